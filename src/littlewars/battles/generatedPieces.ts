import { INCH } from '../engine/lengths';
import type { Piece, Point } from '../engine/types';
import { CLEAR, layTwice, type Layout } from './layout';
import { at, block, crossing, hill, pond, stream, tree } from './pieces';

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
/** The eight directions of the compass, counterclockwise from the direction of x, as vectors of a length of about 1. */
export const EIGHTHS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.7, y: 0.7 },
  { x: 0, y: 1 },
  { x: -0.7, y: 0.7 },
  { x: -1, y: 0 },
  { x: -0.7, y: -0.7 },
  { x: 0, y: -1 },
  { x: 0.7, y: -0.7 },
];

/** The greatest length of a bank, in inches, for which there is one ford in each half of a river. */
const BANK = 60;

/**
 * Adds water to a Country that is being generated: a river from the left edge to the right, with a bridge in the
 * middle and a ford for every five feet of either half; or two pools; or nothing.
 */
export function layWater(layout: Layout): void {
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
  const fords = Math.max(1, Math.ceil(width / 2 / BANK));
  // The bends of the left half, four for a ford; the other half is rotated.
  const bends = 4 * fords;
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
  for (let i = 0; i < fords; i++) {
    const number = i === 0 ? '' : `${i + 1}`;
    cross(`ford-a${number}`, 4 * i + outer, 'ford');
    cross(`ford-b${number}`, 2 * bends - 4 * i - outer, 'ford');
  }
}

/**
 * Returns a hill of `boards` boards, one to three, about a middle, in inches. `radii` are the distances of its
 * corners from the middle in the eight directions; each board lies well within the one below.
 */
export function hillAbout(
  id: string,
  { x, y }: Point,
  radii: readonly number[],
  boards: number,
): Piece[] {
  return Array.from({ length: boards }, (_, level) =>
    hill(
      `${id}-${level + 1}`,
      ...EIGHTHS.map((direction, i): readonly [number, number] => {
        const r = (radii[i] ?? 10) * (1 - level * 0.3);
        return [x + direction.x * r, y + direction.y * r];
      }),
    ),
  );
}

/** Adds hills to a Country that is being generated: for every ten feet of its width a pair, one for each side. */
export function layHills(layout: Layout): void {
  const { width, depth, between } = layout;
  const pairs = Math.max(1, Math.round(width / 120));
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

/** Returns the middle of a hill, in inches, from its lowest board as `hillAbout` makes it. */
export function hillMiddle({ shape }: Piece): Point {
  const corners = shape.kind === 'polygon' ? shape.corners : [];
  return { x: (corners[2]?.x ?? 0) / INCH, y: (corners[0]?.y ?? 0) / INCH };
}

/**
 * A function that returns the pieces of scenery of one cover, such as a wall or three trees, at a place in inches.
 * Their ids contain `id`, after their kind: `wall-3a`.
 */
export type Make = (id: string, at: Point) => readonly Piece[];

/**
 * For each kind of cover (`house`, `shed`, `wall`, `rock`, `copse`), a function that draws its size and direction at
 * random, and returns a function that makes it at a place.
 */
export const COVER = {
  house: (layout: Layout) => building(layout, 'house'),
  shed: (layout: Layout) => building(layout, 'shed'),
  wall: (layout: Layout): Make => {
    const [along, long] = [turn(layout), layout.between(8, 14)];
    return (id, { x, y }) => [
      block(`wall-${id}`, 'wall', at(x, y), [long, 1, 1.5], undefined, along),
    ];
  },
  rock: (layout: Layout): Make => {
    const { between } = layout;
    const [along, wide] = [turn(layout), between(3, 4)];
    return (id, { x, y }) => [
      block(`rock-${id}`, 'rock', at(x, y), [wide, between(2, 3), 1.5], undefined, along),
    ];
  },
  copse: ({ between }: Layout): Make => {
    const offs = [
      [0, 0],
      [between(4, 5), between(-2, 3)],
      [between(-2, 2), between(4, 6)],
    ] as const;
    return (id, { x, y }) => offs.map(([dx, dy], i) => tree(`tree-${id}${i + 1}`, x + dx, y + dy));
  },
} as const satisfies Readonly<Record<string, (layout: Layout) => Make>>;

const turn = ({ between }: Layout): Point => TURNS[between(0, TURNS.length - 1)] ?? { x: 1, y: 0 };

function building(layout: Layout, kind: 'house' | 'shed'): Make {
  const { between } = layout;
  const [along, wide, deep] = [turn(layout), between(5, 8), between(4, 6)];
  const tall = kind === 'house' ? between(4, 7) : between(3, 4);
  return (id, { x, y }) => [
    block(`${kind}-${id}`, kind, at(x, y), [wide, deep, tall], undefined, along),
  ];
}

/** The usual field of Little Wars, in square inches. */
const USUAL_AREA = 120 * 96;

/**
 * Adds houses, sheds, walls, rocks and copses to a Country that is being generated, each twice, once for each side:
 * eight pairs for every `area` square inches of its field, by default 10 × 8 ft. A pair without room is left out.
 * Pairs are numbered from 1; returns the last number.
 */
export function layCover(layout: Layout, area = USUAL_AREA): number {
  const { width, depth, between } = layout;
  const [low, high, middle] = [CLEAR + 3, depth / 3, depth / 2 - 5];
  const scale = Math.max(1, Math.round((width * depth) / area));
  let number = 0;
  const lay = (near: 'home' | 'middle', drawn: () => Make): void => {
    for (let i = 0; i < scale; i++) {
      const make = drawn();
      number += 1;
      const [from, to] = near === 'home' ? [low, high] : [high, middle];
      layTwice(layout, [6, from, width - 6, to], (place, which) =>
        make(`${number}${which}`, place),
      );
    }
  };
  // The middle first, so that it is never empty.
  lay('middle', () => COVER.house(layout));
  lay('middle', () => COVER.wall(layout));
  lay('middle', () => COVER.copse(layout));
  lay('middle', () => COVER.rock(layout));
  lay('home', () => (between(0, 1) === 0 ? COVER.house(layout) : COVER.shed(layout)));
  lay('home', () => COVER.wall(layout));
  lay('home', () => COVER.copse(layout));
  lay('middle', () => COVER.shed(layout));
  return number;
}
