import { expect, test } from 'vitest';
import { mulberry32 } from '../../../../e2e/support/random';
import { rectangle } from '../../../../src/littlewars/engine/shapes';
import type { Piece, Point } from '../../../../src/littlewars/engine/types';
import { costOf, profileOf } from '../../../../src/littlewars/kriegspiel/ground';
import { rounds } from '../../../support/rounds';
import { from, type Random } from '../../naive/randomCountry';
import { onField } from '../tables';
import { walkNaively } from './paths';

// The engine's contours and road shares against a second reading. SHARE=10 compares ten times as many paths.

const TABLES = rounds(150, 5_000);
const FOOT = { march: 192, road: 288, wheels: false, fords: true };

/** A piece somewhere, of a kind, turned. */
function somewhere(
  random: Random,
  id: string,
  kind: Piece['kind'],
  wide: number,
  deep: number,
): Piece {
  const middle = { x: from(random, 200, 1700), y: from(random, 200, 1300) };
  const turns = [
    { x: 1, y: 0 },
    { x: 0.8, y: 0.6 },
    { x: 0.6, y: -0.8 },
  ];
  return { id, kind, shape: rectangle(middle, wide, deep, turns[from(random, 0, 2)]), height: 0 };
}

/** Piles of blocks beside one another: by column, how many are in it; each is smaller than the one under it, or as large. */
function piles(random: Random): { blocks: Piece[]; layersAt: (p: Point) => number } {
  const boxes = Array.from({ length: 3 }, (_, i) => {
    const less = from(random, 0, 1) * 16;
    return Array.from({ length: from(random, 0, 3) }, (__, n) => ({
      left: 300 + 400 * i + n * less,
      right: 700 + 400 * i - n * less,
      bottom: 400 + n * less,
      top: 900 - n * less,
    }));
  });
  const blocks = boxes.flatMap((pile, i) =>
    pile.map(({ left, right, bottom, top }, n): Piece => ({
      id: `block-${i}-${n}`,
      kind: 'block',
      shape: rectangle(
        { x: (left + right) / 2, y: (bottom + top) / 2 },
        right - left,
        top - bottom,
      ),
      height: 96,
    })),
  );
  const layersAt = ({ x, y }: Point): number =>
    Math.max(
      ...boxes.map(
        (pile) =>
          pile.filter(
            (each) => x >= each.left && x <= each.right && y >= each.bottom && y <= each.top,
          ).length,
      ),
    );
  return { blocks, layersAt };
}

test(
  `kriegspiel.md 2.2 to 2.4: contours, road shares and rivers as counted step by step, on ${TABLES} random tables`,
  { tags: ['slow'] },
  () => {
    const counts = { road: 0, up: 0, down: 0, river: 0, compared: 0 };
    for (let seed = 1; seed <= TABLES; seed++) {
      const random = mulberry32(seed);
      const { blocks, layersAt } = piles(random);
      const country = onField([
        ...blocks,
        somewhere(random, 'road-1', 'road', 900, 40),
        somewhere(random, 'road-2', 'road', 700, 48),
        somewhere(random, 'river', 'river', 800, 64),
        somewhere(random, 'bridge', 'roadBridge', 120, 90),
      ]);
      const stops = Array.from({ length: from(random, 2, 4) }, () => ({
        x: from(random, 100, 1800),
        y: from(random, 100, 1400),
      }));
      const profile = profileOf(country, stops);
      const cost = costOf(profile, FOOT);
      const naive = walkNaively(country, stops, layersAt);
      // A step that passes over a corner sees nothing of it.
      if (naive.briefest < 3 || profile.some(({ length }) => length < 1 / 2)) continue;
      const what = `seed ${seed}`;
      expect([cost.up, cost.down], what).toEqual([naive.up, naive.down]);
      expect(cost.rivers, what).toEqual(naive.rivers);
      const walk = naive.onRoad / 288 + naive.offRoad / 192;
      expect(Math.abs(cost.walk - walk), what).toBeLessThan(profile.length / 700);
      counts.compared += 1;
      if (naive.onRoad > 0) counts.road += 1;
      if (naive.up > 0) counts.up += 1;
      if (naive.down > 0) counts.down += 1;
      if (naive.rivers.length > 0) counts.river += 1;
    }
    expect(counts.compared).toBeGreaterThan(TABLES * 0.8);
    for (const count of [counts.road, counts.up, counts.down, counts.river])
      expect(count, JSON.stringify(counts)).toBeGreaterThan(TABLES * 0.15);
  },
);
