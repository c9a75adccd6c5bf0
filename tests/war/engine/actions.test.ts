import { describe, expect, test } from 'vitest';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { writeAction } from '../../../src/war/engine/notation/notation';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import type { Action } from '../../../src/war/engine/vocabulary';

// notation.md: actions, there and back.

describe('actions', () => {
  const actions: [string, Action][] = [
    ['H5-G7', { type: 'move', from: 179, to: 156 }],
    ['xK15', { type: 'attack', target: 264 }],
    ['J14>K15', { type: 'advance', from: 238, to: 264 }],
    ['.', { type: 'endTurn' }],
    ['resign', { type: 'surrender' }],
    ['draw', { type: 'draw' }],
  ];
  test.each(actions)('%s there and back', (text, action) => {
    expect(readAction(B, text)).toEqual(action);
    expect(writeAction(B, action)).toBe(text);
  });
  test.each([
    // The marks of a record, and other spellings of the squares.
    ['H5-G7!', 'H5-G7'],
    ['xK15=', 'xK15'],
    ['xK15~', 'xK15'],
    ['xK15#', 'xK15'],
    ['h5-g7', 'H5-G7'],
    ['5-H-7-G', 'H5-G7'],
    ['H-5-G-7', 'H5-G7'],
    ['H5-7-G', 'H5-G7'],
    ['5-H-G7', 'H5-G7'],
    ['H-5-7-G', 'H5-G7'],
    ['H-5-G7', 'H5-G7'],
    ['xk-15', 'xK15'],
    ['x15-K', 'xK15'],
    ['14-J>k15', 'J14>K15'],
  ])('%s is read as %s', (text, written) => {
    const action = readAction(B, text);
    expect(action === undefined ? text : writeAction(B, action)).toBe(written);
  });
  test.each([
    ...[
      '',
      '-',
      '>',
      'x',
      'xK',
      'xK150',
      'xU1',
      'xK15+',
      'xK15##',
      'xK=15',
      'H5!-G7',
      'H5',
      'H5-',
      '-G7',
      'H5-G7-F8',
      'H5--G7',
    ],
    ...[
      'H5-Z9',
      'Z9-H5',
      'H5G7',
      'J14>',
      '>K15',
      'J14>K15>L16',
      'J14>Z1',
      '..',
      'Resign',
      'pass',
      'toString',
      '__proto__',
      'H5-G7!!',
    ],
  ])('%j is no action', (text) => expect(readAction(B, text)).toBeUndefined());
});
