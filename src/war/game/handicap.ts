import type { Board } from '../engine/board';
import type { Handicap } from '../engine/handicap';
import { handicapFaults, isNothing, type HandicapFault } from '../engine/handicapFaults';
import { other, type Side, type Square, type UnitKind } from '../engine/vocabulary';
import type { WarTimeControl } from './clocks';
import type { Game } from './game';

/** How much of its time a side may keep that gives some. */
export const SHARES = ['whole', 'threeQuarters', 'half', 'quarter'] as const;
export type Share = (typeof SHARES)[number];
const PARTS: Readonly<Record<Share, number>> = {
  whole: 1,
  threeQuarters: 0.75,
  half: 0.5,
  quarter: 0.25,
};

/** What one side is to give, as it is chosen before a map and a clock are settled. */
export interface HandicapOptions {
  /** Null while nobody gives anything. */
  readonly by: Side | null;
  readonly units: Readonly<Partial<Record<UnitKind, number>>>;
  /** Places in the list of a side's arsenals (`arsenalsOfSide`). */
  readonly arsenals: readonly number[];
  readonly firstTurn: boolean;
  /** The part of its time that it keeps. */
  readonly share: Share;
}

export const NO_HANDICAP_OPTIONS: HandicapOptions = {
  by: null,
  units: {},
  arsenals: [],
  firstTurn: false,
  share: 'whole',
};

/** The arsenals of a side on a map, from north to south and west to east. */
export const arsenalsOfSide = (board: Board, side: Side): Square[] =>
  board.arsenals.filter((arsenal) => arsenal.side === side).map(({ square }) => square);

/** What a wish comes to on a map and with a clock, and why it cannot be granted. */
export interface Odds {
  readonly handicap: Handicap | undefined;
  readonly clock: WarTimeControl | undefined;
  readonly faults: readonly HandicapFault[];
}

export function oddsOf(
  wish: HandicapOptions,
  board: Board,
  control: WarTimeControl | undefined,
): Odds {
  const { by, firstTurn, units } = wish;
  if (by === null) return { handicap: undefined, clock: control, faults: [] };
  const own = arsenalsOfSide(board, by);
  const arsenals = own.filter((_, place) => wish.arsenals.includes(place));
  const handicap = { by, units, arsenals, firstTurn };
  const clock = control && withShare(control, by, PARTS[wish.share]);
  if (isNothing(handicap)) return { handicap: undefined, clock, faults: [] };
  return { handicap, clock, faults: handicapFaults(board, handicap) };
}

/** A clock of which one side keeps a part of its time, in whole seconds. */
function withShare(control: WarTimeControl, by: Side, share: number): WarTimeControl {
  const kept = Math.max(1_000, Math.floor((control.time[by] * share) / 1_000) * 1_000);
  return share === 1 ? control : { ...control, time: { ...control.time, [by]: kept } };
}

/** A handicap that goes with its player to the other side: as many units, and the arsenals in the same places of its list. */
export function handicapOfOther(board: Board, handicap: Handicap): Handicap | undefined {
  const by = other(handicap.by);
  const own = arsenalsOfSide(board, handicap.by);
  const theirs = arsenalsOfSide(board, by);
  const arsenals = handicap.arsenals
    .flatMap((square) => theirs[own.indexOf(square)] ?? [])
    // One stays, whatever the map gives a side.
    .slice(0, theirs.length - 1);
  const changed = { ...handicap, by, arsenals };
  return isNothing(changed) ? undefined : changed;
}

/** A clock whose two times have changed sides. */
export const clockOfOther = (control: WarTimeControl): WarTimeControl => ({
  ...control,
  time: { N: control.time.S, S: control.time.N },
});

/** The side that gives something, time at least; null where the odds are those of the rules. */
export function giverOf({ handicap, clock }: Pick<Game, 'handicap' | 'clock'>): Side | null {
  const { N, S } = clock?.time ?? { N: 0, S: 0 };
  return handicap?.by ?? (N === S ? null : N < S ? 'N' : 'S');
}
