/** The parts of a melee (littlewars.md 5), as plain data. */

/**
 * Whether a body of men is isolated (littlewars.md 5.1), with the ids of its men (`body`) and of those who support it,
 * and how many supporters it needs.
 */
export interface Isolation {
  readonly body: readonly string[];
  /** The ids of the men who support it: those within a move of its men in contact, or of any of its men if none is. */
  readonly supporters: readonly string[];
  /** How many supporters are needed: half the body's number, rounded up. */
  readonly needed: number;
  /** True if fewer than `needed` men support the body. */
  readonly isolated: boolean;
}

/** The men of both sides, by id, who die and who are taken in a melee or charge (littlewars.md 5.4). */
export interface Casualties {
  readonly dead: readonly string[];
  readonly taken: readonly string[];
}

/**
 * How many die on each side of a melee (`dead`), and how many others of the smaller side are taken (`taken`;
 * littlewars.md 5.3).
 */
export interface Toll {
  readonly dead: number;
  readonly taken: number;
}
