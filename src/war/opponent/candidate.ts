import type { Finish, PackedMove } from './thinking';

/**
 * A whole turn that might be played: its moves, how it ends, and the score of the position after it for the side that
 * plays it, in tenths of an infantry. `lane` is the number of the narrow search that found it (lanes.ts).
 */
export interface Candidate {
  /** The moves in order, each packed into a number. */
  readonly moves: readonly PackedMove[];
  /** How the turn ends: with an attack or without. */
  readonly finish: Finish;
  readonly score: number;
  /** The number of the search (lane) that found it; turns of several lanes are retained, so that they differ. */
  readonly lane: number;
  /** The strategy by which it is played out, as an index (strategies.ts). */
  readonly strategy: number;
}

/**
 * Returns a text that is equal for two turns with the same moves, in any order, and the same target of the attack, as
 * `103,2077x41`; who advances after it does not matter.
 */
export const keyOf = ({ moves, finish }: Pick<Candidate, 'moves' | 'finish'>): string =>
  `${[...moves].sort((a, b) => a - b).join()}x${finish.target ?? ''}`;

/** The most turns that begin with the same two orders. */
const ALIKE = 3;

/**
 * Returns the given entries in their order, without those that are too much alike: the fourth and every later one whose
 * turn begins with the same two moves, in either order, and attacks the same unit. `turnOf` returns the turn of an
 * entry.
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
