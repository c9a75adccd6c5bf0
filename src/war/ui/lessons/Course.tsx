import type { TextStorage } from '../../../shell/storage';
import { CourseHead, LessonList, lessonsDone } from '../../../shell/ui/pages/Course';
import { MenuPage } from '../../../shell/ui/pages/MenuPage';
import { tellFirstWar } from '../../words/firstWar';
import { tellLesson } from '../../words/lessons';
import { useGameStore } from '../base/useGame';
import { FIRST_WAR } from '../../game/route';
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
  const { navigation } = useGameStore();
  const done = readDone(storage);
  return (
    <MenuPage ground={<MapBehind position={useWarPosition()} />} wide>
      <CourseHead
        title={tellLesson('title')}
        intro={tellLesson('intro')}
        leave={tellLesson('leave')}
        onLeave={onLeave}
        progress={lessonsDone(done.length, LESSONS.length)}
        storage={storage}
      />
      <LessonList
        lessons={LESSONS.map(({ id }) => ({
          id,
          title: tellLesson(`lessons.${id}.title`),
          about: tellLesson(`lessons.${id}.about`),
        }))}
        done={done}
        onOpen={onOpen}
      />
      <p className="course-beyond">
        <button type="button" onClick={() => onOpen(FIRST_WAR)}>
          {tellFirstWar('title')}
        </button>{' '}
        <button type="button" onClick={() => navigation.push({ screen: 'problems', id: '' })}>
          {tellLesson('problems')}
        </button>
      </p>
    </MenuPage>
  );
}
