import { communicationOf, FIGHTING_COUNT, NOBODY } from '../../../../src/war/engine/communication';
import { mayAttackNow } from '../../../../src/war/engine/everyMove';
import {
  isLinked,
  movesMade,
  MOVES_A_TURN,
  slotAt,
  squareOf,
  type Position,
} from '../../../../src/war/engine/position';
import { takeBack } from '../../../../src/war/engine/search';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../../../../src/war/engine/units';
import { other, type Side, type Square } from '../../../../src/war/engine/vocabulary';
import { assembled } from './assembly';
import { endOf, give, linkedOf, moverOf, movesOf, type Hunt, type Move } from './hands';

/** An attack that destroys a unit, and the moves that prepare it. */
export interface Prey {
  readonly moves: readonly Move[];
  readonly target: Square;
}

/** How far from an isolated unit one may stand that it no longer supports. */
const SUPPORT = 3;

/**
 * Calls `take` with strikes of the side to move, until it returns true: attacks that destroy a unit, at most one for
 * each, with what bears now, with moves that bring more to bear, and after a move that isolates enemy units; and moves
 * that isolate several, with the target null. `first` is the square of the unit that is looked at before the others,
 * or null. Returns whether `take` has returned true.
 */
export function forEachStrike(
  hunt: Hunt,
  first: Square | null,
  take: (moves: readonly Move[], target: Square | null, isolated: number) => boolean,
): boolean {
  const { search, budget } = hunt;
  const { position } = search;
  if (position.over !== null) return false;
  const left = MOVES_A_TURN - movesMade(position);
  const enemy = other(position.side);
  const slots = slotsOf(position, enemy, first);
  const attacks = mayAttackNow(position);
  let beaten = 0;
  for (const slot of slots) {
    const target = squareOf(position, slot);
    if (!attacks || target < 0 || budget.used() >= 1) continue;
    const moves = assembled(hunt, target, left);
    if (moves === null) continue;
    beaten |= 1 << (slot % ARMY_SIZE);
    if (take(moves, target, 0)) return true;
  }
  if (left < 1) return false;
  const linked = linkedOf(position, enemy);
  const lines = linesUsed(position, enemy);
  for (const move of movesOf(position)) {
    if (lines[endOf(move)] === 0 || !cuts(position, move) || budget.used() >= 1) continue;
    const isolated = linked & ~linkedAfter(position, enemy, move);
    if (isolated === 0) continue;
    if (isolated & (isolated - 1) && take([move], null, isolated)) return true;
    if (left < 2 || !attacks) continue;
    for (const { moves, target } of assembledAfter(hunt, move, isolated, slots, beaten)) {
      beaten |= 1 << (slotAt(position, target) % ARMY_SIZE);
      if (take([move, ...moves], target, isolated)) return true;
    }
  }
  return false;
}

/**
 * Returns attacks that destroy a unit after a move that isolates others, on units that this weakens and that are not in
 * the mask `beaten`.
 */
function assembledAfter(
  hunt: Hunt,
  move: Move,
  isolated: number,
  slots: readonly number[],
  beaten: number,
): Prey[] {
  const { search } = hunt;
  const found: Prey[] = [];
  give(hunt, move);
  const left = MOVES_A_TURN - movesMade(search.position);
  if (mayAttackNow(search.position))
    for (const slot of slots) {
      const target = squareOf(search.position, slot);
      if (target < 0 || (beaten & (1 << (slot % ARMY_SIZE))) !== 0) continue;
      if (!weakened(search.position, slot, isolated)) continue;
      const moves = assembled(hunt, target, left);
      if (moves !== null) found.push({ moves, target });
    }
  takeBack(search);
  return found;
}

/** Returns the units of a side in communication after a move of its enemy. */
function linkedAfter(position: Position, side: Side, move: Move): number {
  const slot = moverOf(move);
  const squares = position.squares as Int16Array;
  const occupants = position.occupants as Int16Array;
  const from = squares[slot] as number;
  const to = endOf(move);
  squares[slot] = to;
  occupants[from] = NOBODY;
  occupants[to] = slot;
  const linked = communicationOf(position, side);
  squares[slot] = from;
  occupants[to] = NOBODY;
  occupants[from] = slot;
  return linked;
}

/** Returns the slots of a side, communications units and artillery first, but before them the unit on a square. */
function slotsOf(position: Position, side: Side, leading: Square | null): number[] {
  const first = firstSlot(side);
  const slots = Array.from({ length: ARMY_SIZE }, (_, place) => first + ARMY_SIZE - 1 - place);
  const slot = leading === null ? NOBODY : slotAt(position, leading);
  return slot < first || slot >= first + ARMY_SIZE
    ? slots
    : [slot, ...slots.filter((each) => each !== slot)];
}

const cuts = ({ rules }: Position, move: Move): boolean =>
  BY_SLOT.fighting[moverOf(move)] === 1 || rules.communicationsUnitsCutLines;

/** Returns whether a unit is isolated, or stands where an isolated one could have supported it. */
function weakened(position: Position, slot: number, isolated: number): boolean {
  const first = slot < ARMY_SIZE ? 0 : ARMY_SIZE;
  if ((isolated & (1 << (slot - first))) !== 0) return true;
  const { bearing, size } = position.board;
  const row = squareOf(position, slot) * size;
  for (let rest = isolated; rest !== 0; rest &= rest - 1) {
    const square = squareOf(position, first + 31 - Math.clz32(rest & -rest));
    const towards = square < 0 ? 0 : (bearing[row + square] as number);
    if (towards !== 0 && (towards & 31) <= SUPPORT) return true;
  }
  return false;
}

/** Returns by square whether a line of a side runs over it to a unit of that side. */
export function linesUsed(position: Position, side: Side): Uint8Array {
  const { board, occupants, standing } = position;
  const used = new Uint8Array(board.size);
  const first = firstSlot(side);
  const stops = (square: Square): boolean => {
    const slot = occupants[square] as number;
    return slot !== NOBODY && (slot < first || slot >= first + ARMY_SIZE) && cutsAt(slot);
  };
  const cutsAt = (slot: number): boolean =>
    BY_SLOT.fighting[slot] === 1 || position.rules.communicationsUnitsCutLines;
  const mark = (source: Square): void => {
    if (stops(source)) return;
    for (let direction = 0; direction < 8; direction++) {
      const length = board.rayLength[source * 8 + direction] as number;
      const step = board.stride[direction] as number;
      let square = source;
      let last = 0;
      for (let i = 1; i <= length; i++) {
        square += step;
        const slot = occupants[square] as number;
        if (slot === NOBODY) continue;
        if (slot >= first && slot < first + ARMY_SIZE) last = i;
        else if (cutsAt(slot)) break;
      }
      for (let i = 1; i < last; i++) used[source + i * step] = 1;
    }
  };
  board.arsenals.forEach((arsenal, i) => {
    if (arsenal.side !== side || (standing & (1 << i)) === 0) return;
    used[arsenal.square] = 1;
    mark(arsenal.square);
  });
  for (let slot = first + FIGHTING_COUNT; slot < first + ARMY_SIZE; slot++)
    if (squareOf(position, slot) >= 0 && isLinked(position, slot)) mark(squareOf(position, slot));
  return used;
}
