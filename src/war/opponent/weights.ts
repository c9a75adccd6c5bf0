import type { UnitKind } from '../engine/vocabulary';

/** What the terms of the evaluation (evaluation.ts) are worth, in tenths of an infantry; each can be set to 0 to see what it does. */
export interface Weights {
  readonly unit: Readonly<Record<UnitKind, number>>;
  /** Share of its worth that a fighting unit out of communication loses. */
  readonly isolation: number;
  /** Share of their worth that endangered units of the side to be attacked next lose: the worst, and each other. */
  readonly worstDanger: number;
  readonly otherDanger: number;
  /** The same of the other side, which has a turn to do something about it. */
  readonly laterDanger: number;
  /** Both communications units on the board. */
  readonly bothRelays: number;
  /** A source of communication that a fighting unit stands in line with, two at most. */
  readonly line: number;
  /** An arsenal that stands, and the last one of a side besides. */
  readonly arsenal: number;
  readonly lastArsenal: number;
  /** Share of an arsenal that is lost where the enemy can be on it in one, two, three turns, and so on. */
  readonly race: readonly number[];
  /** The same for the side that has moved last: it is the enemy's turn to see to it. */
  readonly laterRace: readonly number[];
  /** A step nearer to an enemy arsenal, of a fighting unit in communication. */
  readonly approach: number;
  /** The share of that which counts for a fighting unit out of communication. */
  readonly apart: number;
  /** A line of communication that leads to an enemy arsenal that stands, whatever cuts it on the way. */
  readonly supply: number;
  /** A step nearer to the fighting units of its own side, of a communications unit. */
  readonly following: number;
  /** A turn sooner that a communications unit can be in line with a fighting unit out of communication. */
  readonly rescue: number;
  /** A turn sooner that a communications unit can be where it is planned to go (relays.ts), for each unit that it serves. */
  readonly relief: number;
  /** Share of the judgement before the enemy's answer that is added to the one after it. */
  readonly outlook: number;
  /** Share of the judgement after the enemy's worst blow that is added to the one some turns later. */
  readonly blow: number;
  /** How far the worst blow is expected rather than the enemy's quick turn, 0 to 1. */
  readonly caution: number;
}

/** Chosen by hand from what strong play needs. */
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
  outlook: 1,
  blow: 0.2,
  caution: 0.5,
};

/**
 * Learned from 2,300 games of level 6 against itself in which both sides had each weight by chance (docs/opponent.md): units
 * other than infantry and dangers count for more, the march on the enemy arsenals for less, than by hand.
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

/** Of who keeps to communication but sends nobody after units that have lost it. */
export const WITHOUT_RESCUE: Weights = { ...WEIGHTS, rescue: 0, relief: 0 };

/** Of who fights without a thought of communication. */
export const WITHOUT_LINES: Weights = {
  ...WITHOUT_RESCUE,
  isolation: 0,
  bothRelays: 0,
  line: 0,
  supply: 0,
  following: 0,
};
