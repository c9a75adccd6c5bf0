// What a lesson is: a small battle, and what is to be done in it, step by step, as questions to the battle.
import type { Order } from '../engine/orders';
import type { Battle, Muster } from '../engine/types';
import { progressAt } from '../../shell/progress';
import type { TextStorage } from '../../shell/storage';

export const LESSON_IDS = ['march', 'gun', 'melee', 'winning'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** The lessons that were finished in this browser. */
export const FINISHED = progressAt('little-wars/lessons');
/** Those of them that this version has, in the order of their list. */
export function finishedLessons(storage: Pick<TextStorage, 'read'>): readonly LessonId[] {
  const named = FINISHED.read(storage);
  return LESSON_IDS.filter((id) => named.includes(id));
}

export interface LessonStep {
  /** Its sentence lies under it in the messages. */
  readonly id: string;
  /** Whether what it asks for has been done, or can no longer be. */
  readonly isDone: (battle: Battle) => boolean;
}

export interface Lesson {
  readonly id: LessonId;
  readonly muster: Muster;
  /** Everybody's place. */
  readonly places: readonly Order[];
  /** What has been ordered before the player begins. */
  readonly before: readonly Order[];
  readonly steps: readonly LessonStep[];
}

/** How many steps of a lesson are done, from the first: a step is done once, whatever becomes of it later. */
export function stepsDone({ steps }: Lesson, battle: Battle, before: number): number {
  let done = before;
  while (steps[done]?.isDone(battle) === true) done++;
  return done;
}
