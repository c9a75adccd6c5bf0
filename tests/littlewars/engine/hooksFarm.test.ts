import { describe, expect, test } from 'vitest';
import {
  HOOKS_FARM,
  HOOKS_FARM_MUSTER,
  HOOKS_FARM_PLACES,
} from '../../../src/littlewars/battles/hooksFarm';
import { groundAt } from '../../../src/littlewars/engine/country';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { crewNear } from '../../../src/littlewars/engine/gun';
import { FOOT, INCH } from '../../../src/littlewars/engine/lengths';
import { boundsOf } from '../../../src/littlewars/engine/shapes';
import { beginBattle } from '../../../src/littlewars/engine/start';
import { after } from './tables';

describe('7 Hook’s Farm', () => {
  test('its Country has no fault', () => {
    expect(countryFaults(HOOKS_FARM)).toEqual([]);
  });

  test('a church and a farm, a hollow between with an outbuilding, a wood towards the centre, a cottage', () => {
    const { pieces } = HOOKS_FARM;
    const middles = (found: typeof pieces) =>
      found.map(({ shape }) => {
        const { left, right, bottom, top } = boundsOf(shape);
        return { x: (left + right) / 2, y: (bottom + top) / 2 };
      });
    const [church, hollow, cottage, farm] = middles(
      ['Firely Church', 'the outbuilding in the hollow', 'the cottage', 'Hook’s Farm'].map((name) =>
        pieces.find((piece) => piece.name === name)!,
      ),
    );
    // From Red's left to his right: the rise of the church, the hollow, and the farm on its hill.
    expect(church!.x).toBeLessThan(hollow!.x);
    expect(hollow!.x).toBeLessThan(farm!.x);
    expect([church, hollow, farm].map((each) => groundAt(HOOKS_FARM, each!))).toEqual([
      INCH,
      0,
      2 * INCH,
    ]);
    // The cottage is on the level before Red.
    expect(groundAt(HOOKS_FARM, cottage!)).toBe(0);
    expect(cottage!.y).toBeLessThan(2 * FOOT);
    const trees = middles(pieces.filter(({ kind }) => kind === 'tree'));
    const central = trees.filter(
      ({ x, y }) => Math.abs(x - 5 * FOOT) < 2 * FOOT && Math.abs(y - 5.5 * FOOT) < FOOT,
    );
    expect(central).toHaveLength(11);
  });

  test('both forces of 48, 25 and 3 set out as in the text, each gun with its horse', () => {
    const battle = after(
      beginBattle(HOOKS_FARM_MUSTER),
      ...HOOKS_FARM_PLACES,
      { kind: 'ready', side: 'red' },
      { kind: 'ready', side: 'blue' },
      { kind: 'go' },
    );
    expect(battle).toMatchObject({ phase: 'guns', mover: 'red', moves: 0 });
    for (const side of ['red', 'blue'] as const) {
      const men = battle.men.filter((man) => man.side === side);
      expect(men.filter(({ arm }) => arm === 'infantry')).toHaveLength(48);
      expect(men.filter(({ arm }) => arm === 'cavalry')).toHaveLength(25);
    }
    for (const gun of battle.guns)
      expect(
        crewNear(battle, gun, gun.side).filter(({ arm }) => arm === 'cavalry').length,
      ).toBeGreaterThanOrEqual(5);
    const left = battle.men.filter(({ side, x }) => side === 'red' && x < 900);
    expect(left).toHaveLength(18);
  });
});
