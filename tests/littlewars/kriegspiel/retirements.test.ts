import { describe, expect, test } from 'vitest';
import { gunGap } from '../../../src/littlewars/engine/gunShape';
import { FOOT, INCH } from '../../../src/littlewars/engine/lengths';
import type { Gun, Point } from '../../../src/littlewars/engine/types';
import {
  moveStateOf,
  withMoveStates,
  withState,
} from '../../../src/littlewars/kriegspiel/moveState';
import { unitsOf } from '../../../src/littlewars/kriegspiel/pursuit';
import { madeRetirements } from '../../../src/littlewars/kriegspiel/retirements';
import type {
  MoveState,
  KriegspielBattle,
  KriegspielMuster,
  Limber,
} from '../../../src/littlewars/kriegspiel/types';
import { block, country, inches } from '../engine/tables';
import { manIn, rowsOf, statesOf, withGunAt } from './bodies';
import { after, against, numbers } from './tables';

const GUNNERS = numbers('R', 31, 6);
const PURSUED: Partial<MoveState> = { pursuit: 'pursued', retires: FOOT };

interface Place {
  readonly gun?: number;
  readonly gunners?: number;
  readonly sabres?: number;
  readonly limber?: Partial<Limber>;
  readonly duty?: Partial<MoveState>;
  readonly more?: Partial<KriegspielMuster>;
}

/** Red's limbered gun and its gunners before Blue's nine sabres; places along the field, in inches. */
function battery({
  gun = 40,
  gunners = 35.5,
  sabres = 64,
  limber = {},
  duty = PURSUED,
  more = {},
}: Place = {}): KriegspielBattle {
  const rows = rowsOf(
    [
      { side: 'red', service: 'artillery', count: 6, x: 60, y: gunners, duty },
      {
        side: 'blue',
        service: 'cavalry',
        id: 'B',
        formation: 'ranks',
        count: 9,
        x: 60,
        y: sabres,
      },
    ],
    more,
  );
  const battle = withGunAt(rows, 'G1', 60, gun);
  const { guns } = battle.kriegspiel;
  return withState(battle, { guns: { ...guns, G1: { ...guns.G1!, limbered: true, ...limber } } });
}
const gunOf = (battle: KriegspielBattle): Gun => battle.guns.find(({ id }) => id === 'G1')!;
const retired = (place: Place): KriegspielBattle => madeRetirements(battery(place), 'red');
const codes = (battle: KriegspielBattle, order: Parameters<typeof against>[1]) =>
  against(battle, order).map(({ code }) => code);
const drive = (...path: readonly Point[]) => ({ kind: 'marchGun', gun: 'G1', path }) as const;

test('kriegspiel.md 7.7: the gunners of a gun retire and are pursued together', () => {
  expect(unitsOf(battery(), 'red').map((men) => men.length)).toEqual([6]);
  const apart = withGunAt(battery(), 'G1', 20, 40);
  expect(unitsOf(apart, 'red')).toHaveLength(6);
});

describe('kriegspiel.md 7.7: artillery that is pursued retires', () => {
  test('two feet, with its riders', () => {
    const back = retired({});
    expect(gunOf(back)).toMatchObject({ ...inches(60, 16), bearing: 0 });
    for (const id of GUNNERS) {
      expect(manIn(back, id).state).toBe('ready');
      expect(gunGap(back, gunOf(back), manIn(back, id))).toBeLessThanOrEqual(6 * INCH + 3);
    }
    expect(gunOf(after(battery(), { kind: 'end' }))).toMatchObject(inches(60, 16));
  });

  test('by the rest of its march, half of it after a half', () => {
    const begun = battery();
    const marched = {
      ...begun,
      guns: begun.guns.map((gun) => ({ ...gun, start: inches(60, 60) })),
    };
    expect(gunOf(madeRetirements(marched, 'red'))).toMatchObject(inches(60, 36));
    const done = { ...begun, guns: begun.guns.map((gun) => ({ ...gun, start: inches(60, 70) })) };
    const stayed = madeRetirements(done, 'red');
    expect(gunOf(stayed)).toMatchObject(inches(60, 40));
    expect(statesOf(stayed, GUNNERS)).toEqual({ ready: 6 });
    expect(gunOf(retired({ limber: { halves: 1 } }))).toMatchObject(inches(60, 28));
  });

  test('and not for a gun or man that has marched up, or changed, in this move', () => {
    const [one, other, ...fresh] = GUNNERS as [string, string, ...string[]];
    const tired = withMoveStates(
      withMoveStates(battery(), [one], () => ({ used: 0.9, start: inches(60, 46) })),
      [other],
      () => ({ halves: 1, retires: 0 }),
    );
    const back = madeRetirements(tired, 'red');
    expect(gunOf(back)).toMatchObject(inches(60, 16));
    for (const id of fresh) expect(manIn(back, id).y).toBeLessThan(22 * INCH);
    // He has gone 10 1/2 in of the foot that he owes.
    expect(manIn(tired, one).y - manIn(back, one).y).toBeCloseTo(24, -1);
    expect(manIn(back, other).y).toBe(35.5 * INCH);
  });

  test('and leaves a gun behind that is not limbered', () => {
    const left = retired({ limber: { limbered: false } });
    expect(gunOf(left)).toMatchObject(inches(60, 40));
    for (const id of GUNNERS) expect(manIn(left, id).y).toBe(23.5 * INCH);
    const plain = retired({
      limber: { limbered: false },
      more: { chapters: ['ground', 'charges'] },
    });
    expect(gunOf(plain)).toMatchObject(inches(60, 16));
  });

  test('not, if nobody pursues it, or it owes nothing', () => {
    expect(retired({ sabres: 90 }).men).toEqual(battery({ sabres: 90 }).men);
    expect(gunOf(retired({ duty: {} }))).toMatchObject(inches(60, 40));
  });

  test('kriegspiel.md 7.6: off the field it is destroyed', () => {
    const lost = retired({ gun: 8, gunners: 4, sabres: 30 });
    expect(gunOf(lost).gone).toBe(true);
    expect(lost.kriegspiel.guns.G1?.destroyed).toBe(true);
    expect(statesOf(lost, GUNNERS)).toEqual({ dead: 6 });
  });

  test('kriegspiel.md 5.6: where no path leads back its gunners surrender', () => {
    const wall = { more: { country: country(block('wall', 'wall', [1, 35, 119, 36.9375])) } };
    const shut = retired({ gunners: 43, ...wall });
    expect(statesOf(shut, GUNNERS)).toEqual({ prisoner: 6 });
    expect(gunOf(shut)).toMatchObject(inches(60, 40));
  });

  test('it marches away from the sabres only, and limbers up for it', () => {
    expect(codes(battery(), drive(inches(60, 30)))).toEqual([]);
    const reasons = against(battery(), drive(inches(60, 44)));
    expect(reasons).toHaveLength(GUNNERS.length);
    for (const id of GUNNERS) expect(reasons).toContainEqual({ code: 'mustRetire', id, by: FOOT });
    const stands = battery({ limber: { limbered: false } });
    expect(codes(stands, { kind: 'limber', gun: 'G1' })).toEqual([]);
    expect(codes(battery(), { kind: 'unlimber', gun: 'G1' })).toEqual(
      GUNNERS.map(() => 'mustRetire'),
    );
  });

  test('and is pursued on after it', () => {
    const ended = after(battery(), { kind: 'end' });
    expect(moveStateOf(ended, manIn(ended, 'R31'))).toMatchObject({
      pursuit: 'retired',
      retires: 0,
    });
    const blues = after(
      ended,
      { kind: 'go' },
      { kind: 'marchBody', body: 'B', path: [inches(60, 46)], front: 180_000 },
      { kind: 'end' },
    );
    expect(moveStateOf(blues, manIn(blues, 'R31'))).toMatchObject({
      pursuit: 'pursued',
      retires: FOOT,
    });
  });
});
