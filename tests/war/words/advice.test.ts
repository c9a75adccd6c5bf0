import { expect, test } from 'vitest';
import { NOBODY } from '../../../src/war/engine/communication';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { unitAt } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { setupOf } from '../../../src/war/engine/setups';
import { startPosition } from '../../../src/war/engine/start';
import { beginWar, order, present, type War } from '../../../src/war/game/war';
import {
  exposureSentences,
  answerSentences,
  doesHarm,
  hintSentence,
  type AdvisedTurn,
} from '../../../src/war/words/advice';
import { reasonsFor } from '../../../src/war/opponent/reasons';

/** A turn from a position with only these rows filled. */
function turnFrom(
  rows: Readonly<Record<string, string>>,
  orders: string,
  rest = 'N B15,D8,T3,T23 - 1',
): AdvisedTurn {
  const placement = 'ABCDEFGHIJKLMNOPQRST'
    .split('')
    .map((row) => rows[row] ?? '25')
    .join('/');
  const reading = readPosition(STANDARD_BOARD, `${placement} ${rest}`);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const position = startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
  const actions = orders.split(' ').map((text) => readAction(STANDARD_BOARD, text)!);
  return {
    position,
    actions,
    reasons: reasonsFor(position, actions),
    threats: [],
    remaining: [],
    returns: [],
  };
}

const steps = (turn: AdvisedTurn): string[] =>
  ([1, 2, 3] as const).map((step) => hintSentence(turn, step));

test('an attack: its target, who comes last to it, the turn with its sums', () => {
  const rows = { B: '2R22', M: '2C22', N: '2C22', P: '2i22', Q: '24i' };
  expect(steps(turnFrom(rows, 'N3-O3 M3-N3 xP3'))).toEqual([
    'Look around P3.',
    'It begins with the cavalry on M3.',
    'The orders: N3-O3, M3-N3, xP3. Attacks P3 14 : 6; the infantry is destroyed.',
  ]);
});

test('an attack that needs no move says so', () => {
  const rows = { B: '2R22', N: '2C22', O: '2C22', P: '2i22', Q: '24i' };
  expect(steps(turnFrom(rows, 'xP3')).slice(0, 2)).toEqual([
    'Look around P3.',
    'No move is needed: P3 can be attacked at once.',
  ]);
});

test('a cut: the line, and the unit that comes to stand on it, whichever moves first', () => {
  const rows = { B: '3R21', E: '7I17', F: '2i22', H: '3C21', S: '22i2' };
  expect(steps(turnFrom(rows, 'E8-E9 H4-H3 .')).slice(0, 2)).toEqual([
    'Look at the line T3–A3.',
    'It begins with the cavalry on H4.',
  ]);
});

test('a retreat, a march, and a turn without orders', () => {
  const retreat = { B: '2R22', K: '2I22', S: '22i2' };
  expect(steps(turnFrom(retreat, 'K3-J3 .', 'N B15,D8,T3,T23 K3 2')).slice(0, 2)).toEqual([
    'Look around K3.',
    'It begins with the infantry on K3.',
  ]);
  expect(steps(turnFrom(retreat, 'K3-L3 .')).slice(0, 2)).toEqual([
    'Make for the arsenal on T3.',
    'It begins with the infantry on K3.',
  ]);
  expect(steps(turnFrom(retreat, '.'))).toEqual([
    'No order is needed.',
    'No order is needed.',
    'No order is needed. No move would improve the position.',
  ]);
});

test('an answer that harms is distinguished from one that does not', () => {
  const rows = { B: '2R22', M: '2C22', N: '2C22', P: '2i22', Q: '24i' };
  const harmful = turnFrom(rows, 'N3-O3 M3-N3 xP3');
  expect(doesHarm(harmful)).toBe(true);
  expect(answerSentences(harmful)).toEqual([
    'Beware of the enemy’s best answer if the turn ended now:',
    'The enemy’s orders: N3-O3, M3-N3, xP3.',
    'Attacks P3 14 : 6; the infantry is destroyed.',
  ]);
  const harmless = turnFrom(rows, 'M3-L3 .');
  expect(doesHarm(harmless)).toBe(false);
  expect(answerSentences(harmless)[0]).toMatch(/^Sound: the enemy’s best answer takes nothing/);
});

/** A war from a position with only these rows filled, with these orders given. */
function warOf(rows: Readonly<Record<string, string>>, orders: string): War {
  const { position, actions } = turnFrom(rows, orders);
  let war = beginWar(STANDARD_BOARD, RULE_SETS.debord, setupOf(position));
  for (const action of actions) {
    const ordered = order(war, action);
    if (!ordered.ok) throw new Error(JSON.stringify(ordered.reasons));
    war = ordered.war;
  }
  return war;
}

const EXPOSED = { B: '2R11I1c5r2', H: '2I22', S: '22i2' };

test.each([
  [
    'C15-C14',
    { ...EXPOSED, B: '2R13c5r2', C: '14I10' },
    ['The arsenal on B15 is open: the enemy’s cavalry on B17 can take it in one move.'],
  ],
  [
    'B15-C15',
    EXPOSED,
    [
      'This turn has left the arsenal on B15 unguarded: the enemy’s cavalry on B17 can take it in one move.',
    ],
  ],
  [
    'B3-C4',
    EXPOSED,
    ['Your own orders have isolated foot communications at C4 and infantry at H3.'],
  ],
  ['H3-G3', EXPOSED, []],
])('advice says what a turn lays open: %s', (orders, rows, expected) => {
  expect(exposureSentences(warOf(rows, orders))).toEqual(expected);
});

test('an attack that destroys who could take the arsenal leaves it safe', () => {
  const war = warOf({ B: '2R11I1c5r2', C: '16I8', S: '22i2' }, 'B15-C16');
  expect(exposureSentences(war)).toHaveLength(1);
  const target = STANDARD_BOARD.width + 16;
  const attacked = order(war, { type: 'attack', target });
  expect(attacked.ok && unitAt(present(attacked.war), target)).toBeNull();
  expect(exposureSentences(war, { type: 'attack', target })).toEqual([]);
});

test('an attack that drives a unit out leaves an arsenal open: others march once it has retreated', () => {
  const war = warOf({ B: '2R11I1c5r2', G: '2C22', H: '2i22' }, 'B15-C15');
  const target = 7 * STANDARD_BOARD.width + 2;
  const attacked = order(war, { type: 'attack', target });
  expect(attacked.ok && present(attacked.war).retreatDue).not.toBe(NOBODY);
  expect(exposureSentences(war, { type: 'attack', target })).toEqual([
    'This turn has left the arsenal on B15 unguarded: the enemy’s cavalry on B17 can take it in one move.',
  ]);
});

test('what lays something open is not called sound, whatever the best answer', () => {
  const war = warOf(EXPOSED, 'B15-C15');
  const harmless = turnFrom(EXPOSED, 'H3-G3 .');
  const sentences = answerSentences(harmless, exposureSentences(war));
  expect(sentences.slice(0, 2)).toEqual([
    'This turn has left the arsenal on B15 unguarded: the enemy’s cavalry on B17 can take it in one move.',
    'The enemy’s best answer would do no harm at once.',
  ]);
  expect(sentences.join(' ')).not.toContain('Sound');
});
