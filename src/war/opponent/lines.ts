import { NOBODY } from '../engine/communication';
import { slotAt, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT } from '../engine/units';
import type { Side, Square } from '../engine/vocabulary';

/** Returns whether the unit on a square is an enemy of `side` of a kind that cuts its lines (rules.md 4.2). */
export function cutsLines(position: Position, side: Side, square: Square): boolean {
  const slot = slotAt(position, square);
  return (
    slot !== NOBODY &&
    slot < ARMY_SIZE !== (side === 'N') &&
    (BY_SLOT.fighting[slot] === 1 || position.rules.communicationsUnitsCutLines)
  );
}

/** Returns how many squares a side's line runs from a square in a direction before anything stops it. */
function lineEnd(position: Position, side: Side, square: Square, direction: number): number {
  const { rayLength, stride } = position.board;
  const length = rayLength[square * 8 + direction] as number;
  const step = stride[direction] as number;
  for (let i = 1, each = square + step; i <= length; i++, each += step)
    if (cutsLines(position, side, each)) return i - 1;
  return length;
}

/**
 * Writes `mark` into an array by square: at a side's source of communication and at every square that its lines reach
 * (rules.md 4.1, 4.2). Writes nothing if an enemy that cuts lines stands on the source.
 */
export function markLinesFrom(
  position: Position,
  side: Side,
  source: Square,
  marks: Uint8Array | Int32Array,
  mark = 1,
): void {
  if (cutsLines(position, side, source)) return;
  marks[source] = mark;
  alongLines(position, side, source, (square) => {
    marks[square] = mark;
  });
}

/**
 * Calls `take` with every square on a side's eight lines from a square (rules.md 4.2), without that square itself, line
 * by line and outwards, as far as no mountain and no enemy that cuts lines stops them; `begins` is true for the first
 * square of each line.
 */
export function alongLines(
  position: Position,
  side: Side,
  square: Square,
  take: (square: Square, begins: boolean) => void,
): void {
  for (let direction = 0; direction < 8; direction++) {
    const end = lineEnd(position, side, square, direction);
    const step = position.board.stride[direction] as number;
    for (let i = 1, each = square + step; i <= end; i++, each += step) take(each, i === 1);
  }
}
