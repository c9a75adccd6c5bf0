import type { Drawer } from '../../../shell/platform/slot';
import { LESSON_IDS, type LessonId } from './course/types';

const KEY = 'game-of-war/lessons';

/** The lessons done in this browser; what is damaged counts as none. */
export function readDone(drawer: Drawer): readonly LessonId[] {
  try {
    const kept: unknown = JSON.parse(drawer.read(KEY) ?? '[]');
    return Array.isArray(kept) ? LESSON_IDS.filter((id) => kept.includes(id)) : [];
  } catch {
    return [];
  }
}

/** Keeps that a lesson is done; false where the browser keeps nothing. */
export const keepDone = (drawer: Drawer, id: LessonId): boolean =>
  drawer.write(KEY, JSON.stringify([...new Set([...readDone(drawer), id])])) === 'kept';
