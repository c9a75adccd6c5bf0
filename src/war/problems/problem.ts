import { readAction } from '../engine/notation/actionReading';
import { readPosition } from '../engine/notation/notation';
import { positionOf, type Position } from '../engine/position';
import { RULE_SETS, type RuleSetId } from '../engine/rules';
import { readSquare } from '../engine/squares';
import { STANDARD_BOARD } from '../engine/standardMap';
import type { Action, Square } from '../engine/vocabulary';

/**
 * What a problem asks: destroy a unit in this turn; put three enemy units or more out of communication; take an arsenal;
 * save a unit from the enemy's next turn; make sure of winning in one's next turn.
 */
export const PROBLEM_KINDS = ['destroy', 'cut', 'arsenal', 'save', 'win'] as const;
/** One of `PROBLEM_KINDS`. */
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** What a problem is about. */
export const THEMES = ['charge', 'line', 'relay', 'fort', 'retreat', 'arsenal'] as const;
/** One of `THEMES`. */
export type Theme = (typeof THEMES)[number];

/** How many orders a problem needs, and allows: moves and an attack alike. */
export const GRADES = [1, 2, 3, 4, 5] as const;
/** One of `GRADES`. */
export type Grade = (typeof GRADES)[number];

/** A problem of Debord's board, verified to have one best result (docs/problems.md). */
export interface Problem {
  /** Its kind's first letter and a number made of its position, such as `d-1x9k2a`: the same as long as the problem is. */
  readonly id: string;
  readonly kind: ProblemKind;
  readonly theme: Theme;
  /** The orders it needs, which are also all that it allows. */
  readonly grade: Grade;
  readonly rules: RuleSetId;
  /** Position string; the side to move is the solver's. */
  readonly position: string;
  /** What is to be destroyed, taken or saved; null where the problem is about no one square. */
  readonly target: Square | null;
  /** Enemy units put out of communication: of `cut` alone, else 0. */
  readonly count: number;
  /** Orders that solve it, in the notation, as many as its grade. */
  readonly solution: readonly string[];
}

/** A problem as a line of data: id, kind, theme, grade, rules, position, target or '', count, orders parted by spaces. */
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

/** The problem of a line of data. @throws {RangeError} where it is none, which is a mistake in the data. */
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

/** The position a problem begins with. @throws {RangeError} where its text is none, which is a mistake in the data. */
export function positionOfProblem({
  position,
  rules,
}: Pick<Problem, 'position' | 'rules'>): Position {
  const reading = readPosition(STANDARD_BOARD, position);
  if (!reading.ok) throw new RangeError(`no position: ${position}`);
  return positionOf(STANDARD_BOARD, RULE_SETS[rules], reading.setup);
}

/** The orders that solve a problem. @throws {RangeError} where one cannot be read, which is a mistake in the data. */
export const solutionOf = ({ solution }: Pick<Problem, 'solution'>): Action[] =>
  solution.map((text) => {
    const action = readAction(STANDARD_BOARD, text);
    if (!action) throw new RangeError(`no order: ${text}`);
    return action;
  });

/** The problem of a day, counted from any first day: the days go through all of them before one comes again. */
export function problemOfDay<T>(problems: readonly T[], day: number): T | undefined {
  const { length } = problems;
  if (length === 0) return undefined;
  // A stride that has no divisor in common with the number mixes the kinds, which lie together in the data.
  let stride = Math.floor(length * 0.382) + 1;
  while (divisor(stride, length) > 1) stride += 1;
  return problems[(((day % length) + length) * stride) % length];
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
