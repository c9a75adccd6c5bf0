import { memoizeEach } from '../../shell/memoizeEach';
import { memoizeEachBy } from '../engine/memoizeEachBy';
import { groundOf, onCrossing, within, type Lying } from '../engine/ground';
import { distance, FOOT, INCH } from '../engine/lengths';
import { backLine, isReady, other, radiusOf } from '../engine/men';
import { isFree } from '../engine/obstacles';
import { nearestOn, segmentsCross } from '../engine/shapes';
import type { Country, Man, Point, Side } from '../engine/types';
import { fighting } from './general';
import { countryFor } from './ground';
import type { KriegspielBattle } from './types';

// 5.5: whether men are besieged.

/** How far two enemies, or one and ground that nobody walks on, may be apart and let nobody pass between. */
const CLOSES = 2 * FOOT;
/** The width of the grid on which paths round the enemy are sought; none of its points is a whole sixteenth. */
const GRID = INCH;
const OFF = 3 / 8;

type Line = readonly [Point, Point];

/** Returns where crossings leave the banks of a water: beside them nobody walks. */
const abutmentsOf = ({ edges }: Lying, crossings: readonly Lying[]): readonly Point[] =>
  edges.flatMap(([a, b]) =>
    crossings.flatMap((crossing) =>
      crossing.edges.flatMap(([c, d]): readonly Point[] => {
        if (!segmentsCross(a, b, c, d)) return [];
        const turn = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
        const part = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / turn;
        return [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }];
      }),
    ),
  );

/** The pieces of a Country that close the lines of 5.5, wherever men stand. */
interface Closing {
  readonly country: Country;
  /** The ground nobody walks on that may be near enough to a place, by the square in which that is. */
  readonly shut: ReadonlyMap<number, readonly Lying[]>;
  readonly abutments: readonly Point[];
}

/** Returns the pieces of a Country that close lines; cached for each Country. */
const closingOf = memoizeEach((country: Country): Closing => {
  const { solids, waters, crossings } = groundOf(country);
  const shut = new Map<number, Lying[]>();
  for (const each of [...solids, ...waters]) {
    const { left, right, bottom, top } = each.bounds;
    const from = { x: left - CLOSES, y: bottom - CLOSES };
    addTo(shut, squaresOver(from, { x: right + CLOSES, y: top + CLOSES }), each);
  }
  const abutments = waters.flatMap((water) => abutmentsOf(water, crossings));
  return { country, shut, abutments };
});

/** Returns the square in which a place is, as wide as the longest closed line. */
const squareOf = ({ x, y }: Point): number => Math.floor(x / CLOSES) * ROW + Math.floor(y / CLOSES);
/** More than there are squares in a column of the largest field, and of the aprons beyond it. */
const ROW = 1 << 10;

/** Returns the squares over which a segment, or a box between two corners, may lie. */
function squaresOver(a: Point, b: Point): readonly number[] {
  const at = (length: number): number => Math.floor(length / CLOSES);
  const squares: number[] = [];
  for (let i = at(Math.min(a.x, b.x)); i <= at(Math.max(a.x, b.x)); i++)
    for (let j = at(Math.min(a.y, b.y)); j <= at(Math.max(a.y, b.y)); j++)
      squares.push(i * ROW + j);
  return squares;
}

function addTo<T>(all: Map<number, T[]>, squares: readonly number[], one: T): void {
  for (const square of squares) {
    const known = all.get(square);
    if (known === undefined) all.set(square, [one]);
    else known.push(one);
  }
}

/** Returns those for whom a condition is true, and the others. */
function parted<T>(all: readonly T[], holds: (one: T) => boolean): [readonly T[], readonly T[]] {
  const those = all.filter(holds);
  return those.length === 0 ? [those, all] : [those, all.filter((one) => !holds(one))];
}

/** Returns a line that closes what is between two points, no longer than that; null if they are farther apart. */
function closed(a: Point, b: Point): Line | null {
  if (Math.abs(a.x - b.x) > CLOSES || Math.abs(a.y - b.y) > CLOSES) return null;
  if (distance(a, b) > CLOSES) return null;
  // All lines have the same direction, so that a man who stands on several of them is on the same side of each.
  return a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
}

/**
 * Returns the points of ground that nobody walks on, and of the field's sides, to which an enemy may close a line.
 */
function banksNear(
  { country, shut, abutments }: Closing,
  far: number,
  enemy: Man,
): readonly Point[] {
  const banks: Point[] = [];
  for (const { piece, bounds } of shut.get(squareOf(enemy)) ?? []) {
    if (!within(bounds, enemy, CLOSES + 1)) continue;
    const bank = nearestOn(piece.shape, enemy);
    if (!onCrossing(country, bank)) banks.push(bank);
  }
  // Nobody walks off the field.
  return [
    ...banks,
    ...abutments,
    { x: 0, y: enemy.y },
    { x: country.width, y: enemy.y },
    { x: enemy.x, y: far },
  ];
}

/** The places of a grid over the field. */
interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

const ticks = (length: number): readonly number[] => [
  ...Array.from({ length: Math.ceil(length / GRID) }, (_, i) => i * GRID + OFF),
  length - OFF,
];

/** The paths of a side on one table, as far as they have been computed. */
interface Siege {
  readonly grid: Grid;
  readonly isOpen: (a: Point, b: Point) => boolean;
  /** By column, and in it by row: whether the place leads to the back line, as far as it has been asked. */
  readonly places: Uint8Array;
}
const [HOME, SHUT] = [1, 2];

/** Returns a test whether a segment crosses a line that a side's enemies close. */
function shutFor(battle: KriegspielBattle, side: Side): (a: Point, b: Point) => boolean {
  const closing = closingOf(countryFor(battle.country, true));
  const far = backLine(battle, other(side));
  const enemies = fighting(battle).men.filter((man) => man.side !== side && isReady(man));
  const squares = new Map<number, Line[]>();
  const lay = (a: Point, b: Point): void => {
    const line = closed(a, b);
    if (line !== null) addTo(squares, squaresOver(...line), line);
  };
  // An enemy's lines are computed once a path comes near him, because most paths are far from most enemies. A path that
  // crosses a line between two enemies comes within half its length of one of them.
  let [alone, apart]: [readonly Man[], readonly Man[]] = [enemies, enemies];
  return (a, b) => {
    const isNear =
      (reach: number) =>
      ({ x, y }: Man): boolean =>
        x >= Math.min(a.x, b.x) - reach &&
        x <= Math.max(a.x, b.x) + reach &&
        y >= Math.min(a.y, b.y) - reach &&
        y <= Math.max(a.y, b.y) + reach;
    const [byGround, lone] = parted(alone, isNear(CLOSES));
    for (const enemy of byGround)
      for (const bank of banksNear(closing, far, enemy)) lay(enemy, bank);
    const [byOthers, rest] = parted(apart, isNear(CLOSES / 2));
    for (const enemy of byOthers) for (const each of enemies) if (each !== enemy) lay(enemy, each);
    [alone, apart] = [lone, rest];
    return squaresOver(a, b).some((square) =>
      squares.get(square)?.some(([c, d]) => segmentsCross(a, b, c, d)),
    );
  };
}

function siegeBy({ width, depth }: Country, isOpen: Siege['isOpen']): Siege {
  const grid: Grid = { xs: ticks(width), ys: ticks(depth) };
  return { grid, isOpen, places: new Uint8Array(grid.xs.length * grid.ys.length) };
}

type Cell = readonly [column: number, row: number];

/** Returns whether a place of the grid leads to a side's back line, and notes it for all that it leads to. */
function leadsHome({ grid, isOpen, places }: Siege, side: Side, from: Cell): boolean {
  const { xs, ys } = grid;
  const [line, back] = side === 'red' ? [0, -1] : [ys.length - 1, 1];
  const rows = ys.length;
  const seen: Cell[] = [];
  const open: Cell[] = [from];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [i, j] = cell;
    const place = i * rows + j;
    if (places[place] === SHUT) continue;
    seen.push(cell);
    if (j === line || places[place] === HOME) {
      for (const [k, l] of seen) places[k * rows + l] = HOME;
      return true;
    }
    // A place that is found to be shut is shut for all, and a place under examination is not examined again.
    places[place] = SHUT;
    const at = { x: xs[i] as number, y: ys[j] as number };
    // The stack is read from its end, so that the place straight back is examined first.
    for (const [k, l] of [
      [i, j - back],
      [i - 1, j],
      [i + 1, j],
      [i, j + back],
    ] as const) {
      const [x, y] = [xs[k], ys[l]];
      if (x === undefined || y === undefined || places[k * rows + l] === SHUT) continue;
      if (isOpen(at, { x, y })) open.push([k, l]);
    }
  }
  return false;
}

/** The closed lines of a side, and by radius the paths of its men, as far as they have been computed. */
interface Known {
  readonly isShut: (a: Point, b: Point) => boolean;
  readonly byRadius: Map<number, Siege>;
}

/** Returns the paths of a side, computed on demand; cached for each battle. */
const knownOf = memoizeEachBy((battle: KriegspielBattle, side: Side): Known => ({
  isShut: shutFor(battle, side),
  byRadius: new Map<number, Siege>(),
}));

/** Returns whether a man has a path to his back line that crosses no line that the enemy closes (5.5). */
function hasPath(battle: KriegspielBattle, man: Man): boolean {
  const { isShut, byRadius } = knownOf(battle, man.side);
  const radius = radiusOf(man);
  const field = { country: countryFor(battle.country, true), rulings: battle.rulings };
  const isOpen = (a: Point, b: Point): boolean => !isShut(a, b) && isFree(field, a, b, radius);
  // Most men can walk straight back to their line.
  if (isOpen(man, { x: man.x, y: backLine(battle, man.side) })) return true;
  const siege = byRadius.get(radius) ?? siegeBy(battle.country, isOpen);
  byRadius.set(radius, siege);
  const { grid } = siege;
  const [i, j] = [Math.floor((man.x - OFF) / GRID), Math.floor((man.y - OFF) / GRID)];
  return (
    [
      [i, j],
      [i + 1, j],
      [i, j + 1],
      [i + 1, j + 1],
    ] as const
  ).some(([k, l]) => {
    const [x, y] = [grid.xs[k], grid.ys[l]];
    return (
      x !== undefined &&
      y !== undefined &&
      isOpen(man, { x, y }) &&
      leadsHome(siege, man.side, [k, l])
    );
  });
}

/**
 * Returns whether none of these men, all of one side, can find a path to their back line (kriegspiel.md 5.5). Men
 * aboard a boat or train count as having one. False if no man is given.
 */
export const isBesieged = (battle: KriegspielBattle, men: readonly Man[]): boolean =>
  men.length > 0 && !men.some((man) => man.state === 'aboard' || hasPath(battle, man));
