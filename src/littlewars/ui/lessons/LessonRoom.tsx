import { isKriegspiel } from '../../game/playing';
import { useEffect, useState, type ReactNode } from 'react';
import { inMemorySettings } from '../../../shell/inMemorySettings';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useSignal } from '../../../shell/ui/useSignal';
import { LESSON_IDS, stepsDone, type Lesson } from '../../game/lessons';
import { createLessonStore } from '../../store/lessonStore';
import { battleShown } from '../../store/state';
import { t, type MessageKey } from '../../words/t';
import { BattleStoreContext, SettingsContext, useOwnSettings, useReadable } from '../base/useGame';
import { Table } from '../table/entry';

type StepKey = Extract<MessageKey, `lwLessons:lessons.${string}.steps.${string}`>;

/** Returns the message of a step, by lesson and step. */
const stepText = (lesson: string, step: string): string =>
  t(`lwLessons:lessons.${lesson}.steps.${step}` as StepKey);

interface LessonRoomProps {
  readonly lesson: Lesson;
  readonly onDone: () => void;
  /** Opens the next lesson; null after the last. */
  readonly onNext: (() => void) | null;
  readonly onLeave: () => void;
}

/** A lesson on its own table, with the next step above it. */
export function LessonRoom(props: LessonRoomProps): ReactNode {
  const [round, setRound] = useState(0);
  return <LessonTable key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

interface LessonTableProps extends LessonRoomProps {
  readonly onAgain: () => void;
}

function LessonTable({ lesson, onDone, onNext, onLeave, onAgain }: LessonTableProps): ReactNode {
  const announcer = useAnnouncer();
  const [store] = useState(() => createLessonStore(lesson));
  const page = useOwnSettings();
  // The learner sees the field from one side throughout, and is a beginner.
  const [settings] = useState(() =>
    inMemorySettings(page, { seenFrom: lesson.muster.first, shotsFired: 0 }),
  );
  const state = useReadable(store.state);
  const { game, screen } = state;
  const battle = battleShown(state);
  // A finished step stays finished even if orders are undone.
  const [done, setDone] = useState(() => (battle === null ? 0 : stepsDone(lesson, battle, 0)));
  useSignal(store.onEvent, ({ after }) => setDone((before) => stepsDone(lesson, after, before)));
  const step = lesson.steps[done];
  const words = step === undefined ? t('lwLessons:done') : stepText(lesson.id, step.id);
  const isOver = step === undefined;

  useEffect(() => announcer.say([words]), [announcer, words]);
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  useEffect(() => {
    if (screen === 'headquarters') onLeave();
  }, [screen, onLeave]);
  useEffect(() => store.stop, [store]);

  return (
    <>
      <section className="lw-lesson" aria-labelledby="lw-lesson">
        <h2 id="lw-lesson">{t(`lwLessons:lessons.${lesson.id}.title`)}</h2>
        <p className="lw-lesson-count">
          {isOver
            ? t('lwLessons:of', {
                number: LESSON_IDS.indexOf(lesson.id) + 1,
                all: LESSON_IDS.length,
              })
            : t('lwLessons:step', { number: done + 1, all: lesson.steps.length })}
        </p>
        <p className="lw-lesson-words">{words}</p>
        <div className="lw-lesson-acts">
          {isOver && onNext !== null && (
            <button type="button" className="primary" onClick={onNext}>
              {t('lwLessons:next')}
            </button>
          )}
          <button type="button" onClick={onAgain}>
            {t('lwLessons:again')}
          </button>
          <button type="button" onClick={onLeave}>
            {t('lwLessons:list')}
          </button>
        </div>
      </section>
      <BattleStoreContext value={store}>
        <SettingsContext value={settings}>
          {game !== null && !isKriegspiel(game) && screen === 'game' && <Table game={game} />}
        </SettingsContext>
      </BattleStoreContext>
    </>
  );
}
