import { attackAndDefence } from '../engine/combat';
import { FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { slotAt, squareOf, type Position } from '../engine/position';
import { ARMY, ARMY_SIZE, BY_SLOT, FIGHTING_MASK, firstSlot } from '../engine/units';
import { other, type Side } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import { turnsToRescue } from './rescue';
import type { Weights } from './weights';

/** What a game that is won is worth, far above all else; one that is lost its negative. */
export const WON = 1_000_000;

/** Attack beyond the defence from which a unit is sure to fall: what can be brought is counted generously. */
const SURE_MARGIN = 8;
/** The most that one unit adds to an attack, a charge. */
const CHARGE = 7;
/** What is left of the risk for an arsenal that a unit of its side stands on, or can stand on before the enemy does. */
const HELD = 0.25;
const GUARDED = 0.35;
/** From further away no unit comes to bear with one move: mounted artillery, range 3 and speed 2. */
const FARTHEST = 5;

/**
 * How a position stands for a side, in tenths of an infantry: what the side has less what the enemy has. `dangerMoves`
 * is how many enemy moves together against one unit are seen, 0 to 5. The side to move is asked of the position.
 */
export function evaluate(
  position: Position,
  side: Side,
  weights: Weights,
  dangerMoves: number,
): number {
  const { over } = position;
  if (over !== null) return over.winner === null ? 0 : over.winner === side ? WON : -WON;
  return (
    standing(position, side, weights, dangerMoves) -
    standing(position, other(side), weights, dangerMoves)
  );
}

/** What a side has: each line a term of `Weights`. */
function standing(position: Position, side: Side, weights: Weights, dangerMoves: number): number {
  return (
    material(position, side, weights) +
    arsenals(position, side, weights) +
    order(position, side, weights) -
    (dangerMoves === 0 ? 0 : danger(position, side, weights, dangerMoves))
  );
}

const linkedOf = (position: Position, side: Side): number =>
  side === 'N' ? position.linkedNorth : position.linkedSouth;

const worths = new WeakMap<Weights, Float64Array>();

/** What each place of an army is worth, by place and once more for the other side's slots. Made once for weights. */
function worthsOf(weights: Weights): Float64Array {
  const known = worths.get(weights);
  if (known !== undefined) return known;
  const made = Float64Array.from([...ARMY, ...ARMY], (kind) => weights.unit[kind]);
  worths.set(weights, made);
  return made;
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
    const guarded = turnsTo(position, steps, side, arsenal.square) < turns + (next ? 0 : 1);
    risk += share * (held ? HELD : guarded ? GUARDED : 1);
  });
  const last = count === 1 ? weights.lastArsenal : 0;
  return sum + (count > 0 ? weights.lastArsenal : 0) - risk * (weights.arsenal + last);
}

/** Turns until the nearest fighting unit of a side in communication can stand on a square, as the crow flies. */
function turnsTo(position: Position, steps: Uint8Array, side: Side, square: number): number {
  const row = square * position.board.size;
  const first = firstSlot(side);
  let best = 99;
  for (let rest = linkedOf(position, side) & FIGHTING_MASK; rest !== 0; rest &= rest - 1) {
    const slot = first + 31 - Math.clz32(rest & -rest);
    const away = steps[row + squareOf(position, slot)] as number;
    const speed = BY_SLOT.speed[slot] as number;
    const turns = Math.trunc((away + speed - 1) / speed);
    if (turns < best) best = Math.max(turns, 1);
  }
  return best;
}

/** Units on lines, the army's way to the enemy arsenals, and its relays' way after it. */
function order(position: Position, side: Side, weights: Weights): number {
  const { board } = position;
  const steps = stepsTable(board);
  const { size, bearing } = board;
  const first = firstSlot(side);
  const linked = linkedOf(position, side);
  const sources: number[] = [];
  const goals: number[] = [];
  // Whoever has taken an arsenal is far from the next: half the board for each makes up for it.
  let most = board.width;
  board.arsenals.forEach((arsenal, i) => {
    const stands = (position.standing & (1 << i)) !== 0;
    if (stands) (arsenal.side === side ? sources : goals).push(arsenal.square);
    else if (arsenal.side !== side) most += board.width / 2;
  });
  for (let place = FIGHTING_COUNT; place < ARMY_SIZE; place++)
    if ((linked & (1 << place)) !== 0) sources.push(squareOf(position, first + place));
  let sum = 0;
  for (const goal of goals)
    if (sources.some((source) => bearing[source * size + goal] !== 0)) sum += weights.supply;
  let rows = 0;
  let columns = 0;
  let count = 0;
  for (let rest = linked & FIGHTING_MASK; rest !== 0; rest &= rest - 1) {
    const square = squareOf(position, first + 31 - Math.clz32(rest & -rest));
    let lines = 0;
    for (const source of sources)
      if (source === square || bearing[source * size + square] !== 0) lines += 1;
    sum += Math.min(lines, 2) * weights.line;
    let near = board.width;
    for (const goal of goals) near = Math.min(near, steps[goal * size + square] as number);
    sum += (most - near) * weights.approach;
    rows += Math.floor(square / board.width);
    columns += square % board.width;
    count += 1;
  }
  if (weights.rescue !== 0) sum -= turnsToRescue(position, side) * weights.rescue;
  if (count === 0) return sum;
  const centre = Math.round(rows / count) * board.width + Math.round(columns / count);
  for (let place = FIGHTING_COUNT; place < ARMY_SIZE; place++) {
    const square = squareOf(position, first + place);
    if (square >= 0)
      sum -= Math.max(0, (steps[centre * size + square] as number) - 2) * weights.following;
  }
  return sum;
}

// Scratch of the last `musterAttackers`: what may take part in an attack, so that judging allocates nothing.
const attackerSquares = new Int16Array(FIGHTING_COUNT);
const attackerSlots = new Int16Array(FIGHTING_COUNT);
let attackerCount = 0;

function musterAttackers(position: Position, side: Side): void {
  const first = firstSlot(side);
  attackerCount = 0;
  for (let rest = linkedOf(position, side) & FIGHTING_MASK; rest !== 0; rest &= rest - 1) {
    const slot = first + 31 - Math.clz32(rest & -rest);
    attackerSlots[attackerCount] = slot;
    attackerSquares[attackerCount++] = squareOf(position, slot);
  }
}

/** What the enemy can bring against each unit with so many moves, against its defence: only the worst is lost in a turn. */
function danger(position: Position, side: Side, weights: Weights, moves: number): number {
  const first = firstSlot(side);
  const linked = linkedOf(position, side);
  musterAttackers(position, other(side));
  if (attackerCount === 0) return 0;
  const steps = stepsTable(position.board);
  const worthBySlot = worthsOf(weights);
  let worst = 0;
  let all = 0;
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const square = squareOf(position, slot);
    if (square < 0) continue;
    const attack = attackToCome(position, steps, square, moves);
    // A unit in communication has its own factor at least: what does not come up to that needs no sum.
    const itself = (linked & (1 << (slot - first))) === 0 ? 0 : (BY_SLOT.defence[slot] as number);
    if (attack < 2 || attack <= itself + 1) continue;
    const margin = attack - attackAndDefence(position, square).defence - 1;
    if (margin <= 0) continue;
    const lost = (worthBySlot[slot] as number) * Math.min(1, margin / SURE_MARGIN);
    all += lost;
    if (lost > worst) worst = lost;
  }
  const shares = worst * weights.worstDanger + (all - worst) * weights.otherDanger;
  return position.side === side ? shares * weights.laterDanger : shares;
}

/** What those mustered can bring to bear on a square: what fires at it, and the most that so many moves add, as the crow flies. */
function attackToCome(
  { board }: Position,
  steps: Uint8Array,
  target: number,
  moves: number,
): number {
  const { bearing, cover } = board;
  const row = target * board.size;
  const open = cover[target] === 0;
  let fires = 0;
  // How many units could add 3 (a charge instead of fire), 4, 5 and 7 by a move.
  let threes = 0;
  let fours = 0;
  let fives = 0;
  let sevens = 0;
  for (let i = 0; i < attackerCount; i++) {
    const square = attackerSquares[i] as number;
    const away = steps[row + square] as number;
    if (away > FARTHEST) continue;
    const slot = attackerSlots[i] as number;
    const range = BY_SLOT.range[slot] as number;
    const speed = BY_SLOT.speed[slot] as number;
    const factor = BY_SLOT.attack[slot] as number;
    const charges = open && BY_SLOT.charging[slot] !== 0;
    const inLine = bearing[row + square] !== 0;
    if (inLine && charges && away === 1) fires += CHARGE;
    else if (inLine && away <= range) {
      fires += factor;
      if (charges) threes += 1;
    } else if (away <= range + speed) {
      if (charges && away <= speed + 2) sevens += 1;
      else if (factor === 5) fives += 1;
      else fours += 1;
    }
  }
  const charging = Math.min(moves, sevens);
  const heavy = Math.min(moves - charging, fives);
  const light = Math.min(moves - charging - heavy, fours);
  const turned = Math.min(moves - charging - heavy - light, threes);
  return fires + charging * CHARGE + heavy * 5 + light * 4 + turned * 3;
}
