import { attackAndDefence, outcomeOf } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { arsenalsOf, slotAt, squareOf } from '../engine/position';
import { takeBack } from '../engine/search';
import { BY_SLOT, FIGHTING_MASK, firstSlot } from '../engine/units';
import { entriesNow } from './entries';
import { stepsTable } from './geometry';
import { joiningSquares } from './keySquares';
import { stillFalls } from './kills';
import { giveLegal } from './neighbours';
import { isolating } from './openers';
import type { Reply } from './replies';
import { openersFor, solve, type Effort } from './solver';
import {
  give,
  giveFinish,
  landingOf,
  movesNow,
  NO_ATTACK,
  slotOf,
  takeBackAll,
  type PackedMove,
  type Thinking,
} from './thinking';
import { linkedOf, worthsOf } from './worths';

/** The enemy's worst attack or cut of lines after a turn (`strike`), and what it would take. */
export interface Hanging {
  /**
   * The value of the unit that it destroys and of the arsenal that falls after it, and the share that isolated units lose,
   * in tenths of an infantry; 0 if nothing hangs.
   */
  readonly loss: number;
  /** Its attack less the defence; 0 without an attack. */
  readonly margin: number;
  /** Null if nothing hangs. */
  readonly strike: Reply | null;
}

/** The value of `Hanging` for a turn after which the enemy can destroy no unit and isolate fewer than three. */
export const NOTHING: Hanging = { loss: 0, margin: 0, strike: null };

/** The value of the last arsenal, in tenths of an infantry: all that a prediction can lose. */
const LAST_ARSENAL = 400;
/** The fewest units that a cut isolates to count, and the most cuts that are examined. */
const LEAST_CUT = 3;
const MOST_CUTS = 3;
/** The steps from an arsenal within which a unit may bar the way to it. */
const NEAR = 2;

/** Returns the attack that takes more, the first if they take the same by the same margin. */
export const worseOf = (a: Hanging, b: Hanging): Hanging =>
  b.loss > a.loss || (b.loss === a.loss && b.margin > a.margin) ? b : a;

/**
 * Returns the enemy strike that takes most, as `lossBy` counts it, after a turn that has been made on
 * `thinking.search`: of the attacks that the solver finds, and of the cuts of lines that one or two moves make.
 * `NOTHING` if there is none, or the game is over.
 */
export function hangingNow(thinking: Thinking, effort: Effort): Hanging {
  const { search } = thinking;
  if (isOver(thinking)) return NOTHING;
  // A due retreat comes first; its best square is not searched for.
  const due = search.position.retreatDue === NOBODY ? [] : movesNow(search.position).slice(0, 1);
  for (const move of due) give(thinking, move);
  const openers = openersFor(thinking, effort);
  const kills = solve(thinking, effort, openers);
  takeBackAll(thinking, due.length);
  const cuts = isolating(openers, LEAST_CUT, MOST_CUTS);
  return [
    ...kills.filter(({ outcome }) => outcome === 'destroyed'),
    ...cuts.map(({ moves }) => ({ moves, target: null })),
  ]
    .map(({ moves, target }) => lossBy(thinking, { moves: [...due, ...moves], target, score: 0 }))
    .reduce(worseOf, NOTHING);
}

const isOver = ({ search }: Thinking): boolean => search.position.over !== null;

/**
 * Returns what a strike of the enemy would take after a turn that has been made on `thinking.search`: the unit that it
 * destroys; an arsenal that can be entered in the enemy's turn after that, and the share of units that it isolates, whatever
 * one move does against either. `NOTHING` if the strike is impossible, or its attack destroys no unit.
 */
export function lossBy(thinking: Thinking, strike: Reply): Hanging {
  const { search, side, weights } = thinking;
  const { position } = search;
  const { moves, target } = strike;
  if (isOver(thinking)) return NOTHING;
  const linked = linkedOf(position, side) & FIGHTING_MASK;
  let orders = giveLegal(thinking, moves);
  let hanging = NOTHING;
  const possible = orders === moves.length && !isOver(thinking);
  if (possible && target === null) {
    orders += giveFinish(thinking, NO_ATTACK);
    const loss = isOver(thinking) ? 0 : isolationLost(thinking, linked);
    if (loss > 0) hanging = { loss, margin: 0, strike };
  } else if (
    possible &&
    target !== null &&
    stillFalls(thinking, target) &&
    outcomeOf(position, target) === 'destroyed'
  ) {
    const { attack, defence } = attackAndDefence(position, target);
    const unit = worthsOf(weights)[slotAt(position, target)] as number;
    orders += giveFinish(thinking, { target, victor: null });
    // Who advances hardly matters.
    const [victor] = position.advance?.from ?? [];
    if (victor !== undefined) orders += giveFinish(thinking, { target: null, victor });
    const loss = isOver(thinking)
      ? LAST_ARSENAL
      : unit + arsenalLost(thinking) + isolationLost(thinking, linked);
    hanging = { loss, margin: attack - defence, strike };
  }
  takeBackAll(thinking, orders);
  return hanging;
}

/**
 * Returns the share of their value that units which were in communication before, a mask, have lost by isolation, whatever one move
 * of the turn now due does against it; 0 if they are fewer than three.
 */
function isolationLost(thinking: Thinking, before: number): number {
  const { search, side, weights } = thinking;
  const { position } = search;
  const first = firstSlot(side);
  const worths = worthsOf(weights);
  const lost = (): number => {
    let sum = 0;
    let count = 0;
    for (let rest = before & ~linkedOf(position, side); rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      if (squareOf(position, first + place) < 0) continue;
      sum += worths[place] as number;
      count += 1;
    }
    return count < LEAST_CUT ? 0 : sum * weights.isolation;
  };
  let least = lost();
  if (least === 0) return 0;
  const joining = joiningSquares(position, side);
  for (const move of movesNow(position)) {
    if (BY_SLOT.fighting[slotOf(move)] === 1 && joining[landingOf(move)] === 0) continue;
    give(thinking, move);
    least = isOver(thinking) ? 0 : Math.min(least, lost());
    takeBack(search);
    if (least === 0) return 0;
  }
  return least;
}

/**
 * Returns the value of an arsenal that the enemy can enter after the turn now due, whatever one move of that turn does
 * against it; 0 if there is none.
 */
function arsenalLost(thinking: Thinking): number {
  const { search, side, weights } = thinking;
  const { position } = search;
  const { board } = position;
  const singly: Thinking = { ...thinking, level: { ...thinking.level, killsAhead: false } };
  const entered = (): number[] => {
    const orders = giveFinish(thinking, NO_ATTACK);
    const entries = entriesNow(singly);
    takeBackAll(thinking, orders);
    return entries.map(([move]) => landingOf(move as PackedMove));
  };
  const arsenals = entered();
  if (arsenals.length === 0) return 0;
  const steps = stepsTable(board);
  const isNear = (square: number): boolean =>
    arsenals.some((arsenal) => (steps[arsenal * board.size + square] as number) <= NEAR);
  for (const move of movesNow(position)) {
    if (!isNear(landingOf(move))) continue;
    give(thinking, move);
    const saved = isOver(thinking) || entered().length === 0;
    takeBack(search);
    if (saved) return 0;
  }
  const own = arsenalsOf(position).filter((each) => each.side === side && each.is === 'standing');
  return own.length === 1 ? LAST_ARSENAL : weights.arsenal;
}
