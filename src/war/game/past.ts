import { stepFrom, type StepKind } from '../../shell/replay';
import { timesBackTo, type WarTimeControl } from './clocks';
import type { Seats } from './seat';
import { lastGivenHere, lastTurnEnded, present, undo, type War } from './war';

/** Returns the war as it was after its first `at` actions, from 0 to all of them. */
export function warAt(war: War, at: number): War {
  if (at >= war.actions.length) return war;
  const [first, ...rest] = war.positions.slice(0, at + 1);
  return {
    ...war,
    actions: war.actions.slice(0, at),
    positions: [first ?? war.positions[0], ...rest],
  };
}

/** Returns the index of the first position of a turn by its number; the present for one that has not begun. */
export function startOfTurn({ positions }: War, turn: number): number {
  let low = 0;
  let high = positions.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle]?.turn ?? turn) < turn) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the turn whose action led to the position at an index; at the start, 1 less than the first. */
export const turnReached = ({ positions }: War, at: number): number =>
  positions[at - 1]?.turn ?? positions[0].turn - 1;

/** Returns the index to which a step of the replay leads from `at`, within the war. */
export function steppedTo({ actions, positions }: War, at: number, stepKind: StepKind): number {
  const turns = positions.flatMap(({ turn }, i) => (turn === positions[i - 1]?.turn ? [] : [i]));
  return stepFrom(at, stepKind, actions.length, turns);
}

/**
 * Returns the war as it was after its first `at` actions, with the clock times at the beginning of the turn then;
 * `clock` is its time control, undefined if it has none.
 */
export function backTo(war: War, at: number, clock?: WarTimeControl): War {
  const earlier = warAt(war, at);
  return timesBackTo(earlier, clock, present(earlier).turn);
}

/**
 * Returns the war, with its clock times, as it was at the beginning of the latest finished turn; the same war if no
 * turn is finished. `clock` is its time control, undefined if it has none.
 */
export function takeBackTurn(war: War, clock?: WarTimeControl): War {
  const turn = lastTurnEnded(war);
  return turn === null ? war : backTo(war, startOfTurn(war, turn), clock);
}

/**
 * Returns the war before the last order that a person at this screen has given, undoing also the orders of other seats
 * after it. Within the current turn, the time already used stays used. The same war if no order was given here, or if
 * it is over. `clock` is its time control, undefined if it has none.
 */
export function takeBackOrder(war: War, seats: Seats, clock?: WarTimeControl): War {
  if (present(war).over !== null) return war;
  const at = lastGivenHere(war, seats);
  const before = war.positions[at];
  if (before === undefined) return war;
  const undone = before.turn === present(war).turn ? undo(war) : war;
  return undone === war ? backTo(war, at, clock) : undone;
}
