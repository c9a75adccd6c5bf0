import { FIGHTING_COUNT } from '../engine/communication';
import { squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT } from '../engine/units';
import type { Square } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import { giveLegal } from './neighbours';
import { bestRoutes, type Route, type Routes } from './routes';
import {
  give,
  judged,
  packMove,
  slotOf,
  takeBackAll,
  type PackedMove,
  type Thinking,
} from './thinking';

/**
 * Returns the moves by which the units on a side's best routes come a turn nearer to the arsenals; those of a route on
 * which own units are in the way are left out. `thinking.search` is unchanged afterwards.
 */
export function movesOfRoutes(thinking: Thinking, routes: Routes): PackedMove[] {
  const { search, side } = thinking;
  const moves: PackedMove[] = [];
  // A retreat comes first.
  if (search.position.retreatDue >= 0) return moves;
  for (const route of bestRoutes(search.position, side, routes)) {
    const found = movesOfRoute(thinking, routes, route, moves);
    for (const move of found) give(thinking, move);
    moves.push(...found);
  }
  takeBackAll(thinking, moves.length);
  return moves;
}

/** Returns the one or two moves, judged best, after which a route takes a turn less; none if there are none. */
function movesOfRoute(
  thinking: Thinking,
  routes: Routes,
  { goal, slot, relay }: Route,
  made: readonly PackedMove[],
): readonly PackedMove[] {
  const { position } = thinking.search;
  const { size } = position.board;
  const table = routes.tables[goal]?.[(relay % ARMY_SIZE) - FIGHTING_COUNT];
  if (table === undefined) return [];
  const [from, at] = [squareOf(position, slot), squareOf(position, relay)];
  const least = table[from * size + at] as number;
  const lines = made.some((move) => slotOf(move) === relay) ? [at] : squaresNear(position, relay);
  let best: readonly PackedMove[] = [];
  let most = -Infinity;
  for (const to of squaresNear(position, slot))
    for (const line of lines) {
      if ((table[to * size + line] as number) >= least) continue;
      const march = to === from ? [] : [packMove(slot, to)];
      const relays = line === at ? [] : [packMove(relay, line)];
      for (const moves of [
        [...relays, ...march],
        [...march, ...relays],
      ]) {
        const given = giveLegal(thinking, moves);
        const score = given < moves.length ? -Infinity : judged(thinking);
        takeBackAll(thinking, given);
        if (score > most) [best, most] = [moves, score];
      }
    }
  return best;
}

/** Returns the squares within a unit's speed, its own among them. */
function squaresNear(position: Position, slot: number): Square[] {
  const { size } = position.board;
  const steps = stepsTable(position.board);
  const from = squareOf(position, slot) * size;
  return Array.from({ length: size }, (_, square) => square).filter(
    (square) => (steps[from + square] as number) <= (BY_SLOT.speed[slot] as number),
  );
}
