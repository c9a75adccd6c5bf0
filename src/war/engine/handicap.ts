import type { Without } from './deployment';
import type { Setup } from './position';
import { other, type Side, type Square, type UnitKind } from './vocabulary';

/** What one side gives the other before a war begins, so that a stronger and a weaker player have even odds. */
export interface Handicap {
  /** The side that gives. */
  readonly by: Side;
  /** Units of its own that it goes without. */
  readonly units: Readonly<Partial<Record<UnitKind, number>>>;
  /** Its own arsenals that do not stand. */
  readonly arsenals: readonly Square[];
  /** The other side begins, and no lots are drawn. */
  readonly firstTurn: boolean;
}

/** What a side goes without; undefined where it has all its army. */
export const withoutOf = (handicap: Handicap | undefined, side: Side): Without | undefined =>
  handicap?.by === side ? { units: handicap.units, arsenals: handicap.arsenals } : undefined;

/** The side that a handicap gives the first turn; null where lots are drawn for it. */
export const firstGiven = (handicap: Handicap | undefined): Side | null =>
  handicap?.firstTurn ? other(handicap.by) : null;

/** Where a war begins from whose handicap is known: the arsenals given away have not fallen. */
export const startGiven = (start: Setup, handicap: Handicap | undefined): Setup =>
  handicap === undefined || handicap.arsenals.length === 0
    ? start
    : { ...start, given: handicap.arsenals };
