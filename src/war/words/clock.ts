import { shownTime } from '../../shell/clock';
import { listed } from '../../shell/language/intl';
import type { Side } from '../engine/vocabulary';
import type { WarTimeControl } from '../game/clocks';
import { t } from './t';
import { capital, theSide } from './sentences';

/** Returns a time, given in milliseconds and rounded up to seconds, in words: `4 minutes and 30 seconds`. */
export function timeWords(left: number): string {
  const { hours, minutes, seconds } = shownTime(Math.ceil(left / 1000) * 1000);
  const parts = (
    [
      ['hours', hours],
      ['minutes', minutes],
      ['seconds', seconds],
    ] as const
  ).flatMap(([unit, count]) => (count === 0 ? [] : t(`clock:units.${unit}`, { count })));
  return parts.length === 0 ? t('clock:units.seconds', { count: 0 }) : listed(parts);
}

/** Returns a sentence on a side's time `left`, in milliseconds: `The North: 4 minutes and 30 seconds left.` */
export const leftWords = (side: Side, left: number): string =>
  t('clock:left', { side: capital(theSide(side)), time: timeWords(left) });

/** Returns the short announcement that little time is left, `left` in milliseconds: `30 seconds left.` */
export const warningWords = (left: number): string => t('clock:warning', { time: timeWords(left) });

/**
 * Returns a time control in words: `3 minutes a turn`, `30 minutes for the war`, or with an increment
 * `30 minutes for the war and 30 seconds a turn`; both sides' if they differ.
 */
export function controlWords({ kind, time, increment }: WarTimeControl): string {
  const one = (side: Side): string =>
    kind === 'turn'
      ? t('clock:control.turn', { time: timeWords(time[side]) })
      : increment === 0
        ? t('clock:control.bank', { time: timeWords(time[side]) })
        : t('clock:control.increment', {
            time: timeWords(time[side]),
            increment: timeWords(increment),
          });
  if (time.N === time.S) return one('N');
  return t('clock:control.each', { north: one('N'), south: one('S') });
}
