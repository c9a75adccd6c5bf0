import { NOWHERE } from '../engine/board';
import { FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { slotAt, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, FIGHTING_MASK, firstSlot } from '../engine/units';
import { other, type Side } from '../engine/vocabulary';
import { danger } from './danger';
import { stepsTable } from './geometry';
import { placesOf, worthOfPlace } from './places';
import { NO_PLANS, type Plan, type Plans } from './plans';
import { turnsToRescue } from './rescue';
import { turnsLeft, type Routes } from './routes';
import { linkedOf, worthsOf } from './worths';
import type { Weights } from './weights';

/** The score of a game that is won, far above all others; that of a lost game is its negative. */
export const WON = 1_000_000;

/** The share of the risk that remains for an arsenal on which a unit of its side is, or can be before the enemy. */
const HELD = 0.25;
const GUARDED = 0.35;
/** A mask of all of an army's units. */
const ALL = -1;
/** The most units that a plan for communications units counts for. */
const MOST_WORTH = 4;
/** The most turns that a side can lose on its routes. */
const MOST_LOST = 2;
/**
 * Returns the score of a position for a side, in tenths of an infantry: the value of its units, arsenals and squares
 * less the enemy's. `dangerMoves`, 0 to 5, is how many moves the enemy is assumed to prepare one attack with. `plans`
 * say where units should go.
 */
export function evaluate(
  position: Position,
  side: Side,
  weights: Weights,
  dangerMoves: number,
  plans: Plans = NO_PLANS,
): number {
  const { over } = position;
  if (over !== null) return over.winner === null ? 0 : over.winner === side ? WON : -WON;
  return (
    evaluateSide(position, side, weights, dangerMoves, plans) -
    evaluateSide(position, other(side), weights, dangerMoves, plans)
  );
}

/** Returns the standing of a side: each line is a term of `Weights`. */
function evaluateSide(
  position: Position,
  side: Side,
  weights: Weights,
  dangerMoves: number,
  plans: Plans,
): number {
  return (
    material(position, side, weights) +
    arsenals(position, side, weights) +
    order(position, side, weights, plans[side]) -
    (dangerMoves === 0 ? 0 : danger(position, side, weights, dangerMoves))
  );
}

/** Values the units on the board, isolated ones less, and both relays being alive. */
function material(position: Position, side: Side, weights: Weights): number {
  const first = firstSlot(side);
  const linked = linkedOf(position, side);
  const worthBySlot = worthsOf(weights);
  let sum = 0;
  let relays = 0;
  for (let place = 0; place < ARMY_SIZE; place++) {
    if (squareOf(position, first + place) < 0) continue;
    const value = worthBySlot[place] as number;
    const apart = place < FIGHTING_COUNT && (linked & (1 << place)) === 0;
    sum += apart ? value * (1 - weights.isolation) : value;
    if (place >= FIGHTING_COUNT) relays += 1;
  }
  return relays === ARMY_SIZE - FIGHTING_COUNT ? sum + weights.bothRelays : sum;
}

/** Values the standing arsenals, less the enemy's chances of taking them (8). */
function arsenals(position: Position, side: Side, weights: Weights): number {
  const { board } = position;
  const steps = stepsTable(board);
  const next = position.side !== side;
  const race = next ? weights.race : weights.laterRace;
  let sum = 0;
  let count = 0;
  let risk = 0;
  board.arsenals.forEach((arsenal, i) => {
    if (arsenal.side !== side || (position.standing & (1 << i)) === 0) return;
    count += 1;
    sum += weights.arsenal;
    const turns = turnsTo(position, steps, other(side), arsenal.square);
    const share = race[turns - 1] ?? 0;
    const holder = slotAt(position, arsenal.square);
    const held = holder !== NOBODY && holder < ARMY_SIZE === (side === 'N');
    // The side that can occupy it first bars the way.
    const guarded = turnsTo(position, steps, side, arsenal.square, ALL) < turns + (next ? 0 : 1);
    risk += share * (held ? HELD : guarded ? GUARDED : 1);
  });
  const last = count === 1 ? weights.lastArsenal : 0;
  return sum + (count > 0 ? weights.lastArsenal : 0) - risk * (weights.arsenal + last);
}

/**
 * Returns the turns until the nearest unit of a side, in communication and in a mask of its fighting units, can
 * reach a square, in a straight line.
 */
function turnsTo(
  position: Position,
  steps: Uint8Array,
  side: Side,
  square: number,
  mask = FIGHTING_MASK,
): number {
  const row = square * position.board.size;
  const first = firstSlot(side);
  let best = 99;
  for (let rest = linkedOf(position, side) & mask; rest !== 0; rest &= rest - 1) {
    const slot = first + 31 - Math.clz32(rest & -rest);
    const away = steps[row + squareOf(position, slot)] as number;
    const speed = BY_SLOT.speed[slot] as number;
    const turns = ((away + speed - 1) / speed) | 0;
    if (turns < best) best = Math.max(turns, 1);
  }
  return best;
}

/** Returns the turns by which a side's routes have become shorter. What the enemy can do to them costs at most two. */
const progress = (position: Position, side: Side, routes: Routes): number =>
  Math.max(-MOST_LOST, routes.atFirst - turnsLeft(position, side, routes));

/** Values units on lines, the army's distance to the enemy arsenals, and its relays' distance to the army. */
function order(position: Position, side: Side, weights: Weights, plan: Plan): number {
  const { board } = position;
  const { relays } = plan;
  const steps = stepsTable(board);
  const { size } = board;
  const first = firstSlot(side);
  const linked = linkedOf(position, side);
  const places = placesOf(position, side, weights, plan);
  let sum = places.supply * weights.supply;
  if (plan.routes !== null) sum += progress(position, side, plan.routes) * weights.progress;
  let rows = 0;
  let columns = 0;
  let count = 0;
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    const square = squareOf(position, first + place);
    if (square < 0) continue;
    const inCommunication = (linked & (1 << place)) !== 0;
    sum += worthOfPlace(places, side, square, inCommunication);
    if (!inCommunication) continue;
    const row = (square / board.width) | 0;
    rows += row;
    columns += square - row * board.width;
    count += 1;
  }
  if (weights.rescue !== 0) sum -= turnsToRescue(position, side) * weights.rescue;
  // Without a unit in communication there is none to follow.
  const centre =
    count === 0 ? NOWHERE : Math.round(rows / count) * board.width + Math.round(columns / count);
  for (let place = FIGHTING_COUNT; place < ARMY_SIZE; place++) {
    const square = squareOf(position, first + place);
    if (square < 0) continue;
    const goal = relays === null ? NOWHERE : (relays.squares[place - FIGHTING_COUNT] as number);
    if (relays !== null && goal !== NOWHERE) {
      const speed = BY_SLOT.speed[first + place] as number;
      const turns = (steps[goal * size + square] as number) / speed;
      sum -= turns * weights.relief * Math.min(relays.worth, MOST_WORTH);
    } else if (centre !== NOWHERE)
      sum -= Math.max(0, (steps[centre * size + square] as number) - 2) * weights.following;
  }
  return sum;
}
