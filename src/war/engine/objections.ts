import { NOWHERE } from './board';
import { assaultOn } from './combat';
import { NOBODY } from './communication';
import {
  barsRetreat,
  reachNow,
  reachSquares,
  squaresBetween,
  stepsBetween,
  takesSecondArsenal,
} from './march';
import {
  isLinked,
  movedSlot,
  movesMade,
  MOVES_A_TURN,
  sideOfSlot,
  slotAt,
  squareOf,
  type Position,
} from './position';
import { isOnBoard, type Reason } from './reasons';
import { unitOfSlot, UNITS } from './units';
import type { Action, Square } from './vocabulary';

/** Returns every reason by the rules against an action of the side to move (rules.md 5 to 8); empty if it is legal. */
export function reasonsAgainst(position: Position, action: Action): Reason[] {
  if (position.over !== null) return [{ code: 'gameOver' }];
  const offBoard = squaresOf(action).filter((square) => !isOnBoard(position.board, square));
  if (offBoard.length > 0) return offBoard.map((square) => ({ code: 'offBoard', square }));
  switch (action.type) {
    case 'move':
      return [
        ...reasonsToStay(position, action.from),
        ...reasonsAgainstPath(position, action.from, action.to),
      ];
    case 'attack':
      return [...reasonsNotToFire(position), ...reasonsAgainstTarget(position, action.target)];
    case 'advance':
      return reasonsAgainstAdvance(position, action.from, action.to);
    case 'endTurn':
      return dueFirst(position);
    case 'surrender':
    case 'draw':
      return [];
  }
}

function squaresOf(action: Action): Square[] {
  switch (action.type) {
    case 'move':
    case 'advance':
      return [action.from, action.to];
    case 'attack':
      return [action.target];
    default:
      return [];
  }
}

/** Returns what must be done before anything else: a retreat (7.1) or an advance (6.8). */
function dueFirst(position: Position): Reason[] {
  if (position.advance !== null) return [{ code: 'advanceDue', square: position.advance.to }];
  return position.retreatDue === NOBODY
    ? []
    : [{ code: 'retreatDue', square: squareOf(position, position.retreatDue) }];
}

/** Returns every reason why the unit on a square cannot move at all now (rules.md 5, 7); empty if it may. */
export function reasonsToStay(position: Position, from: Square): Reason[] {
  if (position.over !== null) return [{ code: 'gameOver' }];
  const slot = slotAt(position, from);
  if (slot === NOBODY) return [{ code: 'noUnit', square: from }];
  if (sideOfSlot(slot) !== position.side) return [{ code: 'notYours', square: from }];
  const reasons: Reason[] = [];
  if (position.retreatDue !== slot) reasons.push(...dueFirst(position));
  if (movedSlot(position, slot)) reasons.push({ code: 'alreadyMoved', square: from });
  if (movesMade(position) >= MOVES_A_TURN) reasons.push({ code: 'noMovesLeft' });
  if (UNITS[unitOfSlot(slot).kind].fighting && !isLinked(position, slot))
    reasons.push({ code: 'isolated', square: from });
  return reasons;
}

/** Returns why a unit cannot end a move on a square, whatever the turn allows. */
function reasonsAgainstPath(position: Position, from: Square, to: Square): Reason[] {
  const slot = slotAt(position, from);
  if (slot === NOBODY || sideOfSlot(slot) !== position.side) return [];
  if (from === to) return [{ code: 'sameSquare', square: to }];
  const reasons: Reason[] = [];
  if (position.board.terrain[to] === 'mountain') reasons.push({ code: 'mountain', square: to });
  const holder = slotAt(position, to);
  if (holder !== NOBODY) reasons.push({ code: 'occupied', square: to, by: sideOfSlot(holder) });
  const { speed } = UNITS[unitOfSlot(slot).kind];
  const steps = stepsBetween(position, from, to);
  if (steps > speed) reasons.push({ code: 'tooFar', from, to, steps, speed });
  if (takesSecondArsenal(position, slot, to))
    reasons.push({ code: 'secondArsenal', square: to, taken: position.taken });
  if (barsRetreat(position, slot, to)) reasons.push({ code: 'arsenalBarsRetreat', square: to });
  // Reasons that hold the unit in place are already listed; this one is an obstacle between.
  if (
    reasons.length === 0 &&
    reasonsToStay(position, from).length === 0 &&
    !reaches(position, from, to)
  )
    reasons.push({ code: 'noWay', from, to, between: squaresBetween(position, from, to) });
  return reasons;
}

const reaches = (position: Position, from: Square, to: Square): boolean =>
  reachSquares(position, from, reachNow(position, slotAt(position, from))).includes(to);

function reasonsNotToFire(position: Position): Reason[] {
  const reasons = dueFirst(position);
  if (position.taken !== NOWHERE)
    reasons.push({ code: 'arsenalWasAttack', square: position.taken });
  return reasons;
}

function reasonsAgainstTarget(position: Position, target: Square): Reason[] {
  const slot = slotAt(position, target);
  if (slot === NOBODY) return [{ code: 'noUnit', square: target }];
  if (sideOfSlot(slot) === position.side) return [{ code: 'ownTarget', square: target }];
  return assaultOn(position, target) === null ? [{ code: 'outOfRange', square: target }] : [];
}

function reasonsAgainstAdvance(position: Position, from: Square, to: Square): Reason[] {
  const due = position.advance;
  if (due === null) return [...dueFirst(position), { code: 'noAdvanceDue' }];
  const reasons: Reason[] = [];
  if (!due.from.includes(from))
    reasons.push({ code: 'notAnAttacker', square: from, attackers: due.from });
  if (to !== due.to) reasons.push({ code: 'wrongAdvance', square: to, emptied: due.to });
  return reasons;
}

/** Returns every reason why the side to move cannot attack the unit on a square now (rules.md 6); empty if it can. */
export const reasonsNotToAttack = (position: Position, target: Square): Reason[] =>
  reasonsAgainst(position, { type: 'attack', target });
