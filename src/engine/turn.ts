import { NOWHERE } from './board';
import { assaultOn, type Assault } from './combat';
import { NOBODY } from './communication';
import { enemyArsenalAt, marchReach, takesArsenals } from './march';
import { reasonsAgainst } from './objections';
import {
  draftOf,
  hasForces,
  judgeCommunication,
  lift,
  put,
  slotAt,
  squareOf,
  type Draft,
  type Position,
} from './position';
import type { Refused } from './reasons';
import { ARMY_SIZE, FIGHTING_MASK, firstSlot } from './units';
import { other, SIDES, type Action, type Side, type Square } from './vocabulary';

export interface Played {
  readonly ok: true;
  readonly position: Position;
}

/**
 * The position after an action of the side to move, or every reason against it. An attack ends the turn,
 * unless an advance is due first. The position given is left as it is.
 */
export function play(position: Position, action: Action): Played | Refused {
  const reasons = reasonsAgainst(position, action);
  if (reasons.length > 0) return { ok: false, reasons };
  const draft = draftOf(position);
  switch (action.type) {
    case 'move':
      move(draft, slotAt(draft, action.from), action.to);
      break;
    case 'attack':
      attack(draft, action.target);
      break;
    case 'advance':
      advance(draft, slotAt(draft, action.from), action.to);
      break;
    case 'endTurn':
      endTurn(draft);
      break;
    case 'surrender':
      draft.over = { winner: other(draft.side), by: 'surrender' };
      break;
    case 'draw':
      draft.over = { winner: null, by: 'agreement' };
      break;
  }
  return { ok: true, position: draft };
}

function move(draft: Draft, slot: number, to: Square): void {
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

function attack(draft: Draft, target: Square): void {
  const assault = assaultOn(draft, target) as Assault;
  const slot = slotAt(draft, target);
  if (assault.outcome === 'destroyed') {
    destroy(draft, slot);
    if (draft.over !== null) return;
    if (draft.rules.victorMustAdvance && enemyArsenalAt(draft, draft.side, target) < 0) {
      draft.advance = { to: target, from: assault.attackers.map(({ square }) => square) };
      return;
    }
  }
  endTurn(draft, assault.outcome === 'dislodged' ? slot : NOBODY);
}

/** A victor takes the emptied square, outside the five moves (6.8). */
function advance(draft: Draft, slot: number, to: Square): void {
  lift(draft, slot);
  put(draft, slot, to);
  draft.advance = null;
  judgeCommunication(draft);
  endTurn(draft);
}

/** Takes a unit off the board; its side may have nothing left to fight with (9.1). */
function destroy(draft: Draft, slot: number): void {
  const side = other(draft.side);
  lift(draft, slot);
  judgeCommunication(draft);
  if (!hasForces(draft, side)) draft.over = { winner: draft.side, by: 'annihilation' };
}

/** Ends the turn; `dislodged` is the slot of a unit beaten by one point, which must retreat first (7.1). */
function endTurn(draft: Draft, dislodged: number = NOBODY): void {
  if (draft.rules.arsenalFalls === 'atEndOfTurn') {
    takeArsenals(draft);
    // Losing an arsenal may have isolated the dislodged unit, which then cannot leave its square (7.2).
    if (draft.over === null && dislodged !== NOBODY && marchReach(draft, dislodged) === 0) {
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

/** Under `atEndOfTurn`, arsenals fall to the units of the side to move that stand on them (8.2). */
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

/** A set of enemy arsenals falls; a side left without any has lost (9.2). */
function fell(draft: Draft, arsenals: number): void {
  const enemy = other(draft.side);
  draft.standing &= ~arsenals;
  const left = draft.board.arsenals.some(
    ({ side }, i) => side === enemy && (draft.standing & (1 << i)) !== 0,
  );
  if (!left) draft.over = { winner: draft.side, by: 'arsenals' };
}

/** A side all of whose fighting units are isolated has lost; if both, the side that has moved wins (9.3). */
function judgeIsolation(draft: Draft): void {
  const isolated = SIDES.filter((side) => !hasLinkedForces(draft, side));
  if (isolated.length === 0) return;
  const winner: Side = isolated.includes(other(draft.side)) ? draft.side : other(draft.side);
  draft.over = { winner, by: 'isolation' };
}

const hasLinkedForces = (position: Position, side: Side): boolean =>
  ((side === 'N' ? position.linkedNorth : position.linkedSouth) & FIGHTING_MASK) !== 0;
