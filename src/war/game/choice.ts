import type { Reason } from '../engine/reasons';
import type { Square, UnitKind } from '../engine/vocabulary';

/** The unit picked up to place while deploying: one of a kind left (`tray`), or that on a square of the board. */
export type Held =
  | { readonly from: 'tray'; readonly kind: UnitKind }
  | { readonly from: 'board'; readonly square: Square };

/**
 * The player's choice at the board, one thing at a time: nothing; a unit to place (`held`); a unit to move (`unit`); an
 * enemy unit whose attack is shown (`target`); or a past position of the war (`past`). `preview` is the destination
 * that a first touch has shown and a second would confirm, null for none.
 */
export type Choice =
  | { readonly of: 'nothing' }
  /** While deploying; `preview` is the square that a first touch has shown and a second will confirm. */
  | { readonly of: 'held'; readonly held: Held; readonly preview: Square | null }
  /** A unit to be moved; `preview` is the destination that a first touch has shown and a second will confirm. */
  | { readonly of: 'unit'; readonly square: Square; readonly preview: Square | null }
  /** The enemy unit whose sum is shown. */
  | { readonly of: 'target'; readonly square: Square }
  /** A past position of the war, by its index. No order can be given then. */
  | { readonly of: 'past'; readonly at: number };

/** The value of `Choice` while nothing is chosen. */
export const NOTHING = { of: 'nothing' } as const satisfies Choice;

/** Returns the choice of the unit on a square, which is to be moved; `NOTHING` for null. */
export const choiceOfUnit = (square: Square | null): Choice =>
  square === null ? NOTHING : { of: 'unit', square, preview: null };

/** Returns the choice of a unit picked up to be placed while deploying; `NOTHING` for null. */
export const choiceOfHeld = (held: Held | null): Choice =>
  held === null ? NOTHING : { of: 'held', held, preview: null };

/** Returns the square of the unit chosen to be moved; null if none is. */
export const chosenUnit = (choice: Choice): Square | null =>
  choice.of === 'unit' ? choice.square : null;

/** Returns the square of the enemy unit chosen as a target, the attack on which is shown; null if none is. */
export const chosenTarget = (choice: Choice): Square | null =>
  choice.of === 'target' ? choice.square : null;

/** Returns the unit that the player has picked up to place while deploying; null if there is none. */
export const heldOf = (choice: Choice): Held | null => (choice.of === 'held' ? choice.held : null);

/** Returns the destination that a first touch has previewed and a second would confirm; null without one. */
export const shownFirst = (choice: Choice): Square | null =>
  choice.of === 'unit' || choice.of === 'held' ? choice.preview : null;

/**
 * Returns the index, among the war's positions, of the past position that is shown; null while the present one is.
 */
export const pastIndex = (choice: Choice): number | null =>
  choice.of === 'past' ? choice.at : null;

/** The refusal of the last order: every reason for it, and the square that the order concerned, null for none. */
export interface Refusal {
  readonly reasons: readonly Reason[];
  readonly at: Square | null;
}
