import { describe, expect, test } from 'vitest';
import { communicationLines } from '../../../src/war/engine/communication';
import { moveEffect, foresee } from '../../../src/war/engine/insight/consequence';
import { nameOf } from '../../../src/war/engine/board';
import { scene, square } from '../../support/board';

/** North cavalry on J8, on the line of the arsenal D8; infantry on J9 touches it and is on no line. */
const detachment = scene({ J8: 'CI', T1: 'i' });

describe('the effects of a move', () => {
  test('4.5: the unit that leaves takes the contact of another along', () => {
    const seen = foresee(detachment, square('J8'), square('L8'));
    expect(seen?.lost.map((unit) => nameOf(detachment.board, unit.square))).toEqual(['J9']);
    expect(seen?.gained).toEqual([]);
    expect(foresee(detachment, square('J8'), square('K8'))?.gained).toEqual([]);
    expect(seen?.takes).toBeNull();
  });

  test('4.5: a move back into contact brings touched units into communication', () => {
    const cut = scene({ H8: 'C', J9: 'I', T1: 'i' });
    const seen = foresee(cut, square('H8'), square('I8'));
    expect(seen?.gained.map((unit) => nameOf(cut.board, unit.square))).toEqual(['J9']);
    expect(seen?.lost).toEqual([]);
  });

  test('nothing is foreseen of a move that is not legal', () => {
    expect(foresee(detachment, square('J8'), square('M8'))).toBeNull();
    expect(moveEffect(detachment, square('J8'), square('M8'))).toBeNull();
  });
});

describe('the effect on the unit itself', () => {
  test('5.3: on the line it stays in communication, off it and out of contact it is isolated', () => {
    expect(moveEffect(detachment, square('J8'), square('L8'))).toBe('keeps');
    expect(moveEffect(detachment, square('J8'), square('L9'))).toBe('isolates');
  });

  test('8.1: on a standing enemy arsenal it takes it', () => {
    const raid = scene({ S23: 'C', R22: 'S' });
    expect(moveEffect(raid, square('S23'), square('T23'))).toBe('takesArsenal');
    expect(foresee(raid, square('S23'), square('T23'))?.takes).toBe(square('T23'));
    // B15 is the first arsenal of the board; B23 serves row B.
    const south = scene({ B23: 's', B17: 'c' }, { to: 'S' });
    expect(moveEffect(south, square('B17'), square('B15'))).toBe('takesArsenal');
    const summary = scene({ S23: 'C', R22: 'S' }, { text: 'summary' });
    expect(moveEffect(summary, square('S23'), square('T23'))).toBe('takesArsenal');
    // A communications unit takes none under Debord's text, but it does under pykrieg's.
    const relay = { S22: 'S', R23: 'C' };
    expect(moveEffect(scene(relay), square('S22'), square('T23'))).toBe('isolates');
    expect(moveEffect(scene(relay, { text: 'pykrieg' }), square('S22'), square('T23'))).toBe(
      'takesArsenal',
    );
  });
});

test('9.2, 9.3: a move that wins the war is distinguished from one that takes an arsenal, at once or with the end of the turn', () => {
  const raid = { S23: 'C', R22: 'S', T1: 'i' };
  for (const text of ['debord', 'summary'] as const) {
    const last = scene(raid, { standing: 'B15,D8,T23', text });
    expect(moveEffect(last, square('S23'), square('T23'))).toBe('winsWar');
    expect(moveEffect(last, square('S23'), square('S24'))).not.toBe('winsWar');
    expect(moveEffect(scene(raid, { text }), square('S23'), square('T23'))).toBe('takesArsenal');
  }
  // By isolation, where that loses it; and not by what had won it before.
  const cut = { N8: 'Ci' };
  expect(moveEffect(scene(cut, { text: 'pykrieg' }), square('N8'), square('O8'))).toBe('winsWar');
  expect(moveEffect(scene(cut), square('N8'), square('O8'))).not.toBe('winsWar');
  const won = scene({ N8: 'C', T9: 'i' }, { text: 'pykrieg' });
  expect(moveEffect(won, square('N8'), square('O8'))).not.toBe('winsWar');
});

test('lines are reported with their lengths and their ends', () => {
  const { board } = detachment;
  const lines = communicationLines(detachment, 'N').filter(({ source }) => source === square('D8'));
  expect(
    lines.map(({ end, cut }) => `${nameOf(board, end)} ${cut}`),
    // Northwest, north, northeast, west, east, southwest, south, southeast of D8 on the standard map.
  ).toEqual([
    'A5 edge',
    'A8 edge',
    'A11 edge',
    'D1 edge',
    'D9 mountain',
    'K1 edge',
    'T8 edge',
    'T24 edge',
  ]);
  const cut = scene({ M17: 'i' });
  expect(
    communicationLines(cut, 'N').filter(({ cutBy }) => cutBy === square('M17')),
    // D8 and L16 lie on one diagonal; the enemy on M17 stops the line one square before.
  ).toEqual([
    { source: square('D8'), direction: 7, end: square('L16'), cut: 'enemy', cutBy: square('M17') },
  ]);
});
