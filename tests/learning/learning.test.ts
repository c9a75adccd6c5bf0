import { expect, test } from 'vitest';
import { FEATURES } from '../../src/war/opponent/features';
import { chanceOf } from '../../src/war/opponent/deploy';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openingOf } from '../../src/war/engine/openings';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { kindOf, leagueRows, playLeague, type LeagueGame } from '../../tools/learning/leagueGames';
import {
  lossesOf,
  tableOf,
  worseThanEvaluation,
  type Predicted,
} from '../../tools/learning/losses';
import { quickGame } from '../../tools/learning/quickGames';
import { AT, CYCLE, HEAD, isHeldOut, KINDS, ROW } from '../../tools/learning/rows';
import { predictionsOf, learn } from '../../tools/learning/training';

// `npm run learn`: the games that are learned from, the learning, and the table that accepts a network.

/** Returns the numbers at a place of rows. */
const column = (rows: Float32Array, at: number): number[] =>
  Array.from({ length: rows.length / ROW }, (_, i) => rows[i * ROW + at] as number);

test(
  'a quick game is the same again, and ends for either side as it ends',
  { tags: ['slow'] },
  () => {
    const rows = quickGame(3);
    expect(quickGame(3)).toEqual(rows);
    expect(quickGame(4).slice(0, ROW)).not.toEqual(rows.slice(0, ROW));
    const ends = column(rows, AT.result);
    expect(ends.length).toBeGreaterThan(5);
    // Turns are by turns: what one side has won the other has lost.
    expect(ends.every((end, i) => end === (i % 2 === 0 ? ends[0] : 1 - (ends[0] as number)))).toBe(
      true,
    );
    expect(column(rows, AT.left)).toEqual(ends.map((_, i) => ends.length - i));
    // No search has scored these positions.
    expect(column(rows, AT.later).every(Number.isNaN)).toBe(true);
    expect(rows.every((each, i) => i % ROW === AT.later || Number.isFinite(each))).toBe(true);
  },
);

test(
  'games against the league are logged, not played twice, and replayed as rows',
  { tags: ['slow'] },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'league-'));
    try {
      const file = path.join(folder, 'games.jsonl');
      const played: LeagueGame[] = [];
      await playLeague(file, 3, 1, (game) => void played.push(game));
      await playLeague(file, 3, 1, () => expect.fail('the log has this game'));
      const [game] = played;
      expect(`${JSON.stringify(game)}\n`).toBe(readFileSync(file, 'utf8'));
      expect(game).toMatchObject({ game: 3, kind: 'greedy' });
      const rows = leagueRows(game as LeagueGame);
      expect(rows.length / ROW).toBe(game?.turns.length);
      expect(column(rows, AT.kind)).toEqual(game?.turns.map(() => KINDS.indexOf('greedy')));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('the rows of a logged game have its result, and the score some turns later, for the side to move', () => {
  const turns = Array.from({ length: 10 }, () => '.');
  const rows = leagueRows({
    game: 7,
    kind: 'passive',
    side: 'N',
    nodes: 1500,
    start: openingOf(STANDARD_BOARD, 'classic')?.position ?? '',
    turns,
    scores: turns.map((_, i) => (i === 8 ? 100 : null)),
    winner: 'S',
  });
  expect(column(rows, AT.result)).toEqual(turns.map((_, i) => i % 2));
  expect(column(rows, AT.left)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(column(rows, AT.later)).toEqual(turns.map((_, i) => (i === 0 ? 0.25 : NaN)));
  expect(() => leagueRows({ ...EMPTY, turns: ['what'] })).toThrow('game 7 has the order what');
  expect(() => leagueRows({ ...EMPTY, turns: ['xA1'] })).toThrow('attack');
});

const EMPTY: LeagueGame = {
  game: 7,
  kind: 'passive',
  side: 'N',
  nodes: 1500,
  start: openingOf(STANDARD_BOARD, 'classic')?.position ?? '',
  turns: [],
  scores: [],
  winner: null,
};

test('games against every kind are held out, one in five', () => {
  const games = Array.from({ length: 5 * CYCLE }, (_, i) => i);
  const heldOut = games.filter(isHeldOut);
  expect(heldOut).toHaveLength(CYCLE);
  expect(new Set(heldOut.map(kindOf))).toEqual(new Set(KINDS));
});

test('a network is refused for each kind of games that it predicts worse than the evaluation', () => {
  const of = (kind: number, game: number, worth: number, predicted: number): Predicted => ({
    kind,
    game,
    worth,
    predicted,
    judged: worth > 0.5 ? 50 : -50,
  });
  const table = lossesOf([
    of(0, 1, 1, 0.99),
    of(0, 2, 0, 0.01),
    of(1, 1, 1, 0.5),
    of(1, 1, 0, 0.5),
    of(KINDS.length, 1, 1, 0.9),
  ]);
  expect(table.map(({ kind, games, positions }) => [kind, games, positions])).toEqual([
    ['itself', 2, 2],
    ['earlier', 1, 2],
    ['quick', 1, 1],
  ]);
  expect(table[1]?.network).toBeCloseTo(Math.LN2);
  // The best scale makes the evaluation, which is always right, nearly certain.
  expect(table[1]?.evaluation).toBeLessThan(0.1);
  expect(worseThanEvaluation(table)).toEqual(['earlier', 'quick']);
  // A single game has no spread.
  expect(table[1]?.error).toBeCloseTo(0);
  expect(tableOf(table)).toContain('| earlier | 1 | 2 | 0.693 |');
});

test('what decides games is learned, and what does not is left alone', () => {
  const chance = chanceOf(1);
  const games = 3000;
  const rows = new Float32Array(games * ROW);
  for (let game = 0; game < games; game++) {
    const at = game * ROW;
    rows[at + AT.game] = game;
    rows[at + AT.later] = NaN;
    for (let i = 0; i < 10; i++) rows[at + HEAD + i] = chance(2001) / 1000 - 1;
    // The first feature alone says who wins.
    rows[at + AT.result] = (rows[at + HEAD] as number) > 0 ? 1 : 0;
  }
  const lost: number[] = [];
  const { learned, heldOut } = learn(rows.slice(), { rounds: 60, seed: 1, aTurn: 1 }, (_, loss) =>
    lost.push(loss),
  );
  // The network as it is stored predicts the same.
  const stored = predictionsOf(learned, rows, 1).filter(({ game }) => isHeldOut(game));
  for (const [i, { predicted }] of stored.entries())
    expect(predicted).toBeCloseTo(heldOut[i]?.predicted ?? NaN, 2);
  expect(heldOut).toHaveLength(games / 5);
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
