import { expect, test } from 'vitest';
import { assaultOn } from '../../../src/war/engine/combat';
import { play } from '../../../src/war/engine/turn';
import { assaultAimed } from '../../../src/war/game/previews';
import { scene, square } from '../../support/board';

test('an attack on the aimed target is judged once, and again for another target or position', () => {
  const board = scene({ F8: 'I', H8: 'i', F6: 'I', H6: 'i' });
  const aimed = assaultAimed(board, square('H8'));
  expect(aimed).toEqual(assaultOn(board, square('H8')));
  expect(assaultAimed(board, square('H8'))).toBe(aimed);
  expect(assaultAimed(board, square('H6'))?.target).toBe(square('H6'));
  const moved = play(board, { type: 'move', from: square('F8'), to: square('E8') });
  if (!moved.ok) throw new Error(JSON.stringify(moved.reasons));
  const after = assaultAimed(moved.position, square('H8'));
  expect(after).toEqual(assaultOn(moved.position, square('H8')));
  expect(after).not.toEqual(aimed);
  expect(assaultAimed(board, null)).toBe(null);
});
