import type { Board } from '../../../engine/board';
import { CELL } from '../geometry';
import { coordinates, noise, plus, type Point } from './path';
import type { Range } from './range';

/**
 * Returns the outlines of a board's mountains along the edges of their squares, as closed loops of points in units of
 * the drawing with the North at the top. The mountains are to the right of each loop; the outline of an enclosed plain
 * is a loop of its own.
 */
export function outlines(board: Board, range: Range): Point[][] {
  const mountain = new Set(range.squares);
  const next = new Map<string, Point>();
  for (const square of range.squares) {
    const column = square % board.width;
    const x = column * CELL;
    const y = Math.floor(square / board.width) * CELL;
    const corners = [
      { x, y },
      { x: x + CELL, y },
      { x: x + CELL, y: y + CELL },
      { x, y: y + CELL },
    ] as const;
    const beyond = [
      square - board.width,
      column + 1 < board.width ? square + 1 : -1,
      square + board.width,
      column > 0 ? square - 1 : -1,
    ];
    corners.forEach((corner, i) => {
      if (!mountain.has(beyond[i] ?? -1))
        next.set(`${coordinates(corner)} ${i}`, corners[(i + 1) % 4] ?? corner);
    });
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let key = next.keys().next().value;
    while (key !== undefined) {
      const [x = 0, y = 0, side = 0] = key.split(' ').map(Number);
      const end = next.get(key);
      if (end === undefined) break;
      next.delete(key);
      for (let i = 0; i < 8; i++)
        loop.push({ x: x + ((end.x - x) * (i + 0.5)) / 8, y: y + ((end.y - y) * (i + 0.5)) / 8 });
      // A right turn first, so that squares that touch at a corner keep separate outlines.
      key = [side + 1, side, side + 3]
        .map((s) => `${coordinates(end)} ${s % 4}`)
        .find((k) => next.has(k));
    }
    loops.push(loop);
  }
  return loops;
}

/** Returns a loop with rounded corners. */
function rounded(loop: readonly Point[], times: number): readonly Point[] {
  if (times === 0) return loop;
  const worn = loop.map((p, i) => {
    const before = loop.at(i - 1) ?? p;
    const after = loop[(i + 1) % loop.length] ?? p;
    return { x: (before.x + 2 * p.x + after.x) / 4, y: (before.y + 2 * p.y + after.y) / 4 };
  });
  return rounded(worn, times - 1);
}

/**
 * Returns a closed loop of points with rounded corners, moved to its right by an irregular distance from `least` to
 * `most` units of the drawing (negative for the left), so that bays and spurs form. The same for the same loop each
 * time.
 */
export function worn(squared: readonly Point[], least: number, most: number): Point[] {
  const loop = rounded(squared, 5);
  return loop.map((p, i) => {
    const before = loop.at(i - 1) ?? p;
    const after = loop[(i + 1) % loop.length] ?? p;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const rough =
      noise({ x: p.x / 11, y: p.y / 11 }, 5) + 0.5 * noise({ x: p.x / 5, y: p.y / 5 }, 6);
    const bay = Math.min(1, Math.max(0, (rough * 0.9 + 1) / 2));
    const inwards = most + (least - most) * bay;
    return plus(
      p,
      (-(after.y - before.y) / length) * inwards,
      ((after.x - before.x) / length) * inwards,
    );
  });
}
