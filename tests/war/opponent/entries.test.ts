import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { searchFrom } from '../../../src/war/engine/search';
import { nameOf } from '../../../src/war/engine/board';
import { isLinked, slotAt, squareOf, type Position } from '../../../src/war/engine/position';
import { writePosition } from '../../../src/war/engine/setups';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { budgetOf } from '../../../src/war/opponent/budget';
import { entriesNow } from '../../../src/war/opponent/entries';
import { WON } from '../../../src/war/opponent/evaluation';
import type { GivenTurn } from '../../../src/war/opponent/rollouts';
import { LEVELS, type Level } from '../../../src/war/opponent/levels';
import { NO_PLANS } from '../../../src/war/opponent/plans';
import { worstStrike } from '../../../src/war/opponent/replies';
import { giveQuickTurn } from '../../../src/war/opponent/rollouts';
import { landingOf, slotOf, takeBackAll, type Thinking } from '../../../src/war/opponent/thinking';
import { LEARNED_WEIGHTS } from '../../../src/war/opponent/weights';

// Arsenals that can be entered (rules.md 8.2), by units that are in communication or can be brought into it (4.1, 5.1).

function at(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

const thinkingOn = (position: Position, level: Level): Thinking => ({
  search: searchFrom(position, 20),
  side: position.side,
  level,
  weights: LEARNED_WEIGHTS,
  plans: NO_PLANS,
  pressing: 0,
  left: [],
  likely: new Map(),
  budget: budgetOf({ nodes: 10_000 }),
  seed: 1,
});

/** The entries of the side to move, each order by its squares. */
function entriesOf(text: string, level = LEVELS[6]): string[] {
  const position = at(text);
  return entriesNow(thinkingOn(position, level)).map((moves) =>
    moves
      .map((move) =>
        [squareOf(position, slotOf(move)), landingOf(move)]
          .map((square) => nameOf(STANDARD_BOARD, square))
          .join('-'),
      )
      .join(' '),
  );
}

/** From a game that was lost so: the cavalry on D13 is cut off, until the mounted communications unit goes to K12. */
const BEHIND =
  '25/25/14C10/10ccc1III8/14H2R7/9ii14/8i5II9/25/7r17/8i1h1C1I10/10I14/10s14/25/25/25/25/25/25/25/25 S B15,T3 - 70';

describe('an arsenal is entered', () => {
  test('by a unit that a communications unit brings into communication first', () => {
    expect(entriesOf(BEHIND)).toEqual(['L11-K12 D13-B15']);
  });

  test('not so by a level that sees no move that prepares another', () => {
    expect(entriesOf(BEHIND, LEVELS[5])).toEqual([]);
  });

  test('by one move where that will do, and not where somebody stands on it', () => {
    const near = BEHIND.replace('10I14/10s14', '10Is13/25');
    expect(entriesOf(near, LEVELS[5])).toEqual(['D13-B15']);
    expect(entriesOf(near.replace('25/25/14C10', '25/14C10/25'))).toEqual([]);
  });
});

describe('such an entry', () => {
  test('is the worst that the enemy can answer with', () => {
    const answerTo = (level: Level) =>
      worstStrike({ ...thinkingOn(at(BEHIND), level), side: 'N' }, -Infinity, -1);
    expect(answerTo(LEVELS[6]).moves).toHaveLength(2);
    expect(answerTo(LEVELS[6]).score).toBeLessThan(-WON / 2);
    expect(answerTo(LEVELS[5]).score).toBeGreaterThan(-WON / 2);
  });

  test('is found in what is played out, among a few orders that looked best elsewhere too', () => {
    const thinking = thinkingOn(at(BEHIND), LEVELS[6]);
    thinking.likely.set(0, { moves: [], turns: 0 });
    const { orders } = giveQuickTurn(thinking, 0);
    expect(thinking.search.position.over).toEqual({ winner: 'S', by: 'arsenals' });
    takeBackAll(thinking, orders);
    expect(writePosition(thinking.search.position)).toBe(BEHIND);
  });
});

test('units that a communications unit brings back move in the same quick turn', () => {
  // F10, F12 and others are cut off until Q23-S23.
  const cutOff =
    '25/25/25/5I19/25/9i1i13/4I7H12/25/7I2I1i12/8IA2i12/7R4II11/7I6i10/25/25/25/25/22s2/25/25/22i2 S D8,T23 - 82';
  const before = at(cutOff);
  const isolated = (square: number): boolean => {
    const slot = slotAt(before, square);
    return slot >= 0 && !isLinked(before, slot);
  };
  const apart = Array.from({ length: before.board.size }, (_, square) => square).filter(isolated);
  expect(apart.length).toBeGreaterThan(1);
  const froms = ({ moves }: GivenTurn) => moves.map((move) => squareOf(before, slotOf(move)));
  const turnOf = (level: Level): GivenTurn => giveQuickTurn(thinkingOn(at(cutOff), level));
  expect(froms(turnOf(LEVELS[6])).some((from) => apart.includes(from))).toBe(true);
  expect(froms(turnOf(LEVELS[5])).some((from) => apart.includes(from))).toBe(false);
});
