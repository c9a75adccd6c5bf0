import { advanceTo, endTurn, fireAt, marchTo } from './orders';
import { reasonsAgainst } from './objections';
import { draftOf, slotAt, type Position } from './position';
import type { Refused } from './reasons';
import { other, type Action } from './vocabulary';

/** The result of a legal action: the position after it. */
export interface Played {
  readonly ok: true;
  readonly position: Position;
}

/**
 * Returns the position after an action of the side to move, or every reason against it. An attack ends the turn,
 * unless an advance is due first (rules.md 6.8, 6.9). The given position is unchanged.
 */
export function play(position: Position, action: Action): Played | Refused {
  const reasons = reasonsAgainst(position, action);
  if (reasons.length > 0) return { ok: false, reasons };
  const draft = draftOf(position);
  switch (action.type) {
    case 'move':
      marchTo(draft, slotAt(draft, action.from), action.to);
      break;
    case 'attack':
      fireAt(draft, action.target);
      break;
    case 'advance':
      advanceTo(draft, slotAt(draft, action.from), action.to);
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
