import type lessons from '../../../../languages/en/war/lessons.json';
import type { Position } from '../../../engine/position';
import type { LessonMoment, Verdict } from '../judging';

/** The id of a lesson, under which its messages are, such as `march`. */
export type LessonId = keyof typeof lessons.lessons;
/** The id of a step of a lesson, under which its messages are, such as `throughPass`; a step is a task. */
export type StepId = keyof typeof lessons.steps;

/**
 * One step of a lesson, a task: the position in which it begins, the enemy's orders before it, the clause of
 * docs/rules.md that it teaches, the squares that the hint marks, and a function that judges what the learner has done.
 */
export interface LessonStep {
  readonly id: StepId;
  /** The position string in which it begins; without it, the step continues from the end of the one before. */
  readonly position?: string;
  /** Returns the enemy's orders before the step, in the notation, which the learner sees executed. */
  readonly enemy?: (position: Position) => readonly string[];
  /** The clause of docs/rules.md that it teaches, such as `6.3`. */
  readonly clause: string;
  /** The names of the squares that the hint marks on the board. */
  readonly marks: readonly string[];
  readonly judge: (moment: LessonMoment) => Verdict;
}

/** A lesson: its id, and its steps, which are tasks, in order. */
export interface Lesson {
  readonly id: LessonId;
  readonly steps: readonly [LessonStep, ...LessonStep[]];
}
