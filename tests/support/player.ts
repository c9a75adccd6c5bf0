import { towards } from '../../src/war/engine/insight/rays';
import { NOWHERE, type Board } from '../../src/war/engine/board';
import { attacks } from '../../src/war/engine/combat';
import { NOBODY } from '../../src/war/engine/communication';
import { destinations } from '../../src/war/engine/march';
import { writeAction } from '../../src/war/engine/notation/notation';
import { isLinked, movesMade, type Position } from '../../src/war/engine/position';
import { play } from '../../src/war/engine/turn';
import { ARMY_SIZE, unitOfSlot, UNITS } from '../../src/war/engine/units';
import type { Action, Square } from '../../src/war/engine/vocabulary';

// A player by lot with some will to win: for tests of what must hold whatever is played, and for measuring maps.

const distance = (board: Board, a: Square, b: Square): number => towards(board, a, b).length;

/** A legal action: wins before blows, blows before moves, moves towards an enemy arsenal or unit. */
export function choose(random: () => number, p: Position): Action {
  const randomInt = (n: number): number => Math.floor(random() * n);
  if (p.advance !== null)
    return {
      type: 'advance',
      from: p.advance.from[randomInt(p.advance.from.length)]!,
      to: p.advance.to,
    };
  const first = p.side === 'N' ? 0 : ARMY_SIZE;
  if (movesMade(p) < 5 && (p.retreatDue !== NOBODY || random() < 0.85)) {
    for (let tries = 0; tries < 6; tries++) {
      const slot = p.retreatDue === NOBODY ? first + randomInt(ARMY_SIZE) : p.retreatDue;
      const from = p.squares[slot]!;
      if (from === NOWHERE) continue;
      const squares = destinations(p, from);
      if (squares.length === 0) continue;
      const move = (to: Square): Action => ({ type: 'move', from, to });
      const drawn = squares[randomInt(squares.length)]!;
      // Fighting units go for an enemy, mostly within communication; communications units to where they serve most, of
      // a few squares drawn by lot.
      if (UNITS[unitOfSlot(slot).kind].fighting) {
        const goal = goalOf(p, from, random);
        const near = [...squares].sort(
          (a, b) => distance(p.board, a, goal) - distance(p.board, b, goal),
        );
        const to = near
          .slice(0, 4)
          .find((square) => isLinked(must(p, move(square)), slot) || square === goal);
        if (to !== undefined && random() < 0.9) return move(to);
        if (random() < 0.03 || p.retreatDue !== NOBODY) return move(drawn);
        continue;
      }
      const service = (to: Square): number => linkedCount(must(p, move(to)));
      const served = [0, 1, 2].reduce((best) => {
        const other = squares[randomInt(squares.length)]!;
        return service(other) > service(best) ? other : best;
      }, drawn);
      if (random() < 0.3 || p.retreatDue !== NOBODY || service(served) >= linkedCount(p))
        return move(served);
    }
  }
  const possible = attacks(p);
  const best = possible.filter((a) => a.outcome !== 'resists');
  const attack =
    best.length > 0
      ? best[randomInt(best.length)]
      : random() < 0.2
        ? possible[randomInt(possible.length)]
        : undefined;
  if (attack !== undefined) return { type: 'attack', target: attack.target };
  // A retreat that cannot be made leaves nothing but surrender; the rules never let it come to that (7.2).
  return p.retreatDue === NOBODY ? { type: 'endTurn' } : { type: 'surrender' };
}

/** Units of the side to move in communication. */
function linkedCount(p: Position): number {
  let count = 0;
  for (let rest = p.side === 'N' ? p.linkedNorth : p.linkedSouth; rest !== 0; rest &= rest - 1)
    count += 1;
  return count;
}

/** Where a unit would go: the nearest enemy unit, or the nearest enemy arsenal. */
function goalOf(p: Position, from: Square, random: () => number): Square {
  const arsenals = p.board.arsenals.filter(
    ({ side }, i) => side !== p.side && (p.standing & (1 << i)) !== 0,
  );
  const enemy = p.side === 'N' ? ARMY_SIZE : 0;
  const units = Array.from(p.squares)
    .slice(enemy, enemy + ARMY_SIZE)
    .filter((at) => at !== NOWHERE);
  const goals = random() < 0.4 ? arsenals.map((a) => a.square) : units;
  return goals.reduce((a, b) => (distance(p.board, b, from) < distance(p.board, a, from) ? b : a));
}

export function must(p: Position, action: Action): Position {
  const answer = play(p, action);
  if (!answer.ok)
    throw new Error(`${writeAction(p.board, action)} refused: ${JSON.stringify(answer.reasons)}`);
  return answer.position;
}
