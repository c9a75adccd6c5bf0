import { progressAt } from '../../../shell/progress';
import type { TextStorage } from '../../../shell/storage';
import { LESSON_IDS, type LessonId } from './course/types';

const DONE = progressAt('game-of-war/lessons');

/** The lessons done in this browser; what is damaged counts as none. */
export function readDone(storage: TextStorage): readonly LessonId[] {
  const kept = DONE.read(storage);
  return LESSON_IDS.filter((id) => kept.includes(id));
}

/** Keeps that a lesson is done; false where the browser keeps nothing. */
export const saveDone = (storage: TextStorage, id: LessonId): boolean =>
  DONE.add(storage, id) === 'kept';
