// The pieces of a Country that Kriegspiel adds (kriegspiel.md 1.2), as the engine sees them.
import { expect, test } from 'vitest';
import { groundAt, layersAt, solidsOf } from '../../../src/littlewars/engine/country';
import { countryFaults, isFlat } from '../../../src/littlewars/engine/countryFaults';
import { groundOf } from '../../../src/littlewars/engine/ground';
import {
  isFree,
  piecesAlong,
  piecesAround,
  piecesNear,
} from '../../../src/littlewars/engine/obstacles';
import { overlap, partsOutside } from '../../../src/littlewars/engine/shapes';
import type { Piece, Shape } from '../../../src/littlewars/engine/types';
import { block, inches, played } from './tables';

const piece = (
  id: string,
  kind: Piece['kind'],
  box: readonly [number, number, number, number],
  height = 0,
  more: Partial<Piece> = {},
): Piece => ({ ...block(id, kind, box, height), ...more });
const made = (...pieces: readonly Piece[]) => ({ name: '', width: 1920, depth: 1536, pieces });
const codes = (...pieces: readonly Piece[]) =>
  countryFaults(made(...pieces)).map(({ code }) => code);

/** Two blocks of three feet side by side, and one on the left one. */
const HILLS = [
  piece('a', 'block', [10, 10, 46, 46], 6),
  piece('b', 'block', [46, 10, 82, 46], 6),
  piece('top', 'block', [16, 16, 40, 40], 6),
];

test('blocks are laid side by side and piled; half a foot is a layer', () => {
  expect(codes(...HILLS)).toEqual([]);
  const country = made(...HILLS);
  const at = (x: number, y: number) => inches(x, y);
  expect(
    [at(5, 5), at(12, 12), at(46, 20), at(60, 20), at(20, 20)].map((p) => layersAt(country, p)),
  ).toEqual([0, 1, 1, 1, 2]);
  expect([at(46, 20), at(20, 20)].map((p) => groundAt(country, p))).toEqual([96, 192]);
  expect(solidsOf(country).map(({ foot, top }) => [foot, top])).toEqual([
    [0, 96],
    [0, 96],
    [96, 192],
  ]);
  // A board on a block is an inch higher.
  const boarded = made(...HILLS, piece('board', 'board', [60, 20, 70, 30], 1));
  expect(codes(...boarded.pieces)).toEqual([]);
  expect(groundAt(boarded, at(65, 25))).toBe(112);
  const house = block('house', 'house', [60, 20, 66, 26]);
  expect(solidsOf(made(...HILLS, house)).find((each) => each.piece === house)?.foot).toBe(96);
  // The same board twice is a pile of two, and so is the same block.
  const boards = ['one', 'two'].map((id) => piece(id, 'board', [60, 20, 70, 30], 1));
  expect(solidsOf(made(...boards)).map(({ foot }) => foot)).toEqual([0, 16]);
  const twice = made(HILLS[0]!, { ...HILLS[0]!, id: 'again' });
  expect(codes(...twice.pieces)).toEqual([]);
  expect(layersAt(twice, at(20, 20))).toBe(2);
});

test('only the edge of a layer is a contour: nobody stands on it, anybody on a seam', () => {
  const country = made(...HILLS);
  const near = (x: number, y: number) =>
    piecesNear(played(country), inches(x, y), 6).map((each) => each.piece.id);
  expect(near(46, 20)).toEqual([]);
  expect(near(46, 10.2)).toEqual(['a', 'b']);
  expect(near(40.2, 20)).toEqual(['top']);
  const bar = (x: number, y: number): Extract<Shape, { kind: 'polygon' }> => ({
    kind: 'polygon',
    corners: [inches(x, y), inches(x + 2, y), inches(x + 2, y + 0.5), inches(x, y + 0.5)],
  });
  const around = (x: number, y: number) =>
    piecesAround(played(country), bar(x, y), 1).map((each) => each.piece.id);
  expect(around(45, 20)).toEqual([]);
  expect(around(81, 20)).toEqual(['b']);
  expect(groundOf(country).blocks.map(({ edges }) => edges.length)).toEqual([3, 3, 4]);
  // A round block has no seams.
  const round = made({
    ...HILLS[0]!,
    shape: { kind: 'circle', x: 400, y: 400, radius: 100 },
  });
  const rim = { x: 499, y: 400 };
  expect(piecesNear(played(round), rim, 6)).toHaveLength(1);
  expect(piecesAround(played(round), bar(31, 25), 1)).toHaveLength(1);
  expect(piecesAlong(round, { x: 490, y: 400 }, { x: 510, y: 400 }, 1)).toHaveLength(1);
});

test('a river is water, and stations and depots are solid', () => {
  const country = made(
    piece('river', 'river', [0, 40, 120, 44]),
    piece('bridge', 'roadBridge', [50, 38, 54, 46]),
    piece('rails', 'railBridge', [70, 38, 74, 46]),
    piece('station', 'station', [20, 20, 30, 26], 4),
    piece('depot', 'depot', [80, 20, 84, 24], 2),
  );
  expect(countryFaults(country)).toEqual([]);
  const free = (x: number, y: number, toX: number, toY: number) =>
    isFree(played(country), inches(x, y), inches(toX, toY), 3);
  expect(free(52, 30, 52, 50)).toBe(true);
  expect(free(72, 30, 72, 50)).toBe(true);
  expect(free(60, 30, 60, 50)).toBe(false);
  expect(free(15, 23, 40, 23)).toBe(false);
  expect(free(76, 22, 90, 22)).toBe(false);
});

test('faults of the added pieces are reported', () => {
  expect(codes(piece('b', 'block', [10, 10, 46, 46], 5))).toEqual(['heightOf']);
  expect(codes(HILLS[0]!, piece('b', 'block', [40, 12, 80, 40], 6))).toEqual(['overlaps']);
  expect(codes(HILLS[0]!, piece('h', 'house', [44, 12, 50, 20], 4))).toEqual(['overlaps']);
  // A road goes up a hill.
  expect(codes(HILLS[0]!, piece('road', 'road', [20, 0, 24, 30]))).toEqual([]);
  expect(codes(piece('road', 'road', [20, 0, 24, 30]), HILLS[0]!)).toEqual([]);
  expect(codes(piece('bridge', 'roadBridge', [50, 38, 54, 46]))).toEqual(['noWater']);
  expect(codes(piece('landing', 'landing', [50, 38, 54, 46]))).toEqual(['noWater']);
  const river = piece('river', 'river', [0, 40, 120, 44], 0, { fordable: true });
  expect(codes(river, piece('landing', 'landing', [50, 36, 54, 40]))).toEqual([]);
  expect(codes(river, piece('bridge', 'railBridge', [50, 41, 54, 43]))).toEqual(['notAcross']);
  const culvert = piece('culvert', 'culvert', [50, 50, 54, 52]);
  expect(codes(culvert)).toEqual(['noRailway']);
  expect(codes(culvert, piece('rails', 'railway', [0, 50, 120, 52]))).toEqual([]);
  expect(codes(piece('wood', 'tree', [10, 10, 12, 12], 4, { fordable: true }))).toEqual([
    'noRiver',
  ]);
  expect([isFlat('road'), isFlat('depot')]).toEqual([true, false]);
});

test('shapes overlap if they have more in common than their outlines', () => {
  const square = (x: number, y: number, size = 36): Shape =>
    block('', 'block', [x, y, x + size, y + size]).shape;
  const circle: Shape = { kind: 'circle', x: 0, y: 0, radius: 16 };
  expect(overlap(square(0, 0), square(36, 0))).toBe(false);
  expect(overlap(square(0, 0), square(36, 36))).toBe(false);
  expect(overlap(square(0, 0), square(0, 0))).toBe(true);
  expect(overlap(square(0, 0), square(10, 10, 4))).toBe(true);
  expect(overlap(square(10, 10, 4), square(0, 0))).toBe(true);
  expect(overlap(square(0, 0), square(20, -20))).toBe(true);
  expect(overlap(circle, square(10, 0))).toBe(false);
  expect(overlap(square(0.5, 0), circle)).toBe(true);
});

test('the parts of a segment outside another remain', () => {
  const [a, b] = [inches(0, 0), inches(10, 0)];
  const parts = (from: number, to: number, y = 0) =>
    partsOutside([a, b], [inches(from, y), inches(to, y)]).map((part) =>
      part.map(({ x }) => x / 16),
    );
  expect(parts(2, 4)).toEqual([
    [0, 2],
    [4, 10],
  ]);
  expect(parts(12, 4)).toEqual([[0, 4]]);
  expect(parts(-3, 4)).toEqual([[4, 10]]);
  expect(parts(-3, 14)).toEqual([]);
  expect(parts(10, 14)).toEqual([[0, 10]]);
  expect(parts(-4, 0)).toEqual([[0, 10]]);
  expect(parts(2, 4, 1)).toEqual([[0, 10]]);
});
