import { memoizeEach } from '../../shell/memoizeEach';
import { NOWHERE, type Board } from '../engine/board';
import { NOBODY } from '../engine/communication';
import { slotAt, type Position } from '../engine/position';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { other, type Side, type Square } from '../engine/vocabulary';
import { alongLines, markLinesFrom } from './lines';

/** The most turns that are counted; a longer route counts as one more, as if there were none. */
const MOST_TURNS = 24;
/**
 * The number of turns, one more than the most that are counted, that stands for a route that is longer or does not
 * exist.
 */
export const NEVER = MOST_TURNS + 1;
/** The tables that are cached for a board. */
const MOST_TABLES = 16;

/**
 * The turns in which a quick fighting unit enters an enemy arsenal while the enemy stands still, by
 * `square of that unit * size + square of the communications unit that goes with it`.
 */
export type TurnsTable = Uint8Array;

const tablesOfBoard = memoizeEach<Board, Map<string, TurnsTable>>(() => new Map());

/**
 * Returns a side's table of turns to the enemy arsenal on the square `goal`, with a communications unit of a speed. It
 * is cached from turn to turn, because nothing in it depends on where the side's own units stand.
 */
export function tableTo(
  position: Position,
  side: Side,
  goal: Square,
  relaySpeed: number,
): TurnsTable {
  const { board, rules, squares, standing } = position;
  const known = tablesOfBoard(board);
  const enemy = firstSlot(other(side));
  const own = board.arsenals.map((arsenal, i) => arsenal.side === side && (standing >> i) & 1);
  const key = [
    ...[side, goal, relaySpeed, rules.communicationsUnitsCutLines, own],
    ...Array.from({ length: ARMY_SIZE }, (_, i) => squares[enemy + i]),
  ].join();
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_TABLES) known.clear();
  const table = turnsTable(position, side, goal, relaySpeed);
  known.set(key, table);
  return table;
}

/** Sets of squares: for each of them a row of words, one for each row of the board, with a bit for each column. */
type Sets = Int32Array;

/** The board as one side can use it while the enemy stands still, and its squares that lines of its arsenals reach. */
interface Ground {
  readonly board: Board;
  /** The squares on which its units can stand, and the same as a set. */
  readonly free: Uint8Array;
  readonly all: Sets;
  readonly lit: Uint8Array;
}

function groundOf(position: Position, side: Side): Ground {
  const { board, standing } = position;
  const { size, height } = board;
  const free = new Uint8Array(size);
  const all = new Int32Array(height);
  for (let square = 0; square < size; square++) {
    const slot = slotAt(position, square);
    const enemy = slot !== NOBODY && slot < ARMY_SIZE !== (side === 'N');
    if (enemy || board.terrain[square] === 'mountain') continue;
    free[square] = 1;
    include(board, all, 0, square);
  }
  const lit = new Uint8Array(size);
  board.arsenals.forEach(({ side: of, square }, i) => {
    if (of === side && (standing & (1 << i)) !== 0) markLinesFrom(position, side, square, lit);
  });
  return { board, free, all, lit };
}

function include({ width, height }: Board, sets: Sets, set: number, square: Square): void {
  const at = set * height + ((square / width) | 0);
  sets[at] = (sets[at] as number) | (1 << (square % width));
}

/**
 * Returns, for each square on which a fighting unit needs a communications unit's line, the squares on arsenals' lines
 * from which one sends it there; null for the squares that lines of arsenals reach.
 */
const lightOf = (position: Position, side: Side, { board, free, lit }: Ground): (Sets | null)[] =>
  Array.from(free, (isFree, square) => {
    if (lit[square] === 1) return null;
    const from = new Int32Array(board.height);
    // A line runs both ways.
    if (isFree === 1)
      alongLines(position, side, square, (each) => {
        if (lit[each] === 1 && free[each] === 1) include(board, from, 0, each);
      });
    return from;
  });

/**
 * Computes a table backwards from the arsenal: for each square of the fighting unit the set of squares of the
 * communications unit from which it enters within so many turns. In a turn either of the two may march first; the fighting
 * unit sets out where a line of an arsenal runs, or one of the communications unit. Own units are in nobody's way.
 */
function turnsTable(position: Position, side: Side, goal: Square, relaySpeed: number): TurnsTable {
  const ground = groundOf(position, side);
  const { board, free, all } = ground;
  const { size, width, height } = board;
  const table = new Uint8Array(size * size).fill(NEVER);
  const light = lightOf(position, side, ground);
  /** The squares of the communications unit, and those for which the fighting unit is one and two steps away. */
  const known = new Int32Array(size * height);
  const near = new Int32Array(size * height);
  const reach = new Int32Array(size * height);
  known.set(all, goal * height);
  table.fill(0, goal * size, (goal + 1) * size);
  let fresh = new Uint8Array(size);
  fresh[goal] = free[goal] as number;
  const [after, before] = [new Int32Array(height), new Int32Array(height)];
  for (let turns = 1; turns <= MOST_TURNS && fresh.includes(1); turns++) {
    const changed = widen(ground, near, reach, widen(ground, known, near, fresh));
    const last = fresh;
    fresh = new Uint8Array(size);
    for (let square = 0; square < size; square++) {
      if ((changed[square] === 0 && last[square] === 0) || square === goal) continue;
      const at = square * height;
      const from = light[square] ?? null;
      for (let row = 0; row < height; row++) {
        const there = reach[at + row] as number;
        // The communications unit marches first, or the fighting unit stays.
        after[row] = (known[at + row] as number) | (there & (from?.[row] ?? -1));
        before[row] = there;
      }
      spread(after, all, relaySpeed);
      if (from !== null) spread(before, all, relaySpeed);
      for (let row = 0; row < height; row++) {
        const now = (after[row] as number) | ((before[row] as number) & (from?.[row] ?? 0));
        let added = now & ~(known[at + row] as number);
        if (added === 0) continue;
        fresh[square] = 1;
        known[at + row] = now;
        for (; added !== 0; added &= added - 1)
          table[square * size + row * width + 31 - Math.clz32(added & -added)] = turns;
      }
    }
  }
  return table;
}

/** Adds the sets of changed squares to those of the free squares within a step; returns which of these change. */
function widen({ board, free }: Ground, from: Sets, into: Sets, changed: Uint8Array): Uint8Array {
  const { size, height, around } = board;
  const changes = new Uint8Array(size);
  const add = (square: Square, to: Square): void => {
    for (let row = 0; row < height; row++) {
      const more = from[square * height + row] as number;
      const had = into[to * height + row] as number;
      if ((more & ~had) === 0) continue;
      into[to * height + row] = had | more;
      changes[to] = 1;
    }
  };
  for (let square = 0; square < size; square++) {
    if (changed[square] === 0) continue;
    add(square, square);
    for (let i = square * 8; i < square * 8 + 8; i++) {
      const to = around[i] as number;
      if (to !== NOWHERE && free[to] === 1) add(square, to);
    }
  }
  return changes;
}

/** Extends one set by all free squares within so many steps over free squares. */
function spread(set: Sets, all: Sets, steps: number): void {
  for (let step = 0; step < steps; step++) {
    let above = 0;
    for (let row = 0; row < set.length; row++) {
      const here = beside(set[row] as number);
      const below = beside(set[row + 1] ?? 0);
      set[row] = (above | here | below) & (all[row] as number);
      above = here;
    }
  }
}

const beside = (word: number): number => word | (word << 1) | (word >>> 1);
