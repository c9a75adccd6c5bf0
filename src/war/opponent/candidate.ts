import type { Finish, PackedMove } from './thinking';

/** A whole turn that might be played, with the score of the position after it, for the side that plays it. */
export interface Candidate {
  readonly moves: readonly PackedMove[];
  readonly finish: Finish;
  readonly score: number;
  /** The lane in which it was found; turns of several lanes are kept. */
  readonly lane: number;
  /** The strategy by which it is played out, as an index (strategies.ts). */
  readonly strategy: number;
}

/** Returns a text that is equal for two turns with the same moves, in any order, and the same end. */
export const keyOf = ({ moves, finish }: Pick<Candidate, 'moves' | 'finish'>): string =>
  `${[...moves].sort((a, b) => a - b).join()}x${finish.target ?? ''}`;

/** The most turns that begin with the same two orders. */
const ALIKE = 3;

/**
 * Returns those of some entries, in their order, of which at most three turns begin with the same two orders, in
 * either order, and attack the same unit. `turnOf` returns the turn of an entry.
 */
export function diverse<T>(
  entries: readonly T[],
  turnOf: (entry: T) => Pick<Candidate, 'moves' | 'finish'>,
): T[] {
  const counts = new Map<string, number>();
  return entries.filter((entry) => {
    const { moves, finish } = turnOf(entry);
    const key = keyOf({ moves: moves.slice(0, 2), finish });
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= ALIKE;
  });
}
