import { useEffect, useRef } from 'react';
import type { TextStorage } from '../../../shell/storage';
import { tellFirstWar } from '../../words/firstWar';
import { tellLesson } from '../../words/lessons';
import { Cartouche } from '../base/Cartouche';
import { goToAddress } from '../base/goToAddress';
import { FIRST_WAR } from '../base/useAddress';
import { useWarPosition } from '../base/useWarPosition';
import { MapBehind } from '../board/MapBehind';
import { LESSONS } from './course/lessons';
import type { LessonId } from './course/types';
import { readDone } from './progress';

interface CourseProps {
  readonly storage: TextStorage;
  readonly onOpen: (lesson: LessonId | typeof FIRST_WAR) => void;
  readonly onLeave: () => void;
}

/** The eight lessons, and which of them are done. */
export function Course({ storage, onOpen, onLeave }: CourseProps) {
  const done = readDone(storage);
  const next = LESSONS.findIndex(({ id }) => !done.includes(id));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main className="headquarters">
      <MapBehind position={useWarPosition()} />
      <Cartouche wide>
        <header className="course-head">
          <h1 ref={title} tabIndex={-1}>
            {tellLesson('title')}
          </h1>
          <button type="button" onClick={onLeave}>
            {tellLesson('leave')}
          </button>
          <p>{tellLesson('intro')}</p>
          {done.length > 0 && (
            <p>{tellLesson('progress', { count: done.length, all: LESSONS.length })}</p>
          )}
          {storage.read('') === undefined && (
            <p className="course-warning">{tellLesson('notKept')}</p>
          )}
        </header>
        <ol className="course" aria-label={tellLesson('list')}>
          {LESSONS.map(({ id }, i) => (
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
                <strong>{tellLesson(`lessons.${id}.title`)}</strong>
                <span className="course-about">{tellLesson(`lessons.${id}.about`)}</span>
                {done.includes(id) && <span className="course-done">{tellLesson('done')}</span>}
              </button>
            </li>
          ))}
        </ol>
        <p className="course-beyond">
          <button type="button" onClick={() => onOpen(FIRST_WAR)}>
            {tellFirstWar('title')}
          </button>{' '}
          <button type="button" onClick={() => goToAddress('#problems')}>
            {tellLesson('problems')}
          </button>
        </p>
      </Cartouche>
    </main>
  );
}
