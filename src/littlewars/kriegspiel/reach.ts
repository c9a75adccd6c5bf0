import { isWithinMove } from '../engine/contact';
import { distance } from '../engine/lengths';
import { moveOf, radiusOf } from '../engine/men';
import { isFree } from '../engine/obstacles';
import type { Man, Point } from '../engine/types';
import { fieldFrom, pointBefore, pathIn, pathTo, type Field } from '../engine/paths';
import { affords, takes } from './moveState';
import { costOf, countryFor, profileOf, type Mobility } from './ground';
import type { KriegspielBattle } from './types';

/**
 * Returns whether a mounted man could march up to one of some men in one move (kriegspiel.md 7.1, 7.3): round what
 * stands between them, paying for contours (2.3), and across no river, which takes a move of its own (2.4). Without the
 * chapter *ground* contours and rivers cost nothing.
 */
export function canReach(battle: KriegspielBattle, sabre: Man, men: readonly Man[]): boolean {
  if (!takes(battle, 'ground')) return isWithinMove(battle, sabre, men);
  const march = moveOf(sabre);
  const mobility: Mobility = { march, road: march, wheels: false, fords: true };
  const radius = radiusOf(sabre);
  const short = (man: Man): number => radius + radiusOf(man);
  const pays = (stops: readonly Point[]): boolean => {
    const { walk, climb, rivers } = costOf(profileOf(battle.country, stops), mobility);
    return rivers.length === 0 && affords(1, walk + climb);
  };
  const near = men.filter((man) => distance(sabre, man) - short(man) <= march);
  // One field serves for all to whom no straight path leads.
  let field: Field | null = null;
  return near.some((man) => {
    const end = pointBefore(sabre, man, short(man));
    if (isFree(battle, sabre, end, radius)) return pays([sabre, end]);
    field ??= fieldFrom(battle, radius, sabre, march);
    const path = pathIn(field, man, short(man));
    return path !== null && pays(path.stops);
  });
}

/**
 * What keeps a mounted man from going up to another in one move although a path leads there (kriegspiel.md 2.3, 2.4):
 * the id of a river on it, or the length of the path and what its contours cost, in sixteenths of an inch.
 */
type Hindrance = { readonly river: string } | { readonly length: number; readonly climb: number };

/**
 * Returns what keeps a mounted man from going up to another along the shortest path (`canReach`): the first river on
 * it, which takes a move of its own to cross (kriegspiel.md 2.4), otherwise its contours (2.3). Null if there is no
 * path within a move.
 */
export function hindranceBefore(battle: KriegspielBattle, sabre: Man, man: Man): Hindrance | null {
  if (!takes(battle, 'ground')) return null;
  const fords = { ...battle, country: countryFor(battle.country, true) };
  const radius = radiusOf(sabre);
  const march = moveOf(sabre);
  const path = pathTo(fords, radius, sabre, man, march, radius + radiusOf(man));
  if (path === null) return null;
  const mobility: Mobility = { march, road: march, wheels: false, fords: true };
  const { rivers, climb } = costOf(profileOf(battle.country, path.stops), mobility);
  const [river] = rivers;
  return river === undefined ? { length: path.length, climb: climb * march } : { river };
}
