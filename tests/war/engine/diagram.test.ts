import { expect, test } from 'vitest';
import { diagram } from '../../../src/war/engine/notation/diagram';
import { drill, scene } from '../../support/board';

test('a board as text: ground, units on it, arsenals that stand and that have fallen', () => {
  const board = drill({ F6: '#', F7: '=', G6: '^' });
  const p = scene(
    { F6: 'I', F7: 's', G3: 'i', H13: 'c', A1: 'r' },
    { board, standing: 'A1,A2,L1' },
  );
  expect(diagram(p).split('\n')).toEqual([
    '   1  2  3  4  5  6  7  8  9 10 11 12 13',
    'A  r* *  +  +  +  +  +  +  +  +  +  +  +',
    ...['B', 'C', 'D', 'E'].map((row) => `${row}${'  .'.repeat(13)}`),
    'F  .  .  .  .  .  I# s= .  .  .  .  .  .',
    'G  .  .  i  .  .  ^  .  .  .  .  .  .  .',
    'H  .  .  .  .  .  .  .  .  .  .  .  .  c',
    ...['I', 'J', 'K'].map((row) => `${row}${'  .'.repeat(13)}`),
    'L  *  +  +  +  +  +  +  +  +  +  +  +  +',
    '',
    '^ mountain   = pass   # fort   * arsenal   + fallen arsenal',
  ]);
});
