import { useId, type ReactNode } from 'react';
import { OPENINGS } from '../../engine/openings';
import { openingWords } from '../../words/games';
import { t } from '../../words/t';
import { OpeningPlan } from './OpeningPlan';

export interface OpeningChoiceProps {
  readonly opening: string;
  readonly onOpening: (id: string) => void;
}

/** The openings by their names, and where both armies stand in the one chosen. */
export function OpeningChoice({ opening, onOpening }: OpeningChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className="hq-opening">
      <div>
        <label htmlFor={id}>{t('headquarters:opening')}</label>
        <select id={id} value={opening} onChange={(event) => onOpening(event.target.value)}>
          {OPENINGS.map((choice) => {
            const { name, language } = openingWords(choice.id);
            return (
              <option key={choice.id} value={choice.id} lang={language}>
                {name}
              </option>
            );
          })}
        </select>
      </div>
      <OpeningPlan opening={opening} />
    </div>
  );
}
