import { attackAndDefence, outcomeOf } from '../engine/combat';
import { mayAttackNow } from '../engine/everyMove';
import { positionHash } from '../engine/positionHash';
import type { Position } from '../engine/position';
import { searchFrom, takeBack, tryMove } from '../engine/search';
import type { Square } from '../engine/vocabulary';
import {
  boundsOf,
  lastMoveMatters,
  leastLinked,
  lineSquares,
  mostAttack,
  type TargetBounds,
} from './bounds';
import { enemiesOf, everyMove, type Effort, type SlotMove, type TurnSearch } from './turns';

interface Hunt extends TurnSearch {
  readonly lines: Uint8Array;
  readonly found: Map<Square, readonly SlotMove[]>;
}

/**
 * Returns which of the enemy units on the squares `targets` (by default all) the side to move can destroy in this turn
 * with at most `moves` moves before the attack: by the square of each, such moves in order. Exhaustive if the effort
 * lasts (`wentToEnd`): units not found then cannot be destroyed so.
 */
export function strikesWithin(
  position: Position,
  moves: number,
  effort: Effort,
  targets: readonly Square[] = enemiesOf(position),
): Map<Square, readonly SlotMove[]> {
  const least = leastLinked(position);
  const hunt: Hunt = {
    search: searchFrom(position, moves),
    effort,
    lines: lineSquares(position),
    seen: new Set(),
    made: [],
    found: new Map(),
  };
  follow(
    hunt,
    moves,
    targets.map((target) => boundsOf(position, target, least)),
  );
  return hunt.found;
}

/**
 * Returns the enemy units, of those on the squares `targets` or of all, that can be destroyed with the fewest moves
 * before the attack: the number of these moves, and by the square of each unit the moves in order. Null if none can
 * with at most `most` moves, or if the effort ends.
 */
export function shortestStrikes(
  position: Position,
  most: number,
  effort: Effort,
  targets?: readonly Square[],
): { readonly moves: number; readonly found: Map<Square, readonly SlotMove[]> } | null {
  for (let moves = 0; moves <= most; moves++) {
    const found = strikesWithin(position, moves, effort, targets);
    if (found.size > 0) return { moves, found };
    if (effort.left < 0) return null;
  }
  return null;
}

function follow(hunt: Hunt, left: number, targets: readonly TargetBounds[]): void {
  const { search, found, seen, effort } = hunt;
  const { position } = search;
  // An arsenal that falls counts as the attack of its turn, and a game that is over has none.
  if (position.over !== null || position.taken >= 0) return;
  if (mayAttackNow(position))
    for (const { target } of targets)
      if (!found.has(target) && outcomeOf(position, target) === 'destroyed')
        found.set(target, [...hunt.made]);
  if (left === 0) return;
  const alive = targets.filter(
    (bounds) =>
      !found.has(bounds.target) && mostAttack(position, bounds, left) > bounds.leastDefence,
  );
  if (alive.length === 0) return;
  const hash = positionHash(position);
  if (seen.has(hash)) return;
  seen.add(hash);
  const last = left === 1;
  const lines = last && alive.every((bounds) => cannotBeCut(position, bounds)) ? null : hunt.lines;
  for (const move of everyMove(position)) {
    if (last && !lastMoveMatters(position, move, alive, lines)) continue;
    effort.left -= 1;
    if (effort.left < 0) return;
    tryMove(search, move.slot, move.to);
    hunt.made.push(move);
    follow(hunt, left - 1, alive);
    hunt.made.pop();
    takeBack(search);
  }
}

/** Returns whether no cut of this turn can weaken a target, nor prevent its retreat. */
const cannotBeCut = (
  position: Position,
  { target, leastDefence, alwaysLinked }: TargetBounds,
): boolean => alwaysLinked && attackAndDefence(position, target).defence === leastDefence;
