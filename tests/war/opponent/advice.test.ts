import { describe, expect, test } from 'vitest';
import { nameOf, readSquare } from '../../../src/war/engine/board';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { slotAt, type Position } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { play } from '../../../src/war/engine/turn';
import type { Action } from '../../../src/war/engine/vocabulary';
import { adviceOn } from '../../../src/war/opponent/advice';
import { chooseTurn } from '../../../src/war/opponent/opponent';
import { movedSince, returnedOf, slotsOf } from '../../../src/war/opponent/returning';
import { named } from '../../support/positions';

const sq = (name: string): number => readSquare(STANDARD_BOARD, name)!;

function read(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

/** A position of the North's turn with only these rows filled. */
const at = (rows: Readonly<Record<string, string>>): Position =>
  read(
    `${'ABCDEFGHIJKLMNOPQRST'
      .split('')
      .map((row) => rows[row] ?? '25')
      .join('/')} N B15,D8,T3,T23 - 3`,
  );

const actionsOf = (orders: string): Action[] =>
  orders.split(' ').map((text) => readAction(STANDARD_BOARD, text)!);

function after(position: Position, actions: readonly Action[]): Position {
  return actions.reduce((now, action) => {
    const next = play(now, action);
    if (!next.ok) throw new Error(JSON.stringify(next.reasons));
    return next.position;
  }, position);
}

describe('a hint says why a unit goes back', () => {
  // The two cavalry of the South can reach M3 and L3, no further.
  const ESCAPE = { B: '2R22', J: '3c21', K: '3c21', N: '2C22', S: '3r21' };
  const ATTACK = { B: '2R22', M: '2C22', N: '2C22', P: '2i22', Q: '24i' };

  test.each([
    ['an arsenal would fall', { B: '2R13c5r2', C: '14I10' }, 'C15-B15 .', 'arsenal', 'B15'],
    ['the attack needs it', ATTACK, 'N3-O3 M3-N3 xP3', 'attack', 'P3'],
    ['a unit would be destroyed', ESCAPE, 'N3-P3 .', 'unit', 'N3'],
    [
      'units would be isolated',
      { C: '3R21', H: '2I22', S: '22i2' },
      'C4-B3 .',
      'communication',
      null,
    ],
    ['nothing else is known', { B: '2R22', H: '2I22', S: '22i2' }, 'H3-G3 .', 'worth', null],
  ])('%s', (_, rows, orders, because, square) => {
    const position = at(rows);
    const actions = actionsOf(orders);
    const back = actions.findLast((action) => action.type === 'move')!;
    const left = [{ slot: slotAt(position, back.from), square: back.to }];
    expect(adviceOn(position, actions, left).returns).toMatchObject([
      { to: back.to, because, square: square === null ? null : sq(square) },
    ]);
    expect(adviceOn(position, actions, []).returns).toEqual([]);
  });
});

describe('what threatens', () => {
  test('is each arsenal that the enemy could take', () => {
    const position = at({ B: '2R6c6c5r2', S: '22i2' });
    const { threats } = adviceOn(position, actionsOf('.'), []);
    expect(
      threats.map((each) => each.code === 'takes' && nameOf(STANDARD_BOARD, each.arsenal)),
    ).toEqual(['B15', 'D8']);
  });

  test('after the turn are the arsenals that it leaves or lays open', () => {
    const position = at({ B: '2R11I1c5r2', S: '22i2' });
    const remaining = (orders: string) => adviceOn(position, actionsOf(orders), []).remaining;
    expect(remaining('B15-C15 .')).toMatchObject([{ from: sq('B17'), arsenal: sq('B15') }]);
    expect(remaining('.')).toEqual([]);
    expect(adviceOn(position, actionsOf('B15-C15 .'), []).threats).toEqual([]);
  });
});

describe('going back', () => {
  test('is known by where units stood when the turn before began', () => {
    const before = at({ B: '2R22', H: '2I22', S: '22i2' });
    const now = after(before, actionsOf('H3-G3 . S23-R23 .'));
    const moved = movedSince(before, now);
    expect(moved).toEqual([{ at: sq('G3'), from: sq('H3') }]);
    const left = slotsOf(now, moved);
    expect(returnedOf(now, left)).toEqual([]);
    expect(returnedOf(after(now, actionsOf('G3-H3')), left)).toEqual(left);
  });

  test('has a price: turns that would, if others are as good, are not chosen', () => {
    const position = read(named('classic'));
    const request = { level: 6, seed: 1, limit: { nodes: 5_000 } } as const;
    const { actions } = chooseTurn(position, request);
    const ended = after(position, actions);
    // As if the units had left, a turn before, the squares to which they go.
    const left = slotsOf(position, movedSince(ended, position));
    expect(left.length).toBeGreaterThan(0);
    const other = chooseTurn(position, { ...request, left });
    expect(returnedOf(after(position, other.actions), left).length).toBeLessThan(left.length);
  });

  // In these positions of its games against itself all turns that level 6 used to compare went back.
  test.each([
    [
      '25/25/25/7I2H14/10IC13/9IAIC1I10/10I1I12/10R1I12/12S12/14C7c2/25/14I10/15Ccc4ii1/21ii2/21iii1/22i2/19rasc2/21h3/1i23/25 S B15,D8,T3,T23 - 10',
      'J23-L25 M17-N19 Q23-O25 R22-Q24 Q20-R21',
    ],
    [
      '25/25/25/7I17/10I14/9IAH13/10II13/10RSI2I4c4/11IC12/25/25/11C2I10/22i2/16C4ii1i/19c1i1i1/20ai3/21si2/20r4/25/2i18ch2 S B15,D8,T3,T23 - 16',
      'N25-M24 P22-O23 Q23-P23 O20-M18 T22-S21',
    ],
    [
      '25/25/25/7I17/25/9IA14/10II13/10RS6c6/25/10I1C12/11I6i6/10I3HI1i1a5/14CI1ci6/17ii5s/23i1/25/20ii3/20r4/25/2i19h2 N B15,D8,T3,T23 - 41',
      'G12-F13 J11-I12 K12-J12 J13-K15',
    ],
  ])('has its price already where turns are looked for: %s', (text, returns) => {
    const position = read(text);
    // Each return as a move from where the unit stands to the square that it left.
    const left = actionsOf(returns).flatMap((action) =>
      action.type === 'move' ? { slot: slotAt(position, action.from), square: action.to } : [],
    );
    for (let seed = 1; seed <= 3; seed++) {
      const limit = { nodes: 5_000 };
      const { actions } = chooseTurn(position, { level: 6, seed, limit, left });
      const moves = actions.filter(({ type }) => type === 'move');
      expect(returnedOf(after(position, moves), left)).toEqual([]);
    }
  });
});
