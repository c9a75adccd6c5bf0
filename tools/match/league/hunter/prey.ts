import { attackAndDefence, outcomeOf, REACH } from '../../../../src/war/engine/combat';
import { communicationOf, FIGHTING_COUNT, NOBODY } from '../../../../src/war/engine/communication';
import { mayAttackNow } from '../../../../src/war/engine/everyMove';
import { firesFrom } from '../../../../src/war/engine/landing';
import { reachNow, reachSquare } from '../../../../src/war/engine/march';
import {
  isLinked,
  movedSlot,
  movesMade,
  MOVES_A_TURN,
  slotAt,
  squareOf,
  type Position,
} from '../../../../src/war/engine/position';
import { takeBack } from '../../../../src/war/engine/search';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../../../../src/war/engine/units';
import { other, type Side, type Square } from '../../../../src/war/engine/vocabulary';
import { stepsTable } from '../../../../src/war/opponent/geometry';
import {
  endOf,
  give,
  isLegal,
  linkedOf,
  moveOf,
  moverOf,
  movesOf,
  type Hunt,
  type Move,
} from './hands';

/** An attack that destroys a unit, and the moves that prepare it. */
export interface Prey {
  readonly moves: readonly Move[];
  readonly target: Square;
}

/** The orders that are tried for one target. */
const TRIES = 120;
/** The squares of one unit that are tried, and the moves out of a square that another one wants. */
const LANDINGS = 8;
const LEAVING = 2;
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
    const way = square < 0 ? 0 : (bearing[row + square] as number);
    if (way !== 0 && (way & 31) <= SUPPORT) return true;
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

/** A move that may help an attack, and the most that it can add to it; not above 0 if it only makes room. */
interface Help {
  readonly move: Move;
  readonly gain: number;
}

interface Seeker {
  readonly hunt: Hunt;
  readonly target: Square;
  readonly helps: readonly Help[];
  /** The sets of moves that have been tried, in whatever order, as numbers. */
  readonly seen: Set<number>;
  tries: number;
}

/** Returns at most so many moves after which an attack destroys the unit on a square; null if none are found. */
export function assembled(hunt: Hunt, target: Square, left: number): readonly Move[] | null {
  const { position } = hunt.search;
  const { attack, defence } = attackAndDefence(position, target);
  if (attack > defence && outcomeOf(position, target) === 'destroyed') return [];
  if (left === 0 || attack + couldAdd(position, target, left) <= defence) return null;
  const helps = helpsFor(position, target);
  if (attack + mostOf(helps, left, 0) <= defence) return null;
  const seeker: Seeker = { hunt, target, helps, seen: new Set(), tries: TRIES };
  return follow(seeker, left, [], 0, 0);
}

/** Returns a bound of what so many moves can add to an attack: the factors of the units that are near enough. */
function couldAdd(position: Position, target: Square, left: number): number {
  const { board } = position;
  const row = target * board.size;
  const steps = stepsTable(board);
  const open = board.cover[target] === 0;
  const first = firstSlot(position.side);
  const linked = linkedOf(position, position.side) & ~position.moved;
  let [sevens, others] = [0, 0];
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    if ((linked & (1 << place)) === 0) continue;
    const slot = first + place;
    const charges = open && BY_SLOT.charging[slot] !== 0;
    const reach = charges ? REACH : (BY_SLOT.range[slot] as number);
    const away = steps[row + squareOf(position, slot)] as number;
    if (away > reach + (BY_SLOT.speed[slot] as number)) continue;
    if (charges) sevens += 1;
    else others += 1;
  }
  const charging = Math.min(sevens, left);
  return charging * 7 + Math.min(others, left - charging) * 5;
}

/** Returns the most that so many helps can add, one of each unit not in the mask `used`; they are in order of gains. */
function mostOf(helps: readonly Help[], left: number, used: number): number {
  let sum = 0;
  let count = 0;
  let seen = used;
  for (const { move, gain } of helps) {
    if (count === left || gain <= 0) break;
    const bit = 1 << (moverOf(move) % ARMY_SIZE);
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    sum += gain;
    count += 1;
  }
  return sum;
}

/** Tries the helps, the greatest gains first, until the target is destroyed; each order of the same ones once. */
function follow(
  seeker: Seeker,
  left: number,
  made: readonly Move[],
  used: number,
  key: number,
): readonly Move[] | null {
  const { hunt, target, helps, seen } = seeker;
  const { search } = hunt;
  const { attack, defence } = attackAndDefence(search.position, target);
  if (attack > defence && outcomeOf(search.position, target) === 'destroyed') return made;
  if (left === 0 || attack + mostOf(helps, left, used) <= defence) return null;
  for (const { move, gain } of helps) {
    const bit = 1 << (moverOf(move) % ARMY_SIZE);
    if ((used & bit) !== 0) continue;
    if (seeker.tries <= 0 || hunt.budget.used() >= 1) return null;
    if (attack + gain + mostOf(helps, left - 1, used | bit) <= defence) continue;
    const next = key ^ Math.imul(move + 1, 0x9e3779b1);
    if (seen.has(next) || !isLegal(hunt, move)) continue;
    seen.add(next);
    seeker.tries -= 1;
    give(hunt, move);
    const found = mayAttackNow(search.position)
      ? follow(seeker, left - 1, [...made, move], used | bit, next)
      : null;
    takeBack(search);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the moves that may help an attack on a target, the greatest gains first. */
function helpsFor(position: Position, target: Square): Help[] {
  const { board, side } = position;
  const { size } = board;
  const steps = stepsTable(board);
  const first = firstSlot(side);
  const open = board.cover[target] === 0;
  const helps: Help[] = [];
  const wanted: Square[] = [];
  for (let slot = first; slot < first + FIGHTING_COUNT; slot++) {
    const from = squareOf(position, slot);
    if (from < 0 || !isLinked(position, slot) || movedSlot(position, slot)) continue;
    const speed = BY_SLOT.speed[slot] as number;
    const charge = open ? (BY_SLOT.charging[slot] as number) : 0;
    const reach = charge > 0 ? REACH : (BY_SLOT.range[slot] as number);
    if ((steps[target * size + from] as number) > reach + speed) continue;
    const now = fireFrom(position, slot, from, target, false);
    const own: Help[] = [];
    for (let direction = 0; direction < 8; direction++) {
      const length = Math.min(reach, board.rayLength[target * 8 + direction] as number);
      const step = board.stride[direction] as number;
      for (let i = 1, to = target + step; i <= length; i++, to += step) {
        if (to === from || (steps[to * size + from] as number) > speed) continue;
        const holder = slotAt(position, to);
        if (holder !== NOBODY && (sideDiffers(holder, side) || movedSlot(position, holder)))
          continue;
        const gain = fireFrom(position, slot, to, target, true) - now;
        if (gain <= 0) continue;
        own.push({ move: moveOf(slot, to), gain });
        if (holder !== NOBODY) wanted.push(to);
      }
    }
    helps.push(...own.sort((a, b) => b.gain - a.gain).slice(0, LANDINGS));
  }
  for (const square of wanted) makeRoom(position, target, square, helps);
  return helps.sort((a, b) => b.gain - a.gain || a.move - b.move);
}

const sideDiffers = (slot: number, side: Side): boolean => slot < ARMY_SIZE !== (side === 'N');

/** Adds moves of the unit on a square that another one wants. */
function makeRoom(position: Position, target: Square, square: Square, helps: Help[]): void {
  const slot = slotAt(position, square);
  const now = fireFrom(position, slot, square, target, false);
  let count = 0;
  for (let rest = reachNow(position, slot); rest !== 0 && count < LEAVING; rest &= rest - 1) {
    const move = moveOf(slot, reachSquare(position, square, rest & -rest));
    const gain = fireFrom(position, slot, endOf(move), target, true) - now;
    if (gain > 0 || helps.some((help) => help.move === move)) continue;
    helps.push({ move, gain });
    count += 1;
  }
}

/** Returns what a unit adds to an attack from a square; with `hoping`, cavalry in line as if others charged before it. */
function fireFrom(
  position: Position,
  slot: number,
  from: Square,
  target: Square,
  hoping: boolean,
): number {
  const { board } = position;
  if (BY_SLOT.fighting[slot] === 0 || !firesFrom(position, slot, from, target)) return 0;
  const away = (board.bearing[target * board.size + from] as number) & 31;
  const charge = board.cover[target] === 0 ? (BY_SLOT.charging[slot] as number) : 0;
  if (charge > 0 && (away === 1 || hoping)) return away === 1 ? charge : charge - 0.5;
  return away <= (BY_SLOT.range[slot] as number) ? (BY_SLOT.attack[slot] as number) : 0;
}
