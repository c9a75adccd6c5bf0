import { useGameStore, SettingsContext, TableContext, useWarPosition } from '../base/useGame';
import { FIRST_WAR } from '../../game/route';
import { LESSONS } from './course/lessons';
import type { LessonId } from './course/types';
import { useState, type ReactNode } from 'react';
import { inMemorySettings } from '../../../shell/inMemorySettings';
import { createLessonTable, learnerIn } from '../../store/tables/lessonTable';
import { LessonScene, type LessonProps } from './LessonScene';
import { layOut } from './lessonWar';
import { MenuPage } from '../../../shell/ui/pages/MenuPage';
import { createFirstWarTable } from '../../store/tables/firstWarTable';
import { MapBehind } from '../board/MapBehind';
import { FirstWarScene } from './FirstWarScene';
import '../play/lessons.css';
import type { TextStorage } from '../../../shell/storage';
import { CourseHead, LessonList, lessonsDone } from '../../../shell/ui/pages/Course';
import { readDone } from './progress';
import { t } from '../../words/t';

interface LessonsProps {
  /** The lesson in the address, or the first war; if empty or unknown, the list of them. */
  readonly open: string;
  readonly onOpen: (lesson: LessonId | typeof FIRST_WAR | '') => void;
  readonly onClose: () => void;
  /** Returns the form for a game against a program, which the guided war offers at its end; `onClose` closes it. */
  readonly alone: (onClose: () => void) => ReactNode;
}

/**
 * The introduction for newcomers: the lesson whose id is `open`, or *Your first war*, or the list of both if `open` is
 * empty or unknown. `onOpen` is called to open another one; `alone` returns the form of a game against a bot.
 */
export function Lessons({ open, onOpen, onClose, alone }: LessonsProps) {
  const { storage } = useGameStore();
  const lesson = LESSONS.find(({ id }) => id === open);
  if (open === FIRST_WAR)
    return <FirstWar onLessons={() => onOpen('')} onLeave={onClose} alone={alone} />;
  return lesson === undefined ? (
    <Course storage={storage} onOpen={onOpen} onLeave={onClose} />
  ) : (
    <OpenLesson key={lesson.id} lesson={lesson} onOpen={onOpen} onLeave={onClose} />
  );
}

/** A lesson on its own table, separate from the game in progress. */
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

interface FirstWarProps extends Pick<LessonsProps, 'alone'> {
  readonly onLessons: () => void;
  readonly onLeave: () => void;
}

/** The guided war on its own table, separate from the game in progress, and what it leads to. */
function FirstWar({ alone, ...props }: FirstWarProps) {
  const page = useGameStore();
  const behind = useWarPosition();
  const [table] = useState(createFirstWarTable);
  const [settings] = useState(() =>
    inMemorySettings(page.settings, { layer: 'mine', fire: 'none', warnUnspent: false }),
  );
  const [isAlone, setAlone] = useState(false);
  if (isAlone)
    return (
      <MenuPage ground={<MapBehind position={behind} />} wide>
        {alone(() => setAlone(false))}
      </MenuPage>
    );
  return (
    <TableContext value={table}>
      <SettingsContext value={settings}>
        <FirstWarScene {...props} table={table} onMachine={() => setAlone(true)} />
      </SettingsContext>
    </TableContext>
  );
}

interface CourseProps {
  readonly storage: TextStorage;
  readonly onOpen: (lesson: LessonId | typeof FIRST_WAR) => void;
  readonly onLeave: () => void;
}

/** The eight lessons, with those finished. */
function Course({ storage, onOpen, onLeave }: CourseProps) {
  const { navigation } = useGameStore();
  const done = readDone(storage);
  return (
    <MenuPage ground={<MapBehind position={useWarPosition()} />} wide>
      <CourseHead
        title={t('headquarters:learn')}
        intro={t('lessons:intro')}
        leave={t('field:headquarters')}
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
          {t('headquarters:firstWar')}
        </button>{' '}
        <button type="button" onClick={() => navigation.push({ screen: 'problems', id: '' })}>
          {t('lessons:problems')}
        </button>
      </p>
    </MenuPage>
  );
}
