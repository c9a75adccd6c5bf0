import type { ProgramLevel } from '../game/seats';

/** What one level of the program can do. Lower levels err more and consider less; none plays at random. */
export interface Ability {
  /** The standard error of its aim, in bearing and in elevation, in thousandths of a degree. */
  readonly hand: number;
  /** The standard error with which it estimates a distance, as a share of the distance. */
  readonly eye: number;
  /** Whether it corrects the aim of a gun by where its last shot passed. */
  readonly corrects: boolean;
  /** Whether it hauls a gun that sees nobody to a place from which it does. */
  readonly hauls: boolean;
  /**
   * The least that an attack hand to hand must gain by its dead and prisoners (littlewars.md 5.3), in points of men
   * (6.5); null if the level only counts men.
   */
  readonly leastGain: number | null;
  /** How far its men stay from a locally stronger enemy, in moves of that enemy; 0 if they march on regardless. */
  readonly caution: number;
}

/** What each level of the program for Little Wars can do, by the level, 1 being the weakest. */
export const ABILITIES: Readonly<Record<ProgramLevel, Ability>> = {
  1: { hand: 2_000, eye: 0.3, corrects: false, hauls: false, leastGain: null, caution: 0 },
  2: { hand: 800, eye: 0.12, corrects: true, hauls: true, leastGain: 1, caution: 0 },
  3: { hand: 200, eye: 0.04, corrects: true, hauls: true, leastGain: 1, caution: 1 },
};
