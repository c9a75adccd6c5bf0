import type { WarTimeControl } from './clocks';
import type { BotLevel } from './seat';

/** Milliseconds that each level thinks about a turn where no clock presses: the lower ones see nothing more in longer. */
const THINKING: Readonly<Record<BotLevel, number>> = {
  1: 200,
  2: 250,
  3: 350,
  4: 600,
  5: 1_000,
  6: 1_500,
};
/** Share of the time for a turn that goes into thinking, and of a bank's. */
const OF_TURN = 1 / 8;
const OF_BANK = 1 / 60;
const LEAST = 50;

/** Milliseconds that a program may think about a turn of which, or of the war, it has `left`. */
export function thinkingTime(
  level: BotLevel,
  control: WarTimeControl | undefined,
  left: number,
): number {
  if (control === undefined) return THINKING[level];
  const share = control.kind === 'turn' ? left * OF_TURN : left * OF_BANK + control.increment / 2;
  return Math.max(LEAST, Math.min(THINKING[level], share));
}

/** What a program offers before it plays a turn. */
export type BotOffer = 'surrender' | 'draw';

/**
 * Tenths of an infantry behind which a program gives up, and for how many turns of its own in a row: of level 6 against
 * itself nobody who stood so has won (docs/opponent.md).
 */
const HOPELESS = -350;
const HOPELESS_TURNS = 5;
/** Tenths of an infantry within which neither side stands better, for how many turns of its own, and from which turn on. */
const EVEN = 15;
const EVEN_TURNS = 8;
const EVEN_FROM = 80;

/**
 * What a program offers by its last judgements of its own turns, the latest at the end, in tenths of an infantry: to
 * surrender where it stood 35 infantry worse in five turns running; a draw where, from the eightieth turn on,
 * neither side was better by more than one and a half in eight.
 */
export function offerOf(judgements: readonly number[], turn: number): BotOffer | null {
  const lastly = (count: number, is: (score: number) => boolean): boolean =>
    judgements.length >= count && judgements.slice(-count).every(is);
  if (lastly(HOPELESS_TURNS, (score) => score <= HOPELESS)) return 'surrender';
  if (turn >= EVEN_FROM && lastly(EVEN_TURNS, (score) => Math.abs(score) <= EVEN)) return 'draw';
  return null;
}

/** Tenths of an infantry: whoever stands better by more declines a draw, as does everybody in the first turns. */
const BETTER = 10;
const TOO_EARLY = 20;

/** Whether a program agrees to a draw that it is offered. */
export const agreesToDraw = (judgements: readonly number[], turn: number): boolean =>
  turn > TOO_EARLY && (judgements.at(-1) ?? Infinity) <= BETTER;
