import { NOWHERE } from '../engine/board';
import { FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { slotAt, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { other, type Side, type Square } from '../engine/vocabulary';
import { squaresWithin } from './geometry';

/** The cost of a step over free squares in a table of distances; squares near the enemy cost more. */
export const STEP = 2;
/** The extra cost of a square with an enemy on it, and for each enemy fighting unit nearby, up to so many. */
const OCCUPIED = 6;
const NEAR = 2;
const MOST_NEAR = 4;
/** More than the length of any path found. */
const FAR = 200;

/**
 * A table of distances to one goal, by square, in half steps: around mountains, and around the enemy where the detour
 * costs less than the danger.
 */
export type DistanceTable = Uint8Array;

/**
 * Returns a side's tables of distances to the enemy arsenals, by index in `board.arsenals`; null for the side's own
 * arsenals and for those that have fallen.
 */
export function distanceTablesOf(position: Position, side: Side): (DistanceTable | null)[] {
  const { board, standing } = position;
  const costs = costsOf(position, side);
  return board.arsenals.map(({ side: of, square }, i) =>
    of === side || (standing & (1 << i)) === 0 ? null : distancesTo(position, square, costs),
  );
}

function costsOf(position: Position, side: Side): Uint8Array {
  const { board } = position;
  const near = new Uint8Array(board.size);
  const first = firstSlot(other(side));
  for (let slot = first; slot < first + FIGHTING_COUNT; slot++) {
    const square = squareOf(position, slot);
    if (square === NOWHERE) continue;
    for (const each of squaresWithin(board, NEAR, square)) near[each] = (near[each] as number) + 1;
  }
  return near.map((count, square) => {
    const slot = slotAt(position, square);
    const enemy = slot !== NOBODY && slot < ARMY_SIZE !== (side === 'N');
    return STEP + Math.min(count, MOST_NEAR) + (enemy ? OCCUPIED : 0);
  });
}

/** Dijkstra's algorithm from the goal, with a list for each length. */
function distancesTo({ board }: Position, goal: Square, costs: Uint8Array): DistanceTable {
  const distances = new Uint8Array(board.size).fill(FAR);
  const lists: Square[][] = [[goal]];
  distances[goal] = 0;
  for (let length = 0; length < lists.length; length++)
    for (const square of lists[length] ?? []) {
      if (distances[square] !== length) continue;
      const next = length + (costs[square] as number);
      if (next >= FAR) continue;
      for (let i = square * 8; i < square * 8 + 8; i++) {
        const to = board.around[i] as number;
        if (to === NOWHERE || (distances[to] as number) <= next) continue;
        distances[to] = next;
        (lists[next] ??= []).push(to);
      }
    }
  return distances;
}
