import { SOLID } from '../../../src/littlewars/engine/ground';
import { isFree } from '../../../src/littlewars/engine/obstacles';
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import { FOOT, RADIUS } from '../../../src/littlewars/engine/lengths';
import { boundsOf, contains } from '../../../src/littlewars/engine/shapes';
import type { Arm, Country, Point } from '../../../src/littlewars/engine/types';
import { pathTo } from '../../../src/littlewars/engine/paths';

/** Square inches, roughly, of what hides a man, in a band of the field. */
export function coverBetween(country: Country, low: number, high: number): number {
  const solids = country.pieces.filter(({ kind }) => SOLID.has(kind));
  let area = 0;
  for (const { shape, kind } of solids) {
    const { left, right, bottom, top } = boundsOf(shape);
    for (let x = left + 4; x < right; x += 8)
      for (let y = bottom + 4; y < top; y += 8)
        // A tree hides more than its trunk's area says: a man stands behind it.
        if (y >= low && y < high && contains(shape, { x, y })) area += kind === 'tree' ? 1 : 0.25;
  }
  return Math.round(area);
}

const played = (country: Country) => ({ country, rulings: NEWEST_RULINGS });

/** How long the paths are from a back line to the middle, or null where there is none, from five places of it. */
export function pathsToMiddle(country: Country, arm: Arm, side: 'red' | 'blue'): (number | null)[] {
  const { width, depth } = country;
  return [1, 3, 5, 7, 9].map((tenth) => {
    const x = Math.round((width * tenth) / 10);
    const from = { x, y: side === 'red' ? 0 : depth };
    const to = nearestFree(country, { x, y: depth / 2 }, RADIUS[arm]);
    return pathTo(played(country), RADIUS[arm], from, to, 40 * FOOT)?.length ?? null;
  });
}

function nearestFree(country: Country, p: Point, radius: number): Point {
  for (let sideways = 0; sideways < country.width; sideways += 16)
    for (const x of [p.x - sideways, p.x + sideways])
      if (
        x > radius &&
        x < country.width - radius &&
        isFree(played(country), { x, y: p.y }, { x, y: p.y }, radius)
      )
        return { x, y: p.y };
  return p;
}

/** The sides of the cells by which a field is flooded: an inch and a half. */
const CELL = 24;

/**
 * Whether a horseman, and so everybody, can go from each back line to the other, and whether all free ground is one:
 * the parts of free cells that steps lead to from Red's line, of all that are free.
 */
export function flood(country: Country): number {
  const radius = RADIUS.cavalry;
  const [columns, rows] = [
    Math.floor((country.width - 2 * radius) / CELL),
    Math.floor(country.depth / CELL),
  ];
  const placeOf = (cell: number): Point => ({
    x: radius + (cell % columns) * CELL,
    y: Math.floor(cell / columns) * CELL,
  });
  const free = Array.from({ length: columns * (rows + 1) }, (_, cell) =>
    isFree(played(country), placeOf(cell), placeOf(cell), radius),
  );
  const reached = new Set<number>();
  const open = Array.from({ length: columns }, (_, i) => i).filter((cell) => free[cell]);
  open.forEach((cell) => reached.add(cell));
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const column = cell % columns;
    for (const next of [
      column > 0 ? cell - 1 : -1,
      column < columns - 1 ? cell + 1 : -1,
      cell - columns,
      cell + columns,
    ]) {
      if (next < 0 || next >= free.length || !free[next] || reached.has(next)) continue;
      if (!isFree(played(country), placeOf(cell), placeOf(next), radius)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached.size / free.filter(Boolean).length;
}
