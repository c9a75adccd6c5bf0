import type { UnitKind } from '../engine/vocabulary';

/** The weight of each term of the evaluation, in tenths of an infantry unless a share; 0 shows its effect. */
export interface Weights {
  /** The value of a unit of each kind. */
  readonly unit: Readonly<Record<UnitKind, number>>;
  /** The share of its value that an isolated fighting unit loses. */
  readonly isolation: number;
  /** The shares of their value that endangered units of the side attacked next lose: the worst, and each other. */
  readonly worstDanger: number;
  readonly otherDanger: number;
  /** The same for the other side, which has a turn to respond. */
  readonly laterDanger: number;
  /** Both communications units being on the board. */
  readonly bothRelays: number;
  /** A source of communication in line with a fighting unit, at most two. */
  readonly line: number;
  /** A standing arsenal, and the last one of a side in addition. */
  readonly arsenal: number;
  readonly lastArsenal: number;
  /** The share of an arsenal that is lost if the enemy can be on it in one, two, three turns, and so on. */
  readonly race: readonly number[];
  /** The same for the side that has moved last, when it is the enemy's turn. */
  readonly laterRace: readonly number[];
  /** A step nearer to an enemy arsenal, for a fighting unit in communication. */
  readonly approach: number;
  /** The share of that for an isolated fighting unit. */
  readonly apart: number;
  /** A line of communication that leads to a standing enemy arsenal, ignoring cuts. */
  readonly supply: number;
  /** A step of a communications unit nearer to the fighting units of its own side. */
  readonly following: number;
  /** A turn sooner that a communications unit can be in line with an isolated fighting unit. */
  readonly rescue: number;
  /** A turn sooner that a communications unit can be at its planned square, for each unit that it serves. */
  readonly relief: number;
  /** A turn by which the routes to the enemy arsenals have become shorter, against an enemy that waits. */
  readonly progress: number;
  /** The share of the score before the enemy's answer that is added to the one after it. */
  readonly outlook: number;
  /** The share of the score after the enemy's worst strike that is added to the one some turns later. */
  readonly strike: number;
  /** The weight of the worst strike against the enemy's quick turn, 0 to 1. */
  readonly caution: number;
}

/** The weights of the evaluation that were chosen by hand, in tenths of an infantry. */
export const WEIGHTS: Weights = {
  unit: {
    infantry: 10,
    cavalry: 16,
    footArtillery: 14,
    mountedArtillery: 18,
    footCommunications: 14,
    mountedCommunications: 18,
  },
  isolation: 0.35,
  worstDanger: 0.5,
  otherDanger: 0.1,
  laterDanger: 0.2,
  bothRelays: 8,
  line: 0.3,
  arsenal: 50,
  lastArsenal: 120,
  race: [0.9, 0.5, 0.35, 0.25, 0.18, 0.12, 0.07, 0.03],
  laterRace: [0.4, 0.28, 0.2, 0.15, 0.1, 0.06, 0.03],
  approach: 1.2,
  apart: 0.5,
  supply: 2,
  following: 0.25,
  rescue: 0.5,
  relief: 0.6,
  progress: 60,
  outlook: 1,
  strike: 0.2,
  caution: 0.5,
};

/**
 * The weights of the evaluation that were learned from 2,300 games of level 6 against itself with random weights on
 * both sides (docs/opponent.md). Compared with those chosen by hand, units other than infantry and dangers count
 * more, the march on the enemy arsenals less.
 */
export const LEARNED_WEIGHTS: Weights = {
  ...WEIGHTS,
  unit: {
    infantry: 10,
    cavalry: 22,
    footArtillery: 19,
    mountedArtillery: 24,
    footCommunications: 21,
    mountedCommunications: 27,
  },
  worstDanger: 0.9,
  otherDanger: 0.13,
  laterDanger: 0.31,
  line: 0.13,
  race: [0.95, 0.61, 0.43, 0.31, 0.22, 0.15, 0.09, 0.04],
  approach: 0.63,
  following: 0.34,
  relief: 1,
};

/** The weights for levels that stay in communication but do not rescue isolated units. */
export const WITHOUT_RESCUE: Weights = { ...WEIGHTS, rescue: 0, relief: 0, progress: 0 };

/** The weights for levels that ignore communication. */
export const WITHOUT_LINES: Weights = {
  ...WITHOUT_RESCUE,
  isolation: 0,
  bothRelays: 0,
  line: 0,
  supply: 0,
  following: 0,
};

/** The weights for the level that marches out of its lines of communication: an isolated unit may be anywhere. */
export const OUT_OF_LINES: Weights = { ...WITHOUT_LINES, apart: 1 };
