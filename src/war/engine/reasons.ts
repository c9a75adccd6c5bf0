import type { Board } from './board';
import type { Between } from './march';
import type { Side, Square, UnitKind } from './vocabulary';

/**
 * A reason against an action, distinguished by `code`: the game or the moves are over, something else is due first
 * (`retreatDue`, `advanceDue`), the unit may not act (`notYours`, `alreadyMoved`, `isolated`), it cannot go there
 * (`mountain`, `occupied`, `tooFar`, `noWay` …), the target cannot be attacked (`ownTarget`, `outOfRange`,
 * `arsenalWasAttack`), or a unit cannot be deployed (`notYourTerritory`, `noneLeft`). A refusal carries every reason
 * that applies, not only the first.
 */
export type Reason =
  | { readonly code: 'gameOver' }
  /** There is no unit on the square of an order. */
  | { readonly code: 'noUnit'; readonly square: Square }
  /** The unit ordered to move or advance is the enemy's. */
  | { readonly code: 'notYours'; readonly square: Square }
  /** 5.1: five moves have been made. */
  | { readonly code: 'noMovesLeft' }
  /** 5.1: this unit has moved in this turn. */
  | { readonly code: 'alreadyMoved'; readonly square: Square }
  /** 7.1: another unit must retreat before anything else. */
  | { readonly code: 'retreatDue'; readonly square: Square }
  /** 6.8: a victor must advance before anything else. */
  | { readonly code: 'advanceDue'; readonly square: Square }
  /** 4.7, 5.3: a fighting unit out of communication cannot march. */
  | { readonly code: 'isolated'; readonly square: Square }
  | { readonly code: 'sameSquare'; readonly square: Square }
  /** 5.2: the square is a mountain. */
  | { readonly code: 'mountain'; readonly square: Square }
  /** 5.2: a unit is on the square. */
  | { readonly code: 'occupied'; readonly square: Square; readonly by: Side }
  /** 5.2: farther away, in steps, than the unit's speed. */
  | {
      readonly code: 'tooFar';
      readonly from: Square;
      readonly to: Square;
      readonly steps: number;
      readonly speed: number;
    }
  /** 5.2, 5.3: no square between lets a two-step move pass; each has its reason. */
  | {
      readonly code: 'noWay';
      readonly from: Square;
      readonly to: Square;
      readonly between: readonly Between[];
    }
  /** 8.2: a second arsenal in one turn. */
  | { readonly code: 'secondArsenal'; readonly square: Square; readonly taken: Square }
  /** 7.3: a retreat may not take an arsenal. */
  | { readonly code: 'arsenalBarsRetreat'; readonly square: Square }
  | { readonly code: 'ownTarget'; readonly square: Square }
  /** 6.1: no own unit in communication can fire at the target. */
  | { readonly code: 'outOfRange'; readonly square: Square }
  /** 8.2: an arsenal taken in this turn counted as its attack. */
  | { readonly code: 'arsenalWasAttack'; readonly square: Square }
  /** 6.8: no advance is due. */
  | { readonly code: 'noAdvanceDue' }
  /** 6.8: the unit did not take part in the attack. */
  | {
      readonly code: 'notAnAttacker';
      readonly square: Square;
      readonly attackers: readonly Square[];
    }
  /** 6.8: the advance goes to the emptied square only. */
  | { readonly code: 'wrongAdvance'; readonly square: Square; readonly emptied: Square }
  /** 3: outside the side's own territory. */
  | { readonly code: 'notYourTerritory'; readonly square: Square; readonly side: Side }
  /** 3: the army has no more units of this kind. */
  | { readonly code: 'noneLeft'; readonly kind: UnitKind }
  | { readonly code: 'offBoard'; readonly square: Square };

/** The code by which the reasons against an action are distinguished: `noUnit`, `gameOver` and so on. */
export type ReasonCode = Reason['code'];

/** The result of an order that is refused: every reason against it. Nothing has changed. */
export interface Refused {
  readonly ok: false;
  readonly reasons: readonly Reason[];
}

/** Returns the refusal of an order for the given reasons. */
export const refused = (...reasons: readonly Reason[]): Refused => ({ ok: false, reasons });

/** Returns whether a number is a square of a board. */
export const isOnBoard = (board: Board, square: Square): boolean =>
  Number.isInteger(square) && square >= 0 && square < board.size;
