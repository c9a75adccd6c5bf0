import { groundOf, SOLID } from '../../../src/littlewars/engine/country';
import { FOOT, MOVE, RADIUS } from '../../../src/littlewars/engine/lengths';
import { boundsOf, contains } from '../../../src/littlewars/engine/shapes';
import { ARMS, type Arm, type Country, type Point } from '../../../src/littlewars/engine/types';
import { fieldFrom, wayTo } from '../../../src/littlewars/engine/ways';
import { isFree } from '../../../src/littlewars/engine/country';

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

/** How long the ways are from a back line to the middle, or null where there is none, from five places of it. */
export function waysToMiddle(country: Country, arm: Arm, side: 'red' | 'blue'): (number | null)[] {
  const { width, depth } = country;
  return [1, 3, 5, 7, 9].map((tenth) => {
    const x = Math.round((width * tenth) / 10);
    const from = { x, y: side === 'red' ? 0 : depth };
    const to = nearestFree(country, { x, y: depth / 2 }, RADIUS[arm]);
    return wayTo(country, RADIUS[arm], from, to, 40 * FOOT)?.length ?? null;
  });
}

function nearestFree(country: Country, p: Point, radius: number): Point {
  for (let aside = 0; aside < country.width; aside += 16)
    for (const x of [p.x - aside, p.x + aside])
      if (
        x > radius &&
        x < country.width - radius &&
        isFree(country, { x, y: p.y }, { x, y: p.y }, radius)
      )
        return { x, y: p.y };
  return p;
}

/** Whether somebody of an arm can go from either back line to the other, from five places of it. */
export const isWayThrough = (country: Country, arm: Arm): boolean =>
  [1, 5, 9].every((tenth) => {
    const x = Math.round((country.width * tenth) / 10);
    return wayTo(country, RADIUS[arm], { x, y: 0 }, { x, y: country.depth }, 60 * FOOT) !== null;
  });

const sum = (all: readonly (number | null)[]): number =>
  all.reduce<number>((total, each) => total + (each ?? 10_000), 0);

/** What is measured of a Country: cover in thirds and halves, and the ways of both sides to the middle, in feet. */
export function measuresOf(country: Country) {
  const { depth } = country;
  const third = depth / 3;
  return {
    thirds: [0, 1, 2].map((i) => coverBetween(country, i * third, (i + 1) * third)),
    halves: [coverBetween(country, 0, depth / 2), coverBetween(country, depth / 2, depth)] as const,
    ways: (['red', 'blue'] as const).map(
      (side) =>
        Math.round((sum(ARMS.flatMap((arm) => waysToMiddle(country, arm, side))) / FOOT) * 10) / 10,
    ),
    through: ARMS.every((arm) => isWayThrough(country, arm)),
    turnings: groundOf(country).solids.length,
  };
}

/** Milliseconds that the ways of 75 men take who stand across the field. */
export function waysTime(country: Country): number {
  const men = Array.from({ length: 75 }, (_, i) => ({
    arm: (i < 50 ? 'infantry' : 'cavalry'),
    x: Math.round((country.width * (1 + (i % 25))) / 27),
    y: Math.round(country.depth * (0.25 + 0.25 * Math.floor(i / 25))),
  })).filter(({ arm, ...at }) => isFree(country, at, at, RADIUS[arm]));
  const go = () => men.forEach(({ arm, ...at }) => fieldFrom(country, RADIUS[arm], at, MOVE[arm]));
  go();
  const times = Array.from({ length: 15 }, () => {
    // Of the processor, which the other work of the machine does not count into.
    const began = process.cpuUsage();
    go();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  return times[7]!;
}

/** The sides of the cells by which a field is flooded: an inch and a half. */
const CELL = 24;

/**
 * Whether a horseman, and so everybody, can go from each back line to the other, and whether all free ground is one: the
 * parts of free cells that steps lead to from Red's line, of all that are free.
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
    isFree(country, placeOf(cell), placeOf(cell), radius),
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
      if (!isFree(country, placeOf(cell), placeOf(next), radius)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached.size / free.filter(Boolean).length;
}
