import { NOWHERE, type Arsenal } from '../engine/board';
import { FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { slotAt, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, FIGHTING_MASK, firstSlot } from '../engine/units';
import { other, type Side } from '../engine/vocabulary';
import { danger } from './danger';
import { stepsTable } from './geometry';
import { relayPlanOf, type RelayPlan } from './relays';
import { turnsToRescue } from './rescue';
import { linkedOf, worthsOf } from './worths';
import { STEP, waysOf, type Way } from './ways';
import type { Weights } from './weights';

/** What a game that is won is worth, far above all else; one that is lost its negative. */
export const WON = 1_000_000;

/** What is left of the risk for an arsenal that a unit of its side stands on, or can stand on before the enemy does. */
const HELD = 0.25;
const GUARDED = 0.35;
/** Turns of a game after which a side no longer goes straight for the arsenals, and turns over which it comes to that. */
const PATIENCE = 60;
const LOSING_PATIENCE = 20;
/** The longest way that counts, in steps. */
const LONGEST_WAY = 50;
/** A mask of all of an army's units. */
const ALL = -1;
/** Units that a plan for communications units counts for at most. */
const MOST_WORTH = 4;
/** What is worked out for a side once, before the turn that is sought. */
export interface Plan {
  /** Where its communications units are to go. */
  readonly relays: RelayPlan | null;
  /** By arsenal of the board, its way there; null where it has none to go to. */
  readonly ways: readonly (Way | null)[];
  /** Share of the ways around the enemy, against those through it, 0 to 1. */
  readonly around: number;
  /** The one arsenal of the board that its units go to while it stands, instead of the nearest enemy one. */
  readonly goal: number | null;
}
export type Plans = Readonly<Record<Side, Plan>>;
const NO_PLAN: Plan = { relays: null, ways: [], around: 0, goal: null };
/** Of a judgement that leaves plans aside. */
export const NO_PLANS: Plans = { N: NO_PLAN, S: NO_PLAN };

/** The plans of both sides as a position stands. */
export function plansOf(position: Position): Plans {
  const around = Math.max(0, Math.min(1, (position.turn - PATIENCE) / LOSING_PATIENCE));
  const planOf = (side: Side): Plan => ({
    relays: relayPlanOf(position, side),
    ways: around === 0 ? [] : waysOf(position, side),
    around,
    goal: null,
  });
  return { N: planOf('N'), S: planOf('S') };
}

/**
 * How a position stands for a side, in tenths of an infantry: what the side has less what the enemy has. `dangerMoves`
 * is how many enemy moves together against one unit are seen, 0 to 5. The side to move is asked of the position.
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
    standing(position, side, weights, dangerMoves, plans) -
    standing(position, other(side), weights, dangerMoves, plans)
  );
}

/** What a side has: each line a term of `Weights`. */
function standing(
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

/** Units on the board, isolated ones for less; both relays alive. */
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

/** Arsenals that stand, less what the enemy is near to taking (8). */
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
    // Whoever can stand on it first bars the way.
    const guarded = turnsTo(position, steps, side, arsenal.square, ALL) < turns + (next ? 0 : 1);
    risk += share * (held ? HELD : guarded ? GUARDED : 1);
  });
  const last = count === 1 ? weights.lastArsenal : 0;
  return sum + (count > 0 ? weights.lastArsenal : 0) - risk * (weights.arsenal + last);
}

/** Turns until the nearest unit of a side in communication and in a mask, its fighting units, can stand on a square, as the crow flies. */
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

// Scratch of the last `order`: the side's sources of communication, and the enemy arsenals that stand.
const sources = new Int16Array(32);
const goals = new Int16Array(32);
const goalWays: (Way | null)[] = [];
let sourceCount = 0;

/** How many of the sources a square is in line with. */
function linesTo(bearing: ArrayLike<number>, size: number, square: number): number {
  let lines = 0;
  for (let i = 0; i < sourceCount; i++) {
    const source = sources[i] as number;
    if (source === square || bearing[source * size + square] !== 0) lines += 1;
  }
  return lines;
}

/** Units on lines, the army's way to the enemy arsenals, and its relays' way after it. */
function order(
  position: Position,
  side: Side,
  weights: Weights,
  { relays, ways, around, goal: only }: Plan,
): number {
  const { board } = position;
  const steps = stepsTable(board);
  const { size, bearing } = board;
  const first = firstSlot(side);
  const linked = linkedOf(position, side);
  sourceCount = 0;
  let goalCount = 0;
  // Whoever has taken an arsenal is far from the next: half the board for each makes up for it.
  let most = board.width;
  for (let i = 0; i < board.arsenals.length; i++) {
    const arsenal = board.arsenals[i] as Arsenal;
    if ((position.standing & (1 << i)) === 0) {
      if (arsenal.side !== side) most += board.width / 2;
    } else if (arsenal.side === side) sources[sourceCount++] = arsenal.square;
    else {
      goalWays[goalCount] = ways[i] ?? null;
      goals[goalCount++] = arsenal.square;
    }
  }
  for (let place = FIGHTING_COUNT; place < ARMY_SIZE; place++)
    if ((linked & (1 << place)) !== 0) sources[sourceCount++] = squareOf(position, first + place);
  let sum = 0;
  for (let i = 0; i < goalCount; i++)
    if (linesTo(bearing, size, goals[i] as number) > 0) sum += weights.supply;
  if (only !== null && (position.standing & (1 << only)) !== 0) {
    goals[0] = (board.arsenals[only] as Arsenal).square;
    goalWays[0] = null;
    goalCount = 1;
  }
  let rows = 0;
  let columns = 0;
  let count = 0;
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    const square = squareOf(position, first + place);
    if (square < 0) continue;
    let near = LONGEST_WAY;
    for (let i = 0; i < goalCount; i++) {
      const straight = steps[(goals[i] as number) * size + square] as number;
      const found = goalWays[i] ?? null;
      const away =
        found === null
          ? straight
          : straight + ((found[square] as number) / STEP - straight) * around;
      if (away < near) near = away;
    }
    const way = (most - near) * weights.approach;
    if ((linked & (1 << place)) === 0) {
      sum += way * weights.apart;
      continue;
    }
    sum += way + Math.min(linesTo(bearing, size, square), 2) * weights.line;
    rows += Math.floor(square / board.width);
    columns += square % board.width;
    count += 1;
  }
  if (weights.rescue !== 0) sum -= turnsToRescue(position, side) * weights.rescue;
  // Where nobody is in communication, there is nobody to follow.
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
