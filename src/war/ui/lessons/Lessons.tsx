import { useGameStore } from '../base/useGame';
import { FIRST_WAR } from '../base/useAddress';
import { Course } from './Course';
import { LESSONS } from './course/lessons';
import type { LessonId } from './course/types';
import { FirstWar } from './FirstWar';
import { OpenLesson } from './OpenLesson';
import '../table/lessons.css';

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
