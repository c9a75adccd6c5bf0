import { assaultOn, type Assault } from '../engine/combat';
import type { Position } from '../engine/position';
import type { Square } from '../engine/vocabulary';
import { memoizeLast } from '../../shell/memoizeLast';

/**
 * The attack on the unit aimed at, judged once for a position and a target: the board, the panel and what is read
 * aloud show the same one. Null where nothing is aimed at.
 */
export const assaultAimed = memoizeLast((position: Position, aim: Square | null): Assault | null =>
  aim === null ? null : assaultOn(position, aim),
);
