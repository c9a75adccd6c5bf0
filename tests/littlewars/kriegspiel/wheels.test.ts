import { expect, test } from 'vitest';
import { gunGap } from '../../../src/littlewars/engine/gunShape';
import type { Gun, Piece } from '../../../src/littlewars/engine/types';
import { withDuties, withState } from '../../../src/littlewars/kriegspiel/duties';
import { waggonHindrances } from '../../../src/littlewars/kriegspiel/standing';
import { beginKriegspiel } from '../../../src/littlewars/kriegspiel/terms';
import type { KriegspielBattle, KriegspielMuster } from '../../../src/littlewars/kriegspiel/types';
import { limberOf, ridersOf, waggonNamed } from '../../../src/littlewars/kriegspiel/wheels';
import { block, inches } from '../engine/tables';
import { after, against, battleOf, inBody, muster, numbers, onField } from './tables';

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
      withDuties(battle, ['R11'], () => ({ worked: true })),
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
    // Whoever would not be in the gun's way stands there.
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

/** Red's waggon, looking along y. */
const waggonAt = (x: number, y: number, more: Partial<KriegspielMuster> = {}): KriegspielBattle => {
  const battle = battleOf({ R1: [5, 5], B1: [110, 90] }, more);
  return withState(battle, {
    waggons: battle.kriegspiel.waggons.map((each) => ({
      ...each,
      ...inches(each.id === 'W1' ? x : 100, each.id === 'W1' ? y : 80),
    })),
  });
};
const drive = (x: number, y: number) =>
  ({ kind: 'marchWaggon', waggon: 'W1', path: [inches(x, y)] }) as const;

test('kriegspiel.md 2.2: waggons go a foot on a road, half a foot across country', () => {
  const battle = waggonAt(40, 30);
  const driven = after(battle, drive(40, 36));
  expect(waggonNamed(driven, 'W1')).toMatchObject({
    ...inches(40, 36),
    bearing: 0,
    moved: true,
    used: 1,
  });
  expect(codes(battle, drive(40, 36.5))).toEqual(['tooDear']);
  const road = waggonAt(40, 30, on(box('road', 'road', [36, 0, 44, 96])));
  expect(codes(road, drive(40, 42))).toEqual([]);
  expect(codes(road, drive(40, 42.5))).toEqual(['tooDear']);
  expect(after(battle, drive(40, 30)).kriegspiel.waggons[0]).toMatchObject({ bearing: 0 });
  // Without ground, everywhere as across country.
  const plain = waggonAt(40, 30, {
    chapters: ['supply'],
    ...on(box('road', 'road', [36, 0, 44, 96])),
  });
  expect(codes(plain, drive(40, 36.5))).toEqual(['tooDear']);
});

test('kriegspiel.md 2.3: a waggon across country crosses a contour upwards in two moves', () => {
  const hill = on(box('hill', 'block', [0, 32, 90, 90]));
  const battle = waggonAt(40, 30.5, hill);
  const paid = after(battle, drive(40, 33.5));
  expect(waggonNamed(paid, 'W1')).toMatchObject({ ...inches(40, 30.5), moved: true, used: 1 });
  const later = after(paid, { kind: 'end' }, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
  const over = after(later, drive(40, 33.5));
  expect(waggonNamed(over, 'W1')).toMatchObject(inches(40, 33.5));
});

test('a waggon stands clear of everything, and is not ordered by the other side', () => {
  const battle = waggonAt(40, 30);
  expect(codes(battle, { ...drive(40, 32), waggon: 'W9' })).toEqual(['noSuchWaggon']);
  expect(codes(battle, { kind: 'marchWaggon', waggon: 'W2', path: [] })).toEqual([
    'notYours',
    'noPath',
  ]);
  expect(codes(battle, drive(40.5, 30.5))).toEqual([]);
  const wrecked = withState(battle, {
    waggons: battle.kriegspiel.waggons.map((each) => ({ ...each, destroyed: true })),
  });
  expect(codes(wrecked, drive(40, 32))).toEqual(['destroyed']);
  const walled = waggonAt(40, 30, on(block('wall', 'wall', [30, 32, 50, 33])));
  expect(codes(walled, drive(40, 35))).toEqual(['tooDear']);
  expect(codes(walled, drive(40, 31))).toEqual(['tooNear']);
  const shut = waggonAt(
    40,
    30,
    on(
      block('w', 'wall', [36, 26, 37, 34]),
      block('e', 'wall', [43, 26, 44, 34]),
      block('n', 'wall', [37, 33, 43, 34]),
      block('s', 'wall', [37, 26, 43, 27]),
    ),
  );
  expect(codes(shut, drive(40, 36))).toEqual(['noWay']);
  const crowded = inBody(gunAt(), numbers('R', 1, 5), 'extended', [60, 30]);
  const met = (x: number, y: number) =>
    waggonHindrances(crowded, { id: 'W1', ...inches(x, y), bearing: 0 }).map(({ to }) => to.kind);
  expect(met(40, 30)).toContain('gun');
  expect(met(60, 30)).toContain('man');
  expect(met(0, 0)).toEqual(['edge', 'waggon'].reverse());
  const two = withState(battle, {
    waggons: battle.kriegspiel.waggons.map((each) => ({
      ...each,
      ...inches(each.id === 'W1' ? 40 : 42, 30),
    })),
  });
  expect(codes(two, drive(42, 30.5))).toEqual(['waggonInWay']);
});

test('LW 2.3: waggons are set out at the line, before the side is ready', () => {
  const begun = beginKriegspiel(muster());
  const order = { kind: 'placeWaggon', waggon: 'W1', at: inches(20, 3), bearing: 90_000 } as const;
  const placed = after(begun, order);
  expect(placed.placed).toEqual(['W1']);
  expect(after(placed, { ...order, at: inches(30, 3) }).placed).toEqual(['W1']);
  expect(codes(begun, { ...order, waggon: 'W9' })).toEqual(['noSuchWaggon']);
  expect(codes(begun, { ...order, at: inches(20, 30), bearing: -1 })).toEqual([
    'bearingOf',
    'notYourGround',
  ]);
  expect(codes({ ...begun, phase: 'interval' }, order)).toEqual(['wrongPhase']);
  expect(codes({ ...begun, ready: { red: true, blue: false } }, order)).toEqual(['alreadyReady']);
  const open = { ...begun, rules: { ...begun.rules, curtain: false }, mover: 'blue' as const };
  expect(codes(open, order)).toEqual(['otherSetsOut']);
});

test('kriegspiel.md 2.5: a side is ready once everybody is set out, in bodies where there are formations', () => {
  const small = { infantry: 5, cavalry: 0, guns: 0, engineers: 0, waggons: 1 };
  const begun = (chapters: KriegspielMuster['chapters']) =>
    beginKriegspiel(muster({ chapters, forces: { red: small, blue: small } }));
  const men = numbers('R', 1, 5);
  const place = (battle: KriegspielBattle) =>
    after(
      battle,
      ...men.map((man, i) => ({ kind: 'place', man, at: inches(20 + 2 * i, 3) }) as const),
      { kind: 'placeWaggon', waggon: 'W1', at: inches(60, 3), bearing: 0 },
    );
  const ready = { kind: 'ready', side: 'red' } as const;
  expect(against(begun(['formations']), ready)).toEqual([
    { code: 'notSetOut', ids: men },
    { code: 'notSetOut', ids: ['W1'] },
    { code: 'inNoBody', men },
  ]);
  expect(against(place(begun(['formations'])), ready)).toEqual([{ code: 'inNoBody', men }]);
  expect(after(place(begun(['shells'])), ready).ready.red).toBe(true);
  expect(codes(battleOf({}), ready)).toEqual(['wrongPhase', 'notSetOut']);
});
