import { describe, expect, test } from 'vitest';
import { reasonsAgainstGround, unitsLeft } from '../../../src/war/engine/deployment';
import { inCommunication, positionOf, type PlacedUnit } from '../../../src/war/engine/position';
import { RULE_SET_IDS, RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { SIDES, type Side } from '../../../src/war/engine/vocabulary';
import { bookOf } from '../../../src/war/opponent/book';
import { chanceOf } from '../../../src/war/opponent/chance';
import { chooseDeployment, drawDeployment, variantOf } from '../../../src/war/opponent/deploy';
import { stepsTable } from '../../../src/war/opponent/geometry';
import { strengthsOf, type Meeting } from '../../deployments/strengths';

const board = STANDARD_BOARD;
const rules = RULE_SETS.debord;
const requestOf = (side: Side, seed = 1) => ({ board, rules, side, seed, level: 6 }) as const;

/** Squares that an army has otherwise than another, whatever stands on them. */
const changed = (units: readonly PlacedUnit[], from: readonly PlacedUnit[]): number =>
  units.filter(
    ({ kind, square }) => !from.some((each) => each.kind === kind && each.square === square),
  ).length;

describe.each(SIDES)('the book of %s', (side) => {
  const book = bookOf(side);

  test('has whole armies on their own ground, in communication, near their arsenals', () => {
    expect(book.length).toBeGreaterThanOrEqual(16);
    for (const [i, units] of book.entries()) {
      expect(Object.values(unitsLeft({ side, units })), `${i}`).toEqual([0, 0, 0, 0, 0, 0]);
      expect(new Set(units.map(({ square }) => square)).size).toBe(17);
      const setup = { units, side, dislodged: null, turn: 1 };
      const standing = board.arsenals.map(({ square }) => square);
      const position = positionOf(board, rules, { ...setup, standing });
      for (const { square } of units) {
        expect(reasonsAgainstGround(board, side, square)).toEqual([]);
        expect(inCommunication(position, square), `${i}: ${square}`).toBe(true);
      }
    }
    expect(new Set(book.map((units) => JSON.stringify(units))).size).toBe(book.length);
  });

  test('is what the strongest level deploys by, varied', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const { units } = chooseDeployment(requestOf(side, seed));
      const nearest = Math.min(...book.map((each) => changed(units, each)));
      expect(nearest, `seed ${seed}`).toBeLessThanOrEqual(10);
      seen.add(JSON.stringify(units));
    }
    expect(seen.size).toBe(20);
    expect(chooseDeployment(requestOf(side))).toEqual(chooseDeployment(requestOf(side)));
  });

  test('is left by lower levels, on another board, and with an army that is not whole', () => {
    const lot = (request: Parameters<typeof drawDeployment>[0]): void =>
      expect(chooseDeployment(request)).toEqual(drawDeployment(request));
    lot({ ...requestOf(side), level: 4 });
    lot({ ...requestOf(side), board: { ...board } });
    lot({ ...requestOf(side), without: { units: { infantry: 1 }, arsenals: [] } });
    expect(chooseDeployment(requestOf(side))).not.toEqual(drawDeployment(requestOf(side)));
  });

  test.each(RULE_SET_IDS)('leaves nobody out of communication under %s', (id) => {
    for (let seed = 1; seed <= 10; seed++) {
      const { units } = chooseDeployment({ ...requestOf(side, seed), rules: RULE_SETS[id] });
      const standing = board.arsenals.map(({ square }) => square);
      const position = positionOf(board, RULE_SETS[id], {
        units,
        side,
        standing,
        dislodged: null,
        turn: 1,
      });
      for (const { square } of units) expect(inCommunication(position, square)).toBe(true);
    }
  });

  test('varies by two steps a unit at most, and not what would be out of communication', () => {
    const entry = book[0]!;
    const one = variantOf(requestOf(side), entry, 1, chanceOf(3))!;
    const steps = stepsTable(board);
    for (const { kind, square } of one)
      expect(
        Math.min(
          ...entry
            .filter((each) => each.kind === kind)
            .map((each) => steps[each.square * board.size + square]!),
        ),
      ).toBeLessThanOrEqual(2);
    expect(variantOf(requestOf(side), entry, 0, chanceOf(3))).toEqual(entry);
    // One that hangs on a line from nowhere.
    const relays = entry.filter(({ kind }) => kind.endsWith('Communications'));
    const far = board.height * board.width - 1 - board.width * (side === 'N' ? 11 : 19);
    const apart = entry.map((each) => (each === relays[0] ? { ...each, square: far } : each));
    const standing = board.arsenals.map(({ square }) => square);
    const setup = { units: apart, side, standing, dislodged: null, turn: 1 };
    const isolated = apart.some(
      ({ square }) => !inCommunication(positionOf(board, rules, setup), square),
    );
    expect(variantOf(requestOf(side), apart, 3, chanceOf(3)) === null).toBe(isolated);
  });
});

test('a deployment that wins against strong ones is the stronger', () => {
  const games = (north: number, south: number, won: number, count: number): Meeting[] =>
    Array.from({ length: count }, () => ({ north, south, won }));
  // The South’s 0 loses to all, its 1 wins against all but the North’s 2; each of the North’s wins half of its games.
  const meetings = [...games(0, 0, 1, 6), ...games(0, 1, 0, 6), ...games(2, 1, 1, 6)];
  const { N, S } = strengthsOf([...meetings, ...games(2, 0, 1, 6)], { N: 4, S: 2 });
  expect(N[2]).toBeGreaterThan(N[0]! + 0.5);
  expect(S[1]).toBeGreaterThan(S[0]! + 0.5);
  expect(N[3]).toBe(0);
});
