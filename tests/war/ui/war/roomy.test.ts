import { expect, test } from 'vitest';
import { turnHistoryOf } from '../../../../src/war/game/turnHistory';
import { order, type War } from '../../../../src/war/game/war';
import { readAction } from '../../../../src/war/engine/notation/recordText';
import { setupOf } from '../../../../src/war/engine/setups';
import { placeAt, topsOf } from '../../../../src/war/ui/war/history/rowLines';
import { loggedTurn } from '../../../../src/war/words/warLog';
import { scene } from '../../../support/board';
import { STANDARD_BOARD } from '../../../../src/war/engine/standardMap';

/** A war from a position, with orders in the notation. */
function warOf(units: Readonly<Record<string, string>>, orders: string): War {
  const start = scene(units);
  let war: War = { start: setupOf(start), actions: [], positions: [start] };
  for (const word of orders.split(' ')) {
    const ordered = order(war, readAction(STANDARD_BOARD, word)!);
    if (!ordered.ok) throw new Error(`${word} is refused`);
    war = ordered.war;
  }
  return war;
}

const UNITS = { J14: 'I', H13: 'H', I14: 'C', I15: 'C', G8: 'I', K13: 'i', K14: 'i', P19: 'c' };

test('the log describes a turn in notation and in words, and how many units it isolates', () => {
  const war = warOf(UNITS, 'I15-H17 G8-H7 . K13-K12 .');
  const [first, second] = turnHistoryOf(war).turns;
  expect(loggedTurn(war, first!)).toMatchObject({
    turn: 1,
    side: 'N',
    notation: 'I15-H17 G8-H7',
    changes: 'Units isolated, the North: 2 (+2).',
  });
  expect(loggedTurn(war, first!).words).toContain('avalry I15–H17');
  expect(loggedTurn(war, second!).notation).toBe('K13-K12');
});

test('the log describes an attack with the mark of its outcome', () => {
  const war = warOf(UNITS, 'xK13');
  const logged = loggedTurn(war, turnHistoryOf(war).turns[0]!);
  expect(logged.notation).toMatch(/^xK13[=~#]$/);
  expect(logged.words).toContain('K13');
});

test('a turn takes a line of the list where its steps fit, and as many more as they need', () => {
  const war = warOf(UNITS, 'I15-I16 G8-G7 J14-J15 H13-G13 I14-H14 . .');
  const { turns } = turnHistoryOf(war);
  expect(topsOf(war, turns, 100)).toEqual([0, 1, 2, 3]);
  const narrow = topsOf(war, turns, 9);
  expect(narrow[2]! - narrow[1]!).toBeGreaterThan(1);
  expect(narrow[3]! - narrow[2]!).toBe(1);
  // A step wider than the list has a line to itself; what ends the turn is never left alone in one.
  expect(topsOf(war, turns, 1)[2]! - topsOf(war, turns, 1)[1]!).toBe(5);
});

test('a height of the list is in the row that lies there', () => {
  const tops = [0, 26, 78, 104];
  expect([0, 25, 26, 77, 78, 500].map((at) => placeAt(tops, at))).toEqual([0, 0, 1, 1, 2, 2]);
});
