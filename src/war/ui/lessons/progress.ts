import type { TextStorage } from '../../../shell/storage';
import { LESSON_IDS, type LessonId } from './course/types';

const KEY = 'game-of-war/lessons';

/** The lessons done in this browser; what is damaged counts as none. */
export function readDone(storage: TextStorage): readonly LessonId[] {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return Array.isArray(kept) ? LESSON_IDS.filter((id) => kept.includes(id)) : [];
  } catch {
    return [];
  }
}

/** Keeps that a lesson is done; false where the browser keeps nothing. */
export const keepDone = (storage: TextStorage, id: LessonId): boolean =>
  storage.write(KEY, JSON.stringify([...new Set([...readDone(storage), id])])) === 'kept';
