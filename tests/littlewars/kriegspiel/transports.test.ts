import { expect, test } from 'vitest';
import type { Piece } from '../../../src/littlewars/engine/types';
import { dutyOf, withDuties, withState } from '../../../src/littlewars/kriegspiel/duties';
import { beginKriegspiel } from '../../../src/littlewars/kriegspiel/terms';
import { afterTransportsHit, trucksFor } from '../../../src/littlewars/kriegspiel/transports';
import type { KriegspielBattle, Transport } from '../../../src/littlewars/kriegspiel/types';
import { block, inches } from '../engine/tables';
import { after, against, battleOf, FORCE, muster, numbers, onField } from './tables';

// Red's R1 to R30 are infantry, R31 to R36 gunners, R39 on cavalry.
const SIDE = { ...FORCE, infantry: 30, boats: 2, trains: 1 };
const flat = (id: string, kind: Piece['kind'], box: readonly [number, number, number, number]) =>
  block(id, kind, box, 0);
const SEA = onField([
  flat('river', 'river', [0, 40, 120, 60]),
  flat('landing', 'landing', [50, 36, 56, 40]),
  flat('other', 'landing', [80, 36, 86, 40]),
  flat('far', 'landing', [50, 60, 56, 64]),
  flat('rails', 'railway', [0, 20, 120, 22]),
]);

/** Red's boats at the landing, his train on the rails, and ten men beside each. */
function ready(): KriegspielBattle {
  const ashore = numbers('R', 1, 22).map(
    (id, i) => [id, [48 + (i % 11), 35 - 2 * Math.floor(i / 11)]] as const,
  );
  const atRails = numbers('R', 23, 8).map((id, i) => [id, [50 + i, 24]] as const);
  const battle = battleOf(
    Object.fromEntries([
      ...ashore,
      ...atRails,
      ['R31', [52, 31]],
      ['R37', [60, 35]],
      ['R39', [50, 18]],
      ['B1', [100, 90]],
    ]),
    { country: SEA, forces: { red: SIDE, blue: SIDE } },
  );
  const at: Readonly<Record<string, Partial<Transport>>> = {
    S1: inches(53, 42),
    S2: inches(55, 42),
    T1: { ...inches(53, 21), bearing: 90_000 },
  };
  return withState(battle, {
    transports: battle.kriegspiel.transports.map((each) => ({ ...each, ...at[each.id] })),
  });
}
const battle = ready();
const codes = (on: KriegspielBattle, order: Parameters<typeof against>[1]) =>
  against(on, order).map(({ code }) => code);
const transport = (on: KriegspielBattle, id: string) =>
  on.kriegspiel.transports.find((each) => each.id === id)!;
const man = (on: KriegspielBattle, id: string) => on.men.find((each) => each.id === id)!;
const embark = (id: string, men: readonly string[]) =>
  ({ kind: 'embark', transport: id, men }) as const;
const disembark = (id: string, men: readonly string[]) =>
  ({ kind: 'disembark', transport: id, men }) as const;
const move = (id: string, x: number, y: number) =>
  ({ kind: 'moveTransport', transport: id, path: [inches(x, y)] }) as const;
const next = (on: KriegspielBattle) =>
  after(on, { kind: 'end' }, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
/** 3.3 */
const CIRCLE = 3 * 16;
const TEN = numbers('R', 1, 10);

test('kriegspiel.md 8.1: twenty embark at a landing in two moves, and do nothing else meanwhile', () => {
  const begun = after(battle, embark('S1', TEN));
  expect(dutyOf(begun, man(begun, 'R1')).worked).toBe(true);
  const second = next(begun);
  expect(transport(second, 'S1')).toMatchObject({ aboard: [], boarding: { men: TEN, done: 1 } });
  expect(dutyOf(second, man(second, 'R1')).worked).toBe(true);
  const aboard = next(second);
  expect(transport(aboard, 'S1')).toMatchObject({ aboard: TEN, boarding: null });
  expect(man(aboard, 'R1').state).toBe('gone');
  // Who falls meanwhile stays behind; if all do, nobody is going aboard any more.
  const hit = (ids: readonly string[]) => ({
    ...second,
    men: second.men.map((each) =>
      ids.includes(each.id) ? { ...each, state: 'dead' as const } : each,
    ),
  });
  expect(transport(next(hit(['R1'])), 'S1').aboard).toEqual(numbers('R', 2, 9));
  expect(transport(next(hit(TEN)), 'S1')).toMatchObject({ aboard: [], boarding: null });
});

test('kriegspiel.md 8.1: a boat holds twenty, and one landing takes in one boat at a time', () => {
  expect(against(battle, embark('S1', numbers('R', 1, 21)))).toEqual([
    { code: 'noRoom', transport: 'S1', needed: 21, room: 20 },
  ]);
  expect(codes(battle, embark('S1', numbers('R', 1, 20)))).toEqual([]);
  const begun = after(battle, embark('S1', TEN));
  expect(codes(begun, embark('S2', ['R11']))).toEqual(['landingTaken']);
  expect(codes(begun, embark('S1', ['R11']))).toEqual(['hasActed', 'landingTaken']);
  expect(codes(begun, move('S1', 53, 43))).toEqual(['hasActed']);
  expect(codes(begun, embark('S2', ['R1']))).toContain('hasActed');
  expect(codes(after(battle, move('S1', 53, 43)), embark('S1', ['R1']))).toEqual(['hasActed']);
});

test('kriegspiel.md 8.1: infantry and engineers embark, at the landing', () => {
  expect(against(battle, embark('S1', ['R1', 'R1']))).toEqual([{ code: 'namedTwice', id: 'R1' }]);
  expect(codes(battle, embark('S1', ['R31']))).toEqual(['wrongService']);
  expect(codes(battle, embark('S1', ['R37']))).toEqual([]);
  expect(codes(battle, embark('S1', ['R23']))).toEqual(['notBeside']);
  const adrift = withState(battle, {
    transports: battle.kriegspiel.transports.map((each) => ({ ...each, ...inches(20, 50) })),
  });
  expect(codes(adrift, embark('S1', ['R1']))).toEqual(['notBeside']);
  expect(codes(battle, embark('S1', []))).toEqual(['emptyBody']);
  expect(codes(battle, embark('S9', ['R1', 'R99']))).toEqual(['noSuchTransport', 'noSuchMan']);
  const taken = {
    ...battle,
    mover: 'blue' as const,
    men: battle.men.map((each) =>
      each.id === 'R1' ? { ...each, state: 'prisoner' as const } : each,
    ),
  };
  const blues = withState(taken, {
    transports: battle.kriegspiel.transports.map((each) => ({ ...each, side: 'blue' as const })),
  });
  expect(codes(blues, embark('S1', ['R1']))).toEqual(['wrongState']);
});

const loaded = (
  id: string,
  men: readonly string[],
  more: Partial<Transport> = {},
): KriegspielBattle => {
  const off = {
    ...battle,
    men: battle.men.map((each) =>
      men.includes(each.id) ? { ...each, state: 'gone' as const } : each,
    ),
  };
  return withState(off, {
    transports: battle.kriegspiel.transports.map((each) =>
      each.id === id ? { ...each, aboard: men, ...more } : each,
    ),
  });
};

test('kriegspiel.md 8.1: twenty disembark at a landing in one move', () => {
  const across = loaded('S1', TEN, inches(53, 58));
  const ashore = after(across, disembark('S1', TEN));
  expect(transport(ashore, 'S1')).toMatchObject({ aboard: [], landed: true });
  for (const id of TEN) expect(man(ashore, id)).toMatchObject({ state: 'ready' });
  expect(TEN.map((id) => man(ashore, id).y).every((y) => y > 60 * 16)).toBe(true);
  expect(dutyOf(ashore, man(ashore, 'R1')).worked).toBe(true);
  expect(transport(next(ashore), 'S1').landed).toBe(false);
  // Others of the same boat in the next move.
  const some = after(across, disembark('S1', ['R1']));
  expect(codes(some, disembark('S1', ['R2']))).toEqual(['hasActed']);
  expect(codes(next(some), disembark('S1', ['R2']))).toEqual([]);
  expect(codes(across, disembark('S1', []))).toEqual(['notAboard']);
  expect(codes(across, disembark('S1', ['R11']))).toEqual(['notAboard']);
  expect(codes(across, disembark('S9', ['R1']))).toEqual(['noSuchTransport']);
  expect(codes(loaded('S1', TEN, { ...inches(53, 58), used: 0.5 }), disembark('S1', TEN))).toEqual([
    'hasActed',
  ]);
  expect(codes(loaded('S1', TEN, inches(20, 50)), disembark('S1', TEN))).toEqual(['notAtLanding']);
  expect(
    codes(loaded('S1', numbers('R', 1, 22), inches(53, 58)), disembark('S1', numbers('R', 1, 22))),
  ).toEqual(['noRoom']);
  const walled = {
    ...across,
    country: onField([...SEA.pieces, block('fort', 'house', [30, 60.25, 80, 80])]),
  };
  expect(codes(walled, disembark('S1', TEN))).toEqual(['noPlaceAshore']);
});

test('kriegspiel.md 2.2: boats go a foot on water, trains eight on rails', () => {
  expect(transport(after(battle, move('S1', 53, 54)), 'S1')).toMatchObject({
    ...inches(53, 54),
    used: 1,
    bearing: 0,
  });
  expect(codes(battle, move('S1', 53, 54.5))).toEqual(['tooDear']);
  expect(codes(after(battle, move('S1', 53, 48)), move('S1', 53, 54.5))).toEqual(['tooDear']);
  expect(codes(battle, move('S1', 53, 38))).toEqual(['noWay']);
  expect(transport(after(battle, move('S1', 53, 42)), 'S1').bearing).toBe(0);
  expect(codes(battle, move('T1', 119, 21))).toEqual([]);
  expect(codes(battle, move('T1', 119, 24))).toEqual(['noWay']);
  const west = withState(battle, {
    transports: battle.kriegspiel.transports.map((each) => ({ ...each, ...inches(1, 21) })),
  });
  expect(codes(west, move('T1', 97, 21))).toEqual([]);
  expect(codes(west, move('T1', 97.5, 21))).toEqual(['tooDear']);
  expect(codes(battle, { kind: 'moveTransport', transport: 'S9', path: [] })).toEqual([
    'noSuchTransport',
    'noPath',
  ]);
  expect(codes({ ...battle, mover: 'blue' }, move('S1', 53, 43))).toEqual(['notYours']);
  const plain = { ...battle, kriegspiel: { ...battle.kriegspiel, chapters: ['ground'] as const } };
  expect(codes(plain, move('S1', 53, 43))).toEqual(['notTaken']);
  expect(codes(plain, move('T1', 53, 21))).toEqual(['notTaken']);
  expect(codes(loaded('S1', [], { destroyed: true }), move('S1', 53, 43))).toEqual(['destroyed']);
});

test('kriegspiel.md 8.2: entraining and detraining take a move each, massed by the standing train', () => {
  const men = ['R25', 'R26', 'R39'];
  const begun = after(battle, embark('T1', men));
  const aboard = next(begun);
  expect(transport(aboard, 'T1')).toMatchObject({ aboard: men, boarding: null });
  const off = after(aboard, disembark('T1', ['R39']));
  expect(man(off, 'R39').state).toBe('ready');
  expect(transport(off, 'T1').aboard).toEqual(['R25', 'R26']);
  expect(codes(battle, embark('T1', ['R1']))).toEqual(['notBeside']);
});

test('kriegspiel.md 8.2: a truck holds twelve infantry or five cavalry, and a train has eight', () => {
  const figures = (infantry: number, cavalry: number) => [
    ...Array.from({ length: infantry }, () => ({ arm: 'infantry' }) as const),
    ...Array.from({ length: cavalry }, () => ({ arm: 'cavalry' }) as const),
  ];
  expect(trucksFor(figures(12, 5))).toBe(2);
  expect(trucksFor(figures(13, 6))).toBe(4);
  const full = withState(battle, {
    transports: battle.kriegspiel.transports.map((each) => ({
      ...each,
      aboard: Array.from({ length: 96 }, () => 'R1'),
    })),
  });
  expect(against(full, embark('T1', ['R25']))).toEqual([
    { code: 'noRoom', transport: 'T1', needed: 9, room: 8 },
  ]);
});

test('kriegspiel.md 3.4: a boat or train in a shell’s circle is destroyed with all aboard', () => {
  const sunk = afterTransportsHit(loaded('S1', TEN), inches(53, 45), CIRCLE);
  expect(transport(sunk, 'S1')).toMatchObject({ destroyed: true, aboard: [] });
  expect(TEN.map((id) => man(sunk, id).state)).toEqual(TEN.map(() => 'dead'));
  expect(transport(sunk, 'T1').destroyed).toBe(false);
  expect(afterTransportsHit(sunk, inches(53, 45), CIRCLE)).toBe(sunk);
  // Who was going aboard stays ashore.
  const begun = after(battle, embark('S1', TEN));
  const lost = next(afterTransportsHit(begun, inches(53, 45), CIRCLE));
  expect(transport(lost, 'S1')).toMatchObject({ aboard: [], boarding: null });
  expect(man(lost, 'R1').state).toBe('ready');
});

test('kriegspiel.md 8: boats are set out at landings of their half, trains on rails', () => {
  const begun = beginKriegspiel(muster({ country: SEA, forces: { red: SIDE, blue: FORCE } }));
  expect(begun.kriegspiel.transports.map(({ id, side }) => id + side)).toEqual([
    'S1red',
    'S2red',
    'T1red',
  ]);
  const place = (id: string, x: number, y: number, bearing = 0) =>
    ({ kind: 'placeTransport', transport: id, at: inches(x, y), bearing }) as const;
  const placed = after(begun, place('S1', 53, 42));
  expect(placed.placed).toEqual(['S1']);
  expect(after(placed, place('S1', 54, 42)).placed).toEqual(['S1']);
  expect(codes(begun, place('T1', 53, 21, 90_000))).toEqual([]);
  expect(codes(begun, place('T1', 53, 30))).toEqual(['noWay']);
  expect(codes(begun, place('S1', 20, 42))).toEqual(['notAtLanding']);
  expect(codes(begun, place('S1', 53, 58))).toEqual(['notYourGround']);
  expect(codes(begun, place('S9', 53, 42))).toEqual(['noSuchTransport']);
  expect(codes({ ...begun, ready: { red: true, blue: false } }, place('S1', 53, 42))).toEqual([
    'alreadyReady',
  ]);
  expect(codes(battle, place('S1', 53, 42))).toEqual(['wrongPhase']);
  const blue = withState(begun, {
    transports: begun.kriegspiel.transports.map((each) => ({ ...each, side: 'blue' as const })),
  });
  expect(codes(blue, place('S1', 53, 58))).toEqual([]);
  expect(withDuties(begun, [], () => ({}))).toEqual(begun);
});
