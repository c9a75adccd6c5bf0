import type { Arsenal } from '../engine/board';
import { communicationOf, FIGHTING_COUNT } from '../engine/communication';
import { slotAt, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, FIGHTING_MASK, firstSlot } from '../engine/units';
import { other, type Side, type Square } from '../engine/vocabulary';
import { countOf, stepsTable } from './geometry';
import { linkedOf } from './worths';

/** The most arsenals of a side that are described, those nearest to the enemy first. */
const DESCRIBED = 2;
/** Paths of up to so many turns are counted by their turns; longer ones than `FAR` count as that. */
const TURNS = 5;
const FAR = 8;
/** The turns within which units come near enough to fire or to support. */
const SOON = 2;
const OF_ARSENAL = 9 + 2 * TURNS;
/** How many numbers of the network's input describe the arsenals of one side: those of two arsenals. */
export const ARSENAL_FEATURES = DESCRIBED * OF_ARSENAL;

/**
 * Writes the network's input on the arsenals of `side` into an array, `ARSENAL_FEATURES` numbers of the order of 1
 * from index `at` on. The two standing arsenals that the enemy can reach soonest are described, the nearest to the
 * enemy first. Zeros are expected there and are left if fewer than two stand.
 */
export function describeArsenals(
  position: Position,
  side: Side,
  into: Float32Array,
  at: number,
): void {
  const { arsenals } = position.board;
  const threatened: { i: number; turns: number }[] = [];
  for (let i = 0; i < arsenals.length; i++) {
    const { side: owner, square } = arsenals[i] as Arsenal;
    if (owner !== side || (position.standing & (1 << i)) === 0) continue;
    const enemies = linkedOf(position, other(side)) & FIGHTING_MASK;
    threatened.push({ i, turns: turnsTo(position, other(side), square, enemies) });
  }
  threatened.sort((a, b) => a.turns - b.turns || a.i - b.i);
  for (let n = 0; n < Math.min(DESCRIBED, threatened.length); n++) {
    const { i, turns } = threatened[n] as { i: number; turns: number };
    describeArsenal(position, side, i, turns, into, at + n * OF_ARSENAL);
  }
}

/** Describes one arsenal: its holder, the units that can reach it and when, and the units on its lines. */
function describeArsenal(
  position: Position,
  side: Side,
  i: number,
  enemyTurns: number,
  into: Float32Array,
  at: number,
): void {
  const { square } = position.board.arsenals[i] as Arsenal;
  const enemy = other(side);
  const linked = linkedOf(position, side);
  const holder = slotAt(position, square) - firstSlot(side);
  const held = holder >= 0 && holder < ARMY_SIZE;
  const without = communicationOf({ ...position, standing: position.standing & ~(1 << i) }, side);
  const hanging = linked & ~without;
  into[at] = 1;
  into[at + 1] = held ? 1 : 0;
  into[at + 2] = held && holder < FIGHTING_COUNT ? 1 : 0;
  into[at + 3] = Math.min(enemyTurns, FAR) / FAR;
  into[at + 4] = Math.min(turnsTo(position, side, square, linked), FAR) / FAR;
  into[at + 5] = strengthNear(position, enemy, square, BY_SLOT.attack) / 20;
  into[at + 6] = strengthNear(position, side, square, BY_SLOT.defence) / 30;
  into[at + 7] = countOf(hanging & FIGHTING_MASK) / FIGHTING_COUNT;
  into[at + 8] = countOf(hanging & ~FIGHTING_MASK) / (ARMY_SIZE - FIGHTING_COUNT);
  countByTurns(position, enemy, square, into, at + 9);
  countByTurns(position, side, square, into, at + 9 + TURNS);
}

/** Returns the turns of a unit to a square in a straight line, at least 1. */
function turnsOf(position: Position, slot: number, square: Square): number {
  const steps = stepsTable(position.board);
  const away = steps[square * position.board.size + squareOf(position, slot)] as number;
  const speed = BY_SLOT.speed[slot] as number;
  return Math.max(1, ((away + speed - 1) / speed) | 0);
}

/** Returns the turns until the nearest of a side's units in a mask can reach a square, in a straight line. */
function turnsTo(position: Position, side: Side, square: Square, mask: number): number {
  const first = firstSlot(side);
  let best = Infinity;
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    best = Math.min(best, turnsOf(position, first + 31 - Math.clz32(rest & -rest), square));
  return best;
}

/**
 * Counts fighting units of a side in communication that can reach a square within a turn, two, and so on, in sixths.
 */
function countByTurns(
  position: Position,
  side: Side,
  square: Square,
  into: Float32Array,
  at: number,
): void {
  const first = firstSlot(side);
  for (let rest = linkedOf(position, side) & FIGHTING_MASK; rest !== 0; rest &= rest - 1) {
    const turns = turnsOf(position, first + 31 - Math.clz32(rest & -rest), square);
    for (let t = turns; t <= TURNS; t++) (into[at + t - 1] as number) += 1 / 6;
  }
}

/** Sums the factors of a side's fighting units in communication that soon come within range of a square. */
function strengthNear(
  position: Position,
  side: Side,
  square: Square,
  factors: Readonly<Uint8Array>,
): number {
  const { board } = position;
  const steps = stepsTable(board);
  const first = firstSlot(side);
  let sum = 0;
  for (let rest = linkedOf(position, side) & FIGHTING_MASK; rest !== 0; rest &= rest - 1) {
    const slot = first + 31 - Math.clz32(rest & -rest);
    const away = steps[square * board.size + squareOf(position, slot)] as number;
    const reach = (BY_SLOT.speed[slot] as number) * SOON + (BY_SLOT.range[slot] as number);
    if (away <= reach) sum += factors[slot] as number;
  }
  return sum;
}
