import { NOWHERE, type Board } from '../engine/board';
import { assaultOn, type Assault } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { pathOf } from '../engine/march';
import {
  slotAt,
  squareOf,
  standingArsenals,
  unitAt,
  unitsOf,
  type PlacedUnit,
  type Position,
  type Setup,
} from '../engine/position';
import type { Refused } from '../engine/reasons';
import type { Rules } from '../engine/rules';
import { startPosition } from '../engine/start';
import { play } from '../engine/turn';
import type { Action, Side, Square, Unit } from '../engine/vocabulary';
import { memoizeLast } from '../../shell/memoizeLast';
import { isHere, type Seats } from './seat';

/**
 * The clock times of a war, in milliseconds: the time left of each side now, the mover's time left at the end of each
 * finished turn, and the turns in which a lot was drawn.
 */
export interface WarTimes {
  /** The time left of each side: of the current turn, or of the war. */
  readonly left: Readonly<Record<Side, number>>;
  /** The time left of the mover at the end of each turn, from the first on; null if unknown. */
  readonly turns: readonly (number | null)[];
  /** The numbers of turns in which a lot drew a retreat or an advance, because time had run out. */
  readonly lots: readonly number[];
  /** Whether the war was lost on time. */
  readonly forfeit?: true | undefined;
}

/** A war as its first setup and its actions, which are saved; the positions are derived from these. */
export interface War {
  readonly start: Setup;
  /** All actions from the start, across turns. */
  readonly actions: readonly Action[];
  /** `positions[0]` is the start, `positions[i]` the position after `actions[i - 1]`. */
  readonly positions: readonly [Position, ...Position[]];
  /** Its clock times, if it has a clock. */
  readonly times?: WarTimes;
}

/**
 * Returns the war that begins from a setup, without actions. A dislodged unit that cannot retreat is destroyed at
 * once (rules.md 7.4).
 */
export const beginWar = (board: Board, rules: Rules, start: Setup): War => ({
  start,
  actions: [],
  positions: [startPosition(board, rules, start)],
});

/** Returns the board of a war. */
export const boardOf = ({ positions }: War): Board => positions[0].board;

/** Returns the present position of a war, the one after all of its actions. */
export const present = (war: War): Position => war.positions.at(-1) ?? war.positions[0];

/** The result of an order: the war after it and the order as a step; or every reason against it. */
export type Ordered = { readonly ok: true; readonly war: War; readonly step: Step } | Refused;

/** Returns a war after one more action, or every reason against it; the given war is unchanged. */
export function order(war: War, action: Action): Ordered {
  const before = present(war);
  const played = play(before, action);
  if (!played.ok) return played;
  return {
    ok: true,
    step: { action, before, after: played.position },
    war: {
      ...war,
      actions: [...war.actions, action],
      positions: [...war.positions, played.position],
    },
  };
}

/** Returns whether the last action can be undone: it is a move of the current turn, and the war is not over. */
export const canUndo = (war: War): boolean =>
  present(war).over === null && present(war).advance === null && turnActions(war).length > 0;

/** Returns the war without its last action; the same war if that cannot be undone (`canUndo`). */
export function undo(war: War): War {
  if (!canUndo(war)) return war;
  const [first, ...rest] = war.positions;
  return { ...war, actions: war.actions.slice(0, -1), positions: [first, ...rest.slice(0, -1)] };
}

/** Returns the index of the last action that a person at this screen has given; -1 if there is none. */
export const lastGivenHere = ({ actions, positions }: War, seats: Seats): number =>
  actions.map((_, i) => isHere(seats[positions[i]?.side ?? 'N'])).lastIndexOf(true);

/** Returns the number of the latest finished turn; null in the first turn. */
export function lastTurnEnded(war: War): number | null {
  const { turn, over } = present(war);
  const ended = over === null ? turn - 1 : turn;
  return ended < war.positions[0].turn ? null : ended;
}

/** An action of a war with the positions before and after it. */
export interface Step {
  readonly action: Action;
  readonly before: Position;
  readonly after: Position;
}

/**
 * Returns the action that led to the position at the index `at` of a war, with the positions before and after the
 * action; null at the start and for an index without a position.
 */
export function stepTo({ actions, positions }: War, at: number): Step | null {
  const [before, action, after] = [positions[at - 1], actions[at - 1], positions[at]];
  return action && before && after ? { action, before, after } : null;
}

/** Returns the steps of a war, each an action with the positions before and after it, except the first `count`. */
export const stepsAfter = (war: War, count: number): Step[] =>
  war.actions.slice(count).flatMap((_, i) => stepTo(war, count + i + 1) ?? []);

/**
 * An event of the war being played: an action was executed (`action`), the last actions were undone (`undo`), another
 * position is shown (`look`), or the curtain has risen for the next player (`raised`). Loading a war is no event.
 */
export type WarEvent =
  /**
   * An action was executed: given by a person at this screen, by a seat through its port, or by a lesson, which plays
   * the other side.
   */
  | (Step & { readonly is: 'action'; readonly by: 'person' | 'port' | 'lesson' })
  /** So many of the last actions were undone. */
  | (Omit<Step, 'action'> & { readonly is: 'undo'; readonly count: number })
  /** Another of its positions is shown, by its index; `isPresent` if that is the present. */
  | {
      readonly is: 'look';
      readonly war: War;
      readonly from: number;
      readonly to: number;
      readonly isPresent: boolean;
    }
  /** The curtain has risen for the next player. */
  | { readonly is: 'raised' };

/** Returns the event of undoing that leads from the war `from` back to `to`, an earlier state of it. */
export const undoEvent = (from: War, to: War): WarEvent => ({
  is: 'undo',
  count: from.actions.length - to.actions.length,
  before: present(from),
  after: present(to),
});

/** Returns the steps of a turn by its number, each an action with the positions before and after it. */
export function stepsOfTurn(war: War, turn: number): Step[] {
  const steps: Step[] = [];
  for (let at = war.actions.length; at > 0; at--) {
    const step = stepTo(war, at);
    if (step === null || step.before.turn < turn) break;
    if (step.before.turn === turn) steps.unshift(step);
  }
  return steps;
}

/** Returns whether an action in a position is the retreat that is due there (rules.md 7.1). */
export const isRetreat = ({ retreatDue }: Position, action: Action): boolean =>
  action.type === 'move' && retreatDue !== NOBODY;

/** Returns the actions of the current turn of a war, in order. */
export const turnActions = (war: War): Action[] =>
  stepsOfTurn(war, present(war).turn).map(({ action }) => action);

/** The events of one turn, for display: paths, the attack and its target, the advance, fallen arsenals, losses. */
export interface TurnSummary {
  readonly turn: number;
  readonly side: Side;
  /** The moves in order: the unit, its path with both ends, and whether the move was a due retreat. */
  readonly moves: readonly {
    readonly unit: Unit;
    readonly path: readonly Square[];
    readonly retreat: boolean;
  }[];
  /** The attack; null if there was none. */
  readonly assault: Assault | null;
  /** The unit attacked; null if there was no attack. */
  readonly target: Unit | null;
  /** The advance after a destruction (rules.md 6.8); null if there was none. */
  readonly advance: { readonly unit: Unit; readonly from: Square; readonly to: Square } | null;
  /** The squares of the arsenals that fell, row by row from A1. */
  readonly arsenals: readonly Square[];
  /** The units of both sides that were destroyed, on their squares at the beginning of the turn. */
  readonly losses: readonly PlacedUnit[];
  /** Whether the clock ended the turn: `true`, `false`, or `byLot` if a lot drew the retreat or advance due. */
  readonly timeOut: 'byLot' | boolean;
  /** The first position of the turn. */
  readonly before: Position;
  /** The position after the last action of the turn. */
  readonly after: Position;
}

/** Returns the summary of the turn of the given number, memoized for the last war and turn; null without actions. */
export const summaryOfTurn = memoizeLast((war: War, turn: number): TurnSummary | null => {
  const steps = stepsOfTurn(war, turn);
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return null;
  const moves: TurnSummary['moves'][number][] = [];
  const { times } = war;
  const left = times?.turns[turn - war.positions[0].turn];
  let summary: TurnSummary = {
    turn,
    side: first.before.side,
    moves,
    assault: null,
    target: null,
    advance: null,
    arsenals: standingArsenals(first.before).filter(
      (square) => !standingArsenals(last.after).includes(square),
    ),
    losses: lostBetween(first.before, last.after),
    timeOut: left === 0 && (!times?.lots.includes(turn) || 'byLot'),
    before: first.before,
    after: last.after,
  };
  for (const { action, before } of steps) {
    if (action.type === 'move') {
      const unit = unitAt(before, action.from);
      if (unit !== null)
        moves.push({
          unit,
          path: pathOf(before, action.from, action.to),
          retreat: isRetreat(before, action),
        });
    } else if (action.type === 'attack') {
      summary = {
        ...summary,
        assault: assaultOn(before, action.target),
        target: unitAt(before, action.target),
      };
    } else if (action.type === 'advance') {
      const unit = unitAt(before, action.from);
      if (unit !== null)
        summary = { ...summary, advance: { unit, from: action.from, to: action.to } };
    }
  }
  return summary;
});

/** Returns the summary of the latest finished turn; null in the first turn. */
export function lastTurnSummary(war: War): TurnSummary | null {
  const turn = lastTurnEnded(war);
  return turn === null ? null : summaryOfTurn(war, turn);
}

/** Returns the units on the board in `before` but not in the later `after`, on their squares, row by row from A1. */
export function lostBetween(before: Position, after: Position): PlacedUnit[] {
  return unitsOf(before).filter(
    ({ square }) => squareOf(after, slotAt(before, square)) === NOWHERE,
  );
}

/**
 * Returns the square of the unit that must act before any other: one that must retreat (rules.md 7.1), or the only
 * one that may advance (6.8); otherwise null.
 */
export function forcedUnit(war: War): Square | null {
  const position = present(war);
  if (position.over !== null) return null;
  if (position.retreatDue !== NOBODY) return squareOf(position, position.retreatDue);
  const victors = position.advance?.from ?? [];
  return victors.length === 1 ? (victors[0] ?? null) : null;
}
