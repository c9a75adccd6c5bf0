import { expect, test } from 'vitest';
import { meleesAtEnd, sentToTrails } from '../../../src/littlewars/engine/forecast';
import { trailPlaces } from '../../../src/littlewars/engine/gun';
import { meleesNow } from '../../../src/littlewars/engine/melee';
import type { Battle } from '../../../src/littlewars/engine/types';
import { leavingWords } from '../../../src/littlewars/words/results';
import { after, table } from './tables';

/** A gun of Red's that has fired, and a melee two feet before it, to which one of those who served it has ridden. */
function fired(shots: number): Battle {
  const guns = [{ side: 'red', x: 60, y: 40, shots }] as const;
  const gun = table({ guns }).guns[0]!;
  const start = trailPlaces(gun, { arm: 'cavalry' })[0];
  const right = trailPlaces(gun, { arm: 'infantry' })[1];
  return table({
    guns,
    red: [
      [64, 58, 'cavalry', { start }],
      [right.x / 16, right.y / 16],
      [57, 42],
      [63, 42],
      [60, 58],
    ],
    blue: [
      [60, 58.6875],
      [61, 59.5],
    ],
  });
}

// littlewars.md 4.4, 5.2
test('men whom the end of the move sends to a trail are not in the melees that it opens', () => {
  const battle = fired(1);
  expect(meleesNow(battle)[0]?.men.red).toEqual(['R1', 'R5']);
  expect(meleesAtEnd(battle)[0]?.men.red).toEqual(['R5']);
  expect(meleesAtEnd(battle)).toEqual(after(battle, { kind: 'end' }).melees);
  expect(meleesAtEnd(battle)).toBe(meleesAtEnd(battle));
  expect(sentToTrails(battle)).toEqual([{ gun: 'G1', men: ['R1'] }]);
  expect(leavingWords(battle)).toEqual([
    '1 horseman would leave the melee for the trail of gun G1, unless you send two others there.',
  ]);
});

test('a gun that has not fired takes nobody out of them, nor does one that two others serve', () => {
  const silent = fired(0);
  expect(meleesAtEnd(silent)).toEqual(meleesNow(silent));
  expect(sentToTrails(silent)).toEqual([]);
  const served = after(fired(1), { kind: 'serve', gun: 'G1', men: ['R3', 'R2'] });
  expect(meleesAtEnd(served)[0]?.men.red).toEqual(['R1', 'R5']);
  expect(leavingWords(served)).toEqual([]);
});

test('between moves nothing is forecast, and open melees are as they are', () => {
  const ended = after(fired(1), { kind: 'end' });
  expect(meleesAtEnd(ended)).toBe(ended.melees);
  expect(meleesAtEnd({ ...ended, phase: 'interval' })).toEqual([]);
  expect(sentToTrails({ ...ended, phase: 'interval' })).toEqual([]);
});
