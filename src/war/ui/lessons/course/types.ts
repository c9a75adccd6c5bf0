import type { Position } from '../../../engine/position';
import type { LessonMoment, Verdict } from '../judging';

/** The ids of the lessons, in the order in which they are offered. */
export const LESSON_IDS = [
  'march',
  'lines',
  'relays',
  'fire',
  'terrain',
  'charge',
  'retreat',
  'arsenals',
] as const;
/** The id of a lesson. */
export type LessonId = (typeof LESSON_IDS)[number];

/** The ids of the steps of all lessons; each step is a task. */
export const STEP_IDS = [
  'throughPass',
  'roundCorner',
  'endTurn',
  'whyIsolated',
  'restoreLine',
  'cutLine',
  'leadLine',
  'twoRelays',
  'addFire',
  'weakest',
  'support',
  'holdFort',
  'firePass',
  'column',
  'noChargeFort',
  'retreatFirst',
  'lastWayOut',
  'firstArsenal',
  'driveOut',
  'secondArsenal',
] as const;
/** The id of a step, which is a task, of a lesson. */
export type StepId = (typeof STEP_IDS)[number];

/**
 * One step of a lesson, a task: its position, the enemy's orders before it, the clause it teaches, squares to mark, and
 * how its solution is judged.
 */
export interface LessonStep {
  readonly id: StepId;
  /** The first position string; without it the step continues from the end of the one before. */
  readonly position?: string;
  /** The enemy's turn before the step, in the notation, shown to the learner. */
  readonly enemy?: (position: Position) => readonly string[];
  /** The clause that the step teaches. */
  readonly clause: string;
  /** Squares marked on the board with the hint. */
  readonly marks: readonly string[];
  readonly judge: (moment: LessonMoment) => Verdict;
}

/** A lesson: its id, and its steps, which are tasks, in order. */
export interface Lesson {
  readonly id: LessonId;
  readonly steps: readonly [LessonStep, ...LessonStep[]];
}
