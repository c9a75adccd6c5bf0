import { expect, test } from 'vitest';
import { outcomeOf } from '../../src/war/engine/combat';
import { mayMoveTo } from '../../src/war/engine/landing';
import { readPosition } from '../../src/war/engine/notation/notation';
import { readSquare } from '../../src/war/engine/board';
import { positionOf, slotAt, type Position } from '../../src/war/engine/position';
import { RULE_SETS } from '../../src/war/engine/rules';
import { searchFrom } from '../../src/war/engine/search';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { budgetOf } from '../../src/war/opponent/budget';
import { chooseHunting } from '../../tools/match/league/hunter/hunter';
import { back, endOf, give, moverOf, type Hunt } from '../../tools/match/league/hunter/hands';
import { forEachStrike } from '../../tools/match/league/hunter/prey';
import { linesOf } from '../support/positions';

// The league's kill-seeing player (tools/match/league/hunter).

function at(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(`${text} cannot be read`);
  return positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

const huntOn = (position: Position): Hunt => ({
  search: searchFrom(position, 40),
  side: position.side,
  budget: budgetOf({ nodes: Infinity }),
});

test('every attack that the hunter finds can be prepared so, and destroys (rules.md 6.7)', () => {
  let found = 0;
  for (const line of linesOf('missed.txt')) {
    const [text = ''] = line.split(' | ');
    const hunt = huntOn(at(text));
    const { search } = hunt;
    forEachStrike(hunt, null, (moves, target) => {
      if (target === null) return false;
      for (const move of moves) {
        expect(mayMoveTo(search.position, moverOf(move), endOf(move)), text).toBe(true);
        give(hunt, move);
      }
      expect(outcomeOf(search.position, target), text).toBe('destroyed');
      back(hunt, moves.length);
      found += 1;
      return false;
    });
  }
  expect(found).toBeGreaterThan(150);
});

const CHARGE =
  '25/14I5S4/25/12c3A1I6/11h6IR5/9icc3C9/8i4III9/8i5II9/10a2CC10/9ii2IC5H4/5c2ii15/10i14/2i22/6r1s16/25/25/25/25/25/25 S B15,T3 - 51';

test('the hunter charges the guard of the last arsenal (rules.md 6.6)', () => {
  const actions = chooseHunting(at(CHARGE), budgetOf({ nodes: 5_000 }));
  expect(actions.at(-1)).toEqual({ type: 'attack', target: readSquare(STANDARD_BOARD, 'B15') });
});

/** Cavalry of the North, in communication, before an arsenal without a guard. */
const OPEN_ARSENAL =
  '13c11/25/13I11/25/8R16/9I6c8/10c14/3S6c14/13h11/13a8s2/25/25/6II7iii7/5IIII7riii2i2/7C8i8/18i6/12C12/3C21/2HC21/25 N D8,T3,T23 - 31';

test('the hunter enters an arsenal that nobody guards (rules.md 8.1)', () => {
  const position = at(OPEN_ARSENAL);
  const arsenal = readSquare(STANDARD_BOARD, 'T3') ?? -1;
  const actions = chooseHunting(position, budgetOf({ nodes: 5_000 }));
  expect(actions.filter((action) => action.type === 'move').map(({ to }) => to)).toContain(arsenal);
  expect(slotAt(position, arsenal)).toBe(-1);
});
