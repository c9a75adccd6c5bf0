import type { Reason } from '../engine/reasons';
import type { Square, UnitKind } from '../engine/vocabulary';

/** What a player holds while deploying: a kind from the tray, or the unit of a square. */
export type Hand =
  | { readonly from: 'tray'; readonly kind: UnitKind }
  | { readonly from: 'board'; readonly square: Square };

/** Why the last order was not carried out, and where on the board that was. */
export interface Refusal {
  readonly reasons: readonly Reason[];
  readonly at: Square | null;
}
