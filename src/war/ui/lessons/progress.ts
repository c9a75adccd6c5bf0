import { progressAt } from '../../../shell/progress';
import type { TextStorage } from '../../../shell/storage';
import { LESSONS } from './course/lessons';
import type { LessonId } from './course/types';

const DONE = progressAt('game-of-war/lessons');

/**
 * Returns the ids of the lessons finished in this browser, in the order of the lessons; empty if none are, or what is
 * stored cannot be read.
 */
export function readDone(storage: TextStorage): readonly LessonId[] {
  const done = DONE.read(storage);
  return LESSONS.map(({ id }) => id).filter((id) => done.includes(id));
}

/** Stores in this browser that the lesson `id` is finished; returns whether that could be stored. */
export const saveDone = (storage: TextStorage, id: LessonId): boolean =>
  DONE.add(storage, id) === 'saved';
