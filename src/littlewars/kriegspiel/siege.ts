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

/** Returns how to find the lines that one of a side's armed enemies closes (5.5). */
function linesBy(
  battle: KriegspielBattle,
  side: Side,
  enemies: readonly Man[],
): (enemy: Man) => readonly Line[] {
  const country = countryFor(battle.country, true);
  const { solids, waters, crossings } = groundOf(country);
  const abutments = waters.flatMap((water) => abutmentsOf(water, crossings));
  const shut = [...solids, ...waters];
  const far = backLine(battle, other(side));
  return (enemy) => {
    const lines: Line[] = [];
    const close = (b: Point): void => {
      const a = enemy;
      if (Math.abs(a.x - b.x) > CLOSES || Math.abs(a.y - b.y) > CLOSES) return;
      if (distance(a, b) > CLOSES) return;
      // All run one way, so that a man who stands on several of them is on one side.
      lines.push(a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a]);
    };
    for (const each of enemies) if (each !== enemy) close(each);
    for (const { piece, bounds } of shut) {
      if (!within(bounds, enemy, CLOSES + 1)) continue;
      const bank = nearestOn(piece.shape, enemy);
      if (!onCrossing(country, bank)) close(bank);
    }
    for (const bank of abutments) close(bank);
    // Nobody walks off the field.
    close({ x: 0, y: enemy.y });
    close({ x: country.width, y: enemy.y });
    close({ x: enemy.x, y: far });
    return lines;
  };
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
  /** By column, and in it by row: whether the place leads to the back line, as far as it has been asked. */
  readonly places: Uint8Array;
}
const [HOME, SHUT] = [1, 2];

/** Returns the squares, as wide as the longest closed line, over which a segment may lie, each as one number. */
function squaresOver(a: Point, b: Point): readonly number[] {
  const at = (length: number): number => Math.floor(length / CLOSES);
  const squares: number[] = [];
  for (let i = at(Math.min(a.x, b.x)); i <= at(Math.max(a.x, b.x)); i++)
    for (let j = at(Math.min(a.y, b.y)); j <= at(Math.max(a.y, b.y)); j++)
      squares.push(i * ROW + j);
  return squares;
}
/** More than there are squares in a column of the largest field. */
const ROW = 1 << 10;

/** Returns a test whether a segment crosses a line that a side's enemies close. */
function shutFor(battle: KriegspielBattle, side: Side): (a: Point, b: Point) => boolean {
  const squares = new Map<number, Line[]>();
  // An enemy's lines are looked for once a way comes near him: most ways are far from most enemies.
  let left = fighting(battle).men.filter((man) => man.side !== side && isReady(man));
  const linesOf = linesBy(battle, side, left);
  const lay = (enemy: Man): void => {
    for (const line of linesOf(enemy))
      for (const square of squaresOver(...line)) {
        const known = squares.get(square);
        if (known === undefined) squares.set(square, [line]);
        else known.push(line);
      }
  };
  return (a, b) => {
    const isFar = ({ x, y }: Man): boolean =>
      x < Math.min(a.x, b.x) - CLOSES ||
      x > Math.max(a.x, b.x) + CLOSES ||
      y < Math.min(a.y, b.y) - CLOSES ||
      y > Math.max(a.y, b.y) + CLOSES;
    const near = left.filter((enemy) => !isFar(enemy));
    if (near.length > 0) left = left.filter(isFar);
    near.forEach(lay);
    return squaresOver(a, b).some((square) =>
      squares.get(square)?.some(([c, d]) => segmentsCross(a, b, c, d)),
    );
  };
}

function siegeBy(
  battle: KriegspielBattle,
  isShut: (a: Point, b: Point) => boolean,
  radius: number,
): Siege {
  const field = { country: countryFor(battle.country, true), rulings: battle.rulings };
  const { width, depth } = battle.country;
  const grid: Grid = { xs: ticks(width), ys: ticks(depth) };
  return {
    grid,
    isOpen: (a, b) => !isShut(a, b) && isFree(field, a, b, radius),
    places: new Uint8Array(grid.xs.length * grid.ys.length),
  };
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
    // Whatever is found to be shut is shut for all, and what is being looked at is not looked at again.
    places[place] = SHUT;
    const at = { x: xs[i] as number, y: ys[j] as number };
    // The last is looked at first: straight back.
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

/** What is known of a side: its closed lines, and by radius the ways of its men. */
interface Known {
  readonly isShut: (a: Point, b: Point) => boolean;
  readonly byRadius: Map<number, Siege>;
}
const sieges = new WeakMap<KriegspielBattle, Map<Side, Known>>();

/** Returns what is known of a side's ways, for men of a radius; cached for each battle. */
function siegeOf(battle: KriegspielBattle, side: Side, radius: number): Siege {
  const ofBattle = sieges.get(battle) ?? new Map<Side, Known>();
  sieges.set(battle, ofBattle);
  const ofSide = ofBattle.get(side) ?? {
    isShut: shutFor(battle, side),
    byRadius: new Map<number, Siege>(),
  };
  ofBattle.set(side, ofSide);
  const siege = ofSide.byRadius.get(radius) ?? siegeBy(battle, ofSide.isShut, radius);
  ofSide.byRadius.set(radius, siege);
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

/** 5.5: returns whether none of these men, all of one side, finds a way to his back line; nobody besieges who is aboard. */
export const isBesieged = (battle: KriegspielBattle, men: readonly Man[]): boolean =>
  men.length > 0 && !men.some((man) => man.state === 'aboard' || hasWay(battle, man));
