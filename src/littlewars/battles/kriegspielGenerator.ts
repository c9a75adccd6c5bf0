import { FOOT, INCH } from '../engine/lengths';
import { KRIEGSPIEL_FIELD, LARGEST_FIELD } from '../kriegspiel/terms';
import type { Country, Piece, Point } from '../engine/types';
import { EIGHTHS, hillAbout, hillMiddle, layCover } from './generatedPieces';
import { flat, LAYER } from './kriegspielCountries';
import { CLEAR, layoutOf, layTwice, type CountryOptions, type Layout } from './layout';
import { at, block, stream } from './pieces';

// Countries of Kriegspiel from a number (kriegspiel.md 1.2). The middle of the field is its centre of symmetry: what
// Red has on his left, Blue has on his. Lengths are in inches.

/** In how many straight parts of equal width a river runs across the field. */
const PARTS = 8;
/** The widths of roads, of railways and of the bridges on which these cross a river. */
const ROAD = 4;
const RAILS = 2;
const RAIL_BRIDGE = 4;
/** How much longer than a river is wide its bridges are. */
const BRIDGE_ENDS = 8;
/** How far from the back lines roads and railways end. */
const END = 6;
/** How far from the middle of the river no hill reaches: its bends, its landings and bridges lie there. */
const VALLEY = 20;
/** The greatest radius of a hill. */
const WIDEST = 32;
/** For how many square inches there is so much cover as on a field of Little Wars. */
const COVERED = 1.5 * 120 * 96;

/** A river across the field: how wide it is, and how far each of its bends lies from the middle. */
interface River {
  readonly wide: number;
  readonly offs: readonly number[];
  /** Of which parts it can be forded, from Red's left. */
  readonly fordable: readonly boolean[];
}

const bendAt = ({ width, depth }: Layout, { offs }: River, i: number): Point => ({
  x: (i * width) / PARTS,
  y: depth / 2 + (offs[i] ?? 0),
});

/** Lays a river: deep, with shallows at both ends, or fordable everywhere. */
function layRiver(layout: Layout): River {
  const { between, pieces } = layout;
  const half = Array.from({ length: PARTS / 2 }, () => between(-5, 5));
  const ends = [0, 2, PARTS / 2][between(0, 2)] ?? 0;
  const river: River = {
    wide: between(5, 7),
    offs: [...half, 0, ...[...half].reverse().map((off) => -off)],
    fordable: Array.from({ length: PARTS }, (_, i) => i < ends || i >= PARTS - ends),
  };
  // Neighbouring parts that are alike are one piece.
  for (let from = 0; from < PARTS;) {
    let to = from;
    while (to < PARTS && river.fordable[to] === river.fordable[from]) to += 1;
    const bends = Array.from({ length: to - from + 1 }, (_, i) => bendAt(layout, river, from + i));
    const line = bends.map(({ x, y }) => [x, y] as const);
    const piece: Piece = {
      ...stream(`river-${from + 1}`, river.wide, undefined, ...line),
      kind: 'river',
    };
    pieces.push(river.fordable[from] === true ? { ...piece, fordable: true } : piece);
    from = to;
  }
  return river;
}

/** Lays hills of one to three blocks in pairs, more on a larger field. */
function layBlocks(layout: Layout): void {
  const { width, depth, pieces, between } = layout;
  const room = Math.min(WIDEST, Math.floor((depth / 2 - VALLEY - CLEAR) / 2));
  const pairs = Math.max(1, Math.round((width * depth) / (200 * 140)));
  for (let i = 1; i <= pairs; i++) {
    const layers = between(1, 3);
    const radii = EIGHTHS.map(() => between(Math.max(10, room - 6), room));
    const blocks = (id: string, middle: Point): readonly Piece[] =>
      hillAbout(id, middle, radii, layers).map((piece) => ({
        ...piece,
        kind: 'block',
        height: LAYER * INCH,
      }));
    const [low, high] = [CLEAR + room, depth / 2 - VALLEY - room];
    // The upper blocks are on the lowest, so only that one needs room.
    layTwice(layout, [room + 2, low, width - room - 2, high], (middle, which) =>
      blocks(`hill-${i}${which}`, middle).slice(0, 1),
    );
    for (const which of ['a', 'b']) {
      const base = pieces.find(({ id }) => id === `hill-${i}${which}-1`);
      if (base !== undefined)
        pieces.push(...blocks(`hill-${i}${which}`, hillMiddle(base)).slice(1));
    }
  }
}

/** Lays two roads from back line to back line, and their bridges. */
function layRoads(layout: Layout, river: River): void {
  const { depth, pieces, between } = layout;
  const bend = between(1, PARTS / 2 - 1);
  for (const [which, i] of [
    ['a', bend],
    ['b', PARTS - bend],
  ] as const) {
    const { x, y } = bendAt(layout, river, i);
    const [left, right] = [x - ROAD / 2, x + ROAD / 2];
    const over = (river.wide + BRIDGE_ENDS) / 2;
    pieces.push(
      flat(`road-${which}`, 'road', [left, END, right, depth - END]),
      flat(`road-bridge-${which}`, 'roadBridge', [left, y - over, right, y + over]),
    );
  }
}

/** Lays a railway from back line to back line with its bridge, culverts and stations. */
function layRailway(layout: Layout, river: River): void {
  const { width, depth, pieces, between } = layout;
  const x = width / 2;
  const over = (river.wide + BRIDGE_ENDS) / 2;
  const culvert = between(CLEAR + 16, Math.floor(depth / 2 - VALLEY));
  const box = (wide: number, from: number, to: number) =>
    [x - wide / 2, from, x + wide / 2, to] as const;
  pieces.push(
    flat('rails', 'railway', box(RAILS, END, depth - END)),
    flat('rail-bridge', 'railBridge', box(RAIL_BRIDGE, depth / 2 - over, depth / 2 + over)),
    flat('culvert-a', 'culvert', box(RAILS + 1, culvert - 2, culvert + 2)),
    flat('culvert-b', 'culvert', box(RAILS + 1, depth - culvert - 2, depth - culvert + 2)),
  );
  layTwice(layout, [x - 8, CLEAR + 8, x - 6, depth / 3], (middle, which) => [
    block(`station-${which}`, 'station', at(middle.x, middle.y), [4, 12, 5]),
  ]);
}

/** Lays landings on both banks of the deep parts next to the roads' own, for either side. */
function layLandings(layout: Layout, river: River): void {
  const { width, depth, pieces } = layout;
  const part = river.fordable.findIndex((fordable) => !fordable);
  if (part < 0) return;
  const [from, to] = [bendAt(layout, river, part), bendAt(layout, river, part + 1)];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  // An inch of each lies in the water, and as much again where the bank runs aslant.
  const off = river.wide / 2 + 1;
  for (const [which, middle] of [
    ['a', at(x, y - off)],
    ['b', at(width - x, depth - (y - off))],
    ['c', at(x, y + off)],
    ['d', at(width - x, depth - (y + off))],
  ] as const)
    pieces.push(block(`landing-${which}`, 'landing', middle, [6, 4, 0]));
}

/** Returns whether a field for Kriegspiel may have this size, in feet: from 18 by 12, the usual, to 36 by 24. */
export const isFieldSize = (width: number, depth: number): boolean =>
  width * FOOT >= KRIEGSPIEL_FIELD.width &&
  width * FOOT <= LARGEST_FIELD.width &&
  depth * FOOT >= KRIEGSPIEL_FIELD.depth &&
  depth * FOOT <= LARGEST_FIELD.depth;

/**
 * Returns the Country of Kriegspiel of a seed, named after it (`Kriegspiel No. 7`), with equal chances for both sides:
 * a river, roads over it, hills, in two of three Countries a railway, a depot a side, landings where the river is
 * deep, and cover. The same seed and size give the same Country on every machine. `width` and `depth` are in whole
 * feet, by default 18 by 12 (`isFieldSize`).
 */
export function generatedKriegspiel({ seed, width = 18, depth = 12 }: CountryOptions): Country {
  const layout = layoutOf({ seed, width, depth });
  const { between } = layout;
  const river = layRiver(layout);
  if (between(0, 2) > 0) layRailway(layout, river);
  layBlocks(layout);
  // Roads go over hills, railways round them.
  layRoads(layout, river);
  layLandings(layout, river);
  layTwice(layout, [20, CLEAR + 2, layout.width - 20, CLEAR + 6], (middle, which) => [
    block(`depot-${which}`, 'depot', at(middle.x, middle.y), [4, 3, 2]),
  ]);
  layCover(layout, COVERED);
  return {
    name: `Kriegspiel No. ${seed >>> 0}`,
    width: layout.width * INCH,
    depth: layout.depth * INCH,
    pieces: [...layout.pieces],
  };
}
