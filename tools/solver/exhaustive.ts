import { attackAndDefence, outcomeOf } from '../../src/war/engine/combat';
import { mayAttackNow } from '../../src/war/engine/everyMove';
import { positionHash } from '../../src/war/engine/positionHash';
import { squareOf, type Position } from '../../src/war/engine/position';
import { takeBack } from '../../src/war/engine/search';
import { ARMY_SIZE, firstSlot } from '../../src/war/engine/units';
import { other, type Square } from '../../src/war/engine/vocabulary';
import type { Kill } from '../../src/war/opponent/kills';
import { LEVELS } from '../../src/war/opponent/levels';
import { thinkingOf } from '../../src/war/opponent/opponent';
import { solve, THOROUGH } from '../../src/war/opponent/solver';
import { give, movesNow, type PackedMove, type Thinking } from '../../src/war/opponent/thinking';

/** Returns a search without a limit. */
const thinkingAt = (position: Position): Thinking =>
  thinkingOf(position, LEVELS[6], { limit: { nodes: Infinity }, seed: 1 });

/**
 * Returns every enemy unit that an attack after at most so many moves beats, by its square: with the shortest way to
 * destroy it, or to dislodge it if nothing destroys it. Every move is tried, so three moves already take minutes.
 */
export function everyKill(position: Position, mostMoves: number): Map<Square, Kill> {
  const thinking = thinkingAt(position);
  const { search } = thinking;
  const best = new Map<Square, Kill>();
  /** By position, the moves that were left when it was met. */
  const seen = new Map<number, number>();
  const made: PackedMove[] = [];
  const first = firstSlot(other(position.side));
  const walk = (left: number): void => {
    const hash = positionHash(search.position);
    if ((seen.get(hash) ?? -1) >= left || !mayAttackNow(search.position)) return;
    seen.set(hash, left);
    for (let slot = first; slot < first + ARMY_SIZE; slot++) {
      const target = squareOf(search.position, slot);
      if (target < 0) continue;
      const { attack, defence } = attackAndDefence(search.position, target);
      if (attack <= defence) continue;
      const outcome = outcomeOf(search.position, target);
      const kill = outcome === 'resists' ? null : { target, moves: [...made], outcome };
      if (kill !== null && isBetter(kill, best.get(target))) best.set(target, kill);
    }
    if (left === 0) return;
    for (const move of movesNow(search.position)) {
      give(thinking, move);
      made.push(move);
      walk(left - 1);
      made.pop();
      takeBack(search);
    }
  };
  walk(mostMoves);
  return best;
}

function isBetter({ outcome, moves }: Kill, known: Kill | undefined): boolean {
  if (known === undefined) return true;
  if (known.outcome !== outcome) return outcome === 'destroyed';
  return moves.length < known.moves.length;
}

/** The kills that exist, and those of them that the solver lacks or only dislodges. */
export interface Comparison {
  readonly all: readonly Kill[];
  readonly missed: readonly Kill[];
}

/** Compares the solver with all kills of at most so many moves. */
export function compareKills(position: Position, mostMoves: number): Comparison {
  const found = new Map(
    solve(thinkingAt(position), THOROUGH).map((kill) => [kill.target, kill.outcome]),
  );
  const all = [...everyKill(position, mostMoves).values()];
  const missed = all.filter(({ target, outcome }) => {
    const known = found.get(target);
    return known === undefined || (outcome === 'destroyed' && known === 'dislodged');
  });
  return { all, missed };
}
