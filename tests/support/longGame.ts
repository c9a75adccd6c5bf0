import { attacks } from '../../src/war/engine/combat';
import { NOBODY } from '../../src/war/engine/communication';
import { destinations, enemyArsenalAt } from '../../src/war/engine/march';
import { isLinked, movesMade, slotAt, type Position } from '../../src/war/engine/position';
import { play } from '../../src/war/engine/turn';
import { ARMY_SIZE } from '../../src/war/engine/units';
import type { Action } from '../../src/war/engine/vocabulary';
import { mulberry32, pick } from './randomPositions';

/** A legal game of so many turns, played at random but with care for communication and never to an end. */
export function longGame(start: Position, turns: number, seed: number): Action[] {
  const random = mulberry32(seed);
  const actions: Action[] = [];
  let now = start;
  while (now.turn < start.turn + turns) {
    const action = choose(random, now);
    const played = play(now, action);
    if (played.ok && played.position.over === null) {
      actions.push(action);
      now = played.position;
      continue;
    }
    const ended = play(now, { type: 'endTurn' });
    if (!ended.ok || ended.position.over !== null) throw new Error(`no way on, seed ${seed}`);
    actions.push({ type: 'endTurn' });
    now = ended.position;
  }
  return actions;
}

function choose(random: () => number, now: Position): Action {
  const possible = attacks(now).filter(
    ({ outcome }) =>
      random() < (outcome === 'destroyed' ? 0.05 : outcome === 'dislodged' ? 0.3 : 0.05),
  );
  if (possible.length > 0) return { type: 'attack', target: pick(random, possible).target };
  for (let tries = 0; movesMade(now) < 5 && tries < 6; tries++) {
    const moves = movesOf(random, now);
    if (moves.length > 0) return pick(random, moves);
  }
  return { type: 'endTurn' };
}

/** What a unit drawn by lot may do that keeps it in communication, sometimes only what brings it to the enemy. */
function movesOf(random: () => number, now: Position): Action[] {
  const first = now.side === 'N' ? 0 : ARMY_SIZE;
  const slots =
    now.retreatDue === NOBODY
      ? Array.from({ length: ARMY_SIZE }, (_, place) => first + place)
      : [now.retreatDue];
  const squares = slots.map((slot) => now.squares[slot] ?? -1).filter((square) => square >= 0);
  const from = pick(random, squares);
  const forward = now.side === 'N' ? 1 : -1;
  const ahead = random() < 0.55;
  return destinations(now, from)
    .filter((to) => !ahead || Math.sign(Math.floor(to / 25) - Math.floor(from / 25)) === forward)
    .filter((to) => enemyArsenalAt(now, now.side, to) < 0 || random() < 0.3)
    .map((to): Action => ({ type: 'move', from, to }))
    .filter((move) => {
      const played = play(now, move);
      if (!played.ok || now.retreatDue !== NOBODY) return played.ok;
      return isLinked(played.position, slotAt(now, from));
    });
}
