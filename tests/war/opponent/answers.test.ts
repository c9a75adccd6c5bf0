import { describe, expect, test } from 'vitest';
import { mayMoveTo } from '../../../src/war/engine/landing';
import { readPosition } from '../../../src/war/engine/notation/notation';
import type { Position } from '../../../src/war/engine/position';
import { positionHash } from '../../../src/war/engine/positionHash';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { searchFrom } from '../../../src/war/engine/search';
import { nameOf, readSquare } from '../../../src/war/engine/board';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { budgetOf, type Limit } from '../../../src/war/opponent/budget';
import { keyOf, type Candidate } from '../../../src/war/opponent/candidate';
import { candidatesNow } from '../../../src/war/opponent/lanes';
import { predictedScore } from '../../../src/war/opponent/predictedScore';
import { evaluate } from '../../../src/war/opponent/evaluation';
import { plansOf } from '../../../src/war/opponent/plans';
import { LEVELS, type Level } from '../../../src/war/opponent/levels';
import { neighboursOf } from '../../../src/war/opponent/neighbours';
import { giveCandidate, worstStrike } from '../../../src/war/opponent/replies';
import { turnsToRescue } from '../../../src/war/opponent/rescue';
import {
  afterStrike,
  predictedFurther,
  giveQuickTurn,
  playedOut,
} from '../../../src/war/opponent/rollouts';
import {
  give,
  landingOf,
  slotOf,
  takeBackAll,
  type Thinking,
} from '../../../src/war/opponent/thinking';
import { following, strategiesOf, type Strategy } from '../../../src/war/opponent/strategies';
import { STEP, distanceTablesOf } from '../../../src/war/opponent/distances';
import { WEIGHTS } from '../../../src/war/opponent/weights';
import { named } from '../../support/positions';
import { randomPosition } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

function at(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

const thinkingOn = (
  position: Position,
  limit: Limit = { nodes: 20_000 },
  level: Level = LEVELS[6],
): Thinking => ({
  search: searchFrom(position, 140),
  side: position.side,
  level,
  weights: WEIGHTS,
  plans: plansOf(position),
  pressing: 0,
  left: [],
  likely: new Map(),
  budget: budgetOf(limit),
  seed: 1,
});

/** The strategy of the weights as they are. */
const PLAIN: Strategy = { weights: WEIGHTS, goal: null };

/** The North's mounted communications unit stands on I5, near to cavalry of the South that has yet to come up. */
const PREY =
  '25/25/25/7I2ic13/10c14/7I1Ici13/4R2AI1ii13/7II1ihi12/4S5ii13/9i15/12a9r2/6c7s10/25/25/9CC14/25/25/25/25/25 S D8,T23 - 50';

/** Positions of which none is over, with a turn for each. */
function* cases(): Generator<{ thinking: Thinking; candidate: Candidate; seed: number }> {
  for (let seed = 1; seed <= rounds(8); seed++) {
    const position = at(randomPosition(seed));
    if (position.over !== null || position.retreatDue >= 0) continue;
    const candidate = candidatesNow(thinkingOn(position), 0.2)[0];
    if (candidate === undefined) throw new Error(`no turn in position ${seed}`);
    yield { thinking: thinkingOn(position), candidate, seed };
  }
}

test(
  'neighbours of a turn are legal, differ from it by one order, and are reported once',
  { tags: ['slow'] },
  () => {
    expect([...cases()]).not.toEqual([]);
    for (const { thinking, candidate, seed } of cases()) {
      const { search } = thinking;
      const before = positionHash(search.position);
      const known = new Set([keyOf(candidate)]);
      const found = neighboursOf(thinking, candidate, known, () => false);
      expect(positionHash(search.position), `seed ${seed}`).toBe(before);
      expect(new Set(found.map(keyOf)).size).toBe(found.length);
      expect(known.size).toBe(found.length + 1);
      const wrong = found.filter(({ moves, finish }) => {
        const others = moves.filter((move) => !candidate.moves.includes(move));
        const left = candidate.moves.filter((move) => !moves.includes(move));
        const legal = moves.every((move) => {
          const may = mayMoveTo(search.position, slotOf(move), landingOf(move));
          give(thinking, move);
          return may;
        });
        takeBackAll(thinking, moves.length);
        return (
          !legal ||
          others.length > 1 ||
          left.length > 1 ||
          others.length + left.length === 0 ||
          finish.target !== candidate.finish.target
        );
      });
      expect(wrong, `seed ${seed}`).toEqual([]);
      expect(neighboursOf(thinking, candidate, known, () => false)).toEqual([]);
    }
  },
);

test('what is played out on the search leaves the search as it was', { tags: ['slow'] }, () => {
  expect([...cases()]).not.toEqual([]);
  for (const { thinking, candidate, seed } of cases()) {
    const { search } = thinking;
    const orders = giveCandidate(thinking, candidate);
    const before = positionHash(search.position);
    const strike = worstStrike(thinking, -Infinity, -1);
    for (const value of [
      playedOut(thinking, 4),
      afterStrike(thinking, strike),
      predictedFurther(thinking, 6, PLAIN, 0),
    ])
      expect(Number.isFinite(value)).toBe(true);
    expect([positionHash(search.position), search.depth], `seed ${seed}`).toEqual([before, orders]);
  }
});

test('what is played further is predicted by its last four turns', () => {
  const thinking = { ...thinkingOn(at(named('classic'))), side: 'S' } as const;
  const { search } = thinking;
  const predictions: number[] = [];
  let now: Thinking = thinking;
  let orders = 0;
  for (let turn = 0; turn < 6; turn++) {
    // Plans are made again after four turns.
    if (turn === 4) now = { ...now, plans: plansOf(search.position) };
    orders += giveQuickTurn({ ...now, side: search.position.side }, turn).orders;
    predictions.push(predictedScore(now));
  }
  takeBackAll(thinking, orders);
  const mean = predictions.slice(2).reduce((sum, each) => sum + each, 0) / 4;
  // It is the North's turn, the enemy's of the side that asks.
  expect(predictedFurther({ ...thinking, likely: new Map() }, 6, PLAIN, 0)).toBeCloseTo(mean);
});

test('a strategy goes to its arsenal while that stands, and leaves the plans of the enemy alone', () => {
  const open = at(named('classic'));
  const thinking = thinkingOn(open);
  const { arsenals } = STANDARD_BOARD;
  const goals = (position: Position) =>
    strategiesOf(position, 'N', WEIGHTS).map(({ goal }) => goal);
  const [own, enemy] = ['N', 'S'].map((side) =>
    arsenals.flatMap((each, i) => (each.side === side ? [i] : [])),
  );
  expect(goals(open)).toEqual([null, ...enemy!, null, ...own!, null]);
  // With one enemy arsenal left it is where everybody goes anyway.
  const less = at(named('classic').replace(/B15,D8,T3,T23/, 'B15,D8,T3'));
  expect(goals(less)).toEqual([null, null, ...own!, null]);

  for (const goal of [...own!, ...enemy!]) {
    const there = following(thinking, { weights: WEIGHTS, goal });
    expect(there.plans.N.goal).toBe(goal);
    expect(there.plans.S).toBe(thinking.plans.S);
    const value = (position: Position, of: Thinking): number =>
      evaluate(position, 'N', WEIGHTS, 0, of.plans);
    // Where the goal has fallen it is as if there were none.
    const without = { ...open, standing: open.standing & ~(1 << goal) };
    expect(value(without, there)).toBe(value(without, thinking));
    // One of the enemy's is the nearest of all from here.
    const nearer = value(open, there) > value(open, thinking);
    expect(nearer).toBe(own!.includes(goal));
  }
});

test('a quick turn betters the position, or waits', { tags: ['slow'] }, () => {
  expect([...cases()]).not.toEqual([]);
  for (const { thinking, seed } of cases()) {
    const { orders, moves } = giveQuickTurn(thinking);
    expect(orders, `seed ${seed}`).toBeGreaterThan(0);
    expect(moves.length).toBeLessThanOrEqual(5);
    expect(thinking.search.position.side === thinking.side).toBe(
      thinking.search.position.over !== null,
    );
  }
});

test('a level that sees kills ahead plays out those that several moves prepare, and another level does not', () => {
  const quick = (killsAhead: boolean) =>
    giveQuickTurn(thinkingOn(at(PREY), { nodes: 20_000 }, { ...LEVELS[6], killsAhead }));
  const { moves, finish } = quick(true);
  expect(moves.length).toBeGreaterThanOrEqual(3);
  expect(nameOf(STANDARD_BOARD, finish.target ?? -1)).toBe('I5');
  expect(quick(false).finish.target).toBeNull();
});

test('what looked best is tried alone in the next turn at the same place', () => {
  const thinking = thinkingOn(at(named('classic')));
  const turn = (place?: number): { moves: readonly number[]; nodes: number } => {
    const before = thinking.budget.nodes;
    const { moves, orders } = giveQuickTurn(thinking, place);
    takeBackAll(thinking, orders);
    return { moves, nodes: thinking.budget.nodes - before };
  };
  const whole = turn(1);
  const likely = turn(1);
  expect(likely.moves).toEqual(whole.moves);
  expect(likely.nodes).toBeLessThan(whole.nodes / 2);
  expect(turn(2)).toEqual(whole);
  expect(turn()).toEqual(whole);
});

test('where nothing is left of the budget a quick turn ends at once', () => {
  const thinking = thinkingOn(at(named('classic')), { nodes: 1 });
  expect(giveQuickTurn(thinking).moves).toEqual([]);
  expect(thinking.budget.nodes).toBeLessThan(5);
});

/** A board with only these rows filled. */
const rowsOf = (filled: Readonly<Record<string, string>>): string =>
  'ABCDEFGHIJKLMNOPQRST'
    .split('')
    .map((row) => filled[row] ?? '25')
    .join('/');

describe('turns until units that are cut off can be in line with a relay', () => {
  test.each([
    ['nobody is cut off', { B: '14I10', K: '24i' }, 0],
    ['no relay is left', { M: '20C4', K: '24i' }, 8],
    // The row of B15 meets the column of M21 in B21.
    ['a relay on the row of its arsenal', { B: '16R8', M: '20C4', K: '24i' }, 4],
    ['a mounted relay', { B: '16S8', M: '20C4', K: '24i' }, 2],
    // What is left is the diagonal of B15, which meets the column in H21.
    ['the column is cut on the way', { B: '16S8', F: '20i4', M: '20C4', K: '24i' }, 3],
  ])('%s', (_, rows, turns) => {
    expect(turnsToRescue(at(`${rowsOf(rows)} N B15,T3 - 1`), 'N')).toBe(turns);
  });
});

describe('where communications units are to go', () => {
  test.each([
    ['nobody is there to be served', { K: '24i' }, null],
    ['no relay is left', { M: '20C4', K: '24i' }, null],
    // As above, B21 is in line with B15 and with the unit.
    ['a unit is cut off', { B: '16R8', M: '20C4', K: '24i' }, ['B21', '']],
    // B18 is on the row of B15, F14 on a diagonal of it and on one of the unit: nearer for both than B21 is for one.
    ['a chain of two', { B: '10S5R8', M: '20C4', K: '24i' }, ['B18', 'F14']],
    // D17 is on a diagonal of B15, and on the one that runs past T3.
    ['a line along which a unit can go to an arsenal', { B: '2S12C9' }, ['', 'D17']],
  ])('%s', (_, rows, squares) => {
    const position = at(`${rowsOf(rows)} N B15,T3 - 1`);
    const plan = plansOf(position).N.relays;
    // A unit on its way there stands worse than one without a goal, until it is there.
    const planned = evaluate(position, 'N', { ...WEIGHTS, following: 0 }, 0, plansOf(position));
    const none = evaluate(position, 'N', { ...WEIGHTS, following: 0 }, 0);
    if (plan === null) expect(planned).toBe(none);
    else expect(planned).toBeLessThan(none);
    const names = plan?.squares.map((square) => (square < 0 ? '' : nameOf(STANDARD_BOARD, square)));
    expect(names ?? null).toEqual(squares);
  });
});

describe('the way to an arsenal', () => {
  const square = (name: string): number => readSquare(STANDARD_BOARD, name) ?? -1;
  const distanceFrom = (rows: Readonly<Record<string, string>>, from: string): number => {
    const position = at(`${rowsOf(rows)} N D8,T3 - 1`);
    const to = STANDARD_BOARD.arsenals.findIndex((arsenal) => arsenal.square === square('D8'));
    return (distanceTablesOf(position, 'S')[to]?.[square(from)] ?? -1) / STEP;
  };

  test('leads around mountains', () => {
    expect(distanceFrom({ A: '25' }, 'A8')).toBe(3);
    // D10 and E10 lie between: over C9.
    expect(distanceFrom({ A: '25' }, 'D11')).toBe(4);
  });

  test('leads around the enemy where that is not too far', () => {
    const wall = { I: '5III17' };
    expect(distanceFrom(wall, 'M7')).toBeGreaterThan(distanceFrom({ A: '25' }, 'M7'));
    expect(distanceFrom(wall, 'D2')).toBe(6);
  });

  test('is not taken at the beginning of a game, and is once that has gone on long', () => {
    const position = (turn: number): Position => at(`${rowsOf({ I: '5III17' })} S D8,T3 - ${turn}`);
    expect(plansOf(position(1)).S.around).toBe(0);
    expect(plansOf(position(200)).S.around).toBe(1);
  });
});
