import { expect, test } from 'vitest';
import {
  closer,
  closestOf,
  farther,
  fitting,
  nearnessOf,
  restingScale,
  type Room,
} from '../../../../src/shell/ui/viewport/viewport';
import { SCALES } from '../../../../src/war/ui/board/useBoardViewport';

/** The war's board where a square of it, when it is whole, is so many pixels wide. */
const boardOf = (square: number): Room => {
  const content = { width: 1068, height: 868 };
  const fit = square / 40;
  return {
    frame: { width: content.width * fit, height: content.height * fit },
    content,
    scales: SCALES,
  };
};

test('the buttons: the first makes squares fit for fingers, and both ends are reached', () => {
  for (const square of [0.3, 5.3, 13, 17.8, 32, 80]) {
    const room = boardOf(square);
    const whole = fitting(room);
    expect(closer(whole, room) * 40).toBeGreaterThanOrEqual(44);
    let at = whole;
    // No two presses of a button show the same.
    for (let last = 0; at < closestOf(room); at = closer(at, room)) {
      expect(at).toBeGreaterThan(last);
      last = at;
    }
    expect(at * 40).toBeGreaterThanOrEqual(65);
    expect(nearnessOf({ scale: at, x: 0, y: 0 }, room)).toBe('closest');
    for (let i = 0; i < 15; i++) at = farther(at, room);
    expect(at).toBe(whole);
    expect(nearnessOf({ scale: at, x: 0, y: 0 }, room)).toBe('whole');
  }
});

test('squares are shown as large as necessary, and no larger', () => {
  for (const square of [0.3, 5.3, 13, 17.8, 23.9]) {
    const room = boardOf(square);
    expect(restingScale(room) * 40).toBeGreaterThanOrEqual(24);
    expect(restingScale(room) * 40).toBeLessThan(25);
    expect(restingScale(room)).toBeLessThan(closestOf(room));
  }
  expect(restingScale(boardOf(24.5))).toBe(fitting(boardOf(24.5)));
});
