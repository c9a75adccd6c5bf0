import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { writeAction } from '../../../src/war/engine/notation/notation';
import { inCommunication, unitsOf, type Position } from '../../../src/war/engine/position';
import { RULE_SET_IDS, RULE_SETS, type Rules } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { play } from '../../../src/war/engine/turn';
import type { Action } from '../../../src/war/engine/vocabulary';
import { LEVEL_NUMBERS, type Level, type LevelNumber } from '../../../src/war/opponent/levels';
import { chooseTurn } from '../../../src/war/opponent/opponent';
import {
  LEARNED_WEIGHTS,
  OUT_OF_LINES,
  WEIGHTS,
  WITHOUT_LINES,
  WITHOUT_RESCUE,
  type Weights,
} from '../../../src/war/opponent/weights';
import { reasonsFor } from '../../../src/war/opponent/reasons';
import { wilson } from '../../../tools/match/players';
import { randomPosition, randomRules } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';
import { named } from '../../support/positions';
import { chooseGreedily } from '../../../tools/match/greedy';

function at(text: string, rules: Rules = RULE_SETS.debord): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return startPosition(STANDARD_BOARD, rules, reading.setup);
}

/** Plays a whole turn; throws at the first order that is not legal, and where the turn is not over after the last. */
function played(position: Position, actions: readonly Action[]): Position {
  let now = position;
  for (const action of actions) {
    expect(now.turn).toBe(position.turn);
    const next = play(now, action);
    if (!next.ok) throw new Error(JSON.stringify(next.reasons));
    now = next.position;
  }
  expect(now.over !== null || now.turn === position.turn + 1).toBe(true);
  return now;
}

const NODES = 400;

describe.each(RULE_SET_IDS)('under %s', (id) => {
  test.each(LEVEL_NUMBERS)(
    'turns of level %i are legal, the same twice, and have a reason',
    { tags: ['slow'] },
    (level) => {
      for (let seed = 1; seed <= rounds(8, 200); seed++) {
        const position = at(randomPosition(seed), RULE_SETS[id]);
        if (position.over !== null) continue;
        const request = { level, limit: { nodes: NODES }, seed } as const;
        const chosen = chooseTurn(position, request);
        played(position, chosen.actions);
        expect(chooseTurn(position, request), `seed ${seed}`).toEqual(chosen);
        expect(reasonsFor(position, chosen.actions).length).toBeGreaterThan(0);
      }
    },
  );
});

test(
  'turns are legal under switches set at will, and from within a turn',
  { tags: ['slow'] },
  () => {
    for (let seed = 1; seed <= rounds(16, 400); seed++) {
      let now = at(randomPosition(seed), randomRules(seed));
      if (now.over !== null) continue;
      const { actions } = chooseTurn(now, { level: 6, limit: { nodes: NODES }, seed });
      played(now, actions);
      // What is left of a turn, asked for after each of its orders.
      for (const action of actions.slice(0, -1)) {
        const next = play(now, action);
        if (!next.ok) throw new Error(`seed ${seed}`);
        now = next.position;
        if (now.over !== null) break;
        played(now, chooseTurn(now, { level: 6, limit: { nodes: NODES }, seed }).actions);
        played(now, chooseGreedily(now, { limit: { nodes: NODES }, seed }).actions);
      }
    }
  },
);

const turnOf = (position: Position, level: (typeof LEVEL_NUMBERS)[number] = 6) =>
  chooseTurn(position, { level, limit: { nodes: 5000 }, seed: 1 })
    .actions.map((action) => writeAction(STANDARD_BOARD, action))
    .join(' ');

/** A board with only these rows filled. */
const rowsOf = (filled: Readonly<Record<string, string>>): string =>
  'ABCDEFGHIJKLMNOPQRST'
    .split('')
    .map((row) => filled[row] ?? '25')
    .join('/');

test.each([
  ['the last arsenal is entered', rowsOf({ B: '2R22', K: '24i', S: '2I22' }), 'arsenals'],
  [
    'the last unit is destroyed',
    rowsOf({ B: '2R22', M: '2C22', N: '2C22', Q: '2i22' }),
    'annihilation',
  ],
])('%s where that wins at once, by every level that sees so far', (_, placement, by) => {
  const position = at(`${placement} N B15,T3 - 1`);
  expect(LEVEL_NUMBERS.slice(3)).toEqual([3, 4, 5, 6]);
  for (const level of LEVEL_NUMBERS.slice(3)) {
    const { actions } = chooseTurn(position, { level, limit: { nodes: 3000 }, seed: 1 });
    expect(played(position, actions).over, `level ${level}`).toEqual({ winner: 'N', by });
  }
});

test('a level betters its turn so often at most', () => {
  const position = at(named('classic'));
  const nodes = (betterings: number): number =>
    chooseTurn(position, { level: 5, limit: { nodes: 16_000 }, seed: 4, sees: { betterings } })
      .nodes;
  const [never, once, always] = [nodes(0), nodes(1), nodes(Infinity)];
  expect(once).toBeGreaterThan(never);
  expect(always).toBeGreaterThan(once);
});

test('the strongest level judges by learned weights, the others by those chosen by hand, the lowest without their lines', () => {
  const position = at(named('classic'));
  const score = (level: LevelNumber, weights?: Weights): number =>
    chooseTurn(position, { level, limit: { nodes: 1000 }, seed: 3, ...(weights && { weights }) })
      .score;
  for (const level of LEVEL_NUMBERS) {
    const own =
      { 0: OUT_OF_LINES, 1: WITHOUT_LINES, 2: WITHOUT_RESCUE, 6: LEARNED_WEIGHTS }[
        level as number
      ] ?? WEIGHTS;
    const others = level === 6 ? WEIGHTS : LEARNED_WEIGHTS;
    expect(score(level), `level ${level}`).toBe(score(level, own));
    expect(score(level), `level ${level}`).not.toBe(score(level, others));
  }
});

test('the lowest level marches two units in a turn, and one that must retreat counts', () => {
  const moves = (line: string, sees: Partial<Level> = {}): number =>
    chooseTurn(at(line), { level: 0, limit: { nodes: 2000 }, seed: 2, sees }).actions.filter(
      ({ type }) => type === 'move',
    ).length;
  expect(moves(named('classic'))).toBe(2);
  const retreating = named('classic').replace(' N ', ' S ').replace(' - 1', ' L15 2');
  expect(moves(retreating, { marches: 1 })).toBe(1);
});

test.each([
  [0, 'walks out of its lines'],
  [1, 'halts where they end'],
] as const)('level %i %s', (level, does) => {
  let now = at(named('classic'));
  while (now.turn < 25)
    now =
      now.side === 'N'
        ? played(now, chooseTurn(now, { level, limit: { nodes: 1000 }, seed: now.turn }).actions)
        : played(now, [{ type: 'endTurn' }]);
  const isolated = unitsOf(now).filter(
    ({ side, square }) => side === 'N' && !inCommunication(now, square),
  );
  expect(isolated.length > 0).toBe(does === 'walks out of its lines');
});

test('a unit that must retreat does so first', () => {
  const due = at(named('classic').replace(' N ', ' S ').replace(' - 1', ' L15 2'));
  expect(turnOf(due)).toMatch(/^L15-/);
});

test('a game that is over has no turn, and weights can be handed in', () => {
  const classic = at(named('classic'));
  const resigned = play(classic, { type: 'surrender' });
  if (!resigned.ok) throw new Error('no surrender');
  const request = { level: 1, limit: { nodes: 100 }, seed: 1 } as const;
  expect(() => chooseTurn(resigned.position, request)).toThrow(RangeError);
});

test('a turn keeps its time by the clock that is handed in', () => {
  let now = 0;
  // Every look at the clock takes a millisecond.
  const clock = (): number => (now += 0.01);
  chooseTurn(at(named('classic')), { level: 6, limit: { ms: 20, clock }, seed: 1 });
  expect(now).toBeLessThan(25);
});

test('the Wilson interval of half of a hundred games', () => {
  expect(wilson(50, 100)).toEqual([50, 40.4, 59.6]);
});
