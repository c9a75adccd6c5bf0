import type { ReactNode } from 'react';
import { captureOf } from '../../engine/capture';
import { freeMen, lineGoals, onEnemyLine } from '../../engine/ending';
import { SIDES, type Battle } from '../../engine/types';
import { sideName } from '../../words/names';
import { countWords } from '../../words/places';
import { blowWords } from '../../words/results';
import { t } from '../../words/t';

/** What each side has on the field, how near a blow or the line is, and guns that are being passed (4.9). */
export function Standing({ battle }: { readonly battle: Battle }): ReactNode {
  const { mover } = battle;
  const passing = battle.guns
    .filter((gun) => gun.side !== mover && !gun.gone)
    .map((gun) => captureOf(battle, gun, mover))
    .filter(({ passed }) => passed.length > 0);
  return (
    <section aria-label={t('lwTable:strengths')} className="lw-standing">
      {SIDES.map((side) => (
        <p key={side}>
          {t('lwTable:strength', {
            side: sideName(side),
            men: countWords(freeMen(battle, side)) || '0',
          })}
        </p>
      ))}
      {lineGoals(battle).map(
        ({ by, needed }) =>
          needed !== null && (
            <p key={by}>
              {t('lwTable:counts', {
                side: sideName(by),
                count: onEnemyLine(battle, by).length,
                needed,
              })}
            </p>
          ),
      )}
      {/* Between two moves it is told with what has happened. */}
      {battle.phase !== 'interval' && blowWords(battle).map((words) => <p key={words}>{words}</p>)}
      {passing.map(({ gun, passed, near }) => (
        <p key={gun}>{t('lwTable:capture', { gun, count: passed.length, near: near.length })}</p>
      ))}
    </section>
  );
}
