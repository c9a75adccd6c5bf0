import { progressAt } from '../../../shell/progress';
import type { TextStorage } from '../../../shell/storage';
import { LESSON_IDS, type LessonId } from './course/types';

const DONE = progressAt('game-of-war/lessons');

/** Returns the finished lessons of this browser; a damaged text counts as none. */
export function readDone(storage: TextStorage): readonly LessonId[] {
  const done = DONE.read(storage);
  return LESSON_IDS.filter((id) => done.includes(id));
}

/** Saves that a lesson is finished; returns false if the browser stores nothing. */
export const saveDone = (storage: TextStorage, id: LessonId): boolean =>
  DONE.add(storage, id) === 'saved';
