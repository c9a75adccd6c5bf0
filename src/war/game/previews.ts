import { chainTo, type Chain } from '../engine/insight/chain';
import { cuttingOf, type Cutting } from '../engine/insight/cutting';
import {
  changesFor,
  consequenceOf,
  foresee,
  type Consequence,
  type SidedChanges,
  type Foresight,
} from '../engine/insight/consequence';
import { isolationOf, type Isolation } from '../engine/insight/isolation';
import type { Position } from '../engine/position';
import { prospectsOf, type Prospects } from '../engine/insight/prospects';
import type { Square } from '../engine/vocabulary';
import { memoizeLast } from '../../shell/memoizeLast';
import { assaultOn, type Assault } from '../engine/combat';

/**
 * Returns the attack on the unit on the square `aim`, memoized for the last position and square, so that board, panel
 * and screen reader show the same object. Null without a square, or if nothing can fire at it.
 */
export const assaultAimed = memoizeLast((position: Position, aim: Square | null): Assault | null =>
  aim === null ? null : assaultOn(position, aim),
);

/** Why one unit is in communication or isolated, and what it does to the enemy's communication. */
export interface UnitExplanation {
  readonly square: Square;
  readonly chain: Chain | null;
  readonly isolation: Isolation | null;
  readonly cutting: Cutting | null;
}

/**
 * Returns why the unit on a square is in communication or isolated, and which of the enemy's lines it cuts;
 * memoized for the last position and square.
 */
export const explainUnit = memoizeLast((position: Position, square: Square): UnitExplanation => ({
  square,
  chain: chainTo(position, square),
  isolation: isolationOf(position, square),
  cutting: cuttingOf(position, square),
}));

/** What a move would change, before it is made: communication, attacks, arsenals, the war. */
export interface MovePreview extends Foresight {
  readonly prospects: Prospects;
  readonly consequence: Consequence | null;
  readonly changes: SidedChanges;
}

/**
 * Returns what moving the unit on `from` to `to` would change, before it is made; null if it is illegal. Memoized for
 * the last arguments.
 */
export const previewMove = memoizeLast(
  (position: Position, from: Square, to: Square): MovePreview | null => {
    const foresight = foresee(position, from, to);
    return (
      foresight && {
        ...foresight,
        prospects: prospectsOf(position, foresight.after),
        consequence: consequenceOf(position, foresight),
        changes: changesFor(position.side, foresight),
      }
    );
  },
);
