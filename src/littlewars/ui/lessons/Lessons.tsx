import type { ReactNode } from 'react';
import { CourseHead, LessonList, lessonsDone } from '../../../shell/ui/pages/Course';
import { LESSONS } from '../../game/course';
import {
  finishedLessons,
  FINISHED,
  isOfKriegspiel,
  LESSON_IDS,
  type AnyLesson,
  type KriegspielLessonId,
  type LessonId,
} from '../../game/lessons';
import { t } from '../../words/t';
import { useStorage } from '../base/storage';
import { useBattleStore } from '../base/useGame';
import { LessonRoom, type KriegspielTableOf } from './LessonRoom';
import './lessons.css';

interface LessonsProps {
  /** The id of the open lesson; the list is shown if it is no lesson's. */
  readonly open: string;
  readonly frame: (list: ReactNode) => ReactNode;
  readonly onClose: () => void;
  /** Returns what `room` returns for a lesson of Kriegspiel, once that is fetched. */
  readonly ofKriegspiel: (
    id: KriegspielLessonId,
    room: (lesson: AnyLesson, tableOf: KriegspielTableOf) => ReactNode,
  ) => ReactNode;
}

/**
 * Renders the lesson whose id is `open`, or the list of lessons, within `frame`, if there is none with that id. A
 * lesson of Kriegspiel is rendered by `ofKriegspiel`, once its code is fetched.
 */
export function Lessons({ open: id, frame, onClose, ofKriegspiel }: LessonsProps): ReactNode {
  const storage = useStorage();
  const { navigation } = useBattleStore();
  const open = LESSON_IDS.find((each) => each === id) ?? null;
  const setOpen = (lesson: LessonId | ''): void =>
    navigation.push({ screen: 'lessons', id: lesson });
  if (open !== null) {
    const next = LESSON_IDS[LESSON_IDS.indexOf(open) + 1] ?? null;
    const room = (lesson: AnyLesson, tableOf?: KriegspielTableOf): ReactNode => (
      <LessonRoom
        key={open}
        lesson={lesson}
        {...(tableOf !== undefined && { tableOf })}
        onDone={() => void FINISHED.add(storage, open)}
        onNext={next && (() => setOpen(next))}
        onLeave={() => setOpen('')}
      />
    );
    return isOfKriegspiel(open) ? ofKriegspiel(open, room) : room(LESSONS[open]);
  }
  const done = finishedLessons(storage);
  return frame(
    <>
      <CourseHead
        title={t('lwHeadquarters:lessons')}
        intro={t('lwLessons:intro')}
        leave={t('lwLessons:leave')}
        onLeave={onClose}
        progress={lessonsDone(done.length, LESSON_IDS.length)}
        storage={storage}
      />
      <LessonList
        lessons={LESSON_IDS.map((id) => ({
          id,
          title: t(`lwLessons:lessons.${id}.title`),
          about: t(`lwLessons:lessons.${id}.about`),
        }))}
        done={done}
        onOpen={setOpen}
      />
    </>,
  );
}
