// The types of lessons: a small battle of either kind, and its steps as questions to the battle.
import type { Order } from '../engine/orders';
import type { Battle, Muster } from '../engine/types';
import type { SealedGame } from './kriegspiel/sealedGame';
import { progressAt } from '../../shell/progress';
import type { TextStorage } from '../../shell/storage';

/** The ids of the lessons of Kriegspiel, in the order in which they are offered. */
export const KRIEGSPIEL_LESSON_IDS = ['supply', 'charges'] as const;
/** The id of a lesson of Kriegspiel: `supply` or `charges`. */
export type KriegspielLessonId = (typeof KRIEGSPIEL_LESSON_IDS)[number];
/** The ids of all lessons, of Little Wars and then of Kriegspiel, in the order in which they are offered. */
export const LESSON_IDS = ['march', 'gun', 'melee', 'winning', ...KRIEGSPIEL_LESSON_IDS] as const;
/** The id of a lesson: `march`, `gun`, `melee` or `winning` of Little Wars, `supply` or `charges` of Kriegspiel. */
export type LessonId = (typeof LESSON_IDS)[number];
/** Returns whether the lesson with this id is one of Kriegspiel. */
export const isOfKriegspiel = (id: LessonId): id is KriegspielLessonId =>
  KRIEGSPIEL_LESSON_IDS.some((each) => each === id);

/** The list of the ids of the lessons that a learner has finished, as this browser stores it. */
export const FINISHED = progressAt('little-wars/lessons');
/** Returns the ids of the lessons finished in this browser, in the order of `LESSON_IDS`; unknown ids are left out. */
export function finishedLessons(storage: Pick<TextStorage, 'read'>): readonly LessonId[] {
  const named = FINISHED.read(storage);
  return LESSON_IDS.filter((id) => named.includes(id));
}

/** A step of a lesson: what is asked, by the key of its sentence, and how the battle shows that it is done. */
export interface LessonStep {
  /** The key of its sentence in the messages. */
  readonly id: string;
  /** Returns whether the step has been done, or cannot be done any more. */
  readonly isDone: (battle: Battle) => boolean;
  /** Returns whether something else was done, about which a sentence says how to continue; by default never. */
  readonly isAmiss?: (battle: Battle) => boolean;
}

interface LessonSteps {
  readonly steps: readonly LessonStep[];
}

/** A lesson of Little Wars: a small battle, and the steps that the learner takes in it. */
export interface Lesson extends LessonSteps {
  readonly id: Exclude<LessonId, KriegspielLessonId>;
  readonly muster: Muster;
  /** The orders that set out both sides. */
  readonly places: readonly Order[];
  /** The orders that are executed before the learner begins. */
  readonly before: readonly Order[];
}

/** A lesson of Kriegspiel: a game whose battle has begun, and the steps that the learner takes in it. */
export interface KriegspielLesson extends LessonSteps {
  readonly id: KriegspielLessonId;
  /** The game as it stands before the learner begins. */
  readonly game: SealedGame;
}

/** A lesson: `Lesson`, of Little Wars, or `KriegspielLesson`. */
export type AnyLesson = Lesson | KriegspielLesson;

/** Returns how many steps of a lesson are done; a step that was done (`before`) counts as done. */
export function stepsDone({ steps }: LessonSteps, battle: Battle, before: number): number {
  let done = before;
  while (steps[done]?.isDone(battle) === true) done++;
  return done;
}
