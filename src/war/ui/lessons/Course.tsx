import { useEffect, useRef } from 'react';
import type { Drawer } from '../../../shell/platform/slot';
import { say } from '../../words/lessons';
import { Cartouche } from '../base/Cartouche';
import { useWarPosition } from '../base/useWarPosition';
import { MapBehind } from '../board/MapBehind';
import { LESSONS } from './course/lessons';
import type { LessonId } from './course/types';
import { readDone } from './progress';

interface CourseProps {
  readonly drawer: Drawer;
  readonly onOpen: (lesson: LessonId) => void;
  readonly onLeave: () => void;
}

/** The eight lessons, and which of them are done. */
export function Course({ drawer, onOpen, onLeave }: CourseProps) {
  const done = readDone(drawer);
  const next = LESSONS.findIndex(({ id }) => !done.includes(id));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main className="headquarters">
      <MapBehind position={useWarPosition()} />
      <Cartouche wide>
        <header className="course-head">
          <h1 ref={title} tabIndex={-1}>
            {say('title')}
          </h1>
          <button type="button" onClick={onLeave}>
            {say('leave')}
          </button>
          <p>{say('intro')}</p>
          {done.length > 0 && <p>{say('progress', { count: done.length, all: LESSONS.length })}</p>}
          {drawer.read('') === undefined && <p className="course-warning">{say('notKept')}</p>}
        </header>
        <ol className="course" aria-label={say('list')}>
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
                <strong>{say(`lessons.${id}.title`)}</strong>
                <span className="course-about">{say(`lessons.${id}.about`)}</span>
                {done.includes(id) && <span className="course-done">{say('done')}</span>}
              </button>
            </li>
          ))}
        </ol>
      </Cartouche>
    </main>
  );
}
