import { mayAttackNow } from '../engine/everyMove';
import { attackAndDefence, outcomeOf, REACH } from '../engine/combat';
import { FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { firesFrom, mayMoveTo } from '../engine/landing';
import { reachNow, reachSquare } from '../engine/march';
import { isLinked, movedSlot, slotAt, squareOf, type Position } from '../engine/position';
import { positionHash } from '../engine/positionHash';
import { takeBack } from '../engine/search';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../engine/units';
import type { Square } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import type { Kill } from './kills';
import {
  give,
  landingOf,
  outOf,
  packMove,
  slotOf,
  type PackedMove,
  type Thinking,
} from './thinking';

/** A move that helps an attack, and the most that it can add to it; negative if it only makes room. */
interface Landing {
  readonly move: PackedMove;
  readonly gain: number;
}

/** The landings of one unit that are tried, the greatest gains first. */
const OF_ONE_UNIT = 8;
/** The moves out of a square that another unit wants. */
const MOST_LEAVING = 2;

interface Seeker {
  readonly thinking: Thinking;
  readonly target: Square;
  readonly landings: readonly Landing[];
  readonly seen: Set<number>;
  tries: number;
  /** The first attack found that only dislodges. */
  dislodges: Kill | null;
}

/**
 * Returns a successful attack on the unit on `target` after at most `moves` moves of the side to move: one that
 * destroys if it is found within `tries` orders tried, otherwise the first found that dislodges; null if none is
 * found.
 */
export function assembled(
  thinking: Thinking,
  target: Square,
  moves: number,
  tries: number,
): Kill | null {
  const { position } = thinking.search;
  const { attack, defence } = attackAndDefence(position, target);
  const landings = moves === 0 ? [] : landingsOn(thinking, target);
  if (attack + most(landings, moves, 0) <= defence || (attack === 0 && landings.length === 0))
    return null;
  const seeker: Seeker = { thinking, target, landings, seen: new Set(), tries, dislodges: null };
  return follow(seeker, moves, [], 0) ?? seeker.dislodges;
}

/** Returns the most that so many landings can add, one of each unit; units in the mask `used` are left out. */
function most(landings: readonly Landing[], moves: number, used: number): number {
  let sum = 0;
  let count = 0;
  let seen = used;
  // The landings are in order of gains, so that each unit's first is its best.
  for (const { move, gain } of landings) {
    const bit = 1 << (slotOf(move) % ARMY_SIZE);
    if ((seen & bit) !== 0) continue;
    if (count === moves || gain <= 0) break;
    seen |= bit;
    sum += gain;
    count += 1;
  }
  return sum;
}

/** Tries the landings, the greatest gains first, until one order of them destroys the target. */
function follow(
  seeker: Seeker,
  left: number,
  made: readonly PackedMove[],
  used: number,
): Kill | null {
  const { thinking, target, landings, seen } = seeker;
  const { search } = thinking;
  const { position } = search;
  const { attack, defence } = attackAndDefence(position, target);
  if (attack > defence && attack > 0) {
    const outcome = outcomeOf(position, target);
    if (outcome === 'destroyed') return { target, moves: made, outcome };
    if (outcome === 'dislodged') seeker.dislodges ??= { target, moves: made, outcome };
  }
  const reach = attack + (left === 0 ? 0 : most(landings, left, used));
  // Another that only dislodges is not looked for.
  if (left === 0 || reach <= defence + (seeker.dislodges === null ? 0 : 1)) return null;
  for (const { move, gain } of landings) {
    const bit = 1 << (slotOf(move) % ARMY_SIZE);
    if ((used & bit) !== 0) continue;
    if (seeker.tries <= 0 || outOf(thinking.budget)) return null;
    if (attack + gain + most(landings, left - 1, used | bit) <= defence) continue;
    if (!mayMoveTo(search.position, slotOf(move), landingOf(move))) continue;
    seeker.tries -= 1;
    give(thinking, move);
    const hash = positionHash(search.position);
    let found: Kill | null = null;
    if (!seen.has(hash) && mayAttackNow(search.position)) {
      seen.add(hash);
      found = follow(seeker, left - 1, [...made, move], used | bit);
    }
    takeBack(search);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Returns the moves of unmoved units that may help an attack on a target, the greatest gains first: those to squares
 * from which they add to it, also such as another unit must leave first, and those that leave such a square. The gain
 * of cavalry behind others that may come to charge is that of the charge.
 */
function landingsOn({ search: { position } }: Thinking, target: Square): Landing[] {
  const { board } = position;
  const { size } = board;
  const steps = stepsTable(board);
  const open = board.cover[target] === 0;
  const first = firstSlot(position.side);
  const landings: Landing[] = [];
  /** The squares that units could fire from if others left them. */
  const wanted: Square[] = [];
  for (let slot = first; slot < first + FIGHTING_COUNT; slot++) {
    const from = squareOf(position, slot);
    if (from < 0 || !isLinked(position, slot) || movedSlot(position, slot)) continue;
    const range = BY_SLOT.range[slot] as number;
    const speed = BY_SLOT.speed[slot] as number;
    const charge = open ? (BY_SLOT.charging[slot] as number) : 0;
    const reach = charge > 0 ? REACH : range;
    if ((steps[target * size + from] as number) > reach + speed) continue;
    const now = fireOf(position, slot, from, target, false);
    const own: Landing[] = [];
    for (let direction = 0; direction < 8; direction++) {
      const length = Math.min(reach, board.rayLength[target * 8 + direction] as number);
      const step = board.stride[direction] as number;
      for (let i = 1, to = target + step; i <= length; i++, to += step) {
        if (to === from || (steps[to * size + from] as number) > speed) continue;
        const holder = slotAt(position, to);
        if (
          holder !== NOBODY &&
          (holder < ARMY_SIZE !== (position.side === 'N') || movedSlot(position, holder))
        )
          continue;
        const gain = fireOf(position, slot, to, target, true) - now;
        if (gain <= 0) continue;
        own.push({ move: packMove(slot, to), gain });
        if (holder !== NOBODY) wanted.push(to);
      }
    }
    own.sort((a, b) => b.gain - a.gain);
    landings.push(...own.slice(0, OF_ONE_UNIT));
  }
  for (const square of wanted) {
    const slot = slotAt(position, square);
    const now = fireOf(position, slot, square, target, false);
    let left = MOST_LEAVING;
    for (let rest = reachNow(position, slot); rest !== 0 && left > 0; rest &= rest - 1) {
      const to = reachSquare(position, square, rest & -rest);
      const gain = fireOf(position, slot, to, target, true) - now;
      // Moves that gain are in the list.
      if (gain > 0 || landings.some(({ move }) => move === packMove(slot, to))) continue;
      landings.push({ move: packMove(slot, to), gain });
      left -= 1;
    }
  }
  return landings.sort((a, b) => b.gain - a.gain || a.move - b.move);
}

/**
 * Returns what a unit adds to an attack on a target from a square, were it alone: with `hoping`, cavalry in line as if
 * others charged before it.
 */
function fireOf(
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
