import { readAction } from '../engine/notation/recordText';
import { readPosition } from '../engine/notation/notation';
import { positionOf, type Position } from '../engine/position';
import { RULE_SETS, type RuleSetId } from '../engine/rules';
import { readSquare } from '../engine/board';
import { STANDARD_BOARD } from '../engine/standardMap';
import type { Action, Square } from '../engine/vocabulary';

/** The tasks of problems (`ProblemKind`). */
export const PROBLEM_KINDS = ['destroy', 'cut', 'arsenal', 'save', 'win'] as const;
/**
 * The task of a problem: to `destroy` a unit in this turn; to `cut`, isolating at least three enemy units; to take an
 * `arsenal`; to `save` a unit from the enemy's next turn; to make certain to `win` in the side's next turn.
 */
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** The themes by which problems are grouped (`Theme`). */
export const THEMES = ['charge', 'line', 'relay', 'fort', 'retreat', 'arsenal'] as const;
/**
 * The theme of a problem, the main feature of its solution: `charge`, `line`, `relay` (a communications unit), `fort`,
 * `retreat` or `arsenal`.
 */
export type Theme = (typeof THEMES)[number];

/** The grades of problems: how many orders the solution needs and the player has, the attack included. */
export const GRADES = [1, 2, 3, 4, 5] as const;
/** The grade of difficulty of a problem, 1 to 5, which is the number of orders that it needs and allows. */
export type Grade = (typeof GRADES)[number];

/**
 * A problem on Debord's board whose best result is proved to be the only one (docs/problems.md): its id, its task and
 * theme, the number of orders, the rules and the position, and its solution.
 */
export interface Problem {
  /** Its kind's first letter and a hash of its position, such as `d-1x9k2a`, stable as long as the problem is. */
  readonly id: string;
  readonly kind: ProblemKind;
  readonly theme: Theme;
  /** The number of orders that it needs and allows. */
  readonly grade: Grade;
  /** The rule set under which it is solved. */
  readonly rules: RuleSetId;
  /** The position string; the side to move is the solver's. */
  readonly position: string;
  /** The square to destroy, take or save; null if the problem has no single one. */
  readonly target: Square | null;
  /** The number of enemy units isolated, for `cut` only; otherwise 0. */
  readonly count: number;
  /** The orders of the solution, in the notation, as many as its grade. */
  readonly solution: readonly string[];
}

/**
 * A problem as one line of data, in this order: id, kind, theme, grade, rules, position string, name of the target's
 * square (empty for none), count, and the solution's orders separated by spaces.
 */
export type ProblemLine = readonly [
  string,
  string,
  string,
  number,
  string,
  string,
  string,
  number,
  string,
];

const among = <T>(list: readonly T[], value: unknown): T => {
  const found = list.find((each) => each === value);
  if (found === undefined) throw new RangeError(`a problem has ${String(value)}`);
  return found;
};

/**
 * Returns the problem in a line of data (`ProblemLine`).
 *
 * @throws {RangeError} if it is none, a mistake in the data.
 */
export function problemOf(line: readonly unknown[]): Problem {
  const [id, kind, theme, grade, rules, position, target, count, solution] = line as ProblemLine;
  return {
    id,
    kind: among(PROBLEM_KINDS, kind),
    theme: among(THEMES, theme),
    grade: among(GRADES, grade),
    rules: among(Object.keys(RULE_SETS) as RuleSetId[], rules),
    position,
    target: readSquare(STANDARD_BOARD, target) ?? null,
    count,
    solution: solution.split(' '),
  };
}

/**
 * Returns the first position of a problem.
 *
 * @throws {RangeError} if its position string cannot be read, a mistake in the data.
 */
export function positionOfProblem({
  position,
  rules,
}: Pick<Problem, 'position' | 'rules'>): Position {
  const reading = readPosition(STANDARD_BOARD, position);
  if (!reading.ok) throw new RangeError(`no position: ${position}`);
  return positionOf(STANDARD_BOARD, RULE_SETS[rules], reading.setup);
}

/** Returns the orders of a problem's solution. @throws {RangeError} if one cannot be read, a mistake in the data. */
export const solutionOf = ({ solution }: Pick<Problem, 'solution'>): Action[] =>
  solution.map((text) => {
    const action = readAction(STANDARD_BOARD, text);
    if (!action) throw new RangeError(`no order: ${text}`);
    return action;
  });

/**
 * Returns the problem for a day, given as a number of days counted from any fixed day: every problem comes once before
 * one repeats. Undefined if there are no problems.
 */
export function problemOfDay<T>(problems: readonly T[], day: number): T | undefined {
  const { length } = problems;
  if (length === 0) return undefined;
  // A step coprime to the number of problems mixes the kinds, which are together in the data.
  let stride = Math.floor(length * 0.382) + 1;
  while (divisor(stride, length) > 1) stride += 1;
  return problems[(((day % length) + length) * stride) % length];
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
