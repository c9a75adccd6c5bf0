import { describe, expect, test } from 'vitest';
import {
  HOOKS_FARM,
  HOOKS_FARM_MUSTER,
  HOOKS_FARM_PLACES,
} from '../../../src/littlewars/battles/hooksFarm';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { crewNear } from '../../../src/littlewars/engine/gun';
import { beginBattle } from '../../../src/littlewars/engine/start';
import { after } from './tables';

describe('7 Hook’s Farm', () => {
  test('its Country has no fault', () => {
    expect(countryFaults(HOOKS_FARM)).toEqual([]);
  });

  test('both forces of 48, 25 and 3 set out as the text tells, each gun with its horse', () => {
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
