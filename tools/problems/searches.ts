import { NOWHERE } from '../../src/war/engine/board';
import { outcomeOf } from '../../src/war/engine/combat';
import { mayAttackNow } from '../../src/war/engine/everyMove';
import { mayMoveTo } from '../../src/war/engine/landing';
import { MOVES_A_TURN, squareOf, type Position } from '../../src/war/engine/position';
import { searchFrom, takeBack, tryMove } from '../../src/war/engine/search';
import { refutingReply } from '../../src/war/problems/replies';
import { shortestStrikes } from '../../src/war/problems/strikes';
import { everyTurn, type Effort, type SlotMove, type Turn } from '../../src/war/problems/turns';

/** Returns whether the side to move can destroy the unit of a slot after exactly these moves. */
function stillDestroys(position: Position, moves: readonly SlotMove[], slot: number): boolean {
  const search = searchFrom(position, moves.length);
  let given = 0;
  let works = true;
  for (const { slot: mover, to } of moves) {
    works = mayMoveTo(search.position, mover, to);
    if (!works) break;
    tryMove(search, mover, to);
    given += 1;
  }
  const target = squareOf(search.position, slot);
  works &&=
    target !== NOWHERE &&
    mayAttackNow(search.position) &&
    outcomeOf(search.position, target) === 'destroyed';
  for (let i = 0; i < given; i++) takeBack(search);
  return works;
}

/**
 * Returns the moves, before an attack, by which the side to move can destroy the unit of a slot (0 to 33, units.ts)
 * in this turn; null if it cannot. The sequences in `known` are tried first. Exhaustive if the effort lasts
 * (`wentToEnd`).
 */
export function strikeOn(
  position: Position,
  slot: number,
  known: readonly (readonly SlotMove[])[],
  effort: Effort,
): readonly SlotMove[] | null {
  const target = squareOf(position, slot);
  if (target === NOWHERE || position.over !== null) return null;
  const strike = known.find((moves) => stillDestroys(position, moves, slot));
  if (strike !== undefined) return strike;
  const found = shortestStrikes(position, MOVES_A_TURN, effort, [target]);
  return found?.found.get(target) ?? null;
}

/**
 * Returns the turns of at most `orders` orders after which the enemy cannot destroy the unit of a slot (0 to 33,
 * units.ts) in its next turn, at most the first `most` found. Exhaustive if the effort lasts (`wentToEnd`).
 */
export function savingTurns(
  position: Position,
  slot: number,
  orders: number,
  effort: Effort,
  most: number,
): Turn[] {
  const saving: Turn[] = [];
  const known: (readonly SlotMove[])[] = [];
  everyTurn(position, orders, effort, (turn, after) => {
    if (squareOf(after, slot) === NOWHERE) return false;
    const strike = strikeOn(after, slot, known, effort);
    if (effort.left < 0) return true;
    if (strike === null) saving.push(turn);
    else if (!known.includes(strike)) known.unshift(strike);
    return saving.length >= most;
  });
  return saving;
}

/**
 * Returns the turns of at most `orders` orders after which the side to move wins in its next turn, whatever the enemy
 * replies, at most the first `most` found. Turns that win at once are left out. Exhaustive if the effort lasts
 * (`wentToEnd`).
 */
export function winningTurns(
  position: Position,
  orders: number,
  effort: Effort,
  most: number,
): Turn[] {
  const winning: Turn[] = [];
  everyTurn(position, orders, effort, (turn, after) => {
    // A win in one turn is no win in two.
    if (after.over !== null) return false;
    const reply = refutingReply(after, effort);
    if (effort.left < 0) return true;
    if (reply === null) winning.push(turn);
    return winning.length >= most;
  });
  return winning;
}
