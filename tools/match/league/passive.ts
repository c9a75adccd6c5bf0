import { destinations } from '../../../src/war/engine/march';
import { squareOf, type Position } from '../../../src/war/engine/position';
import { NOBODY } from '../../../src/war/engine/communication';
import { play } from '../../../src/war/engine/turn';
import type { Action } from '../../../src/war/engine/vocabulary';

/** Returns the turn of a player that does nothing that it need not: it retreats if it must, and ends the turn. */
export function passiveTurn(position: Position): Action[] {
  if (position.retreatDue === NOBODY) return [{ type: 'endTurn' }];
  const from = squareOf(position, position.retreatDue);
  const [to = from] = destinations(position, from);
  const move: Action = { type: 'move', from, to };
  const moved = play(position, move);
  // A retreat onto the last enemy arsenal ends the game.
  return moved.ok && moved.position.over !== null ? [move] : [move, { type: 'endTurn' }];
}
