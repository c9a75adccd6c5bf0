import { expect, test } from 'vitest';
import type { Piece } from '../../../src/littlewars/engine/types';
import { withState } from '../../../src/littlewars/kriegspiel/moveState';
import { waggonHindrances } from '../../../src/littlewars/kriegspiel/standing';
import { beginKriegspiel } from '../../../src/littlewars/kriegspiel/terms';
import type { KriegspielBattle, KriegspielMuster } from '../../../src/littlewars/kriegspiel/types';
import { waggonNamed } from '../../../src/littlewars/kriegspiel/waggons';
import { block, inches } from '../engine/tables';
import { withGunAt } from './bodies';
import { after, against, battleOf, inBody, muster, numbers, onField } from './tables';

const box = (
  id: string,
  kind: Piece['kind'],
  corners: readonly [number, number, number, number],
): Piece => block(id, kind, corners, kind === 'block' ? 6 : 0);
const on = (...pieces: readonly Piece[]) => ({ country: onField(pieces) });
const codes = (battle: KriegspielBattle, order: Parameters<typeof against>[1]) =>
  against(battle, order).map(({ code }) => code);

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
  const crowded = inBody(
    withGunAt(battleOf({}), 'G1', 40, 30),
    numbers('R', 1, 5),
    'extended',
    [60, 30],
  );
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
  // It is taken up again until then, as men are.
  const up = { kind: 'takeUp', what: 'W1' } as const;
  expect(after(placed, up).placed).toEqual([]);
  expect(codes(begun, up)).toEqual(['notSetOut']);
  expect(codes({ ...placed, ready: { red: true, blue: false } }, up)).toEqual(['alreadyReady']);
  expect(codes({ ...placed, phase: 'interval' }, up)).toEqual(['wrongPhase']);
  expect(
    after(after(begun, { kind: 'place', man: 'R1', at: inches(20, 3) }), { ...up, what: 'R1' })
      .placed,
  ).toEqual([]);
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

test('LW 3.5: nobody is set out on a waggon', () => {
  const placed = after(beginKriegspiel(muster({ chapters: ['supply'] })), {
    kind: 'placeWaggon',
    waggon: 'W1',
    at: inches(20, 3),
    bearing: 90_000,
  });
  const man = { kind: 'place', man: 'R1', at: inches(20, 3) } as const;
  expect(against(placed, man)).toEqual([
    { code: 'waggonInWay', at: inches(20, 3), waggon: 'W1', distance: -3, needed: 1 },
  ]);
  expect(codes(placed, { ...man, at: inches(24, 3) })).toEqual([]);
  const gun = { kind: 'placeGun', gun: 'G1', at: inches(20, 4), bearing: 0 } as const;
  expect(codes(placed, gun)).toEqual(['waggonInWay']);
  expect(codes(placed, { ...gun, at: inches(30, 4) })).toEqual([]);
  expect(codes(placed, { ...gun, bearing: -1 })).toContain('bearingOf');
});
