import { describe, expect, test } from 'vitest';
import { INCH } from '../../../src/littlewars/engine/lengths';
import { meleesNow } from '../../../src/littlewars/engine/melee';
import { attackMarch, nearestEnemy } from '../../../src/littlewars/game/attack';
import { bodyMarch } from '../../../src/littlewars/game/bodies';
import { ranks, table, type Standing } from '../engine/tables';

/** Five horsemen in a line of 30 inches, a foot and a half from three enemies who stand close together. */
const riders: readonly Standing[] = [0, 1, 2, 3, 4].map((i) => [40 + i * 7.5, 40, 'cavalry']);
const crew: readonly Standing[] = [
  [54, 58],
  [56, 58],
  [55, 60, 'cavalry'],
];
const ids = ['R1', 'R2', 'R3', 'R4', 'R5'];

describe('men are sent against the nearest enemy', () => {
  // littlewars.md 5.2
  test('so that all take part in the melee, which in their order they would not', () => {
    const battle = table({ red: riders, blue: crew });
    const { orders, battle: after, staying } = attackMarch(battle, ids);
    expect(staying).toEqual([]);
    expect(orders).toHaveLength(5);
    expect(meleesNow(after).map(({ men }) => men)).toEqual([
      { red: ids, blue: ['B1', 'B2', 'B3'] },
    ]);
    const { man, enemy } = nearestEnemy(battle, battle.men.slice(0, 5))!;
    const saved = bodyMarch(battle, ids, { x: enemy.x - man.x, y: enemy.y - man.y });
    expect(meleesNow(saved.battle)[0]?.men.red.length).toBeLessThan(5);
  });

  test('each against the nearest man of the body', () => {
    const red: readonly Standing[] = [
      [40, 40],
      [45, 40],
    ];
    const blue: readonly Standing[] = [
      [40, 48],
      [45, 49],
    ];
    const { orders } = attackMarch(table({ red, blue }), ['R1', 'R2']);
    expect(orders).toMatchObject([
      { man: 'R1', to: { x: 40 * INCH } },
      { man: 'R2', to: { x: 45 * INCH } },
    ]);
  });

  // littlewars.md 3.6, 5.5
  test('and not against prisoners or disarmed men, however near they are', () => {
    const battle = table({
      red: ranks(3, 50, 40, 3),
      blue: [
        [50, 42, 'infantry', { state: 'prisoner', escort: 'R1' }],
        [52, 42, 'infantry', { state: 'freed' }],
        [51, 50],
      ],
    });
    expect(nearestEnemy(battle, battle.men.slice(0, 3))?.enemy.id).toBe('B3');
    expect(meleesNow(attackMarch(battle, ['R1', 'R2', 'R3', 'B1']).battle)[0]?.men).toEqual({
      red: ['R1', 'R2', 'R3'],
      blue: ['B3'],
    });
    expect(nearestEnemy(battle, [])).toBeNull();
  });

  test('and nobody marches if the enemy has no men left', () => {
    const battle = table({ red: riders });
    expect(attackMarch(battle, ids).orders).toEqual([]);
    expect(nearestEnemy(battle, battle.men)).toBeNull();
  });
});
