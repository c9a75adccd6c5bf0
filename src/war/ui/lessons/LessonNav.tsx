import { t } from '../../words/t';
import { LESSONS } from './course/lessons';
import type { LessonId } from './course/types';

interface LessonNavProps {
  /** The number of the lesson, from 1. */
  readonly number: number;
  readonly onOpen: (lesson: LessonId | '') => void;
}

/** Back to the list, and to the lessons before and after. */
export function LessonNav({ number, onOpen }: LessonNavProps) {
  const before = LESSONS[number - 2];
  const after = LESSONS[number];
  const titleOf = (id: LessonId): string => t(`lessons:lessons.${id}.title`);
  return (
    <nav className="lesson-nav" aria-label={t('shell:course.list')}>
      <button
        type="button"
        disabled={before === undefined}
        aria-label={before && t('lessons:previous', { title: titleOf(before.id) })}
        onClick={() => before && onOpen(before.id)}
      >
        ‹
      </button>
      <button type="button" onClick={() => onOpen('')}>
        {t('lessons:all')}
      </button>
      <button
        type="button"
        disabled={after === undefined}
        aria-label={after && t('lessons:next', { title: titleOf(after.id) })}
        onClick={() => after && onOpen(after.id)}
      >
        ›
      </button>
    </nav>
  );
}
