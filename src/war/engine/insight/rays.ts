import {
  bearingDirection,
  bearingDistance,
  DIRECTIONS,
  NOWHERE,
  type Board,
  type Direction,
} from '../board';
import { communicationLines, NOBODY } from '../communication';
import { isLinked, slotAt, unitsOf, type Position, type PlacedUnit } from '../position';
import { unitOfSlot, UNITS } from '../units';
import type { Side, Square, Unit } from '../vocabulary';

/** A square of a ray on which there is something: a unit, an arsenal, a pass or a fort. */
export interface Seen {
  readonly square: Square;
  /** The distance from the start of the ray in squares, from 1. */
  readonly distance: number;
  readonly unit: Unit | null;
  /** Whether its unit is in communication; false without a unit. */
  readonly linked: boolean;
}

/** One of the eight lines from a square (rules.md 4.1, 6.2), with the units, arsenals, passes and forts on it. */
export interface Ray {
  readonly direction: Direction;
  /** The number of squares before a mountain or the edge. */
  readonly length: number;
  /** The nearest first. */
  readonly seen: readonly Seen[];
  /** The mountain that ends it; null if it runs to the edge. */
  readonly mountain: Square | null;
}

/** Clockwise from the north. */
const ROUND = [1, 2, 4, 7, 6, 5, 3, 0] as const satisfies readonly Direction[];

/**
 * Returns the eight lines from a square along which fire and communication run (rules.md 4.1, 6.2), clockwise from
 * the north, each up to the first mountain or the edge.
 */
export const raysFrom = (position: Position, square: Square): Ray[] =>
  ROUND.map((direction) => rayFrom(position, square, direction));

function rayFrom(position: Position, square: Square, direction: Direction): Ray {
  const { board } = position;
  const length = board.rayLength[square * 8 + direction] as number;
  const stride = board.stride[direction] as number;
  const seen: Seen[] = [];
  for (let distance = 1; distance <= length; distance++) {
    const at = square + distance * stride;
    const slot = slotAt(position, at);
    if (slot !== NOBODY)
      seen.push({ square: at, distance, unit: unitOfSlot(slot), linked: isLinked(position, slot) });
    else if (board.cover[at] !== 0 || board.arsenals.some((arsenal) => arsenal.square === at))
      seen.push({ square: at, distance, unit: null, linked: false });
  }
  const end = neighbour(board, square + length * stride, direction);
  return { direction, length, seen, mountain: end === NOWHERE ? null : end };
}

/** Returns the next square in a direction, on any ground; NOWHERE beyond the edge. */
function neighbour(board: Board, square: Square, direction: Direction): Square {
  const { row, column } = DIRECTIONS[direction] as (typeof DIRECTIONS)[number];
  const r = Math.floor(square / board.width) + row;
  const c = (square % board.width) + column;
  const inside = r >= 0 && r < board.height && c >= 0 && c < board.width;
  return inside ? r * board.width + c : NOWHERE;
}

/**
 * Returns the squares of a side's sources (arsenals first, then communications units) whose lines of communication run
 * over a square, or which stand on it (rules.md 4.1 to 4.3); empty if none do.
 */
export function linesOver(position: Position, side: Side, square: Square): Square[] {
  const { board } = position;
  const reaching = communicationLines(position, side).filter(({ source, direction, end }) => {
    const bearing = board.bearing[source * board.size + square] as number;
    const length = (end - source) / (board.stride[direction] as number);
    return (
      source === square ||
      (bearing !== 0 &&
        bearingDirection(bearing) === direction &&
        bearingDistance(bearing) <= length)
    );
  });
  return [...new Set(reaching.map(({ source }) => source))];
}

/** How one square lies from another, along one of the eight directions if they are in line. */
interface Alignment {
  /** The difference of square numbers for one step towards the other square; 0 if not in line, or the same. */
  readonly stride: number;
  /** The distance in steps: the greater of rows and columns, in line or not. */
  readonly length: number;
}

/**
 * Returns the alignment of the square `to` as seen from `from`, ignoring the terrain between: as `length` the distance
 * in steps, and as `stride` the difference of square numbers for one step; 0 if the two are not in one of the eight
 * directions.
 */
export function towards({ width }: Board, from: Square, to: Square): Alignment {
  const rows = Math.floor(to / width) - Math.floor(from / width);
  const columns = (to % width) - (from % width);
  const length = Math.max(Math.abs(rows), Math.abs(columns));
  const aligned = rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns);
  return { stride: aligned ? Math.sign(rows) * width + Math.sign(columns) : 0, length };
}

/**
 * Returns the squares strictly between two squares, the nearest to `from` first; empty if they are neighbours or the
 * same. The two must lie in one of the eight directions from each other.
 */
export const between = (board: Board, from: Square, to: Square): Square[] => {
  const { stride, length } = towards(board, from, to);
  return Array.from({ length: Math.max(0, length - 1) }, (_, i) => from + (i + 1) * stride);
};

interface Nearest {
  readonly unit: PlacedUnit;
  /** Steps to it on open ground, at least 1; a diagonal step counts as one. */
  readonly distance: number;
}

/**
 * Returns the fighting unit of the other side nearest to a square, with its distance in squares; of several, the
 * first row by row from A1. Null if none is left.
 */
export function nearestEnemy(position: Position, side: Side, square: Square): Nearest | null {
  let nearest: Nearest | null = null;
  for (const unit of unitsOf(position)) {
    if (unit.side === side || !UNITS[unit.kind].fighting) continue;
    const distance = towards(position.board, square, unit.square).length;
    if (nearest === null || distance < nearest.distance) nearest = { unit, distance };
  }
  return nearest;
}
