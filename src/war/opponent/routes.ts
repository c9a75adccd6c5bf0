import { NOWHERE } from '../engine/board';
import { FIGHTING_COUNT } from '../engine/communication';
import { squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../engine/units';
import type { Side } from '../engine/vocabulary';
import { NEVER, tableTo, type TurnsTable } from './routeTables';

/** The speed, in squares a move, of the fighting units that take routes. */
export const QUICK = 2;
const RELAYS = ARMY_SIZE - FIGHTING_COUNT;

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
 * Returns the turns until a side has entered the enemy arsenals, added up: for one or two of them those of the best
 * routes, which different units take, and 25 for each other arsenal. If both routes need the same communications unit,
 * the second begins when the first has ended.
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
