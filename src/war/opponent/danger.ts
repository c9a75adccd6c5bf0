import { memoizeEach } from '../../shell/memoizeEach';
import { NOWHERE, type Board } from '../engine/board';
import { defenceOf } from '../engine/combat';
import { FIGHTING_COUNT } from '../engine/communication';
import { squareOf, type Position } from '../engine/position';
import type { Rules } from '../engine/rules';
import { ARMY_SIZE, BY_SLOT, firstSlot, LONGEST_RANGE, SLOTS } from '../engine/units';
import { other, type Side } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import { linkedOf, worthsOf } from './worths';
import type { Weights } from './weights';

/** The excess of attack over defence at which a unit is sure to fall; the estimate of the attack is generous. */
const SURE_MARGIN = 8;
/** The most that one unit adds to an attack: a charge. */
const CHARGE = 7;
/** The greatest distance from which a unit can reach a target with one move: mounted artillery, range 3 and speed 2. */
const FARTHEST = 5;

/**
 * The fire that can be brought against the units of a side, cached since the last call, because most orders change
 * one unit of one side.
 */
interface Sums {
  board: Board | null;
  /** By place in the attacking army: the square of each unit that may take part, or NOWHERE. */
  readonly attackers: Int16Array;
  /** By place in the attacked army: its units' squares, and the fire that can be brought against them (`gainsOf`). */
  readonly targets: Int16Array;
  readonly sums: Int32Array;
  /** By place in the attacked army: the defence, -1 if unknown; its units in communication then, and the rules. */
  readonly defences: Int16Array;
  linked: number;
  rules: Rules | null;
}
const noSums = (): Sums => ({
  board: null,
  attackers: new Int16Array(FIGHTING_COUNT),
  targets: new Int16Array(ARMY_SIZE),
  sums: new Int32Array(ARMY_SIZE),
  defences: new Int16Array(ARMY_SIZE),
  linked: 0,
  rules: null,
});
const sumsBySide = { N: noSums(), S: noSums() };

// Scratch of `sumsOf`, so that it allocates nothing: the attackers that have moved, and their former squares.
const changed = new Int16Array(FIGHTING_COUNT);
const before = new Int16Array(FIGHTING_COUNT);
/** With more changed attackers than this, a new sum is faster. */
const MOST_CHANGED = 4;

/** Updates the sums for the units of a side. */
function sumsOf(position: Position, side: Side): Sums {
  const { board } = position;
  const known = sumsBySide[side];
  const { attackers, targets, sums } = known;
  const attacking = other(side);
  const first = firstSlot(attacking);
  const linked = linkedOf(position, attacking);
  let changes = 0;
  for (let place = 0; place < FIGHTING_COUNT; place++) {
    const now = (linked & (1 << place)) === 0 ? NOWHERE : squareOf(position, first + place);
    const was = attackers[place] as number;
    if (now === was) continue;
    attackers[place] = now;
    changed[changes] = place;
    before[changes++] = was;
  }
  const anew = known.board !== board || changes > MOST_CHANGED;
  known.board = board;
  forgetDefences(position, side, known, anew);
  const reach = reachTable(board);
  const own = firstSlot(side);
  for (let place = 0; place < ARMY_SIZE; place++) {
    const target = squareOf(position, own + place);
    const was = targets[place] as number;
    targets[place] = target;
    if (target === NOWHERE) continue;
    const row = target * board.size;
    const gains = board.cover[target] === 0 ? OPEN_GAINS : COVERED_GAINS;
    let sum = 0;
    if (anew || was !== target)
      for (let i = 0; i < FIGHTING_COUNT; i++) {
        const from = attackers[i] as number;
        if (from === NOWHERE) continue;
        const code = reach[row + from] as number;
        if (code !== 0) sum += gains[((first + i) << 4) | code] as number;
      }
    else {
      sum = sums[place] as number;
      for (let i = 0; i < changes; i++) {
        const attacker = changed[i] as number;
        const slot = (first + attacker) << 4;
        const [left, now] = [before[i] as number, attackers[attacker] as number];
        if (left !== NOWHERE) sum -= gains[slot | (reach[row + left] as number)] as number;
        if (now !== NOWHERE) sum += gains[slot | (reach[row + now] as number)] as number;
      }
    }
    sums[place] = sum;
  }
  return known;
}

/** Clears the known defences that a change in their own army may have changed. */
function forgetDefences(position: Position, side: Side, known: Sums, all: boolean): void {
  const { board, rules } = position;
  const { targets, defences } = known;
  const linked = linkedOf(position, side);
  // If units in between block support, the enemy's squares matter as well.
  const anew = all || known.rules !== rules || rules.enemyUnitsBlockFire;
  const flipped = linked ^ known.linked;
  known.rules = rules;
  known.linked = linked;
  const steps = stepsTable(board);
  const own = firstSlot(side);
  for (let place = 0; !anew && place < ARMY_SIZE; place++) {
    const now = squareOf(position, own + place);
    const was = targets[place] as number;
    if (now === was && (flipped & (1 << place)) === 0) continue;
    for (let each = 0; each < ARMY_SIZE; each++) {
      const target = targets[each] as number;
      if (target === NOWHERE) continue;
      const row = target * board.size;
      if (
        each === place ||
        (was !== NOWHERE && (steps[row + was] as number) <= LONGEST_RANGE) ||
        (now !== NOWHERE && (steps[row + now] as number) <= LONGEST_RANGE)
      )
        defences[each] = -1;
    }
    defences[place] = -1;
  }
  if (anew) defences.fill(-1);
}

/**
 * Returns the danger to a side's units in a position as a loss of value, in tenths of an infantry: the units that the
 * enemy could destroy by attacks that at most `moves` of its moves, 0 to 5, prepare. The unit most in danger counts
 * most, because only one is lost in a turn.
 */
export function danger(position: Position, side: Side, weights: Weights, moves: number): number {
  const first = firstSlot(side);
  const linked = linkedOf(position, side);
  const { sums, targets, defences } = sumsOf(position, side);
  const worthBySlot = worthsOf(weights);
  let worst = 0;
  let all = 0;
  for (let place = 0; place < ARMY_SIZE; place++) {
    const square = targets[place] as number;
    const sum = sums[place] as number;
    if (square === NOWHERE || sum === 0) continue;
    const attack = attackOf(sum, moves);
    // A unit in communication has at least its own factor; a weaker attack needs no sum.
    const itself = (linked & (1 << place)) === 0 ? 0 : (BY_SLOT.defence[first + place] as number);
    if (attack < 2 || attack <= itself + 1) continue;
    if (defences[place] === -1) defences[place] = defenceOf(position, square);
    const margin = attack - (defences[place] as number) - 1;
    if (margin <= 0) continue;
    const lost = (worthBySlot[place] as number) * Math.min(1, margin / SURE_MARGIN);
    all += lost;
    if (lost > worst) worst = lost;
  }
  const shares = worst * weights.worstDanger + (all - worst) * weights.otherDanger;
  return position.side === side ? shares * weights.laterDanger : shares;
}

/** Returns the greatest attack from the fire that bears now and so many moves in straight lines. */
function attackOf(sum: number, moves: number): number {
  const sevens = Math.min(moves, (sum >> 8) & 15);
  const fives = Math.min(moves - sevens, (sum >> 12) & 15);
  const fours = Math.min(moves - sevens - fives, (sum >> 16) & 15);
  const threes = Math.min(moves - sevens - fives - fours, (sum >> 20) & 15);
  return (sum & 255) + sevens * CHARGE + fives * 5 + fours * 4 + threes * 3;
}

/** Returns a table for two squares: twice the steps between them, plus 1 if in line; 0 if too far apart. */
const reachTable = memoizeEach((board: Board) =>
  stepsTable(board).map((away, i) =>
    away > FARTHEST ? 0 : away * 2 + (board.bearing[i] === 0 ? 0 : 1),
  ),
);

/**
 * What a unit adds to an attack, by slot and place in the `reachTable`, on a target in the open or under cover.
 * Packed into one number: the fire that bears now, and from bits 8, 12, 16 and 20 the numbers of units that could
 * add 7, 5, 4, and 3 (a charge instead of fire) by a move.
 */
const gainsOf = (open: boolean): Int32Array =>
  Int32Array.from({ length: SLOTS * 16 }, (_, i) => {
    const slot = i >> 4;
    const away = (i & 15) >> 1;
    const inLine = (i & 1) === 1;
    const [range = 0, speed = 0, factor = 0] = [
      BY_SLOT.range[slot],
      BY_SLOT.speed[slot],
      BY_SLOT.attack[slot],
    ];
    const charges = open && BY_SLOT.charging[slot] !== 0;
    if (away === 0) return 0;
    if (inLine && charges && away === 1) return CHARGE;
    if (inLine && away <= range) return factor + (charges ? 1 << 20 : 0);
    if (away > range + speed) return 0;
    if (charges && away <= speed + 2) return 1 << 8;
    return factor === 5 ? 1 << 12 : 1 << 16;
  });
const OPEN_GAINS = gainsOf(true);
const COVERED_GAINS = gainsOf(false);
