import { describe, expect, test } from 'vitest';
import { FOOT, INCH } from '../../../src/littlewars/engine/lengths';
import { inContact } from '../../../src/littlewars/engine/men';
import {
  chargeFaults,
  chargeOf,
  descent,
  mayCharge,
  meetingFaults,
} from '../../../src/littlewars/kriegspiel/charges';
import { chargersLost } from '../../../src/littlewars/kriegspiel/charging';
import { moveStateOf, withMoveStates } from '../../../src/littlewars/kriegspiel/moveState';
import type { Charge, KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { block, country, inches } from '../engine/tables';
import { bodyIn, charged, manIn, rowsOf, statesOf, withGunAt, type Row } from './bodies';
import { after, against, numbers } from './tables';

/** Red cavalry, whose nearest sabre is right before the middle of what stands at y 60. */
const sabres = (count: number, y: number, more: Partial<Row> = {}): Row => ({
  side: 'red',
  service: 'cavalry',
  id: 'A',
  formation: 'ranks',
  count,
  x: 60,
  y,
  ...more,
});
const blue = (count: number, more: Partial<Row> = {}): Row => ({
  side: 'blue',
  service: 'infantry',
  id: 'B',
  count,
  x: 60,
  y: 60,
  ...more,
});

const codes = (battle: KriegspielBattle, body = 'A', target = 'B') =>
  chargeFaults(battle, body, target).map(({ code }) => code);
const dead = (battle: KriegspielBattle, id: string): number =>
  statesOf(battle, bodyIn(battle, id).men).dead ?? 0;

describe('kriegspiel.md chapter 9: charges', () => {
  test.each([
    [12, 30, 20, 'extended', 4, 12],
    [15, 30, 4, 'ranks', 12, 1],
    [10, 54, 2, 'fours', 2, 2],
  ] as const)(
    '%i sabres from y %i on %i in %s: %i sabres and %i on foot die',
    (count, y, foot, formation, ours, theirs) => {
      const battle = rowsOf([sabres(count, y), blue(foot, { formation })]);
      expect(codes(battle)).toEqual([]);
      const over = charged(battle, 'A', 'B');
      expect([dead(over, 'A'), dead(over, 'B')]).toEqual([ours, theirs]);
      expect(over.kriegspiel).toMatchObject({ charging: true, charge: null });
      expect(over.phase).toBe('men');
    },
  );
});

describe('kriegspiel.md 7.1: the men who may charge', () => {
  const battle = rowsOf([sabres(9, 30), blue(5)]);

  test('eight or more, mounted, in two ranks or fours', () => {
    expect(codes(rowsOf([sabres(8, 30), blue(5)]))).toEqual([]);
    expect(codes(rowsOf([sabres(7, 30), blue(5)]))).toEqual(['tooFewSabres']);
    expect(codes(rowsOf([sabres(9, 30, { formation: 'fours' }), blue(5)]))).toEqual([]);
    expect(codes(rowsOf([sabres(9, 30, { formation: 'extended' }), blue(5)]))).toEqual([
      'notFormed',
    ]);
    const dismounted = rowsOf([sabres(9, 30, { more: { arm: 'infantry' } }), blue(5)]);
    expect(codes(dismounted)).toEqual(['tooFewSabres']);
    expect(chargeOf(dismounted, 'A', 'B')).toBeNull();
  });

  test('as long as one of the mover’s bodies may charge, charges are to be made', () => {
    const two = rowsOf([
      sabres(9, 30),
      sabres(9, 30, { id: 'C', x: 120 }),
      blue(5),
      blue(5, { id: 'D', x: 120 }),
    ]);
    expect(mayCharge(two)).toBe(true);
    expect(mayCharge({ ...two, mover: 'blue' })).toBe(false);
    const one = charged(two, 'A', 'B');
    expect(mayCharge(one)).toBe(true);
    expect(mayCharge(charged(one, 'C', 'D'))).toBe(false);
    expect(mayCharge(rowsOf([sabres(9, 23), blue(5)]))).toBe(false);
    // Gunners in no body are charged by their gun.
    const loose: Row = { side: 'blue', service: 'artillery', count: 6, x: 60, y: 60 };
    expect(mayCharge(withGunAt(rowsOf([sabres(9, 30), loose]), 'G3', 60, 60))).toBe(true);
  });

  test('a body of the enemy that is there', () => {
    expect(codes(battle, 'A', 'A')).toContain('notEnemy');
    expect(codes(battle, 'B', 'A')).toContain('notYours');
    expect(codes(battle, 'X', 'Y')).toEqual(['noSuchBody', 'noSuchBody']);
    expect(chargeOf(battle, 'X', 'B')).toBeNull();
    const gone = rowsOf([sabres(9, 30), blue(5, { more: { state: 'dead' } })]);
    expect(codes(gone)).toEqual(['nobodyLeft']);
    expect(against(gone, { kind: 'charge', body: 'A', target: 'B' })).not.toEqual([]);
  });

  test('at most three feet, half of it after a half, from where the nearest sabre began', () => {
    const at = (y: number, more: Partial<Row> = {}) => rowsOf([sabres(9, y, more), blue(5)]);
    expect(codes(at(24))).toEqual([]);
    expect(chargeFaults(at(23), 'A', 'B')).toMatchObject([
      { code: 'tooFar', length: 37 * INCH, limit: 3 * FOOT },
    ]);
    expect(codes(at(42, { duty: { halves: 1 } }))).toEqual([]);
    expect(chargeFaults(at(41, { duty: { halves: 1 } }), 'A', 'B')).toMatchObject([
      { code: 'tooFar', limit: 1.5 * FOOT },
    ]);
    // A change of formation has put them nearer; they began the move farther away.
    const nearer = withMoveStates(at(36), bodyIn(at(36), 'A').men, (_, { x }) => ({
      start: { x, y: 30 * INCH },
    }));
    const [before, now] = [chargeOf(at(36), 'A', 'B'), chargeOf(nearer, 'A', 'B')] as Charge[];
    expect(before!.distance).toBe(2 * FOOT);
    expect(now!.distance).toBe(2.5 * FOOT);
    expect([before!.band, now!.band]).toEqual(['middle', 'far']);
  });

  test('no other march in that move, no fire, no work, and no second charge', () => {
    for (const duty of [{ used: 0.1 }, { fired: true }, { worked: true }, { charged: true }])
      expect(codes(rowsOf([sabres(9, 30, { duty }), blue(5)]))).toEqual(['hasActed']);
    expect(codes(rowsOf([sabres(9, 30, { duty: { fixed: true } }), blue(5)]))).toEqual([
      'heldInPlace',
    ]);
    expect(codes(rowsOf([sabres(9, 30, { duty: { retires: 96 } }), blue(5)]))).toEqual([
      'mustRetire',
    ]);
  });

  test('only where there is a path, in the chapter, and in a move', () => {
    const walled = country(block('wall', 'wall', [1, 44, 119, 46]));
    for (const chapters of [undefined, ['formations', 'charges'] as const])
      expect(
        codes(rowsOf([sabres(9, 30), blue(5)], { country: walled, ...(chapters && { chapters }) })),
      ).toEqual(['noWay']);
    // Two contours upwards leave a foot of the march.
    const hill = country(
      block('low', 'block', [1, 50, 119, 95], 6),
      block('high', 'block', [1, 51, 119, 94], 6),
    );
    const uphill = (y: number) =>
      chargeFaults(rowsOf([sabres(9, y), blue(5)], { country: hill }), 'A', 'B');
    expect(uphill(49)).toEqual([]);
    expect(uphill(45)).toMatchObject([
      { code: 'tooManyContours', id: 'A', climb: 2 * FOOT, limit: 3 * FOOT },
    ]);
    const ford = { ...block('river', 'river', [1, 44, 119, 46], 0), fordable: true as const };
    expect(
      chargeFaults(rowsOf([sabres(9, 30), blue(5)], { country: country(ford) }), 'A', 'B'),
    ).toEqual([{ code: 'notAtBank', id: 'A', river: 'river' }]);
    expect(codes(rowsOf([sabres(9, 30), blue(5)], { chapters: ['formations'] }))).toEqual([
      'notTaken',
    ]);
    expect(codes({ ...battle, phase: 'interval' })).toEqual(['wrongPhase']);
  });
});

describe('kriegspiel.md 7.1: the dead', () => {
  const battle = rowsOf([sabres(12, 30), blue(20)]);
  const open = after(battle, { kind: 'charge', body: 'A', target: 'B' });

  test('littlewars.md 5.4: the mover names the dead of both sides', () => {
    const last = (id: string, count: number) => bodyIn(open, id).men.slice(-count);
    const named = [...last('A', 4), ...last('B', 12)];
    const over = after(open, { kind: 'settleCharge', casualties: { dead: named, taken: [] } });
    expect(named.every((id) => manIn(over, id).state === 'dead')).toBe(true);
    expect([dead(over, 'A'), dead(over, 'B')]).toEqual([4, 12]);
  });

  test('the right number of each, of those present, each once', () => {
    const reasons = against(open, {
      kind: 'settleCharge',
      casualties: { dead: ['R49', 'R49', 'B80'], taken: ['B1'] },
    });
    expect(reasons.map(({ code }) => code)).toEqual([
      'namedTwice',
      'notInCharge',
      'wrongToll',
      'wrongToll',
      'wrongToll',
    ]);
    expect(reasons).toContainEqual({
      code: 'wrongToll',
      side: 'red',
      what: 'dead',
      named: 2,
      due: 4,
    });
    expect(reasons).toContainEqual({
      code: 'wrongToll',
      side: 'blue',
      what: 'taken',
      named: 1,
      due: 0,
    });
  });

  test('nothing else is ordered before they are named, and at the end of time they are those proposed', () => {
    expect(against(open, { kind: 'end' })).toEqual([{ code: 'chargeOpen', body: 'A' }]);
    expect(codes(open)).toContain('chargeOpen');
    const over = after(open, { kind: 'time' });
    expect(over.phase).toBe('interval');
    expect([dead(over, 'A'), dead(over, 'B')]).toEqual([4, 12]);
    expect(
      against(battle, { kind: 'settleCharge', casualties: { dead: [], taken: [] } }),
    ).toContainEqual({ code: 'noChargeOpen' });
  });

  test('nobody is named where there is no choice', () => {
    const all = after(rowsOf([sabres(8, 54), blue(8)]), { kind: 'charge', body: 'A', target: 'B' });
    expect(all.kriegspiel.charge).toBeNull();
    expect([dead(all, 'A'), dead(all, 'B')]).toEqual([0, 8]);
  });

  test('the result stands in place of a melee: the sabres come up, but not into contact', () => {
    const over = charged(battle, 'A', 'B');
    const left = bodyIn(over, 'A')
      .men.map((id) => manIn(over, id))
      .filter(({ state }) => state === 'ready');
    expect(left.every(({ y }) => y > 50 * INCH)).toBe(true);
    expect(left.some((man) => over.men.some((each) => inContact(man, each)))).toBe(false);
    expect(after(over, { kind: 'end' }).phase).toBe('interval');
    expect(moveStateOf(over, left[0]!)).toMatchObject({ charged: true, used: 1 });
  });
});

test('kriegspiel.md 7.1: fewer than eight mounted make no contact with a formed body', () => {
  const there = (count: number, formation: 'ranks' | 'extended') => {
    const battle = rowsOf([sabres(count, 59.5), blue(count, { formation })]);
    const going = bodyIn(battle, 'A').men.map((id) => manIn(battle, id));
    return meetingFaults(battle, going).map(({ code }) => code);
  };
  expect(there(7, 'ranks')).toEqual(Array.from({ length: 7 }, () => 'tooFewToMeet'));
  expect(there(8, 'ranks')).toEqual([]);
  expect(there(7, 'extended')).toEqual([]);
  const marching = rowsOf([sabres(7, 50), blue(7, { formation: 'ranks' })]);
  const to = { x: 60 * INCH, y: 60 * INCH - 8 };
  expect(
    against(marching, { kind: 'marchBody', body: 'A', path: [to] }).map(({ code }) => code),
  ).toContain('tooFewToMeet');
  const without = rowsOf([sabres(7, 59.5), blue(7, { formation: 'ranks' })], { chapters: [] });
  expect(meetingFaults(without, without.men)).toEqual([]);
});

describe('kriegspiel.md 7.2: the charged afterwards', () => {
  const next = (row: Partial<Row>) => {
    const over = charged(rowsOf([sabres(8, 30), blue(20, row)]), 'A', 'B');
    const man = bodyIn(over, 'B')
      .men.map((id) => manIn(over, id))
      .find(({ state }) => state === 'ready')!;
    return moveStateOf(over, man);
  };

  test('in close order they stay', () =>
    expect(next({ formation: 'ranks' })).toMatchObject({ fixed: true, retires: 0 }));
  test('in extended order they retire a foot', () =>
    expect(next({ formation: 'extended' })).toMatchObject({ fixed: false, retires: FOOT }));
  test('dismounted cavalry and engineers count as extended, in any formation', () => {
    const dismounted: Partial<Row> = { service: 'cavalry', more: { arm: 'infantry' } };
    expect(next({ ...dismounted, formation: 'ranks' })).toMatchObject({ retires: FOOT });
    const engineers = rowsOf([
      sabres(8, 30),
      blue(6, { service: 'engineers', formation: 'ranks' }),
    ]);
    expect(chargeOf(engineers, 'A', 'B')).toMatchObject({ stand: 'extended' });
  });
});

test('kriegspiel.md 7.3: a man overtaken in his retirement kills nobody, and dies twice over', () => {
  const against3 = (formation: 'extended' | 'ranks') => {
    const overtaken = { pursuit: 'overtaken' } as const;
    const battle = rowsOf([sabres(8, 30), blue(20, { formation, duty: overtaken })]);
    const over = charged(battle, 'A', 'B');
    const left = bodyIn(over, 'B').men.find((id) => manIn(over, id).state === 'ready')!;
    expect(moveStateOf(over, manIn(over, left))).toMatchObject({ fixed: false, retires: 0 });
    return [chargeOf(battle, 'A', 'B')!.stand, dead(over, 'A'), dead(over, 'B')];
  };
  expect(against3('extended')).toEqual(['retiringExtended', 0, 16]);
  expect(against3('ranks')).toEqual(['retiringClose', 0, 16]);
});

describe('kriegspiel.md 7.4, 7.5: cavalry', () => {
  const horse = (count: number, more: Partial<Row> = {}) =>
    blue(count, { service: 'cavalry', formation: 'ranks', ...more });

  test('stationary: five die for each sabre, others are put back three feet', () => {
    const battle = rowsOf([sabres(8, 30), horse(60, { duty: { pursuit: 'stood' } })]);
    expect(chargeOf(battle, 'A', 'B')).toMatchObject({ stand: 'stationary' });
    const over = charged(battle, 'A', 'B');
    expect([dead(over, 'A'), dead(over, 'B')]).toEqual([0, 40]);
    const left = bodyIn(over, 'B')
      .men.map((id) => manIn(over, id))
      .filter(({ state }) => state === 'ready');
    // The field ends three feet behind them.
    expect(left.map(({ y }) => y)).toEqual(Array.from({ length: 20 }, () => 96 * INCH));
  });

  test('unequal numbers: littlewars.md 5.3, with the isolation of the fewer', () => {
    const battle = rowsOf([sabres(12, 30), horse(9)]);
    const charge = chargeOf(battle, 'A', 'B')!;
    expect(charge).toMatchObject({ stand: 'cavalry', factor: 1 });
    expect(charge.isolation).toMatchObject({ isolated: true });
    const over = charged(battle, 'A', 'B');
    expect(statesOf(over, bodyIn(over, 'B').men)).toEqual({ dead: 6, prisoner: 3 });
    expect(statesOf(over, bodyIn(over, 'A').men)).toEqual({ dead: 6, ready: 6 });
    const fewer = rowsOf([sabres(9, 30), horse(12)]);
    expect(chargeOf(fewer, 'A', 'B')!.isolation!.body).toEqual(bodyIn(fewer, 'A').men);
  });

  test('equal numbers: the stream tosses, the loser loses three quarters and retires', () => {
    const battle = rowsOf([sabres(12, 30), horse(12)]);
    const outcomes = Array.from({ length: 12 }, (_, stream) => {
      const over = charged({ ...battle, stream }, 'A', 'B');
      expect(over.stream).not.toBe(stream);
      const debts = ['A', 'B'].map((id) => {
        const left = bodyIn(over, id).men.find((each) => manIn(over, each).state === 'ready')!;
        return moveStateOf(over, manIn(over, left)).retires;
      });
      return [dead(over, 'A'), dead(over, 'B'), ...debts].join(' ');
    });
    expect(new Set(outcomes)).toEqual(new Set([`3 9 0 ${3 * FOOT}`, `9 3 ${3 * FOOT} 0`]));
  });

  test('before it is tossed nobody is shown to fall', () => {
    const battle = rowsOf([sabres(12, 30), horse(12)]);
    const charge = chargeOf(battle, 'A', 'B')!;
    expect(charge.tolls).toHaveLength(2);
    expect(chargersLost(charge)).toEqual({ dead: [], taken: [] });
  });

  test('chargers who lose do not return', () => {
    const battle = rowsOf([sabres(12, 30), horse(12)]);
    const streams = Array.from({ length: 12 }, (_, stream) => ({ ...battle, stream }));
    for (const each of streams) {
      const over = charged(each, 'A', 'B');
      const lost = dead(over, 'A') === 9;
      const left = bodyIn(over, 'A').men.map((id) => manIn(over, id));
      expect(left.filter(({ state }) => state === 'ready').every(({ y }) => y > 30 * INCH)).toBe(
        !lost,
      );
    }
  });

  test('downhill each sabre counts twice, on ground with contours', () => {
    const hill = country(
      block('low', 'block', [1, 1, 119, 50], 6),
      block('high', 'block', [1, 1, 119, 20], 6),
    );
    expect(descent(hill, inches(60, 10), inches(60, 60))).toBe(2);
    expect(descent(hill, inches(60, 60), inches(60, 30))).toBe(-1);
    const battle = rowsOf([sabres(8, 30), horse(16)], { country: hill });
    expect(chargeOf(battle, 'A', 'B')).toMatchObject({ factor: 2, isolation: null });
    expect(chargeOf(battle, 'A', 'B')!.tolls).toHaveLength(2);
    // Counted as 32 against 63: 31 of these taken and one dead, of the sabres seven taken and none dead.
    const steep = country(
      block('low', 'block', [1, 1, 119, 50], 6),
      block('middle', 'block', [1, 1, 119, 49], 6),
      block('high', 'block', [1, 1, 119, 48], 6),
    );
    const many = rowsOf([sabres(8, 45), horse(63)], { country: steep });
    const over = charged(many, 'A', 'B');
    expect(statesOf(over, bodyIn(over, 'A').men)).toEqual({ prisoner: 7, ready: 1 });
    const thought = chargeOf(many, 'A', 'B')!;
    expect(chargersLost(thought)).toEqual({ dead: [], taken: thought.sabres.slice(0, 7) });
    const level = rowsOf([sabres(8, 30), horse(16)], {
      country: hill,
      chapters: ['charges', 'formations'],
    });
    expect(chargeOf(level, 'A', 'B')).toMatchObject({ factor: 1 });
  });
});

describe('kriegspiel.md 7.7: artillery', () => {
  const gunners = blue(6, { service: 'artillery' });
  const battle = withGunAt(rowsOf([sabres(12, 30), gunners]), 'G3', 60, 62, 180_000);

  test('each gun is taken at its price, and its gunners with it', () => {
    const charge = chargeOf(battle, 'A', 'B')!;
    expect(charge).toMatchObject({ stand: 'artillery', guns: ['G3'] });
    const over = charged(battle, 'A', 'B');
    expect(statesOf(over, bodyIn(over, 'B').men)).toEqual({ prisoner: 6 });
    expect(dead(over, 'A')).toBe(4);
    expect(over.guns.find(({ id }) => id === 'G3')).toMatchObject({ side: 'red', captured: 4 });
  });

  test('an impossible price is not paid: the gun farther away stays, with its gunners', () => {
    const two = rowsOf([sabres(9, 30), blue(12, { service: 'artillery', apart: 2 })]);
    const guns = withGunAt(withGunAt(two, 'G3', 54, 62, 180_000), 'G4', 66, 63, 180_000);
    expect(chargeOf(guns, 'A', 'B')).toMatchObject({ guns: ['G3', 'G4'] });
    const three = { ...guns, guns: [...guns.guns, { ...guns.guns[3]!, id: 'G5', y: 64 * INCH }] };
    const over = charged(three, 'A', 'B');
    expect(dead(over, 'A')).toBe(8);
    expect(over.guns.map(({ side }) => side)).toEqual(['red', 'red', 'red', 'red', 'blue']);
    expect(statesOf(over, bodyIn(over, 'B').men)).toEqual({ prisoner: 12 });
  });

  test('the mover names his dead, but not which gunners are taken', () => {
    const open = after(battle, { kind: 'charge', body: 'A', target: 'B' });
    const { proposal } = open.kriegspiel.charge!;
    const settle = (dead4: readonly string[], taken: readonly string[]) =>
      against(open, { kind: 'settleCharge', casualties: { dead: dead4, taken } });
    expect(settle(['R57', 'R58', 'R59', 'R60'], proposal.taken)).toEqual([]);
    expect(settle(proposal.dead, proposal.taken.slice(1))).toEqual([
      { code: 'wrongToll', side: 'blue', what: 'taken', named: 5, due: 6 },
    ]);
  });

  test('gunners without a gun are charged as men in extended order', () =>
    expect(chargeOf(rowsOf([sabres(12, 30), gunners]), 'A', 'B')).toMatchObject({
      stand: 'extended',
      guns: [],
    }));

  test('not while others of its side stand by', () => {
    const helped = withGunAt(
      rowsOf([sabres(12, 30), gunners, blue(2, { id: 'C', y: 65 })]),
      'G3',
      60,
      62,
      180_000,
    );
    expect(chargeFaults(helped, 'A', 'B')).toMatchObject([
      { code: 'gunsHelped', guns: ['G3'], by: ['B1', 'B2'] },
    ]);
  });
});

describe('kriegspiel.md 7.7: gunners in no body are charged by their gun', () => {
  const gunners = (x: number, y = 44): Row => ({
    side: 'blue',
    service: 'artillery',
    count: 6,
    x,
    y,
  });
  const sabres: Row = {
    side: 'red',
    service: 'cavalry',
    id: 'A',
    formation: 'ranks',
    count: 12,
    x: 60,
    y: 20,
  };
  const guarded = (...rows: readonly Row[]) =>
    withGunAt(rowsOf([sabres, ...rows]), 'G3', 60, 42, 180_000);

  test('and it is taken with them', () => {
    const battle = guarded(gunners(60));
    expect(chargeOf(battle, 'A', 'G3')).toMatchObject({
      target: 'G3',
      stand: 'artillery',
      band: 'middle',
      charged: numbers('B', 31, 6),
      guns: ['G3'],
      tolls: [{ chargers: { dead: 3 }, gunsTaken: 1 }],
    });
    const over = charged(battle, 'A', 'G3');
    expect(over.guns.find(({ id }) => id === 'G3')).toMatchObject({ side: 'red', captured: 4 });
    expect(statesOf(over, numbers('B', 31, 6))).toEqual({ prisoner: 6 });
    expect(statesOf(over, numbers('R', 49, 12))).toEqual({ dead: 3, ready: 9 });
  });

  test('with gunners of the next gun who stand near both', () => {
    const two = withGunAt(guarded(gunners(60), gunners(67)), 'G4', 67, 42, 180_000);
    expect(chargeOf(two, 'A', 'G3')).toMatchObject({
      charged: numbers('B', 31, 12),
      guns: ['G3', 'G4'],
      tolls: [{ chargers: { dead: 6 }, gunsTaken: 2 }],
    });
    const apart = withGunAt(guarded(gunners(60), gunners(90)), 'G4', 90, 42, 180_000);
    expect(chargeOf(apart, 'A', 'G3')).toMatchObject({
      charged: numbers('B', 31, 6),
      guns: ['G3'],
    });
  });

  test('if it is the enemy’s and there, with gunners, and not helped', () => {
    const faults = (battle: KriegspielBattle, target: string) =>
      chargeFaults(battle, 'A', target).map(({ code }) => code);
    expect(faults(guarded(gunners(60)), 'G3')).toEqual([]);
    expect(faults(guarded(gunners(60)), 'G4')).toEqual(['noSuchBody']);
    expect(faults(guarded(), 'G3')).toEqual(['nobodyLeft']);
    expect(faults(withGunAt(guarded(gunners(60)), 'G1', 60, 10), 'G1')).toEqual([
      'notEnemy',
      'nobodyLeft',
    ]);
    const helped = guarded(gunners(60), {
      side: 'blue',
      service: 'infantry',
      id: 'C',
      count: 5,
      x: 60,
      y: 46,
    });
    expect(faults(helped, 'G3')).toEqual(['gunsHelped']);
  });
});

test("kriegspiel.md 6.4: a charge of the other side’s body reveals nothing of its men's work", () => {
  const duel = rowsOf([sabres(9, 30), blue(9, { service: 'cavalry', formation: 'ranks' })]);
  const battle = withMoveStates(duel, bodyIn(duel, 'B').men, () => ({ worked: true }));
  expect(codes(battle, 'B', 'A')).toEqual(['notYours']);
});
