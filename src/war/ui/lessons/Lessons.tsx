import { useGameStore } from '../base/useGame';
import { Course } from './Course';
import { LESSONS } from './course/lessons';
import type { LessonId } from './course/types';
import { OpenLesson } from './OpenLesson';
import '../table/lessons.css';

interface LessonsProps {
  /** The lesson in the address; without one, or with one there is not, the list of them. */
  readonly open: string;
  readonly onOpen: (lesson: LessonId | '') => void;
  readonly onClose: () => void;
}

/** A first game for newcomers: the list of lessons, or one of them. */
export function Lessons({ open, onOpen, onClose }: LessonsProps) {
  const { storage } = useGameStore();
  const lesson = LESSONS.find(({ id }) => id === open);
  return lesson === undefined ? (
    <Course storage={storage} onOpen={onOpen} onLeave={onClose} />
  ) : (
    <OpenLesson key={lesson.id} lesson={lesson} onOpen={onOpen} onLeave={onClose} />
  );
}
