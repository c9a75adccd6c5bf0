import type { Finish, PackedMove } from './thinking';

/** A whole turn that might be played, and how the position stands after it. */
export interface Candidate {
  readonly moves: readonly PackedMove[];
  readonly finish: Finish;
  readonly score: number;
  /** The lane it comes of: turns of several are kept. */
  readonly lane: number;
  /** The strategy that it is played out by, by its number (strategies.ts). */
  readonly strategy: number;
}

/** A name for a turn, the same for its moves in any order. */
export const keyOf = ({ moves, finish }: Pick<Candidate, 'moves' | 'finish'>): string =>
  `${[...moves].sort((a, b) => a - b).join()}x${finish.target ?? ''}`;
