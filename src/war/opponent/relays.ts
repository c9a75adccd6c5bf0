import { NOWHERE, type Arsenal } from '../engine/board';
import { FIGHTING_COUNT } from '../engine/communication';
import { isLinked, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../engine/units';
import type { Side, Square } from '../engine/vocabulary';
import { STEP, type DistanceTable } from './distances';
import { countOf, squaresWithin, stepsTable } from './geometry';
import { alongLines, markLinesFrom } from './lines';

/**
 * The squares to which a side's communications units should go to bring lines to isolated units or to the squares
 * before an enemy arsenal.
 */
export interface RelayPlan {
  /** By place among the army's communications units: the square to go to, or NOWHERE if it may stay. */
  readonly squares: readonly Square[];
  /** The number of units that it serves, weighted. */
  readonly worth: number;
}

const RELAYS = ARMY_SIZE - FIGHTING_COUNT;
/** A number of turns too large for a plan. */
const TOO_MANY = 16;
/** The turns at which a plan is worth half. */
const HALF = 8;
/** Units within this distance are served together with the one that a plan is made for. */
const TOGETHER = 3;
/** Units within this distance from a line to an arsenal can join the attack on it; each counts for this much. */
const BESIDE = 2;
const ATTACKER = 0.5;
/** The cost of a chain for each turn of the first of its two units to arrive. */
const OTHER_TURNS = 0.25;
/** The number of units of a vanguard (`vanguardOf`), and what each of them beside a line to its arsenal counts for. */
const VANGUARD = 4;
const LEADER = 1;
/** An anchor not yet computed. */
const UNKNOWN = -2;

/** The inputs of a plan, and the best plan found. */
interface Planner {
  readonly position: Position;
  readonly side: Side;
  readonly steps: Uint8Array;
  /** The fighting units that are served. */
  readonly units: readonly Unit[];
  /** The enemy arsenals to which lines are brought, by index in `board.arsenals`. */
  readonly goals: readonly number[];
  /** What a unit beside a line to an arsenal counts for. */
  readonly attacker: number;
  /** Marks of squares on lines of arsenals, and for each communications unit of these and the other's lines. */
  readonly lit: Uint8Array;
  readonly litFor: readonly Uint8Array[];
  /** Marks of the sources of communication. */
  readonly sources: Uint8Array;
  /** By square and communications unit, the result of `anchorOf`. */
  readonly anchors: Int16Array;
  plan: RelayPlan | null;
  value: number;
  /** The least value of the best plan. */
  least: number;
}

/** A fighting unit on the board. */
interface Unit {
  readonly slot: number;
  readonly square: Square;
  readonly linked: boolean;
}

/**
 * Returns where a side's communications units should go to bring lines to the most units in the fewest turns: one
 * unit, or both as a chain, on the present lines of the side's arsenals, in line with isolated units or with the
 * squares before an enemy arsenal. Null if nothing needs a line, or none can be brought. With tables of distances to the
 * enemy arsenals (`distanceTablesOf`) only the units that can be first on one of them are served, and all others if these
 * need no line.
 */
export function relayPlanOf(
  position: Position,
  side: Side,
  tables: readonly (DistanceTable | null)[] = [],
): RelayPlan | null {
  const units = unitsOf(position, side);
  const vanguard = vanguardOf(units, tables);
  const plan =
    vanguard && planFor(plannerOf(position, side, vanguard.units, [vanguard.goal], LEADER));
  const goals = position.board.arsenals.flatMap(({ side: of }, i) =>
    of === side || (position.standing & (1 << i)) === 0 ? [] : i,
  );
  return plan ?? planFor(plannerOf(position, side, units, goals, ATTACKER));
}

/** A square from which a communications unit would serve units, and their number, weighted. */
interface Offer {
  readonly square: Square;
  readonly worth: number;
}

function planFor(planner: Planner): RelayPlan | null {
  const offers = [...servingIsolated(planner), ...servingAttackers(planner)];
  // A unit that goes alone is found without following lines; what is worth less needs no search for a second one.
  for (let relay = 0; relay < RELAYS; relay++)
    for (const { square, worth } of offers)
      if (planner.litFor[relay]?.[square] === 1)
        planner.least = Math.max(planner.least, valueOf(worth, turnsTo(planner, relay, square)));
  for (const { square, worth } of offers) offer(planner, square, worth);
  return planner.plan;
}

/** The units that go to the next arsenal, and its index in `board.arsenals`. */
interface Vanguard {
  readonly units: readonly Unit[];
  readonly goal: number;
}

/**
 * Returns the four units that need the fewest turns to an enemy arsenal, and that arsenal, by tables of distances; null
 * if there are none.
 */
function vanguardOf(
  units: readonly Unit[],
  tables: readonly (DistanceTable | null)[],
): Vanguard | null {
  let best: Vanguard | null = null;
  let fewest = Infinity;
  tables.forEach((table, goal) => {
    if (table === null) return;
    const turnsOf = ({ slot, square }: Unit): number =>
      (table[square] as number) / STEP / (BY_SLOT.speed[slot] as number);
    const first = [...units].sort((a, b) => turnsOf(a) - turnsOf(b)).slice(0, VANGUARD);
    const turns = first.reduce((sum, unit) => sum + turnsOf(unit), 0);
    if (turns < fewest) [best, fewest] = [{ units: first, goal }, turns];
  });
  return best;
}

function plannerOf(
  position: Position,
  side: Side,
  units: readonly Unit[],
  goals: readonly number[],
  attacker: number,
): Planner {
  const { board, standing } = position;
  const lit = new Uint8Array(board.size);
  const sources = new Uint8Array(board.size);
  board.arsenals.forEach(({ side: of, square }, i) => {
    if (of !== side || (standing & (1 << i)) === 0) return;
    markLinesFrom(position, side, square, lit);
    sources[square] = lit[square] as number;
  });
  const first = firstSlot(side) + FIGHTING_COUNT;
  const litFor = Array.from({ length: RELAYS }, () => Uint8Array.from(lit));
  for (let relay = 0; relay < RELAYS; relay++) {
    if (!isLinked(position, first + relay)) continue;
    const square = squareOf(position, first + relay);
    sources[square] = 1;
    litFor.forEach((marks, other) => {
      if (other !== relay) markLinesFrom(position, side, square, marks);
    });
  }
  const anchors = new Int16Array(board.size * RELAYS).fill(UNKNOWN);
  const steps = stepsTable(board);
  return {
    position,
    side,
    steps,
    units,
    goals,
    attacker,
    lit,
    litFor,
    sources,
    anchors,
    plan: null,
    value: 0,
    least: 0,
  };
}

/** Returns the squares in line with isolated units. */
function servingIsolated({ position, side, steps, units }: Planner): Offer[] {
  const offers: Offer[] = [];
  const isolated = units.filter(({ linked }) => !linked);
  for (const unit of isolated) {
    const row = unit.square * position.board.size;
    const together = isolated.filter((each) => (steps[row + each.square] as number) <= TOGETHER);
    alongLines(position, side, unit.square, (square) => {
      offers.push({ square, worth: together.length });
    });
  }
  return offers;
}

/** Returns the squares in line with the enemy arsenals, along which nearby units can go. */
function servingAttackers(planner: Planner): Offer[] {
  const { position, side } = planner;
  const { board } = position;
  const offers: Offer[] = [];
  /** By square, a mask of the units beside it. */
  const beside = new Int32Array(board.size);
  planner.units.forEach(({ square }, i) => {
    for (const each of squaresWithin(board, BESIDE, square))
      beside[each] = (beside[each] as number) | (1 << i);
  });
  for (const goal of planner.goals) {
    const { square: arsenal } = board.arsenals[goal] as Arsenal;
    /** By square, the most units beside a line from it to the arsenal. */
    const counts = new Uint8Array(board.size);
    let now = 0;
    for (const ground of groundOf(planner, arsenal)) {
      let mask = 0;
      alongLines(position, side, ground, (each, begins) => {
        if (begins) mask = beside[ground] as number;
        mask |= beside[each] as number;
        const count = countOf(mask);
        if (count > (counts[each] as number)) counts[each] = count;
        if (planner.sources[each] === 1) now = Math.max(now, count);
      });
    }
    counts.forEach((count, square) => {
      if (count > now) offers.push({ square, worth: (count - now) * planner.attacker });
    });
  }
  return offers;
}

/** Returns the side's fighting units. */
function unitsOf(position: Position, side: Side): Unit[] {
  const units: Unit[] = [];
  const first = firstSlot(side);
  for (let slot = first; slot < first + FIGHTING_COUNT; slot++) {
    const square = squareOf(position, slot);
    if (square !== NOWHERE) units.push({ slot, square, linked: isLinked(position, slot) });
  }
  return units;
}

/** Returns a square and those around it that are no mountains. */
function groundOf({ position }: Planner, square: Square): Square[] {
  const around = position.board.around.subarray(square * 8, square * 8 + 8);
  return [square, ...around.filter((each) => each !== NOWHERE)];
}

function turnsTo({ position, side, steps }: Planner, relay: number, square: Square): number {
  const slot = firstSlot(side) + FIGHTING_COUNT + relay;
  const from = squareOf(position, slot);
  if (from === NOWHERE) return TOO_MANY;
  const away = steps[from * position.board.size + square] as number;
  return Math.ceil(away / (BY_SLOT.speed[slot] as number));
}

/** Proposes that a communications unit goes to a square, onto a present line or behind the other one. */
function offer(planner: Planner, last: Square, worth: number): void {
  for (let relay = 0; relay < RELAYS; relay++) {
    const turns = turnsTo(planner, relay, last);
    // With the other unit it takes as long at least.
    if (!isBetter(planner, worth, turns)) continue;
    if (planner.litFor[relay]?.[last] === 1) {
      take(planner, worth, turns, [relay, last]);
      continue;
    }
    for (let other = 0; other < RELAYS; other++) {
      const anchor = other === relay ? NOWHERE : anchorOf(planner, other, last);
      if (anchor === NOWHERE) continue;
      const first = turnsTo(planner, other, anchor);
      const both = Math.max(turns, first) + Math.min(turns, first) * OTHER_TURNS;
      if (isBetter(planner, worth, both))
        take(planner, worth, both, [relay, last], [other, anchor]);
    }
  }
}

/** Returns the value of serving units of a worth after so many turns; 0 if these are too many for a plan. */
const valueOf = (worth: number, turns: number): number =>
  turns < TOO_MANY ? worth / (1 + turns / HALF) : 0;

/** Returns whether a plan is better than the best so far, and no worse than the least that will be found. */
function isBetter({ value, least }: Planner, worth: number, turns: number): boolean {
  const now = valueOf(worth, turns);
  return now > value && now >= least;
}

/** Keeps a plan: communications units, by place among the army's, and the squares to which they go. */
function take(
  planner: Planner,
  worth: number,
  turns: number,
  ...goals: readonly (readonly [relay: number, square: Square])[]
): void {
  const squares = new Array<Square>(RELAYS).fill(NOWHERE);
  for (const [relay, square] of goals) squares[relay] = square;
  planner.value = valueOf(worth, turns);
  planner.plan = { squares, worth };
}

/** The square on a line of an arsenal and in line with another that is nearest to a communications unit, or NOWHERE. */
function anchorOf(planner: Planner, relay: number, square: Square): Square {
  const { position, side, lit, anchors } = planner;
  const key = square * RELAYS + relay;
  const known = anchors[key] as number;
  if (known !== UNKNOWN) return known;
  let best = NOWHERE;
  let fewest = TOO_MANY;
  alongLines(position, side, square, (each) => {
    if (lit[each] === 0) return;
    const turns = turnsTo(planner, relay, each);
    if (turns < fewest) [best, fewest] = [each, turns];
  });
  anchors[key] = best;
  return best;
}
