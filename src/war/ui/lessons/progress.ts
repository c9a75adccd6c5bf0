import { progressAt } from '../../../shell/progress';
import type { TextStorage } from '../../../shell/storage';
import { LESSON_IDS, type LessonId } from './course/types';

const DONE = progressAt('game-of-war/lessons');

/** Returns the ids of the lessons that were finished in this browser; empty if what is stored cannot be read. */
export function readDone(storage: TextStorage): readonly LessonId[] {
  const done = DONE.read(storage);
  return LESSON_IDS.filter((id) => done.includes(id));
}

/** Saves in this browser that a lesson is finished; returns whether that could be saved. */
export const saveDone = (storage: TextStorage, id: LessonId): boolean =>
  DONE.add(storage, id) === 'saved';
