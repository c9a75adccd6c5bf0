/** The games of a match so far. */
export interface Count {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** The logarithm of the odds at which a match ends: either mistake happens once in twenty. */
const ENOUGH = Math.log(19);
/** The games before which no match ends; the spread of so few is not known. */
const LEAST = 12;

/**
 * Returns whether a match can end early by a sequential probability ratio test of its mean score, a draw one half,
 * between two hypotheses: `high` if it is the higher, `low` if the lower, null if it must go on. The scores are
 * shares of the games, 0 to 1; their spread is estimated from the games.
 */
export function sequential(
  { wins, draws, losses }: Count,
  low: number,
  high: number,
): 'low' | 'high' | null {
  const games = wins + draws + losses;
  if (games < LEAST) return null;
  const mean = (wins + draws / 2) / games;
  // One win and one loss more, so that a match with one result alone has a spread.
  const spread = (wins + 1 + draws / 4) / (games + 2) - ((wins + 1 + draws / 2) / (games + 2)) ** 2;
  const odds = (games * (high - low) * (2 * mean - low - high)) / (2 * spread);
  return odds >= ENOUGH ? 'high' : odds <= -ENOUGH ? 'low' : null;
}
