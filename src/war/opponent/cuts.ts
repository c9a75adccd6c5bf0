import { takeBack } from '../engine/search';
import { FIGHTING_MASK } from '../engine/units';
import { other } from '../engine/vocabulary';
import { give, movesNow, outOf, slotOf, type PackedMove, type Thinking } from './thinking';
import { BY_SLOT } from '../engine/units';
import type { Position } from '../engine/position';
import { countOf } from './geometry';

/** A move that isolates enemy fighting units by cutting their lines of communication, and how many it isolates. */
export interface Cut {
  readonly move: PackedMove;
  /** How many more enemy fighting units are isolated after the move than before. */
  readonly isolates: number;
}

/** Returns how many fighting units of the side not to move are in communication. */
function linkedEnemies(position: Position): number {
  const enemy = other(position.side);
  return countOf((enemy === 'N' ? position.linkedNorth : position.linkedSouth) & FIGHTING_MASK);
}

/**
 * Returns at most `most` single moves of the side to move that each isolate at least `least` more enemy fighting units,
 * those that isolate the most first. Moves that the budget leaves untried are missing; empty once the game is over.
 */
export function cutsNow(thinking: Thinking, least: number, most: number): Cut[] {
  const { search } = thinking;
  const { position } = search;
  if (position.over !== null) return [];
  const before = linkedEnemies(position);
  const cuts: Cut[] = [];
  const all = position.rules.communicationsUnitsCutLines;
  for (const move of movesNow(position)) {
    if (outOf(thinking.budget)) break;
    if (!all && BY_SLOT.fighting[slotOf(move)] === 0) continue;
    give(thinking, move);
    // A move that ends the game needs no cut.
    const isolates = search.position.over === null ? before - linkedEnemies(search.position) : 0;
    takeBack(search);
    if (isolates >= least) cuts.push({ move, isolates });
  }
  return cuts.sort((a, b) => b.isolates - a.isolates || a.move - b.move).slice(0, most);
}
