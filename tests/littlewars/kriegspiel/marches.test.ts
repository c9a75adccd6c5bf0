import { describe, expect, test } from 'vitest';
import { distance, FOOT } from '../../../src/littlewars/engine/lengths';
import type { Man, Piece } from '../../../src/littlewars/engine/types';
import { marchCost, manCost } from '../../../src/littlewars/kriegspiel/bodyMarch';
import { bodyOf } from '../../../src/littlewars/kriegspiel/bodies';
import { actFaults, withMoveStates, withState } from '../../../src/littlewars/kriegspiel/moveState';
import type {
  MoveState,
  Formation,
  KriegspielBattle,
  KriegspielMuster,
} from '../../../src/littlewars/kriegspiel/types';
import { block, inches } from '../engine/tables';
import { after, against, battleOf, inBody, numbers, onField } from './tables';

// Red's R1 to R10 are infantry, R11 to R16 gunners, R17 and R18 engineers, R19 to R26 cavalry, R27 the General.
const CAVALRY = numbers('R', 19, 8);
const box = (
  id: string,
  kind: Piece['kind'],
  corners: readonly [number, number, number, number],
  more: Partial<Piece> = {},
): Piece => ({ ...block(id, kind, corners, kind === 'block' ? 6 : 0), ...more });
const on = (...pieces: readonly Piece[]) => ({ country: onField(pieces) });
const body = (
  ids: readonly string[],
  formation: Formation,
  more: Partial<KriegspielMuster> = {},
  at: readonly [number, number] = [40, 30],
): KriegspielBattle => inBody(battleOf({}, more), ids, formation, at);
const to = (x: number, y: number) =>
  ({ kind: 'marchBody', body: 'A', path: [inches(x, y)] }) as const;
const codes = (battle: KriegspielBattle, order: Parameters<typeof against>[1]) =>
  against(battle, order).map(({ code }) => code);
const man = (battle: KriegspielBattle, id: string) => battle.men.find((each) => each.id === id)!;
const used = (battle: KriegspielBattle, id: string) => battle.kriegspiel.duties[id]?.used;

test('kriegspiel.md 2.2: infantry march a foot, cavalry three, engineers two', () => {
  const foot = body(numbers('R', 1, 10), 'ranks');
  expect(after(foot, to(40, 42)).phase).toBe('men');
  expect(against(foot, to(40, 42.5))).toEqual([
    { code: 'tooDear', id: 'A', cost: 200 / 192, left: 1 },
  ]);
  const horse = body(CAVALRY, 'ranks');
  expect(codes(horse, to(40, 66))).toEqual([]);
  expect(codes(horse, to(40, 66.5))).toEqual(['tooDear']);
  const engineers = body(['R17', 'R18'], 'extended');
  expect(codes(engineers, to(40, 54))).toEqual([]);
  expect(codes(engineers, to(40, 54.5))).toEqual(['tooDear']);
});

test('kriegspiel.md 2.2: infantry and cavalry in fours go half as far again on a road', () => {
  const road = on(box('road', 'road', [36, 0, 44, 96]));
  const fours = body(numbers('R', 1, 10), 'fours', road);
  expect(codes(fours, to(40, 48))).toEqual([]);
  expect(codes(fours, to(40, 48.5))).toEqual(['tooDear']);
  expect(codes(body(numbers('R', 1, 10), 'ranks', road), to(40, 44))).toEqual(['tooDear']);
  expect(codes(body(CAVALRY, 'fours', road), to(40, 84))).toEqual([]);
  // Chapter 9: half the move on a road and half beside it.
  const half = on(box('road', 'road', [36, 0, 44, 39]));
  expect(codes(body(numbers('R', 1, 10), 'fours', half), to(40, 45))).toEqual([]);
  expect(codes(body(numbers('R', 1, 10), 'fours', half), to(40, 45.25))).toEqual(['tooDear']);
  // Fewer than five are extended, whatever they stood in.
  expect(codes(body(numbers('R', 1, 4), 'fours', road), to(40, 44))).toEqual(['tooDear']);
});

test('kriegspiel.md 2.2, 2.6: of a wheeling body those with a path longer than a march are late', () => {
  const foot = body(numbers('R', 1, 10), 'ranks');
  const march = (x: number, y: number) => marchCost(foot, bodyOf(foot, 'A')!, [inches(x, y)])!;
  const wheel = march(48, 38);
  const far = wheel.there.filter((each) => distance(man(foot, each.id), each) > FOOT);
  expect(far.length).toBeGreaterThan(0);
  expect(far.length).toBeLessThan(10);
  expect([...wheel.tooFar].sort()).toEqual(far.map(({ id }) => id).sort());
  expect(codes(foot, to(48, 38))).toEqual(['tooDear']);
  expect(march(40, 42).tooFar).toEqual([]);
  expect(march(40, 43).tooFar).toHaveLength(10);
});

test('kriegspiel.md 2.2: marches add up', () => {
  const once = after(body(numbers('R', 1, 10), 'ranks'), to(40, 36));
  expect(used(once, 'R1')).toBeCloseTo(0.5, 12);
  const twice = after(once, to(40, 42));
  expect(used(twice, 'R10')).toBeCloseTo(1, 12);
  expect(codes(once, to(40, 42.5))).toEqual(['tooDear']);
});

test('kriegspiel.md 2.3: infantry at the foot of a contour crosses it upwards as its whole move', () => {
  const hill = on(box('hill', 'block', [0, 31, 90, 90]));
  const foot = body(numbers('R', 1, 10), 'ranks', hill);
  const over = after(foot, to(40, 33));
  expect(man(over, 'R1')).toMatchObject({ y: 33 * 16 });
  expect(used(over, 'R1')).toBe(1);
  expect(codes(over, to(40, 34))).toEqual(['tooDear']);
  // Not from farther away, nor farther on, nor after a part of the move.
  expect(codes(body(numbers('R', 1, 10), 'ranks', hill, [40, 28]), to(40, 33))).toEqual([
    'tooDear',
  ]);
  expect(codes(foot, to(40, 37))).toEqual(['tooDear']);
  expect(codes(after(foot, to(40.5, 30)), to(40, 33))).toEqual(['tooDear']);
  // Cavalry pays a third of its march for it, and half as much downwards.
  const horse = body(CAVALRY, 'ranks', hill);
  expect(codes(horse, to(40, 54))).toEqual([]);
  expect(codes(horse, to(40, 54.5))).toEqual(['tooDear']);
  const down = inBody(battleOf({}, hill), CAVALRY, 'ranks', [40, 40], 180_000);
  expect(codes(down, to(40, 10))).toEqual([]);
  expect(codes(down, to(40, 9.5))).toEqual(['tooDear']);
});

test('kriegspiel.md 2.3: two contours at once take infantry two moves, and what was paid is lost if it stops', () => {
  const cliff = on(box('hill', 'block', [0, 31, 90, 90]), box('top', 'block', [1, 31, 89, 89]));
  const foot = inBody(battleOf({ B1: [100, 80] }, cliff), numbers('R', 1, 10), 'ranks', [40, 30]);
  const paid = after(foot, to(40, 33));
  expect(man(paid, 'R1').y).toBe(30 * 16);
  expect(paid.kriegspiel.crossing).toEqual({ A: { paid: 1, move: 4 } });
  const next = (battle: KriegspielBattle) => after(battle, { kind: 'end' }, { kind: 'go' });
  const again = next(next(paid));
  const over = after(again, to(40, 33));
  expect(man(over, 'R1').y).toBe(33 * 16);
  expect(over.kriegspiel.crossing).toEqual({});
  const late = after(next(next(again)), to(40, 33));
  expect(man(late, 'R1').y).toBe(30 * 16);
});

test('kriegspiel.md 2.4: a fordable river is crossed from bank to bank as the whole of a move', () => {
  const river = box('river', 'river', [0, 32, 120, 36], { fordable: true });
  const foot = body(numbers('R', 1, 10), 'ranks', on(river));
  const over = after(foot, to(40, 38));
  expect(used(over, 'R1')).toBe(1);
  const far = body(numbers('R', 1, 10), 'ranks', on(river), [40, 28]);
  expect(codes(far, to(40, 38))).toEqual(['notAtBank']);
  expect(codes(after(foot, to(40.5, 30)), to(40, 38))).toEqual(['notAtBank']);
  // Nor by who stands at the bank and has spent some of his move.
  const tired = withMoveStates(foot, numbers('R', 1, 10), () => ({ used: 0.1 }));
  expect(codes(tired, to(40, 38))).toEqual(['notAtBank']);
  expect(codes(foot, to(40, 34))).toContain('tooNear');
  // Nor two of them, nor a contour besides.
  const two = box('second', 'river', [0, 39, 120, 40], { fordable: true });
  expect(codes(body(numbers('R', 1, 10), 'ranks', on(river, two)), to(40, 42))).toEqual([
    'tooDear',
  ]);
  const hill = box('hill', 'block', [0, 37, 120, 60]);
  expect(codes(body(CAVALRY, 'ranks', on(river, hill)), to(40, 39))).toEqual(['tooDear']);
  // A column reaches as far beyond as it is deep.
  const column = body(numbers('R', 1, 10), 'fours', on(river));
  expect(codes(column, to(40, 39))).toEqual([]);
});

test('kriegspiel.md 2.3, 2.4: while some cross, those beside them go no farther than a march', () => {
  const row = (edge: Piece, x: number, y: number): KriegspielBattle => {
    const drawn = body(numbers('R', 1, 5), 'extended', on(edge));
    const last = { ...inches(x, y), start: inches(x, y) };
    return {
      ...drawn,
      men: drawn.men.map((each) => (each.id === 'R5' ? { ...each, ...last } : each)),
    };
  };
  const go = (y: number) => ({ ...to(40, y), front: 0 });
  // The last goes past the end of the hill, and of the river.
  const hill = box('hill', 'block', [0, 31, 42, 90]);
  expect(codes(row(hill, 50, 30), go(33))).toEqual([]);
  expect(codes(row(hill, 60, 30), go(33))).toEqual(['tooDear']);
  const river = box('river', 'river', [0, 32, 42, 36], { fordable: true });
  expect(codes(row(river, 44, 34), go(38))).toEqual([]);
  expect(codes(row(river, 60, 34), go(38))).toEqual(['tooDear']);
});

test('kriegspiel.md 2.4: engineers cross by bridges alone', () => {
  const river = box('river', 'river', [0, 32, 120, 36], { fordable: true });
  const bridge = box('bridge', 'roadBridge', [30, 30, 50, 38]);
  const engineers = (...pieces: readonly Piece[]) =>
    body(['R17', 'R18'], 'extended', on(...pieces));
  expect(codes(engineers(river), to(40, 38))).toEqual(['noWay', 'noWay']);
  expect(codes(engineers(river, bridge), to(40, 40))).toEqual([]);
  // Nobody crosses an unfordable river but by a bridge.
  const deep = box('river', 'river', [0, 32, 120, 36]);
  expect(codes(body(numbers('R', 1, 5), 'extended', on(deep)), to(40, 38))).toContain('noWay');
});

test('kriegspiel.md 2.2: the General goes three feet across country and six by road', () => {
  const road = on(box('road', 'road', [36, 0, 44, 96]));
  const general = battleOf({ R27: [40, 10] }, road);
  const march = (x: number, y: number, by: readonly (readonly [number, number])[] = []) =>
    codes(general, {
      kind: 'march',
      man: 'R27',
      to: inches(x, y),
      by: by.map(([a, b]) => inches(a, b)),
    });
  expect(march(40, 82)).toEqual([]);
  expect(march(40, 82.5)).toEqual(['tooDear']);
  expect(march(76, 10)).toEqual([]);
  // Four of those inches are on the road, and count half.
  expect(march(78.5, 10)).toEqual(['tooDear']);
  expect(march(40, 60, [[60, 30]])).toEqual(['tooDear']);
  expect(manCost(general, man(general, 'R27'), { x: 0.5, y: 1 })).toBeNull();
});

test('a march is refused with every reason', () => {
  const battle = body(numbers('R', 1, 10), 'ranks', {}, [40, 30]);
  expect(codes(battle, { kind: 'marchBody', body: 'Z', path: [] })).toEqual(
    ['noPath', 'noSuchBody'].reverse(),
  );
  expect(
    codes(battle, { kind: 'marchBody', body: 'A', path: [{ x: 0.5, y: 1 }], front: -1 }),
  ).toEqual(['noPlace', 'bearingOf']);
  expect(codes(battle, { kind: 'march', man: 'R1', to: inches(40, 36) })).toEqual(['inBody']);
  expect(codes(battle, { kind: 'march', man: 'R99', to: inches(40, 36) })).toEqual(['noSuchMan']);
  expect(codes({ ...battle, mover: 'blue' }, to(40, 36))).toEqual(['notYours']);
  const gone = { ...battle, men: battle.men.map((each) => ({ ...each, state: 'dead' as const })) };
  expect(codes(gone, to(40, 36))).toEqual(['nobodyLeft']);
  const fired = withMoveStates(battle, ['R1'], () => ({ fired: true }));
  expect(codes(fired, to(40, 36))).toEqual(['hasActed']);
  expect(codes(withState(battle, { charging: true }), to(40, 36))).toEqual(['charging']);
  expect(codes(body(numbers('R', 1, 10), 'ranks', { chapters: ['ground'] }), to(40, 36))).toEqual([
    'notTaken',
  ]);
  expect(codes(battle, to(0, 30))).toContain('offField');
  expect(marchCost(battle, bodyOf(battle, 'A')!, [])).toBeNull();
  expect(marchCost(gone, bodyOf(battle, 'A')!, [inches(1, 1)])).toBeNull();
});

test('kriegspiel.md 2.6: a body that turns about has its rear rank in front', () => {
  const battle = inBody(body(numbers('R', 1, 10), 'ranks'), CAVALRY, 'fours', [80, 30]);
  const back = after(battle, to(40, 26));
  expect(bodyOf(back, 'A')).toMatchObject({ front: 180_000 });
  expect(bodyOf(back, 'A')!.men[0]).toBe('R10');
  // It may go backwards with its face to the enemy.
  const facing = after(battle, { ...to(40, 26), front: 0 });
  expect(bodyOf(facing, 'A')).toMatchObject({ front: 0, men: numbers('R', 1, 10) });
  // Where it goes nowhere it looks as before.
  expect(bodyOf(after(battle, to(40, 30)), 'A')).toMatchObject({ front: 0 });
});

test('men of a body that are dead or taken leave no gap, and stay in its list', () => {
  const battle = body(numbers('R', 1, 10), 'ranks');
  const hit = {
    ...battle,
    men: battle.men.map((each) => (each.id === 'R1' ? { ...each, state: 'dead' as const } : each)),
  };
  const marched = after(hit, to(40, 36));
  expect(bodyOf(marched, 'A')!.men).toEqual([...numbers('R', 2, 9), 'R1']);
  expect(man(marched, 'R2').y).toBe(36 * 16);
});

test('in line everybody has the same distance from the middle on the way, in fours one follows the other', () => {
  const path = [inches(44, 34), inches(44, 38)];
  const cost = (formation: Formation) => {
    const battle = body(numbers('R', 1, 10), formation);
    return marchCost(battle, bodyOf(battle, 'A')!, path)!;
  };
  const line = cost('extended');
  expect(line.cost).toBeCloseTo((Math.sqrt(32) + 4) / 12, 2);
  expect(line.paths['R1']![1]).not.toEqual(path[0]);
  expect(cost('fours').paths['R1']![1]).toEqual(path[0]);
});

test('LW 2.3: a first move is measured from the line', () => {
  const set = {
    ...body(numbers('R', 1, 10), 'ranks', {}, [40, 5]),
    phase: 'interval' as const,
    moves: 0,
  };
  const first = after(set, { kind: 'go' });
  expect(codes(first, to(40, 12))).toEqual([]);
  expect(codes(first, to(40, 12.5))).toEqual(['tooDear']);
});

test("LW 3.6: a march into contact ends the man's move", () => {
  const battle = inBody(battleOf({ B1: [40, 40] }), numbers('R', 1, 10), 'extended', [40, 30]);
  const met = after(battle, {
    kind: 'marchBody',
    body: 'A',
    path: [{ x: 628, y: 633 }],
    front: 0,
  });
  expect(met.men.filter((each) => each.met).length).toBeGreaterThan(0);
});

test('kriegspiel.md 2.3: a single man pays the same for an edge as a body', () => {
  const cliff = on(box('hill', 'block', [0, 31, 90, 90]), box('top', 'block', [1, 31, 89, 89]));
  const battle = battleOf({ R11: [40, 30.5], B1: [100, 80] }, cliff);
  const order = { kind: 'march', man: 'R11', to: inches(40, 32) } as const;
  const paid = after(battle, order);
  expect(man(paid, 'R11')).toMatchObject(inches(40, 30.5));
  expect(paid.kriegspiel.crossing).toEqual({ R11: { paid: 1, move: 4 } });
});

test('a prisoner is marched by his captor though he is in a body', () => {
  const battle = inBody(battleOf({ B1: [100, 80] }), numbers('R', 1, 5), 'extended', [40, 30]);
  const taken = {
    ...battle,
    mover: 'blue' as const,
    men: battle.men.map((each) =>
      each.id === 'R1' ? { ...each, state: 'prisoner' as const } : each,
    ),
  };
  expect(codes(taken, { kind: 'march', man: 'R1', to: inches(36, 34) })).toEqual([]);
});

test('nobody stands on a waggon', () => {
  const battle = battleOf({ R27: [40, 10] });
  const there = withState(battle, {
    waggons: battle.kriegspiel.waggons.map((waggon) => ({ ...waggon, ...inches(45, 20) })),
  });
  const order = { kind: 'march', man: 'R27', to: inches(45, 20.5) } as const;
  expect(codes(battle, order)).toEqual([]);
  expect(codes(there, order)).toEqual(['waggonInWay', 'waggonInWay']);
  expect(codes(there, { ...order, to: inches(45, 21.5) })).toEqual([]);
});

test('without ground a body marches as in Little Wars, over anything', () => {
  const hill = on(box('hill', 'block', [0, 31, 90, 90]), box('road', 'road', [36, 0, 44, 96]));
  const plain = body(numbers('R', 1, 10), 'fours', { chapters: ['formations'], ...hill });
  expect(codes(plain, to(40, 42))).toEqual([]);
  expect(codes(plain, to(40, 42.5))).toEqual(['tooDear']);
});

test('kriegspiel.md 3.1, 6.1: a man who has fired or works does not march, without ground and formations either', () => {
  const plain = battleOf({ R1: [40, 30] }, { chapters: ['rifles', 'works'] });
  const march = { kind: 'march', man: 'R1', to: inches(40, 36) } as const;
  expect(codes(plain, march)).toEqual([]);
  const fired = withMoveStates(plain, ['R1'], () => ({ fired: true }));
  expect(against(fired, march)).toEqual([{ code: 'hasActed', id: 'R1', did: 'fire', to: 'march' }]);
  const works = withMoveStates(plain, ['R1'], () => ({ worked: true }));
  expect(against(works, march)).toEqual([{ code: 'hasActed', id: 'R1', did: 'work', to: 'march' }]);
  // Nor does anybody work after a march, unless he has been put back where he began.
  const marched = after(plain, march);
  const work = (battle: KriegspielBattle) => actFaults(battle, man(battle, 'R1'), 'work');
  expect(work(marched)).toEqual([{ code: 'hasActed', id: 'R1', did: 'march', to: 'work' }]);
  expect(work(after(marched, { ...march, to: inches(40, 38) }))).toHaveLength(1);
  expect(work(after(marched, { ...march, to: inches(40, 30) }))).toEqual([]);
  expect(codes(plain, { ...march, man: 'X1' })).toEqual(['noSuchMan']);
});

test('kriegspiel.md 7.2: a man who owes a retirement marches only away from the sabres', () => {
  const near = battleOf({ B19: [40, 40] });
  const battle = withMoveStates(
    inBody(near, numbers('R', 1, 10), 'extended', [40, 30]),
    numbers('R', 1, 10),
    () => ({
      retires: 192,
    }),
  );
  expect(new Set(codes(battle, to(40, 32)))).toEqual(new Set(['mustRetire']));
  expect(codes(battle, { ...to(40, 28), front: 0 })).toEqual([]);
  const alone = withMoveStates(battleOf({ R11: [40, 30], B19: [40, 40] }), ['R11'], () => ({
    retires: 192,
  }));
  expect(codes(alone, { kind: 'march', man: 'R11', to: inches(40, 32) })).toEqual(['mustRetire']);
});

test('kriegspiel.md 4.2: Wells’ General blocks nobody, and touches nobody', () => {
  const battle = inBody(battleOf({ R27: [40, 36] }), numbers('R', 1, 10), 'ranks', [40, 30]);
  expect(codes(battle, to(40, 36))).toEqual([]);
  const sykes = inBody(
    battleOf({ R27: [40, 36] }, { generalVulnerable: true }),
    numbers('R', 1, 10),
    'ranks',
    [40, 30],
  );
  expect(codes(sykes, to(40, 36))).toContain('tooNear');
  const beside = { kind: 'march', man: 'R27', to: { x: 640, y: 640 } } as const;
  const enemy = { R27: [40, 30], B1: [40.5, 40] } as const;
  expect(man(after(battleOf(enemy), beside), 'R27').met).toBe(false);
  expect(man(after(battleOf(enemy, { generalVulnerable: true }), beside), 'R27').met).toBe(true);
});

describe('LW 6.4: a man leaves over his own back line', () => {
  const alone = (y: number, more: Partial<KriegspielMuster> = {}, state: Partial<Man> = {}) =>
    battleOf({ R1: [40, y, state], B1: [100, 90] }, more);
  const leave = { kind: 'leave', man: 'R1' } as const;

  test('by the rest of his march', () => {
    expect(man(after(alone(12), leave), 'R1')).toMatchObject({ state: 'gone', y: 0 });
    expect(against(alone(12.5), leave)).toEqual([
      { code: 'tooDear', id: 'R1', cost: 200 / 192, left: 1 },
    ]);
    const half = withMoveStates(alone(8), ['R1'], () => ({ used: 0.5 }));
    expect(codes(half, leave)).toEqual(['tooDear']);
    expect(
      codes(
        withMoveStates(alone(6), ['R1'], () => ({ used: 0.5 })),
        leave,
      ),
    ).toEqual([]);
    const cliff = Array.from({ length: 3 }, (_, i) =>
      box(`c${i}`, 'block', [i, 1.5, 90 - i, 90 - i]),
    );
    expect(codes(alone(3, on(...cliff)), leave)).toEqual(['tooDear']);
    expect(codes(alone(3, on(cliff[0]!)), leave)).toEqual([]);
    expect(codes(alone(12), { ...leave, man: 'R99' })).toEqual(['noSuchMan']);
    expect(codes({ ...alone(12), phase: 'interval' }, leave)).toEqual(['wrongPhase']);
    // By the marches of Little Wars where no others are taken.
    expect(codes(alone(13, { chapters: ['shells'] }), leave)).toEqual(['tooFar']);
    expect(codes(alone(12, { chapters: ['shells'] }), leave)).toEqual([]);
  });

  test('kriegspiel.md 3.1, 7.2, 7.6: not after fire, held in place, or to escape a pursuer', () => {
    const duty = (change: Partial<MoveState>) => withMoveStates(alone(6), ['R1'], () => change);
    expect(codes(duty({ fired: true }), leave)).toEqual(['hasActed']);
    expect(codes(duty({ fixed: true }), leave)).toEqual(['heldInPlace']);
    expect(against(duty({ retires: 192 }), leave)).toEqual([
      { code: 'mustRetire', id: 'R1', by: 192 },
    ]);
  });

  test('LW 5.5: a prisoner over his captor’s, with his escort', () => {
    const taken = alone(90, {}, { state: 'prisoner', escort: 'B1' });
    const blues = { ...taken, mover: 'blue' as const };
    expect(codes(blues, leave)).toEqual(['noEscort']);
    const led = {
      ...blues,
      men: blues.men.map((each) => (each.id === 'B1' ? { ...each, ...inches(44, 90) } : each)),
    };
    expect(man(after(led, leave), 'R1')).toMatchObject({ state: 'captive', y: 96 * 16 });
  });
});

test('kriegspiel.md 2.4: gunners cross by bridges alone, as guns do', () => {
  const river = box('river', 'river', [0, 32, 120, 36], { fordable: true });
  const bank = battleOf({ R11: [40, 31], R1: [60, 31], B1: [100, 90] }, on(river));
  const over = (id: string, x: number) => ({ kind: 'march', man: id, to: inches(x, 37) }) as const;
  expect(codes(withState(bank, { bodies: [] }), over('R1', 60))).toEqual([]);
  expect(codes(bank, over('R11', 40))).toEqual(['noWay']);
});
