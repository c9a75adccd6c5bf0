/**
 * What a side of Kriegspiel has on the field besides men and guns, and what its works leave there (kriegspiel.md 5, 6,
 * 8). Lengths are sixteenths of an inch, angles thousandths of a degree, and everything is plain data.
 */
import type { Point, Side } from '../engine/types';

/**
 * A waggon with its packets of supplies, six when full (kriegspiel.md 1.3, 5). Lengths are in sixteenths of an inch,
 * `bearing` in thousandths of a degree.
 */
export interface Waggon {
  /** `W1`, `W2`, …, Red's first. */
  readonly id: string;
  readonly side: Side;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly bearing: number;
  readonly packets: number;
  /** The share of its whole march that it has used in this move, from 0 to 1. */
  readonly used: number;
  /** Whether it has moved in this move, so that nothing is delivered from it (5.2). */
  readonly moved: boolean;
  readonly destroyed: boolean;
}

/**
 * A boat or a train, with the men and guns aboard, by id (kriegspiel.md 8). `x`, `y` is its middle, in sixteenths of
 * an inch; `bearing` is in thousandths of a degree.
 */
export interface Transport {
  /** `S1`, `S2`, … for boats, `T1`, … for trains, Red's first. */
  readonly id: string;
  readonly kind: 'boat' | 'train';
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly bearing: number;
  /** The share of its whole march that it has used in this move, from 0 to 1. */
  readonly used: number;
  /** The ids of the men in it, whose state is `aboard`, and of the guns, which are `gone` meanwhile. */
  readonly aboard: readonly string[];
  /** The ids of those who are going aboard, and for how many moves of their side; null if nobody is. */
  readonly boarding: { readonly men: readonly string[]; readonly done: number } | null;
  /** How many men and guns have got off in this move. */
  readonly landed: number;
  readonly destroyed: boolean;
}

/** A depot of supplies (kriegspiel.md 5.2): its piece by id, its side, its packets, and whether it is burnt. */
export interface Depot {
  /** The id of its piece. */
  readonly piece: string;
  readonly side: Side;
  readonly packets: number;
  readonly burnt: boolean;
}

/**
 * The kinds of supplies that troops need (kriegspiel.md 5.1): `food` for all men, `forage` for horses, `ammunition`
 * for infantry that fires.
 */
export const SUPPLIES = ['food', 'forage', 'ammunition'] as const;
/** A kind of supplies that troops need (kriegspiel.md 5.1), one of `SUPPLIES`. */
export type Supply = (typeof SUPPLIES)[number];

/** The kinds of works (`WorkKind`). */
export const WORKS = [
  'destroy',
  'repair',
  'tearUp',
  'layRail',
  'mine',
  'entrench',
  'epaulement',
  'burn',
  'emptyWaggons',
] as const;
/**
 * A kind of work (kriegspiel.md 5.7, 6.1 to 6.3): to `destroy` or `repair` a bridge or culvert; to `burn` a depot, or
 * the contents of waggons (`emptyWaggons`); to tear up a rail (`tearUp`) or lay it again (`layRail`); or to make a
 * `mine`, an entrenchment (`entrench`) or an `epaulement`.
 */
export type WorkKind = (typeof WORKS)[number];

/**
 * A work that is begun and not yet done (kriegspiel.md 6.1): its side and kind, its men and target by id or its places,
 * and for how many moves it has been worked at.
 */
export interface Work {
  /** `RK1`, `RK2`, …, `BK1`, …, in the order of beginning. */
  readonly id: string;
  readonly side: Side;
  readonly kind: WorkKind;
  readonly men: readonly string[];
  /** The id of the bridge, railway, depot, gun or waggon that it is done to; null for a mine or entrenchment. */
  readonly target: string | null;
  /** The place of a mine or a rail, or the two ends of an entrenchment or epaulement; otherwise empty. */
  readonly at: readonly Point[];
  /** How many moves of its side it has been worked at without a break. */
  readonly done: number;
  /** How many such moves it takes. */
  readonly takes: number;
}

/** A mine that has been laid (kriegspiel.md 6.2), of which only its own side knows until it goes off. */
export interface Mine {
  readonly id: string;
  readonly side: Side;
  readonly at: Point;
}

/** A place where the rails of a railway, by id, are torn up, so that no train passes (kriegspiel.md 6.1). */
export interface RailGap {
  readonly railway: string;
  readonly at: Point;
}
