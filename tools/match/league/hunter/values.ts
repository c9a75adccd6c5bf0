import { attackAndDefence } from '../../../../src/war/engine/combat';
import { communicationOf, FIGHTING_COUNT } from '../../../../src/war/engine/communication';
import { squareOf, type Position } from '../../../../src/war/engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot, SLOTS, unitOfSlot } from '../../../../src/war/engine/units';
import {
  other,
  type Side,
  type Square,
  type UnitKind,
} from '../../../../src/war/engine/vocabulary';
import { stepsTable } from '../../../../src/war/opponent/geometry';
import { linkedOf, type Hunt } from './hands';

/** The values of units, in hundredths of an infantry, as all values here. */
const VALUES: Readonly<Record<UnitKind, number>> = {
  infantry: 100,
  cavalry: 190,
  footArtillery: 170,
  mountedArtillery: 220,
  footCommunications: 220,
  mountedCommunications: 280,
};
const VALUE_BY_SLOT = Float64Array.from(
  { length: SLOTS },
  (_, slot) => VALUES[unitOfSlot(slot).kind],
);
/** The score of a game that is won. */
export const WON = 1_000_000;
const ARSENAL = 600;
const LAST_ARSENAL = 1500;
/** The share of its value that an isolated fighting unit loses, and for each step of the nearest communications unit. */
const ISOLATED = 0.45;
const ISOLATED_BY_STEP = 0.04;
const LONGEST_RESCUE = 8;
/** For each unit that would be isolated without a communications unit, if the enemy is near that one, and if not. */
const DEPENDS = 16;
const DEPENDS_SAFELY = 4;
const NEAR_RELAY = 6;
/** The share of its value that a unit loses which is beaten now, and one that moves may beat. */
const BEATEN = 0.9;
const EXPOSED = 0.6;
/** The share of all losses but the worst. */
const OTHERS = 0.2;
/** The excess of attack over defence at which an exposed unit is lost. */
const SURE = 8;
/** A step of a unit from the nearest enemy arsenal, and of a communications unit from its army. */
const STEP = 7;
const RELAY_STEP = 5;
/** The share of a step for a unit out of communication. */
const ISOLATED_STEP = 0.4;
/** The share of an arsenal that is lost by the turns after which the enemy is on it, if nobody is there first. */
const RACE = [0.95, 0.6, 0.5, 0.42, 0.35, 0.28, 0.22, 0.17, 0.12, 0.08];
/** The share of that loss if somebody stands on it or near. */
const GUARDED = 0.25;
/** The share lost for each unit by which raiders within reach of an arsenal outnumber its guards, at most four. */
const OUTNUMBERED = 0.04;
const RAIDERS_WITHIN = 7;
const GUARDS_WITHIN = 4;
/** The turns of a unit that cannot come. */
const NEVER = 20;
const FAR = 50;

/** The shares of what either side stands to lose that count in a value. */
export interface Shares {
  readonly own: number;
  readonly theirs: number;
}

/** Returns the value of the search's position for the hunting side. */
export function valueOf({ search: { position }, side }: Hunt, { own, theirs }: Shares): number {
  const { over } = position;
  if (over !== null) return over.winner === null ? 0 : over.winner === side ? WON : -WON;
  const enemy = other(side);
  return (
    standingOf(position, side) -
    standingOf(position, enemy) -
    (own === 0 ? 0 : own * lossOf(position, side)) +
    (theirs === 0 ? 0 : theirs * lossOf(position, enemy))
  );
}

/** Returns what a side's units, its arsenals and its nearness to those of the enemy are worth. */
function standingOf(position: Position, side: Side): number {
  const first = firstSlot(side);
  const { board, standing } = position;
  const { size, width, arsenals } = board;
  const steps = stepsTable(board);
  const linked = linkedOf(position, side);
  let sum = 0;
  let [rows, columns, count] = [0, 0, 0];
  /** Whoever has taken an arsenal is far from the next; half the board makes up for that. */
  let farther = 0;
  for (let i = 0; i < arsenals.length; i++)
    if (arsenals[i]?.side !== side && (standing & (1 << i)) === 0) farther += width / 2;
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    const square = squareOf(position, first + place);
    if (square < 0) continue;
    const value = VALUE_BY_SLOT[first + place] as number;
    const apart = (linked & (1 << place)) === 0;
    sum += apart ? value * (1 - ISOLATED - rescueOf(position, side, square)) : value;
    let near = FAR;
    for (let i = 0; i < arsenals.length; i++) {
      const arsenal = arsenals[i] as { side: Side; square: Square };
      if (arsenal.side === side || (standing & (1 << i)) === 0) continue;
      const away = steps[arsenal.square * size + square] as number;
      if (away < near) near = away;
    }
    sum -= (near - farther) * (apart ? STEP * ISOLATED_STEP : STEP);
    const row = (square / width) | 0;
    rows += row;
    columns += square - row * width;
    count += 1;
  }
  const centre = count === 0 ? -1 : Math.round(rows / count) * width + Math.round(columns / count);
  for (let place = FIGHTING_COUNT; place < ARMY_SIZE; place++) {
    const square = squareOf(position, first + place);
    if (square < 0) continue;
    const value = VALUE_BY_SLOT[first + place] as number;
    sum +=
      (linked & (1 << place)) === 0 ? value * 0.8 : value - dependenceOn(position, side, place);
    if (centre >= 0) sum -= Math.max(0, (steps[centre * size + square] as number) - 3) * RELAY_STEP;
  }
  return sum + arsenalsOf(position, side);
}

/** Returns the share of its value that an isolated unit loses by its distance from a communications unit. */
function rescueOf(position: Position, side: Side, square: Square): number {
  const { board } = position;
  const steps = stepsTable(board);
  const first = firstSlot(side);
  let nearest = LONGEST_RESCUE;
  for (let place = FIGHTING_COUNT; place < ARMY_SIZE; place++) {
    const from = squareOf(position, first + place);
    if (from < 0) continue;
    const away = Math.max(0, (steps[from * board.size + square] as number) - 2);
    if (away < nearest) nearest = away;
  }
  return nearest * ISOLATED_BY_STEP;
}

/** Returns what hangs on the communications unit of a place in the army. */
function dependenceOn(position: Position, side: Side, place: number): number {
  const { board } = position;
  const steps = stepsTable(board);
  const slot = firstSlot(side) + place;
  const linked = linkedOf(position, side) & ~(1 << place);
  let count = 0;
  for (let rest = linked & ~communicationOf(position, side, slot); rest !== 0; rest &= rest - 1)
    count += 1;
  if (count === 0) return 0;
  const row = squareOf(position, slot) * board.size;
  const enemy = firstSlot(other(side));
  for (let each = enemy; each < enemy + FIGHTING_COUNT; each++) {
    const square = squareOf(position, each);
    if (square >= 0 && (steps[row + square] as number) <= NEAR_RELAY) return count * DEPENDS;
  }
  return count * DEPENDS_SAFELY;
}

/** Returns what a side's units stand to lose to the next attack: the worst, and a share of the others. */
function lossOf(position: Position, side: Side): number {
  const first = firstSlot(side);
  let [worst, rest] = [0, 0];
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const square = squareOf(position, slot);
    if (square < 0) continue;
    const loss = (VALUE_BY_SLOT[slot] as number) * exposureOf(position, side, slot, square);
    if (loss > worst) [worst, rest] = [loss, rest + worst];
    else rest += loss;
  }
  return worst + rest * OTHERS;
}

/** Returns the share of its value that a unit on a square stands to lose: what bears on it and what can be brought. */
function exposureOf(position: Position, side: Side, slot: number, square: Square): number {
  const { board } = position;
  const { bearing, size } = board;
  const steps = stepsTable(board);
  const attacker = other(side);
  const enemy = firstSlot(attacker);
  const open = board.cover[square] === 0;
  const row = square * size;
  let bears = 0;
  let [sevens, fives, fours, threes] = [0, 0, 0, 0];
  for (let rest = linkedOf(position, attacker); rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    if (place >= FIGHTING_COUNT) continue;
    const unit = enemy + place;
    const from = squareOf(position, unit);
    const away = steps[row + from] as number;
    if (away > 5) continue;
    const range = BY_SLOT.range[unit] as number;
    const speed = BY_SLOT.speed[unit] as number;
    const charge = open && BY_SLOT.charging[unit] !== 0;
    const attack = BY_SLOT.attack[unit] as number;
    if (away <= range && bearing[row + from] !== 0) {
      if (!charge) bears += attack;
      else if (away === 1) bears += 7;
      else {
        bears += attack;
        threes += 1;
      }
    } else if (away <= range + speed) {
      if (charge) sevens += 1;
      else if (attack === 5) fives += 1;
      else fours += 1;
    }
  }
  let left = 5;
  let most = bears;
  for (const [count, gain] of [
    [sevens, 7],
    [fives, 5],
    [fours, 4],
    [threes, 3],
  ] as const) {
    const taken = Math.min(left, count);
    most += taken * gain;
    left -= taken;
  }
  if (most < 2) return 0;
  const itself =
    (linkedOf(position, side) & (1 << (slot % ARMY_SIZE))) === 0
      ? 0
      : (BY_SLOT.defence[slot] as number);
  if (most <= itself + 1) return 0;
  const { attack, defence } = attackAndDefence(position, square);
  if (attack > defence + 1) return BEATEN;
  return most <= defence + 1 ? 0 : EXPOSED * Math.min(1, (most - defence - 1) / SURE);
}

/** Values the standing arsenals, less what the enemy's raiders and a want of guards take from them. */
function arsenalsOf(position: Position, side: Side): number {
  const threatened = position.side !== side;
  const { arsenals } = position.board;
  let own = 0;
  for (let i = 0; i < arsenals.length; i++)
    if (arsenals[i]?.side === side && (position.standing & (1 << i)) !== 0) own += 1;
  const value = ARSENAL + (own === 1 ? LAST_ARSENAL : 0);
  let sum = own === 0 ? 0 : LAST_ARSENAL;
  for (let i = 0; i < arsenals.length; i++) {
    const arsenal = arsenals[i] as { side: Side; square: Square };
    if (arsenal.side !== side || (position.standing & (1 << i)) === 0) continue;
    const enemy = near(position, other(side), arsenal.square, RAIDERS_WITHIN, false);
    if (enemy.turns > RACE.length) {
      sum += ARSENAL;
      continue;
    }
    const guards = near(position, side, arsenal.square, GUARDS_WITHIN, true);
    const ahead = enemy.turns - (threatened ? 1 : 0);
    const share = RACE[ahead] ?? 0;
    const race = guards.turns <= ahead ? share * GUARDED : share;
    const outnumbered = Math.max(0, Math.min(4, enemy.count - guards.count));
    sum += ARSENAL - value * Math.min(1, race + outnumbered * OUTNUMBERED);
  }
  return sum;
}

/**
 * Returns the fighting units of a side in communication within so many steps of a square, and the turns until the
 * first of all is on it, 0 if it is there, ignoring what stands in its way; with `relays`, a communications unit too.
 */
function near(position: Position, side: Side, square: Square, within: number, relays: boolean) {
  const { board } = position;
  const steps = stepsTable(board);
  const row = square * board.size;
  const first = firstSlot(side);
  let turns = NEVER;
  let count = 0;
  for (let rest = linkedOf(position, side); rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    if (place >= FIGHTING_COUNT && !relays) continue;
    const slot = first + place;
    const away = steps[row + squareOf(position, slot)] as number;
    const speed = BY_SLOT.speed[slot] as number;
    turns = Math.min(turns, Math.ceil(away / speed));
    if (place < FIGHTING_COUNT && away <= within) count += 1;
  }
  return { turns, count };
}
