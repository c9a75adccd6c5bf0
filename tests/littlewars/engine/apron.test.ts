import { describe, expect, test } from 'vitest';
import { COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import { readyBattle } from '../../../src/littlewars/battles/readyBattle';
import { captureOf } from '../../../src/littlewars/engine/capture';
import { atTrail, crewNear, outOfAction } from '../../../src/littlewars/engine/gun';
import { pathOf } from '../../../src/littlewars/engine/marching';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import type { Battle, Gun, Side } from '../../../src/littlewars/engine/types';
import { haulToward } from '../../../src/littlewars/game/hauling';
import { after, block, codes, country, inches, man, march, table, type Layout } from './tables';

const END: Order = { kind: 'end' };
const GO: Order = { kind: 'go' };
const gunOf = (battle: Battle, id: string): Gun => battle.guns.find((gun) => gun.id === id)!;

/** Orders that a gun's men could be given to serve it, of every two of its crew. */
function* servings(battle: Battle, gun: Gun): Generator<Order> {
  const crew = crewNear(battle, gun, gun.side);
  for (const a of crew)
    for (const b of crew) if (a !== b) yield { kind: 'serve', gun: gun.id, men: [a.id, b.id] };
}

/** What is wrong with a gun that fires now and is wanted in its side's next move; null where nothing is. */
function wrongWith(battle: Battle, { id, bearing: was }: Gun, by: number): string | null {
  const bearing = (was + by + 360_000) % 360_000;
  const fired = command(battle, { kind: 'fire', gun: id, bearing, elevation: 300 });
  // What stands beside it may keep it from turning; then it is no worse off.
  if (!fired.ok) return by === 0 ? JSON.stringify(fired.reasons) : null;
  const served = [...servings(fired.battle, gunOf(fired.battle, id))]
    .map((order) => command(fired.battle, order))
    .find(({ ok }) => ok);
  if (served?.ok !== true) return 'nobody can serve it';
  const next = after(served.battle, END, GO, END, GO);
  const gun = gunOf(next, id);
  if (outOfAction(next, gun).length > 0) return JSON.stringify(outOfAction(next, gun));
  const crew = crewNear(next, gun, gun.side).map((each) => each.id);
  const inwards = gun.side === 'red' ? 1 : -1;
  const back = { kind: 'fire', gun: id, bearing: was, elevation: 0 } as const;
  if (!command(next, back).ok) return 'it does not turn back';
  if (!haulToward(next, gun, { x: gun.x, y: gun.y + inwards * 48 }).ok) return 'it is not hauled';
  if (!command(next, { kind: 'takeOff', gun: id, crew: crew.slice(0, 4) }).ok)
    return 'it is not taken off';
  return null;
}

describe('1.5 a gun whose trail hangs over its back line', () => {
  test.each(COUNTRY_IDS)(
    '%s: every gun in action fires, is served, and can still be moved',
    { tags: ['slow'] },
    (id) => {
      let battle = after(readyBattle(id).battle, END, GO, END, GO);
      const found: string[] = [];
      let tried = 0;
      for (const side of ['red', 'blue'] as const) {
        for (const gun of battle.guns.filter((each) => each.side === side)) {
          if (outOfAction(battle, gun).length > 0) continue;
          tried++;
          for (const by of [0, 12_000, -25_000]) {
            const fault = wrongWith(battle, gun, by);
            if (fault !== null) found.push(`${gun.id} turned by ${by}: ${fault}`);
          }
        }
        battle = after(battle, END, GO);
      }
      expect(found).toEqual([]);
      expect(tried).toBeGreaterThan(3);
    },
  );
});

/** A gun of Red on his apron with four men, and four of Blue before it. */
const behind = (gun: Partial<Gun> = {}, more: Layout = {}): Battle =>
  table({
    guns: [{ side: 'red', x: 60, y: -1, ...gun }],
    red: [
      [57, -1],
      [58, -2],
      [62, -2],
      [63, -1],
    ],
    ...more,
  });

describe('1.5 the apron', () => {
  test('is ground of a gun’s crew, as far as they stand wholly on it', () => {
    const battle = behind();
    expect(man(after(battle, march('R1', 57, -3)), 'R1').y).toBe(-48);
    expect(codes(battle, march('R1', 57, -5.75))).toEqual(['offField']);
    expect(codes(battle, march('R1', 50, -3))).toEqual(['onlyCrew']);
    const away = behind({ gone: true });
    expect(codes(away, march('R1', 57, -3))).toEqual(['onlyCrew']);
  });

  test('of its own side alone; an enemy on the line may overlap it', () => {
    const battle = table({ red: [[60, 90]], blue: [[30, 94]], more: { mover: 'red' } });
    expect(codes(battle, march('R1', 60, 97))).toEqual(['offField']);
    expect(man(after(battle, march('R1', 60, 96)), 'R1').y).toBe(1536);
    const blues = { ...battle, mover: 'blue', moves: 1 } as Battle;
    expect(man(after(blues, march('B1', 30, 98)), 'B1').y).toBe(98 * 16);
  });

  test('of everybody in a side’s first move; from the second on those who are no crew step up at its end', () => {
    const layout: Layout = {
      red: [
        [40, -3],
        [40, 0],
        [50, -5, 'cavalry'],
      ],
      blue: [[40, 60]],
    };
    const first = after(table({ ...layout, more: { moves: 0 } }), march('R1', 42, -4), END);
    expect(man(first, 'R1').y).toBe(-64);
    const second = after(table({ ...layout, more: { moves: 2 } }), END);
    expect(['R1', 'R3'].map((id) => man(second, id).y >= 0)).toEqual([true, true]);
    expect(man(second, 'R2')).toMatchObject(inches(40, 0));
    const blue = table({ blue: [[40, 99]], more: { moves: 3, mover: 'blue' } });
    expect(man(after(blue, END), 'B1')).toMatchObject(inches(40, 96));
    const time = after(table({ ...layout, more: { moves: 2 } }), { kind: 'time' });
    expect(time.men).toEqual(second.men);
    // Its crew stays, and so do the disarmed.
    expect(man(after(behind(), END), 'R2').y).toBe(-32);
    const freed = table({ red: [[40, -3, 'infantry', { state: 'prisoner' }]], blue: [[42, 0]] });
    expect(man(after(freed, END), 'R1').y).toBe(-48);
  });

  test('a man without a place to step up to stays', () => {
    const battle = table({ red: [[40, -3]], more: { moves: 2 } });
    const country_ = { ...battle.country, pieces: [block('pond', 'water', [0, 0, 120, 20])] };
    expect(man(after({ ...battle, country: country_ }, END), 'R1').y).toBe(-48);
  });

  test('a path leads over it round what lies at the line', () => {
    const pond = country(block('pond', 'water', [38, 0, 42, 8]));
    const battle = table({ red: [[36, 1]], country: pond });
    const path = pathOf(battle, battle.men[0]!, inches(44, 1))!;
    expect(path.length).toBeLessThan(192);
    expect(path.stops.some(({ y }) => y < 0)).toBe(true);
    expect(
      pathOf({ ...battle, rulings: 1 }, battle.men[0]!, inches(44, 1))!.length,
    ).toBeGreaterThan(path.length);
  });

  test('a gun stands wholly on it, and is not turned to where its trail would not', () => {
    const fire = (bearing: number): Order => ({ kind: 'fire', gun: 'G1', bearing, elevation: 0 });
    expect(codes(behind({ y: -4, bearing: 180_000 }), fire(0))).toEqual(['cannotTurn']);
    expect(() => after(behind({ y: -2 }), fire(0))).not.toThrow();
    // So near to the edge nobody could stand at its trail.
    const near = behind({ y: -2.75 });
    expect(codes(near, fire(0))).toEqual(['cannotTurn']);
    expect(() => after(near, fire(90_000))).not.toThrow();
  });

  test('a man who serves a gun there is armed, and its trail is manned at the end of the move', () => {
    const battle = after(behind(), { kind: 'fire', gun: 'G1', bearing: 0, elevation: 0 }, END);
    expect(atTrail(battle, gunOf(battle, 'G1')).map((each) => each?.y)).toEqual([-64, -64]);
    expect(gunOf(battle, 'G1').unserved).toBe(false);
  });

  test('four enemies on the line within six inches have passed a gun there', () => {
    const four: Layout['blue'] = [58, 59, 61, 62].map((x) => [
      x,
      0,
      'infantry',
      { start: inches(x, 8) },
    ]);
    const taken = (battle: Battle, mover: Side = 'blue') =>
      captureOf(battle, battle.guns[0]!, mover);
    const battle = behind({ y: -2 }, { red: [], blue: four });
    expect(taken(battle)).toMatchObject({ captured: true, passed: ['B1', 'B2', 'B3', 'B4'] });
    expect(taken({ ...battle, rulings: 1 })).toMatchObject({ captured: false, passed: [] });
    expect(taken(behind({ y: -2 }, { red: [], blue: four.slice(1) })).captured).toBe(false);
    const before = behind({ y: 2 }, { red: [], blue: four.map(([x]) => [x, 3, 'infantry']) });
    expect(taken(before).passed).toEqual([]);
    // Its captor can haul it out, and not fire it where he may not stand.
    const captured = behind(
      { side: 'blue', y: -2 },
      { blue: four, more: { mover: 'blue', moves: 5 } },
    );
    expect(
      codes(
        { ...captured, men: captured.men.filter(({ side }) => side === 'blue') },
        {
          kind: 'fire',
          gun: 'G1',
          bearing: 0,
          elevation: 0,
        },
      ),
    ).toEqual(['cannotTurn']);
  });
});
