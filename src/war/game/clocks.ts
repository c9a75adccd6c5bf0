import type { TimeControl } from '../../shell/clock';
import { SIDES, type Side } from '../engine/vocabulary';
import type { War, WarTimes } from './war';

/**
 * The time of each side of a war in milliseconds, for each turn (`turn`) or for the whole war (`bank`), and the
 * increment after each turn.
 */
export type WarTimeControl = TimeControl<Side>;

/** The most time that a clock can have, also one that is read from a text: four days, in milliseconds. */
export const MOST_TIME = 4 * 24 * 3_600_000;
/** A second in milliseconds. */
export const SECOND = 1_000;

/** Returns the clock times of a war before its first turn, from its time control: each side has its whole time. */
export const timesAtStart = ({ time }: WarTimeControl): WarTimes => ({
  left: time,
  turns: [],
  lots: [],
});

/**
 * Returns the milliseconds left at the end of a turn, rounded as they are saved: down to whole seconds, as records
 * write them, and up to tenths during the last ten seconds, so that only no time at all becomes 0.
 */
export const savedTime = (left: number): number =>
  left > 10 * SECOND ? Math.floor(left / SECOND) * SECOND : Math.ceil(left / 100) * 100;

/** Returns the number of a war's first turn; greater than 1 if it began with a position from within a game. */
export const firstTurn = (war: War): number => war.positions[0].turn;

/** Returns the milliseconds that the side to move in a turn, by its number, had left at its end; null if unknown. */
export const leftAfter = (war: War, turn: number): number | null =>
  war.times?.turns[turn - firstTurn(war)] ?? null;

/** Returns whether, in the turn of this number, a retreat or advance was drawn by lot because time had run out. */
export const isByLot = (war: War, turn: number): boolean => war.times?.lots.includes(turn) ?? false;

/** Returns whether a war was lost on time. */
export function isForfeit({ positions }: War): boolean {
  const over = positions.at(-1)?.over;
  return over?.winner != null && over.onTime === true;
}

/** Returns a war with other clock times; if they say that it was lost on time, its ending says so too. */
export function withTimes(war: War, times: WarTimes): War {
  const [first, ...rest] = war.positions;
  const last = rest.at(-1);
  const over = last?.over;
  if (!times.forfeit || last === undefined || over?.by !== 'surrender') return { ...war, times };
  const end = { ...last, over: { ...over, onTime: true as const } };
  return { ...war, times, positions: [first, ...rest.slice(0, -1), end] };
}

/**
 * Returns a war, already shortened to the start of the turn of the given number, with its clock times set back: each
 * side has its last known time before that turn again, by the time control (`control`); if that is undefined, the sides
 * keep the times that they have.
 */
export function timesBackTo(war: War, control: WarTimeControl | undefined, turn: number): War {
  const { times } = war;
  if (times === undefined) return war;
  const first = firstTurn(war);
  const turns = times.turns.slice(0, Math.max(0, turn - first));
  const lots = times.lots.filter((each) => each < turn);
  const left = control === undefined ? times.left : leftOf(war, control, turns);
  return { ...war, times: { left, turns, lots } };
}

/**
 * Returns the milliseconds that each side has left; `turns` are the times left at the end of the finished turns, null
 * where unknown.
 */
export function leftOf(
  war: War,
  control: WarTimeControl,
  turns: WarTimes['turns'],
): Readonly<Record<Side, number>> {
  if (control.kind === 'turn') return control.time;
  const left = { ...control.time };
  for (const [i, time] of turns.entries())
    if (time !== null) left[sideOfTurn(war, firstTurn(war) + i)] = time;
  return left;
}

/** Returns the side that moves in the turn of the given number; turns alternate from the start of the war. */
export function sideOfTurn({ positions: [start] }: War, turn: number): Side {
  const [one, two] = start.side === 'N' ? SIDES : [SIDES[1], SIDES[0]];
  return (turn - start.turn) % 2 === 0 ? one : two;
}
