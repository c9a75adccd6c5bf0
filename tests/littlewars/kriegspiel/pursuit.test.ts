import { describe, expect, test } from 'vitest';
import { FOOT, INCH } from '../../../src/littlewars/engine/lengths';
import {
  moveStateOf,
  withMoveStates,
  withState,
} from '../../../src/littlewars/kriegspiel/moveState';
import {
  afterFire,
  isPursued,
  isWithinCharge,
  retirementFaults,
  unitsOf,
  withPursuit,
} from '../../../src/littlewars/kriegspiel/pursuit';
import { madeRetirements } from '../../../src/littlewars/kriegspiel/retirements';
import type {
  MoveState,
  KriegspielBattle,
  Pursuit,
} from '../../../src/littlewars/kriegspiel/types';
import { block, country, inches } from '../engine/tables';
import { bodyIn, charged, manIn, rowsOf, statesOf, type Row } from './bodies';
import { after } from './tables';

const foot = (y: number, more: Partial<Row> = {}): Row => ({
  side: 'red',
  service: 'infantry',
  id: 'A',
  count: 5,
  x: 60,
  y,
  ...more,
});
const horse = (y: number, more: Partial<Row> = {}): Row => ({
  side: 'blue',
  service: 'cavalry',
  id: 'B',
  formation: 'ranks',
  count: 8,
  x: 60,
  y,
  ...more,
});

const menOf = (battle: KriegspielBattle, id: string) =>
  bodyIn(battle, id).men.map((each) => manIn(battle, each));
/** How the first ready man of a body stands to the enemy's cavalry. */
const standing = (battle: KriegspielBattle, id: string): Pursuit =>
  moveStateOf(
    battle,
    menOf(battle, id).find(({ state }) => state === 'ready')!,
  ).pursuit;
const withDuty = (
  battle: KriegspielBattle,
  id: string,
  duty: Partial<MoveState>,
): KriegspielBattle => withMoveStates(battle, bodyIn(battle, id).men, () => duty);
/** Moves a body along the field, from where its move began. */
const shifted = (battle: KriegspielBattle, id: string, by: number): KriegspielBattle => ({
  ...withMoveStates(battle, bodyIn(battle, id).men, (_, { x, y }) => ({ start: { x, y } })),
  men: battle.men.map((man) =>
    bodyIn(battle, id).men.includes(man.id) ? { ...man, y: man.y + by * INCH } : man,
  ),
});
/** The battle at the end of Blue's move, and at the end of Red's. */
const atBluesEnd = (battle: KriegspielBattle) => withPursuit(battle, 'blue');
const atRedsEnd = (battle: KriegspielBattle) => withPursuit(battle, 'red');

test('kriegspiel.md 7.3: charging distance is the march of eight or more mounted men', () => {
  const within = (rows: readonly Row[]) => {
    const battle = rowsOf(rows);
    return isWithinCharge(battle, menOf(battle, 'A'));
  };
  expect(within([foot(30), horse(60)])).toBe(true);
  expect(within([foot(30), horse(70)])).toBe(false);
  expect(within([foot(30), horse(60, { count: 7 })])).toBe(false);
  expect(within([foot(30), horse(60, { more: { arm: 'infantry' } })])).toBe(false);
  expect(within([foot(30), horse(60, { duty: { fixed: true } })])).toBe(false);
  const hill = rowsOf([foot(30), horse(60)], {
    country: country(block('hill', 'block', [1, 1, 119, 40], 6)),
  });
  expect(isWithinCharge(hill, menOf(hill, 'A'))).toBe(false);
  const walled = { country: country(block('wall', 'wall', [1, 44, 119, 46])) };
  const behind = rowsOf([foot(30), horse(60)], walled);
  expect(isWithinCharge(behind, menOf(behind, 'A'))).toBe(false);
});

test('a man in no body stands alone', () => {
  const battle = rowsOf([foot(30), foot(40, { id: undefined as never, count: 2 })]);
  const loose = withState(battle, {
    bodies: [...battle.kriegspiel.bodies, { ...bodyIn(battle, 'A'), id: 'C', men: ['R30'] }],
  });
  expect(unitsOf(loose, 'red').map((men) => men.length)).toEqual([5, 1, 1]);
});

describe('kriegspiel.md 7.3: infantry within charging distance', () => {
  const near = rowsOf([foot(40, { duty: { pursuit: 'menaced' } }), horse(64)]);

  test('finds itself so at the end of the enemy’s move', () => {
    expect(standing(atBluesEnd(rowsOf([foot(40), horse(64)])), 'A')).toBe('menaced');
    expect(standing(atBluesEnd(rowsOf([foot(20), horse(64)])), 'A')).toBe('free');
  });

  test('is overtaken if it retires and is still within reach; not if it stays', () => {
    expect(standing(atRedsEnd(shifted(near, 'A', -6)), 'A')).toBe('overtaken');
    expect(standing(atRedsEnd(shifted(near, 'A', -20)), 'A')).toBe('retired');
    expect(standing(atRedsEnd(near), 'A')).toBe('free');
    expect(standing(atRedsEnd(shifted(near, 'A', 6)), 'A')).toBe('free');
    // Nobody is overtaken whom nobody menaced.
    const free = withDuty(near, 'A', { pursuit: 'free' });
    expect(standing(atRedsEnd(shifted(free, 'A', -6)), 'A')).toBe('free');
  });

  test('still retires while it is pursued, and is freed when it is not', () => {
    const overtaken = withDuty(near, 'A', { pursuit: 'overtaken' });
    const pursued = atBluesEnd(overtaken);
    expect(standing(pursued, 'A')).toBe('pursued');
    expect(moveStateOf(pursued, menOf(pursued, 'A')[0]!).retires).toBe(FOOT);
    const left = withDuty(rowsOf([foot(20), horse(64)]), 'A', { pursuit: 'overtaken' });
    expect(standing(atBluesEnd(left), 'A')).toBe('free');
  });

  test('a pursued body that retires is overtaken again, or has escaped', () => {
    const pursued = withDuty(near, 'A', { pursuit: 'pursued', retires: FOOT });
    expect(standing(atRedsEnd(shifted(pursued, 'A', -12)), 'A')).toBe('overtaken');
    expect(standing(atRedsEnd(shifted(pursued, 'A', -20)), 'A')).toBe('retired');
  });

  test('the foot of 7.2 is no retirement of 7.3', () => {
    const owing = withDuty(near, 'A', { pursuit: 'menaced', retires: FOOT });
    const ended = atRedsEnd(shifted(owing, 'A', -6));
    expect(standing(ended, 'A')).toBe('free');
    expect(moveStateOf(ended, menOf(ended, 'A')[0]!).retires).toBe(0);
  });

  test('in battles without charges nobody is menaced', () => {
    const without = rowsOf([foot(40), horse(64)], { chapters: ['ground'] });
    expect(atBluesEnd(without)).toBe(without);
    expect(afterFire(without, ['B49'])).toBe(without);
  });
});

describe('kriegspiel.md 7.4: cavalry within charging distance dismounts, charges or retires', () => {
  const riders = (more: Partial<Row> = {}) =>
    rowsOf([
      foot(40, { service: 'cavalry', count: 8, duty: { pursuit: 'menaced' }, ...more }),
      horse(64),
    ]);

  test('otherwise it has stood', () => {
    expect(standing(atRedsEnd(riders()), 'A')).toBe('stood');
    expect(standing(atRedsEnd(shifted(riders(), 'A', 6)), 'A')).toBe('stood');
    expect(standing(atRedsEnd(riders({ more: { arm: 'infantry' } })), 'A')).toBe('free');
    expect(standing(atRedsEnd(shifted(riders(), 'A', -20)), 'A')).toBe('retired');
    // Cavalry cannot be overtaken.
    expect(standing(atRedsEnd(shifted(riders(), 'A', -6)), 'A')).toBe('retired');
    const charge = withDuty(riders(), 'A', { pursuit: 'menaced', charged: true });
    expect(standing(atRedsEnd(charge), 'A')).toBe('free');
  });

  test('its choice is forgotten after the enemy’s next move', () => {
    const stood = withDuty(riders(), 'A', { pursuit: 'stood' });
    expect(standing(atBluesEnd(stood), 'A')).toBe('menaced');
  });
});

describe('kriegspiel.md 7.5, 7.6: retirements', () => {
  test('the loser of a toss retires while he is pursued, and beyond the move of his charge', () => {
    const beaten = rowsOf([
      foot(40, { service: 'cavalry', count: 8, duty: { charged: true, retires: 3 * FOOT } }),
      horse(64),
    ]);
    const ended = atRedsEnd(beaten);
    expect(standing(ended, 'A')).toBe('retired');
    expect(moveStateOf(ended, menOf(ended, 'A')[0]!).retires).toBe(3 * FOOT);
    expect(standing(atBluesEnd(ended), 'A')).toBe('pursued');
  });

  test('marches away from the nearest sabre only', () => {
    const battle = rowsOf([foot(40, { duty: { retires: FOOT } }), horse(64)]);
    const man = menOf(battle, 'A')[2]!;
    expect(retirementFaults(battle, man, inches(60, 30))).toEqual([]);
    expect(retirementFaults(battle, man, inches(60, 44))).toEqual([
      { code: 'mustRetire', id: man.id, by: FOOT },
    ]);
    const free = rowsOf([foot(40), horse(64)]);
    expect(retirementFaults(free, man, inches(60, 44))).toEqual([]);
    const alone = rowsOf([foot(40, { duty: { retires: FOOT } })]);
    expect(retirementFaults(alone, man, inches(60, 44))).toEqual([]);
  });

  test('at the end of his move he makes the rest of it, straight away from the nearest sabre', () => {
    const battle = rowsOf([foot(40, { duty: { retires: FOOT } }), horse(64)]);
    const gone = madeRetirements(battle, 'red');
    expect(menOf(gone, 'A').map(({ y }) => y)).toEqual([28, 28, 28, 28, 28].map((y) => y * INCH));
    const half = madeRetirements(shifted(battle, 'A', -6), 'red');
    expect(menOf(half, 'A')[2]!.y).toBe(28 * INCH);
    const whole = shifted(battle, 'A', -12);
    expect(menOf(madeRetirements(whole, 'red'), 'A')[2]!.y).toBe(28 * INCH);
    // Who owes nothing stays, and where there is no sabre everybody.
    const free = rowsOf([foot(40), horse(64)]);
    expect(madeRetirements(free, 'red').men).toEqual(free.men);
    const alone = rowsOf([foot(40, { duty: { retires: FOOT } })]);
    expect(madeRetirements(alone, 'red').men).toEqual(alone.men);
  });

  test('and the move ends so', () => {
    const battle = rowsOf([foot(40, { duty: { retires: FOOT } }), horse(64)]);
    const ended = after(battle, { kind: 'end' });
    expect(menOf(ended, 'A')[0]!.y).toBe(28 * INCH);
    expect(moveStateOf(ended, menOf(ended, 'A')[0]!)).toMatchObject({ retires: 0 });
  });

  test('over his own back line, off the field or into a river he is destroyed', () => {
    const line = rowsOf([foot(8, { duty: { retires: FOOT } }), horse(30)]);
    expect(statesOf(madeRetirements(line, 'red'), bodyIn(line, 'A').men)).toEqual({ dead: 5 });
    const bank = country(block('river', 'water', [1, 30, 119, 36]));
    const river = rowsOf([foot(40, { duty: { retires: FOOT } }), horse(64)], { country: bank });
    expect(statesOf(madeRetirements(river, 'red'), bodyIn(river, 'A').men)).toEqual({ dead: 5 });
    const ford = { ...block('ford', 'river', [1, 30, 119, 36], 0), fordable: true as const };
    const fordable = rowsOf([foot(40, { duty: { retires: FOOT } }), horse(64)], {
      country: country(ford),
    });
    expect(statesOf(madeRetirements(fordable, 'red'), bodyIn(river, 'A').men)).toEqual({
      ready: 5,
    });
    const bridged = country(
      block('river', 'water', [1, 30, 119, 36]),
      block('bridge', 'bridge', [50, 28, 70, 38]),
    );
    const over = rowsOf([foot(40, { duty: { retires: FOOT } }), horse(64)], { country: bridged });
    expect(statesOf(madeRetirements(over, 'red'), bodyIn(over, 'A').men)).toEqual({ ready: 5 });
  });

  test('solids stop him before that; kriegspiel.md 5.6: with no path back he surrenders', () => {
    const walls = country(
      block('river', 'water', [1, 20, 119, 26]),
      block('wall', 'wall', [1, 32, 119, 34]),
    );
    const stopped = rowsOf([foot(40, { duty: { retires: 2 * FOOT } }), horse(64)], {
      country: walls,
    });
    const back = madeRetirements(stopped, 'red');
    expect(statesOf(back, bodyIn(back, 'A').men)).toEqual({ ready: 5 });
    expect(menOf(back, 'A')[0]!.y).toBeGreaterThan(34 * INCH);
    const shut = rowsOf([foot(34.25, { duty: { retires: FOOT } }), horse(64)], { country: walls });
    const taken = madeRetirements(shut, 'red');
    expect(statesOf(taken, bodyIn(taken, 'A').men)).toEqual({ prisoner: 5 });
  });
});

describe('kriegspiel.md 7.6: only fresh cavalry or fire stops the pursuer', () => {
  const duty: Partial<MoveState> = { pursuit: 'pursued', retires: FOOT };
  const chase = (...rows: readonly Row[]) => rowsOf([foot(40, { duty }), ...rows]);

  test('fire that hits a pursuing body stops it, and frees men whom no others pursue', () => {
    const battle = chase(horse(64, { count: 9 }));
    const struck = {
      ...battle,
      men: battle.men.map((man) => (man.id === 'B49' ? { ...man, state: 'dead' as const } : man)),
    };
    const stopped = afterFire(struck, ['B49']);
    expect(
      menOf(stopped, 'B')
        .slice(1)
        .every((man) => moveStateOf(stopped, man).fixed),
    ).toBe(true);
    expect(standing(stopped, 'A')).toBe('free');
    expect(moveStateOf(stopped, menOf(stopped, 'A')[0]!).retires).toBe(0);
    // The dead of others stop nobody.
    expect(afterFire(struck, ['R1'])).toBe(struck);
  });

  test('others go on', () => {
    const battle = chase(horse(64, { count: 9 }), horse(66, { id: 'C' }));
    const stopped = afterFire(battle, ['B49']);
    expect(standing(stopped, 'A')).toBe('pursued');
    expect(moveStateOf(stopped, menOf(stopped, 'A')[0]!).retires).toBe(FOOT);
    expect(moveStateOf(stopped, menOf(stopped, 'C')[0]!).fixed).toBe(false);
  });

  test('cavalry too far away to pursue is not stopped', () => {
    const battle = chase(horse(64), horse(90, { id: 'C' }));
    const shot = bodyIn(battle, 'C').men[0]!;
    expect(afterFire(battle, [shot])).toBe(battle);
  });

  test('fresh cavalry that could come up to the pursuers', () => {
    const riders = (more: Partial<Row>) =>
      foot(30, { service: 'cavalry', id: 'C', formation: 'ranks', count: 8, ...more });
    const faced = chase(horse(64), riders({}));
    expect(isPursued(faced, menOf(faced, 'A'))).toBe(false);
    expect(standing(atBluesEnd(faced), 'A')).toBe('menaced');
    for (const more of [
      { count: 7 },
      { duty: { pursuit: 'pursued' } },
      { duty: { retires: 1 } },
    ] as const) {
      const tired = chase(horse(64), riders(more));
      expect(isPursued(tired, menOf(tired, 'A'))).toBe(true);
    }
  });

  test('and a freed man owes nothing at the end of his move', () => {
    const faced = chase(
      horse(64),
      foot(30, { service: 'cavalry', id: 'C', formation: 'ranks', count: 8 }),
    );
    const ended = madeRetirements(faced, 'red');
    expect(ended.men).toEqual(faced.men);
  });
});

test('kriegspiel.md 7.4: men put back make room for one another, and a General blocks nobody', () => {
  const battle = rowsOf([
    horse(30, { side: 'red', id: 'A' }),
    horse(50, { count: 60, duty: { pursuit: 'stood' } }),
    { side: 'blue', service: 'general', count: 1, x: 60, y: 86 },
  ]);
  const over = charged(battle, 'A', 'B');
  const left = menOf(over, 'B').filter(({ state }) => state === 'ready');
  expect(left.map(({ y }) => y)).toEqual(Array.from({ length: 20 }, () => 86 * INCH));
});
