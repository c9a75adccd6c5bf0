import { expect, test } from 'vitest';
import { sequential } from '../../tools/match/sequential';

test('a match ends early as soon as its games decide between two scores, and not before', () => {
  expect(sequential({ wins: 18, draws: 0, losses: 2 }, 0.5, 0.65)).toBe('high');
  expect(sequential({ wins: 5, draws: 2, losses: 20 }, 0.5, 0.65)).toBe('low');
  expect(sequential({ wins: 12, draws: 0, losses: 8 }, 0.5, 0.65)).toBeNull();
  // So few games decide nothing, whatever they are.
  expect(sequential({ wins: 11, draws: 0, losses: 0 }, 0.5, 0.65)).toBeNull();
  expect(sequential({ wins: 12, draws: 0, losses: 0 }, 0.5, 0.65)).toBe('high');
});

test('draws count one half, and make the spread of the scores smaller', () => {
  const few = { wins: 20, draws: 0, losses: 20 };
  const many = { wins: 0, draws: 40, losses: 0 };
  expect(sequential(few, 0.5, 0.65)).toBeNull();
  expect(sequential(many, 0.5, 0.65)).toBe('low');
});
