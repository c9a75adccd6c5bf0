import { useMemo } from 'react';
import type { Aim, FlightPoint } from '../../engine/flight';
import type { Battle } from '../../engine/types';
import { hintSeenWords, sightWords, struckWords } from '../../words/gunner';
import { hintedBy, type NamedByHint } from './art/hinted';
import type { Barrel } from './barrel';
import { sightingsOf, strikeSeen } from './seen';

/**
 * Hook: returns the functions that say what is seen along a barrel at an aim: `sightNow` who and what is seen, those
 * named by the shown hints, and where the last shot struck (`struck`, null without an observer); `strikeNow` only the
 * last, empty if there is none. `hinted` is whom the hints mark in the picture.
 */
export function useSightWords(
  battle: Battle,
  barrel: Barrel,
  hints: readonly NamedByHint[],
  struck: FlightPoint | null,
) {
  const { side } = barrel;
  const strikeNow = (aim: Aim): string =>
    struck === null ? '' : struckWords(strikeSeen(barrel.mountAt(aim.bearing), aim, struck));
  const hinted = useMemo(() => hintedBy(hints), [hints]);
  const hintNow = (aim: Aim): string => {
    if (hinted === null) return '';
    const { men, guns } = battle;
    const named = {
      ...battle,
      men: men.filter(({ id }) => hinted.enemies.has(id)),
      guns: guns.filter(({ id }) => hinted.enemies.has(id)),
    };
    const all = sightingsOf(battle, barrel, aim).bodies;
    return hintSeenWords(side, sightingsOf(named, barrel, aim).bodies, all);
  };
  const sightNow = (aim: Aim): string =>
    [sightWords(side, sightingsOf(battle, barrel, aim)), hintNow(aim), strikeNow(aim)]
      .filter((words) => words !== '')
      .join(' ');
  return { hinted, sightNow, strikeNow };
}
