import { expect, test } from 'vitest';
import { forEveryMove } from '../../../src/war/engine/everyMove';
import { positionOf, type Position } from '../../../src/war/engine/position';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { searchFrom, takeBack, tryEndTurn, tryMove } from '../../../src/war/engine/search';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { evaluate } from '../../../src/war/opponent/evaluation';
import { plansOf, type Plans } from '../../../src/war/opponent/plans';
import { WEIGHTS } from '../../../src/war/opponent/weights';
import { mulberry32, randomPosition, randomRules } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

function randomOne(seed: number): Position {
  const reading = readPosition(STANDARD_BOARD, randomPosition(seed));
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return positionOf(STANDARD_BOARD, randomRules(seed), reading.setup);
}

const [ONE_BOARD, OTHER_BOARD] = [{ ...STANDARD_BOARD }, { ...STANDARD_BOARD }];

/** A judgement of which nothing can have been cached: the last one was of another board. */
function judgedAnew(position: Position, plans: Plans): number {
  const on = (board: Position['board']): number =>
    evaluate({ ...position, board }, position.side, WEIGHTS, 5, plans);
  on(OTHER_BOARD);
  return on(ONE_BOARD);
}

test('a judgement is the same whatever was judged before it', () => {
  for (let seed = 0; seed < rounds(20); seed++) {
    const position = randomOne(seed);
    const search = searchFrom(position, 20);
    const plans = plansOf(position);
    const random = mulberry32(seed);
    const found: { judged: number; anew: () => number }[] = [];
    const isOver = (): boolean => search.position.over !== null;
    const judge = (): void => {
      const now = searchFrom(search.position, 1).position;
      found.push({
        judged: evaluate(search.position, search.position.side, WEIGHTS, 5, plans),
        anew: () => judgedAnew(now, plans),
      });
    };
    for (let turn = 0; turn < 3 && !isOver(); turn++) {
      const moves: [slot: number, to: number][] = [];
      forEveryMove(search.position, (slot, to) => void moves.push([slot, to]));
      for (let i = 0; i < 30 && moves.length > 0; i++) {
        const [slot, to] = moves[Math.floor(random() * moves.length)] as [number, number];
        tryMove(search, slot, to);
        judge();
        if (!isOver()) {
          tryEndTurn(search);
          judge();
          takeBack(search);
        }
        takeBack(search);
      }
      const [slot, to] = moves[0] ?? [-1, -1];
      if (slot >= 0) tryMove(search, slot, to);
      if (!isOver()) tryEndTurn(search);
    }
    expect(found.map(({ judged }) => judged)).toEqual(found.map(({ anew }) => anew()));
  }
});
