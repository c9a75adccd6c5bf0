import type { Reason } from '../engine/reasons';
import type { Square, UnitKind } from '../engine/vocabulary';

/** What a player holds while deploying: a kind from the tray, or the unit on a square. */
export type Hand =
  | { readonly from: 'tray'; readonly kind: UnitKind }
  | { readonly from: 'board'; readonly square: Square };

/** What the player at the board has chosen; only one thing at a time. */
export type Choice =
  | { readonly of: 'nothing' }
  /** While deploying; `preview` is the square that a first touch has shown and a second will confirm. */
  | { readonly of: 'hand'; readonly hand: Hand; readonly preview: Square | null }
  /** A unit to be moved; `preview` is the destination that a first touch has shown and a second will confirm. */
  | { readonly of: 'unit'; readonly square: Square; readonly preview: Square | null }
  /** The enemy unit whose sum is shown. */
  | { readonly of: 'target'; readonly square: Square }
  /** A past position of the war, by its index. No order can be given then. */
  | { readonly of: 'past'; readonly at: number };

/** The choice while nothing is chosen. */
export const NOTHING = { of: 'nothing' } as const satisfies Choice;

/** Returns the choice of the unit on a square; the empty choice for null. */
export const choiceOfUnit = (square: Square | null): Choice =>
  square === null ? NOTHING : { of: 'unit', square, preview: null };

/** Returns the choice of something held while deploying; the empty choice for null. */
export const choiceOfHand = (hand: Hand | null): Choice =>
  hand === null ? NOTHING : { of: 'hand', hand, preview: null };

/** Returns the square of the chosen unit; null if no unit is chosen. */
export const chosenUnit = (choice: Choice): Square | null =>
  choice.of === 'unit' ? choice.square : null;

/** Returns the square of the enemy unit whose attack is shown in detail; null if none is chosen. */
export const chosenTarget = (choice: Choice): Square | null =>
  choice.of === 'target' ? choice.square : null;

/** Returns what the player holds while deploying; null if nothing. */
export const heldHand = (choice: Choice): Hand | null =>
  choice.of === 'hand' ? choice.hand : null;

/** Returns the square that a first touch has shown and a second will confirm; null if there is none. */
export const shownFirst = (choice: Choice): Square | null =>
  choice.of === 'unit' || choice.of === 'hand' ? choice.preview : null;

/** Returns the index of the past position that is shown; null while the present one is. */
export const pastIndex = (choice: Choice): number | null =>
  choice.of === 'past' ? choice.at : null;

/** Why the player's last order was refused, and the square it concerned; null if it concerned none. */
export interface Refusal {
  readonly reasons: readonly Reason[];
  readonly at: Square | null;
}
