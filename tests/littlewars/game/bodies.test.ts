import { describe, expect, test } from 'vitest';
import {
  menLeft,
  defaultArrangement,
  standOn,
  alongLine,
  gunsEnclosed,
  gunsUnmanned,
  inOpenOrder,
  openOrderFrom,
  inBlock,
} from '../../../src/littlewars/battles/arrangement';
import { COUNTRIES, COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import { HOOKS_FARM_MUSTER } from '../../../src/littlewars/battles/hooksFarm';
import { span } from '../../../src/littlewars/battles/pieces';
import { readyBattle } from '../../../src/littlewars/battles/readyBattle';
import { bearingOf, turnBetween } from '../../../src/littlewars/engine/angles';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { SIZES } from '../../../src/littlewars/engine/forces';
import { distance, INCH, MOVE } from '../../../src/littlewars/engine/lengths';
import { manOf } from '../../../src/littlewars/engine/men';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import { gunNamed } from '../../../src/littlewars/engine/refusals';
import { beginBattle } from '../../../src/littlewars/engine/start';
import { groundFor } from '../../../src/littlewars/engine/settingOut';
import { SIDES, type Battle, type Country, type Side } from '../../../src/littlewars/engine/types';
import { bodiesOf, bodyMarch } from '../../../src/littlewars/game/bodies';
import { haulToward } from '../../../src/littlewars/game/hauling';

const FIRST = readyBattle('hooks-farm').battle;

const line = Array.from({ length: 13 }, (_, i) => `R${i + 1}`);

describe('a body is moved as one', () => {
  test('each man goes as far as the others and stays in his place among them (3.4)', () => {
    const { orders, battle, staying } = bodyMarch(FIRST, line, { x: 0, y: 6 * INCH });
    expect(staying).toEqual([]);
    expect(orders).toHaveLength(13);
    for (const id of line) {
      const [before, after] = [manOf(FIRST, id)!, manOf(battle, id)!];
      expect([after.x - before.x, after.y - before.y]).toEqual([0, 6 * INCH]);
    }
  });

  test('each stops at his own limit', () => {
    const { battle } = bodyMarch(FIRST, line, { x: 0, y: 40 * INCH });
    for (const id of line) {
      const man = manOf(battle, id)!;
      expect(distance(man.start, man)).toBeLessThanOrEqual(MOVE.infantry);
      expect(man.y).toBeGreaterThan(10 * INCH);
    }
  });

  test('ranks close behind one another do not stand in each other’s way', () => {
    const ranks = FIRST.men.filter(({ id }) => line.includes(id));
    const deep: Battle = {
      ...FIRST,
      men: FIRST.men.map((man) => {
        const i = ranks.indexOf(man);
        const at = { x: 200, y: 30 - i * 11 + 200 };
        return i < 0 ? man : { ...man, ...at, start: at };
      }),
    };
    const { staying, battle } = bodyMarch(deep, line, { x: 0, y: 20 });
    expect(staying).toEqual([]);
    for (const id of line) expect(manOf(battle, id)!.y - manOf(deep, id)!.y).toBe(20);
  });

  /** Red’s horseman and one of Blue’s foot, nobody else, in inches. */
  const two = (red: readonly [number, number], blue: readonly [number, number]): Battle => {
    const at = (id: string, [x, y]: readonly [number, number]) => {
      const place = { x: x * INCH, y: y * INCH };
      return { ...manOf(FIRST, id)!, ...place, start: place };
    };
    return { ...FIRST, guns: [], men: [at('R49', red), at('B1', blue)] };
  };
  const sent = (battle: Battle, x: number, y: number) => {
    const { battle: after, staying } = bodyMarch(battle, ['R49'], { x: x * INCH, y: y * INCH });
    const man = manOf(after, 'R49')!;
    return { met: man.met, staying, at: [man.x / INCH, man.y / INCH] };
  };

  test('sent to where an enemy stands, a man meets him (3.6)', () => {
    for (const [x, y] of [
      [0, 10],
      [0.5, 10.5],
      [-0.5, 9.5],
    ] as const)
      expect(sent(two([10, 30], [10, 40]), x, y)).toMatchObject({ met: true, staying: [] });
    // As far as his move goes towards one who is too far away.
    expect(sent(two([10, 30], [10, 60]), 0, 30)).toMatchObject({ met: false, at: [10, 54] });
  });

  test('also one who leans on a wall, where the man himself could not stand', () => {
    // The churchyard’s wall, whose near side is at y 49 1/2.
    const battle = two([19, 42], [19, 49.125]);
    expect(sent(battle, 0, 7.125)).toMatchObject({ met: true, staying: [] });
    // Along it he comes from the side.
    expect(sent(two([28, 48], [20, 49.125]), -8, 1.125)).toMatchObject({ met: true });
  });

  test('sent into a house, a man goes up to it (3.5)', () => {
    // The church, whose near side is at y 39.
    const { at, staying } = sent(two([25, 24], [100, 80]), 0, 18);
    expect(staying).toEqual([]);
    expect(at[0]).toBe(25);
    expect(39 - at[1]!).toBeGreaterThanOrEqual(9 / 16);
    expect(39 - at[1]!).toBeLessThanOrEqual(11 / 16);
  });

  test('a man who cannot go has the reason', () => {
    const { staying } = bodyMarch(FIRST, ['B1'], { x: 0, y: -16 });
    expect(staying).toMatchObject([{ man: 'B1', reasons: [{ code: 'notYours' }] }]);
  });

  test('bodies are reported as one sees them, the largest first', () => {
    const red = FIRST.men.filter(({ side }) => side === 'red');
    const bodies = bodiesOf(red);
    expect(bodies.flat().length).toBe(73);
    expect(bodies[0]!.length).toBeGreaterThanOrEqual(bodies[1]!.length);
    expect(bodies.some((body) => line.every((id) => body.some((man) => man.id === id)))).toBe(true);
  });
});

describe('a gun is moved with its crew (4.5)', () => {
  test.each(['G1', 'G2', 'G3'])('%s goes to a place within reach', (id) => {
    const gun = gunNamed(FIRST, id)!;
    const haul = haulToward(FIRST, gun, { x: gun.x, y: gun.y + 8 * INCH });
    expect(haul).toMatchObject({ ok: true, to: { x: gun.x, y: gun.y + 8 * INCH } });
  });

  test('with four horsemen further than men on foot go, and no further than they do', () => {
    const gun = gunNamed(FIRST, 'G1')!;
    const haul = haulToward(FIRST, gun, { x: gun.x, y: gun.y + 60 * INCH });
    expect(haul.ok).toBe(true);
    const moved = gunNamed((haul as { battle: Battle }).battle, 'G1')!;
    expect(moved.y).toBeGreaterThan(MOVE.infantry);
    expect(moved.y).toBeLessThanOrEqual(MOVE.cavalry);
    expect(moved.crew).toHaveLength(4);
  });

  test('a reason against the whole march is reported', () => {
    const closed: Battle = { ...FIRST, phase: 'men' };
    expect(haulToward(closed, gunNamed(FIRST, 'G1')!, { x: 400, y: 100 })).toMatchObject({
      ok: false,
      reasons: [{ code: 'gunsClosed' }],
    });
  });
});

describe('men are set out in lines and blocks', () => {
  test('at the least clearance along a line in any direction', () => {
    for (const to of [
      { x: 300, y: 40 },
      { x: 40, y: 90 },
      { x: 170, y: 170 },
    ]) {
      const places = alongLine({ x: 40, y: 40 }, to, 'infantry');
      expect(places.length).toBeGreaterThan(3);
      for (const [i, at] of places.slice(1).entries())
        expect(distance(at, places[i]!)).toBeGreaterThanOrEqual(11);
    }
    expect(alongLine({ x: 4, y: 4 }, { x: 4, y: 4 }, 'cavalry')).toEqual([{ x: 4, y: 4 }]);
  });

  test('in open order, from end to end of a line: an inch between them, or more', () => {
    const long = { x: 40 + 26 * 4, y: 40 };
    expect(inOpenOrder({ x: 40, y: 40 }, long, 'infantry', 48).map(({ x }) => x)).toEqual([
      40, 66, 92, 118, 144,
    ]);
    // Fewer men stand farther apart, to the end of the line.
    expect(inOpenOrder({ x: 40, y: 40 }, long, 'infantry', 3).map(({ x }) => x)).toEqual([
      40, 92, 144,
    ]);
    expect(inOpenOrder({ x: 40, y: 40 }, { x: 40, y: 140 }, 'cavalry', 9)).toEqual(
      [40, 73, 107, 140].map((y) => ({ x: 40, y })),
    );
    expect(inOpenOrder({ x: 4, y: 4 }, { x: 4, y: 4 }, 'cavalry', 9)).toEqual([{ x: 4, y: 4 }]);
    expect(inOpenOrder({ x: 4, y: 4 }, long, 'cavalry', 0)).toEqual([]);
    expect(openOrderFrom({ x: 40, y: 40 }, 'infantry', 3).map(({ x }) => x)).toEqual([40, 66, 92]);
  });

  test('beside a gun, or it is named with how many serve it (4.1)', () => {
    const battle = beginBattle(HOOKS_FARM_MUSTER);
    const gun = { kind: 'placeGun', gun: 'G1', at: { x: 400, y: 40 }, bearing: 0 } as const;
    const after = (men: number): Battle =>
      [
        gun,
        ...Array.from({ length: men }, (_, i) => ({
          kind: 'place' as const,
          man: `R${i + 1}`,
          at: { x: 420 + 12 * i, y: 40 },
        })),
      ].reduce((now, each) => {
        const outcome = command(now, each);
        expect(outcome.ok).toBe(true);
        return outcome.ok ? outcome.battle : now;
      }, battle);
    expect(gunsUnmanned(battle, 'red')).toEqual([]);
    expect(gunsUnmanned(after(0), 'red')).toMatchObject([{ gun: { id: 'G1' }, near: 0 }]);
    expect(gunsUnmanned(after(3), 'red')).toMatchObject([{ near: 3 }]);
    expect(gunsUnmanned(after(3), 'blue')).toEqual([]);
    expect(gunsUnmanned(after(4), 'red')).toEqual([]);
  });

  test('where it can be moved out again, or it is named (4.5)', () => {
    const court = (gate: number): Country => ({
      ...HOOKS_FARM_MUSTER.country,
      pieces: [
        span('west', 'wall', [50, 0, 51, 10], 1.5),
        span('east', 'wall', [69, 0, 70, 10], 1.5),
        span('south', 'wall', [51.125, 0, 68.875, 1], 1.5),
        span('north', 'wall', [51.125, 9, 68.875 - gate, 10], 1.5),
      ],
    });
    const out = (country: Country, x: number): Battle => {
      const battle = beginBattle({ ...HOOKS_FARM_MUSTER, country });
      const at = { x: x * INCH, y: 5 * INCH };
      const outcome = command(battle, { kind: 'placeGun', gun: 'G1', at, bearing: 0 });
      expect(outcome.ok).toBe(true);
      return outcome.ok ? outcome.battle : battle;
    };
    expect(countryFaults(court(0))).toEqual([]);
    expect(gunsEnclosed(out(court(0), 60), 'red')).toMatchObject([{ id: 'G1' }]);
    expect(gunsEnclosed(out(court(0), 60), 'blue')).toEqual([]);
    expect(gunsEnclosed(out(court(0), 40), 'red')).toEqual([]);
    expect(gunsEnclosed(out(court(2), 60), 'red')).toEqual([]);
    // A river that nobody crosses leaves it its own bank.
    const river = span('river', 'water', [0, 40, 120, 44], 0);
    expect(gunsEnclosed(out({ ...court(2), pieces: [river] }, 60), 'red')).toEqual([]);
  });

  test('in ranks in a block', () => {
    expect(inBlock({ x: 0, y: 40 }, { x: 33, y: 18 }, 'infantry')).toEqual(
      [40, 29, 18].flatMap((y) => [0, 11, 22, 33].map((x) => ({ x, y }))),
    );
  });

  test('on the places that will have them', () => {
    const battle = beginBattle(HOOKS_FARM_MUSTER);
    const places = [
      { x: 100, y: 20 },
      { x: 104, y: 20 },
      { x: 140, y: 20 },
    ];
    const { orders } = standOn(battle, menLeft(battle, 'red', 'infantry'), places);
    expect(orders).toEqual([
      { kind: 'place', man: 'R1', at: { x: 100, y: 20 } },
      { kind: 'place', man: 'R2', at: { x: 140, y: 20 } },
    ]);
  });

  test.each(['finish', 'blow', 'defence'] as const)(
    'a whole force by itself, on its own ground, in a battle of kind %s',
    (kind) => {
      for (const side of SIDES) {
        const muster = { ...HOOKS_FARM_MUSTER, rules: { ...HOOKS_FARM_MUSTER.rules, kind } };
        const { battle } = defaultArrangement(beginBattle(muster), side);
        expect(battle.placed).toHaveLength(76);
        for (const man of battle.men.filter((each) => each.side === side)) {
          const [least, most] = groundFor(battle, side, man.arm);
          expect(man.y).toBeGreaterThanOrEqual(least);
          expect(man.y).toBeLessThanOrEqual(most);
        }
      }
    },
  );

  // docs/littlewars.md 4.1
  test.each(
    SIDES.flatMap((side) =>
      COUNTRY_IDS.flatMap((id) =>
        (['small', 'standard', 'large'] as const).map((size) => [side, id, size] as const),
      ),
    ),
  )(
    'with each gun served, and nobody of one’s own before its muzzle: %s, %s, %s',
    (side, id, size) => {
      const force = SIZES[size];
      const muster = {
        ...HOOKS_FARM_MUSTER,
        country: COUNTRIES[id],
        forces: { red: force, blue: force },
      };
      const { battle } = defaultArrangement(beginBattle(muster), side);
      expect(gunsUnmanned(battle, side)).toEqual([]);
      expect(before(battle, side)).toEqual([]);
    },
  );

  // docs/littlewars.md 4.1
  test('beside guns and men who were set out by hand: the guns are served, and the lines of fire stay free', () => {
    const begun = beginBattle(HOOKS_FARM_MUSTER);
    const hand: readonly Order[] = [
      { kind: 'placeGun', gun: 'G1', at: { x: 960, y: -20 }, bearing: 0 },
      { kind: 'place', man: 'R1', at: { x: 320, y: 90 } },
    ];
    const battle = hand.reduce((now, order) => {
      const outcome = command(now, order);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.reasons));
      return outcome.battle;
    }, begun);
    const { battle: after } = defaultArrangement(battle, 'red');
    expect(after.placed).toHaveLength(76);
    expect(gunsUnmanned(after, 'red')).toEqual([]);
    expect(before(after, 'red')).toEqual([]);
  });
});

/** Returns the men and guns of a side that stand within 20 degrees of where one of its guns points. */
const before = ({ guns, men }: Battle, side: Side): readonly string[] =>
  guns
    .filter((gun) => gun.side === side)
    .flatMap((gun) =>
      [...men, ...guns].flatMap((each) =>
        each !== gun &&
        each.side === side &&
        Math.abs(turnBetween(gun.bearing, bearingOf(gun, each))) <= 20_000
          ? [`${gun.id}: ${each.id}`]
          : [],
      ),
    );
