import { attackAndDefence, outcomeOf, REACH } from '../../../../src/war/engine/combat';
import { FIGHTING_COUNT, NOBODY } from '../../../../src/war/engine/communication';
import { mayAttackNow } from '../../../../src/war/engine/everyMove';
import { firesFrom } from '../../../../src/war/engine/landing';
import { reachNow, reachSquare } from '../../../../src/war/engine/march';
import {
  isLinked,
  movedSlot,
  slotAt,
  squareOf,
  type Position,
} from '../../../../src/war/engine/position';
import { takeBack } from '../../../../src/war/engine/search';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../../../../src/war/engine/units';
import type { Side, Square } from '../../../../src/war/engine/vocabulary';
import { stepsTable } from '../../../../src/war/opponent/geometry';
import { endOf, give, isLegal, linkedOf, moveOf, moverOf, type Hunt, type Move } from './hands';

/** The orders that are tried for one target. */
const TRIES = 120;
/** The squares of one unit that are tried, and the moves out of a square that another one wants. */
const LANDINGS = 8;
const LEAVING = 2;
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
