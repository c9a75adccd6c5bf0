import { describe, expect, test } from 'vitest';
import { gunGap } from '../../../src/littlewars/engine/gunShape';
import type { Gun, Piece } from '../../../src/littlewars/engine/types';
import { withMoveStates, withState } from '../../../src/littlewars/kriegspiel/moveState';
import type {
  KriegspielBattle,
  KriegspielMuster,
  Limber,
} from '../../../src/littlewars/kriegspiel/types';
import { limberOf, ridersOf } from '../../../src/littlewars/kriegspiel/guns';
import { block, inches } from '../engine/tables';
import { after, against, battleOf, numbers, onField } from './tables';

const box = (
  id: string,
  kind: Piece['kind'],
  corners: readonly [number, number, number, number],
  more: Partial<Piece> = {},
): Piece => ({ ...block(id, kind, corners, kind === 'block' ? 6 : 0), ...more });
const on = (...pieces: readonly Piece[]) => ({ country: onField(pieces) });
const codes = (battle: KriegspielBattle, order: Parameters<typeof against>[1]) =>
  against(battle, order).map(({ code }) => code);

/** Red's gun with its six gunners about it, R11 to R16. */
function gunAt(more: Partial<KriegspielMuster> = {}, gun: Partial<Gun> = {}): KriegspielBattle {
  const men = Object.fromEntries(
    numbers('R', 11, 6).map((id, i) => [id, [38 + (i % 2) * 4, 27 + i]] as const),
  );
  const battle = battleOf({ ...men, B1: [110, 90] }, more);
  const at = inches(40, 30);
  return {
    ...battle,
    guns: battle.guns.map((each) =>
      each.id === 'G1' ? { ...each, ...at, start: at, gone: false, ...gun } : each,
    ),
  };
}
const limbered = (more: Partial<KriegspielMuster> = {}): KriegspielBattle => {
  const battle = gunAt(more);
  const { guns } = battle.kriegspiel;
  return withState(battle, { guns: { ...guns, G1: { ...guns['G1']!, limbered: true } } });
};
const to = (x: number, y: number) =>
  ({ kind: 'marchGun', gun: 'G1', path: [inches(x, y)] }) as const;

test('kriegspiel.md 2.5: to limber or unlimber takes half of a move', () => {
  const ready = after(gunAt(), { kind: 'limber', gun: 'G1' });
  expect(limberOf(ready, 'G1')).toMatchObject({ limbered: true, halves: 1, used: 0 });
  expect(codes(ready, { kind: 'limber', gun: 'G1' })).toEqual(['limbered']);
  expect(codes(ready, to(40, 42))).toEqual([]);
  expect(codes(ready, to(40, 42.5))).toEqual(['tooDear']);
  const back = after(ready, { kind: 'unlimber', gun: 'G1' });
  expect(limberOf(back, 'G1')).toMatchObject({ limbered: false, halves: 2 });
  expect(codes(back, { kind: 'limber', gun: 'G1' })).toEqual(['tooDear']);
  const later = after(back, { kind: 'end' }, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
  expect(limberOf(later, 'G1')).toMatchObject({ halves: 0, used: 0 });
  expect(codes(gunAt(), { kind: 'limber', gun: 'G9' })).toEqual(['noSuchGun']);
  expect(codes(gunAt({}, { shots: 1 }), { kind: 'limber', gun: 'G1' })).toEqual(['hasFired']);
});

test('kriegspiel.md 2.2: limbered artillery marches two feet, and its gunners ride', () => {
  const battle = limbered();
  expect(codes(gunAt(), to(40, 40))).toEqual(['limbered']);
  const marched = after(battle, to(40, 54));
  expect(marched.guns[0]).toMatchObject({ ...inches(40, 54), bearing: 180_000 });
  const gunners = numbers('R', 11, 6).map((id) => marched.men.find((man) => man.id === id)!);
  for (const man of gunners) expect(Math.abs(man.y - 54 * 16)).toBeLessThan(7 * 16);
  expect(marched.kriegspiel.duties['R11']).toMatchObject({ used: 1 });
  expect(codes(battle, to(40, 54.5))).toEqual(['tooDear']);
  expect(codes(after(battle, to(40, 42)), to(40, 54))).toEqual([]);
  expect(codes(after(battle, to(40, 42)), to(40, 54.5))).toEqual(['tooDear']);
  // A gunner who has marched rides no farther than what is left to him.
  const walked = after(battle, { kind: 'march', man: 'R12', to: inches(42, 37) });
  expect(walked.kriegspiel.duties['R12']!.used).toBeCloseTo(0.75);
  expect(codes(walked, to(40, 36))).toEqual([]);
  expect(codes(walked, to(40, 37))).toEqual(['tooDear']);
  // Nor with a place that it has already.
  expect(after(battle, to(40, 30)).guns[0]).toMatchObject({ bearing: 0 });
  // A battle without formations knows no limber.
  expect(codes(gunAt({ chapters: ['ground'] }), to(40, 54))).toEqual([]);
});

test('kriegspiel.md 1.3: six gunners ride; where too few are left, the nearest others go along', () => {
  const battle = limbered();
  const extra = {
    ...battle,
    men: battle.men.map((man) =>
      man.id === 'R1' ? { ...man, ...inches(40, 33), state: 'ready' as const } : man,
    ),
  };
  expect(
    ridersOf(extra, extra.guns[0]!)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(numbers('R', 11, 6));
  const fallen = {
    ...extra,
    men: extra.men.map((man) =>
      ['R12', 'R13', 'R14'].includes(man.id) ? { ...man, state: 'dead' as const } : man,
    ),
  };
  expect(
    ridersOf(fallen, fallen.guns[0]!)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['R1', 'R11', 'R15', 'R16']);
});

test('a gun is not marched where it may not be', () => {
  const battle = limbered();
  expect(codes(battle, { kind: 'marchGun', gun: 'G1', path: [] })).toEqual(['noPath']);
  expect(codes(battle, { kind: 'marchGun', gun: 'G9', path: [inches(1, 1)] })).toEqual([
    'noSuchGun',
  ]);
  const wall = on(block('wall', 'wall', [36, 42, 44, 43]));
  expect(codes(limbered(wall), to(40, 40))).toContain('tooNear');
  const state = (change: object) =>
    withState(battle, {
      guns: { ...battle.kriegspiel.guns, G1: { ...limberOf(battle, 'G1'), ...change } },
    });
  expect(codes(state({ disabledUntil: 6 }), to(40, 40))).toEqual(['disabled']);
  expect(codes(state({ destroyed: true }), to(40, 40))).toEqual(['destroyed']);
  expect(
    codes(
      withMoveStates(battle, ['R11'], () => ({ worked: true })),
      to(40, 40),
    ),
  ).toEqual(['hasActed']);
  // A lane has room for its gunners.
  const crowd = on(
    ...Array.from({ length: 9 }, (_, i) => [
      block(`l${i}`, 'house', [31, 35 + 2 * i, 38.5, 36.9 + 2 * i]),
      block(`r${i}`, 'house', [41.5, 35 + 2 * i, 49, 36.9 + 2 * i]),
    ]).flat(),
  );
  expect(codes(limbered(crowd), to(40, 45))).toEqual([]);
  expect(codes(battle, { kind: 'haul', gun: 'G1', to: inches(40, 40), crew: [] })).toEqual([
    'givenAs',
  ]);
  const plain = gunAt({ chapters: [] });
  expect(codes(plain, { kind: 'haul', gun: 'G1', to: inches(40, 40), crew: [] })).toContain(
    'tooFewCrew',
  );
});

test('a gun does not march to where its gunners find no room', () => {
  const force = { infantry: 300, cavalry: 0, guns: 1, engineers: 0, waggons: 0 };
  const begun = battleOf({ B1: [110, 90] }, { forces: { red: force, blue: force } });
  const [middle, gunners] = [inches(60, 50), numbers('R', 301, 6)];
  const crowd = begun.men.map((each, i) => {
    if (each.side !== 'red') return each;
    const [x, y] = [((i % 17) - 8) * 8, (Math.floor(i / 17) - 8) * 8];
    const place = { x: middle.x + x, y: middle.y + y };
    // The men who would not be in the gun's way stand there.
    const isClear = gunGap(begun, { ...middle, bearing: 180_000 }, place) >= 4;
    if (gunners.includes(each.id))
      return { ...each, ...inches(58 + gunners.indexOf(each.id), 33), state: 'ready' as const };
    return i < 289 && isClear ? { ...each, ...place, state: 'ready' as const } : each;
  });
  const at = inches(60, 30);
  const gun = { ...at, start: at, gone: false };
  const battle = withState(
    {
      ...begun,
      men: crowd,
      guns: begun.guns.map((each) => (each.id === 'G1' ? { ...each, ...gun } : each)),
    },
    { guns: { ...begun.kriegspiel.guns, G1: { ...limberOf(begun, 'G1'), limbered: true } } },
  );
  const there = { kind: 'marchGun', gun: 'G1', path: [middle] } as const;
  expect(codes(battle, there)).toEqual(['shutIn']);
});

test('kriegspiel.md 2.3: a gun pays for three contours at once in two moves', () => {
  const cliff = Array.from({ length: 3 }, (_, i) =>
    box(`c${i}`, 'block', [i, 31.5, 90 - i, 90 - i]),
  );
  const battle = limbered(on(...cliff));
  const paid = after(battle, to(40, 33));
  expect(paid.guns[0]).toMatchObject(inches(40, 30));
  expect(limberOf(paid, 'G1').used).toBe(1);
  const later = after(paid, { kind: 'end' }, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
  expect(after(later, to(40, 33)).guns[0]).toMatchObject(inches(40, 33));
});

test('kriegspiel.md 2.3: a slope of four contours within a foot is closed to wheels but on a road', () => {
  const steps = Array.from({ length: 4 }, (_, i) =>
    box(`step-${i}`, 'block', [i, 32 + 3 * i, 90 - i, 90]),
  );
  const slope = limbered(on(...steps));
  expect(codes(slope, to(40, 44))).toContain('tooSteep');
  const road = limbered(on(...steps, box('road', 'road', [37, 20, 43, 80])));
  expect(codes(road, to(40, 44))).toEqual(['tooDear']);
});

test('kriegspiel.md 2.4: guns and waggons cross by bridges alone', () => {
  const river = box('river', 'river', [0, 32, 120, 36], { fordable: true });
  expect(codes(limbered(on(river)), to(40, 42))).toContain('noWay');
  const bridge = box('bridge', 'roadBridge', [36, 30, 44, 38]);
  expect(codes(limbered(on(river, bridge)), to(40, 42))).toEqual([]);
  const water = box('water', 'water', [0, 32, 120, 36]);
  const ford = box('ford', 'ford', [36, 30, 44, 38]);
  expect(codes(limbered(on(water, ford)), to(40, 42))).toContain('noWay');
});

test('LW 3.5: a gun does not stand on a waggon', () => {
  const battle = limbered();
  const waggons = battle.kriegspiel.waggons.map((each) => ({ ...each, ...inches(40, 50) }));
  expect(against(withState(battle, { waggons }), to(40, 52))).toContainEqual({
    code: 'waggonInWay',
    at: inches(40, 52),
    waggon: 'W1',
    distance: 0,
    needed: 1,
  });
});

test('kriegspiel.md 4.2: Wells’ General does not serve a gun, nor is he in its way', () => {
  const battle = limbered();
  const general = battle.kriegspiel.generals.red.man!;
  const three = {
    ...battle,
    men: battle.men.map((man) =>
      ['R14', 'R15', 'R16'].includes(man.id)
        ? { ...man, state: 'dead' as const }
        : man.id === general
          ? { ...man, ...inches(40, 40), state: 'ready' as const }
          : man,
    ),
  };
  const near = {
    ...three,
    men: three.men.map((man) => (man.id === general ? { ...man, ...inches(44, 33) } : man)),
  };
  expect(against(near, to(40, 44))).toContainEqual({
    code: 'outOfAction',
    gun: 'G1',
    near: ['R11', 'R12', 'R13'],
  });
  const inTheWay = {
    ...battle,
    men: battle.men.map((man) =>
      man.id === general ? { ...man, ...inches(40, 44), state: 'ready' as const } : man,
    ),
  };
  expect(codes(inTheWay, to(40, 44))).toEqual([]);
});

describe('LW 6.4: a gun leaves the field', () => {
  /** Red's gun near his back line, limbered, R11 to R16 about it. */
  const atLine = (more: Partial<KriegspielMuster> = {}, y = 10): KriegspielBattle => {
    const battle = limbered(more);
    const at = inches(40, y);
    return {
      ...battle,
      men: battle.men.map((man) =>
        numbers('R', 11, 6).includes(man.id)
          ? { ...man, y: man.y - (30 - y) * 16, start: { x: man.x, y: man.y - (30 - y) * 16 } }
          : man,
      ),
      guns: battle.guns.map((gun) => (gun.id === 'G1' ? { ...gun, ...at, start: at } : gun)),
    };
  };
  const off = { kind: 'takeOff', gun: 'G1', crew: numbers('R', 11, 6) } as const;

  test('by its march, limbered, with its crew', () => {
    const gone = after(atLine(), off);
    expect(gone.guns[0]).toMatchObject({ gone: true, y: 0 });
    expect(gone.men.find(({ id }) => id === 'R11')).toMatchObject({ state: 'gone' });
    expect(gone.phase).toBe('men');
    expect(codes(atLine({}, 24.5), off)).toEqual(['tooDear']);
    const stands = withState(atLine(), { guns: gunAt().kriegspiel.guns });
    expect(codes(stands, off)).toEqual(['limbered']);
    expect(codes(atLine(), { ...off, gun: 'G9' })).toEqual(['noSuchGun']);
    expect(codes(atLine(), { ...off, crew: ['R11', 'R99'] })).toEqual(['noSuchMan', 'tooFewCrew']);
    const owing = withMoveStates(atLine(), ['R11'], () => ({ retires: 192 }));
    expect(codes(owing, off)).toEqual(['mustRetire']);
    const busy = withMoveStates(atLine(), ['R11'], () => ({ worked: true }));
    expect(codes(busy, off)).toEqual(['hasActed']);
    // Nor by edges that it pays for in several moves.
    const road = box('road', 'road', [37, 0, 43, 80]);
    const cliff = Array.from({ length: 5 }, (_, i) =>
      box(`c${i}`, 'block', [i, 1.5, 90 - i, 90 - i]),
    );
    expect(codes(atLine(on(road, ...cliff), 3), off)).toEqual(['tooDear']);
  });

  test('without ground by Little Wars, limbered and not disabled', () => {
    const plain = atLine({ chapters: ['formations', 'shells'] });
    const haul = {
      kind: 'haul',
      gun: 'G1',
      to: inches(40, 14),
      crew: numbers('R', 11, 6).map((man, i) => ({
        man,
        to: inches(37 + (i % 2) * 6, 11 + i),
      })),
    } as const;
    expect(codes(plain, off)).toEqual([]);
    expect(codes(plain, haul)).toEqual([]);
    const state = (change: Partial<Limber>) =>
      withState(plain, {
        guns: { ...plain.kriegspiel.guns, G1: { ...limberOf(plain, 'G1'), ...change } },
      });
    for (const order of [off, haul]) {
      expect(codes(state({ limbered: false }), order)).toEqual(['limbered']);
      expect(codes(state({ disabledUntil: 9 }), order)).toEqual(['disabled']);
      expect(codes({ ...state({ destroyed: true }), phase: 'men' }, order)).toEqual([
        'gunsClosed',
        'destroyed',
      ]);
    }
    expect(codes(plain, { ...off, gun: 'G9' })).toEqual(['noSuchGun']);
  });
});
