import { describe, expect, test } from 'vitest';
import {
  inCommunication,
  standingArsenals,
  unitAt,
  type Position,
} from '../../../src/war/engine/position';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { readMapReference } from '../../../src/war/engine/maps/maps';
import { nameOf, readSquare } from '../../../src/war/engine/board';
import type { Action } from '../../../src/war/engine/vocabulary';
import { FIRST_WAR_IDS, firstWar, GROUND, SCRIPT } from '../../../src/war/game/firstWar';
import { guidanceOf } from '../../../src/war/game/guidance';
import { present } from '../../../src/war/game/war';
import { chooseTurn } from '../../../src/war/opponent/opponent';
import {
  createFirstWarTable,
  stepAt,
  type FirstWarTable,
} from '../../../src/war/store/tables/firstWarTable';
import type { BotFault } from '../../../src/war/seats/bot/kind';
import { taskSentence, wrongSentences } from '../../../src/war/words/firstWar';

const at = (name: string) => readSquare(GROUND, name)!;
const action = (text: string): Action => readAction(GROUND, text)!;
const now = (table: FirstWarTable): Position => present(table.state.getState().war);
const stepOf = (table: FirstWarTable) => stepAt(table.state.getState().step);

/** Carries out all that the South has to do in the script. */
function replied(table: FirstWarTable): void {
  for (
    let { reply } = table.state.getState();
    typeof reply !== 'string' && reply.length > 0;
    { reply } = table.state.getState()
  )
    table.nextReply();
}

/** Follows the script until a step begins. */
function followed(until: string, table = createFirstWarTable()): FirstWarTable {
  for (let step = stepOf(table); step.id !== until; step = stepOf(table)) {
    if (step.is === 'read') table.goOn();
    else if (step.is === 'order') table.order(action(step.asks[0]!), null);
    else throw new Error(`no step ${until}`);
    replied(table);
  }
  return table;
}

/** The order that the sentence of the free step asks for. */
function advised(position: Position): Action {
  const advice = guidanceOf(position);
  if (advice.is === 'endTurn') return { type: 'endTurn' };
  return advice.is === 'attack'
    ? { type: 'attack', target: advice.assault.target }
    : { type: 'move', from: advice.from, to: advice.to };
}

/** Plays on as the sentences ask, against the program, to the end. */
function wonWith(seed: number): FirstWarTable {
  const table = followed('free');
  for (let orders = 0; stepOf(table).is === 'free'; orders += 1) {
    if (orders > 60) throw new Error('no end');
    if (table.state.getState().reply === 'asked') {
      const turn = chooseTurn(now(table), { level: 0, seed, limit: { nodes: 20_000 } });
      table.answer(turn.actions);
      replied(table);
    } else table.order(advised(now(table)), null);
  }
  return table;
}

describe('the script', () => {
  test('has every step once, in order, on a map that games can be played on', () => {
    expect(SCRIPT.map(({ id }) => id)).toEqual(FIRST_WAR_IDS);
    const { faults, warnings, board } = readMapReference(GROUND.map);
    expect({ faults, warnings, map: board?.map }).toEqual({
      faults: [],
      warnings: [],
      map: GROUND.map,
    });
    for (const { square } of GROUND.arsenals)
      expect(unitAt(present(firstWar()), square)).toBeNull();
  });

  test('says what is so: the line that runs, the cut, both sums, and the arsenal that falls', () => {
    const table = followed('line');
    expect(inCommunication(now(table), at('G4'))).toBe(true);
    followed('cut', table);
    expect(unitAt(now(table), at('D4'))).toEqual({ side: 'S', kind: 'cavalry' });
    expect(inCommunication(now(table), at('G4'))).toBe(false);
    followed('support', table);
    table.order(action('xD4'), null);
    expect(table.state.getState().wrong).toEqual({ is: 'attacked', at: at('D4') });
    followed('attack', table);
    followed('arsenal', table);
    expect(unitAt(now(table), at('D4'))).toBeNull();
    expect(inCommunication(now(table), at('G4'))).toBe(true);
    followed('halfway', table);
    expect(standingArsenals(now(table)).map((square) => nameOf(GROUND, square))).toEqual([
      'B4',
      'B9',
      'I9',
    ]);
  });

  test.each(
    SCRIPT.flatMap((step) =>
      step.is === 'order' ? step.asks.map((asked) => [step.id, asked]) : [],
    ),
  )('takes in %s the order %s, and every order of the South after it is legal', (id, asked) => {
    const table = followed(id);
    const before = table.state.getState();
    table.order(action(asked), null);
    const { reply } = table.state.getState();
    const orders = before.war.actions.length + 1 + reply.length;
    replied(table);
    const { war, step, wrong } = table.state.getState();
    expect({ step, wrong }).toEqual({ step: before.step + 1, wrong: null });
    expect(war.actions).toHaveLength(orders);
  });
});

/** Legal orders that a step does not ask for, and what the answer says. */
const WRONG: readonly (readonly [string, string, RegExp])[] = [
  ['march', '.', /^That would end your turn too soon\. From G4/],
  ['march', 'E4-F4', /^F4 is not the place\. From G4 the cavalry reaches I4/],
  ['march', 'D9-F9', /^That is the cavalry at D9, and another unit is meant\./],
  ['endTurn', 'D9-F9', /^The cavalry at D9 need not march now\./],
  ['support', 'xD4', /^4 against 5: that attack would not destroy.*together they make 8/],
  ['support', 'B5-A5', /^A5 is not the place\. From C5/],
  ['support', '.', /^That would end your turn too soon\./],
  ['attack', 'C4-C3', /^The infantry at C4 need not march now\. The cavalry at D4 goes first/],
  ['attack', '.', /^That would end your turn too soon\./],
  ['arsenal', 'G4-H4', /^H4 is not the place\. The arsenal at I4 is two squares away/],
  ['arsenal', '.', /^That would end your turn too soon\./],
];

test.each(WRONG)('in %s the order %s changes nothing, and a sentence says why', (id, text, why) => {
  const table = followed(id);
  const before = table.state.getState();
  table.order(action(text), null);
  const after = table.state.getState();
  expect(after.wrong).not.toBeNull();
  expect({ ...after, wrong: null }).toEqual({ ...before, wrong: null });
  expect(after.war).toBe(before.war);
  expect(wrongSentences(stepOf(table), now(table), after.wrong!)).toMatch(why);
  // What was right all along still is.
  const step = stepOf(table);
  if (step.is === 'order') table.order(action(step.asks[0]!), null);
  expect(table.state.getState()).toMatchObject({ wrong: null });
  expect(table.state.getState().war.actions.length).toBeGreaterThan(before.war.actions.length);
});

test('takes no order while a sentence is read or the South moves, and nothing reported is taken back', () => {
  const table = createFirstWarTable();
  table.order(action('E4-G4'), null);
  table.undo();
  expect(table.state.getState().war.actions).toEqual([]);
  followed('endTurn', table);
  table.undo();
  expect(table.state.getState().war.actions).toHaveLength(1);
  table.goOn();
  expect(stepOf(table).id).toBe('endTurn');
  table.endTurn();
  table.endTurn();
  expect(table.state.getState().war.actions).toHaveLength(2);
  replied(table);
  expect(stepOf(table).id).toBe('cut');
});

describe('from the middle on', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'a player who follows the sentences takes the second arsenal from level 0, with seed %i',
    (seed) => {
      const table = wonWith(seed);
      expect(now(table).over).toEqual({ winner: 'N', by: 'arsenals' });
      // Seven turns of the North's, six of the South's.
      expect(now(table).turn).toBeLessThanOrEqual(13);
      expect(taskSentence(stepOf(table), now(table))).toMatch(/take an arsenal/);
    },
  );

  test('any order is taken, and taken back within the turn, but not what the script has ordered', () => {
    const table = followed('free');
    const { war } = table.state.getState();
    table.undo();
    expect(table.state.getState().war).toBe(war);
    table.order(action('D9-C9'), null);
    expect(table.state.getState().wrong).toBeNull();
    table.undo();
    expect(table.state.getState().war.actions).toEqual(war.actions);
  });

  const failures: readonly [string, (table: FirstWarTable) => void, BotFault][] = [
    ['cannot be asked', (table) => table.fail('lost'), 'lost'],
    ['answers nothing', (table) => table.answer([]), 'garbled'],
    ['answers against the rules', (table) => table.answer([action('A1-A2')]), 'garbled'],
  ];
  test.each(failures)(
    'where the program %s nothing is ordered, and it can be asked again',
    (_, fail, fault) => {
      const table = followed('free');
      // Nothing has failed yet.
      table.askAgain();
      table.skipReply();
      expect(table.state.getState().reply).toEqual([]);
      table.endTurn();
      const { war } = table.state.getState();
      fail(table);
      replied(table);
      expect(table.state.getState()).toMatchObject({ war, reply: fault });
      table.askAgain();
      expect(table.state.getState().reply).toBe('asked');
      table.answer([action('.')]);
      replied(table);
      expect(now(table).side).toBe('N');
    },
  );

  test('the turn of the South can be skipped where no program plays it', () => {
    const table = followed('free');
    table.endTurn();
    table.fail('missing');
    table.skipReply();
    expect(now(table)).toMatchObject({ side: 'N', over: null });
    expect(table.state.getState().reply).toEqual([]);
  });

  test('who loses the war is back where the first arsenal had fallen', () => {
    const table = followed('free');
    const { war } = table.state.getState();
    table.order(action('D9-F8'), null);
    table.surrender();
    const after = table.state.getState();
    expect(after.war).toBe(war);
    expect(wrongSentences(stepOf(table), now(table), after.wrong!)).toMatch(/^The South has won/);
    expect(stepOf(table).id).toBe('free');
  });
});
