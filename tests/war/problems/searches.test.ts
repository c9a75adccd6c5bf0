import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { squareOf, unitsOf, type Position } from '../../../src/war/engine/position';
import { positionHash } from '../../../src/war/engine/positionHash';
import { RULE_SETS, type Rules } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { play } from '../../../src/war/engine/turn';
import { strikesWithin } from '../../../src/war/problems/strikes';
import { capturesWithin } from '../../../src/war/problems/captures';
import { bestCut } from '../../../src/war/problems/cuts';
import { actionsOf, everyTurn, type SlotMove } from '../../../src/war/problems/turns';
import { PROBLEMS } from '../../../src/war/problems/collection';
import { positionOfProblem, solutionOf } from '../../../src/war/problems/problem';
import { refutingReply } from '../../../src/war/problems/replies';
import { savingTurns } from '../../../tools/problems/searches';
import { randomPosition, randomRules } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';
import { plainBlows, plainCaptures, plainCut, plainTurns } from './plain';

/** A random position, under rules drawn for it or Debord's by turns. */
function drawn(seed: number): Position {
  const rules: Rules =
    seed % 2 === 0
      ? RULE_SETS.debord
      : { ...randomRules(seed), victorMustAdvance: false, arsenalFalls: 'onEntry' };
  const reading = readPosition(STANDARD_BOARD, randomPosition(seed));
  if (!reading.ok) throw new Error('no position');
  return startPosition(STANDARD_BOARD, rules, reading.setup);
}

/** So many of them, of so many units at most. */
function positions(count: number, most: number): Position[] {
  const found: Position[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const position = drawn(seed);
    if (position.over === null && unitsOf(position).length <= most) found.push(position);
  }
  return found;
}

const ALL = { left: 10_000_000 };
const sorted = (squares: Iterable<number>): number[] => [...squares].sort((a, b) => a - b);

function destroysAfter(position: Position, moves: readonly SlotMove[], target: number): boolean {
  let now = position;
  for (const action of actionsOf(position, moves)) {
    const played = play(now, action);
    if (!played.ok) return false;
    now = played.position;
  }
  const slot = now.occupants[target]!;
  const fired = play(now, { type: 'attack', target });
  return fired.ok && squareOf(fired.position, slot) < 0;
}

describe('a search that leaves out what cannot matter finds what an exhaustive search does', () => {
  test.each([
    [1, rounds(60, 2000), 34],
    [2, rounds(20, 600), 16],
    [3, rounds(4, 120), 8],
  ])('which units can be destroyed after %i moves', (moves, count, most) => {
    const tried = positions(count, most);
    expect(tried).toHaveLength(count);
    for (const position of tried) {
      const found = strikesWithin(position, moves, { ...ALL });
      expect(sorted(found.keys())).toEqual(sorted(plainBlows(position, moves)));
      for (const [target, orders] of found)
        expect(destroysAfter(position, orders, target)).toBe(true);
    }
  });

  // Wherever a retreat that is due leads, only after it may anything be attacked.
  test.each([435, 523, 668])('which can be destroyed after a retreat, position %i', (seed) => {
    const position = drawn(seed);
    const plain = sorted(plainBlows(position, 1));
    expect(plain).not.toEqual([]);
    expect(sorted(strikesWithin(position, 1, { ...ALL }).keys())).toEqual(plain);
  });

  test.each([
    [1, rounds(30, 1000), 34],
    [2, rounds(12, 400), 14],
  ])('who can take which arsenal with %i moves', (moves, count, most) => {
    const tried = positions(count, most);
    expect(tried).toHaveLength(count);
    for (const position of tried) {
      const found = capturesWithin(position, moves, { ...ALL });
      expect(new Set(found.map(({ slot, arsenal }) => `${slot} ${arsenal}`))).toEqual(
        plainCaptures(position, moves),
      );
    }
  });

  test.each([
    [1, rounds(30, 1000), 34],
    [2, rounds(12, 400), 14],
  ])('how many can be cut off with %i orders, and in how many ways', (orders, count, most) => {
    const tried = positions(count, most);
    expect(tried).toHaveLength(count);
    for (const position of tried) {
      const found = bestCut(position, orders, 1, { ...ALL });
      const plain = plainCut(position, orders);
      expect(found.count).toBe(plain.count);
      // What isolates as many with fewer orders is reported once, and not again for each order that changes nothing.
      if (plain.count > plainCut(position, orders - 1).count)
        expect(found.turns).toHaveLength(plain.ends.size);
    }
  });

  test.each([
    [1, rounds(20, 600), 34],
    [2, rounds(8, 200), 12],
  ])('every turn of %i orders', (orders, count, most) => {
    const tried = positions(count, most);
    expect(tried).toHaveLength(count);
    for (const position of tried) {
      const ends = new Set<number>();
      everyTurn(position, orders, { ...ALL }, (_, after) => {
        ends.add(positionHash(after));
        return false;
      });
      expect(ends).toEqual(plainTurns(position, orders));
    }
  });
});

test('a unit is saved by the turns after which an exhaustive search destroys it no more', () => {
  const reading = readPosition(
    STANDARD_BOARD,
    '25/25/25/25/25/25/25/25/25/25/11i13/12I12/13C11/25/25/25/25/25/25/25 S B15,D8,T3,T23 - 2',
  );
  if (!reading.ok) throw new Error('no position');
  const position = startPosition(STANDARD_BOARD, RULE_SETS.summary, reading.setup);
  const slot = position.occupants[reading.setup.units.find(({ side }) => side === 'S')!.square]!;
  const saving = savingTurns(position, slot, 1, { ...ALL }, 100);
  const plain: number[] = [];
  everyTurn(position, 1, { ...ALL }, (_, after) => {
    const square = squareOf(after, slot);
    if (!plainBlows(after, 2).has(square)) plain.push(square);
    return false;
  });
  expect(saving).toHaveLength(plain.length);
});

test('where any unit takes an arsenal, a communications unit cuts off by that alone', () => {
  const rows = ['I24', ...Array<string>(14).fill('25'), '2i22', '2i2i19', '25', '1R23', '25'];
  const reading = readPosition(STANDARD_BOARD, `${rows.join('/')} N B15,D8,T3,T23 - 1`);
  if (!reading.ok) throw new Error('no position');
  const cutBy = (arsenalFallsTo: Rules['arsenalFallsTo']) => {
    const rules: Rules = { ...RULE_SETS.debord, arsenalFallsTo };
    return bestCut(startPosition(STANDARD_BOARD, rules, reading.setup), 1, 1, { ...ALL });
  };
  expect(cutBy('anyUnit')).toMatchObject({ count: 3, turns: [{ attack: null }] });
  expect(cutBy('fightingUnits').count).toBe(0);
});

test('without the effort nothing is proved', () => {
  const [position] = positions(1, 34);
  const effort = { left: 3 };
  bestCut(position!, 2, 1, effort);
  expect(effort.left).toBeLessThan(0);
});

test('no reply counts as one that saves the war because the effort ended while it was checked', () => {
  const won = PROBLEMS.filter(({ kind }) => kind === 'win').slice(0, 4);
  expect(won).toHaveLength(4);
  for (const problem of won) {
    let now = positionOfProblem(problem);
    const orders = solutionOf(problem);
    for (const action of orders.at(-1)?.type === 'move'
      ? [...orders, { type: 'endTurn' } as const]
      : orders) {
      const played = play(now, action);
      if (!played.ok) throw new Error(problem.id);
      now = played.position;
    }
    for (const left of [1, 10, 100, 1_000, 3_000])
      expect({ id: problem.id, left, reply: refutingReply(now, { left }) }).toEqual({
        id: problem.id,
        left,
        reply: null,
      });
  }
});
