import { LESSON_IDS, type LessonId } from './lessons';

/** Where local storage has the lessons that were finished, as a list of their ids. */
export const LESSONS_KEY = 'little-wars/lessons';

/** The lessons that a text names; what is none of them, or is damaged, is left out. */
export function readProgress(text: string | null | undefined): readonly LessonId[] {
  try {
    const named: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(named) ? LESSON_IDS.filter((id) => named.includes(id)) : [];
  } catch {
    return [];
  }
}
