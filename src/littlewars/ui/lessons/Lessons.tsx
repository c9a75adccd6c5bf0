import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LESSONS } from '../../game/course';
import { finishedLessons, FINISHED, LESSON_IDS, type LessonId } from '../../game/lessons';
import { lateMessages } from '../../words/t';
import { useStorage } from '../base/storage';
import { LessonRoom } from './LessonRoom';
import './lessons.css';

const tell = lateMessages('lwLessons');

/** The list of lessons, or one of them. */
export function Lessons({ onClose }: { readonly onClose: () => void }): ReactNode {
  const storage = useStorage();
  const [open, setOpen] = useState<LessonId | null>(null);
  const [finished, setFinished] = useState(() => finishedLessons(storage));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open === null) title.current?.focus();
  }, [open]);

  if (open !== null) {
    const next = LESSON_IDS[LESSON_IDS.indexOf(open) + 1] ?? null;
    return (
      <LessonRoom
        key={open}
        lesson={LESSONS[open]}
        onDone={() => {
          if (finished.includes(open)) return;
          setFinished([...finished, open]);
          FINISHED.add(storage, open);
        }}
        onNext={next && (() => setOpen(next))}
        onLeave={() => setOpen(null)}
      />
    );
  }
  return (
    <main className="lw-lessons">
      <h1 ref={title} tabIndex={-1}>
        {tell('title')}
      </h1>
      <p>{tell('intro')}</p>
      <ol>
        {LESSON_IDS.map((id) => (
          <li key={id}>
            <h2>{tell(`lessons.${id}.title`)}</h2>
            <p>
              {tell(`lessons.${id}.about`)}
              {finished.includes(id) && <em> {tell('solved')}</em>}
            </p>
            <button
              type="button"
              aria-label={`${tell('begin')}: ${tell(`lessons.${id}.title`)}`}
              onClick={() => setOpen(id)}
            >
              {tell('begin')}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" onClick={onClose}>
        {tell('leave')}
      </button>
    </main>
  );
}
