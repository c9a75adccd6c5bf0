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
