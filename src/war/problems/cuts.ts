import { positionHash } from '../engine/positionHash';
import { ARMY_SIZE, FIGHTING_MASK, firstSlot, BY_SLOT } from '../engine/units';
import { squareOf, slotAt, type Position } from '../engine/position';
import { searchFrom, takeBack, tryAttack, tryMove } from '../engine/search';
import { other, type Side, type Square } from '../engine/vocabulary';
import { lineSquares } from './bounds';
import { beatenNow, everyMove, type Effort, type TurnSearch, type Turn } from './turns';

/**
 * The greatest number of enemy fighting units that a number of orders can isolate (`count`), and every set of orders
 * that does it, each set once whatever its sequence; 0 and none if the search found none.
 */
export interface BestCut {
  readonly count: number;
  readonly turns: readonly Turn[];
}

/** Returns the fighting units of a side in communication, as a mask over its army. */
const linkedOf = (position: Position, side: Side): number =>
  (side === 'N' ? position.linkedNorth : position.linkedSouth) & FIGHTING_MASK;

/** Returns how many fighting units of a side were in communication in `before` and are isolated in `now`. */
export function isolatedSince(before: Position, now: Position, side: Side): number {
  const first = firstSlot(side);
  const lost = linkedOf(before, side) & ~linkedOf(now, side);
  let count = 0;
  for (let place = 0; place < ARMY_SIZE; place++)
    if ((lost & (1 << place)) !== 0 && squareOf(now, first + place) >= 0) count += 1;
  return count;
}

interface Hunt extends TurnSearch {
  readonly start: Position;
  readonly enemy: Side;
  readonly lines: Uint8Array;
  count: number;
  readonly turns: Map<number, Turn>;
}

/**
 * Returns the most enemy fighting units that the side to move can isolate with at most `orders` orders in this turn,
 * counting an attack as one, and the sets of orders that do it; 0 and none if fewer than `least` units can be isolated.
 * Exhaustive if the effort lasts (`wentToEnd`).
 */
export function bestCut(
  position: Position,
  orders: number,
  least: number,
  effort: Effort,
): BestCut {
  const hunt: Hunt = {
    start: position,
    search: searchFrom(position, orders + 1),
    effort,
    enemy: other(position.side),
    lines: lineSquares(position),
    seen: new Set(),
    made: [],
    count: least,
    turns: new Map(),
  };
  follow(hunt, orders);
  return { count: hunt.turns.size === 0 ? 0 : hunt.count, turns: [...hunt.turns.values()] };
}

function note(hunt: Hunt, attack: Square | null): void {
  const { position } = hunt.search;
  const count = isolatedSince(hunt.start, position, hunt.enemy);
  if (count < hunt.count) return;
  if (count > hunt.count) hunt.turns.clear();
  hunt.count = count;
  const key = positionHash(position);
  if (!hunt.turns.has(key)) hunt.turns.set(key, { moves: [...hunt.made], attack });
}

function follow(hunt: Hunt, left: number): void {
  const { search, seen, effort, lines } = hunt;
  const { position } = search;
  if (position.over !== null) return;
  const hash = positionHash(position);
  if (seen.has(hash)) return;
  seen.add(hash);
  note(hunt, null);
  if (left === 0) return;
  for (const target of beatenNow(position)) {
    effort.left -= 1;
    tryAttack(search, target);
    if (search.position.over === null && slotAt(search.position, target) < 0) note(hunt, target);
    takeBack(search);
  }
  const { communicationsUnitsCutLines, arsenalFallsTo } = position.rules;
  const all = communicationsUnitsCutLines || arsenalFallsTo === 'anyUnit';
  for (const move of everyMove(position)) {
    // A last move isolates units only if it cuts a line or takes an arsenal; otherwise the set without it was
    // counted already.
    if (left === 1 && (lines[move.to] === 0 || (!all && BY_SLOT.fighting[move.slot] === 0)))
      continue;
    effort.left -= 1;
    if (effort.left < 0) return;
    tryMove(search, move.slot, move.to);
    hunt.made.push(move);
    follow(hunt, left - 1);
    hunt.made.pop();
    takeBack(search);
  }
}
