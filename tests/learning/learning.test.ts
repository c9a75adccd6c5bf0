import { expect, test } from 'vitest';
import { FEATURES } from '../../src/war/opponent/features';
import { chanceOf } from '../../src/war/opponent/deploy';
import { quickGame, ROW } from '../../tools/learning/quickGames';
import { learn } from '../../tools/learning/training';

// `npm run learn`: the games that are learned from, and the learning.

test(
  'a quick game is the same again, and ends for either side as it ends',
  { tags: ['slow'] },
  () => {
    const rows = quickGame(3);
    expect(quickGame(3)).toEqual(rows);
    expect(quickGame(4).slice(0, ROW)).not.toEqual(rows.slice(0, ROW));
    const ends = Array.from({ length: rows.length / ROW }, (_, i) => rows[i * ROW + 1] as number);
    expect(ends.length).toBeGreaterThan(5);
    // Turns are by turns: what one side has won the other has lost.
    expect(ends.every((end, i) => end === (i % 2 === 0 ? ends[0] : 1 - (ends[0] as number)))).toBe(
      true,
    );
    expect(rows.every(Number.isFinite)).toBe(true);
  },
);

test('what decides games is learned, and what does not is left alone', () => {
  const chance = chanceOf(1);
  const games = 3000;
  const rows = new Float32Array(games * ROW);
  for (let game = 0; game < games; game++) {
    const at = game * ROW;
    rows[at] = game;
    for (let i = 0; i < 10; i++) rows[at + 2 + i] = chance(2001) / 1000 - 1;
    // The first feature alone says who wins.
    rows[at + 1] = (rows[at + 2] as number) > 0 ? 1 : 0;
  }
  const lost: number[] = [];
  const learned = learn(rows, 60, 1, (_, heldOut) => lost.push(heldOut));
  expect(lost.at(-1)).toBeLessThan(0.35);
  expect(lost.at(-1)).toBeLessThan(lost[0] as number);
  expect(learned.mean).toHaveLength(FEATURES);
  const [first] = learned.layers;
  const weightOf = (feature: number): number =>
    (first?.weights ?? [])
      .slice(feature * 32, (feature + 1) * 32)
      .reduce((sum, w) => sum + w * w, 0);
  for (const feature of [1, 2, 3]) expect(weightOf(0)).toBeGreaterThan(2 * weightOf(feature));
});
