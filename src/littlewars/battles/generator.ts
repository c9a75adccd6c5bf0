import { INCH } from '../engine/lengths';
import { SOLID } from '../engine/ground';
import { betweenShapes, boundsOf, holds, segmentToOutline, edgesOf } from '../engine/shapes';
import { drawBelow, type Stream } from '../engine/stream';
import type { Country, Piece, Point } from '../engine/types';
import { at, block, crossing, hill, pond, stream, tree } from './pieces';

/** The parameters of a generated Country. */
export interface CountryOptions {
  /** A whole number from 0 to 2³² − 1; the same seed gives the same Country on every machine. */
  readonly seed: number;
  /** In whole feet. */
  readonly width?: number;
  readonly depth?: number;
}

/**
 * The space between solid pieces, and from the edges of boards, so that a horseman can pass everywhere: in
 * sixteenths.
 */
const GAP = 2 * INCH;
/** The depth before each back line that is left clear for setting out, in inches. */
const CLEAR = 10;
/** How many places are tried for a piece before it is omitted. */
const TRIES = 40;
/** Directions in which pieces are turned; exact, because their squares sum to 1. */
const TURNS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 0.8, y: 0.6 },
  { x: 0.6, y: 0.8 },
  { x: -0.6, y: 0.8 },
  { x: 0.96, y: 0.28 },
  { x: 0.96, y: -0.28 },
];
const EIGHTHS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.7, y: 0.7 },
  { x: 0, y: 1 },
  { x: -0.7, y: 0.7 },
  { x: -1, y: 0 },
  { x: -0.7, y: -0.7 },
  { x: 0, y: -1 },
  { x: 0.7, y: -0.7 },
];

/** A Country under construction: its pieces and its random stream. Lengths are in inches. */
interface Layout {
  readonly width: number;
  readonly depth: number;
  readonly pieces: Piece[];
  /** Returns a random whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number;
}

function layoutOf({ seed, width = 10, depth = 8 }: CountryOptions): Layout {
  let state: Stream = seed >>> 0;
  return {
    width: width * 12,
    depth: depth * 12,
    pieces: [],
    between: (least, most) => {
      const [value, after] = drawBelow(state, most - least + 1);
      state = after;
      return least + value;
    },
  };
}

const onBoard = (board: Piece, { shape }: Piece): boolean =>
  holds(board.shape, shape) &&
  (shape.kind === 'circle'
    ? toEdge(board, shape) - shape.radius >= GAP / 2
    : edgesOf(shape.corners).every(([a, b]) => segmentToOutline(board.shape, a, b) >= GAP / 2));

const toEdge = (board: Piece, p: Point): number => segmentToOutline(board.shape, p, p);

/** Whether a piece has room: on the field, away from the back lines, and passable for a horseman on all sides. */
function hasRoom({ width, depth, pieces }: Layout, piece: Piece): boolean {
  const { left, right, bottom, top } = boundsOf(piece.shape);
  if (left < GAP || right > width * INCH - GAP) return false;
  if (bottom < CLEAR * INCH || top > (depth - CLEAR) * INCH) return false;
  return pieces.every((other) => {
    if (betweenShapes(piece.shape, other.shape) >= GAP) return true;
    return other.kind === 'board' && SOLID.has(piece.kind) && onBoard(other, piece);
  });
}

/** Returns the point opposite a point, by half a turn about the middle of a Country. */
const across = ({ width, depth }: Layout, { x, y }: Point): Point => ({
  x: width - x,
  y: depth - y,
});

/**
 * Places the same piece twice, once for each side: at a random place in a rectangle before Red's back line, and
 * near the opposite place, some inches away from it, so that the Country is not exactly symmetric.
 */
function layTwice(
  layout: Layout,
  [left, bottom, right, top]: readonly [left: number, bottom: number, right: number, top: number],
  make: (middle: Point, which: 'a' | 'b') => readonly Piece[],
): boolean {
  const { between } = layout;
  for (let i = 0; i < TRIES; i++) {
    const one = { x: between(left, right), y: between(bottom, top) };
    const first = make(one, 'a');
    if (!first.every((piece) => hasRoom(layout, piece))) continue;
    const laid = layout.pieces.length;
    layout.pieces.push(...first);
    for (let j = 0; j < TRIES / 2; j++) {
      const there = across(layout, one);
      // Nearer to the exact place after each failure.
      const far = Math.max(0, 8 - j);
      const two = { x: there.x + between(-far, far), y: there.y + between(-far / 2, far / 2) };
      const second = make(two, 'b');
      if (!second.every((piece) => hasRoom(layout, piece))) continue;
      layout.pieces.push(...second);
      return true;
    }
    layout.pieces.length = laid;
  }
  return false;
}

/** Places a river from edge to edge with three crossings, or pools, or nothing. */
function layWater(layout: Layout): void {
  const { width, depth, pieces, between } = layout;
  const kind = between(0, 3);
  if (kind === 0) return;
  if (kind === 3) {
    layTwice(layout, [10, CLEAR + 8, width - 10, depth / 2 - 6], ({ x, y }, which) => [
      pond(`pool-${which}`, x, y, between(3, 5)),
    ]);
    return;
  }
  const wide = between(3, 4);
  // The bends of the left half; the other half is rotated.
  const bends = 4;
  const step = width / (2 * bends);
  const half = Array.from({ length: bends }, (_, i) => ({ x: i * step, off: between(-6, 6) }));
  const line = [
    ...half,
    { x: width / 2, off: 0 },
    ...[...half].reverse().map(({ x, off }) => ({ x: width - x, off: -off })),
  ];
  pieces.push(
    stream('river', wide, undefined, ...line.map(({ x, off }) => [x, depth / 2 + off] as const)),
  );
  const cross = (id: string, bend: number, what: 'ford' | 'bridge'): void => {
    const { x, off } = line[bend] ?? { x: width / 2, off: 0 };
    pieces.push(crossing(id, what, x, depth / 2 + off, [what === 'ford' ? 6 : 4, wide + 7]));
  };
  const outer = between(1, 2);
  cross('bridge', bends, 'bridge');
  cross('ford-a', outer, 'ford');
  cross('ford-b', 2 * bends - outer, 'ford');
}

/** Returns a hill of one to three boards about a middle; each board is well within the one below. */
function hillAbout(id: string, { x, y }: Point, radii: readonly number[], boards: number): Piece[] {
  return Array.from({ length: boards }, (_, level) =>
    hill(
      `${id}-${level + 1}`,
      ...EIGHTHS.map((way, i): readonly [number, number] => {
        const r = (radii[i] ?? 10) * (1 - level * 0.3);
        return [x + way.x * r, y + way.y * r];
      }),
    ),
  );
}

function layHills(layout: Layout): void {
  const { width, depth, between } = layout;
  const pairs = Math.max(1, Math.floor(width / 120));
  for (let i = 0; i < pairs; i++) {
    const boards = between(1, 3);
    const radii = EIGHTHS.map(() => between(10, 14));
    layTwice(layout, [12, 22, width - 12, depth / 2 - 8], (middle, which) =>
      // The upper boards are on the lowest, so only that one needs room.
      hillAbout(`hill-${i + 1}${which}`, middle, radii, boards).slice(0, 1),
    );
    for (const which of ['a', 'b']) {
      const base = layout.pieces.find(({ id }) => id === `hill-${i + 1}${which}-1`);
      if (base === undefined) continue;
      const middle = hillMiddle(base);
      layout.pieces.push(...hillAbout(`hill-${i + 1}${which}`, middle, radii, boards).slice(1));
    }
  }
}

/**
 * Returns the middle of a hill in inches: between its first corner and its fifth by the ratio of the radii; the
 * third has its x.
 */
function hillMiddle({ shape }: Piece): Point {
  const corners = shape.kind === 'polygon' ? shape.corners : [];
  return { x: (corners[2]?.x ?? 0) / INCH, y: (corners[0]?.y ?? 0) / INCH };
}

/** Places one solid piece. */
function laySolids(layout: Layout): void {
  const { width, depth, between } = layout;
  const [low, high, middle] = [CLEAR + 3, depth / 3, depth / 2 - 5];
  const scale = Math.max(1, Math.floor((width * depth) / (120 * 96)));
  const turn = (): Point => TURNS[between(0, TURNS.length - 1)] ?? { x: 1, y: 0 };
  let number = 0;
  const lay = (
    near: 'home' | 'middle',
    make: (id: string, at: Point) => readonly Piece[],
    count = scale,
  ): void => {
    for (let i = 0; i < count; i++) {
      number += 1;
      const from = near === 'home' ? low : high;
      const to = near === 'home' ? high : middle;
      layTwice(layout, [6, from, width - 6, to], (place, which) =>
        make(`${number}${which}`, place),
      );
    }
  };
  const house = (kind: 'house' | 'shed') => {
    const [along, wide, deep] = [turn(), between(5, 8), between(4, 6)];
    const tall = kind === 'house' ? between(4, 7) : between(3, 4);
    return (id: string, { x, y }: Point): readonly Piece[] => [
      block(`${kind}-${id}`, kind, at(x, y), [wide, deep, tall], undefined, along),
    ];
  };
  const wall = () => {
    const [along, long] = [turn(), between(8, 14)];
    return (id: string, { x, y }: Point): readonly Piece[] => [
      block(`wall-${id}`, 'wall', at(x, y), [long, 1, 1.5], undefined, along),
    ];
  };
  const rock = () => {
    const [along, wide] = [turn(), between(3, 4)];
    return (id: string, { x, y }: Point): readonly Piece[] => [
      block(`rock-${id}`, 'rock', at(x, y), [wide, between(2, 3), 1.5], undefined, along),
    ];
  };
  const copse = () => {
    const offs = [
      [0, 0],
      [between(4, 5), between(-2, 3)],
      [between(-2, 2), between(4, 6)],
    ] as const;
    return (id: string, { x, y }: Point): readonly Piece[] =>
      offs.map(([dx, dy], i) => tree(`tree-${id}${i + 1}`, x + dx, y + dy));
  };
  // The middle first, so that it is never empty.
  lay('middle', house('house'));
  lay('middle', wall());
  lay('middle', copse());
  lay('middle', rock());
  lay('home', house(between(0, 1) === 0 ? 'house' : 'shed'));
  lay('home', wall());
  lay('home', copse());
  lay('middle', house('shed'));
}

const NUMBERED = 'No. ';

/**
 * Returns the Country of a seed, by Wells' advice: rather more cover than less, fords and bridges over water, no
 * empty middle, and equal chances for both sides. Every place can be reached, and the ground before the back lines
 * is clear. Its name is its seed.
 */
export function generatedCountry(options: CountryOptions): Country {
  const layout = layoutOf(options);
  layWater(layout);
  layHills(layout);
  laySolids(layout);
  return {
    name: `${NUMBERED}${options.seed >>> 0}`,
    width: layout.width * INCH,
    depth: layout.depth * INCH,
    pieces: layout.pieces,
  };
}

/** Returns the seed in the name of a generated Country; null if there is none. */
export function generatedSeed(name: string): number | null {
  const seed = name.startsWith(NUMBERED) ? name.slice(NUMBERED.length) : '';
  return /^\d{1,10}$/.test(seed) ? Number(seed) : null;
}

/** The usual sizes of fields, in feet: for small and standard forces, and for 200 men (1.4). */
export const FIELDS = {
  usual: { width: 10, depth: 8 },
  wide: { width: 18, depth: 8 },
} as const;
