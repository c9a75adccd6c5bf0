import { useGameStore, SettingsContext, TableContext } from '../base/useGame';
import { FIRST_WAR } from '../../game/route';
import { Course } from './Course';
import { LESSONS } from './course/lessons';
import type { LessonId } from './course/types';
import { FirstWar } from './FirstWar';
import '../table/lessons.css';
import { useState } from 'react';
import { inMemorySettings } from '../../../shell/inMemorySettings';
import { createLessonTable, learnerIn } from '../../store/lessonTable';
import { LessonScene, type LessonProps } from './LessonScene';
import { layOut } from './lessonWar';

interface LessonsProps {
  /** The lesson in the address, or the first war; without one, or with one there is not, the list of them. */
  readonly open: string;
  readonly onOpen: (lesson: LessonId | typeof FIRST_WAR | '') => void;
  readonly onClose: () => void;
}

/** A first game for newcomers: the list of lessons, one of them, or the guided war. */
export function Lessons({ open, onOpen, onClose }: LessonsProps) {
  const { storage } = useGameStore();
  const lesson = LESSONS.find(({ id }) => id === open);
  if (open === FIRST_WAR) return <FirstWar onLessons={() => onOpen('')} onLeave={onClose} />;
  return lesson === undefined ? (
    <Course storage={storage} onOpen={onOpen} onLeave={onClose} />
  ) : (
    <OpenLesson key={lesson.id} lesson={lesson} onOpen={onOpen} onLeave={onClose} />
  );
}

/** A lesson on a table of its own, which the game in progress knows nothing of. */
function OpenLesson(props: LessonProps) {
  const page = useGameStore();
  const [first] = useState(() => layOut(props.lesson.steps[0], null));
  const [table] = useState(() =>
    createLessonTable(first.war, learnerIn(first.war, first.enemy.length > 0)),
  );
  const [settings] = useState(() =>
    inMemorySettings(page.settings, { layer: 'mine', fire: 'none', warnUnspent: false }),
  );
  return (
    <TableContext value={table}>
      <SettingsContext value={settings}>
        <LessonScene {...props} table={table} first={first} />
      </SettingsContext>
    </TableContext>
  );
}
