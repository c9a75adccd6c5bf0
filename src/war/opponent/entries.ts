import { NOBODY } from '../engine/communication';
import { mayMoveTo } from '../engine/landing';
import { takesArsenals } from '../engine/march';
import { movesMade, MOVES_A_TURN, slotAt, squareOf } from '../engine/position';
import { takeBack } from '../engine/search';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../engine/units';
import type { Square } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import {
  give,
  landingOf,
  movesNow,
  packMove,
  slotOf,
  type PackedMove,
  type Thinking,
} from './thinking';

/** A unit near enough to an enemy arsenal to enter it. */
interface Entrant {
  readonly slot: number;
  readonly arsenal: Square;
}

/**
 * Returns the sequences of moves by which the side to move can take an enemy arsenal now (rules.md 8.1): single moves
 * first, then, if the level has `killsAhead`, pairs whose first move brings the unit into communication or clears its
 * path.
 */
export function entriesNow(thinking: Thinking): PackedMove[][] {
  const { search, level } = thinking;
  const { position } = search;
  if (position.over !== null) return [];
  const entries: PackedMove[][] = [];
  const barred: Entrant[] = [];
  for (const entrant of entrantsOf(thinking))
    if (mayMoveTo(position, entrant.slot, entrant.arsenal)) entries.push([moveOf(entrant)]);
    else barred.push(entrant);
  if (!level.killsAhead || barred.length === 0) return entries;
  if (movesMade(position) > MOVES_A_TURN - 2) return entries;
  for (const move of movesNow(position)) {
    if (!mayHelp(thinking, move, barred)) continue;
    give(thinking, move);
    for (const entrant of barred)
      if (mayMoveTo(search.position, entrant.slot, entrant.arsenal))
        entries.push([move, moveOf(entrant)]);
    takeBack(search);
  }
  return entries;
}

const moveOf = ({ slot, arsenal }: Entrant): PackedMove => packMove(slot, arsenal);

/** Returns the units of the side to move within a march of an empty enemy arsenal. */
function entrantsOf({ search: { position } }: Thinking): Entrant[] {
  const { board, side, standing } = position;
  const steps = stepsTable(board);
  const first = firstSlot(side);
  return board.arsenals.flatMap(({ side: of, square: arsenal }, i) => {
    if (of === side || (standing & (1 << i)) === 0 || slotAt(position, arsenal) !== NOBODY)
      return [];
    const entrants: Entrant[] = [];
    for (let slot = first; slot < first + ARMY_SIZE; slot++) {
      const from = squareOf(position, slot);
      if (from < 0 || !takesArsenals(position, slot)) continue;
      if ((steps[arsenal * board.size + from] as number) <= (BY_SLOT.speed[slot] as number))
        entrants.push({ slot, arsenal });
    }
    return entrants;
  });
}

/**
 * Returns whether a move may bring one of some units into communication or clear its way: one of a communications
 * unit, or from or to the neighbourhood of the unit.
 */
function mayHelp({ search: { position } }: Thinking, move: PackedMove, barred: Entrant[]): boolean {
  const slot = slotOf(move);
  if (BY_SLOT.fighting[slot] === 0) return true;
  const { board } = position;
  const steps = stepsTable(board);
  return barred.some((entrant) => {
    const row = squareOf(position, entrant.slot) * board.size;
    return (
      entrant.slot !== slot &&
      ((steps[row + landingOf(move)] as number) <= 1 ||
        (steps[row + squareOf(position, slot)] as number) <= 1)
    );
  });
}
