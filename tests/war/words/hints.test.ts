import { expect, test } from 'vitest';
import { readAction } from '../../../src/war/engine/notation/actionReading';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { reasonsFor } from '../../../src/war/opponent/reasons';
import {
  answerSentences,
  doesHarm,
  hintSentence,
  type AdvisedTurn,
} from '../../../src/war/words/hints';

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
  return { position, actions, reasons: reasonsFor(position, actions) };
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

test('an answer that harms is told from one that does not', () => {
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
