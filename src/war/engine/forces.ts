import type { Arsenal } from './board';
import type { Field } from './communication';
import { squareOf, type Position } from './position';
import { ARMY_SIZE, FIGHTING_MASK, firstSlot } from './units';
import type { Side } from './vocabulary';

/** Returns how many fighting units (rules.md 2) of a side are on the board. */
export function fightingUnits(position: Position, side: Side): number {
  let count = 0;
  for (let place = 0; place < ARMY_SIZE; place++)
    if ((FIGHTING_MASK & (1 << place)) !== 0 && squareOf(position, firstSlot(side) + place) >= 0)
      count++;
  return count;
}

/** Returns the arsenals that stand in `before` but not in `after` (rules.md 8), row by row from A1. */
export const arsenalsFallen = (before: Field, after: Field): Arsenal[] =>
  before.board.arsenals.filter((_, i) => (before.standing & ~after.standing & (1 << i)) !== 0);
