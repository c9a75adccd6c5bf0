import { expect, test } from 'vitest';
import { nearestEnemy } from '../../../src/war/engine/insight/rays';
import { nameOf } from '../../../src/war/engine/board';
import { drill, scene, square } from '../../support/board';

/** The nearest enemy of the North's, as seen from F6: `E8 2`. */
function nearest(units: Readonly<Record<string, string>>): string | null {
  const p = scene(units, { board: drill() });
  const found = nearestEnemy(p, 'N', square('F6', p.board));
  return found && `${nameOf(p.board, found.unit.square)} ${found.distance}`;
}

test('the nearest enemy is counted in steps, a diagonal being one, and the first in board order of two', () => {
  expect(nearest({ F6: 'I', J6: 'i', H8: 'c', C6: 'I' })).toBe('H8 2');
  expect(nearest({ F6: 'I', E8: 'i', H6: 'i' })).toBe('E8 2');
});

test('only fighting units count, and without any the result is null', () => {
  expect(nearest({ F6: 'I', F7: 'r', J6: 'i' })).toBe('J6 4');
  expect(nearest({ F6: 'I', F7: 'r' })).toBeNull();
});
