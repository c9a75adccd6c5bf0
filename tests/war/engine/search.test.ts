import { describe, expect, test } from 'vitest';
import { attacks } from '../../../src/war/engine/combat';
import { destinations, movers } from '../../../src/war/engine/march';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { positionOf, slotAt, type Position } from '../../../src/war/engine/position';
import {
  positionNow,
  searchFrom,
  takeBack,
  tryAdvance,
  tryAttack,
  tryEndTurn,
  tryMove,
  type Search,
} from '../../../src/war/engine/search';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { play } from '../../../src/war/engine/turn';
import type { Action } from '../../../src/war/engine/vocabulary';
import { scene, square } from '../../support/board';
import { mulberry32, pick, randomPosition, randomRules } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

function give(search: Search, action: Action): void {
  if (action.type === 'move') tryMove(search, slotAt(search.position, action.from), action.to);
  else if (action.type === 'attack') tryAttack(search, action.target);
  else if (action.type === 'advance')
    tryAdvance(search, slotAt(search.position, action.from), action.to);
  else tryEndTurn(search);
}

/** Every order that is legal now. */
function orders(position: Position): Action[] {
  if (position.over !== null) return [];
  if (position.advance !== null) {
    const { from, to } = position.advance;
    return from.map((victor) => ({ type: 'advance', from: victor, to }));
  }
  const moves = movers(position).flatMap((from) =>
    destinations(position, from).map((to): Action => ({ type: 'move', from, to })),
  );
  const fire = attacks(position).map(({ target }): Action => ({ type: 'attack', target }));
  const end: Action[] = position.retreatDue < 0 ? [{ type: 'endTurn' }] : [];
  // Attacks are rare among the orders, and their effects most need testing.
  return [...moves, ...fire, ...fire, ...fire, ...end];
}

function at(seed: number): Position {
  const reading = readPosition(STANDARD_BOARD, randomPosition(seed));
  if (!reading.ok) throw new Error(`seed ${seed}: ${JSON.stringify(reading.faults)}`);
  return positionOf(STANDARD_BOARD, randomRules(seed), reading.setup);
}

/** A position without its board as one text: far quicker to compare than its tables. */
const facts = ({ board, squares, occupants, ...rest }: Position): string =>
  JSON.stringify([board.width, Array.from(squares), Array.from(occupants), rest]);

test(
  'orders given in a search lead where `play` leads, and taken back to where they began',
  { tags: ['slow'] },
  () => {
    let given = 0;
    for (let seed = 1; seed <= rounds(100); seed++) {
      const random = mulberry32(seed);
      const start = at(seed);
      const search = searchFrom(start, 40);
      const line = [start];
      for (let i = 0; i < 40; i++) {
        const now = line.at(-1)!;
        const legal = orders(now);
        if (legal.length === 0) break;
        const action = pick(random, legal);
        const played = play(now, action);
        if (!played.ok) throw new Error(`seed ${seed}: ${JSON.stringify(played.reasons)}`);
        give(search, action);
        expect(facts(search.position), `seed ${seed}, order ${i}`).toBe(facts(played.position));
        line.push(played.position);
        given += 1;
      }
      while (line.length > 1) {
        line.pop();
        takeBack(search);
        expect(facts(search.position), `seed ${seed}, back at ${line.length}`).toBe(
          facts(line.at(-1)!),
        );
      }
      expect(search.depth).toBe(0);
    }
    expect(given).toBeGreaterThan(rounds(2000));
  },
);

describe('the bounds of a search', () => {
  const start = scene({ H3: 'C', T1: 'i' });

  test('nothing is taken back before the first order', () => {
    const search = searchFrom(start, 1);
    takeBack(search);
    expect(facts(positionNow(search))).toBe(facts(start));
  });

  test('an order too deep is refused and changes nothing', () => {
    const search = searchFrom(start, 1);
    tryEndTurn(search);
    const before = facts(positionNow(search));
    expect(() => tryEndTurn(search)).toThrow(/1 orders deep/);
    expect(facts(positionNow(search))).toBe(before);
  });

  test('the position searched from is left as it was', () => {
    const search = searchFrom(start, 1);
    tryMove(search, slotAt(start, square('H3')), square('I3'));
    expect(slotAt(start, square('I3'))).toBe(-1);
    expect(slotAt(search.position, square('I3'))).toBeGreaterThanOrEqual(0);
  });
});
