import { useEffect, useState, type ReactNode } from 'react';
import { inMemorySettings } from '../../../shell/inMemorySettings';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useSignal } from '../../../shell/ui/useSignal';
import type { SealedGame } from '../../game/kriegspiel/sealedGame';
import { LESSON_IDS, stepsDone, type AnyLesson } from '../../game/lessons';
import { isKriegspiel } from '../../game/playing';
import { createLessonStore } from '../../store/lessonStore';
import { battleShown } from '../../store/state';
import { t, type MessageKey } from '../../words/t';
import { BattleStoreContext, SettingsContext, useOwnSettings, useReadable } from '../base/useGame';
import { Table } from '../table/entry';

type StepKey = Extract<MessageKey, `lwLessons:lessons.${string}.${'steps' | 'amiss'}.${string}`>;

/** Returns what a step asks for, or says where something else was done, by lesson and step. */
const stepText = (lesson: string, of: 'steps' | 'amiss', step: string): string =>
  t(`lwLessons:lessons.${lesson}.${of}.${step}` as StepKey);

/** A function that renders the screen of a battle of Kriegspiel for its game. */
export type KriegspielTableOf = (game: SealedGame) => ReactNode;

interface LessonRoomProps {
  readonly lesson: AnyLesson;
  /** Missing in lessons of Little Wars. */
  readonly tableOf?: KriegspielTableOf;
  readonly onDone: () => void;
  /** Opens the next lesson; null after the last. */
  readonly onNext: (() => void) | null;
  readonly onLeave: () => void;
}

/**
 * Renders a lesson: its own battle, with the next step of the lesson above it. `tableOf` renders a battle of
 * Kriegspiel. `onDone` is called when the last step is done, `onNext` to open the next lesson (null after the last),
 * and `onLeave` to leave.
 */
export function LessonRoom(props: LessonRoomProps): ReactNode {
  const [round, setRound] = useState(0);
  return <LessonTable key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

interface LessonTableProps extends LessonRoomProps {
  readonly onAgain: () => void;
}

function LessonTable(props: LessonTableProps): ReactNode {
  const { lesson, tableOf, onDone, onNext, onLeave, onAgain } = props;
  const announcer = useAnnouncer();
  const [store] = useState(() => createLessonStore(lesson));
  const page = useOwnSettings();
  // The learner sees the field from one side throughout, and is a beginner.
  const [settings] = useState(() =>
    inMemorySettings(page, {
      seenFrom: ('game' in lesson ? lesson.game : lesson).muster.first,
      shotsFired: 0,
    }),
  );
  const state = useReadable(store.state);
  const { game, screen } = state;
  const battle = battleShown(state);
  // A finished step stays finished even if orders are undone.
  const [done, setDone] = useState(() => (battle === null ? 0 : stepsDone(lesson, battle, 0)));
  useSignal(store.onEvent, ({ after }) => setDone((before) => stepsDone(lesson, after, before)));
  const step = lesson.steps[done];
  const words = step === undefined ? t('lwLessons:done') : stepText(lesson.id, 'steps', step.id);
  const amiss =
    battle !== null && step?.isAmiss?.(battle) === true
      ? stepText(lesson.id, 'amiss', step.id)
      : '';
  const isOver = step === undefined;

  useEffect(() => announcer.say([amiss || words]), [announcer, amiss, words]);
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
        <p className="lw-lesson-words">
          {amiss !== '' && <strong>{amiss} </strong>}
          {words}
        </p>
        <div className="lw-lesson-acts row">
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
          {game !== null &&
            screen === 'game' &&
            (isKriegspiel(game) ? tableOf?.(game) : <Table game={game} />)}
        </SettingsContext>
      </BattleStoreContext>
    </>
  );
}
