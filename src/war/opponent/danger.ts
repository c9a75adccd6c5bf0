import type { Board } from '../engine/board';
import { attackAndDefence } from '../engine/combat';
import { FIGHTING_COUNT } from '../engine/communication';
import { squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, FIGHTING_MASK, firstSlot, SLOTS } from '../engine/units';
import { other, type Side } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import { linkedOf, worthsOf } from './worths';
import type { Weights } from './weights';

/** Attack beyond the defence from which a unit is sure to fall: what can be brought is counted generously. */
const SURE_MARGIN = 8;
/** The most that one unit adds to an attack, a charge. */
const CHARGE = 7;
/** From further away no unit comes to bear with one move: mounted artillery, range 3 and speed 2. */
const FARTHEST = 5;

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

/** What the enemy can bring against each unit of a side with so many moves, against its defence: only the worst is lost in a turn. */
export function danger(position: Position, side: Side, weights: Weights, moves: number): number {
  const first = firstSlot(side);
  const linked = linkedOf(position, side);
  musterAttackers(position, other(side));
  if (attackerCount === 0) return 0;
  const reach = reachTable(position.board);
  const worthBySlot = worthsOf(weights);
  let worst = 0;
  let all = 0;
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const square = squareOf(position, slot);
    if (square < 0) continue;
    const attack = attackToCome(position, reach, square, moves);
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
  reach: Uint8Array,
  target: number,
  moves: number,
): number {
  const row = target * board.size;
  const gains = board.cover[target] === 0 ? OPEN_GAINS : COVERED_GAINS;
  let sum = 0;
  for (let i = 0; i < attackerCount; i++) {
    const code = reach[row + (attackerSquares[i] as number)] as number;
    if (code !== 0) sum += gains[((attackerSlots[i] as number) << 4) | code] as number;
  }
  if (sum === 0) return 0;
  const sevens = Math.min(moves, (sum >> 8) & 15);
  const fives = Math.min(moves - sevens, (sum >> 12) & 15);
  const fours = Math.min(moves - sevens - fives, (sum >> 16) & 15);
  const threes = Math.min(moves - sevens - fives - fours, (sum >> 20) & 15);
  return (sum & 255) + sevens * CHARGE + fives * 5 + fours * 4 + threes * 3;
}

const reaches = new WeakMap<Board, Uint8Array>();

/** For two squares of a board: twice the steps between them, and 1 more where they are in line; 0 where they are too far apart. */
function reachTable(board: Board): Uint8Array {
  const known = reaches.get(board);
  if (known !== undefined) return known;
  const steps = stepsTable(board);
  const made = steps.map((away, i) =>
    away > FARTHEST ? 0 : away * 2 + (board.bearing[i] === 0 ? 0 : 1),
  );
  reaches.set(board, made);
  return made;
}

/**
 * What a unit adds to an attack, by slot and place in the `reachTable`, on a target in the open and on one under cover. In one
 * number: what fires already, and from the bits 8, 12, 16 and 20 on how many could add 7, 5, 4, and 3 (a charge instead of
 * fire) by a move.
 */
const gainsOf = (open: boolean): Int32Array =>
  Int32Array.from({ length: SLOTS * 16 }, (_, i) => {
    const slot = i >> 4;
    const away = (i & 15) >> 1;
    const inLine = (i & 1) === 1;
    const [range = 0, speed = 0, factor = 0] = [
      BY_SLOT.range[slot],
      BY_SLOT.speed[slot],
      BY_SLOT.attack[slot],
    ];
    const charges = open && BY_SLOT.charging[slot] !== 0;
    if (away === 0) return 0;
    if (inLine && charges && away === 1) return CHARGE;
    if (inLine && away <= range) return factor + (charges ? 1 << 20 : 0);
    if (away > range + speed) return 0;
    if (charges && away <= speed + 2) return 1 << 8;
    return factor === 5 ? 1 << 12 : 1 << 16;
  });
const OPEN_GAINS = gainsOf(true);
const COVERED_GAINS = gainsOf(false);
