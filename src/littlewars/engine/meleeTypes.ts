/** The parts of a melee (littlewars.md 5), as plain data. */
import type { BySide, Side } from './types';

/** Whether a body of men is isolated (littlewars.md 5.1), and the men who decide it. */
export interface Isolation {
  readonly body: readonly string[];
  /** Its supporters: within a move of the nearest of its men in contact. */
  readonly supporters: readonly string[];
  /** Half the body's number, rounded up: as many supporters are needed. */
  readonly needed: number;
  readonly isolated: boolean;
}

/** Who of both sides dies and who is taken in a melee, by id. */
export interface Casualties {
  readonly dead: readonly string[];
  readonly taken: readonly string[];
}

/** How many die on each side of a melee, and how many of the smaller side are taken (littlewars.md 5.3). */
export interface Toll {
  readonly dead: number;
  readonly taken: number;
}

/** A melee at the end of a move (littlewars.md 5.2), with its men by id and its toll. */
export interface Melee {
  /** Its number among the melees of this move, from 0. */
  readonly number: number;
  readonly men: BySide<readonly string[]>;
  /** The men of both sides in contact with an enemy. */
  readonly touching: readonly string[];
  /** The side with fewer men; null if they are equal. */
  readonly smaller: Side | null;
  /** The isolation of the smaller side; null if they are equal. */
  readonly isolation: Isolation | null;
  readonly toll: Toll;
  /** A proposed choice for the mover: his dearest men live. */
  readonly proposal: Casualties;
  /** Men as near to another melee as to this one, whom the mover may put there (5.2). */
  readonly ties: readonly { readonly man: string; readonly melees: readonly number[] }[];
  readonly settled: boolean;
}
