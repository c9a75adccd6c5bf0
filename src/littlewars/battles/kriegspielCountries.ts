import { FOOT } from '../engine/lengths';
import type { Country, Piece } from '../engine/types';
import { at, block, span, stream, turnedRound, wood } from './pieces';

/** The height of a block, a layer of hill, in inches (kriegspiel.md 1.2). */
export const LAYER = 6;
const WIDTH = 18;
const DEPTH = 12;

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** Returns a layer of hill from corner to corner, in inches. */
const layer = (id: string, box: Box): Piece => span(id, 'block', box, LAYER);
/**
 * Returns a piece of scenery that lies flat on the ground: a rectangle along the axes, given by its left, bottom,
 * right and top in inches.
 */
export const flat = (id: string, kind: Piece['kind'], box: Box, name?: string): Piece => ({
  ...span(id, kind, box, 0),
  ...(name === undefined ? {} : { name }),
});

/**
 * Returns a field of the usual size (kriegspiel.md 1.1): these pieces, and what is laid for both sides, once as given
 * for Red and once turned half round for Blue.
 */
function field(name: string, middle: readonly Piece[], both: readonly Piece[]): Country {
  const bare = { name, width: WIDTH * FOOT, depth: DEPTH * FOOT };
  const blues = turnedRound({ ...bare, pieces: both }).pieces;
  return {
    ...bare,
    pieces: [
      ...middle,
      ...both.map((piece) => ({ ...piece, id: `${piece.id}-a` })),
      ...blues.map((piece) => ({ ...piece, id: `${piece.id}-b` })),
    ],
  };
}

/** A river that is forded in its bends only, and two road bridges over it. */
const RIVER_LINE = field(
  'The River Line',
  [
    stream('deep', 6, 'the Arrow', [48, 72], [108, 70], [168, 72]),
    flat('west-road', 'road', [58, 6, 62, 138]),
    flat('east-road', 'road', [154, 6, 158, 138]),
    flat('west-bridge', 'roadBridge', [58, 66, 62, 78], 'West Bridge'),
    flat('east-bridge', 'roadBridge', [154, 66, 158, 78], 'East Bridge'),
  ].map((piece): Piece => (piece.kind === 'water' ? { ...piece, kind: 'river' } : piece)),
  [
    { ...flat('shallows', 'river', [0, 69, 48, 75], 'the Shallows'), fordable: true },
    layer('rise', [84, 24, 132, 54]),
    layer('top', [94, 32, 122, 48]),
    block('farm', 'house', at(76, 40), [8, 6, 5], 'the farm'),
    block('barn', 'shed', at(76, 30), [6, 4, 3]),
    block('mill', 'house', at(168, 58), [7, 6, 6], 'the mill'),
    block('wall', 'wall', at(40, 48), [20, 1, 1.5]),
    block('depot', 'depot', at(108, 12), [4, 3, 2], 'the depot'),
    ...wood('alder', [20, 56], [26, 60], [14, 60], [30, 54], [186, 46], [192, 52], [198, 44]),
  ],
);

/** A railway along the middle from station to station, a river under its bridge, and a culvert on either side. */
const RAILWAY = field(
  'The Railway',
  [
    { ...flat('brook', 'river', [105, 0, 111, 144], 'the brook'), fordable: true },
    flat('rails', 'railway', [6, 71, 210, 73], 'the line'),
    flat('rail-bridge', 'railBridge', [101, 70, 115, 74], 'the viaduct'),
  ],
  [
    flat('culvert', 'culvert', [52, 70.5, 56, 73.5]),
    flat('road', 'road', [24, 40, 192, 44]),
    flat('road-bridge', 'roadBridge', [101, 40, 115, 44]),
    block('station', 'station', at(28, 67), [12, 4, 5], 'the station'),
    block('depot', 'depot', at(44, 66), [4, 3, 2], 'the depot'),
    block('inn', 'house', at(72, 50), [8, 6, 5], 'the inn'),
    block('shed', 'shed', at(88, 58), [6, 4, 3]),
    layer('ridge', [132, 16, 180, 36]),
    block('wall', 'wall', at(150, 56), [24, 1, 1.5]),
    block('rocks', 'rock', at(60, 24), [5, 4, 2]),
    ...wood('ash', [30, 24], [36, 28], [42, 22], [34, 18], [190, 58], [196, 62], [184, 62]),
  ],
);

/** Hills of up to three layers, a road over the highest, and slopes that wheels do not go up but by it. */
const HILLS = field(
  'The Downs',
  [
    layer('down-1', [72, 46, 144, 98]),
    layer('down-2', [78, 50, 138, 94]),
    layer('down-3', [86, 56, 130, 88]),
    flat('down-road', 'road', [106, 6, 110, 138]),
    block('beacon', 'house', at(118, 72), [5, 5, 7], 'the beacon'),
    block('fold', 'shed', at(98, 72), [5, 5, 3], 'the fold'),
  ],
  [
    layer('spur-west', [18, 30, 54, 60]),
    layer('spur-edge', [54, 30, 66, 54]),
    layer('spur-top', [26, 36, 48, 54]),
    flat('spur-road', 'road', [34, 6, 38, 50]),
    block('cottage', 'house', at(84, 26), [6, 5, 4], 'the cottage'),
    block('barn', 'shed', at(132, 28), [6, 4, 3]),
    block('hedge', 'wall', at(160, 40), [24, 1, 1.5]),
    block('depot', 'depot', at(118, 14), [4, 3, 2], 'the depot'),
    ...wood('beech', [150, 60], [156, 64], [162, 58], [168, 64], [174, 60], [180, 66]),
  ],
);

/** The Countries for Kriegspiel that come with this program, by their ids. */
export const KRIEGSPIEL_COUNTRIES = {
  'river-line': RIVER_LINE,
  railway: RAILWAY,
  downs: HILLS,
} as const satisfies Readonly<Record<string, Country>>;

/** The ids of the Countries for Kriegspiel that come with this program. */
export const KRIEGSPIEL_IDS = ['river-line', 'railway', 'downs'] as const;
