import { describe, expect, test } from 'vitest';
import {
  actFaults,
  isOutOfAction,
  withMoveStates,
  withState,
} from '../../../src/littlewars/kriegspiel/moveState';
import { withWaggonsTaken } from '../../../src/littlewars/kriegspiel/provisions';
import { rifleFaults } from '../../../src/littlewars/kriegspiel/rifles';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { block } from '../engine/tables';
import { manIn, statesOf } from './bodies';
import { after, against } from './tables';
import { ended, packetsOf, scene, type Group, type Scene } from './supplies';

const FOOT: Group = { id: 'A', count: 30, x: 10, y: 10 };
/** Somebody of the other side, so that the battle goes on. */
const FAR: Group = { side: 'blue', count: 1, x: 110, y: 90 };
const battleWith = (more: Partial<Scene>): KriegspielBattle =>
  scene({ groups: [FOOT, FAR], moves: 10, ...more });
const wantingOf = (battle: KriegspielBattle, id = 'R1') => battle.kriegspiel.wanting[id] ?? {};
const numbered = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `R${first + i}`);
const codes = (battle: KriegspielBattle, id: string, to: 'march' | 'charge' | 'change' | 'fire') =>
  actFaults(battle, manIn(battle, id), to).map(({ code }) => code);

describe('kriegspiel.md 5.1: given up at the end of every sixth move', () => {
  test('from the store that the account names, and of the mover alone', () => {
    const blue: Group = { side: 'blue', id: 'B', count: 30, x: 80, y: 80 };
    const battle = battleWith({
      groups: [FOOT, blue],
      waggons: [
        { x: 30, y: 10 },
        { x: 110, y: 80, side: 'blue' },
      ],
    });
    expect(packetsOf(ended(battle))).toEqual({ W1: 5, W2: 6 });
    expect(packetsOf(ended(battle, 1))).toEqual({ W1: 5, W2: 5 });
    expect(packetsOf(ended({ ...battle, moves: 8 }))).toEqual({ W1: 6, W2: 6 });
    expect(ended(battle).kriegspiel.fed).toMatchObject({ R1: 10, R30: 10 });
    expect(wantingOf(ended(battle))).toEqual({});
    expect(packetsOf(ended(withState(battle, { chapters: ['works'] })))).toEqual({ W1: 6, W2: 6 });
  });

  test('from a depot too', () => {
    const depots = [
      block('d', 'depot', [30, 8, 33, 11], 3),
      block('e', 'depot', [100, 8, 103, 11], 3),
    ];
    expect(packetsOf(ended(battleWith({ pieces: depots })))).toEqual({ d: 19, e: 20 });
  });

  test('ammunition of men who have fired in six moves running', () => {
    const firing = (running: number, again = true): KriegspielBattle => {
      const fired = Object.fromEntries(numbered(1, 30).map((id) => [id, running]));
      const battle = withState(battleWith({}), { fired: { ...fired, B1: 3 } });
      return again ? withMoveStates(battle, numbered(1, 30), () => ({ fired: true })) : battle;
    };
    expect(wantingOf(ended(firing(5)))).toEqual({ food: 10, ammunition: 10 });
    expect(wantingOf(ended(firing(4)))).toEqual({ food: 10 });
    expect(wantingOf(ended(firing(9, false)))).toEqual({ food: 10 });
    expect(ended(firing(4)).kriegspiel.fired).toMatchObject({ R1: 5, B1: 3 });
    expect(ended(firing(4, false)).kriegspiel.fired).toEqual({ B1: 3 });
    // Without it they do not fire.
    const order = { men: numbered(1, 5), bearing: 0, elevation: 0 };
    const reasons = rifleFaults({ ...ended(firing(5)), phase: 'guns', mover: 'red' }, order);
    expect(reasons).toContainEqual({ code: 'noAmmunition', man: 'R1' });
  });
});

describe('kriegspiel.md 5.2: waggons by a depot', () => {
  const depot = block('d', 'depot', [30, 8, 33, 11], 3);
  const near = { x: 33 + 6 + 0.5, y: 10, packets: 2 };
  const filled = (more: object, packets = 20, burnt = false) => {
    const battle = battleWith({ moves: 2, pieces: [depot], waggons: [{ ...near, ...more }] });
    return packetsOf(
      ended(
        withState(battle, {
          depots: [{ piece: 'd', side: 'red', packets, burnt }],
        }),
      ),
    );
  };

  test('fill that stood all move, as far as it holds', () => {
    expect(filled({})).toEqual({ W1: 6, d: 16 });
    expect(filled({}, 3)).toEqual({ W1: 5, d: 0 });
    expect(filled({ moved: true })).toEqual({ W1: 2, d: 20 });
    expect(filled({ x: near.x + 0.0625 })).toEqual({ W1: 2, d: 20 });
    expect(filled({ destroyed: true })).toEqual({ W1: 2, d: 20 });
    expect(filled({ side: 'blue' })).toEqual({ W1: 2, d: 20 });
    expect(filled({}, 20, true)).toEqual({ W1: 2, d: 20 });
  });

  test('each by its own', () => {
    const other = block('e', 'depot', [80, 8, 83, 11], 3);
    const battle = battleWith({
      moves: 2,
      pieces: [depot, other],
      waggons: [near, { x: 90, y: 40, packets: 1 }, { x: 85, y: 10, packets: 5 }],
    });
    expect(packetsOf(ended(battle))).toEqual({ W1: 6, W2: 1, W3: 6, d: 16, e: 19 });
  });

  test('not the enemy’s depot', () => {
    const battle = battleWith({ moves: 2, pieces: [depot], waggons: [near] });
    const theirs = withState(battle, {
      depots: [{ piece: 'd', side: 'blue', packets: 20, burnt: false }],
    });
    expect(packetsOf(ended(theirs))).toEqual({ W1: 2, d: 20 });
  });
});

describe('kriegspiel.md 5.6: men who lack food or forage', () => {
  test('does not move until it is given, at any move’s end', () => {
    const hungry = ended(battleWith({ waggons: [{ x: 100, y: 10 }] }));
    expect(wantingOf(hungry)).toEqual({ food: 10 });
    expect(actFaults(hungry, manIn(hungry, 'R1'), 'march')).toEqual([
      { code: 'noSupply', id: 'R1', supply: 'food', since: 10 },
    ]);
    expect(codes(hungry, 'R1', 'charge')).toEqual(['noSupply']);
    expect(codes(hungry, 'R1', 'change')).toEqual([]);
    expect(codes(hungry, 'R1', 'fire')).toEqual([]);
    // 7: he retires all the same.
    const retiring = withMoveStates(hungry, ['R1'], () => ({ retires: 192 }));
    expect(codes(retiring, 'R1', 'march')).toEqual([]);
    expect(codes(retiring, 'R1', 'charge')).toEqual(['mustRetire', 'noSupply']);
    // Blue's move, then Red's: a waggon has come.
    const waggons = hungry.kriegspiel.waggons.map((each) => ({ ...each, x: 30 * 16 }));
    const later = ended({ ...withState(hungry, { waggons }), phase: 'guns' }, 1);
    expect(wantingOf(later)).toEqual({});
    expect(packetsOf(later)).toEqual({ W1: 5 });
  });

  test('nor by the marches of Little Wars', () => {
    const hungry = ended(battleWith({}));
    const plain = withState({ ...hungry, phase: 'guns', mover: 'red' }, { chapters: ['supply'] });
    const march = { kind: 'march', man: 'R1', to: { x: 160, y: 150 } } as const;
    expect(against(plain, march)).toMatchObject([{ code: 'noSupply', supply: 'food' }]);
    expect(against(withState(plain, { wanting: {} }), march)).toEqual([]);
  });

  test('after six moves running is out of action, and captured by an armed enemy in contact', () => {
    const touching: Group = { side: 'blue', count: 1, x: 10, y: 9.5625 };
    const since = (moves: number, phase: 'guns' | 'interval' = 'guns') => ({
      ...withState(battleWith({ groups: [FOOT, touching], moves }), {
        wanting: { R1: { food: 10 }, R2: { forage: 10 }, R3: { ammunition: 10 } },
      }),
      phase,
    });
    expect(isOutOfAction(since(22), 'R1')).toBe(false);
    expect(isOutOfAction(since(23), 'R1')).toBe(true);
    expect(isOutOfAction(since(23), 'R2')).toBe(true);
    expect(isOutOfAction(since(23), 'R3')).toBe(false);
    expect(codes(since(23), 'R1', 'fire')).toEqual(['noSupply']);
    expect(codes(since(23), 'R4', 'fire')).toEqual([]);
    const after = ended(since(23));
    expect(after.phase).not.toBe('melees');
    expect(statesOf(after, ['R1', 'R2'])).toEqual({ prisoner: 1, ready: 1 });
    // Before that there is a melee, as ever.
    expect(ended(since(21)).phase).toBe('melees');
    expect(ended(withState(since(23), { chapters: [] })).phase).toBe('melees');
  });

  test('surrenders besieged four moves after the last food, if no more is to be had', () => {
    const ring: Group[] = (
      [
        [-24, -24],
        [0, -24],
        [24, -24],
        [24, 0],
        [24, 24],
        [0, 24],
        [-24, 24],
        [-24, 0],
      ] as const
    ).map(([x, y]) => ({ side: 'blue', count: 1, x: 60 + x, y: 50 + y }));
    const held = (moves: number, fed: number, since: number, more: Partial<Scene> = {}) =>
      withState(battleWith({ groups: [{ ...FOOT, x: 53, y: 49 }, ...ring], moves, ...more }), {
        fed: Object.fromEntries(numbered(1, 30).map((id) => [id, fed])),
        besieged: Object.fromEntries(numbered(1, 30).map((id) => [id, since])),
      });
    const states = (battle: KriegspielBattle) => statesOf(ended(battle), numbered(1, 30));
    expect(states(held(18, 10, 0))).toEqual({ prisoner: 30 });
    expect(states(held(16, 10, 0))).toEqual({ ready: 30 });
    // It was not besieged then.
    expect(states(held(18, 10, 12))).toEqual({ ready: 30 });
    expect(states(held(20, 10, 12))).toEqual({ prisoner: 30 });
    const stocked = held(18, 10, 0, { waggons: [{ x: 60, y: 55 }] });
    expect(states(stocked)).toEqual({ ready: 30 });
    // Who has never had any counts from the siege; who has a path out is not besieged.
    expect(states(withState(held(18, 10, 10), { fed: {} }))).toEqual({ prisoner: 30 });
    expect(states(withState(held(18, 10, 10), { fed: {}, besieged: {} }))).toEqual({ ready: 30 });
    expect(ended(withState(held(4, 0, 0), { besieged: {} })).kriegspiel.besieged).toMatchObject({
      R1: 4,
    });
    const free = withState(battleWith({}), { besieged: { R1: 2, B1: 2 } });
    expect(ended(free).kriegspiel.besieged).toEqual({ B1: 2 });
  });
});

describe('kriegspiel.md 5.6: a horse is eaten for a packet of food', () => {
  const horse: Group = { id: 'B', service: 'cavalry', count: 6, x: 40, y: 10 };
  const hungry = ended(battleWith({ groups: [FOOT, horse, FAR] }));
  const eat = (...men: string[]) => ({ kind: 'eatHorses', men }) as const;

  test('and not of forage; its rider is dismounted for good', () => {
    expect(wantingOf(hungry)).toEqual({ food: 10 });
    expect(wantingOf(hungry, 'R139')).toEqual({ food: 10, forage: 10 });
    const eaten = after(hungry, eat('R139'));
    expect(manIn(eaten, 'R139')).toMatchObject({ arm: 'infantry', march: 192 });
    expect(eaten.kriegspiel.unhorsed).toEqual(['R139']);
    expect(wantingOf(eaten)).toEqual({});
    expect(wantingOf(eaten, 'R139')).toEqual({});
    expect(wantingOf(eaten, 'R140')).toEqual({ forage: 10 });
    expect(eaten.kriegspiel.fed).toMatchObject({ R1: 10, R139: 10 });
  });

  test('if food is owed to those counted together with him', () => {
    const reasons = (battle: KriegspielBattle, ...men: string[]) => against(battle, eat(...men));
    expect(reasons(hungry, 'R139', 'R139')).toEqual([{ code: 'noHorse', man: 'R139' }]);
    expect(reasons(hungry, 'R139', 'R140')).toEqual([{ code: 'foodNotOwed', man: 'R140' }]);
    expect(reasons(hungry, 'R1', 'R999', 'R199')).toEqual([
      { code: 'wrongService', man: 'R1', service: 'infantry' },
      { code: 'noSuchMan', man: 'R999' },
      { code: 'wrongState', man: 'R199', state: 'gone' },
    ]);
    const fed = ended(battleWith({ groups: [FOOT, horse, FAR], waggons: [{ x: 30, y: 10 }] }));
    expect(reasons(fed, 'R139')).toEqual([{ code: 'foodNotOwed', man: 'R139' }]);
    // Owed to others, more than twelve feet away.
    const away = ended(battleWith({ groups: [FOOT, { ...horse, y: 200 }, FAR] }));
    expect(reasons(away, 'R139')).toEqual([{ code: 'foodNotOwed', man: 'R139' }]);
    expect(reasons({ ...hungry, phase: 'guns' }, 'R139')).toEqual([
      { code: 'wrongPhase', phase: 'guns' },
    ]);
    expect(reasons(withState(hungry, { chapters: [] }), 'R139')).toEqual([
      { code: 'notTaken', chapter: 'supply' },
    ]);
  });

  test('its rider leaves a mounted body; a horse that is held is eaten too', () => {
    const eaten = after(hungry, eat('R139'));
    expect(eaten.kriegspiel.bodies.slice(1)).toMatchObject([
      { id: 'B', men: numbered(140, 5) },
      { id: 'C', side: 'red', men: ['R139'], formation: 'extended' },
    ]);
    const onFoot = withState(
      {
        ...hungry,
        men: hungry.men.map((man) => (man.id === 'R139' ? { ...man, arm: 'infantry' } : man)),
      },
      { horses: { R144: ['R139', 'R140'] } },
    );
    const held = after(onFoot, eat('R139'));
    expect(held.kriegspiel.horses).toEqual({ R144: ['R140'] });
    expect(held.kriegspiel.bodies).toEqual(onFoot.kriegspiel.bodies);
    const loose = withState(hungry, { bodies: [] });
    expect(after(loose, eat('R139')).kriegspiel.bodies).toEqual([]);
  });
});

test('kriegspiel.md 5.7: a waggon belongs to the enemy who touches it, with none of its side near', () => {
  const at = (...groups: readonly Group[]) =>
    withWaggonsTaken(
      scene({ groups: [...groups, { count: 1, x: 100, y: 80 }], waggons: [{ x: 50, y: 50 }] }),
    ).kriegspiel.waggons[0]!.side;
  // Contact is an eighth of an inch from edge to edge.
  const touch = 50.5 + 3 / 16 + 1 / 8;
  const enemy = (x: number): Group => ({ side: 'blue', count: 1, x, y: 50 });
  expect(at(enemy(touch))).toBe('blue');
  expect(at(enemy(touch + 0.0625))).toBe('red');
  const near = 49.5 - 6 - 3 / 16;
  expect(at(enemy(touch), { count: 1, x: near, y: 50 })).toBe('red');
  expect(at(enemy(touch), { count: 1, x: near - 0.0625, y: 50 })).toBe('blue');
  const general: Group = { side: 'blue', service: 'general', count: 1, x: 50.875, y: 50 };
  expect(at(general)).toBe('red');
  const gone = scene({ groups: [enemy(touch)], waggons: [{ x: 50, y: 50, destroyed: true }] });
  expect(withWaggonsTaken(gone).kriegspiel.waggons[0]!.side).toBe('red');
});
