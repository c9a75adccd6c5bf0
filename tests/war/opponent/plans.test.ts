import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { readSquare } from '../../../src/war/engine/board';
import type { Position } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import type { Action } from '../../../src/war/engine/vocabulary';
import { nextPlan } from '../../../src/war/opponent/nextPlan';
import { readOperation, writeOperation } from '../../../src/war/opponent/operation';
import {
  planHistoryAfter,
  planHistoryFrom,
  planToPlay,
} from '../../../src/war/opponent/planHistory';
import { planReasons } from '../../../src/war/opponent/planReasons';
import { chooseTurn } from '../../../src/war/opponent/opponent';
import { play } from '../../../src/war/engine/turn';
import { passiveTurn } from '../../../tools/match/league/passive';

/** A board with only these rows filled. */
const rowsOf = (filled: Readonly<Record<string, string>>): string =>
  'ABCDEFGHIJKLMNOPQRST'
    .split('')
    .map((row) => filled[row] ?? '25')
    .join('/');

function at(placement: string, rest = 'N B15,D8,T3,T23 - 1'): Position {
  const reading = readPosition(STANDARD_BOARD, `${placement} ${rest}`);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

const square = (name: string): number => readSquare(STANDARD_BOARD, name) ?? -1;
const END: Action = { type: 'endTurn' };
const march = (from: string, to: string): Action => ({
  type: 'move',
  from: square(from),
  to: square(to),
});

const afterTurn = (position: Position, actions: readonly Action[]): Position =>
  actions.reduce((now, action) => {
    const next = play(now, action);
    if (!next.ok) throw new Error(JSON.stringify(next.reasons));
    return next.position;
  }, position);

const planned = (position: Position, before: string | null = null): string | null => {
  const plan = before === null ? null : readOperation(position, position.side, before);
  const next = nextPlan(plan, position, position.side);
  return next === null ? null : writeOperation(position, next);
};

/** The position of issue 37 in which a cavalry stands cut off two squares from an empty arsenal. */
const CUT_OFF =
  '25/25/25/17I7/16SRI1I4/9c7II6/8c5AI1I7/7hc6I3I5/8c3HC11/5i19/8i16/7iii15/2i3iir16/5ai1s7C8/25/25/25/21C3/25/25';
const cutOff = (): Position => at(CUT_OFF, 'N B15,T3,T23 - 25');

describe('texts of plans', () => {
  test.each([
    'raid T23 by R22',
    'raid T23 by R22,N17',
    'raid T23 by R22 relay E17 to I22',
    'relay E17 to I14',
    'relay E17 to I14 relay E18 to G20',
    'guard B15 by G15',
  ])('%s is read as it is written', (text) => {
    const plan = readOperation(cutOff(), 'N', text);
    if (plan === null) throw new Error(text);
    expect(writeOperation(cutOff(), plan)).toBe(text);
  });

  test('a communications unit without a square is the first that can be there', () => {
    const plan = readOperation(cutOff(), 'N', 'relay to I22');
    expect(plan && writeOperation(cutOff(), plan)).toBe('relay E17 to I22');
  });

  test.each([
    '',
    'wait',
    'raid T23',
    'raid B15 by R22',
    'raid D8 by R22',
    'raid T23 by E17',
    'raid T23 by A1',
    'raid T23 by R22 relay G15 to I22',
    'raid T23 by R22 relay E17 to I22 relay E18 to I22',
    'relay E17 to C10',
    'relay E17 to I22 relay E17 to I21',
    'relay E17 to I22 soon',
    'guard T3 by G15',
    'guard B15 by M3',
  ])('“%s” is none', (text) => expect(readOperation(cutOff(), 'N', text)).toBeNull());
});

describe('the next plan', () => {
  test('a cut-off unit before an empty arsenal is worth a communications unit on its way', () => {
    expect(planned(cutOff())).toMatch(/^raid T23 by R22 relay (E17|E18) to [A-T][0-9]+$/);
  });

  test('is the same for the same position, and goes on in the next turn', () => {
    const first = planned(cutOff());
    expect(planned(cutOff(), first)).toBe(first);
  });

  // A line runs from D8 to the communications unit, and along its row.
  const FAR = { A: '24i' };
  test.each([
    ['an arsenal that can be entered at once', { R: '2C4R17', ...FAR }, 'raid T3 by R3'],
    ['although a defender stands beside it', { R: '2C4R17', T: '1i23' }, 'raid T3 by R3'],
    ['an arsenal two turns away', { P: '2C4R17', ...FAR }, 'raid T3 by P3 relay P8 to O8'],
    ['none if a defender comes first', { P: '2C4R17', T: '1i23' }, null],
    ['none if an enemy stands on it', { R: '2C4R17', T: '2i22' }, null],
    [
      'the units that come with the raider',
      { Q: '2CC3R17', ...FAR },
      'raid T3 by Q3,Q4 relay Q8 to R8',
    ],
  ])('%s', (_, rows, plan) => expect(planned(at(rowsOf(rows)))).toBe(plan));

  test('a plan goes on while no other is worth clearly more', () => {
    const both = at(rowsOf({ S: '4C2R12C4', ...FAR }));
    expect(planned(both)).toBe('raid T3 by S5');
    expect(planned(both, 'raid T23 by S21')).toBe('raid T23 by S21');
    const nearer = at(rowsOf({ S: '4C2R4C12', ...FAR }));
    expect(planned(nearer, 'raid T23 by S13')).toBe('raid T3 by S5');
  });

  test('a guard sets out when the enemy would otherwise be first', () => {
    const raider = { F: '14c7s2' };
    const held = (rows: Readonly<Record<string, string>>) => planned(at(rowsOf(rows)));
    expect(held({ ...raider, B: '16I8' })).toBe('guard B15 by B17');
    // It has time, or is there too late.
    expect(held({ ...raider, B: '15I9' })).toBeNull();
    expect(held({ ...raider, B: '17I7' })).toBeNull();
  });

  test('a plan whose unit has fallen ends', () => {
    expect(
      nextPlan(
        { is: 'raid', arsenal: square('T3'), by: [3], relay: null },
        at(rowsOf({ A: '23iI' })),
        'N',
      ),
    ).toBeNull();
  });

  test('there is none once the game is over', () => {
    expect(planned(at(rowsOf({ A: '24I' })))).toBeNull();
  });
});

test('the plans of a game follow from its actions, at once or turn by turn', () => {
  const start = cutOff();
  const turns = [[march('E17', 'G17'), END], [END], [march('G17', 'H18'), END], [END]];
  const whole = planHistoryAfter(planHistoryFrom(start), turns.flat());
  const stepwise = turns.reduce(planHistoryAfter, planHistoryFrom(start));
  expect(whole.plans).toEqual(stepwise.plans);
  expect(whole.position.turn).toBe(29);
  const underWay = planHistoryAfter(whole, [march('H18', 'G17')]);
  expect(underWay.plans).toEqual(whole.plans);
});

test('a plan is named when a turn first goes on with it, and not again', () => {
  const first = planHistoryFrom(cutOff());
  const nearer = [march('F18', 'G17'), march('E17', 'G19'), END];
  const named = (history: typeof first, actions: readonly Action[]) =>
    planReasons(history.position, actions, history.plans.N, history).map(({ code }) => code);
  expect(named(first, nearer)).toEqual(['raids']);
  expect(named(first, [END])).toEqual([]);
  const second = planHistoryAfter(first, [...nearer, END]);
  const further = [march('H20', 'I20'), march('G19', 'H21'), END];
  expect(named(second, further)).toEqual([]);
  // Advice names it whenever it is asked for.
  expect(planReasons(second.position, further, second.plans.N, null)).toHaveLength(1);
  const idle = planHistoryAfter(first, [END, END]);
  expect(named(idle, nearer)).toEqual(['raids']);
});

test('the search is given any plan against an enemy that waits, and for advice one that needs a line', () => {
  const needsLine = planHistoryFrom(cutOff());
  const without = planHistoryFrom(at(rowsOf({ A: '24i', R: '2C4R17' })));
  expect(without.plans.N).not.toBeNull();
  for (const history of [needsLine, without]) {
    expect([0, 2].map((waited) => planToPlay(history, waited))).toEqual([null, null]);
    expect(planToPlay(history, 3)).toBe(history.plans.N);
  }
  expect(planToPlay(needsLine, 0, true)).toBe(needsLine.plans.N);
  expect(planToPlay(without, 0, true)).toBeNull();
});

test(
  'level 6 sends a communications unit to a unit that is cut off before an arsenal, which falls',
  { tags: ['slow'] },
  () => {
    let history = planHistoryFrom(cutOff());
    while (history.position.turn < 37 && history.position.standing === cutOff().standing) {
      const { position } = history;
      const turn =
        position.side === 'S'
          ? passiveTurn(position)
          : chooseTurn(position, {
              level: 6,
              limit: { nodes: 12_000 },
              seed: 1,
              plan: planToPlay(history, 0, true),
            }).actions;
      history = planHistoryAfter(history, turn);
      expect(history.position).toEqual(afterTurn(position, turn));
    }
    expect(history.position.standing).not.toBe(cutOff().standing);
  },
);
