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
import { isPerson, type Seat, type Seats } from './seat';

/** What the clock of a war has said, in milliseconds. */
export interface WarTimes {
  /** What each side has left: of the turn under way, or of the war. */
  readonly left: Readonly<Record<Side, number>>;
  /** What the side that moved had left at the end of each turn, from the first on; null where that is not known. */
  readonly turns: readonly (number | null)[];
  /** The numbers of turns of which the lot drew a retreat or an advance, their time being out. */
  readonly lots: readonly number[];
  /** The war was lost on time. */
  readonly forfeit?: true | undefined;
}

/** A war as it is kept: where it began and what was ordered. The positions follow from these. */
export interface War {
  readonly start: Setup;
  readonly actions: readonly Action[];
  /** `positions[0]` is the start, `positions[i]` the position after `actions[i - 1]`. */
  readonly positions: readonly [Position, ...Position[]];
  /** What its clock has said, where it is fought to one. */
  readonly times?: WarTimes;
}

export const beginWar = (board: Board, rules: Rules, start: Setup): War => ({
  start,
  actions: [],
  positions: [startPosition(board, rules, start)],
});

/** The ground that a war is fought on. */
export const boardOf = ({ positions }: War): Board => positions[0].board;

export const present = (war: War): Position => war.positions.at(-1) ?? war.positions[0];

export type Ordered = { readonly ok: true; readonly war: War; readonly step: Step } | Refused;

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

/** Whether the last action was a move of the turn under way, which can be taken back. */
export const canUndo = (war: War): boolean =>
  present(war).over === null && present(war).advance === null && turnActions(war).length > 0;

/** The war without its last action; the same war where nothing can be undone. */
export function undo(war: War): War {
  if (!canUndo(war)) return war;
  const [first, ...rest] = war.positions;
  return { ...war, actions: war.actions.slice(0, -1), positions: [first, ...rest.slice(0, -1)] };
}

/** The index of the last action that a person gave; -1 where none did. */
export const lastByPerson = ({ actions, positions }: War, seats: Seats): number =>
  actions.map((_, i) => isPerson(seats[positions[i]?.side ?? 'N'])).lastIndexOf(true);

/** The latest turn that has ended, or null in the first. */
export function lastTurnEnded(war: War): number | null {
  const { turn, over } = present(war);
  const ended = over === null ? turn - 1 : turn;
  return ended < war.positions[0].turn ? null : ended;
}

/** One action with the positions around it. */
export interface Step {
  readonly action: Action;
  readonly before: Position;
  readonly after: Position;
}

/** The step that led to the position at an index of the war's positions; null at the start. */
export function stepTo({ actions, positions }: War, at: number): Step | null {
  const [before, action, after] = [positions[at - 1], actions[at - 1], positions[at]];
  return action && before && after ? { action, before, after } : null;
}

/** All steps of a war but the first `count`. */
export const stepsAfter = (war: War, count: number): Step[] =>
  war.actions.slice(count).flatMap((_, i) => stepTo(war, count + i + 1) ?? []);

/** What has just happened to a war on its table. A war that is loaded or laid out is no event. */
export type WarEvent =
  /** An action has been carried out; `lesson` is what a lesson has for the side that its learner does not lead. */
  | (Step & { readonly is: 'action'; readonly by: Seat['kind'] | 'lesson' })
  /** So many of the last actions have been taken back. */
  | (Omit<Step, 'action'> & { readonly is: 'undo'; readonly count: number })
  /** Another of its positions is looked at, by their indices; `isPresent` where that is its present, and no more the past. */
  | {
      readonly is: 'look';
      readonly war: War;
      readonly from: number;
      readonly to: number;
      readonly isPresent: boolean;
    }
  /** The curtain has risen for whoever plays next. */
  | { readonly is: 'raised' };

/** The event of going back from a war to one with fewer of its actions. */
export const undoEvent = (from: War, to: War): WarEvent => ({
  is: 'undo',
  count: from.actions.length - to.actions.length,
  before: present(from),
  after: present(to),
});

/** The steps of one turn, by its number, in order. */
export function stepsOfTurn(war: War, turn: number): Step[] {
  const steps: Step[] = [];
  for (let at = war.actions.length; at > 0; at--) {
    const step = stepTo(war, at);
    if (step === null || step.before.turn < turn) break;
    if (step.before.turn === turn) steps.unshift(step);
  }
  return steps;
}

/** Whether a move is the retreat that was due (rules.md 7.1). */
export const isRetreat = ({ retreatDue }: Position, action: Action): boolean =>
  action.type === 'move' && retreatDue !== NOBODY;

/** What has been done in the turn under way. */
export const turnActions = (war: War): Action[] =>
  stepsOfTurn(war, present(war).turn).map(({ action }) => action);

/** What one turn did, for the eye: paths, the attack, what fell. */
export interface TurnSummary {
  readonly turn: number;
  readonly side: Side;
  readonly moves: readonly {
    readonly unit: Unit;
    readonly path: readonly Square[];
    readonly retreat: boolean;
  }[];
  readonly assault: Assault | null;
  readonly target: Unit | null;
  readonly advance: { readonly unit: Unit; readonly from: Square; readonly to: Square } | null;
  readonly arsenals: readonly Square[];
  readonly losses: readonly PlacedUnit[];
  /** The clock ended it, and whether the lot then drew what was due. */
  readonly timeOut: 'byLot' | boolean;
  /** Where the turn began, and what it led to. */
  readonly before: Position;
  readonly after: Position;
}

/** The story of a turn, or null where it has no actions. */
export function summaryOfTurn(war: War, turn: number): TurnSummary | null {
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
}

/** The story of the latest turn that has ended, or null in the first turn. */
export function lastTurnSummary(war: War): TurnSummary | null {
  const turn = lastTurnEnded(war);
  return turn === null ? null : summaryOfTurn(war, turn);
}

/** Units that stood before and are gone after, with the squares they were last seen on before. */
export function lostBetween(before: Position, after: Position): PlacedUnit[] {
  return unitsOf(before).filter(
    ({ square }) => squareOf(after, slotAt(before, square)) === NOWHERE,
  );
}

/** The unit that has to act before any other: one that must retreat, or the only one that may advance; else null. */
export function forcedUnit(war: War): Square | null {
  const position = present(war);
  if (position.over !== null) return null;
  if (position.retreatDue !== NOBODY) return squareOf(position, position.retreatDue);
  const victors = position.advance?.from ?? [];
  return victors.length === 1 ? (victors[0] ?? null) : null;
}
