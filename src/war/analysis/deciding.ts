import type { TurnAnalysis } from './analyseTurn';

/** The most turns listed as deciding, and the least cost of one as a share. */
const MOST = 3;
const LEAST = 0.05;

/**
 * Returns the turns that decided a game, in the order of play: the three that cost the mover most expectation
 * compared with the best turn found, of those that cost at least a twentieth.
 */
export const decidingTurns = (turns: readonly TurnAnalysis[]): readonly TurnAnalysis[] =>
  turns
    .filter(({ loss }) => loss >= LEAST)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST)
    .sort((a, b) => a.turn - b.turn);
