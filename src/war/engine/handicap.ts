import type { Without } from './deployment';
import type { Setup } from './position';
import { other, UNIT_KINDS, type Side, type Square, type UnitKind } from './vocabulary';
import type { Board } from './board';
import { UNITS } from './units';

/**
 * The gifts of one side to the other before a war begins, to make the odds even: units and arsenals that the giving
 * side (`by`) plays without, and the first turn.
 */
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

/** Returns the units and arsenals that a handicap takes from a side; undefined if it has its whole army. */
export const withoutOf = (handicap: Handicap | undefined, side: Side): Without | undefined =>
  handicap?.by === side ? { units: handicap.units, arsenals: handicap.arsenals } : undefined;

/** Returns the side that has the first turn by a handicap; null if lots are drawn. */
export const firstGiven = (handicap: Handicap | undefined): Side | null =>
  handicap?.firstTurn ? other(handicap.by) : null;

/** Returns a war's first setup with its handicap marked: arsenals given away count neither as standing nor fallen. */
export const startGiven = (start: Setup, handicap: Handicap | undefined): Setup =>
  handicap === undefined || handicap.arsenals.length === 0
    ? start
    : { ...start, given: handicap.arsenals };

/**
 * A reason why a handicap cannot be given: more units of a kind than there are (`tooMany`), no fighting unit left
 * (`nobodyFights`), no arsenal of the side on a square (`noArsenalOf`), no arsenal left (`noArsenalStands`), or
 * nothing in it (`nothingGiven`).
 */
export type HandicapFault =
  /** The army has fewer units of the kind. */
  | {
      readonly code: 'tooMany';
      readonly side: Side;
      readonly kind: UnitKind;
      readonly most: number;
    }
  /** At least one fighting unit must remain (rules.md 9.1). */
  | { readonly code: 'nobodyFights'; readonly side: Side }
  | { readonly code: 'noArsenalOf'; readonly square: Square; readonly side: Side }
  /** At least one arsenal must stand (9.2). */
  | { readonly code: 'noArsenalStands'; readonly side: Side }
  | { readonly code: 'nothingGiven' };

/** Returns every fault of a handicap on a map; empty if it can be given. */
export function handicapFaults(board: Board, handicap: Handicap): HandicapFault[] {
  const { by, units, arsenals } = handicap;
  const faults: HandicapFault[] = [];
  for (const kind of UNIT_KINDS) {
    const most = UNITS[kind].number;
    if ((units[kind] ?? 0) > most) faults.push({ code: 'tooMany', side: by, kind, most });
  }
  const fighting = UNIT_KINDS.filter((kind) => UNITS[kind].fighting);
  if (fighting.every((kind) => (units[kind] ?? 0) >= UNITS[kind].number))
    faults.push({ code: 'nobodyFights', side: by });
  const own = board.arsenals.filter(({ side }) => side === by).map(({ square }) => square);
  for (const square of arsenals)
    if (!own.includes(square)) faults.push({ code: 'noArsenalOf', square, side: by });
  if (own.every((square) => arsenals.includes(square)))
    faults.push({ code: 'noArsenalStands', side: by });
  if (isNothing(handicap)) faults.push({ code: 'nothingGiven' });
  return faults;
}

/** Returns whether a handicap gives nothing: no units, no arsenals and no first turn. */
export const isNothing = ({ units, arsenals, firstTurn }: Handicap): boolean =>
  !firstTurn && arsenals.length === 0 && UNIT_KINDS.every((kind) => (units[kind] ?? 0) === 0);

/** Returns whether a setup agrees with a handicap: what is given is missing, and the right side is to move. */
export const beginsWith = ({ units: placed, standing, side }: Setup, handicap: Handicap): boolean =>
  UNIT_KINDS.every(
    (kind) =>
      placed.filter((unit) => unit.side === handicap.by && unit.kind === kind).length <=
      UNITS[kind].number - (handicap.units[kind] ?? 0),
  ) &&
  handicap.arsenals.every((square) => !standing.includes(square)) &&
  (!handicap.firstTurn || side !== handicap.by);
