import { directionOf, turnBetween } from '../../../engine/angles';
import { MUZZLE, MUZZLE_HEIGHT } from '../../../engine/gunShape';
import { manOf } from '../../../engine/men';
import type { Man } from '../../../engine/types';
import type { KriegspielReason } from '../../../kriegspiel/reasons';
import { rifleFaults, rifleMuzzle } from '../../../kriegspiel/rifles';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { kriegspielReasonWords } from '../../../words/kriegspiel/reasons';
import type { Barrel } from '../../gunner/barrel';

/** The faults of an aim of five rifles, apart from who may fire. */
const TURNED: ReadonlySet<KriegspielReason['code']> = new Set(['outsideArc', 'noRoomBehind']);

const turnFaults = (battle: KriegspielBattle, men: readonly string[], bearing: number) =>
  rifleFaults(battle, { men, bearing, elevation: 0 }).filter(({ code }) => TURNED.has(code));

/** Returns the man in the middle of a row of riflemen, given by their ids; undefined if he is not in the battle. */
export const middleOf = (battle: KriegspielBattle, men: readonly string[]): Man | undefined =>
  manOf(battle, men[Math.floor(men.length / 2)] ?? '');

/**
 * Returns the barrel by which five riflemen aim together (kriegspiel.md 3.6). Its muzzle is behind the middle man and
 * above his head; it turns as far as the front of the row, and room behind the men, allow.
 */
export const barrelOfFive = (
  battle: KriegspielBattle,
  middle: Man,
  men: readonly string[],
): Barrel => ({
  id: middle.id,
  side: middle.side,
  wheels: false,
  mountAt: (bearing) => {
    const { x, y, z } = rifleMuzzle(battle, middle, bearing).muzzle;
    const direction = directionOf(bearing);
    return { x: x - MUZZLE * direction.x, y: y - MUZZLE * direction.y, foot: z - MUZZLE_HEIGHT };
  },
  limitsAt: (bearing) =>
    turnFaults(battle, men, bearing).map((reason) => ({
      kind: 'other',
      words: kriegspielReasonWords(battle, reason),
    })),
});

/**
 * Returns the bearing nearest to a given one in which five riflemen may fire, in thousandths of a degree
 * (kriegspiel.md 3.6): the given one if it is within their arc.
 */
export function bearingWithin(
  battle: KriegspielBattle,
  men: readonly string[],
  bearing: number,
): number {
  for (const reason of turnFaults(battle, men, bearing))
    if (reason.code === 'outsideArc')
      return reason.fronts.reduce(
        (nearest, front) =>
          Math.abs(turnBetween(front, bearing)) < Math.abs(turnBetween(nearest, bearing))
            ? front
            : nearest,
        reason.fronts[0] ?? bearing,
      );
  return bearing;
}
