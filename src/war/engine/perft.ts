import { NOWHERE } from './board';
import { destinations } from './march';
import { movesMade, MOVES_A_TURN, squareOf, type Position } from './position';
import { searchFrom, takeBack, tryMove, type Search } from './search';
import { ARMY_SIZE, firstSlot } from './units';

/** The most counts stored, some hundred bytes each, so that a deep search does not fill the memory. */
const MOST_COUNTS = 1 << 20;

/**
 * Returns the number of sequences of exactly `moves` legal moves from a position, within its turn (rules.md 5.1); there
 * is one sequence of 0 moves. Attacks and the end of the turn are not counted. After five moves, or a move that ends
 * the game, no other is legal. `mostCounts` is the most intermediate counts stored; it limits the memory and does not
 * change the result.
 */
export function perft(position: Position, moves: number, mostCounts = MOST_COUNTS): number {
  if (moves === 0) return 1;
  if (moves > MOVES_A_TURN - movesMade(position)) return 0;
  return countFrom(searchFrom(position, moves), moves, '', { counts: new Map(), most: mostCounts });
}

/** Counts by the set of moves before them, up to `most`. */
interface Known {
  readonly counts: Map<string, number>;
  readonly most: number;
}

/** `made` is the set of moves made since the root, a letter each, sorted. */
function countFrom(search: Search, moves: number, made: string, known: Known): number {
  const { position } = search;
  const first = firstSlot(position.side);
  let count = 0;
  for (let place = 0; place < ARMY_SIZE; place++) {
    const from = squareOf(position, first + place);
    if (from === NOWHERE) continue;
    const squares = destinations(position, from);
    if (moves === 1) count += squares.length;
    else
      for (const to of squares) {
        const key = withMove(made, place * position.board.size + to);
        let below = known.counts.get(key);
        if (below === undefined) {
          tryMove(search, first + place, to);
          below = countFrom(search, moves - 1, key, known);
          takeBack(search);
          if (known.counts.size < known.most) known.counts.set(key, below);
        }
        count += below;
      }
  }
  return count;
}

/** Returns a set of moves with one more. A move is a code unit below 17 × 806, the squares of the largest board. */
const withMove = (made: string, move: number): string =>
  [...made, String.fromCharCode(move)].sort().join('');
