import { LEARNED_WEIGHTS, WEIGHTS, WITHOUT_LINES, WITHOUT_RESCUE, type Weights } from './weights';

/**
 * What a level sees. A lower level errs by not seeing, and by what it holds dear: none plays at random. Everything else all
 * levels have in common.
 */
export interface Level {
  /** Moves that prepare an attack it looks for, 0 to 5. */
  readonly killMoves: number;
  /** Enemy moves that may come together against a unit of its own as it judges danger, 0 to 5. */
  readonly dangerMoves: number;
  /** Whether it looks for moves that put enemy units out of communication. */
  readonly cuts: boolean;
  /**
   * Turns that it plays out in its mind after its own, both sides', with the worst blow that the enemy can answer with; 0
   * where it sees no answer, 4 at least where it foresees.
   */
  readonly turnsAhead: number;
  /** Turns, the best that it has found, against which it tries the enemy's answers, at most. */
  readonly answered: number;
  /** How often it betters the best turn that it knows by single orders with the time that is left, at most; 0 where it foresees, by which it betters in its own way. */
  readonly betterings: number;
  /**
   * Whether it sees attacks that several moves prepare, either side's, in the turns that it plays out, and arsenals that can be
   * entered once a move has made way for it.
   */
  readonly killsAhead: boolean;
  /** Whether it foretells how a position ends by what was learned from games, and compares strategies by that (foresight.ts). */
  readonly foresees: boolean;
  /** Positions that it follows at a time, at most. */
  readonly width: number;
  /** What the terms of the evaluation are worth to it. */
  readonly weights: Weights;
}

/** The numbers of the levels, the weakest first. */
export const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
/** The number of a level. */
export type LevelNumber = (typeof LEVEL_NUMBERS)[number];

/** The six levels. */
export const LEVELS: Readonly<Record<LevelNumber, Level>> = {
  1: {
    killMoves: 0,
    dangerMoves: 0,
    cuts: false,
    turnsAhead: 0,
    answered: 0,
    betterings: 0,
    killsAhead: false,
    foresees: false,
    width: 1,
    weights: WITHOUT_LINES,
  },
  2: {
    killMoves: 0,
    dangerMoves: 1,
    cuts: false,
    turnsAhead: 0,
    answered: 0,
    betterings: 0,
    killsAhead: false,
    foresees: false,
    width: 1,
    weights: WITHOUT_RESCUE,
  },
  3: {
    killMoves: 1,
    dangerMoves: 3,
    cuts: false,
    turnsAhead: 0,
    answered: 0,
    betterings: 0,
    killsAhead: false,
    foresees: false,
    width: 2,
    weights: WEIGHTS,
  },
  4: {
    killMoves: 5,
    dangerMoves: 4,
    cuts: true,
    turnsAhead: 1,
    answered: 5,
    betterings: 0,
    killsAhead: false,
    foresees: false,
    width: 4,
    weights: WEIGHTS,
  },
  5: {
    killMoves: 5,
    dangerMoves: 4,
    cuts: true,
    turnsAhead: 2,
    answered: 40,
    betterings: 3,
    killsAhead: false,
    foresees: false,
    width: 4,
    weights: WEIGHTS,
  },
  6: {
    killMoves: 5,
    dangerMoves: 5,
    cuts: true,
    turnsAhead: 8,
    answered: 12,
    betterings: 0,
    killsAhead: true,
    foresees: true,
    width: 4,
    weights: LEARNED_WEIGHTS,
  },
};
