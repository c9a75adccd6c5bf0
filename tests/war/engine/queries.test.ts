import { describe, expect, test } from 'vitest';
import {
  assaultOn,
  assaultsOn,
  attackAndDefence,
  attacks,
  strengthOf,
} from '../../../src/war/engine/combat';
import { communicationLines } from '../../../src/war/engine/communication';
import { destinations, goalsOf, movers, pathOf } from '../../../src/war/engine/march';
import {
  reasonsAgainst,
  reasonsNotToAttack,
  reasonsToStay,
} from '../../../src/war/engine/objections';
import {
  arsenalAt,
  arsenalsOf,
  hasMoved,
  inCommunication,
  unitsOf,
} from '../../../src/war/engine/position';
import { arsenalsFallen, fightingUnits } from '../../../src/war/engine/forces';
import { nameOf } from '../../../src/war/engine/board';
import { drill, names, playAll, scene, spoken, square } from '../../support/board';

// The questions of a screen about a position that the tests of the clauses do not ask.

const D8 = 'D8,T3,T23';
const board = drill();

describe('where a unit may be sent', () => {
  test('wherever it may move (5.1), a unit of the side to move that has not moved', () => {
    const p = scene({ F6: 'I', H9: 'i' }, { board });
    const [from, enemy] = [square('F6', board), square('H9', board)];
    expect(goalsOf(p, from)).toEqual(destinations(p, from));
    expect(names(goalsOf(p, from), board)).toContain('F7');
    expect(goalsOf(playAll(p, 'F6-F7'), square('F7', board))).toEqual([]);
    expect(goalsOf(p, enemy)).toEqual([]);
  });
  test('where a victor has to advance, victors to that square alone (6.8)', () => {
    const rules = { victorMustAdvance: true };
    const p = scene(
      { E6: 'ICI', F6: 'i', C10: 'I', K12: 'i' },
      { board, rules, standing: 'A6,A7,A8,L1' },
    );
    const after = playAll(p, 'xF6');
    const victors = after.advance?.from ?? [];
    expect(victors.length).toBeGreaterThan(0);
    for (const victor of victors) expect(names(goalsOf(after, victor), board)).toBe('F6');
    expect(victors).not.toContain(square('C10', board));
    expect(goalsOf(after, square('C10', board))).toEqual([]);
  });
});

describe('the way a move goes', () => {
  const path = (p: ReturnType<typeof scene>, from: string, to: string) =>
    names(pathOf(p, square(from, p.board), square(to, p.board)), p.board);
  test('straight where it can, round what stands in the way', () => {
    const free = scene({ F6: 'C' }, { board });
    expect([path(free, 'F6', 'E6'), path(free, 'F6', 'D6'), path(free, 'F6', 'H8')]).toEqual([
      'F6 E6',
      'F6 E6 D6',
      'F6 G7 H8',
    ]);
    const blocked = scene({ F6: 'C', E6: 'r' }, { board });
    expect(path(blocked, 'F6', 'D6')).toMatch(/^F6 E[57] D6$/);
  });
  test('of two bends, one', () => {
    expect(path(scene({ F6: 'C' }, { board }), 'F6', 'D7')).toMatch(/^F6 E[67] D7$/);
  });
  test('over any free square between (5.3)', () => {
    // From K8 to I7: J8 is on column 8, J7 on no line.
    expect(path(scene({ K8: 'C' }, { standing: D8 }), 'K8', 'I7')).toBe('K8 J7 I7');
    expect(path(scene({ K8: 'C', J7: 'I' }, { standing: D8 }), 'K8', 'I7')).toBe('K8 J8 I7');
  });
  test('under marchStopsWhereIsolated only over squares that keep it in communication (5.3)', () => {
    const rules = { marchStopsWhereIsolated: true };
    expect(path(scene({ K8: 'C' }, { standing: D8, rules }), 'K8', 'I7')).toBe('K8 J8 I7');
  });
  test('of a move that is none, from end to end', () => {
    const rules = { marchStopsWhereIsolated: true };
    expect(path(scene({ K8: 'C' }, { standing: D8, rules }), 'K8', 'K6')).toBe('K8 K6');
  });
});

describe('units that can do nothing', () => {
  test('one with no free square around it cannot move', () => {
    const hemmed = scene({ A1: 'IRc', B1: 'rs' }, { board });
    expect(names(movers(hemmed), board)).toBe('A2');
  });
  test('why a unit stays', () => {
    const p = scene({ N4: 'I', H8: 'I' }, { standing: D8 });
    expect(spoken(p.board, reasonsToStay(p, square('N4')))).toEqual(['isolated N4']);
    expect(reasonsToStay(p, square('H8'))).toEqual([]);
    expect(reasonsToStay(playAll(p, 'resign'), square('H8'))).toEqual([{ code: 'gameOver' }]);
  });
  test("an enemy's unit has one reason against every destination", () => {
    const p = scene({ K3: 'i', H8: 'I' });
    const far = reasonsAgainst(p, { type: 'move', from: square('K3'), to: square('H8') });
    expect(spoken(p.board, far)).toEqual(['notYours K3']);
  });
  test('why a unit is not attacked', () => {
    const p = scene({ G8: 'I', J8: 'i', H8: 'r' });
    expect(spoken(p.board, reasonsNotToAttack(p, square('J8')))).toEqual(['outOfRange J8']);
    expect(reasonsNotToAttack(p, square('H8'))).toEqual([]);
  });
});

describe('sums without an attack', () => {
  const p = scene({ D6: 'A', F6: 'i', F7: 'i' }, { board });
  test('as numbers only', () => {
    expect(attackAndDefence(p, square('F6', board))).toEqual({ attack: 5, defence: 12 });
    // Nobody fires at F7 but its defence stands; nobody is on E5.
    expect(attackAndDefence(p, square('F7', board))).toEqual({ attack: 0, defence: 12 });
    expect(attackAndDefence(p, square('E5', board))).toEqual({ attack: 0, defence: 0 });
  });
  test('threats: whosever turn it is', () => {
    const threat = scene({ D6: 'A', F6: 'i', F3: 'i' }, { board });
    expect(
      names(
        assaultsOn(threat, 'N').map((a) => a.target),
        board,
      ),
    ).toBe('D6');
    expect(
      names(
        assaultsOn(threat, 'S').map((a) => a.target),
        board,
      ),
    ).toBe('F6');
    expect(assaultOn(threat, square('E5', board))).toBeNull();
  });
  test('how many units can fight', () => {
    const armies = scene({ D6: 'AR', F6: 'ihs' }, { board });
    expect([fightingUnits(armies, 'N'), fightingUnits(armies, 'S')]).toEqual([1, 2]);
    expect(fightingUnits(scene({ A1: 'I' }), 'N')).toBe(1);
  });
});

test('an empty square is neither in communication nor has moved', () => {
  const p = scene({ H8: 'I', K3: 'i' });
  expect([inCommunication(p, square('H9')), hasMoved(p, square('H9'))]).toEqual([false, false]);
  // The enemy's units have not moved in one's own turn.
  expect(hasMoved(p, square('K3'))).toBe(false);
});

test('one side moves and no unit of the other has moved', () => {
  const armies = { B3: 'IISR', K3: 'ii', M3: 'r', M5: 's' };
  const moved = (actions: string, to: 'N' | 'S' = 'N') => {
    const p = playAll(scene(armies, { to }), actions);
    return names(unitsOf(p).flatMap(({ square: at }) => (hasMoved(p, at) ? [at] : [])));
  };
  expect(moved('B5-A5 B6-A6')).toBe('A5 A6');
  expect(moved('B3-A3 B4-A4')).toBe('A3 A4');
  expect(moved('M3-M4 M5-M6', 'S')).toBe('M4 M6');
});

describe('the attacks open to the side to move', () => {
  const target = (p: ReturnType<typeof scene>) =>
    names(
      attacks(p).map((a) => a.target),
      p.board,
    );
  test('none once the game is over, though an enemy is within range', () => {
    const p = scene({ E6: 'I', F6: 'i' }, { board });
    expect(target(p)).toBe('F6');
    expect(target(playAll(p, 'draw'))).toBe('');
  });
  test('none while a victor has to advance (6.8), though another enemy is within range', () => {
    const rules = { victorMustAdvance: true };
    const p = scene(
      { E6: 'ICI', F6: 'i', E9: 'i', K12: 'i' },
      { board, rules, standing: 'A6,A7,A8,L1' },
    );
    const after = playAll(p, 'xF6');
    expect([after.advance !== null, assaultOn(after, square('E9', board)) !== null]).toEqual([
      true,
      true,
    ]);
    expect(target(after)).toBe('');
  });
  test('on the first square of the board as on any other', () => {
    const corner = scene({ A1: 'i', B2: 'I' }, { standing: 'D8,T3,T23' });
    expect(names(assaultsOn(corner, 'S').map((a) => a.target))).toBe('');
    const served = scene({ A1: 'i', B2: 'I', D4: 'R' }, { standing: 'D8,T3,T23' });
    expect(target(served)).toBe('A1');
  });
});

describe('lines of communication', () => {
  const lines = (p: ReturnType<typeof scene>, side: 'N' | 'S') =>
    communicationLines(p, side).map(({ source, end, cut, cutBy }) =>
      [
        nameOf(p.board, source),
        nameOf(p.board, end),
        cut,
        cutBy === undefined ? '' : nameOf(p.board, cutBy),
      ]
        .join(' ')
        .trim(),
    );
  test('each runs to the edge, to a mountain, or to the enemy that cuts it', () => {
    expect(lines(scene({ H8: 'i', E7: 'i' }, { standing: D8 }), 'N')).toEqual([
      'D8 A5 edge',
      'D8 A8 edge',
      'D8 A11 edge',
      'D8 D1 edge',
      'D8 D9 mountain',
      // The unit next to the source leaves a line of no length.
      'D8 D8 enemy E7',
      'D8 G8 enemy H8',
      'D8 T24 edge',
    ]);
  });
  test('from the edge of the board none leaves it', () => {
    // A relay in the corner, served by the diagonal of the arsenal F6.
    const corner = drill({ F6: 'N' });
    const p = scene({ A1: 'R' }, { board: corner, standing: 'F6,L13' });
    expect(lines(p, 'N').filter((line) => line.startsWith('A1'))).toEqual([
      'A1 A13 edge',
      'A1 L1 edge',
      'A1 L12 edge',
    ]);
  });
  test('an enemy in the corner cuts one as anywhere, and so does a mountain', () => {
    const p = scene({ A1: 'i' }, { board: drill({ C3: 'N' }), standing: 'C3,L13' });
    expect(lines(p, 'N')[0]).toBe('C3 B2 enemy A1');
    const high = scene({}, { board: drill({ C3: 'N', A1: '^' }), standing: 'C3,L13' });
    expect(lines(high, 'N')[0]).toBe('C3 B2 mountain');
  });
  test('those of relays follow those of the arsenals', () => {
    const all = lines(scene({ K8: 'R', N6: 'S' }, { standing: D8 }), 'N');
    expect(all.filter((line) => line.startsWith('D8')).length).toBe(8);
    expect(all.filter((line) => line.startsWith('K8')).length).toBe(8);
    // N6 lies on no line.
    expect(all.filter((line) => line.startsWith('N6'))).toEqual([]);
    expect(all.slice(0, 8).every((line) => line.startsWith('D8'))).toBe(true);
  });
});

describe('the values of a unit where it stands', () => {
  const p = scene({ B8: 'I', A8: 'A', J20: 'C', D8: 'S', T1: 'i' });
  const worth = (name: string) => strengthOf(p, square(name));

  test('2: in a fort infantry has its bonus', () => {
    expect(worth('B8')).toEqual({ attack: 4, defence: 10, bonus: 4 });
  });

  test('2: in the open artillery has none', () => {
    expect(worth('A8')).toEqual({ attack: 5, defence: 8, bonus: 0 });
  });

  test('4.7: isolated, a fighting unit is worth nothing', () => {
    expect(worth('J20')).toEqual({ attack: 0, defence: 0, bonus: 0 });
  });

  test('2: a communications unit has defence alone', () => {
    expect(worth('D8')).toEqual({ attack: 0, defence: 1, bonus: 0 });
  });

  test('of the South as of the North', () => {
    expect(worth('T1')).toEqual({ attack: 4, defence: 6, bonus: 0 });
  });

  test('nobody is worth nothing to ask', () => {
    expect(worth('E20')).toBeNull();
  });
});

test('which arsenals stand, which one is on a square, and which have fallen since', () => {
  const before = scene({ S2: 'R', R3: 'C', K3: 'i' }, { rules: { arsenalFallsTo: 'anyUnit' } });
  const after = playAll(before, 'S2-T3');
  const textOf = (p: typeof before) =>
    arsenalsOf(p).map(({ square: on, side, is }) => `${side} ${names([on])} ${is}`);
  expect(textOf(before)).toEqual([
    'N B15 standing',
    'N D8 standing',
    'S T3 standing',
    'S T23 standing',
  ]);
  expect(textOf(after)).toEqual([
    'N B15 standing',
    'N D8 standing',
    'S T3 fallen',
    'S T23 standing',
  ]);
  expect(arsenalAt(after, square('T3'))).toEqual({
    square: square('T3'),
    side: 'S',
    is: 'fallen',
  });
  expect(arsenalAt(after, square('D8'))).toEqual({
    square: square('D8'),
    side: 'N',
    is: 'standing',
  });
  expect(arsenalAt(after, square('B15'))).toEqual({
    square: square('B15'),
    side: 'N',
    is: 'standing',
  });
  expect(arsenalAt(after, square('T4'))).toBe(null);
  expect(arsenalsFallen(before, after)).toEqual([{ square: square('T3'), side: 'S' }]);
  expect(arsenalsFallen(after, before)).toEqual([]);
});
