import type { TurnAnalysis } from './analyseTurn';

/** Turns that are told to have decided a game, and the share of what could be expected that one must have cost to be told. */
const MOST = 3;
const LEAST = 0.05;

/**
 * The turns that decided a game: those that cost most against the better turn that was missed, three at most, in the order
 * they were played.
 */
export const decidingTurns = (turns: readonly TurnAnalysis[]): readonly TurnAnalysis[] =>
  turns
    .filter(({ loss }) => loss >= LEAST)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST)
    .sort((a, b) => a.turn - b.turn);
