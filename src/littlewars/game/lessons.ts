// The type of a lesson: a small battle, and its steps as questions to the battle.
import type { Order } from '../engine/orders';
import type { Battle, Muster } from '../engine/types';
import { progressAt } from '../../shell/progress';
import type { TextStorage } from '../../shell/storage';

export const LESSON_IDS = ['march', 'gun', 'melee', 'winning'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** The finished lessons of this browser. */
export const FINISHED = progressAt('little-wars/lessons');
/** Returns those that this version has, in the order of the list. */
export function finishedLessons(storage: Pick<TextStorage, 'read'>): readonly LessonId[] {
  const named = FINISHED.read(storage);
  return LESSON_IDS.filter((id) => named.includes(id));
}

export interface LessonStep {
  /** The key of its sentence in the messages. */
  readonly id: string;
  /** Returns whether the step has been done, or cannot be done any more. */
  readonly isDone: (battle: Battle) => boolean;
}

export interface Lesson {
  readonly id: LessonId;
  readonly muster: Muster;
  /** The places of everybody. */
  readonly places: readonly Order[];
  /** The orders before the player begins. */
  readonly before: readonly Order[];
  readonly steps: readonly LessonStep[];
}

/** Returns how many steps of a lesson are done, from the first; a step stays done. */
export function stepsDone({ steps }: Lesson, battle: Battle, before: number): number {
  let done = before;
  while (steps[done]?.isDone(battle) === true) done++;
  return done;
}
