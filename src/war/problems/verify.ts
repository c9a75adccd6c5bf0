import { nameOf } from '../engine/squares';
import { slotAt, type Position } from '../engine/position';
import type { Action, Square } from '../engine/vocabulary';
import { shortestBlows } from './blows';
import { capturesWithin } from './captures';
import { bestCut } from './cuts';
import { actionsOf, wentToEnd, type Effort, type SlotMove } from './everyOrder';
import { GRADES, positionOfProblem, type Grade, type Problem, type ProblemKind } from './problem';
import { savingTurns, winningTurns, winsNow } from './replies';

/** What a position has as a problem: the one best result, and orders that reach it. */
export interface OneResult {
  readonly kind: ProblemKind;
  readonly grade: Grade;
  readonly target: Square | null;
  readonly count: number;
  readonly solution: readonly Action[];
}

/** Enemy units that a problem of cutting isolates at least. */
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
 * `destroy`: of all enemy units exactly one can be destroyed with so many orders, the attack counted, and none with fewer. The
 * orders may be others; what they do is the one result.
 */
export function oneBlow(position: Position, effort: Effort): OneResult | null {
  const blows = shortestBlows(position, GRADES.length - 1, effort);
  if (blows?.found.size !== 1 || !wentToEnd(effort)) return null;
  const [[target, moves]] = [...blows.found] as [[Square, readonly SlotMove[]]];
  const grade = gradeOf(blows.moves + 1);
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
 * `cut`: with so many orders one set of them, in whatever order, puts most enemy fighting units out of communication, three or
 * more, and no set of fewer orders so many.
 */
export function oneCut(position: Position, orders: number, effort: Effort): OneResult | null {
  const { count, ways } = bestCut(position, orders, LEAST_CUT, effort);
  const [way] = ways;
  if (way === undefined || ways.length > 1 || !wentToEnd(effort)) return null;
  const solution = withAttack(position, way.moves, way.attack);
  const grade = gradeOf(solution.length);
  if (grade === null || grade !== orders) return null;
  return { kind: 'cut', grade, target: null, count, solution };
}

/** `arsenal`: with so many orders exactly one unit can take exactly one arsenal, and none with fewer. */
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
 * `save`: the enemy could destroy the unit in its next turn, were the turn ended at once; one set of so many orders keeps it from
 * that, whatever the enemy's five moves, and no set of fewer.
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
 * `win`: the side to move cannot win in this turn; after one set of so many orders it wins in its next whatever the enemy answers in
 * between, and after no other of so many or fewer.
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

/** What an exhaustive search finds where a problem is; null where there is no one result, or the effort does not last. */
export function resultOf(problem: Problem, effort: Effort): OneResult | null {
  const position = positionOfProblem(problem);
  switch (problem.kind) {
    case 'destroy':
      return oneBlow(position, effort);
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

/** What is wrong with a problem, as a sentence for those who make them; null where it is verified. */
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
