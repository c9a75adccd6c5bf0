import { memoizeEach } from '../../shell/memoizeEach';
import type { Position } from '../engine/position';
import { ARMY } from '../engine/units';
import type { Side } from '../engine/vocabulary';
import type { Weights } from './weights';

/** Returns the units of a side that are in communication (rules.md 4), as a mask with a bit for each unit of `ARMY`. */
export const linkedOf = (position: Position, side: Side): number =>
  side === 'N' ? position.linkedNorth : position.linkedSouth;

/**
 * Returns the value of the unit of every slot by the given weights, in tenths of an infantry: the North's army, then
 * the South's. Cached for each set of weights.
 */
export const worthsOf = memoizeEach((weights: Weights): Float64Array =>
  Float64Array.from([...ARMY, ...ARMY], (kind) => weights.unit[kind]),
);
