import { expect, test } from 'vitest';
import { canReach } from '../../../src/littlewars/kriegspiel/reach';
import { block, country } from '../engine/tables';
import { manIn, rowsOf, type Row } from './bodies';

const sabre: Row = { side: 'blue', service: 'cavalry', count: 1, x: 60, y: 60 };
const foot = (y: number): Row => ({ side: 'red', service: 'infantry', count: 1, x: 60, y });

test('kriegspiel.md 7.3: the men whom a mounted man could reach', () => {
  const reaches = (rows: readonly Row[], more: Parameters<typeof rowsOf>[1] = {}) => {
    const battle = rowsOf([sabre, ...rows], more);
    const men = battle.men.filter(({ side, state }) => side === 'red' && state === 'ready');
    return canReach(battle, manIn(battle, 'B49'), men);
  };
  expect(reaches([foot(30)])).toBe(true);
  expect(reaches([foot(20)])).toBe(false);
  // One who is too far away does not keep the other from it.
  expect(reaches([foot(10), foot(30)])).toBe(true);
  const hill = { country: country(block('hill', 'block', [1, 1, 119, 40], 6)) };
  expect(reaches([foot(30)], hill)).toBe(false);
  expect(reaches([foot(38)], hill)).toBe(true);
  // Over a bridge he comes; a ford takes a move of its own.
  const over = (kind: 'ford' | 'bridge') => ({
    country: country(
      block('river', 'water', [1, 44, 119, 48]),
      block('it', kind, [50, 42, 70, 50]),
    ),
  });
  expect(reaches([foot(30)], over('bridge'))).toBe(true);
  expect(reaches([foot(30)], over('ford'))).toBe(false);
  // Round a wall before both of them: the one is too far that way, the other is not.
  const wall = { country: country(block('wall', 'wall', [50, 44, 70, 45], 2)) };
  expect(reaches([foot(25)], wall)).toBe(false);
  expect(reaches([foot(25), foot(35)], wall)).toBe(true);
  // Without the chapter contours cost nothing, and cavalry marches as in Little Wars.
  expect(reaches([foot(37)], { ...hill, chapters: ['formations', 'charges'] })).toBe(true);
});
