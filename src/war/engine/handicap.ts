import type { Without } from './deployment';
import type { Setup } from './position';
import { other, type Side, type Square, type UnitKind } from './vocabulary';

/** What one side gives the other before a war begins, to make the odds even. */
export interface Handicap {
  /** The side that gives. */
  readonly by: Side;
  /** Units that the giving side plays without. */
  readonly units: Readonly<Partial<Record<UnitKind, number>>>;
  /** Arsenals of the giving side that do not stand. */
  readonly arsenals: readonly Square[];
  /** Whether the other side begins, without drawing lots. */
  readonly firstTurn: boolean;
}

/** Returns what a side plays without; undefined if it has its whole army. */
export const withoutOf = (handicap: Handicap | undefined, side: Side): Without | undefined =>
  handicap?.by === side ? { units: handicap.units, arsenals: handicap.arsenals } : undefined;

/** Returns the side that has the first turn by a handicap; null if lots are drawn. */
export const firstGiven = (handicap: Handicap | undefined): Side | null =>
  handicap?.firstTurn ? other(handicap.by) : null;

/** Returns the start of a war with its handicap: arsenals given away do not count as fallen. */
export const startGiven = (start: Setup, handicap: Handicap | undefined): Setup =>
  handicap === undefined || handicap.arsenals.length === 0
    ? start
    : { ...start, given: handicap.arsenals };
