import { NOWHERE } from '../engine/board';
import { outcomeOf } from '../engine/combat';
import { mayAttackNow } from '../engine/everyMove';
import { mayMoveTo } from '../engine/landing';
import { MOVES_A_TURN, squareOf, type Position } from '../engine/position';
import { searchFrom, takeBack, tryMove } from '../engine/search';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { other } from '../engine/vocabulary';
import { shortestStrikes } from './strikes';
import { capturesWithin } from './captures';
import { enemiesOf, everyTurn, type Effort, type SlotMove, type Turn } from './turns';

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
 * Returns whether the side to move can win in this turn, by taking the enemy's last arsenal or destroying its last
 * fighting unit (rules.md 9.1, 9.2). Exhaustive if the effort lasts (`wentToEnd`); for rules under which arsenals
 * fall on entry and isolation does not lose.
 */
export function winsNow(position: Position, effort: Effort): boolean {
  const enemy = other(position.side);
  const standing = position.board.arsenals.filter(
    ({ side }, i) => side === enemy && (position.standing & (1 << i)) !== 0,
  );
  if (standing.length === 1)
    for (const moves of [1, MOVES_A_TURN])
      if (capturesWithin(position, moves, effort, true).length > 0) return true;
  const first = firstSlot(enemy);
  const fighters = enemiesOf(position).filter((square) => {
    const place = (position.occupants[square] as number) - first;
    return place >= 0 && place < ARMY_SIZE - 2;
  });
  return (
    fighters.length === 1 && shortestStrikes(position, MOVES_A_TURN, effort, fighters) !== null
  );
}

/**
 * Returns a turn of the side to move after which the other side, which has just moved, cannot win in its next turn;
 * null if there is none, or if `effort`, which is counted down in place, ends before one is proved (`wentToEnd`). For
 * rules under which arsenals fall on entry and isolation does not lose (`winsNow`).
 */
export function refutingReply(position: Position, effort: Effort): Turn | null {
  if (position.over !== null) return null;
  let refuting: Turn | null = null;
  everyTurn(position, MOVES_A_TURN + 1, effort, (turn, after) => {
    const wins = after.over === null ? winsNow(after, effort) : after.over.winner !== position.side;
    // A search that was broken off has proved nothing.
    if (!wins && effort.left >= 0) refuting = turn;
    return refuting !== null || effort.left < 0;
  });
  return refuting;
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
