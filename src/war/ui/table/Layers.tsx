import { memo, useId } from 'react';
import { FIRES, LAYERS } from '../../game/settings';
import { t } from '../../words/t';
import { useSettings, useWarSettings } from '../base/useGame';
import { useLanguage } from '../../../shell/ui/useLanguage';
import './layers.css';

/** Whose lines and whose fire the board shows: switches at hand, and a key for each. */
export const Layers = memo(function Layers() {
  useLanguage();

  const settings = useWarSettings();
  const layer = useSettings((settings) => settings.layer);
  const fire = useSettings((settings) => settings.fire);
  return (
    <div className="layers">
      <Switch
        title={t('war:layers.lines.title')}
        values={LAYERS}
        name={(layer) => t(`war:layers.lines.${layer}`)}
        value={layer}
        onChoose={(chosen) => settings.change({ layer: chosen })}
      />
      <Switch
        title={t('war:layers.fire.title')}
        values={FIRES}
        name={(fire) => t(`war:layers.fire.${fire}`)}
        value={fire}
        onChoose={(chosen) => settings.change({ fire: chosen })}
      />
    </div>
  );
});

interface SwitchProps<V extends string> {
  readonly title: string;
  readonly values: readonly V[];
  readonly name: (value: V) => string;
  readonly value: V;
  readonly onChoose: (value: V) => void;
}

function Switch<V extends string>({ title, values, name, value, onChoose }: SwitchProps<V>) {
  const id = useId();
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="segments">
        {values.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={id}
              checked={value === each}
              onChange={() => onChoose(each)}
            />
            <span>{name(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
