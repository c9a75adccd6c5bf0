import { describe, expect, test } from 'vitest';
import { attacks } from '../../../src/war/engine/combat';
import { forEveryMove } from '../../../src/war/engine/everyMove';
import { standingArsenals, unitAt } from '../../../src/war/engine/position';
import type { Position } from '../../../src/war/engine/position';
import type { Square } from '../../../src/war/engine/vocabulary';
import {
  communications,
  drill,
  expectRefused,
  names,
  playAll,
  reach,
  scene,
  square,
  sum,
} from '../../support/board';

// rules.md 8. Most scenes: the North before T3 and T23, the South's arsenals.

const standing = (p: Position): string => names(standingArsenals(p), p.board);
const atEnd = { arsenalFalls: 'atEndOfTurn' } as const;
const anyUnit = { arsenalFallsTo: 'anyUnit' } as const;

/** R on B2 sends column 2 down to S2, S on B22 column 22. The South stands on the columns of its arsenals. */
const raid = { B2: 'R', B22: 'S', S2: 'I', R22: 'C', K3: 'i', K23: 'i' };

describe('8.1 an arsenal falls', () => {
  const p = scene(raid);
  test('8.1 the moment an enemy fighting unit ends a move on it', () => {
    const after = playAll(p, 'S2-T3');
    expect([standing(p), standing(after)]).toEqual(['B15 D8 T3 T23', 'B15 D8 T23']);
    expect(communications(after, 'S')).toEqual({ linked: 'K23', isolated: 'K3' });
  });
  test('8.1 isolated on it or not', () => {
    expect(communications(playAll(p, 'S2-T3'), 'N').isolated).toBe('T3');
    // The relay on T8 (column 8 of D8) serves row T, over T3.
    const served = playAll(scene({ ...raid, B22: '.', T8: 'S' }), 'S2-T3');
    expect(communications(served, 'N').isolated).toBe('');
    expect(standing(served)).toBe('B15 D8 T23');
  });
  test('8.1 for good: neither its leaving nor a unit of its own restores it', () => {
    // i on T5, in communication with T23 along row T, destroys the isolated I on T3 and marches onto the square.
    const after = playAll(scene({ ...raid, T5: 'i' }), 'S2-T3 . xT3 . T5-T4 . .');
    expect(standing(playAll(after, 'T4-T3 .'))).toBe('B15 D8 T23');
  });
  test('8.1 passing over it does nothing', () => {
    // With R23 and S23 taken, the way from S22 to S24 is T23, isolated or in contact with T22.
    const blocked = { B22: 'S', S22: 'C', R23: 'i', S23: 'r' };
    expect(standing(playAll(scene(blocked), 'S22-S24'))).toBe('B15 D8 T3 T23');
    const rules = { marchStopsWhereIsolated: true };
    const p = scene({ ...blocked, T22: 'I' }, { rules });
    expect(standing(playAll(p, 'S22-S24'))).toBe('B15 D8 T3 T23');
    expectRefused(scene(blocked, { rules }), 'S22-S24', [
      'noWay from S22, to S24, R23 occupied, S23 occupied, T23 isolates',
    ]);
  });
  test('8.1 it can be entered only when empty: its own communications unit bars it', () => {
    expectRefused(scene({ ...raid, T3: 'r' }), 'S2-T3', ['occupied T3, by S']);
  });
  test('8.1 one’s own communications unit on it bars it too', () => {
    const p = scene({ ...raid, T3: 'S', B22: '.' });
    expect(standing(p)).toBe('B15 D8 T3 T23');
    expectRefused(p, 'S2-T3', ['occupied T3, by N']);
  });
  test('8.1 own arsenals are entered without harm', () => {
    expect(standing(playAll(scene({ C8: 'I', K3: 'i' }), 'C8-D8'))).toBe('B15 D8 T3 T23');
  });
  test('8.1 arsenalFallsTo fightingUnits: communications units do not take it', () => {
    const after = playAll(scene({ S2: 'R', K3: 'i', F8: 'I' }), 'S2-T3');
    expect([standing(after), after.taken]).toEqual(['B15 D8 T3 T23', -1]);
    expect(communications(after, 'S').linked).toBe('K3');
  });
  test('8.1 arsenalFallsTo anyUnit: they do', () => {
    const after = playAll(scene({ S2: 'R', K3: 'i', F8: 'I' }, { rules: anyUnit }), 'S2-T3');
    expect([standing(after), names([after.taken])]).toEqual(['B15 D8 T23', 'T3']);
    // One that has stood there since before the first turn has not ended a move on it.
    const there = scene({ T3: 'R', K3: 'i', F8: 'I' }, { rules: anyUnit });
    expect(standing(playAll(there, '.'))).toBe('B15 D8 T3 T23');
  });
});

describe("8.2 it counts as the turn's attack", () => {
  // F8 could fire at H8 but for the arsenal.
  const p = scene({ ...raid, F8: 'I', H8: 'r' });
  test('8.2 no attack may follow in that turn; the remaining moves may', () => {
    const after = playAll(p, 'S2-T3');
    expect(attacks(p).map((a) => a.target)).toEqual([square('H8')]);
    expect(attacks(after)).toEqual([]);
    expectRefused(after, 'xH8', ['arsenalWasAttack T3']);
    const next = playAll(after, 'F8-G8 B22-B21 .');
    expect([next.side, next.taken]).toEqual(['S', -1]);
    // In the next turn of the North it is over.
    expect(attacks(playAll(next, '.')).map((a) => a.target)).toEqual([square('H8')]);
  });
  test('8.2 an arsenal may fall after other moves, and under dislodgedMayAttack by the retreat (7.3)', () => {
    expect(standing(playAll(p, 'F8-G8 B22-B21 S2-T3'))).toBe('B15 D8 T23');
    const rules = { dislodgedMayAttack: true };
    const retreat = scene({ B2: 'R', S2: 'I', K3: 'i' }, { dislodged: 'S2', rules });
    expect(standing(playAll(retreat, 'S2-T3'))).toBe('B15 D8 T23');
  });
  test('8.2 a second arsenal cannot be entered by a unit that would take it', () => {
    const first = playAll(p, 'S2-T3');
    expect(reach(p, 'R22').split(' ')).toContain('T23');
    expect(reach(first, 'R22').split(' ')).not.toContain('T23');
    expectRefused(first, 'R22-T23', ['secondArsenal T23, taken T3']);
    // A communications unit, which takes none, may enter.
    const relays = playAll(scene({ ...raid, S22: 'S', B22: '.' }), 'S2-T3');
    expect(standing(playAll(relays, 'S22-T23'))).toBe('B15 D8 T23');
  });
  test('8.2 nor is it among the moves that the side has', () => {
    const goals = (now: Position): string => {
      const found = new Set<Square>();
      forEveryMove(now, (_, to) => void found.add(to));
      return names([...found].filter((to) => to === square('T23') || to === square('R23')));
    };
    expect(goals(p).split(' ').sort()).toEqual(['R23', 'T23']);
    expect(goals(playAll(p, 'S2-T3'))).toBe('R23');
  });
  test('8.2 arsenalFallsTo anyUnit: nor by a communications unit', () => {
    const relays = playAll(scene({ ...raid, S22: 'S', B22: '.' }, { rules: anyUnit }), 'S2-T3');
    expectRefused(relays, 'S22-T23', ['secondArsenal T23, taken T3']);
  });
});

describe('8.2 arsenalFalls atEndOfTurn', () => {
  const p = scene({ ...raid, F8: 'I', H8: 'r' }, { rules: atEnd });
  test('8.2 atEndOfTurn: it falls at the end of the turn, after the attack, which stays allowed', () => {
    const entered = playAll(p, 'S2-T3');
    expect([standing(entered), entered.taken]).toEqual(['B15 D8 T3 T23', -1]);
    expect(attacks(entered).map((a) => a.target)).toEqual([square('H8')]);
    expect(standing(playAll(entered, 'xH8'))).toBe('B15 D8 T23');
    expect(standing(playAll(entered, '.'))).toBe('B15 D8 T23');
  });
  test('8.2 atEndOfTurn: not to units of its own side that stand on it', () => {
    const held = scene({ ...raid, K3: '.', K23: '.', T3: 'i' }, { rules: atEnd });
    expect(standing(playAll(held, '. .'))).toBe('B15 D8 T3 T23');
  });
  test('8.2 atEndOfTurn: several at once, which ends the game (9.2)', () => {
    const both = playAll(p, 'S2-T3 R22-T23');
    expect([standing(both), both.over]).toEqual(['B15 D8 T3 T23', null]);
    const after = playAll(both, '.');
    expect([standing(after), after.over]).toEqual(['B15 D8', { winner: 'N', by: 'arsenals' }]);
  });
  test('8.2 atEndOfTurn: communications units take it only under arsenalFallsTo anyUnit', () => {
    const relay = { S2: 'R', K3: 'i', F8: 'I' };
    expect(standing(playAll(scene(relay, { rules: atEnd }), 'S2-T3 .'))).toBe('B15 D8 T3 T23');
    const any = scene(relay, { rules: { ...atEnd, ...anyUnit } });
    expect(standing(playAll(any, 'S2-T3 .'))).toBe('B15 D8 T23');
  });
  test('8.2 atEndOfTurn: with an advance due, after the advance', () => {
    const q = scene(
      { ...raid, F8: 'I', G8: 'r' },
      { rules: { ...atEnd, victorMustAdvance: true } },
    );
    const struck = playAll(q, 'S2-T3 xG8');
    expect(standing(struck)).toBe('B15 D8 T3 T23');
    expect(standing(playAll(struck, 'F8>G8'))).toBe('B15 D8 T23');
  });

  // Drill: L6 serves F6 by column 6, L9 serves C9. R steps on L6; it cuts nothing there, so that F6, charged
  // by F5, is beaten by one point, 7 : 6; then L6 falls and F6 is isolated where it stands.
  const fall = (rest: Record<string, string>, arsenals = 'A5,L6,L9') =>
    scene(
      { F5: 'C', F6: 'i', K5: 'R', ...rest },
      { board: drill(), rules: { ...atEnd, ...anyUnit }, standing: arsenals },
    );
  test('8.2, 7.2 atEndOfTurn: a unit dislodged, and isolated by the fall, is destroyed', () => {
    const entered = playAll(fall({ C9: 'i' }), 'K5-L6');
    expect(sum(entered, 'F6')).toBe('F5 7* = 7 : F6 6 = 6 dislodged');
    const after = playAll(entered, 'xF6');
    expect(unitAt(after, square('F6', after.board))).toBeNull();
    expect([after.side, after.retreatDue, after.over]).toEqual(['S', -1, null]);
  });
  test('8.2, 9.1 atEndOfTurn: which annihilates a side that has no other', () => {
    const after = playAll(fall({}), 'K5-L6 xF6');
    expect(after.over).toEqual({ winner: 'N', by: 'annihilation' });
  });
  test('8.2, 9.2 atEndOfTurn: the fall of the last arsenal comes first and decides', () => {
    const last = fall({}, 'A5,L6');
    const after = playAll(last, 'K5-L6 xF6');
    expect(after.over).toEqual({ winner: 'N', by: 'arsenals' });
    expect([after.side, after.turn, unitAt(after, square('F6', after.board))?.kind]).toEqual([
      'N',
      1,
      'infantry',
    ]);
    const { board } = last;
    const judged = scene(
      { F5: 'C', F6: 'i', K5: 'R' },
      { board, rules: { ...atEnd, ...anyUnit, isolationLoses: true }, standing: 'A5,L6' },
    );
    expect(playAll(judged, 'K5-L6 .').over).toEqual({ winner: 'N', by: 'arsenals' });
  });
  test('8.2 atEndOfTurn: where nothing falls nobody loses, though no arsenal was left to begin with', () => {
    const p = scene({ F5: 'C', F6: 'i' }, { board: drill(), rules: atEnd, standing: 'A5' });
    expect(playAll(p, '.').over).toBeNull();
  });
  test('8.2, 7.2 atEndOfTurn: a unit dislodged that keeps communication retreats', () => {
    // The diagonal of L12 serves F6 too.
    const after = playAll(fall({ C9: 'i' }, 'A5,L6,L12'), 'K5-L6 xF6');
    expect(standing(after)).toBe('A5 L12');
    expect(names([after.squares[after.retreatDue]!], after.board)).toBe('F6');
  });
});

describe("8 the North's arsenals fall like the South's", () => {
  // Column 23 of T23 serves B23, which serves row B; T8, on row T, serves column 8.
  const before = { B23: 's', B17: 'c', T8: 'r', E8: 'i', K3: 'I' };
  const to = 'S';
  test('8.1 on entry', () => {
    const after = playAll(scene(before, { to }), 'B17-B15');
    expect([standing(after), names([after.taken])]).toEqual(['D8 T3 T23', 'B15']);
  });
  test('8.2 one a turn', () => {
    const first = playAll(scene(before, { to }), 'E8-D8');
    expect(standing(first)).toBe('B15 T3 T23');
    expect(reach(first, 'B17').split(' ')).not.toContain('B15');
    expectRefused(first, 'B17-B15', ['secondArsenal B15, taken D8']);
  });
  test('8.2 atEndOfTurn', () => {
    const after = playAll(scene(before, { to, rules: atEnd }), 'B17-B15 .');
    expect(standing(after)).toBe('D8 T3 T23');
  });
  test('6.8 victorMustAdvance: nobody advances onto one that stands', () => {
    const rules = { victorMustAdvance: true };
    const p = scene({ B23: 's', B16: 'cc', B15: 'I', K3: 'I' }, { to, rules });
    expect(sum(p, 'B15')).toBe('B16 7* + B17 7* = 14 : B15 6 = 6 destroyed');
    const after = playAll(p, 'xB15');
    expect([after.advance, after.side, standing(after)]).toEqual([null, 'N', 'B15 D8 T3 T23']);
  });
});

describe('8.3 a fallen arsenal', () => {
  test('8.3 is a plain square: it serves nobody and may be entered and left', () => {
    const p = scene(raid, { standing: 'B15,D8,T23' });
    expect(communications(p, 'S').isolated).toBe('K3');
    const after = playAll(p, 'S2-T3');
    expect([after.taken, after.over]).toEqual([-1, null]);
    // So another arsenal may fall in the same turn.
    expect(playAll(after, 'R22-T23').over).toEqual({ winner: 'N', by: 'arsenals' });
  });
  test('8.3 arsenals give no bonus', () => {
    const board = drill();
    const p = scene({ L6: 'i', J6: 'A' }, { board });
    expect(sum(p, 'L6')).toBe('J6 5 = 5 : L6 6 = 6 resists');
  });
});
