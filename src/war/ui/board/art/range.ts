import { memoizeEach } from '../../../../shell/memoizeEach';
import type { Board } from '../../../engine/board';
import type { Square } from '../../../engine/vocabulary';
import { CELL } from '../geometry';
import { chance, noise, type Point } from './path';

/**
 * The mountains of a board as one terrain: the height of each point, the lines of its crests and spurs, and its
 * squares. Points are in units of the drawing with the North at the top.
 */
export interface Range {
  /** Returns the height of a point, from 0 at the foot of the slopes to 1 on the crest; 0 off the mountains. */
  readonly height: (x: number, y: number) => number;
  readonly crests: readonly (readonly Point[])[];
  /** Side ridges, each from the crest down towards the foot. */
  readonly spurs: readonly (readonly Point[])[];
  readonly squares: readonly Square[];
}

type Segment = readonly [Point, Point];
type Spur = readonly [Point, Point, Point];

/** How far a mountain extends into the square of a pass beside it, in the drawing's units (40 to a square's side). */
export const SHOULDER = 11;

/** Heights are computed at knots this far apart, and interpolated between them. */
const GRAIN = 2;

const NEIGHBOURS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const isMountain = (board: Board, column: number, row: number): boolean =>
  column >= 0 &&
  column < board.width &&
  row >= 0 &&
  row < board.height &&
  board.terrain[row * board.width + column] === 'mountain';

const isPass = (board: Board, column: number, row: number): boolean =>
  column >= 0 &&
  column < board.width &&
  row >= 0 &&
  row < board.height &&
  board.terrain[row * board.width + column] === 'pass';

/** Returns the distance from a point to a segment. */
function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const t =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

/** Returns a winding line between two points, the same one from either end. */
function winding(a: Point, b: Point, seed: number): Point[] {
  const steps = 5;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const nx = -(b.y - a.y) / length;
  const ny = (b.x - a.x) / length;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const sway = i === 0 || i === steps ? 0 : (chance(seed, i) - 0.5) * length * 0.2;
    return { x: a.x + (b.x - a.x) * t + nx * sway, y: a.y + (b.y - a.y) * t + ny * sway };
  });
}

/** Returns crest lines: between the middles of neighbouring mountains, and out towards open ends and passes. */
function crestsOf(board: Board, squares: readonly Square[]): Point[][] {
  const crests: Point[][] = [];
  const middle = (square: Square): Point => ({
    x: ((square % board.width) + 0.5) * CELL + (chance(square, 91) - 0.5) * 11,
    y: (Math.floor(square / board.width) + 0.5) * CELL + (chance(square, 92) - 0.5) * 11,
  });
  for (const square of squares) {
    const column = square % board.width;
    const row = Math.floor(square / board.width);
    const from = middle(square);
    const joined = NEIGHBOURS.filter(([dx, dy]) => isMountain(board, column + dx, row + dy));
    for (const [dx, dy] of joined)
      if (dx + dy > 0) crests.push(winding(from, middle(square + dx + dy * board.width), square));
    for (const [dx, dy] of NEIGHBOURS) {
      const open = joined.length === 1 && joined.some(([jx, jy]) => jx === -dx && jy === -dy);
      const reach = isPass(board, column + dx, row + dy) ? CELL / 2 + 2 : open ? CELL / 4 : 0;
      if (reach > 0)
        crests.push(winding(from, { x: from.x + dx * reach, y: from.y + dy * reach }, square + 7));
    }
    if (joined.length === 0) crests.push([from, { x: from.x + 4, y: from.y }]);
  }
  return crests;
}

/** Returns side ridges that leave the crests alternately left and right, at intervals, pointing somewhat forwards. */
function spursOf(crests: readonly (readonly Point[])[]): Spur[] {
  const spurs: Spur[] = [];
  let walked = 0;
  let next = 6;
  crests.forEach((crest) => {
    crest.slice(1).forEach((b, i) => {
      const a = crest[i] ?? b;
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      walked += length;
      if (walked < next) return;
      const index = spurs.length;
      next = walked + 4.5 + 5 * chance(71, index);
      const side = index % 2 === 0 ? 1 : -1;
      const lean = (chance(72, index) - 0.35) * 0.9;
      const reach = 9 + 4 * chance(73, index);
      const ux = (b.x - a.x) / length;
      const uy = (b.y - a.y) / length;
      const along = (out: number, bend: number): Point => ({
        x: b.x + (-uy * side + ux * (lean + bend)) * out,
        y: b.y + (ux * side + uy * (lean + bend)) * out,
      });
      const bend = (chance(74, index) - 0.5) * 0.6;
      spurs.push([b, along(reach * 0.5, bend), along(reach, 0)]);
    });
  });
  return spurs;
}

/** Returns how far inside the mountains a point is, negative outside. Passes are entered by a rounded shoulder. */
function depth(board: Board, p: Point): number {
  const column = Math.floor(p.x / CELL);
  const row = Math.floor(p.y / CELL);
  const u = p.x - column * CELL;
  const v = p.y - row * CELL;
  if (isPass(board, column, row)) {
    let deepest = -1;
    for (const [dx, dy] of NEIGHBOURS) {
      if (!isMountain(board, column + dx, row + dy)) continue;
      const across = dx === 0 ? u / CELL - 0.5 : v / CELL - 0.5;
      const into = dx === 0 ? (dy < 0 ? v : CELL - v) : dx < 0 ? u : CELL - u;
      deepest = Math.max(deepest, SHOULDER * (1 - 3.2 * across * across) - into);
    }
    return deepest;
  }
  if (!isMountain(board, column, row)) return -1;
  let nearest = CELL;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      if (isMountain(board, column + dx, row + dy) || isPass(board, column + dx, row + dy))
        continue;
      const gapX = dx < 0 ? u : dx > 0 ? CELL - u : 0;
      const gapY = dy < 0 ? v : dy > 0 ? CELL - v : 0;
      nearest = Math.min(nearest, Math.hypot(gapX, gapY));
    }
  return nearest;
}

/** What is drawn near each square: only that is searched for a point of it. */
interface Nearby {
  readonly pieces: readonly Segment[];
  readonly spurs: readonly Spur[];
}

interface Tile extends Nearby {
  /** The height of each of its knots once it has been computed; before that negative. */
  readonly heights: Float64Array;
}

/** Returns the crests and spurs that begin less than a square's width from some point of a square. */
function nearbyOf(
  board: Board,
  square: Square,
  pieces: readonly Segment[],
  spurs: readonly Spur[],
): Nearby {
  const left = (square % board.width) * CELL;
  const top = Math.floor(square / board.width) * CELL;
  const near = ([{ x, y }]: readonly [Point, ...Point[]]): boolean =>
    x > left - CELL && x < left + 2 * CELL && y > top - CELL && y < top + 2 * CELL;
  return { pieces: pieces.filter(near), spurs: spurs.filter(near) };
}

/** Returns the height of a point that is this deep inside the mountains. */
function heightAt(p: Point, inside: number, { pieces, spurs }: Nearby): number {
  let crest = CELL;
  for (const [a, b] of pieces)
    if (Math.abs(a.x - p.x) < CELL && Math.abs(a.y - p.y) < CELL)
      crest = Math.min(crest, distanceToSegment(p, a, b));
  // A spur descends along its length: each unit of it counts as half a unit away from the crest.
  for (const [a, b, c] of spurs) {
    if (Math.abs(a.x - p.x) > CELL || Math.abs(a.y - p.y) > CELL) continue;
    const off = Math.min(distanceToSegment(p, a, b), distanceToSegment(p, b, c));
    crest = Math.min(crest, off + 0.42 * Math.hypot(a.x - p.x, a.y - p.y));
  }
  const slope = inside / (inside + crest);
  const rough = noise({ x: p.x / 10, y: p.y / 10 }, 5);
  return Math.max(0, slope + rough * 0.35 * slope * (1 - slope));
}

/** Finds the ranges of a board. */
function findRange(board: Board): Range {
  const squares = board.terrain.flatMap((ground, square) =>
    ground === 'mountain' ? [square] : [],
  );
  const crests = crestsOf(board, squares);
  const pieces = crests.flatMap((crest) =>
    crest.slice(1).map((end, i): Segment => [crest[i] ?? end, end]),
  );
  const spurs = spursOf(crests);
  const tiles = board.terrain.map((ground, square): Tile | null =>
    ground === 'mountain' || ground === 'pass'
      ? {
          ...nearbyOf(board, square, pieces, spurs),
          heights: new Float64Array((CELL / GRAIN) ** 2).fill(-1),
        }
      : null,
  );
  const across = CELL / GRAIN;
  const knot = (x: number, y: number): number => {
    const column = Math.floor(x / across);
    const row = Math.floor(y / across);
    if (column < 0 || column >= board.width) return 0;
    const tile = tiles[row * board.width + column] ?? null;
    if (tile === null) return 0;
    const index = (y - row * across) * across + x - column * across;
    const known = tile.heights[index] ?? 0;
    if (known >= 0) return known;
    const p = { x: x * GRAIN, y: y * GRAIN };
    const inside = depth(board, p);
    const height = inside > 0 ? heightAt(p, inside, tile) : 0;
    tile.heights[index] = height;
    return height;
  };
  const height = (x: number, y: number): number => {
    const column = Math.floor(x / GRAIN);
    const row = Math.floor(y / GRAIN);
    const u = x / GRAIN - column;
    const v = y / GRAIN - row;
    const top = knot(column, row) * (1 - u) + knot(column + 1, row) * u;
    return top * (1 - v) + (knot(column, row + 1) * (1 - u) + knot(column + 1, row + 1) * u) * v;
  };
  return { height, crests, spurs, squares };
}

/** Returns the mountains of a board as a terrain with heights, crests and spurs; computed once for each board. */
export const readRange = memoizeEach(findRange);
