import { expect, test } from 'vitest';
import type { Man } from '../../../src/littlewars/engine/types';
import {
  bodyOf,
  bodyWith,
  depthOf,
  formationOf,
  headOf,
  nextBody,
  placesOf,
} from '../../../src/littlewars/kriegspiel/bodies';
import { withMoveStates, withState } from '../../../src/littlewars/kriegspiel/moveState';
import { halvesFor } from '../../../src/littlewars/kriegspiel/formations';
import { holderOf } from '../../../src/littlewars/kriegspiel/horses';
import { beginKriegspiel } from '../../../src/littlewars/kriegspiel/terms';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { inches } from '../engine/tables';
import { after, against, battleOf, inBody, muster, numbers } from './tables';

const INFANTRY = numbers('R', 1, 10);
const CAVALRY = numbers('R', 19, 8);
const FIGURE = { arm: 'infantry', half: true } as const;
const codes = (battle: KriegspielBattle, order: Parameters<typeof against>[1]) =>
  against(battle, order).map(({ code }) => code);
const man = (battle: KriegspielBattle, id: string): Man =>
  battle.men.find((each) => each.id === id)!;
const next = (battle: KriegspielBattle) => after(battle, { kind: 'end' }, { kind: 'go' });
const enemies = { R27: [10, 10], B27: [100, 90], B1: [90, 90] } as const;
const general = (battle: KriegspielBattle) => battle;
const infantry = general(inBody(battleOf(enemies), INFANTRY, 'fours', [40, 30]));
const cavalry = inBody(battleOf(enemies), CAVALRY, 'fours', [40, 30]);
const change = (formation: 'fours' | 'ranks' | 'extended') =>
  ({ kind: 'changeFormation', body: 'A', formation }) as const;

/** The clear distances between neighbours of a rank and between ranks. */
function clear(formation: 'fours' | 'ranks' | 'extended', front: number): readonly number[] {
  const places = placesOf(formation, 20, FIGURE, inches(40, 30), front);
  return places.map((p) =>
    Math.min(...places.filter((q) => q !== p).map((q) => Math.hypot(p.x - q.x, p.y - q.y) - 6)),
  );
}

test('kriegspiel.md 2.6: in fours and ranks neighbours stand at most half an inch clear, extended 1 to 3 in', () => {
  expect(clear('fours', 0)).toHaveLength(20);
  for (const front of [0, 12_345, 90_000, 222_222]) {
    for (const formation of ['fours', 'ranks'] as const)
      for (const apart of clear(formation, front)) {
        expect(apart).toBeGreaterThanOrEqual(1);
        expect(apart).toBeLessThanOrEqual(8);
      }
    for (const apart of clear('extended', front)) {
      expect(apart).toBeGreaterThanOrEqual(16);
      expect(apart).toBeLessThanOrEqual(48);
    }
  }
});

test('kriegspiel.md 2.5: fours are four abreast, two ranks two deep, extended one line', () => {
  const rows = (formation: 'fours' | 'ranks' | 'extended', count: number) => {
    const places = placesOf(formation, count, FIGURE, inches(40, 30), 0);
    return [...new Set(places.map(({ y }) => y))].map(
      (y) => places.filter((place) => place.y === y).length,
    );
  };
  expect(rows('fours', 10)).toEqual([4, 4, 2]);
  expect(rows('ranks', 9)).toEqual([5, 4]);
  expect(rows('extended', 9)).toEqual([9]);
  expect(depthOf('fours', 10, FIGURE)).toBe(20);
  expect(depthOf('extended', 10, FIGURE)).toBe(0);
  expect(depthOf('ranks', 0, FIGURE)).toBe(0);
  // From the left: a front that looks along y has its left at the smaller x.
  const [left, right] = placesOf('extended', 2, FIGURE, inches(40, 30), 0);
  expect(left!.x).toBeLessThan(right!.x);
  const [west, east] = placesOf('extended', 2, FIGURE, inches(40, 30), 180_000);
  expect(west!.x).toBeGreaterThan(east!.x);
});

test('kriegspiel.md 2.5: how many halves of a move each change takes', () => {
  expect(halvesFor('fours', 'ranks', 'infantry')).toBe(1);
  expect(halvesFor('ranks', 'extended', 'infantry')).toBe(1);
  expect(halvesFor('extended', 'ranks', 'infantry')).toBe(1);
  expect(halvesFor('fours', 'extended', 'infantry')).toBe(2);
  expect(halvesFor('extended', 'fours', 'cavalry')).toBe(1);
  expect(halvesFor('ranks', 'ranks', 'cavalry')).toBe(0);
});

test('kriegspiel.md 2.5: a half taken leaves half the march', () => {
  const ranks = after(infantry, change('ranks'));
  expect(ranks.phase).toBe('men');
  expect(bodyOf(ranks, 'A')).toMatchObject({ formation: 'ranks', front: 0 });
  expect(headOf(ranks, bodyOf(ranks, 'A')!)).toEqual(inches(40, 30));
  const to = (y: number) => ({ kind: 'marchBody', body: 'A', path: [inches(40, y)] }) as const;
  expect(codes(ranks, to(36))).toEqual([]);
  expect(codes(ranks, to(36.25))).toEqual(['tooDear']);
  expect(codes(after(ranks, to(36)), change('extended'))).toEqual(['tooDear']);
  expect(codes(after(ranks, change('extended')), to(30.5))).toEqual(['tooDear']);
  // Fours to extended order are both halves, and of a march that is half used one is left.
  expect(codes(infantry, change('extended'))).toEqual([]);
  expect(codes(after(infantry, to(36)), change('extended'))).toEqual(['tooDear']);
  expect(codes(after(cavalry, to(48)), change('extended'))).toEqual([]);
});

test('kriegspiel.md 2.5: a change is refused with every reason', () => {
  expect(codes(infantry, change('fours'))).toEqual(['sameFormation']);
  expect(codes(infantry, { ...change('ranks'), body: 'Z' })).toEqual(['noSuchBody']);
  const few = inBody(battleOf(enemies), numbers('R', 1, 4), 'ranks', [40, 30]);
  expect(formationOf(few, bodyOf(few, 'A')!)).toBe('extended');
  expect(codes(few, change('fours'))).toEqual(['tooFewToForm', 'tooDear'].slice(0, 1));
  expect(
    codes(
      withMoveStates(infantry, ['R1'], () => ({ fired: true })),
      change('ranks'),
    ),
  ).toEqual(['hasActed']);
  const near = inBody(battleOf({ ...enemies, R17: [38.6, 30] }), INFANTRY, 'fours', [40, 30]);
  expect(codes(near, change('ranks'))).toContain('tooNear');
});

test('kriegspiel.md 4.2: while the General is away nobody changes formation', () => {
  const { generals } = infantry.kriegspiel;
  const away = (red: Partial<typeof generals.red>) =>
    withState(infantry, { generals: { ...generals, red: { ...generals.red, ...red } } });
  expect(codes(away({ awayUntil: 6 }), change('ranks'))).toEqual(['generalAway']);
  expect(codes(away({ awayUntil: 4 }), change('ranks'))).toEqual([]);
  const plain = inBody(battleOf({}, { chapters: ['formations'] }), INFANTRY, 'fours', [40, 30]);
  expect(codes(plain, change('ranks'))).toEqual([]);
});

test('kriegspiel.md 2.5: to dismount is a whole move, and a quarter, rounded up, hold the horses', () => {
  const foot = after(cavalry, { kind: 'dismount', body: 'A' });
  // Other bodies stay as they are.
  const both = inBody(cavalry, INFANTRY, 'fours', [80, 30]);
  const others = after(both, { kind: 'dismount', body: 'A' }, { ...change('ranks'), body: 'B' });
  expect(others.kriegspiel.bodies.map(({ id, formation }) => id + formation)).toEqual([
    'Afours',
    'Branks',
    'Cfours',
  ]);
  expect(foot.kriegspiel.bodies).toMatchObject([
    { id: 'A', men: CAVALRY.slice(0, 6) },
    { id: 'B', men: ['R25', 'R26'] },
  ]);
  // Of five, two.
  const five = inBody(battleOf(enemies), CAVALRY.slice(0, 5), 'ranks', [40, 30]);
  const dismounted = after(five, { kind: 'dismount', body: 'A' });
  expect(dismounted.kriegspiel.bodies.map(({ men }) => men.length)).toEqual([3, 2]);
  expect(CAVALRY.map((id) => man(foot, id).arm)).toEqual([
    ...Array.from({ length: 6 }, () => 'infantry'),
    'cavalry',
    'cavalry',
  ]);
  // Dismounted cavalry marches a foot.
  expect(man(foot, 'R19').march).toBe(192);
  expect(holderOf(foot, 'R20')!.id).toBe('R26');
  expect(codes(foot, { kind: 'mount', body: 'A' })).toContain('tooDear');
  const later = next(next(foot));
  const mounted = after(later, { kind: 'mount', body: 'A' });
  expect(man(mounted, 'R19')).toMatchObject({ arm: 'cavalry', march: 576 });
  expect(mounted.kriegspiel.horses).toEqual({});
  expect(codes(mounted, { kind: 'marchBody', body: 'A', path: [inches(40, 31)] })).toContain(
    'tooDear',
  );
  // A part of them takes its horses, and the rest stay held.
  const split = after(later, { kind: 'formBody', men: ['R23', 'R24'], front: 0 });
  const two = after(split, { kind: 'mount', body: 'C' });
  expect(two.kriegspiel.horses).toEqual({ R25: ['R19', 'R21'], R26: ['R20', 'R22'] });
});

test('kriegspiel.md 2.5: horses without a holder are lost', () => {
  const foot = after(cavalry, { kind: 'dismount', body: 'A' });
  const hit = {
    ...foot,
    men: foot.men.map((each) => (each.id === 'R25' ? { ...each, state: 'dead' as const } : each)),
  };
  const later = next(next(hit));
  expect(later.kriegspiel.unhorsed).toEqual(['R19', 'R21', 'R23']);
  expect(later.kriegspiel.horses).toEqual({ R26: ['R20', 'R22', 'R24'] });
  expect(against(later, { kind: 'mount', body: 'A' })).toEqual([
    { code: 'noHorse', man: 'R19' },
    { code: 'noHorse', man: 'R21' },
    { code: 'noHorse', man: 'R23' },
  ]);
  // Nor from afar.
  const far = {
    ...foot,
    men: foot.men.map((each) => (each.id === 'R26' ? { ...each, x: 1200 } : each)),
  };
  expect(codes(next(next(far)), { kind: 'mount', body: 'A' })).toEqual([
    'noHorse',
    'noHorse',
    'noHorse',
  ]);
});

test('kriegspiel.md 2.5: only cavalry mounts and dismounts, as a body that is not yet so', () => {
  expect(codes(infantry, { kind: 'dismount', body: 'A' })).toEqual(
    INFANTRY.map(() => 'wrongService'),
  );
  expect(codes(infantry, { kind: 'dismount', body: 'Z' })).toEqual(['noSuchBody']);
  expect(codes(infantry, { kind: 'mount', body: 'Z' })).toEqual(['noSuchBody']);
  expect(codes(cavalry, { kind: 'mount', body: 'A' })).toContain('alreadyMounted');
  const one = inBody(battleOf(enemies), ['R19'], 'extended', [40, 30]);
  expect(codes(one, { kind: 'dismount', body: 'A' })).toEqual(['tooFewToForm']);
  // Without ground nobody has a march of his own.
  const plain = inBody(
    battleOf({}, { chapters: ['formations'] }),
    numbers('R', 19, 8),
    'fours',
    [40, 30],
  );
  expect(man(after(plain, { kind: 'dismount', body: 'A' }), 'R19').march).toBeUndefined();
});

test('in a move men become a body of their own without moving', () => {
  const split = after(infantry, {
    kind: 'formBody',
    men: ['R1', 'R2', 'R3', 'R4', 'R5'],
    front: 0,
  });
  expect(split.kriegspiel.bodies).toMatchObject([
    { id: 'A', men: numbers('R', 6, 5), formation: 'fours' },
    { id: 'B', men: numbers('R', 1, 5), formation: 'fours' },
  ]);
  expect(split.men).toBe(infantry.men);
  // A body that loses all its men is none any more.
  const joined = after(split, { kind: 'formBody', men: INFANTRY, front: 0 });
  expect(joined.kriegspiel.bodies.map(({ id }) => id)).toEqual(['C']);
  expect(bodyWith(joined, 'R1')!.id).toBe('C');
  const form = (men: readonly string[], front = 0) =>
    codes(infantry, { kind: 'formBody', men, front });
  expect(form([])).toEqual(['emptyBody']);
  expect(form(['R1', 'R1', 'R99'], -1)).toEqual(['bearingOf', 'namedTwice', 'noSuchMan']);
  expect(form(['R1', 'R17'])).toEqual(['wrongState']);
  expect(form(['R1', 'B1'])).toEqual(['notYours']);
  expect(form(['B1'])).toEqual(['notYours']);
  expect(form(['R27'])).toEqual(['wrongService']);
  const loose = {
    ...infantry,
    men: infantry.men.map((each) =>
      each.id === 'R17' ? { ...each, state: 'ready' as const } : each,
    ),
  };
  expect(codes(loose, { kind: 'formBody', men: ['R1', 'R17'], front: 0 })).toEqual([
    'wrongService',
  ]);
  const two = inBody(
    inBody(battleOf({}), numbers('R', 1, 5), 'fours', [40, 30]),
    numbers('R', 6, 5),
    'ranks',
    [50, 30],
  );
  expect(codes(two, { kind: 'formBody', men: INFANTRY, front: 0 })).toEqual(['noSuchChange']);
});

test('a body has the first letters that no other has', () => {
  const many = Array.from({ length: 26 }, (_, i) => ({
    ...bodyOf(infantry, 'A')!,
    id: String.fromCharCode(65 + i),
  }));
  expect(nextBody(withState(infantry, { bodies: many }))).toBe('AA');
  expect(nextBody(withState(infantry, { bodies: many.slice(0, 3) }))).toBe('D');
});

test('kriegspiel.md 2.6: the program sets bodies out', () => {
  const begun = beginKriegspiel(muster());
  const order = {
    kind: 'placeBody',
    men: INFANTRY,
    formation: 'ranks',
    at: inches(40, 4),
    front: 0,
  } as const;
  const placed = after(begun, order);
  expect(placed.placed).toEqual(INFANTRY);
  expect(bodyOf(placed, 'A')).toMatchObject({ side: 'red', formation: 'ranks' });
  // It may be set out again, and keeps its letter.
  const again = after(placed, { ...order, at: inches(60, 4), formation: 'fours' });
  expect(again.kriegspiel.bodies).toMatchObject([{ id: 'A', formation: 'fours' }]);
  expect(codes(begun, { ...order, at: inches(40, 30) })).toContain('notYourGround');
  expect(codes(begun, { ...order, men: ['R1', 'R2'] })).toEqual(['tooFewToForm']);
  expect(codes(begun, { ...order, men: [...INFANTRY, 'R99'] })).toEqual(['noSuchMan']);
  expect(codes(begun, { ...order, men: [] })).toEqual(['emptyBody', 'tooFewToForm']);
  expect(codes({ ...placed, ready: { red: true, blue: false } }, order)).toEqual(['alreadyReady']);
  expect(codes(infantry, order)).toContain('wrongPhase');
});

test('kriegspiel.md 7.2: a body held in place neither changes formation nor dismounts', () => {
  const held = withMoveStates(infantry, bodyOf(infantry, 'A')!.men, () => ({ fixed: true }));
  expect(codes(held, change('ranks'))).toEqual(bodyOf(held, 'A')!.men.map(() => 'heldInPlace'));
});
