import { memo } from 'react';
import { FIRES, LAYERS } from '../../../game/settings';
import { t } from '../../../words/t';
import { HiddenHeading } from '../../base/HiddenHeading';
import { useSettings, useWarSettings } from '../../base/useGame';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import { Segments } from '../../../../shell/ui/Segments';
import './unit.css';

/** Two rows of radio buttons for whose lines of communication and whose fire the board shows, which are saved. */
export const Layers = memo(function Layers() {
  useLanguage();

  const settings = useWarSettings();
  const layer = useSettings((settings) => settings.layer);
  const fire = useSettings((settings) => settings.fire);
  return (
    <div className="layers">
      <HiddenHeading of="layers" />
      <fieldset>
        <legend>{t('war:layers.lines.title')}</legend>
        <Segments
          values={LAYERS}
          words={(layer) => t(`war:layers.lines.${layer}`)}
          value={layer}
          onChoose={(chosen) => settings.change({ layer: chosen })}
        />
      </fieldset>
      <fieldset>
        <legend>{t('war:layers.fire.title')}</legend>
        <Segments
          values={FIRES}
          words={(fire) => t(`war:layers.fire.${fire}`)}
          value={fire}
          onChoose={(chosen) => settings.change({ fire: chosen })}
        />
      </fieldset>
    </div>
  );
});
