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

/**
 * The communication of the unit on a square: the chain that links it, null if it is isolated; the reasons for its
 * isolation, null if it is in communication; and its cuts in the enemy's lines, null for none.
 */
export interface UnitExplanation {
  readonly square: Square;
  readonly chain: Chain | null;
  readonly isolation: Isolation | null;
  readonly cutting: Cutting | null;
}

/**
 * Returns why the unit on a square is in communication or isolated, and which of the enemy's lines it cuts; memoized
 * for the last position and square. All parts are null for an empty square.
 */
export const explainUnit = memoizeLast((position: Position, square: Square): UnitExplanation => ({
  square,
  chain: chainTo(position, square),
  isolation: isolationOf(position, square),
  cutting: cuttingOf(position, square),
}));

/**
 * The effects of a move, before it is made: the position after it, the units whose communication changes (`changes`),
 * the attacks of both sides (`prospects`), and its decision on an arsenal or the war (`consequence`).
 */
export interface MovePreview extends Foresight {
  readonly prospects: Prospects;
  /** Its effect on an arsenal or the war; null if it has none. */
  readonly consequence: Consequence | null;
  /** The units whose communication changes, grouped as the side to move sees them. */
  readonly changes: SidedChanges;
}

/**
 * Returns the effects of moving the unit on `from` to `to` on communication, attacks, arsenals and the war, before the
 * move is made; null if it is illegal. Memoized for the last arguments.
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
