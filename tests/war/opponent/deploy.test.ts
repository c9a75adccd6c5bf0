import { describe, expect, test } from 'vitest';
import { reasonsAgainstGround, unitsLeft } from '../../../src/war/engine/deployment';
import { inCommunication, positionOf } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { SIDES } from '../../../src/war/engine/vocabulary';
import { chooseDeployment } from '../../../src/war/opponent/deploy';
import { LEVEL_NUMBERS } from '../../../src/war/opponent/levels';
import { stepsTable } from '../../../src/war/opponent/geometry';

const board = STANDARD_BOARD;
const rules = RULE_SETS.debord;

describe.each(SIDES)('deployments of %s', (side) => {
  test('are whole, on its own ground, in communication, and guard the arsenals', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const deployment = chooseDeployment({ board, rules, side, seed, level: 6 });
      const { units } = deployment;
      expect(Object.values(unitsLeft(deployment))).toEqual([0, 0, 0, 0, 0, 0]);
      expect(new Set(units.map(({ square }) => square)).size).toBe(17);
      for (const { square } of units) expect(reasonsAgainstGround(board, side, square)).toEqual([]);
      const standing = board.arsenals.map(({ square }) => square);
      const position = positionOf(board, rules, {
        units,
        side,
        standing,
        dislodged: null,
        turn: 1,
      });
      for (const { square } of units)
        expect(inCommunication(position, square), `seed ${seed}, ${square}`).toBe(true);
      for (const arsenal of board.arsenals.filter((each) => each.side === side))
        expect(
          Math.min(
            ...units.map(({ square }) => stepsTable(board)[arsenal.square * board.size + square]!),
          ),
        ).toBeLessThanOrEqual(2);
      seen.add(JSON.stringify(units));
      if (seed === 1)
        expect(chooseDeployment({ board, rules, side, seed, level: 6 })).toEqual(deployment);
    }
    expect(seen.size).toBe(12);
  });

  test.each(LEVEL_NUMBERS)('of level %i are whole', (level) => {
    const deployment = chooseDeployment({ board, rules, side, seed: 5, level });
    expect(deployment.units).toHaveLength(17);
  });

  test('go without what is given as a handicap', () => {
    const arsenals = board.arsenals
      .filter((each) => each.side === side)
      .map(({ square }) => square);
    const without = { units: { cavalry: 2, infantry: 1 }, arsenals: arsenals.slice(0, 1) };
    const deployment = chooseDeployment({ board, rules, side, seed: 5, level: 6, without });
    expect(deployment.without).toBe(without);
    expect(Object.values(unitsLeft(deployment))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(deployment.units).toHaveLength(14);
  });
});
