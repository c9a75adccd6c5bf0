import { nameOf } from '../../src/war/engine/board';
import { slotAt, type Position } from '../../src/war/engine/position';
import type { Action, Square } from '../../src/war/engine/vocabulary';
import { shortestStrikes } from '../../src/war/problems/strikes';
import { capturesWithin } from '../../src/war/problems/captures';
import { bestCut } from '../../src/war/problems/cuts';
import { actionsOf, wentToEnd, type Effort, type SlotMove } from '../../src/war/problems/turns';
import {
  GRADES,
  positionOfProblem,
  type Grade,
  type Problem,
  type ProblemKind,
} from '../../src/war/problems/problem';
import { winsNow } from '../../src/war/problems/replies';
import { savingTurns, winningTurns } from './searches';

/** The proved content of a problem: task and grade, target and count, and orders to its only best result. */
export interface OneResult {
  readonly kind: ProblemKind;
  readonly grade: Grade;
  readonly target: Square | null;
  readonly count: number;
  readonly solution: readonly Action[];
}

/** The fewest enemy units that are isolated by the solution of a problem of the kind `cut`. */
export const LEAST_CUT = 3;

const gradeOf = (orders: number): Grade | null => GRADES.find((each) => each === orders) ?? null;

const withAttack = (
  position: Position,
  moves: readonly SlotMove[],
  attack: Square | null,
): Action[] => [
  ...actionsOf(position, moves),
  ...(attack === null ? [] : [{ type: 'attack', target: attack } as const]),
];

/**
 * Returns the `destroy` problem in a position, if there is one, otherwise null: with the fewest orders that destroy any
 * enemy unit, the attack included, exactly one unit can be destroyed. Several sets of orders may do it. Null also if
 * the effort ends.
 */
export function oneStrike(position: Position, effort: Effort): OneResult | null {
  const strikes = shortestStrikes(position, GRADES.length - 1, effort);
  if (strikes?.found.size !== 1 || !wentToEnd(effort)) return null;
  const [[target, moves]] = [...strikes.found] as [[Square, readonly SlotMove[]]];
  const grade = gradeOf(strikes.moves + 1);
  return (
    grade && {
      kind: 'destroy',
      grade,
      target,
      count: 0,
      solution: withAttack(position, moves, target),
    }
  );
}

/**
 * Returns the `cut` problem in a position, if there is one, otherwise null: exactly one set of `orders` orders, in any
 * sequence, isolates the most enemy fighting units, at least three, and no smaller set isolates as many. Null also if
 * the effort ends.
 */
export function oneCut(position: Position, orders: number, effort: Effort): OneResult | null {
  const { count, turns } = bestCut(position, orders, LEAST_CUT, effort);
  const [turn] = turns;
  if (turn === undefined || turns.length > 1 || !wentToEnd(effort)) return null;
  const solution = withAttack(position, turn.moves, turn.attack);
  const grade = gradeOf(solution.length);
  if (grade === null || grade !== orders) return null;
  return { kind: 'cut', grade, target: null, count, solution };
}

/**
 * Returns the `arsenal` problem in a position, if there is one, otherwise null: with `orders` orders exactly one unit
 * can take exactly one arsenal, and none can with fewer. Null also if the effort ends.
 */
export function oneCapture(position: Position, orders: number, effort: Effort): OneResult | null {
  for (let moves = 1; moves <= orders; moves++) {
    const captures = capturesWithin(position, moves, effort);
    if (!wentToEnd(effort)) return null;
    const [capture] = captures;
    if (capture === undefined) continue;
    const grade = gradeOf(capture.moves.length);
    if (captures.length > 1 || grade !== orders) return null;
    return {
      kind: 'arsenal',
      grade,
      target: capture.arsenal,
      count: 0,
      solution: actionsOf(position, capture.moves),
    };
  }
  return null;
}

/**
 * Returns the `save` problem for the unit on the square `unit`, if there is one, otherwise null: the enemy could
 * destroy it in its next turn if this one ended at once; exactly one set of `orders` orders prevents that against any
 * five enemy moves, and no smaller set does. Null also if the effort ends.
 */
export function oneRescue(
  position: Position,
  unit: Square,
  orders: number,
  effort: Effort,
): OneResult | null {
  const turns = savingTurns(position, slotAt(position, unit), orders, effort, 2);
  const [turn] = turns;
  if (turn === undefined || turns.length > 1 || !wentToEnd(effort)) return null;
  const solution = withAttack(position, turn.moves, turn.attack);
  const grade = gradeOf(solution.length);
  if (grade === null || grade !== orders) return null;
  return { kind: 'save', grade, target: unit, count: 0, solution };
}

/**
 * Returns the `win` problem in a position, if there is one, otherwise null: the side to move cannot win in this turn;
 * after exactly one set of `orders` orders, and no smaller one, it wins in its next turn whatever the enemy replies.
 * Null also if the effort ends.
 */
export function oneWin(position: Position, orders: number, effort: Effort): OneResult | null {
  if (winsNow(position, effort)) return null;
  const turns = winningTurns(position, orders, effort, 2);
  const [turn] = turns;
  if (turn === undefined || turns.length > 1 || !wentToEnd(effort)) return null;
  const solution = withAttack(position, turn.moves, turn.attack);
  const grade = gradeOf(solution.length);
  if (grade === null || grade !== orders) return null;
  return { kind: 'win', grade, target: null, count: 0, solution };
}

/** The result that an exhaustive search finds for a problem; null if it is not unique, or the effort does not last. */
function resultOf(problem: Problem, effort: Effort): OneResult | null {
  const position = positionOfProblem(problem);
  switch (problem.kind) {
    case 'destroy':
      return oneStrike(position, effort);
    case 'cut':
      return oneCut(position, problem.grade, effort);
    case 'arsenal':
      return oneCapture(position, problem.grade, effort);
    case 'save':
      return problem.target === null
        ? null
        : oneRescue(position, problem.target, problem.grade, effort);
    case 'win':
      return oneWin(position, problem.grade, effort);
  }
}

/**
 * Returns the fault of a problem as an English sentence for those who make problems: its data differ from the proved
 * result, or the effort did not last; null if its result is proved.
 */
export function faultOf(problem: Problem, effort: Effort): string | null {
  const result = resultOf(problem, effort);
  if (!wentToEnd(effort)) return `${problem.id}: not proved with the effort given`;
  if (result === null) return `${problem.id}: there is no one best result`;
  const { board } = positionOfProblem(problem);
  const name = (square: Square | null): string => (square === null ? '-' : nameOf(board, square));
  if (result.grade !== problem.grade)
    return `${problem.id}: ${result.grade} orders, not ${problem.grade}`;
  if (result.target !== problem.target)
    return `${problem.id}: ${name(result.target)}, not ${name(problem.target)}`;
  return result.count === problem.count ? null : `${problem.id}: ${result.count} isolated`;
}
