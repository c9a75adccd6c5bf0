// The types of lessons: a small battle of either kind, and its steps as questions to the battle.
import type { Order } from '../engine/orders';
import type { Battle, Muster } from '../engine/types';
import type { SealedGame } from './kriegspiel/sealedGame';
import { progressAt } from '../../shell/progress';
import type { TextStorage } from '../../shell/storage';

export const KRIEGSPIEL_LESSON_IDS = ['supply', 'charges'] as const;
export type KriegspielLessonId = (typeof KRIEGSPIEL_LESSON_IDS)[number];
export const LESSON_IDS = ['march', 'gun', 'melee', 'winning', ...KRIEGSPIEL_LESSON_IDS] as const;
export type LessonId = (typeof LESSON_IDS)[number];
export const isOfKriegspiel = (id: LessonId): id is KriegspielLessonId =>
  KRIEGSPIEL_LESSON_IDS.some((each) => each === id);

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
  /** Returns whether something else was done, about which the learner is told how to go on. Never, if it is missing. */
  readonly isAmiss?: (battle: Battle) => boolean;
}

interface LessonSteps {
  readonly steps: readonly LessonStep[];
}

/** A lesson of Little Wars. */
export interface Lesson extends LessonSteps {
  readonly id: Exclude<LessonId, KriegspielLessonId>;
  readonly muster: Muster;
  /** The places of everybody. */
  readonly places: readonly Order[];
  /** The orders before the player begins. */
  readonly before: readonly Order[];
}

/** A lesson of Kriegspiel. */
export interface KriegspielLesson extends LessonSteps {
  readonly id: KriegspielLessonId;
  /** As it stands before the player begins. */
  readonly game: SealedGame;
}

export type AnyLesson = Lesson | KriegspielLesson;

/** Returns how many steps of a lesson are done, from the first; a step stays done. */
export function stepsDone({ steps }: LessonSteps, battle: Battle, before: number): number {
  let done = before;
  while (steps[done]?.isDone(battle) === true) done++;
  return done;
}
