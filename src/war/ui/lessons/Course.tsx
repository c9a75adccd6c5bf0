import type { TextStorage } from '../../../shell/storage';
import { CourseHead, LessonList, lessonsDone } from '../../../shell/ui/pages/Course';
import { MenuPage } from '../../../shell/ui/pages/MenuPage';
import { useGameStore, useWarPosition } from '../base/useGame';
import { FIRST_WAR } from '../../game/route';
import { MapBehind } from '../board/MapBehind';
import { LESSONS } from './course/lessons';
import type { LessonId } from './course/types';
import { readDone } from './progress';
import { t } from '../../words/t';

interface CourseProps {
  readonly storage: TextStorage;
  readonly onOpen: (lesson: LessonId | typeof FIRST_WAR) => void;
  readonly onLeave: () => void;
}

/** The eight lessons, with those finished. */
export function Course({ storage, onOpen, onLeave }: CourseProps) {
  const { navigation } = useGameStore();
  const done = readDone(storage);
  return (
    <MenuPage ground={<MapBehind position={useWarPosition()} />} wide>
      <CourseHead
        title={t('lessons:title')}
        intro={t('lessons:intro')}
        leave={t('lessons:leave')}
        onLeave={onLeave}
        progress={lessonsDone(done.length, LESSONS.length)}
        storage={storage}
      />
      <LessonList
        lessons={LESSONS.map(({ id }) => ({
          id,
          title: t(`lessons:lessons.${id}.title`),
          about: t(`lessons:lessons.${id}.about`),
        }))}
        done={done}
        onOpen={onOpen}
      />
      <p className="course-beyond">
        <button type="button" onClick={() => onOpen(FIRST_WAR)}>
          {t('firstWar:title')}
        </button>{' '}
        <button type="button" onClick={() => navigation.push({ screen: 'problems', id: '' })}>
          {t('lessons:problems')}
        </button>
      </p>
    </MenuPage>
  );
}
