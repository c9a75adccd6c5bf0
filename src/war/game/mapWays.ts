import { DIRECTIONS, type Board } from '../engine/board';
import type { Square } from '../engine/vocabulary';

/** Returns all squares of a board by their steps from the square `near`; equally near ones row by row from A1. */
export function nearestFirst({ width, size }: Board, near: Square): Square[] {
  const far = (square: Square): number =>
    Math.max(
      Math.abs(Math.floor(square / width) - Math.floor(near / width)),
      Math.abs((square % width) - (near % width)),
    );
  return Array.from({ length: size }, (_, square) => square).sort(
    (a, b) => far(a) - far(b) || a - b,
  );
}

/**
 * Returns the mountains to remove so that a march connects the squares `from` with the squares `to`, as few as
 * possible, row by row from A1; empty if a march connects them already.
 */
export function pathThrough(
  board: Board,
  from: readonly Square[],
  to: readonly Square[],
): readonly Square[] {
  const { width, height, terrain } = board;
  const isMountain = (square: Square): boolean => terrain[square] === 'mountain';
  const goals = new Set(to);
  const cameFrom = new Map<Square, Square | null>(from.map((square) => [square, null]));
  // Breadth first: all squares that marches reach, then those across one more mountain.
  let now = from.filter((square) => !isMountain(square));
  let over = from.filter(isMountain);
  while (now.length + over.length > 0) {
    if (now.length === 0) [now, over] = [over, []];
    const square = now.shift() as Square;
    if (goals.has(square)) return mountainsTo(square);
    for (const { row, column } of DIRECTIONS) {
      const [r, c] = [Math.floor(square / width) + row, (square % width) + column];
      const next = r * width + c;
      if (r < 0 || r >= height || c < 0 || c >= width || cameFrom.has(next)) continue;
      cameFrom.set(next, square);
      (isMountain(next) ? over : now).push(next);
    }
  }
  return [];

  function mountainsTo(end: Square): Square[] {
    const found: Square[] = [];
    for (let at: Square | null = end; at !== null; at = cameFrom.get(at) ?? null)
      if (isMountain(at)) found.push(at);
    return found.sort((a, b) => a - b);
  }
}
