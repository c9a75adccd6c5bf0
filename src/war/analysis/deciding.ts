import type { TurnAnalysis } from './analyseTurn';

/** The most turns listed as deciding, and the least cost of one as a share. */
const MOST = 3;
const LEAST = 0.05;

/**
 * Returns the turns that decided a game, in the order of play: at most the three whose `loss`, the mover's cost against
 * the best turn found, is greatest, each of at least 0.05 (five points of a hundred); empty if none cost so much.
 */
export const decidingTurns = (turns: readonly TurnAnalysis[]): readonly TurnAnalysis[] =>
  turns
    .filter(({ loss }) => loss >= LEAST)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST)
    .sort((a, b) => a.turn - b.turn);
