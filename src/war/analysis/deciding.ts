import type { TurnAnalysis } from './analyseTurn';

/** Turns that are told to have decided a game, and what a swing must be at least to be told. */
const MOST = 3;
const LEAST = 0.03;

/** How far a turn moved what the North can expect, either way. */
export const swingOf = ({ before, after }: TurnAnalysis): number => Math.abs(after - before);

/** The turns that decided a game: those with the largest swings, three at most, in the order they were played. */
export function decidingTurns(turns: readonly TurnAnalysis[]): readonly TurnAnalysis[] {
  return turns
    .filter((turn) => swingOf(turn) >= LEAST)
    .sort((a, b) => swingOf(b) - swingOf(a) || a.turn - b.turn)
    .slice(0, MOST)
    .sort((a, b) => a.turn - b.turn);
}
