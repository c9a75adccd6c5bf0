import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/littlewars/engine/types';
import { withState } from '../../../src/littlewars/kriegspiel/moveState';
import { supplyAccount } from '../../../src/littlewars/kriegspiel/supply';
import { finishedMoves, moveNumber } from '../../../src/littlewars/kriegspiel/supplyNeeds';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import type { Supply } from '../../../src/littlewars/kriegspiel/things';
import { block, country, inches } from '../engine/tables';
import { battleOf } from './tables';
import { scene, type Group, type Scene } from './supplies';

const count = (battle: KriegspielBattle, supply: Supply, side: Side = 'red'): number =>
  supplyAccount(battle, side).rations.filter((each) => each.supply === supply).length;
const need = (groups: readonly Group[], supply: Supply = 'food'): number =>
  count(scene({ groups }), supply);
/** A body of infantry that is alone and so, if small, would need nothing: this one stands by it. */
const beside = (x: number, y: number): Group => ({ id: 'Z', count: 1, x, y });

test('kriegspiel.md 5.1: at every sixth move of a side', () => {
  const at = (moves: number) => ({ ...scene({ groups: [] }), moves });
  expect(supplyAccount(at(0), 'red').due).toBe(10);
  expect(supplyAccount(at(10), 'red').due).toBe(10);
  expect(supplyAccount(at(11), 'red').due).toBe(22);
  expect(supplyAccount(at(11), 'blue').due).toBe(11);
  expect(supplyAccount(at(12), 'blue').due).toBe(23);
  expect([0, 1, 2, 3].map((moves) => finishedMoves(at(moves), 'red'))).toEqual([0, 1, 1, 2]);
  expect([0, 1, 2, 3].map((moves) => finishedMoves(at(moves), 'blue'))).toEqual([0, 0, 1, 1]);
  expect(moveNumber({ first: 'blue' }, 'red', 6)).toBe(11);
});

describe('kriegspiel.md 5.1, 5.3: needs', () => {
  test('food for every thirty men of all arms; half as many count whole, fewer nothing', () => {
    expect(need([{ id: 'A', count: 46, x: 10, y: 10 }])).toBe(2);
    expect(need([{ id: 'A', count: 44, x: 10, y: 10 }])).toBe(1);
    expect(need([{ id: 'A', count: 45, x: 10, y: 10 }])).toBe(2);
    expect(
      need([
        { id: 'A', count: 40, x: 10, y: 10 },
        { service: 'artillery', count: 4, x: 10, y: 20 },
        { service: 'engineers', count: 1, x: 10, y: 22 },
      ]),
    ).toBe(2);
    // The General is of no account.
    expect(
      need([
        { id: 'A', count: 44, x: 10, y: 10 },
        { service: 'general', count: 1, x: 10, y: 20 },
      ]),
    ).toBe(1);
  });

  test('15 beside another body one, 14 none', () => {
    expect(need([{ id: 'A', count: 14, x: 10, y: 10 }, beside(30, 10)])).toBe(1);
    expect(need([{ id: 'A', count: 13, x: 10, y: 10 }, beside(30, 10)])).toBe(0);
  });

  test('bodies within twelve feet are counted together, one with the next', () => {
    const at = (id: string, x: number, y: number, men = 10): Group => ({ id, count: men, x, y });
    // The last of the first stands at 2 + 9 × 1⅛ in.; nearest points are twelve feet apart.
    const a = at('A', 2, 1);
    expect(need([a, at('B', 12.125, 145.375)])).toBe(1);
    expect(need([a, at('B', 12.125, 145.4375)])).toBe(0);
    expect(need([at('A', 2, 1, 5), at('C', 200, 1, 5), at('B', 110, 1, 5)])).toBe(1);
    expect(need([at('A', 2, 1, 5), at('C', 270, 1, 5), at('B', 110, 1, 5)])).toBe(0);
  });

  test('forage for every six horses, mounted or held, but not of the unhorsed', () => {
    const horses = (number: number): Group => ({
      id: 'A',
      service: 'cavalry',
      count: number,
      x: 10,
      y: 10,
    });
    expect(need([horses(12)], 'forage')).toBe(2);
    expect(need([horses(15)], 'forage')).toBe(3);
    expect(need([horses(14)], 'forage')).toBe(2);
    expect(need([horses(2)], 'forage')).toBe(0);
    const onFoot = withState(scene({ groups: [horses(15)] }), { unhorsed: ['R139'] });
    expect(count(onFoot, 'forage')).toBe(2);
    expect(need([{ id: 'A', count: 40, x: 10, y: 10 }], 'forage')).toBe(0);
  });

  test('ammunition for every thirty infantry that fires in six moves running', () => {
    const battle = scene({ groups: [{ id: 'A', count: 50, x: 10, y: 10 }], moves: 10 });
    const fired = (men: number, running: number, service = 1) =>
      withState(battle, {
        fired: Object.fromEntries(
          Array.from({ length: men }, (_, i) => [`R${i + service}`, running]),
        ),
      });
    expect(count(battle, 'ammunition')).toBe(0);
    // They fire in this move too, it is supposed.
    expect(count(fired(15, 5), 'ammunition')).toBe(1);
    expect(count(fired(14, 5), 'ammunition')).toBe(0);
    expect(count(fired(50, 4), 'ammunition')).toBe(0);
    expect(count({ ...fired(46, 1), moves: 2 }, 'ammunition')).toBe(2);
    expect(count({ ...battle, moves: 0 }, 'ammunition')).toBe(0);
    const gunners = scene({
      groups: [{ service: 'artillery', count: 6, x: 10, y: 10 }],
      moves: 10,
    });
    const firing = withState(gunners, {
      fired: Object.fromEntries([121, 122, 123, 124, 125, 126].map((n) => [`R${n}`, 9])),
    });
    expect(count(firing, 'ammunition')).toBe(0);
  });

  test('nothing in a battle without supply', () => {
    const battle = scene({ groups: [{ id: 'A', count: 60, x: 10, y: 10 }] });
    expect(supplyAccount(withState(battle, { chapters: [] }), 'red').rations).toEqual([]);
  });
});

test('kriegspiel.md 5.4: fewer than thirty infantry alone need nothing', () => {
  expect(need([{ id: 'A', count: 29, x: 10, y: 10 }])).toBe(0);
  expect(need([{ id: 'A', count: 30, x: 10, y: 10 }])).toBe(1);
  expect(need([{ id: 'A', count: 28, x: 10, y: 10 }, beside(30, 10)])).toBe(1);
  // Loose men are one body.
  expect(need([{ count: 29, x: 10, y: 10 }])).toBe(0);
  expect(
    need([
      { id: 'A', count: 28, x: 10, y: 10 },
      { count: 1, x: 30, y: 10 },
    ]),
  ).toBe(1);
  expect(need([{ id: 'A', service: 'cavalry', count: 15, x: 10, y: 10 }])).toBe(1);
});

describe('kriegspiel.md 5.2: where it comes from', () => {
  /** Thirty infantry whose front rank is at 10 to 22⅜ and 10; from there to the place of the waggon. */
  const foot: Group = { id: 'A', count: 30, x: 10, y: 10 };
  const lines = (more: Partial<Scene>, supply: Supply = 'food') => {
    const battle = scene({ groups: [foot], ...more });
    return supplyAccount(battle, 'red').rations.find((each) => each.supply === supply)!;
  };
  // A waggon is an inch broad and two long, and a man's disc reaches 3/16 in from his middle.
  const edge = 0.5 + 3 / 16;

  test('within six feet of the nearest man', () => {
    const reach = 22.375 + 72 + edge;
    expect(lines({ waggons: [{ x: reach, y: 10 }] })).toMatchObject({
      from: 'W1',
      lines: [{ store: 'W1', man: 'R12', distance: 1152, cutBy: [] }],
    });
    expect(lines({ waggons: [{ x: reach + 0.0625, y: 10 }] })).toMatchObject({
      from: null,
      lines: [],
    });
  });

  test('within eighteen of cavalry', () => {
    const horse: Group = { id: 'A', service: 'cavalry', count: 30, x: -1, y: 10 };
    const away = (x: number) =>
      lines({ groups: [{ ...horse, x: 1 }], waggons: [{ x, y: 10 }], pieces: [] }, 'forage');
    expect(away(118).from).toBe('W1');
    // The field is eight by ten feet: a waggon is put beyond it.
    const tall = scene({
      groups: [{ id: 'A', service: 'cavalry', count: 1, x: 2, y: 2 }],
      waggons: [{ x: 2, y: 2 }],
    });
    const far = (y: number) =>
      supplyAccount(
        withState(tall, {
          wanting: { R139: { food: 0 } },
          waggons: tall.kriegspiel.waggons.map((each) => ({ ...each, ...inches(2, y) })),
        }),
        'red',
      ).rations[0]!.from;
    expect(far(2 + 216 + 1 + 0.25)).toBe('W1');
    expect(far(2 + 216 + 1 + 0.25 + 0.0625)).toBeNull();
  });

  test('not with an armed enemy within six inches of the straight line', () => {
    const cut = (x: number, more: Partial<Scene> = {}) =>
      lines({
        groups: [foot, { side: 'blue', count: 1, x, y: 40 }],
        // Right before the last man.
        waggons: [{ x: 15.625, y: 60 }],
        ...more,
      });
    const off = 15.625 + 6 + 3 / 16;
    expect(cut(off)).toMatchObject({ from: null, lines: [{ cutBy: ['B1'] }] });
    expect(cut(off + 0.0625)).toMatchObject({ from: 'W1', lines: [{ cutBy: [] }] });
    const general = { side: 'blue', service: 'general', count: 1, x: 17, y: 40 } as const;
    expect(cut(17, { groups: [foot, general] }).from).toBe('W1');
  });

  test('not from a waggon that has moved, is destroyed, empty or the enemy’s', () => {
    const at = { x: 30, y: 10 };
    expect(lines({ waggons: [at] }).from).toBe('W1');
    for (const more of [{ moved: true }, { destroyed: true }, { packets: 0 }, { side: 'blue' }])
      expect(
        lines({ waggons: [{ ...at, ...more } as typeof at] }).lines,
        JSON.stringify(more),
      ).toEqual([]);
  });

  test('from a depot, which holds twenty, and not from a burnt or empty one', () => {
    const depot = block('d', 'depot', [30, 8, 33, 11], 3);
    const battle = battleOf(
      {},
      { country: country(depot, block('e', 'depot', [30, 80, 33, 83], 3)) },
    );
    expect(battle.kriegspiel.depots).toEqual([
      { piece: 'd', side: 'red', packets: 20, burnt: false },
      { piece: 'e', side: 'blue', packets: 20, burnt: false },
    ]);
    const [own] = battle.kriegspiel.depots;
    const given = (more: object) =>
      supplyAccount(
        withState(scene({ groups: [foot], pieces: [depot] }), { depots: [{ ...own!, ...more }] }),
        'red',
      );
    expect(given({}).rations[0]!.from).toBe('d');
    expect(given({}).stores).toEqual([{ id: 'd', packets: 20 }]);
    for (const more of [{ burnt: true }, { packets: 0 }, { side: 'blue' }])
      expect(given(more).rations[0]!.from, JSON.stringify(more)).toBeNull();
    const without = battleOf({}, { country: country(depot), chapters: [] });
    expect(without.kriegspiel.depots).toEqual([]);
  });

  test('so that as many as possible are fed, food first', () => {
    const near: Group = { id: 'B', count: 30, x: 100, y: 10 };
    // The waggon between is all that the first has; the second has another too, but farther.
    const battle = scene({
      groups: [near, foot],
      waggons: [
        { x: 60, y: 10, packets: 1 },
        { x: 100, y: 70, packets: 1 },
      ],
    });
    const fed = supplyAccount(battle, 'red').rations.map(({ bodies, from }) => [bodies, from]);
    expect(fed).toEqual([
      [['B'], 'W2'],
      [['A'], 'W1'],
    ]);
    const few = scene({
      groups: [{ id: 'A', service: 'cavalry', count: 20, x: 10, y: 10 }],
      waggons: [{ x: 30, y: 10, packets: 3 }],
    });
    const rations = supplyAccount(few, 'red').rations;
    expect(rations.map(({ supply, from }) => [supply, from])).toEqual([
      ['food', 'W1'],
      ['forage', 'W1'],
      ['forage', 'W1'],
      ['forage', null],
    ]);
    expect(rations.map(({ men }) => men.length)).toEqual([20, 6, 6, 8]);
    expect(rations[3]!.stops).toBe(10);
  });

  test('until its packets are gone: the account shows when', () => {
    expect(lines({ waggons: [{ x: 30, y: 10, packets: 2 }] }).stops).toBe(34);
    expect(lines({}).stops).toBe(10);
  });
});

test('kriegspiel.md 5.6: a debt is due again, the longest first, and not twice', () => {
  const battle = withState(
    scene({
      groups: [
        { id: 'A', count: 30, x: 10, y: 10 },
        { id: 'B', count: 20, x: 40, y: 10 },
      ],
      waggons: [{ x: 30, y: 10, packets: 1 }],
      moves: 16,
    }),
    {
      wanting: Object.fromEntries<{ readonly food: number }>([
        ...Array.from({ length: 30 }, (_, i) => [`R${i + 1}`, { food: 12 }] as const),
        ...Array.from({ length: 3 }, (_, i) => [`R${i + 31}`, { food: 10 }] as const),
      ]),
    },
  );
  expect(
    supplyAccount(battle, 'red').rations.map(({ men, since, from, stops }) => [
      men.length,
      since,
      from,
      stops,
    ]),
  ).toEqual([
    // Three men are left of those who were owed a packet.
    [3, 10, 'W1', null],
    [30, 12, null, null],
    [17, null, null, 22],
  ]);
});

test('kriegspiel.md 5.1, 5.2: men aboard are fed at the place of their boat or train', () => {
  const battle = scene({
    groups: [{ id: 'A', count: 30, x: 10, y: 10 }],
    waggons: [{ x: 60, y: 40 }],
  });
  const at = (x: number, y: number) => ({
    ...battle,
    men: battle.men.map((man) =>
      man.state === 'ready' && man.side === 'red'
        ? { ...man, state: 'aboard' as const, ...inches(x, y) }
        : man,
    ),
  });
  const [near, far] = [at(60, 80), at(60, 120)].map((each) => supplyAccount(each, 'red').rations);
  expect(near).toMatchObject([{ supply: 'food', from: 'W1' }]);
  expect(far).toMatchObject([{ supply: 'food', from: null }]);
});
