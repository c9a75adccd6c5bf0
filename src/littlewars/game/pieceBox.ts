import { directionOf } from '../engine/angles';
import { BLOCK, INCH } from '../engine/lengths';
import { boundsOf } from '../engine/shapes';
import type { PieceKind, Point, Shape } from '../engine/types';

/**
 * The scenery that the editor of Countries offers, each in its usual shape (`USUAL`): board, house, shed, wall, tree,
 * rock, pond, stream, ford and bridge.
 */
export const BOX = [
  'board',
  'house',
  'shed',
  'wall',
  'tree',
  'rock',
  'pond',
  'stream',
  'ford',
  'bridge',
] as const;
/**
 * The scenery that the editor of Countries offers in addition for Kriegspiel (kriegspiel.md 1.2): blocks, roads, rivers
 * and railways, straight and curved; stations, bridges, culverts, depots and landings.
 */
export const KRIEGSPIEL_BOX = [
  'block',
  'halfRound',
  'road',
  'roadBend',
  'river',
  'riverBend',
  'railway',
  'railwayBend',
  'station',
  'roadBridge',
  'railBridge',
  'culvert',
  'depot',
  'landing',
] as const;
/**
 * An item of scenery that the editor of Countries offers, one of `BOX` or `KRIEGSPIEL_BOX`: a kind of scenery in one of
 * its shapes, such as `pond` or `stream` for water.
 */
export type BoxKind = (typeof BOX | typeof KRIEGSPIEL_BOX)[number];

const corners = (...all: readonly (readonly [x: number, y: number])[]): Shape => ({
  kind: 'polygon',
  corners: all.map(([x, y]) => ({ x: x * INCH, y: y * INCH })),
});
const block = (width: number, depth: number): Shape => {
  const [w, d] = [width / 2, depth / 2];
  return corners([-w, -d], [w, -d], [w, d], [-w, d]);
};
const round = (radius: number): Shape => ({ kind: 'circle', x: 0, y: 0, radius });

/** Returns places on a part of a circle about 0, 0: from one angle to another, in quarters of a turn. */
const arc = (radius: number, from: number, to: number, steps: number): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = directionOf(90_000 * (from + ((to - from) * i) / steps));
    return { x: x * radius * INCH, y: y * radius * INCH };
  });
/** Returns an outline moved so that its bounds are about 0, 0. */
function centred(corners: readonly Point[]): Shape {
  const { left, right, bottom, top } = boundsOf({ kind: 'polygon', corners });
  return {
    kind: 'polygon',
    corners: corners.map(({ x, y }) => ({ x: x - (left + right) / 2, y: y - (bottom + top) / 2 })),
  };
}
/** Returns a quarter of a ring, for a bend of a road, river or railway: the radius of its middle, and its breadth. */
const bend = (radius: number, breadth: number): Shape =>
  centred([
    ...arc(radius - breadth / 2, 0, 1, BEND),
    ...[...arc(radius + breadth / 2, 0, 1, BEND)].reverse(),
  ]);
/** The number of straight parts of a bend, and of a half round. */
const [BEND, HALF] = [6, 12];

interface Usual {
  readonly kind: PieceKind;
  readonly height: number;
  readonly outline: Shape;
}
/**
 * The kind, height and outline of each item of scenery that the editor of Countries offers, by its name in `BOX` or
 * `KRIEGSPIEL_BOX`. Outlines are about the point (0, 0); all lengths are in sixteenths of an inch.
 */
export const USUAL: Readonly<Record<BoxKind, Usual>> = {
  board: {
    kind: 'board',
    height: INCH,
    outline: corners(
      [-9, -12],
      [9, -12],
      [15, -4],
      [14, 6],
      [6, 12],
      [-8, 11],
      [-15, 4],
      [-14, -6],
    ),
  },
  house: { kind: 'house', height: 5 * INCH, outline: block(7, 5) },
  shed: { kind: 'shed', height: 3 * INCH, outline: block(6, 4) },
  wall: { kind: 'wall', height: 1.5 * INCH, outline: block(12, 1) },
  tree: { kind: 'tree', height: 5 * INCH, outline: round(6) },
  rock: { kind: 'rock', height: 1.5 * INCH, outline: block(4, 3) },
  pond: { kind: 'water', height: 0, outline: round(4 * INCH) },
  stream: { kind: 'water', height: 0, outline: block(36, 4) },
  ford: { kind: 'ford', height: 0, outline: block(6, 8) },
  bridge: { kind: 'bridge', height: 0, outline: block(4, 8) },
  block: { kind: 'block', height: BLOCK, outline: block(36, 24) },
  halfRound: { kind: 'block', height: BLOCK, outline: centred(arc(12, 0, 2, HALF)) },
  road: { kind: 'road', height: 0, outline: block(36, 4) },
  roadBend: { kind: 'road', height: 0, outline: bend(14, 4) },
  river: { kind: 'river', height: 0, outline: block(36, 6) },
  riverBend: { kind: 'river', height: 0, outline: bend(15, 6) },
  railway: { kind: 'railway', height: 0, outline: block(36, 2) },
  railwayBend: { kind: 'railway', height: 0, outline: bend(24, 2) },
  station: { kind: 'station', height: 5 * INCH, outline: block(12, 4) },
  roadBridge: { kind: 'roadBridge', height: 0, outline: block(4, 12) },
  railBridge: { kind: 'railBridge', height: 0, outline: block(4, 12) },
  culvert: { kind: 'culvert', height: 0, outline: block(4, 3) },
  depot: { kind: 'depot', height: 2 * INCH, outline: block(4, 3) },
  landing: { kind: 'landing', height: 0, outline: block(4, 6) },
};
