import { attackAndDefence, outcomeOf } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { arsenalsOf, slotAt } from '../engine/position';
import { takeBack } from '../engine/search';
import { entriesNow } from './entries';
import { stepsTable } from './geometry';
import { stillFalls } from './kills';
import { giveLegal } from './neighbours';
import type { Reply } from './replies';
import { solve, type Effort } from './solver';
import {
  give,
  giveFinish,
  landingOf,
  movesNow,
  NO_ATTACK,
  takeBackAll,
  type PackedMove,
  type Thinking,
} from './thinking';
import { worthsOf } from './worths';

/**
 * The worst attack of the enemy after a turn (`strike`), and what it would take: the unit that *hangs*, and the arsenal
 * that falls after it.
 */
export interface Hanging {
  /** The unit that it destroys, and the arsenal that falls after it, in tenths of an infantry; 0 if nothing hangs. */
  readonly loss: number;
  /** Its attack less the defence. */
  readonly margin: number;
  /** Null if nothing hangs. */
  readonly strike: Reply | null;
}

/** The value of `Hanging` for a turn after which the enemy can destroy no unit. */
export const NOTHING: Hanging = { loss: 0, margin: 0, strike: null };

/** The value of the last arsenal, in tenths of an infantry: all that a prediction can lose. */
const LAST_ARSENAL = 400;
/** The steps from an arsenal within which a unit may bar the way to it. */
const NEAR = 2;

/** Returns the attack that takes more, the first if they take the same by the same margin. */
export const worseOf = (a: Hanging, b: Hanging): Hanging =>
  b.loss > a.loss || (b.loss === a.loss && b.margin > a.margin) ? b : a;

/**
 * Returns the enemy attack that takes most (`lossBy`) of those that the solver finds after a turn that has been made on
 * `thinking.search`.
 */
export function hangingNow(thinking: Thinking, effort: Effort): Hanging {
  const { search } = thinking;
  if (isOver(thinking)) return NOTHING;
  // A due retreat comes first; its best square is not searched for.
  const due = search.position.retreatDue === NOBODY ? [] : movesNow(search.position).slice(0, 1);
  for (const move of due) give(thinking, move);
  const kills = solve(thinking, effort);
  takeBackAll(thinking, due.length);
  return kills
    .filter(({ outcome }) => outcome === 'destroyed')
    .map(({ moves, target }) => lossBy(thinking, { moves: [...due, ...moves], target, score: 0 }))
    .reduce(worseOf, NOTHING);
}

const isOver = ({ search }: Thinking): boolean => search.position.over !== null;

/**
 * Returns what an attack of the enemy would take after a turn that has been made on `thinking.search`: the unit that it
 * destroys, and an arsenal that can be entered in the enemy's turn after that, whatever one move does against it. `NOTHING` if
 * the attack is impossible, or destroys no unit.
 */
export function lossBy(thinking: Thinking, strike: Reply): Hanging {
  const { search, weights } = thinking;
  const { position } = search;
  const { moves, target } = strike;
  if (target === null || isOver(thinking)) return NOTHING;
  let orders = giveLegal(thinking, moves);
  let hanging = NOTHING;
  if (
    orders === moves.length &&
    !isOver(thinking) &&
    stillFalls(thinking, target) &&
    outcomeOf(position, target) === 'destroyed'
  ) {
    const { attack, defence } = attackAndDefence(position, target);
    const unit = worthsOf(weights)[slotAt(position, target)] as number;
    orders += giveFinish(thinking, { target, victor: null });
    // Who advances hardly matters.
    const [victor] = position.advance?.from ?? [];
    if (victor !== undefined) orders += giveFinish(thinking, { target: null, victor });
    const loss = isOver(thinking) ? LAST_ARSENAL : unit + arsenalLost(thinking);
    hanging = { loss, margin: attack - defence, strike };
  }
  takeBackAll(thinking, orders);
  return hanging;
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
