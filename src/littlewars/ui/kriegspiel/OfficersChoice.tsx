import { NameInput } from '../../../shell/ui/NameInput';
import type { ReactNode } from 'react';
import {
  ARMS,
  LONGEST_OFFICER,
  MOST_OFFICERS,
  sharedOut,
  withArm,
  type Officer,
} from '../../game/kriegspiel/officers';
import type { Side } from '../../engine/types';
import { sideName } from '../../words/names';
import { t } from '../../words/t';
import { Choice } from '../base/Choice';

const COUNTS = Array.from({ length: MOST_OFFICERS }, (_, i) => `${i + 1}`);

interface OfficersChoiceProps {
  readonly side: Side;
  readonly officers: readonly Officer[];
  readonly onOfficers: (officers: readonly Officer[]) => void;
}

/**
 * Renders fields for how many players a side has, their names, and which arms each commands (kriegspiel.md 4.1).
 * `onOfficers` is called with all of them after a change.
 */
export function OfficersChoice({ side, officers, onOfficers }: OfficersChoiceProps): ReactNode {
  const nameOf = ({ name }: Officer, i: number): string =>
    name.trim() === '' ? t('lwKriegspielTable:officers.unnamed', { number: i + 1 }) : name;
  return (
    <Choice
      legend={t('lwKriegspielTable:officers.legend', { side: sideName(side) })}
      values={COUNTS}
      value={`${officers.length}`}
      words={(count) => t('lwKriegspielTable:officers.count', { count: Number(count) })}
      onChoose={(count) =>
        onOfficers(
          sharedOut(
            Number(count),
            officers.map(({ name }) => name),
          ),
        )
      }
    >
      {officers.length > 1 && (
        <div className="kp-officers">
          {officers.map((officer, number) => (
            <label key={number}>
              {t('lwKriegspielTable:officers.unnamed', { number: number + 1 })}
              <NameInput
                longest={LONGEST_OFFICER}
                name={officer.name}
                onName={(name) =>
                  onOfficers(officers.map((each, i) => (i === number ? { ...each, name } : each)))
                }
              />
            </label>
          ))}
          {ARMS.map((arm) => (
            <label key={arm}>
              {t(`lwKriegspielTable:officers.arms.${arm}`)}
              <select
                value={officers.findIndex(({ arms }) => arms.includes(arm))}
                onChange={({ target }) => onOfficers(withArm(officers, arm, Number(target.value)))}
              >
                {officers.map((officer, i) => (
                  <option key={i} value={i}>
                    {nameOf(officer, i)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </Choice>
  );
}
