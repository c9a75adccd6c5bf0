import {
  deploy,
  emptyDeployment,
  halfOf,
  redeploy,
  type Deployed,
  type Deployment,
} from '../engine/deployment';
import { readPosition } from '../engine/notation/notation';
import { openingOf } from '../engine/openings';
import { UNITS } from '../engine/units';
import { UNIT_KINDS, type Side, type Square } from '../engine/vocabulary';
import type { Hand } from './choice';
import type { Camp, Game, Stage } from './game';
import { BOARD } from './ground';

/** A whole number from 0 to n - 1 by lot. */
export type RandomInt = (n: number) => number;

/** A deployment made of another, by lot or not. */
export type Arrangement = (now: Deployment, randomInt: RandomInt) => Deployment;

/** A deployment with what is held put on a square. */
export const placed = (now: Deployment, held: Hand, square: Square): Deployed =>
  held.from === 'tray'
    ? deploy(BOARD, now, held.kind, square)
    : redeploy(BOARD, now, held.square, square);

/** Units not placed yet. */
export const leftOver = (deployment: Deployment): number =>
  UNIT_KINDS.reduce((sum, kind) => sum + UNITS[kind].number, 0) - deployment.units.length;

/** The stage in which both armies are seen and lots are to be drawn. */
export const lots = (N: Deployment, S: Deployment): Stage => ({
  name: 'lots',
  armies: { N, S },
  first: null,
});

/** One side's half of an opening; empty for an unknown id. */
export function openingHalf(id: string, side: Side): Deployment {
  const opening = openingOf(id);
  const reading = opening && readPosition(BOARD, opening.position);
  return reading?.ok === true ? halfOf(BOARD, reading.setup, side) : emptyDeployment(side);
}

/** The stage a new game begins with. */
export function firstStage(game: Pick<Game, 'way' | 'opening'>): Stage {
  if (game.way === 'opening' && game.opening !== null)
    return lots(openingHalf(game.opening, 'N'), openingHalf(game.opening, 'S'));
  const placing = (side: Side): Camp => ({ state: 'placing', deployment: emptyDeployment(side) });
  return { name: 'deployment', side: 'N', camps: { N: placing('N'), S: placing('S') } };
}
