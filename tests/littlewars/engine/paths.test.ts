import { describe, expect, test } from 'vitest';
import { pathTo } from '../../../src/littlewars/engine/paths';
import type { Piece, Point } from '../../../src/littlewars/engine/types';
import { block, country, inches, played } from './tables';

const lengthOf = (pieces: readonly Piece[], from: Point, to: Point, radius = 5): number =>
  pathTo(played(country(...pieces)), radius, from, to, 800)?.length ?? Infinity;

describe('3.4 the shortest path', () => {
  test('over a ford, come to aslant, bends where its edge leaves the reach of the water', () => {
    // A river from x 20 to 100 in, 4 in deep, and a ford 4 in wide that reaches 6 in beyond both banks.
    const river = block('river', 'water', [20, 40, 100, 44]);
    const ford = block('ford', 'ford', [58, 34, 62, 50]);
    const [from, to] = [inches(50, 39), inches(60, 42)];
    // Along the bank, five sixteenths from the water, to the ford's edge; and from there straight on to the middle of it.
    const edge = { x: 58 * 16, y: 40 * 16 - 5 };
    const shortest =
      Math.hypot(edge.x - from.x, edge.y - from.y) + Math.hypot(to.x - edge.x, to.y - edge.y);
    const length = lengthOf([river, ford], from, to);
    expect(length).toBeGreaterThanOrEqual(shortest);
    expect(length).toBeLessThan(shortest + 0.5);
    // The same on a ford whose corners go round the other way.
    const { shape } = ford;
    if (shape.kind !== 'polygon') throw new Error('a block is a polygon');
    const turned: Piece = { ...ford, shape: { ...shape, corners: [...shape.corners].reverse() } };
    expect(lengthOf([river, turned], from, to)).toBeCloseTo(length, 9);
  });

  test('over a round ford, come to aslant', () => {
    const river = block('river', 'water', [20, 40, 100, 42]);
    const round: Piece = {
      id: 'ford',
      kind: 'ford',
      shape: { kind: 'circle', ...inches(60, 41), radius: 48 },
      height: 0,
    };
    const [from, to] = [inches(50, 39), inches(60, 43)];
    // The circle meets the bank 16 sixteenths from its middle, and so 45.3 to the side of it: the end of the ford (3.5).
    const bank = { x: 960 - Math.sqrt(48 * 48 - 16 * 16), y: 635 };
    const shortest =
      Math.hypot(bank.x - from.x, bank.y - from.y) + Math.hypot(to.x - bank.x, to.y - bank.y);
    const length = lengthOf([river, round], from, to);
    expect(length).toBeGreaterThanOrEqual(shortest);
    expect(length).toBeLessThan(shortest + 0.5);
  });

  test('from one bridge onto another that lies across it, over the corner between them', () => {
    const lake = block('lake', 'water', [40, 30, 80, 70]);
    const along = block('along', 'bridge', [39, 49, 81, 51]);
    const across = block('across', 'bridge', [59, 29, 61, 71]);
    const [from, to] = [inches(50, 50), inches(60, 60)];
    const corner = { x: 59 * 16, y: 51 * 16 };
    const shortest =
      Math.hypot(corner.x - from.x, corner.y - from.y) +
      Math.hypot(to.x - corner.x, to.y - corner.y);
    const length = lengthOf([lake, along, across], from, to);
    expect(length).toBeGreaterThanOrEqual(shortest - 0.5);
    expect(length).toBeLessThan(shortest + 0.5);
  });

  test('round a wide rock is longer than the arc by little', () => {
    const rock: Piece = {
      id: 'rock',
      kind: 'rock',
      shape: { kind: 'circle', ...inches(60, 50), radius: 30 },
      height: 24,
    };
    // Two tangents to the circle that the middle keeps to, 35 from the rock's middle, and the arc between them.
    const [half, reach] = [80, 35];
    const tangent = Math.sqrt(half * half - reach * reach);
    const arc = 2 * Math.asin(reach / half) * reach;
    const length = lengthOf([rock], { x: 960 - half, y: 800 }, { x: 960 + half, y: 800 });
    expect(length).toBeGreaterThan(2 * tangent + arc);
    expect(length).toBeLessThan(2 * tangent + arc + 1.25);
  });
});
