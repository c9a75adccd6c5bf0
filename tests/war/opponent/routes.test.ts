import { describe, expect, test } from 'vitest';
import { NOWHERE, readSquare, type Arsenal } from '../../../src/war/engine/board';
import { forEveryMove } from '../../../src/war/engine/everyMove';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { openingOf } from '../../../src/war/engine/openings';
import { slotAt, squareOf, type Position } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { searchFrom, takeBack, tryEndTurn, tryMove } from '../../../src/war/engine/search';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import type { Side, Square } from '../../../src/war/engine/vocabulary';
import { chanceOf } from '../../../src/war/opponent/deploy';
import { LEVELS, type LevelNumber } from '../../../src/war/opponent/levels';
import { thinkingOf } from '../../../src/war/opponent/opponent';
import { movesOfRoutes } from '../../../src/war/opponent/routeMoves';
import { bestRoutes, routesOf, turnsLeft } from '../../../src/war/opponent/routes';
import { give } from '../../../src/war/opponent/thinking';

const BOARD = STANDARD_BOARD;

function at(text: string): Position {
  const reading = readPosition(BOARD, text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return startPosition(BOARD, RULE_SETS.debord, reading.setup);
}

const opening = (id: string): Position => at(openingOf(BOARD, id)?.position ?? '');
const on = (name: string): Square => readSquare(BOARD, name) ?? NOWHERE;

/** The South's army of the pump house, and of the North one cavalry and one communications unit of a kind. */
function pair(cavalry: Square, relay: Square, kind: 'r' | 's', arsenal: string): Position {
  const signs = Array.from({ length: BOARD.size }, () => '1');
  const text = openingOf(BOARD, 'pump-house')?.position.split(' ')[0] ?? '';
  let square = 0;
  for (const sign of text.match(/\d+|[A-Za-z]/g) ?? []) {
    if (/[a-z]/.test(sign)) signs[square] = sign;
    square += /\d/.test(sign) ? Number(sign) : 1;
  }
  signs[cavalry] = 'C';
  signs[relay] = kind.toUpperCase();
  const placed = Array.from({ length: BOARD.height }, (_, row) =>
    signs
      .slice(row * BOARD.width, (row + 1) * BOARD.width)
      .join('')
      .replaceAll(/1+/g, (ones) => String(ones.length)),
  ).join('/');
  return at(`${placed} N B15,D8,${arsenal} - 1`);
}

/** Returns whether the side to move can enter an arsenal in so many of its turns, by every order of its moves. */
function enters(position: Position, goal: number, turns: number): boolean {
  const search = searchFrom(position, 3 * turns);
  const now = search.position;
  const seen = new Set<string>();
  const within = (left: number, moves: number): boolean => {
    if ((now.standing & (1 << goal)) === 0) return true;
    const key = [left, moves, ...Array.from({ length: 17 }, (_, i) => squareOf(now, i))].join();
    if (seen.has(key)) return false;
    seen.add(key);
    const steps: [number, Square][] = [];
    if (moves < 2) forEveryMove(now, (slot, to) => void steps.push([slot, to]));
    for (const [slot, to] of steps) {
      tryMove(search, slot, to);
      const found = within(left, moves + 1);
      takeBack(search);
      if (found) return true;
    }
    if (left === 1) return false;
    tryEndTurn(search);
    tryEndTurn(search);
    const found = within(left - 1, 0);
    takeBack(search);
    takeBack(search);
    return found;
  };
  return within(turns, 0);
}

/** Plays the moves of the routes while the enemy ends its turns; returns the turns until it is won. */
function turnsPlayed(position: Position, side: Side, most: number): number {
  const routes = routesOf(position, side);
  if (routes === null) return Infinity;
  const thinking = thinkingOf(position, LEVELS[3], { limit: { nodes: 1e6 }, seed: 1 });
  const { search } = thinking;
  for (let turn = 1; turn <= most; turn++) {
    for (const move of movesOfRoutes(thinking, routes)) give(thinking, move);
    if (search.position.over !== null) return turn;
    tryEndTurn(search);
    tryEndTurn(search);
  }
  return Infinity;
}

describe('the turns of a cavalry and a communications unit to an arsenal of an enemy that stands still', () => {
  const goal = BOARD.arsenals.findIndex(({ square }) => square === on('T23'));
  const chance = chanceOf(5);
  const squares = Array.from({ length: BOARD.size }, (_, square) => square).filter(
    (square) => BOARD.terrain[square] !== 'mountain' && slotAt(opening('pump-house'), square) < 17,
  );
  /** Squares near the arsenal, and squares near the line from D8 to T8. */
  const between = (west: number, east: number): Square[] =>
    squares.filter((each) => each >= on('R1') && each % 25 >= west && each % 25 <= east);
  const [near, far] = [between(18, 24), between(5, 9)];
  const starts = Array.from({ length: 40 }, (_, i) => ({
    cavalry: near[chance(near.length)] as Square,
    relay: far[chance(far.length)] as Square,
    kind: i % 2 === 0 ? ('s' as const) : ('r' as const),
  })).filter(({ cavalry }) => cavalry !== on('T23'));

  test('is what trying every move finds, for one turn and for two', () => {
    const counts = new Map<number, number>();
    for (const { cavalry, relay, kind } of starts) {
      const position = pair(cavalry, relay, kind, 'T23');
      const turns = turnsLeft(position, 'N', routesOf(position, 'N') ?? { tables: [] });
      const found = [1, 2].find((most) => enters(position, goal, most)) ?? 3;
      const known = turns === 0 ? 3 : Math.min(turns, 3);
      expect([cavalry, relay, kind, known]).toEqual([cavalry, relay, kind, found]);
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    // Each of the three answers is asked for.
    expect([1, 2, 3].map((each) => (counts.get(each) ?? 0) > 2)).toEqual([true, true, true]);
  });

  test.each([
    ['J5', 's', 'H4', 'T23', 10],
    ['J5', 'r', 'G11', 'T3', 7],
    ['D3', 's', 'D4', 'T23', 12],
    // The cavalry marches first, and the communications unit after it.
    ['L21', 'r', 'H21', 'T23', 5],
  ] as const)('from %s with %s on %s to %s, as the moves of the route take it', (...start) => {
    const [cavalry, kind, relay, arsenal, turns] = start;
    const position = pair(on(cavalry), on(relay), kind, arsenal);
    expect(routesOf(position, 'N')?.atFirst).toBe(turns);
    expect(turnsPlayed(position, 'N', 30)).toBe(turns);
  });
});

describe('the routes to both arsenals', () => {
  const position = opening('classic');
  const routes = routesOf(position, 'N');
  if (routes === null) throw new Error('classic');

  test('have units of their own, and the communications units by which both are taken soonest', () => {
    expect(routes.atFirst).toBe(16);
    const [west, east] = bestRoutes(position, 'N', routes).map(({ goal, relay }) => [
      (BOARD.arsenals[goal] as Arsenal).square,
      squareOf(position, relay),
    ]);
    expect([west, east]).toEqual([
      [on('T3'), on('D3')],
      [on('T23'), on('F5')],
    ]);
    const [first, second] = bestRoutes(position, 'N', routes);
    expect(first?.slot).not.toBe(second?.slot);
  });

  test('come nearer by a turn each with the moves of a turn', () => {
    const now = at(
      '25/25/25/2R4C17/25/4S4I15/5IIA2I14/4I1II17/5I1I17/C7H16/1C12iiiac6/14iiicc6/14iiic7/4C11s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 7',
    );
    const thinking = thinkingOf(now, LEVELS[3], { limit: { nodes: 1e6 }, seed: 1 });
    const before = turnsLeft(now, 'N', routes);
    const moves = movesOfRoutes(thinking, routes);
    for (const move of moves) give(thinking, move);
    expect(turnsLeft(thinking.search.position, 'N', routes)).toBeLessThanOrEqual(before - 2);
  });
});

test('a unit goes to one arsenal, and another one to the other, though the first is nearer to both', () => {
  const position = at(
    '25/25/25/25/4C20/25/25/25/25/25/25/25/25/25/25/25/25/25/7S3C13/7R17 N B15,D8,T3,T23 - 1',
  );
  const routes = routesOf(position, 'N');
  const slots = bestRoutes(position, 'N', routes ?? { tables: [], atFirst: 0 }).map(
    ({ slot }) => slot,
  );
  expect(slots.length).toBe(2);
  expect(new Set(slots).size).toBe(2);
});

test('there is none to an arsenal on which an enemy stands', () => {
  const held = '25/25/25/25/25/25/2C1S20/25/25/25/25/25/25/25/25/25/25/25/25';
  expect(routesOf(at(`${held}/2i22 N B15,D8,T3 - 1`), 'N')).toBeNull();
  expect(routesOf(at(`${held}/3i21 N B15,D8,T3 - 1`), 'N')).not.toBeNull();
});

test.each([
  [3, 2, false],
  [3, 3, true],
  [4, 3, true],
  [5, 3, true],
  [6, 2, false],
  [6, 3, true],
  [0, 9, false],
  [1, 9, false],
  [2, 9, false],
] as const)(
  'level %i has routes, against an enemy alone that has waited for %i turns: %j',
  (level: LevelNumber, waited, has) => {
    const request = { limit: { nodes: 1 }, seed: 1, waited };
    const { plans } = thinkingOf(opening('classic'), LEVELS[level], request);
    expect([plans.N.routes !== null, plans.S.routes !== null]).toEqual([has, false]);
  },
);
