import type { Board } from '../engine/board';
import {
  deploy,
  emptyDeployment,
  halfOf,
  numberOf,
  redeploy,
  reduced,
  type Deployed,
  type Deployment,
} from '../engine/deployment';
import { readPosition } from '../engine/notation/notation';
import { firstGiven, withoutOf, type Handicap } from '../engine/handicap';
import { openingOf } from '../engine/openings';
import { UNIT_KINDS, type Side, type Square } from '../engine/vocabulary';
import type { Held } from './choice';
import type { Camp, Game, Stage } from './game';

/** A function that returns a random whole number from 0 to n - 1. */
export type RandomInt = (n: number) => number;

/** Returns a deployment made from the present one, such as by mirroring it or placing the units left. */
export type Arrangement = (now: Deployment, randomInt: RandomInt, board: Board) => Deployment;

/**
 * Returns the deployment after the unit that the player has picked up is put on a square, or every reason why it
 * cannot be (rules.md 3).
 */
export const placed = (board: Board, now: Deployment, held: Held, square: Square): Deployed =>
  held.from === 'tray'
    ? deploy(board, now, held.kind, square)
    : redeploy(board, now, held.square, square);

/** Returns the number of units of a side's army, placed or not, less those given as a handicap. */
export const armySize = ({ without }: Deployment): number =>
  UNIT_KINDS.reduce((sum, kind) => sum + numberOf(kind, without), 0);

/** Returns how many units of a side's army are not placed yet. */
export const leftOver = (deployment: Deployment): number =>
  armySize(deployment) - deployment.units.length;

/**
 * Returns the stage of a game after both deployments, given as `N` and `S`: both armies are visible, and the first
 * turn is drawn by lot (rules.md 3) or given by a handicap.
 */
export const lots = (N: Deployment, S: Deployment, handicap?: Handicap): Stage => ({
  name: 'lots',
  armies: { N, S },
  first: firstGiven(handicap),
});

/** Returns one side's units in an opening of a map, given by its id, as a deployment; empty for an unknown id. */
export function openingHalf(board: Board, id: string, side: Side): Deployment {
  const opening = openingOf(board, id);
  const reading = opening && readPosition(board, opening.position);
  return reading?.ok === true ? halfOf(board, reading.setup, side) : emptyDeployment(side);
}

/**
 * Returns the stage in which a new game begins, by its `beginning`: the North's deployment or, with an opening, the
 * lots for the first turn. A handicap is taken from both.
 */
export function firstStage({
  beginning,
  opening,
  board,
  handicap,
}: Pick<Game, 'beginning' | 'opening' | 'board' | 'handicap'>): Stage {
  const half = (side: Side): Deployment =>
    reduced(
      beginning === 'opening' && opening !== null
        ? openingHalf(board, opening, side)
        : emptyDeployment(side),
      withoutOf(handicap, side),
    );
  if (beginning === 'opening' && opening !== null) return lots(half('N'), half('S'), handicap);
  const placing = (side: Side): Camp => ({ state: 'placing', deployment: half(side) });
  return { name: 'deployment', side: 'N', camps: { N: placing('N'), S: placing('S') } };
}
