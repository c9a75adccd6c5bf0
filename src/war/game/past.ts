import { stepFrom, type StepKind } from '../../shell/replay';
import { timesBackTo, type WarTimeControl } from './clocks';
import type { Seats } from './seat';
import { lastByPerson, lastTurnEnded, present, undo, type War } from './war';

/** The war as it was after its first `at` actions, 0 to all of them. */
export function warAt(war: War, at: number): War {
  if (at >= war.actions.length) return war;
  const [first, ...rest] = war.positions.slice(0, at + 1);
  return {
    ...war,
    actions: war.actions.slice(0, at),
    positions: [first ?? war.positions[0], ...rest],
  };
}

/** The index of the position that a turn began with; of the present for a turn that has not begun. */
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

/** The turn in which the position at an index was reached; at the start, the one before the first. */
export const turnReached = ({ positions }: War, at: number): number =>
  positions[at - 1]?.turn ?? positions[0].turn - 1;

/** Where a stride leads from an index of the war's positions, never beyond the start or the present. */
export function steppedTo({ actions, positions }: War, at: number, stepKind: StepKind): number {
  const turns = positions.flatMap(({ turn }, i) => (turn === positions[i - 1]?.turn ? [] : [i]));
  return stepFrom(at, stepKind, actions.length, turns);
}

/**
 * The war as it was when the latest ended turn began, with what its clock said then; the same war in its first turn.
 */
export function takeBackTurn(war: War, clock?: WarTimeControl): War {
  const turn = lastTurnEnded(war);
  return turn === null ? war : timesBackTo(warAt(war, startOfTurn(war, turn)), clock, turn);
}

/**
 * The war before the last order that a person gave, whatever programs have played since; what has been done of a turn
 * keeps the time it took. The same war where no person has given an order, or where it is over.
 */
export function takeBackOrder(war: War, seats: Seats, clock?: WarTimeControl): War {
  if (present(war).over !== null) return war;
  const at = lastByPerson(war, seats);
  const before = war.positions[at];
  if (before === undefined) return war;
  const undone = before.turn === present(war).turn ? undo(war) : war;
  return undone === war ? timesBackTo(warAt(war, at), clock, before.turn) : undone;
}
