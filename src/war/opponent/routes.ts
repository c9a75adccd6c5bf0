import { memoizeEach } from '../../shell/memoizeEach';
import { NOWHERE, type Board } from '../engine/board';
import { FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { slotAt, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../engine/units';
import { other, type Side, type Square } from '../engine/vocabulary';
import { alongLines, markLinesFrom } from './lines';

/** The most turns that are counted; a longer route counts as one more, as if there were none. */
const MOST_TURNS = 24;
const NEVER = MOST_TURNS + 1;
/** The speed of the fighting units that take routes. */
export const QUICK = 2;
const RELAYS = ARMY_SIZE - FIGHTING_COUNT;
/** The tables that are kept for a board. */
const MOST_TABLES = 16;

/**
 * The turns in which a quick fighting unit enters an enemy arsenal while the enemy stands still, by
 * `square of that unit * size + square of the communications unit that goes with it`.
 */
type TurnsTable = Uint8Array;

/** The routes of a side to the enemy arsenals while the enemy stands still. */
export interface Routes {
  /** By arsenal of the board, null where the side has nothing to take; then by place among communications units. */
  readonly tables: readonly (readonly TurnsTable[] | null)[];
  /** `turnsLeft` in the position in which the routes were found. */
  readonly atFirst: number;
}

/** A fighting unit on its way to an enemy arsenal, with a communications unit whose lines it marches on. */
export interface Route {
  /** The arsenal's index in `board.arsenals`. */
  readonly goal: number;
  readonly slot: number;
  readonly relay: number;
}

/**
 * Returns the routes of a side to the enemy arsenals while the enemy stands still; null if a quick unit and a
 * communications unit can come to none of them in 24 turns.
 */
export function routesOf(position: Position, side: Side): Routes | null {
  const { board, standing } = position;
  const relays = Array.from({ length: RELAYS }, (_, i) => firstSlot(side) + FIGHTING_COUNT + i);
  const tables = board.arsenals.map(({ side: of, square }, goal) =>
    of === side || (standing & (1 << goal)) === 0
      ? null
      : relays.map((relay) => tableTo(position, side, square, BY_SLOT.speed[relay] as number)),
  );
  const atFirst = turnsLeft(position, side, { tables });
  return first === NONE ? null : { tables, atFirst };
}

// Scratch of `turnsLeft`: for each arsenal and communications unit the two units that are first there.
const goals: number[] = [];
const slots: number[] = [];
const relaysOf: number[] = [];
const turnsOf: number[] = [];
const NONE = -1;
let count = 0;
let first = NONE;
let second = NONE;

/**
 * Returns the turns until a side has entered the enemy arsenals, added up: of one or two of them by the best routes of
 * different units, 25 for each other. A communications unit that serves both goes with the first one before.
 */
export function turnsLeft(
  position: Position,
  side: Side,
  { tables }: Pick<Routes, 'tables'>,
): number {
  const standing = listRoutes(position, side, tables);
  let least = standing * NEVER;
  first = second = NONE;
  for (let a = 0; a < count; a++) {
    const alone = (turnsOf[a] as number) + (standing - 1) * NEVER;
    if (alone < least) {
      least = alone;
      first = a;
      second = NONE;
    }
    for (let b = 0; b < count; b++) {
      if (goals[a] === goals[b] || slots[a] === slots[b]) continue;
      const before = relaysOf[a] === relaysOf[b] ? (turnsOf[a] as number) : 0;
      const both = alone - NEVER + Math.min(NEVER, before + (turnsOf[b] as number));
      if (both >= least) continue;
      least = both;
      first = a;
      second = b;
    }
  }
  return least;
}

/** Returns the routes that `turnsLeft` adds up: none, one or two. */
export function bestRoutes(position: Position, side: Side, routes: Routes): Route[] {
  turnsLeft(position, side, routes);
  return [first, second].flatMap((i) =>
    i === NONE
      ? []
      : { goal: goals[i] as number, slot: slots[i] as number, relay: relaysOf[i] as number },
  );
}

/** Fills the scratch; returns the number of enemy arsenals that stand. */
function listRoutes(position: Position, side: Side, tables: Routes['tables']): number {
  const { size } = position.board;
  const own = firstSlot(side);
  let standing = 0;
  count = 0;
  for (let goal = 0; goal < tables.length; goal++) {
    const byRelay = tables[goal];
    if (!byRelay || (position.standing & (1 << goal)) === 0) continue;
    standing += 1;
    for (let i = 0; i < RELAYS; i++) {
      const relay = own + FIGHTING_COUNT + i;
      const at = squareOf(position, relay);
      if (at === NOWHERE) continue;
      const table = byRelay[i] as TurnsTable;
      let [best, next] = [NONE, NONE];
      let [least, more] = [NEVER, NEVER];
      for (let slot = own; slot < own + FIGHTING_COUNT; slot++) {
        const square = squareOf(position, slot);
        if (square === NOWHERE || BY_SLOT.speed[slot] !== QUICK) continue;
        const turns = table[square * size + at] as number;
        if (turns < least) {
          [next, more] = [best, least];
          [best, least] = [slot, turns];
        } else if (turns < more) [next, more] = [slot, turns];
      }
      if (best !== NONE) list(goal, best, relay, least);
      if (next !== NONE) list(goal, next, relay, more);
    }
  }
  return standing;
}

function list(goal: number, slot: number, relay: number, turns: number): void {
  goals[count] = goal;
  slots[count] = slot;
  relaysOf[count] = relay;
  turnsOf[count] = turns;
  count += 1;
}

const tablesOfBoard = memoizeEach<Board, Map<string, TurnsTable>>(() => new Map());

/** Returns a table, kept from turn to turn, because nothing in it depends on where the side's own units stand. */
function tableTo(position: Position, side: Side, goal: Square, relaySpeed: number): TurnsTable {
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
