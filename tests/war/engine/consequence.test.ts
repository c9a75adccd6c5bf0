import { describe, expect, test } from 'vitest';
import { strikes } from '../../../src/war/engine/insight/threats';
import {
  changesFor,
  consequenceOf,
  moveEffect,
  foresee,
} from '../../../src/war/engine/insight/consequence';
import type { Position } from '../../../src/war/engine/position';
import { nameOf } from '../../../src/war/engine/board';
import { drill, names, scene, square } from '../../support/board';

const of = (p: Position, from: string, to: string) =>
  consequenceOf(p, foresee(p, square(from), square(to))!);

describe('the decisions of a move', () => {
  test('8.2: an arsenal falls at once, or at the end of the turn', () => {
    const raid = { S23: 'C', R22: 'S', T1: 'i' };
    const taken = { is: 'takesArsenal', arsenal: square('T23') };
    expect(of(scene(raid), 'S23', 'T23')).toEqual({ ...taken, atEndOfTurn: false });
    expect(of(scene(raid, { text: 'summary' }), 'S23', 'T23')).toEqual({
      ...taken,
      atEndOfTurn: true,
    });
    expect(of(scene(raid), 'S23', 'S24')).toBeNull();
  });

  test('9.2: with the last arsenal the war is won', () => {
    const raid = { S23: 'C', R22: 'S', T1: 'i' };
    const won = { is: 'winsWar', arsenal: square('T23') };
    const last = { standing: 'B15,D8,T23' };
    expect(of(scene(raid, last), 'S23', 'T23')).toEqual({ ...won, atEndOfTurn: false });
    expect(moveEffect(scene(raid, last), square('S23'), square('T23'))).toBe('winsWar');
    expect(of(scene(raid, { ...last, text: 'summary' }), 'S23', 'T23')).toEqual({
      ...won,
      atEndOfTurn: true,
    });
  });

  test('9.3: an army without communications units is isolated at the end of the turn, the enemy’s or one’s own', () => {
    // The South's infantry on N9 hangs on the line T3–M10, which the cavalry cuts on O8, itself on that of D8.
    const won = { is: 'winsWar', arsenal: null, atEndOfTurn: true };
    expect(of(scene({ N8: 'Ci' }, { text: 'pykrieg' }), 'N8', 'O8')).toEqual(won);
    expect(of(scene({ N8: 'Ci' }, { text: 'pykrieg' }), 'N8', 'M8')).toBeNull();
    // So it is where the cavalry has to retreat first.
    expect(of(scene({ N8: 'Ci' }, { text: 'pykrieg', dislodged: 'N8' }), 'N8', 'O8')).toEqual(won);
    // A relay of the South's saves it.
    expect(of(scene({ N8: 'Ci', T4: 'r' }, { text: 'pykrieg' }), 'N8', 'O8')).toBeNull();
    const lost = of(scene({ E8: 'I', T3: 'i' }, { text: 'pykrieg' }), 'E8', 'F9');
    expect(lost).toEqual({ is: 'losesWar', arsenal: null, atEndOfTurn: true });
    // Under Debord's text nobody loses by it (9.3).
    expect(of(scene({ E8: 'I', T3: 'i' }), 'E8', 'F9')).toBeNull();
  });
});

test('changes of communication, apart by whom they serve', () => {
  const p = scene({ J8: 'CI', S4: 'i' });
  const seen = foresee(p, square('J8'), square('L8'))!;
  const { lost, enemyLost, gained, enemyGained } = changesFor('N', seen);
  expect(lost.map((unit) => nameOf(p.board, unit.square))).toEqual(['J9']);
  expect([enemyLost, gained, enemyGained]).toEqual([[], [], []]);
  const theirs = changesFor('S', seen);
  expect(theirs.enemyLost).toEqual(lost);
  expect(theirs.lost).toEqual([]);
});

describe('attacks worth making', () => {
  const board = drill();
  const best = (units: Readonly<Record<string, string>>) =>
    strikes(scene(units, { board })).map(({ target, wins }) => `${names([target], board)} ${wins}`);
  const FAR = { L13: 'i' };
  test('6.7: attacks that would be resisted are not among them', () => {
    expect(best({ ...FAR, D4: 'I', F4: 'i' })).toEqual([]);
    expect(best({ ...FAR, D4: 'I', F2: 'C', F4: 'i' })).toEqual(['F4 false']);
  });
  test('the stronger unit first, by any margin, but destructions before dislodgements', () => {
    // 12 : 6 on the infantry, 12 : 8 on the artillery.
    const infantry = { ...FAR, D4: 'I', F2: 'C', D6: 'C', F4: 'i' };
    expect(best({ ...infantry, D11: 'I', F9: 'I', D9: 'I', F11: 'a' })).toEqual([
      'F11 false',
      'F4 false',
    ]);
    // 9 : 8.
    expect(best({ ...infantry, D11: 'A', F9: 'I', F11: 'a' })).toEqual(['F4 false', 'F11 false']);
  });
  test('of equal units the one with the greater margin first', () => {
    // 8 : 6 and 12 : 6.
    const close = { ...FAR, D4: 'I', F2: 'C', F4: 'i' };
    expect(best({ ...close, D11: 'I', F9: 'I', D9: 'I', F11: 'i' })).toEqual([
      'F11 false',
      'F4 false',
    ]);
  });
  test('9.1: a move that wins the war is called so', () => {
    expect(best({ D4: 'I', F2: 'C', F4: 'i' })).toEqual(['F4 true']);
  });
});
