import { attackAndDefence } from '../../../../src/war/engine/combat';
import { stepsBetween } from '../../../../src/war/engine/march';
import { isLinked, squareOf, type Position } from '../../../../src/war/engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot, SLOTS, unitOfSlot } from '../../../../src/war/engine/units';
import {
  other,
  type Side,
  type Square,
  type UnitKind,
} from '../../../../src/war/engine/vocabulary';
import type { Hunt } from './hands';

/** The values of units, in hundredths of an infantry, as all values here. */
const VALUES: Readonly<Record<UnitKind, number>> = {
  infantry: 100,
  cavalry: 170,
  footArtillery: 170,
  mountedArtillery: 210,
  footCommunications: 200,
  mountedCommunications: 260,
};
const VALUE_BY_SLOT = Array.from({ length: SLOTS }, (_, slot) => VALUES[unitOfSlot(slot).kind]);
/** The score of a game that is won. */
const WON = 1_000_000;
const ARSENAL = 700;
const LAST_ARSENAL = 1100;
/** The share of its value that an isolated fighting unit loses. */
const ISOLATED = 0.4;
/** The share of its value that a unit loses which the enemy, whose turn it is, beats now, and may beat with moves. */
const BEATEN = 0.8;
const EXPOSED = 0.5;
/** The share of both if the side's own turn comes first. */
const LATER = 0.3;
/** The excess of attack over defence at which an exposed unit is lost. */
const SURE = 9;
/** A step of a unit from the nearest enemy arsenal, and of a communications unit from its army. */
const STEP = 7;
const RELAY_STEP = 6;
/** The share of an arsenal that is lost by the turns after which the enemy is on it, if nobody is there first. */
const RACE = [0.95, 0.65, 0.45, 0.3, 0.2, 0.12];
/** The share lost for each unit by which raiders within reach of an arsenal outnumber its guards, at most three. */
const OUTNUMBERED = 0.09;
const RAIDERS_WITHIN = 7;
const GUARDS_WITHIN = 4;
/** The turns of a unit that cannot come. */
const NEVER = 20;

/** Returns the value of the search's position for the hunting side. */
export function valueOf({ search: { position }, side }: Hunt): number {
  const { over } = position;
  if (over !== null) return over.winner === null ? 0 : over.winner === side ? WON : -WON;
  return standingOf(position, side) - standingOf(position, other(side));
}

/** Returns the value of the unit of a slot. */
export const valueOfSlot = (slot: number): number => VALUE_BY_SLOT[slot] as number;

function standingOf(position: Position, side: Side): number {
  const first = firstSlot(side);
  const { board } = position;
  const goals = board.arsenals
    .filter((each, i) => each.side !== side && (position.standing & (1 << i)) !== 0)
    .map(({ square }) => square);
  let sum = 0;
  let [row, column, count] = [0, 0, 0];
  let [worst, rest] = [0, 0];
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const square = squareOf(position, slot);
    if (square < 0) continue;
    const value = valueOfSlot(slot);
    const linked = isLinked(position, slot);
    const fighting = BY_SLOT.fighting[slot] === 1;
    sum += fighting && !linked ? value * (1 - ISOLATED) : value;
    const loss = value * exposureOf(position, side, square);
    if (loss > worst) [worst, rest] = [loss, rest + worst];
    else rest += loss;
    if (!fighting) continue;
    let near = 50;
    for (const goal of goals) near = Math.min(near, stepsBetween(position, square, goal));
    sum -= near * STEP * (linked ? 1 : 0.3);
    if (!linked) continue;
    row += Math.floor(square / board.width);
    column += square % board.width;
    count += 1;
  }
  if (count > 0) {
    const centre = Math.round(row / count) * board.width + Math.round(column / count);
    for (let slot = first; slot < first + ARMY_SIZE; slot++)
      if (BY_SLOT.fighting[slot] === 0 && squareOf(position, slot) >= 0)
        sum -=
          Math.max(0, stepsBetween(position, squareOf(position, slot), centre) - 3) * RELAY_STEP;
  }
  const later = position.side === side ? LATER : 1;
  return sum - (worst + rest * 0.2) * later + arsenalsOf(position, side);
}

/** Returns the share of its value that a unit on a square stands to lose: what bears on it and what can be brought. */
function exposureOf(position: Position, side: Side, square: Square): number {
  const { attack, defence } = attackAndDefence(position, square);
  if (attack > defence) return BEATEN;
  const enemy = firstSlot(other(side));
  const open = position.board.cover[square] === 0;
  let sum = attack;
  let moves = 5;
  // Those that can charge come first, because a charge adds most.
  for (let pass = 0; pass < 2; pass++)
    for (let slot = enemy; slot < enemy + ARMY_SIZE && moves > 0; slot++) {
      const from = squareOf(position, slot);
      if (from < 0 || BY_SLOT.fighting[slot] === 0 || !isLinked(position, slot)) continue;
      const charge = open ? (BY_SLOT.charging[slot] as number) : 0;
      if (charge > 0 !== (pass === 0)) continue;
      const away = stepsBetween(position, from, square);
      const range = BY_SLOT.range[slot] as number;
      // What is within range without firing may come into line; what fires already is in the sum.
      if (away > range + (BY_SLOT.speed[slot] as number) || (away <= range && charge === 0))
        continue;
      sum += charge > 0 ? charge : (BY_SLOT.attack[slot] as number);
      moves -= 1;
    }
  return sum <= defence + 1 ? 0 : EXPOSED * Math.min(1, (sum - defence - 1) / SURE);
}

/** Values the standing arsenals, less what the enemy's raiders and a want of guards take from them. */
function arsenalsOf(position: Position, side: Side): number {
  const threatened = position.side !== side;
  const { board, standing } = position;
  const own = board.arsenals.filter((each, i) => each.side === side && (standing & (1 << i)) !== 0);
  const value = ARSENAL + (own.length === 1 ? LAST_ARSENAL : 0);
  let sum = own.length === 0 ? 0 : LAST_ARSENAL;
  for (const { square } of own) {
    const enemy = near(position, other(side), square, RAIDERS_WITHIN);
    const guards = near(position, side, square, GUARDS_WITHIN);
    const ahead = Math.max(0, enemy.turns - (threatened ? 1 : 0));
    const race = guards.turns > ahead ? (RACE[ahead] ?? 0) : 0;
    const outnumbered = Math.max(0, Math.min(3, enemy.count - guards.count));
    sum += ARSENAL - value * Math.min(1, race + outnumbered * OUTNUMBERED);
  }
  return sum;
}

/**
 * Returns the fighting units of a side in communication within so many steps of a square, and the turns until the
 * first of all is on it, ignoring what stands in its way.
 */
function near(position: Position, side: Side, square: Square, within: number) {
  let turns = NEVER;
  let count = 0;
  for (let slot = firstSlot(side); slot < firstSlot(side) + ARMY_SIZE; slot++) {
    const from = squareOf(position, slot);
    if (from < 0 || BY_SLOT.fighting[slot] === 0 || !isLinked(position, slot)) continue;
    const away = stepsBetween(position, from, square);
    turns = Math.min(turns, Math.ceil(away / (BY_SLOT.speed[slot] as number)));
    if (away <= within) count += 1;
  }
  return { turns, count };
}
