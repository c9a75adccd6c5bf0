import { expect, test } from 'vitest';
import { diverse } from '../../../src/war/opponent/candidate';
import type { PackedMove } from '../../../src/war/opponent/thinking';

const turn = (moves: readonly PackedMove[], target: number | null = null) => ({
  moves,
  finish: { target, victor: null },
});

test('at most three turns that begin with the same two orders and attack the same unit are kept', () => {
  const turns = [
    turn([1, 2, 3]),
    turn([2, 1, 4]),
    turn([1, 3, 2]),
    turn([1, 2]),
    turn([2, 1, 5]),
    turn([1, 2, 5], 7),
    turn([]),
  ];
  const saved = diverse(turns, (each) => each);
  expect(saved).toEqual([turns[0], turns[1], turns[2], turns[3], turns[5], turns[6]]);
});
