import type { Assault, Strength } from '../../engine/combat';
import type { Chain } from '../../engine/insight/chain';
import type { Line } from '../../engine/communication';
import type { Consequence, MoveEffect } from '../../engine/insight/consequence';
import type { Cut } from '../../engine/insight/cutting';
import type { ArsenalState } from '../../engine/position';
import type { Outcome, Side, Square, Unit } from '../../engine/vocabulary';

/**
 * A unit as the board shows it: its square, whether it is isolated, has moved in this turn (`spent`) or is dislodged,
 * and its attack and defence if they are shown (`strength`). Its `id` stays the same wherever it goes.
 */
export interface ShownUnit {
  /** Stays with the unit wherever it goes, so that its march is animated. */
  readonly id: number;
  readonly unit: Unit;
  readonly square: Square;
  readonly isolated: boolean;
  /** Whether it has moved in this turn. */
  readonly spent: boolean;
  readonly dislodged: boolean;
  /** Its attack and defence, shown on the piece; null if they are not shown. */
  readonly strength: Strength | null;
}

/**
 * A possible attack as the board marks it on its target: the sums of attack and defence, the outcome, and whether the
 * sums are shown (`summed`) or only the sign of the outcome.
 */
export interface ShownTarget extends Pick<Assault, 'attack' | 'defence' | 'outcome'> {
  readonly square: Square;
  /** Whether its sum is drawn, and not only its sign. */
  readonly summed: boolean;
}

/**
 * The steps by which a unit of `side` is in communication, from an arsenal to it, as the board draws them. If `cut` is
 * not null, the steps by which it would be if the enemy unit on `cut.by` did not cut the line from `cut.source`.
 */
export interface ShownChain extends Chain {
  readonly side: Side;
  readonly cut: { readonly source: Square; readonly by: Square } | null;
}

/**
 * Everything that the board draws, computed beforehand, so that the board needs no rules: units, arsenals, lines of
 * communication, fire and threats, what is chosen, where it can march and what it can attack, and the marks of the last
 * turn. Absent and null members draw nothing.
 */
export interface BoardView {
  readonly units: readonly ShownUnit[];
  readonly arsenals: readonly ArsenalState[];
  readonly lines: readonly { readonly side: Side; readonly lines: readonly Line[] }[];
  readonly chain?: ShownChain | null;
  /** Lines of `victim` that the unit on `square` cuts, and the units that this isolates. */
  readonly severed?: {
    readonly victim: Side;
    readonly square: Square;
    readonly cuts: readonly Cut[];
    readonly isolates: readonly Square[];
  } | null;
  /** The sums of the enemy's attacks on the units of the side to move. */
  readonly threats?: readonly ShownTarget[];
  /** A side's fire: `sums` has the sum on each square, by the square's number. */
  readonly fireMap?: { readonly side: Side; readonly sums: ArrayLike<number> } | null;
  /** While a march is previewed: possible attacks and fire after it, the units that it exposes, and what it decides. */
  readonly consequenceMarks?: {
    readonly targets: readonly (ShownTarget & { readonly changed: boolean })[];
    readonly threats?: readonly ShownTarget[];
    readonly fireMap?: BoardView['fireMap'];
    readonly exposed: readonly { readonly square: Square; readonly outcome: Outcome }[];
    /** What the move decides, shown on its square. */
    readonly square: Square;
    readonly decides: Consequence['is'] | null;
  } | null;
  readonly chosen?: Square | null;
  readonly destinations?: readonly { readonly square: Square; readonly kind: MoveEffect }[];
  readonly targets?: readonly ShownTarget[];
  /** A unit shown at a possible destination, in its state there. */
  readonly ghost?: {
    readonly unit: Unit;
    readonly square: Square;
    readonly isolated: boolean;
  } | null;
  /** The attack whose lines of fire are drawn. */
  readonly fire?: Assault | null;
  readonly paths?: readonly (readonly Square[])[];
  /** Squares marked as those of the last turn's events. */
  readonly scene?: readonly Square[];
  readonly refused?: Square | null;
  /** The side whose territory is open, while deploying. */
  readonly territory?: Side | null;
}

/**
 * Returns the sum of a side's fire on each square (rules.md 6.3) as the board shows it: after the previewed march if
 * there is one, otherwise now; undefined or null if none is shown.
 */
export const fireShown = ({ consequenceMarks, fireMap }: BoardView): BoardView['fireMap'] =>
  consequenceMarks?.fireMap ?? fireMap;
