import {
  bearingDirection,
  bearingDistance,
  DIRECTIONS,
  NOWHERE,
  type Board,
  type Direction,
} from '../board';
import { communicationLines, NOBODY } from '../communication';
import { isLinked, slotAt, type Position } from '../position';
import { unitOfSlot } from '../units';
import type { Side, Square, Unit } from '../vocabulary';

/** A square of a ray with a unit or an arsenal on it, or with ground other than plain. */
export interface Seen {
  readonly square: Square;
  /** The distance from the start of the ray in squares, from 1. */
  readonly distance: number;
  readonly unit: Unit | null;
  /** Whether its unit is in communication; false without a unit. */
  readonly linked: boolean;
}

/** One of the eight lines along which fire and communication run (rules.md 4.1, 6.2). */
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

/** Returns the eight rays of a square, clockwise from the north, each up to the first mountain. */
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

/** Returns the arsenals and communications units of a side whose lines run over a square, or that stand on it. */
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
