import type { WarTimeControl } from '../../game/clocks';
import type { Offer } from '../kind';
import type { BotLevel } from './kind';

/** The milliseconds that each level thinks about a turn without a clock; lower levels gain nothing from more. */
const THINKING: Readonly<Record<BotLevel, number>> = {
  0: 200,
  1: 200,
  2: 250,
  3: 350,
  4: 600,
  5: 1_000,
  6: 1_500,
};
/** The share of a turn's time that goes into thinking, the share of a bank's, and the least in milliseconds. */
const OF_TURN = 1 / 8;
const OF_BANK = 1 / 60;
const LEAST = 50;

/**
 * Returns the milliseconds that a bot of a level may think about a turn. `left` are the milliseconds left on its
 * clock, for the turn or for the war as `control` says; without a clock each level has a fixed time.
 */
export function thinkingTime(
  level: BotLevel,
  control: WarTimeControl | undefined,
  left: number,
): number {
  if (control === undefined) return THINKING[level];
  const share = control.kind === 'turn' ? left * OF_TURN : left * OF_BANK + control.increment / 2;
  return Math.max(LEAST, Math.min(THINKING[level], share));
}

/**
 * Tenths of an infantry behind which a bot surrenders, and for how many of its own turns in a row: in games of
 * level 6 against itself no side won from there (docs/opponent.md).
 */
const HOPELESS = -350;
const HOPELESS_TURNS = 5;
/** Tenths of an infantry within which neither side is better, for how many turns of its own, and from which turn on. */
const EVEN = 15;
const EVEN_TURNS = 8;
const EVEN_FROM = 80;

/**
 * Returns the offer of a bot, by its evaluations after its own turns, in tenths of an infantry, the latest last: to
 * surrender if it was at least 35 infantry behind in five turns in a row; a draw if, from turn 80 on, neither side was
 * ahead by more than 1.5 infantry in eight in a row. Null for no offer.
 */
export function offerOf(judgements: readonly number[], turn: number): Offer | null {
  const lastly = (count: number, is: (score: number) => boolean): boolean =>
    judgements.length >= count && judgements.slice(-count).every(is);
  if (lastly(HOPELESS_TURNS, (score) => score <= HOPELESS)) return 'surrender';
  if (turn >= EVEN_FROM && lastly(EVEN_TURNS, (score) => Math.abs(score) <= EVEN)) return 'draw';
  return null;
}

/** Tenths of an infantry: a side that is better by more declines a draw, as does every side in the first turns. */
const BETTER = 10;
const TOO_EARLY = 20;

/**
 * Returns whether a bot accepts a draw: after turn 20, if it is at most one infantry ahead. `judgements` are its
 * evaluations after its own turns, in tenths of an infantry, the latest last; without any it declines.
 */
export const agreesToDraw = (judgements: readonly number[], turn: number): boolean =>
  turn > TOO_EARLY && (judgements.at(-1) ?? Infinity) <= BETTER;
