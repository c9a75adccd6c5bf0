import { shellText } from '../../../shell/words/t';
import { tellLesson } from '../../words/lessons';
import { LESSONS } from './course/lessons';
import type { LessonId } from './course/types';

interface LessonNavProps {
  /** The lesson shown, from 1. */
  readonly number: number;
  readonly onOpen: (lesson: LessonId | '') => void;
}

/** Back to the list, and to the lessons before and after. */
export function LessonNav({ number, onOpen }: LessonNavProps) {
  const before = LESSONS[number - 2];
  const after = LESSONS[number];
  const titleOf = (id: LessonId): string => tellLesson(`lessons.${id}.title`);
  return (
    <nav className="lesson-nav" aria-label={shellText('course.list')}>
      <button
        type="button"
        disabled={before === undefined}
        aria-label={before && tellLesson('previous', { title: titleOf(before.id) })}
        onClick={() => before && onOpen(before.id)}
      >
        ‹
      </button>
      <button type="button" onClick={() => onOpen('')}>
        {tellLesson('all')}
      </button>
      <button
        type="button"
        disabled={after === undefined}
        aria-label={after && tellLesson('next', { title: titleOf(after.id) })}
        onClick={() => after && onOpen(after.id)}
      >
        ›
      </button>
    </nav>
  );
}
