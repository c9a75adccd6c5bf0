import type { Aim, FlightPoint } from '../../engine/flight';
import type { Battle } from '../../engine/types';
import { hintSeenWords, sightWords, struckWords } from '../../words/gunner';
import type { NamedByHint } from './art/hinted';
import type { Barrel } from './barrel';
import { sightingsOf, strikeSeen } from './seen';

/**
 * Returns the functions that say what is seen along a barrel at an aim: `sightNow` who and what is seen, those named by
 * the shown hints, and where the last shot struck (`struck`, null without an observer); `strikeNow` only the last, empty
 * if there is none.
 */
export function sightWordsOf(
  battle: Battle,
  barrel: Barrel,
  hints: readonly NamedByHint[],
  struck: FlightPoint | null,
) {
  const { side } = barrel;
  const strikeNow = (aim: Aim): string =>
    struck === null ? '' : struckWords(strikeSeen(barrel.mountAt(aim.bearing), aim, struck));
  const hintNow = (aim: Aim): string => {
    if (hints.length === 0) return '';
    const isNamed = ({ id }: { readonly id: string }): boolean =>
      hints.some(({ enemies }) => enemies.includes(id));
    const named = {
      ...battle,
      men: battle.men.filter(isNamed),
      guns: battle.guns.filter(isNamed),
    };
    const all = sightingsOf(battle, barrel, aim).bodies;
    return hintSeenWords(side, sightingsOf(named, barrel, aim).bodies, all);
  };
  const sightNow = (aim: Aim): string =>
    [sightWords(side, sightingsOf(battle, barrel, aim)), hintNow(aim), strikeNow(aim)]
      .filter((words) => words !== '')
      .join(' ');
  return { sightNow, strikeNow };
}
