import { assaultOn, type Assault } from '../engine/combat';
import type { Position } from '../engine/position';
import type { Square } from '../engine/vocabulary';
import { memoizeLast } from '../../shell/memoizeLast';

/**
 * Returns the attack on the target, memoized for a position and a target, so that board, panel and screen reader
 * show the same one. Null without a target.
 */
export const assaultAimed = memoizeLast((position: Position, aim: Square | null): Assault | null =>
  aim === null ? null : assaultOn(position, aim),
);
