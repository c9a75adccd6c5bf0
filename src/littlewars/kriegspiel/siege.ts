import { groundOf, onCrossing, within, type Lying } from '../engine/ground';
import { distance, FOOT, INCH } from '../engine/lengths';
import { backLine, isReady, other, radiusOf } from '../engine/men';
import { isFree } from '../engine/obstacles';
import { nearestOn, segmentsCross } from '../engine/shapes';
import type { Man, Point, Side } from '../engine/types';
import { fighting } from './general';
import { countryFor } from './ground';
import type { KriegspielBattle } from './types';

// 5.5: who is besieged.

/** How far two armed enemies, or one and ground nobody walks on, may be apart to close what is between. */
const CLOSES = 2 * FOOT;
/** Ways round the enemy are looked for from point to point of a grid of this width, none of them on a whole sixteenth. */
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

/** Returns the lines that a side's armed enemies close (5.5). */
export function closedLines(battle: KriegspielBattle, side: Side): readonly Line[] {
  const country = countryFor(battle.country, true);
  const { solids, waters, crossings } = groundOf(country);
  const abutments = waters.flatMap((water) => abutmentsOf(water, crossings));
  const enemies = fighting(battle).men.filter((man) => man.side !== side && isReady(man));
  const lines: Line[] = [];
  const close = (a: Point, b: Point): void => {
    if (distance(a, b) > CLOSES) return;
    // All run one way, so that a man who stands on several of them is on one side.
    lines.push(a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a]);
  };
  const far = backLine(battle, other(side));
  enemies.forEach((enemy, i) => {
    for (const each of enemies.slice(i + 1)) close(enemy, each);
    for (const { piece, bounds } of [...solids, ...waters]) {
      if (!within(bounds, enemy, CLOSES + 1)) continue;
      const bank = nearestOn(piece.shape, enemy);
      if (!onCrossing(country, bank)) close(enemy, bank);
    }
    for (const bank of abutments) close(enemy, bank);
    // Nobody walks off the field.
    close(enemy, { x: 0, y: enemy.y });
    close(enemy, { x: country.width, y: enemy.y });
    close(enemy, { x: enemy.x, y: far });
  });
  return lines;
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

/** What is known of a side's ways on one table. */
interface Siege {
  readonly grid: Grid;
  readonly isOpen: (a: Point, b: Point) => boolean;
  /** By column and row: whether the place leads to the back line, as far as it has been asked. */
  readonly places: readonly Uint8Array[];
}
const [HOME, SHUT] = [1, 2];

/** Returns how to find the closed lines that may cross a segment: by squares as wide as the longest of them. */
function linesBy(lines: readonly Line[]): (a: Point, b: Point) => readonly Line[] {
  const squares = new Map<string, Line[]>();
  const over = (a: Point, b: Point): readonly string[] => {
    const at = (length: number): number => Math.floor(length / CLOSES);
    const keys: string[] = [];
    for (let i = at(Math.min(a.x, b.x)); i <= at(Math.max(a.x, b.x)); i++)
      for (let j = at(Math.min(a.y, b.y)); j <= at(Math.max(a.y, b.y)); j++) keys.push(`${i} ${j}`);
    return keys;
  };
  for (const line of lines)
    for (const key of over(...line)) squares.set(key, [...(squares.get(key) ?? []), line]);
  return (a, b) => over(a, b).flatMap((key) => squares.get(key) ?? []);
}

function siegeBy(battle: KriegspielBattle, side: Side, radius: number): Siege {
  const linesNear = linesBy(closedLines(battle, side));
  const field = { country: countryFor(battle.country, true), rulings: battle.rulings };
  const { width, depth } = battle.country;
  const grid: Grid = { xs: ticks(width), ys: ticks(depth) };
  return {
    grid,
    isOpen: (a, b) =>
      !linesNear(a, b).some(([c, d]) => segmentsCross(a, b, c, d)) && isFree(field, a, b, radius),
    places: grid.xs.map(() => new Uint8Array(grid.ys.length)),
  };
}

type Cell = readonly [column: number, row: number];

/** Returns whether a place of the grid leads to a side's back line, and notes it for all that it leads to. */
function leadsHome({ grid, isOpen, places }: Siege, side: Side, from: Cell): boolean {
  const { xs, ys } = grid;
  const [line, back] = side === 'red' ? [0, -1] : [ys.length - 1, 1];
  const seen: Cell[] = [];
  const open: Cell[] = [from];
  const note = (what: number): void => {
    for (const [i, j] of seen) (places[i] as Uint8Array)[j] = what;
  };
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [i, j] = cell;
    const column = places[i] as Uint8Array;
    if (column[j] === SHUT) continue;
    seen.push(cell);
    if (j === line || column[j] === HOME) {
      note(HOME);
      return true;
    }
    // Whatever is found to be shut is shut for all, and what is being looked at is not looked at again.
    column[j] = SHUT;
    const at = { x: xs[i] as number, y: ys[j] as number };
    // The last is looked at first: straight back.
    for (const [k, l] of [
      [i, j - back],
      [i - 1, j],
      [i + 1, j],
      [i, j + back],
    ] as const) {
      const [x, y] = [xs[k], ys[l]];
      if (x === undefined || y === undefined || places[k]?.[l] === SHUT) continue;
      if (isOpen(at, { x, y })) open.push([k, l]);
    }
  }
  return false;
}

const sieges = new WeakMap<KriegspielBattle, Map<string, Siege>>();

/** Returns what is known of a side's ways, for men of a radius; cached for each battle. */
function siegeOf(battle: KriegspielBattle, side: Side, radius: number): Siege {
  const known = sieges.get(battle) ?? new Map<string, Siege>();
  sieges.set(battle, known);
  const key = `${side} ${radius}`;
  const siege = known.get(key) ?? siegeBy(battle, side, radius);
  known.set(key, siege);
  return siege;
}

/** Returns whether a man finds a way to his back line that crosses no line that the enemy closes (5.5). */
function hasWay(battle: KriegspielBattle, man: Man): boolean {
  const siege = siegeOf(battle, man.side, radiusOf(man));
  const { isOpen, grid } = siege;
  if (isOpen(man, { x: man.x, y: backLine(battle, man.side) })) return true;
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

/** 5.5: returns whether none of these men, all of one side, finds a way to his back line. */
export const isBesieged = (battle: KriegspielBattle, men: readonly Man[]): boolean =>
  men.length > 0 && !men.some((man) => hasWay(battle, man));
