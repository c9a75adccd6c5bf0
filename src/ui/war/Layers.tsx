import { useId } from 'react';
import { LAYERS } from '../../store/preferences';
import { t } from '../../words/t';
import { useCommand, useGame } from '../useGame';
import './insight.css';

/** Whose lines the board shows: a switch at hand, and a key for it. */
export function Layers() {
  const command = useCommand();
  const layer = useGame((state) => state.preferences.layer);
  const id = useId();
  return (
    <div className="layers">
      <fieldset>
        <legend>{t('insight:layers.lines')}</legend>
        <div className="segments">
          {LAYERS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={id}
                checked={layer === each}
                onChange={() => command.prefer({ layer: each })}
              />
              <span>{t(`insight:layers.${each}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
