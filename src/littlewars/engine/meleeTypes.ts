/** The parts of a melee (littlewars.md 5), as plain data. */

/** Whether a body of men is isolated (littlewars.md 5.1), and the men, by id, who decide it. */
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

/** How many die on each side of a melee, and how many of the smaller side are taken besides (littlewars.md 5.3). */
export interface Toll {
  readonly dead: number;
  readonly taken: number;
}
