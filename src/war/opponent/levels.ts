import {
  LEARNED_WEIGHTS,
  OUT_OF_LINES,
  WEIGHTS,
  WITHOUT_LINES,
  WITHOUT_RESCUE,
  type Weights,
} from './weights';

/**
 * The abilities of a bot of one level. A lower level plays worse by what it does not see, and by its weights of the
 * evaluation; none plays at random. Everything else is common to all levels.
 */
export interface Level {
  /** The most units that it marches in a turn, one that must retreat among them: 2 at the lowest level, 5 at others. */
  readonly marches: number;
  /** The most moves by which it prepares an attack, 0 to 5. */
  readonly killMoves: number;
  /** The most enemy moves against one unit that it considers in judging danger, 0 to 5. */
  readonly dangerMoves: number;
  /** Whether it looks for moves that isolate enemy units. */
  readonly cuts: boolean;
  /**
   * The turns of both sides that it plays out after its own, including the enemy's worst strike; 0 if it sees no
   * answer, at least 4 if it predicts.
   */
  readonly turnsAhead: number;
  /** The most turns, the best found, against which it tries the enemy's answers. */
  readonly answered: number;
  /**
   * How often it improves the best turn found by single orders in the time left, at most; 0 if it predicts, because
   * then it improves in its own way.
   */
  readonly betterings: number;
  /**
   * Whether in played-out turns it sees attacks that several moves prepare, by either side, and arsenals that can
   * be entered after a move clears the way.
   */
  readonly killsAhead: boolean;
  /**
   * Whether it finds attacks of both sides by the solver, also those after cuts (solver.ts), rather than by moves of
   * the attackers alone.
   */
  readonly solves: boolean;
  /** Whether it predicts the outcome of positions by the network, and compares strategies by that (foresight.ts). */
  readonly foresees: boolean;
  /** The most positions that it follows at a time. */
  readonly width: number;
  /** Its weights of the evaluation's terms. */
  readonly weights: Weights;
}

/** The numbers of the bot's levels, from the weakest, 0, to the strongest, 6. */
export const LEVEL_NUMBERS = [0, 1, 2, 3, 4, 5, 6] as const;
/** The number of a bot's level, from the weakest, 0, to the strongest, 6. */
export type LevelNumber = (typeof LEVEL_NUMBERS)[number];

/** The abilities of the bot at each level, by the level's number. */
export const LEVELS: Readonly<Record<LevelNumber, Level>> = {
  0: {
    marches: 2,
    killMoves: 0,
    dangerMoves: 0,
    cuts: false,
    turnsAhead: 0,
    answered: 0,
    betterings: 0,
    killsAhead: false,
    solves: false,
    foresees: false,
    width: 1,
    weights: OUT_OF_LINES,
  },
  1: {
    marches: 5,
    killMoves: 0,
    dangerMoves: 0,
    cuts: false,
    turnsAhead: 0,
    answered: 0,
    betterings: 0,
    killsAhead: false,
    solves: false,
    foresees: false,
    width: 1,
    weights: WITHOUT_LINES,
  },
  2: {
    marches: 5,
    killMoves: 0,
    dangerMoves: 1,
    cuts: false,
    turnsAhead: 0,
    answered: 0,
    betterings: 0,
    killsAhead: false,
    solves: false,
    foresees: false,
    width: 1,
    weights: WITHOUT_RESCUE,
  },
  3: {
    marches: 5,
    killMoves: 1,
    dangerMoves: 3,
    cuts: false,
    turnsAhead: 0,
    answered: 0,
    betterings: 0,
    killsAhead: false,
    solves: false,
    foresees: false,
    width: 2,
    weights: WEIGHTS,
  },
  4: {
    marches: 5,
    killMoves: 5,
    dangerMoves: 4,
    cuts: true,
    turnsAhead: 1,
    answered: 5,
    betterings: 0,
    killsAhead: false,
    solves: false,
    foresees: false,
    width: 4,
    weights: WEIGHTS,
  },
  5: {
    marches: 5,
    killMoves: 5,
    dangerMoves: 4,
    cuts: true,
    turnsAhead: 2,
    answered: 40,
    betterings: 3,
    killsAhead: false,
    solves: false,
    foresees: false,
    width: 4,
    weights: WEIGHTS,
  },
  6: {
    marches: 5,
    killMoves: 5,
    dangerMoves: 5,
    cuts: true,
    turnsAhead: 8,
    answered: 12,
    betterings: 0,
    killsAhead: true,
    solves: true,
    foresees: true,
    width: 4,
    weights: LEARNED_WEIGHTS,
  },
};
