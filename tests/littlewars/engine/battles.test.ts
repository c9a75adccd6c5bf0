import { describe, expect, test } from 'vitest';
import { campaignStanding } from '../../../src/littlewars/engine/campaign';
import { leastMen, lineGoals, onEnemyLine } from '../../../src/littlewars/engine/ending';
import {
  chancesOfWar,
  costOf,
  forceFaults,
  forcesFor,
  menOf,
  PURSE,
  purseOf,
  SIZES,
  twoThirds,
  usualForce,
} from '../../../src/littlewars/engine/forces';
import { pointsOf } from '../../../src/littlewars/engine/points';
import type { Order } from '../../../src/littlewars/engine/orders';
import { groundFor } from '../../../src/littlewars/engine/settingOut';
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import { beginBattle, firstToSetOut } from '../../../src/littlewars/engine/start';
import { SIDES, type Battle, type Muster } from '../../../src/littlewars/engine/types';
import type { BattleRules, Force, LinePart } from '../../../src/littlewars/engine/battleRules';
import {
  after,
  block,
  codes,
  country,
  inches,
  man,
  march,
  ranks,
  reasons,
  RULES,
  table,
  type Standing,
} from './tables';

const END: Order = { kind: 'end' };
const MANY_RED = ranks(20, 20, 40, 20);
const MANY_BLUE = ranks(20, 20, 60, 20);

describe('2.2 forces', () => {
  test('the usual sizes, and what a force costs', () => {
    expect(SIZES.standard).toEqual({ infantry: 48, cavalry: 25, guns: 3 });
    expect(menOf(SIZES.small)).toBe(37);
    expect(SIZES.large).toEqual({ infantry: 80, cavalry: 50, guns: 4 });
    for (const [infantry, cavalry, guns] of [
      [100, 0, 5],
      [0, 100, 0],
      [60, 40, 3],
    ] as const)
      expect(costOf({ infantry, cavalry, guns })).toBe(PURSE);
  });

  test.each([
    [150, { infantry: 60, cavalry: 40, guns: 3 }],
    [100, { infantry: 40, cavalry: 26, guns: 2 }],
  ])('2.2: a bought force costs at most %i points, or as many as are agreed', (purse, force) => {
    expect(usualForce(purse)).toEqual(force);
    expect(forceFaults(usualForce(purse), purse)).toEqual([]);
  });

  test('chosen: 150 points', () => {
    expect(forceFaults({ infantry: 60, cavalry: 40, guns: 3 }, PURSE)).toEqual([]);
    expect(forceFaults({ infantry: 61, cavalry: 40, guns: 3 }, PURSE)).toEqual([
      { code: 'tooDear', cost: 151, purse: 150 },
    ]);
    expect(forceFaults({ infantry: 0, cavalry: 0, guns: 1 })).toEqual([{ code: 'nobody' }]);
    expect(forceFaults({ infantry: 1.5, cavalry: 0, guns: 1 })).toEqual([{ code: 'notWhole' }]);
    expect(forceFaults({ infantry: 1, cavalry: -1, guns: 1 })).toEqual([{ code: 'notWhole' }]);
  });

  test('chances of war: twelve left out, two dice a side', () => {
    const both = (force: Force) => ({ red: force, blue: force });
    const { forces, thrown, stream } = chancesOfWar(both(SIZES.standard), 5);
    for (const side of ['red', 'blue'] as const) {
      const sum = thrown[side].reduce((a, b) => a + b, 0);
      expect(thrown[side]).toHaveLength(2);
      expect(sum).toBeGreaterThanOrEqual(2);
      expect(sum).toBeLessThanOrEqual(12);
      expect(forces[side]).toEqual({ ...SIZES.standard, infantry: 36 + sum });
    }
    expect(stream).not.toBe(5);
    const one = both({ infantry: 1, cavalry: 9, guns: 0 });
    expect(chancesOfWar(one, 5).forces.red.infantry).toBe(1);
  });

  test('6.3 the defenders have two thirds of the attackers’', () => {
    expect(twoThirds(SIZES.standard)).toEqual({ infantry: 32, cavalry: 17, guns: 2 });
    expect(forcesFor('defence', 'red', SIZES.standard)).toEqual({
      red: SIZES.standard,
      blue: twoThirds(SIZES.standard),
    });
    expect(forcesFor('defence', 'blue', SIZES.standard).red).toEqual(twoThirds(SIZES.standard));
    // Whether the forces are bought or left to chance.
    const purses = (kind: BattleRules['kind']): readonly number[] =>
      SIDES.map((side) => purseOf({ rules: { ...RULES, kind }, first: 'blue' }, side));
    expect([purses('defence'), purses('blow')]).toEqual([
      [100, 150],
      [150, 150],
    ]);
    const unequal = chancesOfWar(forcesFor('defence', 'red', SIZES.standard), 5);
    const dice = unequal.thrown.blue.reduce((a, b) => a + b, 0);
    expect(unequal.forces.blue).toEqual({ infantry: 20 + dice, cavalry: 17, guns: 2 });
    expect(forcesFor('finish', 'red', SIZES.small)).toEqual({
      red: SIZES.small,
      blue: SIZES.small,
    });
  });
});

describe('2.3 setting out', () => {
  const muster = (
    rules: Partial<BattleRules> = {},
    first: Muster['first'] = 'red',
    on = country(),
  ): Battle =>
    beginBattle({
      country: on,
      rules: { ...RULES, ...rules },
      rulings: NEWEST_RULINGS,
      first,
      forces: {
        red: { infantry: 1, cavalry: 1, guns: 1 },
        blue: { infantry: 1, cavalry: 0, guns: 0 },
      },
      seed: 1,
    });
  const place = (id: string, x: number, y: number): Order => ({
    kind: 'place',
    man: id,
    at: inches(x, y),
  });
  const placeGun = (x: number, y: number, bearing = 0): Order => ({
    kind: 'placeGun',
    gun: 'G1',
    at: inches(x, y),
    bearing,
  });

  test('along one’s back line, six inches before or behind it', () => {
    const battle = muster();
    expect(groundFor(battle, 'red', 'infantry')).toEqual([-96, 96]);
    expect(groundFor(battle, 'blue', 'infantry')).toEqual([1536 - 96, 1536 + 96]);
    // 3.5: wholly on the apron.
    expect(man(after(battle, place('R1', 40, -91 / 16)), 'R1').y).toBe(-91);
    expect(codes(battle, place('R1', 40, -92 / 16))).toEqual(['offField']);
    expect(codes(battle, place('R1', 40, 6.0625))).toEqual(['notYourGround']);
    expect(codes(battle, place('R1', 0.25, 5))).toEqual(['offField']);
    expect(codes(battle, { kind: 'place', man: 'R1', at: { x: 40.5, y: 5 } })).toEqual(['noPlace']);
    expect(codes(battle, place('R7', 40, 5))).toEqual(['noSuchMan']);
  });

  test('clear of each other and of guns; they may be put elsewhere, and taken up', () => {
    const set = after(muster(), place('R1', 40, 5), placeGun(50, 3));
    expect(codes(set, place('R2', 40.5, 5))).toEqual(['tooNear']);
    expect(codes(set, place('R2', 50, 4))).toEqual(['tooNear']);
    expect(codes(set, placeGun(40, 4))).toEqual(['tooNear']);
    expect(codes(set, placeGun(40, 60, -1))).toContain('bearingOf');
    expect(codes(set, { kind: 'placeGun', gun: 'G7', at: inches(1, 1), bearing: 0 })).toEqual([
      'noSuchGun',
    ]);
    expect(man(after(set, place('R1', 41, 5)), 'R1').x).toBe(656);
    const up = after(set, { kind: 'takeUp', what: 'R1' });
    expect(up.placed).toEqual(['G1']);
    expect(codes(up, { kind: 'takeUp', what: 'R1' })).toEqual(['notSetOut']);
    expect(codes(up, { kind: 'takeUp', what: 'R9' })).toEqual(['noSuchMan']);
    expect(after(up, place('R2', 40, 5)).placed).toEqual(['G1', 'R2']);
  });

  test('both are ready once all stand; then the First Player has the first move, measured from the line', () => {
    const red = after(muster(), place('R1', 40, -4), place('R2', 44, 4));
    expect(reasons(red, { kind: 'ready', side: 'red' })).toEqual([
      { code: 'notSetOut', ids: ['G1'] },
    ]);
    const ready = after(red, placeGun(50, 3), { kind: 'ready', side: 'red' });
    expect(codes(ready, place('R1', 40, 5))).toEqual(['alreadyReady']);
    expect(codes(ready, { kind: 'go' })).toEqual(['wrongPhase']);
    const both = after(ready, place('B1', 40, 92), { kind: 'ready', side: 'blue' });
    expect(both).toMatchObject({ phase: 'interval', mover: 'red', moves: 0 });
    expect(codes(both, place('R1', 40, 5))).toEqual(['wrongPhase']);
    expect(codes(both, placeGun(50, 3))).toEqual(['wrongPhase']);
    const go = after(both, { kind: 'go' });
    expect(man(go, 'R1').start).toEqual(inches(40, 0));
    expect(man(go, 'R2').start).toEqual(inches(44, 0));
    expect(man(after(go, march('R1', 40, 12)), 'R1').y).toBe(192);
    expect(codes(go, march('R1', 40, 12.0625))).toEqual(['tooFar']);
    expect(codes(go, march('R2', 44, 24.0625))).toEqual(['tooFar']);
    // Blue's first move too; and Red's second from where he stands.
    const moved = after(go, march('R1', 40, 12));
    const begin = (mover: 'red' | 'blue', moves: number): Battle =>
      after({ ...moved, phase: 'interval', mover, moves }, { kind: 'go' });
    expect(man(begin('blue', 1), 'B1').start).toEqual(inches(40, 96));
    expect(man(begin('red', 2), 'R1').start).toEqual(inches(40, 12));
  });

  test('without the curtain the First Player sets out first', () => {
    const open = muster({ curtain: false }, 'blue');
    expect(codes(open, place('R1', 40, 5))).toEqual(['otherSetsOut']);
    const set = after(open, place('B1', 40, 92), { kind: 'ready', side: 'blue' });
    expect(set).toMatchObject({ phase: 'settingOut', mover: 'red' });
    expect(man(after(set, place('R1', 40, 5)), 'R1').x).toBe(640);
  });

  test('6.3 in the Defensive Game without a curtain the defence is set out first', () => {
    const rules = { kind: 'defence', curtain: false } as const;
    const seen = muster(rules);
    expect(codes(seen, place('R1', 40, 5))).toEqual(['otherSetsOut']);
    const set = after(seen, place('B1', 40, 92), { kind: 'ready', side: 'blue' });
    expect(set).toMatchObject({ phase: 'settingOut', mover: 'red' });
    // By the second rulings the First Player is first, as everywhere.
    expect(firstToSetOut({ rules: seen.rules, rulings: 2, first: 'red' })).toBe('red');
    // Behind a curtain both set out in any order, and the First Player counts as first.
    expect(muster({ kind: 'defence' }).mover).toBe('red');
    after(muster({ kind: 'defence' }), place('R1', 40, 5));
    after(muster({ kind: 'defence' }), place('B1', 40, 92));
  });

  test('6.3 the defender anywhere on his side, not within a move of the middle; the attacker within a move of his line', () => {
    const defence = muster({ kind: 'defence' });
    expect(groundFor(defence, 'red', 'infantry')).toEqual([-96, 192]);
    expect(groundFor(defence, 'red', 'cavalry')).toEqual([-96, 384]);
    expect(groundFor(defence, 'blue', 'infantry')).toEqual([768 + 192, 1536 + 96]);
    expect(groundFor(defence, 'blue', 'cavalry')).toEqual([768 + 384, 1536 + 96]);
    expect(codes(defence, place('B1', 40, 59.9375))).toEqual(['notYourGround']);
    const set = after(
      defence,
      place('R1', 40, 12),
      place('R2', 44, 24),
      placeGun(50, 3),
      place('B1', 40, 60),
      { kind: 'ready', side: 'blue' },
      { kind: 'ready', side: 'red' },
      { kind: 'go' },
    );
    expect(man(set, 'R1').start).toEqual(inches(40, 12));
  });
});

describe('6.1 Fight to the Finish', () => {
  test('won once the enemy has nobody left on the field', () => {
    const won = after(
      table({
        red: MANY_RED,
        blue: [
          [40, 80, 'infantry', { state: 'dead' }],
          [41, 80, 'infantry', { state: 'prisoner' }],
          [42, 80, 'infantry', { state: 'gone' }],
        ],
      }),
      END,
    );
    expect(won).toMatchObject({
      phase: 'over',
      result: { winner: 'red', why: 'noneLeft' },
      moves: 5,
    });
    const lost = after(table({ blue: MANY_BLUE }), END);
    expect(lost.result).toEqual({ winner: 'blue', why: 'noneLeft' });
    // The freed are still on the field.
    const freed = table({ red: MANY_RED, blue: [[40, 80, 'infantry', { state: 'freed' }]] });
    expect(after(freed, END).phase).toBe('interval');
    expect(after(table({}), END).result).toEqual({ winner: null, why: 'noneLeft' });
  });

  test('drawn when both are below fifteen, or ten where a side began with fewer than fifty', () => {
    const few = (red: number, blue: number, began = 60): Battle => {
      const battle = table({ red: ranks(red, 20, 40, 20), blue: ranks(blue, 20, 60, 20) });
      const force = { infantry: began, cavalry: 0, guns: 0 };
      return { ...battle, forces: { red: battle.forces.red, blue: force } };
    };
    expect(leastMen(few(1, 1))).toBe(15);
    expect(leastMen(few(1, 1, 50))).toBe(15);
    expect(leastMen(few(1, 1, 49))).toBe(10);
    expect(after(few(14, 14), END).result).toEqual({ winner: null, why: 'tooFew' });
    expect(after(few(15, 14), END).result).toBeNull();
    expect(after(few(14, 14, 49), END).result).toBeNull();
    expect(after(few(9, 9, 49), END).result).toEqual({ winner: null, why: 'tooFew' });
  });
});

describe('6.2 Blow at the Rear', () => {
  const rules = (linePart: LinePart = 'whole') => ({ ...RULES, kind: 'blow', linePart }) as const;
  const three = (x: number, y = 95.6875): Standing[] => [
    [x, y],
    [x + 1, y],
    [x + 2, y],
  ];
  const blow = (
    red: readonly Standing[],
    linePart: LinePart = 'whole',
    more: Partial<Battle> = {},
  ) =>
    table({
      red: [...red, ...MANY_RED],
      blue: MANY_BLUE,
      more: { rules: rules(linePart), ...more },
      guns: [
        { side: 'blue', x: 90, y: 50 },
        { side: 'blue', x: 100, y: 50, gone: true },
      ],
    });

  test('three men on the enemy’s back line have struck', () => {
    expect(after(blow(three(60)), END).struck).toEqual({ by: 'red', left: 6 });
    expect(after(blow(three(60).slice(1)), END).struck).toBeNull();
    expect(after(blow(three(60, 95.625)), END).struck).toBeNull();
    const freed = three(60).map(([x, y]): Standing => [x, y, 'infantry', { state: 'prisoner' }]);
    expect(after(blow(freed), END).struck).toBeNull();
  });

  test('with however few: only a Fight to the Finish is drawn for want of men', () => {
    const few = table({ red: three(40, 20), blue: three(50, 40), more: { rules: rules() } });
    expect(after(few, END)).toMatchObject({ phase: 'interval', result: null });
  });

  test('or on the part of it agreed: whole, middle, a half', () => {
    const on = (x: number, part: LinePart) => onEnemyLine(blow([[x, 95.6875]], part), 'red').length;
    expect([on(5, 'whole'), on(60, 'whole')]).toEqual([1, 1]);
    expect([on(29, 'middle'), on(30, 'middle'), on(90, 'middle'), on(91, 'middle')]).toEqual([
      0, 1, 1, 0,
    ]);
    expect([on(60, 'left'), on(61, 'left')]).toEqual([1, 0]);
    expect([on(59, 'right'), on(60, 'right')]).toEqual([0, 1]);
  });

  test('three of either side are needed on the part that counts, until one has struck', () => {
    const middle = { from: 480, to: 1440 };
    expect(lineGoals(blow([], 'middle'))).toEqual([
      { by: 'red', ...middle, needed: 3 },
      { by: 'blue', ...middle, needed: 3 },
    ]);
    const struck = blow([], 'middle', { struck: { by: 'red', left: 6 } });
    expect(lineGoals(struck)).toEqual([
      { by: 'red', ...middle, needed: null },
      { by: 'blue', ...middle, needed: null },
    ]);
    expect(lineGoals(table({}))).toEqual([]);
  });

  test('the enemy has six moves; those left are captured', () => {
    let battle = after(blow(three(60)), END);
    for (let move = 1; move <= 6; move++) {
      expect(battle).toMatchObject({
        phase: 'interval',
        mover: 'blue',
        struck: { left: 7 - move },
      });
      battle = after(battle, { kind: 'go' }, END);
      if (move < 6) battle = after(battle, { kind: 'go' }, END);
    }
    expect(battle).toMatchObject({ phase: 'over', result: { winner: 'red', why: 'blow' } });
    expect(
      battle.men.filter(({ side }) => side === 'blue').every(({ state }) => state === 'captive'),
    ).toBe(true);
    expect(battle.guns.map(({ side }) => side)).toEqual(['red', 'blue']);
  });

  test('or until he has left; his prisoner is free', () => {
    const battle = table({
      red: [...three(60), [30, 90, 'infantry', { state: 'prisoner', escort: 'B1' }]],
      blue: [[30, 95]],
      more: { rules: rules(), struck: { by: 'red', left: 3 }, mover: 'blue' },
    });
    const over = after(battle, { kind: 'leave', man: 'B1' }, END);
    expect(over.result).toEqual({ winner: 'red', why: 'blow' });
    expect(man(over, 'R4').state).toBe('freed');
    expect(man(over, 'B1').state).toBe('gone');
  });

  test('a side with nobody left has lost before', () => {
    expect(after(table({ red: MANY_RED, more: { rules: rules() } }), END).result).toEqual({
      winner: 'red',
      why: 'noneLeft',
    });
  });
});

describe('6.3 the Defensive Game', () => {
  const defence = (red: number, onLine: number): Battle => ({
    ...table({
      red: ranks(red, 20, 40, 20).map(([x, y], i): Standing =>
        i < onLine ? [20 + i, 95.6875] : [x, y],
      ),
      blue: ranks(20, 60, 60, 20),
    }),
    rules: { ...RULES, kind: 'defence' },
  });

  test('the attackers win with a quarter of their first number alive on the defenders’ back line', () => {
    expect(after(defence(40, 15), END).result).toEqual({ winner: 'red', why: 'reached' });
    expect(after(defence(40, 14), END).result).toBeNull();
  });

  test('of an odd number so many are needed as a quarter is, or one more', () => {
    const odd = defence(40, 14);
    const forces = { ...odd.forces, red: { infantry: 59, cavalry: 0, guns: 0 } };
    expect(lineGoals(odd)).toEqual([{ by: 'red', from: 0, to: 1920, needed: 15 }]);
    expect(lineGoals({ ...odd, forces })).toMatchObject([{ needed: 15 }]);
    expect(after({ ...odd, forces }, END).result).toBeNull();
  });

  test('the defenders once a quarter is no longer there; neither by small numbers', () => {
    expect(after(defence(14, 0), END).result).toEqual({ winner: 'blue', why: 'held' });
    expect(after(defence(15, 0), END).result).toBeNull();
    const none = defence(20, 0);
    const gone = { ...none, men: none.men.filter(({ side }) => side === 'red') };
    expect(after(gone, END).result).toEqual({ winner: 'red', why: 'noneLeft' });
  });
});

describe('6.4 leaving', () => {
  test('over one’s own back line, within a move; one does not return, and counts', () => {
    const battle = table({
      red: [...MANY_RED, [60, 10], [62, 12.0625], [64, 24, 'cavalry']],
      blue: MANY_BLUE,
    });
    const gone = after(battle, { kind: 'leave', man: 'R21' }, { kind: 'leave', man: 'R23' });
    expect(man(gone, 'R21').state).toBe('gone');
    expect(codes(battle, { kind: 'leave', man: 'R22' })).toEqual(['tooFar']);
    expect(codes(gone, march('R21', 60, 5))).toEqual(['wrongState']);
    expect(codes(battle, { kind: 'leave', man: 'R99' })).toEqual(['noSuchMan']);
    expect(codes(battle, { kind: 'leave', man: 'B1' })).toEqual(['notYours']);
    expect(pointsOf(gone, 'red').infantry).toBe(22);
  });
});

describe('6.5 points', () => {
  const counted = (result: Battle['result']) =>
    table({
      red: [
        [1, 1],
        [2, 1, 'cavalry'],
        [3, 1, 'infantry', { state: 'gone' }],
        [4, 1, 'cavalry', { state: 'dead' }],
        [5, 1, 'infantry', { state: 'prisoner' }],
        [6, 1, 'infantry', { state: 'captive' }],
        [7, 1, 'infantry', { state: 'freed' }],
      ],
      blue: [[1, 9, 'cavalry', { state: 'prisoner' }]],
      guns: [
        { side: 'red', x: 50, y: 50 },
        { side: 'red', x: 60, y: 50, gone: true },
        { side: 'blue', x: 70, y: 50 },
      ],
      more: { result },
    });

  test('itemised', () => {
    // The gun of Blue, who has nobody left, counts for Red.
    expect(pointsOf(counted({ winner: 'red', why: 'noneLeft' }), 'red')).toEqual({
      victory: 100,
      guns: 30,
      cavalry: 1.5,
      infantry: 3,
      ownPrisoners: 1,
      prisonersHeld: 0.5,
      total: 136,
    });
    expect(pointsOf(counted({ winner: 'red', why: 'noneLeft' }), 'blue')).toMatchObject({
      victory: 0,
      guns: 0,
      ownPrisoners: 0.5,
      prisonersHeld: 1,
      total: 1.5,
    });
    expect(pointsOf(counted({ winner: null, why: 'tooFew' }), 'blue').victory).toBe(50);
    expect(pointsOf(counted(null), 'red').victory).toBe(0);
  });
});

describe('6.6 campaign', () => {
  test('each battle scores the difference of the two, to 200 up', () => {
    const one = [{ red: 180, blue: 40.5 }];
    expect(campaignStanding(200, one)).toEqual({
      score: { red: 139.5, blue: 0 },
      leader: 'red',
      winner: null,
    });
    const two = [...one, { red: 20, blue: 170 }];
    expect(campaignStanding(200, two)).toEqual({
      score: { red: 0, blue: 10.5 },
      leader: 'blue',
      winner: null,
    });
    expect(campaignStanding(200, [...one, { red: 100.5, blue: 40 }]).winner).toBe('red');
    expect(campaignStanding(300, [])).toEqual({
      score: { red: 0, blue: 0 },
      leader: null,
      winner: null,
    });
  });
});

describe('6.7 surrender and draw', () => {
  const battle = table({ red: MANY_RED, blue: MANY_BLUE });

  test('a player may surrender the battle', () => {
    const over = after(battle, { kind: 'surrender', side: 'red' });
    expect(over.result).toEqual({ winner: 'blue', why: 'surrender' });
    expect(codes(over, { kind: 'surrender', side: 'red' })).toEqual(['gameOver']);
  });

  test('both may agree a draw', () => {
    const offered = after(battle, { kind: 'offerDraw', side: 'red' });
    expect(offered.result).toBeNull();
    expect(codes(offered, { kind: 'offerDraw', side: 'red' })).toEqual(['alreadyOffered']);
    expect(after(offered, { kind: 'offerDraw', side: 'blue' }).result).toEqual({
      winner: null,
      why: 'agreed',
    });
    expect(after(offered, { kind: 'declineDraw', side: 'blue' }).drawOffers).toEqual([]);
    expect(codes(battle, { kind: 'declineDraw', side: 'blue' })).toEqual(['noOffer']);
  });
});

describe('the state', () => {
  test('is plain data, which may be written and read again', () => {
    const battle = after(
      table({
        red: [[40, 40], ...MANY_RED.slice(5)],
        blue: [[40, 40.6875], ...MANY_BLUE],
        country: country(block('h', 'house', [100, 50, 106, 56])),
      }),
      END,
    );
    const read = JSON.parse(JSON.stringify(battle)) as Battle;
    expect(read).toEqual(battle);
    const settle: Order = { kind: 'settle', melee: 0, casualties: battle.melees[0]!.proposal };
    expect(after(read, settle)).toEqual(after(battle, settle));
  });
});
