import type { Assault, Strength } from '../../engine/combat';
import type { Chain } from '../../engine/insight/chain';
import type { Line } from '../../engine/communication';
import type { Consequence } from '../../engine/insight/consequence';
import type { Cut } from '../../engine/insight/cutting';
import type { Fate } from '../../engine/insight/fates';
import type { ArsenalState } from '../../engine/position';
import type { Outcome, Side, Square, Unit } from '../../engine/vocabulary';

export interface ShownUnit {
  /** Stays with the unit wherever it goes, so that it is seen to march there. */
  readonly id: number;
  readonly unit: Unit;
  readonly square: Square;
  readonly isolated: boolean;
  /** Has moved in this turn. */
  readonly spent: boolean;
  readonly dislodged: boolean;
  /** Shown on the piece, if not null. */
  readonly strength: Strength | null;
}

export interface ShownTarget {
  readonly square: Square;
  readonly attack: number;
  readonly defence: number;
  readonly outcome: Outcome;
  /** Whether its sum is drawn, and not its sign alone. */
  readonly summed: boolean;
}

/** A unit's chain of communication; with `cut`, the one it would have but for the enemy unit there. */
export interface ShownChain extends Chain {
  readonly side: Side;
  readonly cut: { readonly source: Square; readonly by: Square } | null;
}

/** Everything the board shows. It knows no rule: whatever it draws has been worked out for it. */
export interface BoardView {
  readonly units: readonly ShownUnit[];
  readonly arsenals: readonly ArsenalState[];
  readonly lines: readonly { readonly side: Side; readonly lines: readonly Line[] }[];
  readonly chain?: ShownChain | null;
  /** Lines of `victim` that the unit on `square` cuts, and those who stand isolated for it. */
  readonly severed?: {
    readonly victim: Side;
    readonly square: Square;
    readonly cuts: readonly Cut[];
    readonly isolates: readonly Square[];
  } | null;
  /** The sums of the enemy's attacks on the units of the side to move. */
  readonly threats?: readonly ShownTarget[];
  /** What the fire of a side adds up to, per square. */
  readonly fireMap?: { readonly side: Side; readonly sums: ArrayLike<number> } | null;
  /** While a move is only shown: sums and fire after it, the units it exposes, and what it comes to. */
  readonly foreseen?: {
    readonly targets: readonly (ShownTarget & { readonly changed: boolean })[];
    readonly threats?: readonly ShownTarget[];
    readonly fireMap?: BoardView['fireMap'];
    readonly exposed: readonly { readonly square: Square; readonly outcome: Outcome }[];
    /** What the move decides, told on its square. */
    readonly square: Square;
    readonly decides: Consequence['is'] | null;
  } | null;
  readonly chosen?: Square | null;
  readonly destinations?: readonly { readonly square: Square; readonly kind: Fate }[];
  readonly targets?: readonly ShownTarget[];
  /** A unit shown where it could go, as it would be there. */
  readonly ghost?: {
    readonly unit: Unit;
    readonly square: Square;
    readonly isolated: boolean;
  } | null;
  /** The attack laid open. */
  readonly fire?: Assault | null;
  readonly paths?: readonly (readonly Square[])[];
  /** Squares marked as the scene of what happened last. */
  readonly scene?: readonly Square[];
  /** The square of a refused order. */
  readonly refused?: Square | null;
  /** Whose territory alone is open, while deploying. */
  readonly territory?: Side | null;
}

/** The fire after a move that is only shown, else as it is. */
export const fireShown = ({ foreseen, fireMap }: BoardView): BoardView['fireMap'] =>
  foreseen?.fireMap ?? fireMap;
