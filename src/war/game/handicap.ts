import type { Board } from '../engine/board';
import { handicapFaults, isNothing, type Handicap, type HandicapFault } from '../engine/handicap';
import { other, type Side, type Square, type UnitKind } from '../engine/vocabulary';
import type { WarTimeControl } from './clocks';
import type { Game } from './game';

/** The shares of its time that a side may have left when it gives the rest as a handicap. */
export const SHARES = ['whole', 'threeQuarters', 'half', 'quarter'] as const;
/** The share of its time that a side has left when it gives the rest as a handicap. */
export type Share = (typeof SHARES)[number];
const PARTS: Readonly<Record<Share, number>> = {
  whole: 1,
  threeQuarters: 0.75,
  half: 0.5,
  quarter: 0.25,
};

/**
 * A handicap as chosen in the form of a new game, before the map and the clock are known: the giving side, its units
 * and arsenals, the first turn, and the share of its time that it keeps.
 */
export interface HandicapOptions {
  /** The giving side; null if neither gives anything. */
  readonly by: Side | null;
  /** How many units of each kind the giving side plays without. */
  readonly units: Readonly<Partial<Record<UnitKind, number>>>;
  /** Indices of the list of a side's arsenals (`arsenalsOfSide`). */
  readonly arsenals: readonly number[];
  /** Whether the other side has the first turn. */
  readonly firstTurn: boolean;
  /** The share of its time that the giving side keeps. */
  readonly share: Share;
}

/** The options of a game without a handicap. */
export const NO_HANDICAP_OPTIONS: HandicapOptions = {
  by: null,
  units: {},
  arsenals: [],
  firstTurn: false,
  share: 'whole',
};

/** Returns the arsenals of a side on a map, from north to south and west to east. */
export const arsenalsOfSide = (board: Board, side: Side): Square[] =>
  board.arsenals.filter((arsenal) => arsenal.side === side).map(({ square }) => square);

/**
 * The result of a handicap's options on a map and with a clock: the handicap, undefined if no units, arsenals or first
 * turn are given; the time control, undefined without a clock; and the faults that forbid the handicap.
 */
export interface Odds {
  readonly handicap: Handicap | undefined;
  readonly clock: WarTimeControl | undefined;
  readonly faults: readonly HandicapFault[];
}

/**
 * Returns the result of a handicap's options on a map and with a clock: the handicap, undefined if no units, arsenals
 * or first turn are given; the time control with both sides' times, undefined without one; and the faults that forbid
 * the handicap.
 */
export function oddsOf(
  options: HandicapOptions,
  board: Board,
  control: WarTimeControl | undefined,
): Odds {
  const { by, firstTurn, units } = options;
  if (by === null) return { handicap: undefined, clock: control, faults: [] };
  const own = arsenalsOfSide(board, by);
  const arsenals = own.filter((_, place) => options.arsenals.includes(place));
  const handicap = { by, units, arsenals, firstTurn };
  const clock = control && withShare(control, by, PARTS[options.share]);
  if (isNothing(handicap)) return { handicap: undefined, clock, faults: [] };
  return { handicap, clock, faults: handicapFaults(board, handicap) };
}

/** Returns a time control of which one side keeps only a share of its time, in whole seconds. */
function withShare(control: WarTimeControl, by: Side, share: number): WarTimeControl {
  const remaining = Math.max(1_000, Math.floor((control.time[by] * share) / 1_000) * 1_000);
  return share === 1 ? control : { ...control, time: { ...control.time, [by]: remaining } };
}

/**
 * Returns the handicap that the other side gives after the players have changed sides: the same units, and the
 * arsenals at the same indices in its own list, so that at least one stands; undefined if nothing remains.
 */
export function handicapOfOther(board: Board, handicap: Handicap): Handicap | undefined {
  const by = other(handicap.by);
  const own = arsenalsOfSide(board, handicap.by);
  const theirs = arsenalsOfSide(board, by);
  const arsenals = handicap.arsenals
    .flatMap((square) => theirs[own.indexOf(square)] ?? [])
    // At least one arsenal must remain.
    .slice(0, theirs.length - 1);
  const changed = { ...handicap, by, arsenals };
  return isNothing(changed) ? undefined : changed;
}

/** Returns a time control in which the two sides' times are exchanged. */
export const clockOfOther = (control: WarTimeControl): WarTimeControl => ({
  ...control,
  time: { N: control.time.S, S: control.time.N },
});

/** Returns the side that gives a handicap, also one of time alone, which the side with less gives; null without. */
export function giverOf({ handicap, clock }: Pick<Game, 'handicap' | 'clock'>): Side | null {
  const { N, S } = clock?.time ?? { N: 0, S: 0 };
  return handicap?.by ?? (N === S ? null : N < S ? 'N' : 'S');
}
