import type { Arsenal } from '../engine/board';
import { communicationOf, FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { squareOf, type Position } from '../engine/position';
import { ARMY, ARMY_SIZE, FIGHTING_MASK, firstSlot } from '../engine/units';
import { other, UNIT_KINDS, type Side, type Square } from '../engine/vocabulary';
import { ARSENAL_FEATURES, describeArsenals } from './arsenalFeatures';
import { danger } from './danger';
import { evaluate } from './evaluation';
import { countOf, stepsTable } from './geometry';
import { NO_PLANS } from './plans';
import { turnsToRescue } from './rescue';
import { LEARNED_WEIGHTS, type Weights } from './weights';
import { linkedOf } from './worths';

const RELAYS = ARMY_SIZE - FIGHTING_COUNT;
const OF_RELAY = 3;
/**
 * The numbers of enemy moves considered together, and the distances in steps within which units are counted around
 * the arsenals of either side.
 */
const DANGERS = [1, 3, 5];
const TO_THEIRS = [3, 6, 9, 12];
const TO_OWN = [3, 6];
const NEAR_WHEN_APART = 6;
const CONTACT = 4;
const NO_ARSENAL = 25;

/** The features of a side, part by part in this order. */
const UNITS_AT = 0;
const ARSENALS_AT = UNITS_AT + UNIT_KINDS.length * 2;
const RELAYS_AT = ARSENALS_AT + ARSENAL_FEATURES;
const LINES_AT = RELAYS_AT + RELAYS * OF_RELAY;
const DANGERS_AT = LINES_AT + 4;
const PLACES_AT = DANGERS_AT + DANGERS.length * 2;
const OF_SIDE = PLACES_AT + TO_THEIRS.length + 1 + TO_OWN.length + 2;
const OF_BOTH = 4;
/** How many numbers the network's input for a position has. */
export const FEATURES = 2 * OF_SIDE + OF_BOTH;

/** The greatest turn that counts: the length of a game says nothing about its winner. */
const OPENING_TURNS = 40;
const KIND_OF_PLACE = ARMY.map((kind) => UNIT_KINDS.indexOf(kind));
const NUMBER_OF_KIND = UNIT_KINDS.map((kind) => ARMY.filter((each) => each === kind).length);
const WORST: Weights = { ...LEARNED_WEIGHTS, laterDanger: 1, worstDanger: 1, otherDanger: 0 };
const OTHERS: Weights = { ...WORST, worstDanger: 0, otherDanger: 1 };

/**
 * Writes the network's input for a position into an array: `FEATURES` numbers, each of the order of 1, about the side
 * to move, then the other side, then both. They contain neither plans nor single squares, and so fit any board.
 */
export function describe(position: Position, into: Float32Array): void {
  const { side } = position;
  into.fill(0);
  describeSide(position, side, into, 0);
  describeSide(position, other(side), into, OF_SIDE);
  const at = 2 * OF_SIDE;
  into[at] = side === 'N' ? 1 : 0;
  into[at + 1] = Math.min(position.turn, OPENING_TURNS) / 100;
  into[at + 2] = evaluate(position, side, LEARNED_WEIGHTS, 5, NO_PLANS) / 200;
  into[at + 3] = position.retreatDue === NOBODY ? 0 : 1;
}

function describeSide(position: Position, side: Side, into: Float32Array, at: number): void {
  describeUnits(position, side, into, at + UNITS_AT);
  describeArsenals(position, side, into, at + ARSENALS_AT);
  const centre = describeLines(position, side, into, at + LINES_AT);
  describeRelays(position, side, centre, into, at + RELAYS_AT);
  for (const [i, moves] of DANGERS.entries()) {
    into[at + DANGERS_AT + 2 * i] = danger(position, side, WORST, moves) / 20;
    into[at + DANGERS_AT + 2 * i + 1] = danger(position, side, OTHERS, moves) / 40;
  }
  describePlaces(position, side, into, at + PLACES_AT);
}

/** Writes for each kind the shares of its units on the board in communication, and not. */
function describeUnits(position: Position, side: Side, into: Float32Array, at: number): void {
  const linked = linkedOf(position, side);
  for (let place = 0; place < ARMY_SIZE; place++) {
    if (squareOf(position, firstSlot(side) + place) < 0) continue;
    const kind = KIND_OF_PLACE[place] as number;
    const apart = (linked & (1 << place)) === 0 ? 1 : 0;
    (into[at + kind * 2 + apart] as number) += 1 / (NUMBER_OF_KIND[kind] as number);
  }
}

/**
 * Writes the units on one line and on two, lines to enemy arsenals, turns to a rescue; returns the middle of those
 * in communication, or NOBODY.
 */
function describeLines(position: Position, side: Side, into: Float32Array, at: number): Square {
  const { board } = position;
  const first = firstSlot(side);
  const linked = linkedOf(position, side);
  let [rows, columns, count, once, twice, supply] = [0, 0, 0, 0, 0, 0];
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    const square = squareOf(position, first + place);
    if (square < 0 || (linked & (1 << place)) === 0) continue;
    rows += (square / board.width) | 0;
    columns += square % board.width;
    count += 1;
    const lines = linesTo(position, side, square);
    if (lines > 0) once += 1;
    if (lines > 1) twice += 1;
  }
  for (let i = 0; i < board.arsenals.length; i++) {
    const { side: owner, square } = board.arsenals[i] as Arsenal;
    if (owner === side || (position.standing & (1 << i)) === 0) continue;
    if (linesTo(position, side, square) > 0) supply += 1;
  }
  into[at] = once / FIGHTING_COUNT;
  into[at + 1] = twice / FIGHTING_COUNT;
  into[at + 2] = supply / 2;
  into[at + 3] = turnsToRescue(position, side) / 20;
  if (count === 0) return NOBODY;
  return Math.round(rows / count) * board.width + Math.round(columns / count);
}

/**
 * Writes for each communications unit the units that depend on it, the enemy's distance, and its distance from the
 * middle of its army.
 */
function describeRelays(
  position: Position,
  side: Side,
  centre: Square,
  into: Float32Array,
  from: number,
): void {
  const { size } = position.board;
  const steps = stepsTable(position.board);
  const linked = linkedOf(position, side);
  const enemies = linkedOf(position, other(side)) & FIGHTING_MASK;
  for (let i = 0; i < RELAYS; i++) {
    const slot = firstSlot(side) + FIGHTING_COUNT + i;
    const square = squareOf(position, slot);
    if (square < 0) continue;
    const at = from + i * OF_RELAY;
    const hanging = linked & ~communicationOf(position, side, slot) & FIGHTING_MASK;
    into[at] = countOf(hanging) / FIGHTING_COUNT;
    let nearest = 8;
    for (let rest = enemies; rest !== 0; rest &= rest - 1) {
      const enemy = firstSlot(other(side)) + 31 - Math.clz32(rest & -rest);
      const away = steps[square * size + squareOf(position, enemy)] as number;
      if (away < nearest) nearest = away;
    }
    into[at + 1] = nearest / 8;
    into[at + 2] = centre === NOBODY ? 1 : (steps[centre * size + square] as number) / 12;
  }
}

/** Writes the numbers of fighting units near the arsenals of either side, and the army's advance and contact. */
function describePlaces(position: Position, side: Side, into: Float32Array, at: number): void {
  const { board } = position;
  const first = firstSlot(side);
  const linked = linkedOf(position, side);
  const apart = at + TO_THEIRS.length;
  const home = apart + 1;
  let [advance, contact] = [0, 0];
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    const square = squareOf(position, first + place);
    if (square < 0) continue;
    const inCommunication = (linked & (1 << place)) !== 0;
    const theirs = stepsToArsenal(position, square, other(side));
    const own = stepsToArsenal(position, square, side);
    if (!inCommunication) {
      if (theirs <= NEAR_WHEN_APART) (into[apart] as number) += 1 / FIGHTING_COUNT;
    } else
      for (let i = 0; i < TO_THEIRS.length; i++)
        if (theirs <= (TO_THEIRS[i] as number)) (into[at + i] as number) += 1 / FIGHTING_COUNT;
    for (let i = 0; i < TO_OWN.length; i++)
      if (own <= (TO_OWN[i] as number)) (into[home + i] as number) += 1 / FIGHTING_COUNT;
    const row = (square / board.width) | 0;
    advance += side === 'N' ? row : board.height - 1 - row;
    if (inCommunication && inContact(position, square, other(side))) contact += 1;
  }
  into[home + TO_OWN.length] = advance / FIGHTING_COUNT / 10;
  into[home + TO_OWN.length + 1] = contact / FIGHTING_COUNT;
}

/** Returns whether a fighting unit of a side is within a few steps of a square. */
function inContact(position: Position, square: Square, side: Side): boolean {
  const steps = stepsTable(position.board);
  const first = firstSlot(side);
  for (let slot = first; slot < first + FIGHTING_COUNT; slot++) {
    const theirs = squareOf(position, slot);
    if (theirs >= 0 && (steps[square * position.board.size + theirs] as number) <= CONTACT)
      return true;
  }
  return false;
}

/** Returns the steps to the nearest standing arsenal of a side. */
function stepsToArsenal({ board, standing }: Position, square: Square, side: Side): number {
  const steps = stepsTable(board);
  let least = NO_ARSENAL;
  for (let i = 0; i < board.arsenals.length; i++) {
    const arsenal = board.arsenals[i] as Arsenal;
    if (arsenal.side !== side || (standing & (1 << i)) === 0) continue;
    least = Math.min(least, steps[arsenal.square * board.size + square] as number);
  }
  return least;
}

/** Returns how many sources of communication of a side are in line with a square, ignoring cuts. */
function linesTo(position: Position, side: Side, square: Square): number {
  const { arsenals, bearing, size } = position.board;
  const linked = linkedOf(position, side);
  const inLine = (source: Square): boolean =>
    source === square || bearing[source * size + square] !== 0;
  let lines = 0;
  for (let i = 0; i < arsenals.length; i++) {
    const arsenal = arsenals[i] as Arsenal;
    if (arsenal.side !== side || (position.standing & (1 << i)) === 0) continue;
    if (inLine(arsenal.square)) lines += 1;
  }
  for (let place = FIGHTING_COUNT; place < ARMY_SIZE; place++)
    if ((linked & (1 << place)) !== 0 && inLine(squareOf(position, firstSlot(side) + place)))
      lines += 1;
  return lines;
}
