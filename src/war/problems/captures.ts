import { stepsBetween, takesArsenals, enemyArsenalAt } from '../engine/march';
import { positionHash } from '../engine/positionHash';
import { movedSlot, squareOf, type Position } from '../engine/position';
import { searchFrom, takeBack, tryMove } from '../engine/search';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../engine/units';
import type { Square } from '../engine/vocabulary';
import { everyMove, type Effort, type SlotMove, type TurnSearch } from './turns';

/** An arsenal that the unit of a slot (0 to 33, units.ts) can take in a turn, with the moves that do it. */
export interface Capture {
  /** The slot of the unit. */
  readonly slot: number;
  readonly arsenal: Square;
  /** The moves, of which the last enters the arsenal. */
  readonly moves: readonly SlotMove[];
}

interface Hunt extends TurnSearch {
  readonly found: Map<number, Capture>;
  /** Whether one capture is enough. */
  readonly any: boolean;
}

/**
 * Returns which units of the side to move can take which arsenals with at most `moves` moves of this turn (rules.md
 * 8.1), each unit and arsenal once, under rules by which arsenals fall on entry; with `any` only the first found.
 * Exhaustive if the effort lasts (`wentToEnd`).
 */
export function capturesWithin(
  position: Position,
  moves: number,
  effort: Effort,
  any = false,
): Capture[] {
  const hunt: Hunt = {
    search: searchFrom(position, moves),
    effort,
    seen: new Set(),
    made: [],
    found: new Map(),
    any,
  };
  follow(hunt, moves);
  return [...hunt.found.values()];
}

/** Returns the slots of units that may still move this turn and have an enemy arsenal within their speed. */
function raiders(position: Position): number[] {
  const { board, side } = position;
  const arsenals = board.arsenals.filter(
    ({ square }) => enemyArsenalAt(position, side, square) >= 0,
  );
  const first = firstSlot(side);
  return Array.from({ length: ARMY_SIZE }, (_, place) => first + place).filter((slot) => {
    const from = squareOf(position, slot);
    if (from < 0 || movedSlot(position, slot) || !takesArsenals(position, slot)) return false;
    const speed = BY_SLOT.speed[slot] as number;
    return arsenals.some(({ square }) => stepsBetween(position, from, square) <= speed);
  });
}

function follow(hunt: Hunt, left: number): void {
  const { search, seen, effort, found } = hunt;
  const { position } = search;
  if (left === 0 || position.over !== null || position.taken >= 0) return;
  // A unit moves once a turn: without one that can reach it by its move, no arsenal falls.
  const able = raiders(position);
  if (able.length === 0) return;
  const hash = positionHash(position);
  if (seen.has(hash)) return;
  seen.add(hash);
  for (const move of everyMove(position)) {
    if (hunt.any && found.size > 0) return;
    const takes = able.includes(move.slot) && enemyArsenalAt(position, position.side, move.to) >= 0;
    if (takes) {
      const key = move.slot * position.board.size + move.to;
      if (!found.has(key))
        found.set(key, { slot: move.slot, arsenal: move.to, moves: [...hunt.made, move] });
      continue;
    }
    if (left === 1) continue;
    effort.left -= 1;
    if (effort.left < 0) return;
    tryMove(search, move.slot, move.to);
    hunt.made.push(move);
    follow(hunt, left - 1);
    hunt.made.pop();
    takeBack(search);
  }
}
