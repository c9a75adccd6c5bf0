import type { TurnClock } from '../engine/notation/clockText';
import type { Side } from '../engine/vocabulary';
import {
  firstTurn,
  isByLot,
  leftAfter,
  leftOf,
  MOST_TIME,
  SECOND,
  sideOfTurn,
  withTimes,
  type WarTimeControl,
} from './clocks';
import type { War } from './war';

/** Returns the clock after each finished turn, as a record writes it, null if unknown; empty without a clock. */
export const recordClocks = (war: War): readonly (TurnClock | null)[] =>
  (war.times?.turns ?? []).map((left, i) =>
    left === null
      ? null
      : { left, ...(isByLot(war, firstTurn(war) + i) && { lot: true as const }) },
  );

/**
 * Returns a war with the clock times that its record gives. `clocks` has the clock after each finished turn (null if
 * unknown), `control` is the time control, and `forfeit` says whether the war was lost on time.
 */
export function timesOfRecord(
  war: War,
  clocks: readonly (TurnClock | null)[],
  control: WarTimeControl | undefined,
  forfeit: boolean,
): War {
  if (clocks.length === 0 && control === undefined && !forfeit) return war;
  const first = firstTurn(war);
  const turns = clocks.map((clock) => clock && Math.min(MOST_TIME, clock.left));
  const lots = clocks.flatMap((clock, i) => (clock?.lot ? [first + i] : []));
  const nothing = { N: 0, S: 0 };
  const left = control === undefined ? nothing : leftOf(war, control, turns);
  return withTimes(war, { left, turns, lots, ...(forfeit && { forfeit }) });
}

// The tag of a record, in PGN's form: `900+10` is a time for the game and an increment in seconds, `1/180` one turn
// in so many seconds. If the sides differ, each is named: `N 900+10, S 600+10`.
const seconds = (time: number): string => `${time / SECOND}`;

/**
 * Returns a time control as the value of a record's tag `TimeControl` (records.md), in seconds: `1/180` for each turn,
 * `900` or `900+10` for the whole war with an increment after each turn, `N 900+10, S 600+10` if the sides differ.
 */
export function writeTimeControl({ kind, time, increment }: WarTimeControl): string {
  const one = (side: Side): string =>
    kind === 'turn'
      ? `1/${seconds(time[side])}`
      : `${seconds(time[side])}${increment === 0 ? '' : `+${seconds(increment)}`}`;
  return time.N === time.S ? one('N') : `N ${one('N')}, S ${one('S')}`;
}

const ONE = /^(?:1\/(\d{1,6}(?:\.\d)?)|(\d{1,6}(?:\.\d)?)(?:\+(\d{1,4}(?:\.\d)?))?)$/;
const TWO = /^N (\S+), S (\S+)$/;

/**
 * Returns the time control in the value of a record's tag `TimeControl` (records.md), such as `1/180`, `900+10` or
 * `N 900+10, S 600+10`, in seconds; null if it is not a known one.
 */
export function readTimeControl(text: string): WarTimeControl | null {
  const [, ofNorth = text, ofSouth = text] = TWO.exec(text) ?? [];
  const [north, south] = [oneControl(ofNorth), oneControl(ofSouth)];
  if (north === null || south === null) return null;
  if (north.kind !== south.kind || north.increment !== south.increment) return null;
  return { ...north, time: { N: north.time, S: south.time } };
}

function oneControl(text: string) {
  const [, ofTurn, ofWar, increment = '0'] = ONE.exec(text) ?? [];
  const time = Math.round(Number(ofTurn ?? ofWar) * SECOND);
  if (!(time > 0 && time <= MOST_TIME)) return null;
  const kind = ofTurn === undefined ? ('bank' as const) : ('turn' as const);
  return { kind, time, increment: Math.round(Number(increment) * SECOND) };
}

/**
 * Returns the milliseconds that the side to move used in the turn of the given number; null if that does not follow
 * from the times left.
 */
export function timeUsed(war: War, control: WarTimeControl, turn: number): number | null {
  const after = leftAfter(war, turn);
  if (after === null) return null;
  const side = sideOfTurn(war, turn);
  const before =
    control.kind === 'turn' || turn - 2 < firstTurn(war)
      ? control.time[side]
      : leftAfter(war, turn - 2);
  if (before === null) return null;
  // The time left includes the increment, except after a loss on time.
  const added = control.kind === 'bank' && after > 0 ? control.increment : 0;
  return Math.max(0, before + added - after);
}

/** The clock of one finished turn: the milliseconds left to the side, and those used, as far as they are known. */
export interface TurnTime {
  readonly turn: number;
  readonly side: Side;
  readonly left: number;
  /** In milliseconds; null if it does not follow from the times left. */
  readonly used: number | null;
  /** Whether the time left is of the whole war. */
  readonly isOfWar: boolean;
}

/**
 * Returns the clock times of the finished turns of a war in order; turns whose time left is unknown are omitted.
 * `control` is the war's time control, undefined if unknown.
 */
export const turnTimes = (war: War, control: WarTimeControl | undefined): TurnTime[] =>
  (war.times?.turns ?? []).flatMap((left, i) => {
    const turn = firstTurn(war) + i;
    const used = control === undefined ? null : timeUsed(war, control, turn);
    if (left === null) return [];
    return { turn, side: sideOfTurn(war, turn), left, used, isOfWar: control?.kind !== 'turn' };
  });
