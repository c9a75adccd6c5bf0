import { useEffect, useRef, type ReactNode } from 'react';
import type { TextStorage } from '../../storage';
import { t } from '../../words/t';
import './pages.css';

interface CourseHeadProps {
  readonly title: string;
  readonly intro: string;
  readonly leave: string;
  readonly onLeave: () => void;
  /** The progress, in words; empty if there is none. */
  readonly progress: string;
  /** The storage of the progress; a note says if it stores nothing. */
  readonly storage: Pick<TextStorage, 'read'>;
  readonly children?: ReactNode;
}

/**
 * Renders the head of a page of lessons or problems: its title, which has the initial focus, a button that calls
 * `onLeave`, an introduction, `children`, the player's progress in words, and a warning if the browser cannot store
 * that.
 */
export function CourseHead(props: CourseHeadProps): ReactNode {
  const { title, intro, leave, onLeave, progress, storage, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="course-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <button type="button" onClick={onLeave}>
        {leave}
      </button>
      <p>{intro}</p>
      {children}
      {progress !== '' && <p>{progress}</p>}
      {storage.read('') === undefined && (
        <p className="course-warning">{t('shell:course.notSaved')}</p>
      )}
    </header>
  );
}

/** A lesson of a course, in words. */
interface ListedLesson<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly about: string;
}

interface LessonListProps<Id extends string> {
  readonly lessons: readonly ListedLesson<Id>[];
  readonly done: readonly Id[];
  readonly onOpen: (id: Id) => void;
}

/**
 * Renders the lessons of a course in order, each as a button with its number, title and subject; those whose ids are in
 * `done` are marked as finished, and the first other one as the next. `onOpen` is called with the id of the pressed
 * one.
 */
export function LessonList<Id extends string>(props: LessonListProps<Id>): ReactNode {
  const { lessons, done, onOpen } = props;
  const next = lessons.findIndex(({ id }) => !done.includes(id));
  return (
    <ol className="course" aria-label={t('shell:course.list')}>
      {lessons.map(({ id, title, about }, i) => (
        <li key={id}>
          <button
            type="button"
            className={i === next ? 'course-lesson primary' : 'course-lesson'}
            data-done={done.includes(id)}
            onClick={() => onOpen(id)}
          >
            <span className="course-number" aria-hidden="true">
              {i + 1}
            </span>
            <strong>{title}</strong>
            <span className="course-about">{about}</span>
            {done.includes(id) && <span className="course-done">{t('shell:course.done')}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Returns a sentence on how many of `all` lessons are finished; empty if `count` is 0. */
export const lessonsDone = (count: number, all: number): string =>
  count === 0 ? '' : t('shell:course.progress', { count, all });
