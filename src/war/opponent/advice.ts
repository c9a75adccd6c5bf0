import { slotAt, squareOf, type Position } from '../engine/position';
import { play } from '../engine/turn';
import { ARMY_SIZE, firstSlot, unitOfSlot } from '../engine/units';
import type { Action, Square, Unit } from '../engine/vocabulary';
import { countOf } from './geometry';
import { isolatedMask } from './reasons';
import { returnedOf, type LeftSquare } from './returning';
import { attacksThreatened, entriesThreatened, worstThreats, type Threat } from './threats';

/**
 * What advice on a turn says besides its orders and benefits: the threats of the enemy before and after it, and why
 * units go back to the squares that they have just left.
 */
export interface TurnAdvice {
  /** The worst that the enemy could do in its next turn if this one ended at once (`worstThreats`). */
  readonly threats: readonly Threat[];
  /** The arsenals that the enemy could take in its next turn after the advised one. */
  readonly remaining: readonly Threat[];
  /** Why each unit that goes back in the advised turn does so. */
  readonly returns: readonly ReturnReason[];
}

/**
 * Why a unit goes back to the square on which its side's previous turn began for it. Without that the enemy could take
 * the arsenal on `square` (`arsenal`), or destroy the unit there (`unit`), the attack on `square` would fare worse
 * (`attack`), or more units would be isolated (`communication`); or all compared turns without it are worth less by an
 * infantry or more (`worth`).
 */
export interface ReturnReason {
  readonly unit: Unit;
  readonly to: Square;
  readonly because: 'arsenal' | 'unit' | 'attack' | 'communication' | 'worth';
  /** The square that `because` is about, null for none. */
  readonly square: Square | null;
}

/**
 * Returns advice on a turn of legal actions from a position. It gives the reason for each unit that goes back to its
 * square in `left`, which the opponent lets it do only if all other turns are worth less by an infantry
 * (`Request.left`).
 */
export function adviceOn(
  position: Position,
  actions: readonly Action[],
  left: readonly LeftSquare[],
): TurnAdvice {
  const ended = played(position, actions);
  return {
    threats: worstThreats(position),
    remaining: entriesThreatened(ended),
    returns: returnedOf(ended, left).map((each) => returnReason(position, actions, each)),
  };
}

/** Returns the position after those of some actions that are legal, in order. */
const played = (position: Position, actions: readonly Action[]): Position =>
  actions.reduce((now, action) => {
    const next = play(now, action);
    return next.ok ? next.position : now;
  }, position);

/** Returns why a unit goes back in a turn, by what the turn would come to without its moves. */
function returnReason(
  position: Position,
  actions: readonly Action[],
  { slot, square: to }: LeftSquare,
): ReturnReason {
  const reason = (because: ReturnReason['because'], square: Square | null): ReturnReason => ({
    unit: unitOfSlot(slot),
    to,
    because,
    square,
  });
  const [ended, without] = [played(position, actions), staying(position, actions, slot)];
  const target = actions.find((action) => action.type === 'attack')?.target ?? null;
  if (target !== null && !sameForEnemy(ended, without)) return reason('attack', target);
  const entered = entriesThreatened(ended).map(squareOfThreat);
  const arsenal = entriesThreatened(without)
    .map(squareOfThreat)
    .find((square) => !entered.includes(square));
  if (arsenal !== undefined) return reason('arsenal', arsenal);
  const fallen = attacksThreatened(ended).map((threat) => slotAt(ended, squareOfThreat(threat)));
  const unit = attacksThreatened(without)
    .map(squareOfThreat)
    .find((square) => !fallen.includes(slotAt(without, square)));
  if (unit !== undefined) return reason('unit', unit);
  const isolated = (now: Position): number => countOf(isolatedMask(now, position.side));
  if (isolated(ended) < isolated(without)) return reason('communication', null);
  return reason('worth', null);
}

/** Returns the position after a turn without the moves of a unit, and without orders that are illegal then. */
function staying(position: Position, actions: readonly Action[], slot: number): Position {
  let now = position;
  for (const action of actions) {
    if (action.type === 'move' && slotAt(now, action.from) === slot) continue;
    const next = play(now, action);
    if (next.ok) now = next.position;
    else if (action.type === 'attack') now = played(now, [{ type: 'endTurn' }]);
  }
  return now;
}

/** Returns whether the side to move in two positions has the same units on the same squares, and the same to retreat. */
function sameForEnemy(one: Position, another: Position): boolean {
  const first = firstSlot(one.side);
  for (let slot = first; slot < first + ARMY_SIZE; slot++)
    if (squareOf(one, slot) !== squareOf(another, slot)) return false;
  return one.retreatDue === another.retreatDue;
}

/** Returns the square of the arsenal or of the unit that a threat is to. */
const squareOfThreat = (threat: Threat): Square =>
  threat.code === 'takes' ? threat.arsenal : threat.target;
