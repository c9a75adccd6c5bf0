import { useId } from 'react';
import { t } from '../../../words/t';

/** The meanings of the notation's signs, as in the list of turns. */
const SIGNS = [
  ['J14-K13', 'move'],
  ['xK12', 'attack'],
  ['+J14-K13', 'advance'],
  ['.', 'end'],
  ['=', 'resists'],
  ['~', 'dislodged'],
  ['#', 'destroyed'],
  ['!', 'arsenal'],
] as const;

/** A button that shows and hides an explanation of the signs of the notation. */
export function NotationKey() {
  const id = useId();
  return (
    <>
      <button type="button" className="notation-open" popoverTarget={id}>
        {t('history:notation.title')}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t('history:notation.title')}
        className="notation-key"
      >
        <dl>
          {SIGNS.map(([sign, name]) => (
            <div key={sign}>
              <dt translate="no">{sign}</dt>
              <dd>{t(`history:notation.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
