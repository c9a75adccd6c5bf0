import { NOWHERE } from './board';
import { attackersOf, outcomeOf } from './combat';
import { FIGHTING_COUNT, NOBODY } from './communication';
import { enemyArsenalAt, retreatReach, takesArsenals } from './march';
import {
  hasForces,
  judgeCommunication,
  lift,
  put,
  sideOfSlot,
  slotAt,
  squareOf,
  type Draft,
  type Position,
} from './position';
import { ARMY_SIZE, FIGHTING_MASK, firstSlot } from './units';
import { other, SIDES, type Side, type Square } from './vocabulary';

// The effect of each order on a draft. Legality is not checked here: `play` and `search` do that.

/**
 * Moves the unit of a slot (0 to 33, units.ts), one of the side to move, on a draft of a position (rules.md 5). It
 * takes an arsenal at once if arsenals fall on entry (8.2). The move must be legal.
 */
export function marchTo(draft: Draft, slot: number, to: Square): void {
  lift(draft, slot);
  put(draft, slot, to);
  draft.moved |= 1 << (slot - firstSlot(draft.side));
  if (draft.retreatDue === slot) {
    draft.retreatDue = NOBODY;
    draft.retreated = slot;
  }
  if (draft.rules.arsenalFalls === 'onEntry' && takesArsenals(draft, slot)) {
    const arsenal = enemyArsenalAt(draft, draft.side, to);
    if (arsenal >= 0) {
      draft.taken = to;
      fell(draft, 1 << arsenal);
    }
  }
  judgeCommunication(draft);
}

/**
 * Carries out the attack on the unit on a square, on a draft of a position (rules.md 6). This ends the turn, unless
 * an advance is due first (6.8). The attack must be legal.
 */
export function fireAt(draft: Draft, target: Square): void {
  const outcome = outcomeOf(draft, target);
  const slot = slotAt(draft, target);
  if (outcome === 'destroyed') {
    const advances = draft.rules.victorMustAdvance && enemyArsenalAt(draft, draft.side, target) < 0;
    const victors = advances ? attackersOf(draft, target) : [];
    destroy(draft, slot);
    if (draft.over !== null) return;
    if (advances) {
      draft.advance = { to: target, from: victors };
      return;
    }
  }
  endTurn(draft, outcome === 'dislodged' ? slot : NOBODY);
}

/**
 * Advances the unit of a slot (0 to 33, units.ts) to the square emptied by a destruction, on a draft of a position
 * (rules.md 6.8), and ends the turn. It is not one of the five moves.
 */
export function advanceTo(draft: Draft, slot: number, to: Square): void {
  lift(draft, slot);
  put(draft, slot, to);
  draft.advance = null;
  judgeCommunication(draft);
  endTurn(draft);
}

/** Removes the unit of a slot (0 to 33, units.ts) from a draft; its side may have lost by this (rules.md 9.1). */
export function destroy(draft: Draft, slot: number): void {
  const side = sideOfSlot(slot);
  lift(draft, slot);
  judgeCommunication(draft);
  if (!hasForces(draft, side)) draft.over = { winner: other(side), by: 'annihilation' };
}

/**
 * Ends the turn on a draft of a position: arsenals fall and isolation loses if the rules judge it then (rules.md 8.2,
 * 9.3), and the other side is to move. `dislodged` is the slot (0 to 33, units.ts) of a unit that was dislodged and
 * must retreat first in the next turn (7.1), `NOBODY` for none.
 */
export function endTurn(draft: Draft, dislodged: number = NOBODY): void {
  if (draft.rules.arsenalFalls === 'atEndOfTurn') {
    takeArsenals(draft);
    // The fall of an arsenal may have isolated the dislodged unit, which then cannot leave its square (7.2).
    if (draft.over === null && dislodged !== NOBODY && retreatReach(draft, dislodged) === 0) {
      destroy(draft, dislodged);
      dislodged = NOBODY;
    }
  }
  if (draft.over === null && draft.rules.isolationLoses) judgeIsolation(draft);
  if (draft.over !== null) return;
  draft.side = other(draft.side);
  draft.turn += 1;
  draft.moved = 0;
  draft.retreatDue = dislodged;
  draft.retreated = NOBODY;
  draft.taken = NOWHERE;
}

/** Under `atEndOfTurn`, arsenals fall to the units of the side to move on them (8.2). */
function takeArsenals(draft: Draft): void {
  const first = firstSlot(draft.side);
  let fallen = 0;
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    if (!takesArsenals(draft, slot)) continue;
    const arsenal = enemyArsenalAt(draft, draft.side, squareOf(draft, slot));
    if (arsenal >= 0) fallen |= 1 << arsenal;
  }
  if (fallen === 0) return;
  fell(draft, fallen);
  judgeCommunication(draft);
}

/** Fells a set of enemy arsenals; a side left without any has lost (9.2). */
function fell(draft: Draft, arsenals: number): void {
  const enemy = other(draft.side);
  draft.standing &= ~arsenals;
  if (!hasArsenals(draft, enemy)) draft.over = { winner: draft.side, by: 'arsenals' };
}

/** Returns whether at least one arsenal of the side `of` still stands (rules.md 9.2). */
export const hasArsenals = ({ board, standing }: Position, of: Side): boolean =>
  board.arsenals.some(({ side }, i) => side === of && (standing & (1 << i)) !== 0);

/** A side without an online unit has lost; if both are, the side that has moved wins (9.3). */
function judgeIsolation(draft: Draft): void {
  const isolated = SIDES.filter((side) => !isOnline(draft, side));
  if (isolated.length === 0) return;
  const winner: Side = isolated.includes(other(draft.side)) ? draft.side : other(draft.side);
  draft.over = { winner, by: 'isolation' };
}

/**
 * Returns whether a side has a unit that is online: any communications unit, or a fighting unit in communication. A
 * side without one loses under `isolationLoses` (rules.md 9.3).
 */
export function isOnline(position: Position, side: Side): boolean {
  const linked = side === 'N' ? position.linkedNorth : position.linkedSouth;
  if ((linked & FIGHTING_MASK) !== 0) return true;
  const first = firstSlot(side);
  for (let slot = first + FIGHTING_COUNT; slot < first + ARMY_SIZE; slot++)
    if (squareOf(position, slot) !== NOWHERE) return true;
  return false;
}
