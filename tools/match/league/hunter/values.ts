import type { Board } from '../../../../src/war/engine/board';
import { defenceOf } from '../../../../src/war/engine/combat';
import { FIGHTING_COUNT } from '../../../../src/war/engine/communication';
import type { Position } from '../../../../src/war/engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot, SLOTS, unitOfSlot } from '../../../../src/war/engine/units';
import {
  other,
  type Side,
  type Square,
  type UnitKind,
} from '../../../../src/war/engine/vocabulary';
import { stepsTable } from '../../../../src/war/opponent/geometry';
import { attackOf, fireOf, fireOn } from './fire';
import { linkedOf, type Hunt } from './hands';

/** The values of units, in hundredths of an infantry, as all values here. */
const VALUES: Readonly<Record<UnitKind, number>> = {
  infantry: 100,
  cavalry: 200,
  footArtillery: 180,
  mountedArtillery: 230,
  footCommunications: 220,
  mountedCommunications: 280,
};
const VALUE_BY_SLOT = Float64Array.from(
  { length: SLOTS },
  (_, slot) => VALUES[unitOfSlot(slot).kind],
);
/** The score of a game that is won. */
export const WON = 1_000_000;
/** The loss of either communications unit. */
const BOTH_RELAYS = 60;
const ARSENAL = 400;
const LAST_ARSENAL = 1000;
/** The share of its value that an isolated fighting unit loses if its side is to move, if not, and for each turn of help. */
const ISOLATED = 0.25;
const ISOLATED_LATER = 0.35;
const ISOLATED_BY_STEP = 0.03;
const LONGEST_RESCUE = 8;
/** The excess of attack over defence at which an exposed unit is lost, and the share of all losses but the worst. */
const SURE = 8;
const OTHERS = 0.15;
/** A step of a unit from the nearest enemy arsenal, and of a communications unit from its army. */
const STEP = 5;
const RELAY_STEP = 3;
const RELAY_NEAR = 2;
/** The share of a step for a unit out of communication. */
const ISOLATED_STEP = 0.5;
/** The share of an arsenal that is lost by the turns after which the enemy is on it, if it is to move and if not. */
const RACE = Float64Array.of(0.95, 0.62, 0.46, 0.36, 0.29, 0.23, 0.18, 0.13, 0.09, 0.05);
const LATER_RACE = Float64Array.of(0.45, 0.36, 0.28, 0.22, 0.17, 0.13, 0.1, 0.07, 0.05, 0.02);
/** The share of that loss if somebody stands on it, or can be there first. */
const HELD = 0.3;
const GUARDED = 0.4;
/** The turns of a unit that cannot come. */
const NEVER = 20;
const FAR = 50;
/** The greatest distance from which a unit comes to bear in one turn. */
const FARTHEST = 5;

/** The shares of what either side stands to lose that count in a value. */
export interface Shares {
  readonly own: number;
  readonly theirs: number;
}

/** What is known of a board: codes of distance and line by two squares, and steps to arsenals by those that stand. */
interface Known {
  readonly steps: Uint8Array;
  readonly codes: Uint8Array;
  readonly near: Map<number, Float64Array>;
}
const knownBoards = new WeakMap<Board, Known>();
let lastBoard: Board | null = null;
let lastKnown: Known | null = null;

function knownOf(board: Board): Known {
  if (lastBoard === board && lastKnown !== null) return lastKnown;
  let known = knownBoards.get(board);
  if (known === undefined) {
    const steps = stepsTable(board);
    const codes = steps.map((away, i) =>
      away > FARTHEST ? 0 : away * 2 + (board.bearing[i] === 0 ? 0 : 1),
    );
    known = { steps, codes, near: new Map() };
    knownBoards.set(board, known);
  }
  lastBoard = board;
  lastKnown = known;
  return known;
}

/** Returns by square the steps to the nearest standing arsenal of a side's enemy, made up for those it has taken. */
function stepsToArsenals(position: Position, side: Side, known: Known): Float64Array {
  const { board, standing } = position;
  const key = standing * 2 + (side === 'N' ? 0 : 1);
  const found = known.near.get(key);
  if (found !== undefined) return found;
  const { arsenals, size, width } = board;
  let farther = 0;
  for (let i = 0; i < arsenals.length; i++)
    if (arsenals[i]?.side !== side && (standing & (1 << i)) === 0) farther += width / 2;
  const made = Float64Array.from({ length: size }, (_, square) => {
    let near = FAR;
    for (let i = 0; i < arsenals.length; i++) {
      const arsenal = arsenals[i] as { side: Side; square: Square };
      if (arsenal.side === side || (standing & (1 << i)) === 0) continue;
      near = Math.min(near, known.steps[arsenal.square * size + square] as number);
    }
    return near - farther;
  });
  known.near.set(key, made);
  return made;
}

/** Returns the value of the search's position for the hunting side. */
export function valueOf({ search: { position }, side }: Hunt, { own, theirs }: Shares): number {
  const { over } = position;
  if (over !== null) return over.winner === null ? 0 : over.winner === side ? WON : -WON;
  const enemy = other(side);
  const known = knownOf(position.board);
  return (
    standingOf(position, side, known) -
    standingOf(position, enemy, known) -
    (own === 0 ? 0 : own * lossOf(position, side, known)) +
    (theirs === 0 ? 0 : theirs * lossOf(position, enemy, known))
  );
}

/** Returns what a side's units, its arsenals and its nearness to those of the enemy are worth. */
function standingOf(position: Position, side: Side, known: Known): number {
  const first = firstSlot(side);
  const { board, squares } = position;
  const { size, width } = board;
  const { steps } = known;
  const linked = linkedOf(position, side);
  const near = stepsToArsenals(position, side, known);
  const isolated = position.side === side ? ISOLATED : ISOLATED_LATER;
  const foot = squares[first + FIGHTING_COUNT] as number;
  const mounted = squares[first + FIGHTING_COUNT + 1] as number;
  let sum = 0;
  let rows = 0;
  let columns = 0;
  let count = 0;
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    const square = squares[first + place] as number;
    if (square < 0) continue;
    const value = VALUE_BY_SLOT[first + place] as number;
    if ((linked & (1 << place)) === 0) {
      let rescue = LONGEST_RESCUE;
      if (foot >= 0) rescue = Math.min(rescue, steps[foot * size + square] as number);
      if (mounted >= 0)
        rescue = Math.min(rescue, ((steps[mounted * size + square] as number) + 1) >> 1);
      sum += value * (1 - isolated - rescue * ISOLATED_BY_STEP);
      sum -= (near[square] as number) * STEP * ISOLATED_STEP;
      continue;
    }
    sum += value - (near[square] as number) * STEP;
    const row = (square / width) | 0;
    rows += row;
    columns += square - row * width;
    count += 1;
  }
  if (foot >= 0 && mounted >= 0) sum += BOTH_RELAYS;
  const centre = count === 0 ? -1 : Math.round(rows / count) * width + Math.round(columns / count);
  for (let place = FIGHTING_COUNT; place < ARMY_SIZE; place++) {
    const square = squares[first + place] as number;
    if (square < 0) continue;
    const value = VALUE_BY_SLOT[first + place] as number;
    sum += (linked & (1 << place)) === 0 ? value * 0.85 : value;
    if (centre >= 0)
      sum -= Math.max(0, (steps[centre * size + square] as number) - RELAY_NEAR) * RELAY_STEP;
  }
  return sum + arsenalsOf(position, side, known);
}

/** Values the standing arsenals, less what the enemy's raiders take from them. */
function arsenalsOf(position: Position, side: Side, { steps }: Known): number {
  const { board, standing, squares } = position;
  const { arsenals, size } = board;
  const enemyMoves = position.side !== side;
  const race = enemyMoves ? RACE : LATER_RACE;
  const enemy = firstSlot(other(side));
  const own = firstSlot(side);
  const raiders = linkedOf(position, other(side));
  const guards = linkedOf(position, side);
  let count = 0;
  let risk = 0;
  for (let i = 0; i < arsenals.length; i++) {
    const arsenal = arsenals[i] as { side: Side; square: Square };
    if (arsenal.side !== side || (standing & (1 << i)) === 0) continue;
    count += 1;
    const row = arsenal.square * size;
    let raid = NEVER;
    for (let place = 0; place < FIGHTING_COUNT; place++) {
      if ((raiders & (1 << place)) === 0) continue;
      const slot = enemy + place;
      const away = steps[row + (squares[slot] as number)] as number;
      const turns = BY_SLOT.speed[slot] === 2 ? (away + 1) >> 1 : away;
      if (turns < raid) raid = turns;
    }
    if (raid > race.length) continue;
    const ahead = Math.max(1, raid);
    let guard = NEVER;
    for (let place = 0; place < ARMY_SIZE; place++) {
      if ((guards & (1 << place)) === 0) continue;
      const slot = own + place;
      const away = steps[row + (squares[slot] as number)] as number;
      const turns = BY_SLOT.speed[slot] === 2 ? (away + 1) >> 1 : away;
      if (turns < guard) guard = turns;
    }
    const share = race[ahead - 1] as number;
    risk +=
      guard === 0 ? share * HELD : guard < ahead + (enemyMoves ? 0 : 1) ? share * GUARDED : share;
  }
  if (count === 0) return 0;
  const last = count === 1 ? LAST_ARSENAL : 0;
  return count * ARSENAL + LAST_ARSENAL - risk * (ARSENAL + last);
}

/** Returns what a side's units stand to lose to the next attack: the worst, and a share of the others. */
function lossOf(position: Position, side: Side, { codes }: Known): number {
  const { board, squares } = position;
  const first = firstSlot(side);
  const attacker = other(side);
  const fire = fireOf(position, attacker);
  const enemy = firstSlot(attacker);
  const linked = linkedOf(position, side);
  let worst = 0;
  let all = 0;
  for (let place = 0; place < ARMY_SIZE; place++) {
    const slot = first + place;
    const square = squares[slot] as number;
    if (square < 0) continue;
    const sum = fireOn(fire, board, codes, enemy, square);
    if (sum === 0) continue;
    const most = attackOf(sum);
    const itself = (linked & (1 << place)) === 0 ? 0 : (BY_SLOT.defence[slot] as number);
    if (most <= itself + 1) continue;
    const margin = most - defenceOf(position, square) - 1;
    if (margin <= 0) continue;
    const loss = (VALUE_BY_SLOT[slot] as number) * (margin >= SURE ? 1 : margin / SURE);
    all += loss;
    if (loss > worst) worst = loss;
  }
  return worst + (all - worst) * OTHERS;
}
