import type { Action } from '../engine/vocabulary';
import { WEIGHTS, type Weights } from './weights';

/** The turns in a row that the enemy may wait before a side presses on. */
const PATIENCE = 2;
/** By how much of itself the worth of an approach grows with each turn that the enemy waits longer; and at most. */
const GROWTH = 1;
const MOST = 40;

/**
 * Returns in how many of its last turns in a row the enemy of the side to move has waited: it neither attacked nor
 * moved. One move after an attack on it is allowed, because it may have been a retreat (rules.md 6.7). `actions` are
 * those of the game so far, in order; those of the turn under way do not count.
 */
export function turnsWaited(actions: readonly Action[]): number {
  const waited: boolean[] = [];
  let moves = 0;
  let retreats = 0;
  for (const { type } of actions) {
    if (type === 'move') moves += 1;
    if (type !== 'attack' && type !== 'endTurn') continue;
    waited.push(type === 'endTurn' && moves <= retreats);
    moves = 0;
    retreats = type === 'attack' ? 1 : 0;
  }
  let count = 0;
  for (let turn = waited.length - 1; waited[turn] === true; turn -= 2) count += 1;
  return count;
}

/**
 * Returns how far a side presses on against an enemy that has waited for `waited` turns in a row: 0 for up to two
 * turns, then one more for each turn, up to 40. The position alone does not show that the enemy waits.
 */
export const pressure = (waited: number): number => Math.min(MOST, Math.max(0, waited - PATIENCE));

/** The turns of pressing on after which half of what the enemy could do counts. */
const HALF_ALERT = 3;

/**
 * Returns the share, from 1 down to 0, at which the enemy's possible strikes count while a side presses on (`pressing`,
 * as `pressure` returns it): 1 for 0, one half for 3. The longer the enemy has waited, the less likely it is to strike.
 */
export const alertness = (pressing: number): number => HALF_ALERT / (HALF_ALERT + pressing);

/**
 * Returns the weights of the evaluation for a side that presses on by `by` (`pressure`). With routes (`routed`) dangers
 * count less and less. Without them approaching and serving isolated units count more, at all levels, because an army
 * without lines stops halfway. The distance of an isolated unit counts in full, because otherwise no communications
 * unit would leave the units that it serves to bring lines further on.
 */
export function pressed(weights: Weights, by: number, routed: boolean): Weights {
  if (by === 0) return weights;
  const alert = alertness(by);
  const { worstDanger, otherDanger, laterDanger, caution, strike } = weights;
  return routed
    ? {
        ...weights,
        apart: 1,
        worstDanger: worstDanger * alert,
        otherDanger: otherDanger * alert,
        laterDanger: laterDanger * alert,
        caution: caution * alert,
        strike: strike * alert,
      }
    : {
        ...weights,
        approach: weights.approach * (1 + GROWTH * by),
        apart: 1,
        relief: Math.max(weights.relief, WEIGHTS.relief) * (1 + GROWTH * by),
      };
}
