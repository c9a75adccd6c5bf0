import { mayAttackNow } from '../engine/everyMove';
import { movesMade, MOVES_A_TURN, squareOf } from '../engine/position';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { other } from '../engine/vocabulary';
import { assembled } from './assembling';
import type { Kill } from './kills';
import { openersNow, type Opener } from './openers';
import { give, outOf, takeBackAll, type PackedMove, type Thinking } from './thinking';

/** How thoroughly attacks are searched for: limits on moves and on orders tried. */
export interface Effort {
  /** The most moves that prepare an attack, 0 to 5. */
  readonly moves: number;
  /** The most orders that are tried for one target. */
  readonly tries: number;
  /** The most moves that cut the enemy's lines, or bring units into communication, from which attacks are prepared. */
  readonly openers: number;
  /** The most of these openers that are tried in pairs. */
  readonly combined: number;
}
/** The limits of a thorough search for attacks in the own turn, if the budget has time for it. */
export const THOROUGH: Effort = { moves: MOVES_A_TURN, tries: 200, openers: 96, combined: 12 };
/** The limits of a quick search for attacks: for the enemy's many replies, and for a turn without time. */
export const QUICK: Effort = { moves: MOVES_A_TURN, tries: 60, openers: 8, combined: 0 };

/**
 * Returns attacks on as many enemy units as the side to move can dislodge or destroy in this turn, at most one on each,
 * in no particular order: with the units where they stand, after moves that bring more to bear, and after moves that
 * cut an enemy line or bring own units into communication. Attacks that destroy are preferred to those that dislodge.
 * Empty if the turn allows no attack. `openers` are the moves of the last kind, as `openersFor` finds them.
 */
export function solve(
  thinking: Thinking,
  effort: Effort,
  openers: readonly Opener[] = openersFor(thinking, effort),
): Kill[] {
  const { search } = thinking;
  const { position } = search;
  if (!mayAttackNow(position)) return [];
  const left = movesLeft(thinking, effort);
  const kills = new Map<number, Kill>();
  const first = firstSlot(other(position.side));
  const record = (slot: number, kill: Kill | null, before: readonly PackedMove[]): void => {
    if (kill === null) return;
    const known = kills.get(slot);
    if (known !== undefined && (known.outcome === 'destroyed' || kill.outcome === 'dislodged'))
      return;
    kills.set(slot, before.length === 0 ? kill : { ...kill, moves: [...before, ...kill.moves] });
  };
  for (let slot = first; slot < first + ARMY_SIZE && !outOf(thinking.budget); slot++) {
    const target = squareOf(position, slot);
    if (target >= 0) record(slot, assembled(thinking, target, left, effort.tries), []);
  }
  for (const { moves, targets } of openers) {
    if (outOf(thinking.budget)) break;
    for (const move of moves) give(thinking, move);
    for (let rest = targets; rest !== 0 && mayAttackNow(search.position); rest &= rest - 1) {
      const slot = first + 31 - Math.clz32(rest & -rest);
      if (kills.get(slot)?.outcome === 'destroyed') continue;
      const target = squareOf(search.position, slot);
      if (target >= 0)
        record(slot, assembled(thinking, target, left - moves.length, effort.tries), moves);
    }
    takeBackAll(thinking, moves.length);
  }
  return [...kills.values()];
}

const movesLeft = ({ search: { position } }: Thinking, { moves }: Effort): number =>
  Math.min(moves, MOVES_A_TURN - movesMade(position));

/** Returns the openers from which attacks are prepared; none if fewer than two moves are left. */
export function openersFor(thinking: Thinking, effort: Effort): Opener[] {
  const left = movesLeft(thinking, effort);
  if (left < 2 || effort.openers === 0) return [];
  return openersNow(thinking, left, effort.openers, effort.combined);
}
