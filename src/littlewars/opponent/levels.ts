import type { ProgramLevel } from '../game/seats';

/**
 * What one level of the program for Little Wars can do. A lower level errs by hand and eye, and by what it does not
 * weigh; none plays at random.
 */
export interface Ability {
  /** The standard error of its hand in laying a gun sideways and in height, in thousandths of a degree. */
  readonly hand: number;
  /** The standard error of its eye in a distance, as a share of it. */
  readonly eye: number;
  /** Whether it lays a gun by where its last shot passed. */
  readonly corrects: boolean;
  /** Whether it hauls a gun that sees nobody to where it does. */
  readonly hauls: boolean;
  /**
   * How it weighs an attack hand to hand: by numbers alone, or by who would die and be taken (5.3), which it must gain by so
   * much, in points of men (6.5).
   */
  readonly leastGain: number | null;
  /** How near an enemy who is stronger there its men stay, in moves of his; 0 if they march on regardless. */
  readonly caution: number;
}

/** The abilities of each level of the program for Little Wars. */
export const ABILITIES: Readonly<Record<ProgramLevel, Ability>> = {
  1: { hand: 2_000, eye: 0.3, corrects: false, hauls: false, leastGain: null, caution: 0 },
  2: { hand: 800, eye: 0.12, corrects: true, hauls: true, leastGain: 1, caution: 0 },
  3: { hand: 200, eye: 0.04, corrects: true, hauls: true, leastGain: 1, caution: 1 },
};
