import type { TextStorage } from '../../../shell/storage';
import { keepProgress, readProgress } from '../../store/progress';
import { LESSON_IDS, type LessonId } from './course/types';

const KEY = 'game-of-war/lessons';

/** The lessons done in this browser; what is damaged counts as none. */
export function readDone(storage: TextStorage): readonly LessonId[] {
  const kept = readProgress(storage, KEY);
  return LESSON_IDS.filter((id) => kept.includes(id));
}

/** Keeps that a lesson is done; false where the browser keeps nothing. */
export const keepDone = (storage: TextStorage, id: LessonId): boolean =>
  keepProgress(storage, KEY, id);
