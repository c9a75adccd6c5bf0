import type { Reason } from '../engine/reasons';
import type { Square, UnitKind } from '../engine/vocabulary';

/** What a player holds while deploying: a kind from the tray, or the unit of a square. */
export type Hand =
  | { readonly from: 'tray'; readonly kind: UnitKind }
  | { readonly from: 'board'; readonly square: Square };

/** What is chosen on a table: one thing at a time. */
export type Choice =
  | { readonly of: 'nothing' }
  /** While deploying; `preview` is the square that a touch has shown and a second touch will confirm. */
  | { readonly of: 'hand'; readonly hand: Hand; readonly preview: Square | null }
  /** A unit to be sent; `preview` is the destination that a touch has shown and a second touch will confirm. */
  | { readonly of: 'unit'; readonly square: Square; readonly preview: Square | null }
  /** The enemy unit whose sum is laid open. */
  | { readonly of: 'target'; readonly square: Square }
  /** A moment of the war looked back at: the index of its position. Nothing can be ordered then. */
  | { readonly of: 'past'; readonly at: number };

export const NOTHING = { of: 'nothing' } as const satisfies Choice;

/** A unit chosen, or nothing where there is none to choose. */
export const choiceOfUnit = (square: Square | null): Choice =>
  square === null ? NOTHING : { of: 'unit', square, preview: null };

/** Something taken in hand, or nothing. */
export const choiceOfHand = (hand: Hand | null): Choice =>
  hand === null ? NOTHING : { of: 'hand', hand, preview: null };

/** The square of the unit chosen to be sent, or null. */
export const chosenUnit = (choice: Choice): Square | null =>
  choice.of === 'unit' ? choice.square : null;

/** The square of the enemy unit whose sum is laid open, or null. */
export const chosenTarget = (choice: Choice): Square | null =>
  choice.of === 'target' ? choice.square : null;

/** What is held while deploying, or null. */
export const heldHand = (choice: Choice): Hand | null =>
  choice.of === 'hand' ? choice.hand : null;

/** The square shown before it is confirmed, or null. */
export const shownFirst = (choice: Choice): Square | null =>
  choice.of === 'unit' || choice.of === 'hand' ? choice.preview : null;

/** The index of the position looked back at, or null where the present is shown. */
export const pastIndex = (choice: Choice): number | null =>
  choice.of === 'past' ? choice.at : null;

/** Why the last order was not carried out, and where on the board that was. */
export interface Refusal {
  readonly reasons: readonly Reason[];
  readonly at: Square | null;
}
