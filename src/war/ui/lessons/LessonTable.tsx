import { useState } from 'react';
import { createPractice } from '../../store/practice';
import { CommandContext, useCommand } from '../base/useGame';
import type { Lesson, LessonId } from './course/types';
import { LessonScene } from './LessonScene';
import { layOut } from './lessonWar';

export interface LessonTableProps {
  readonly lesson: Lesson;
  readonly onOpen: (lesson: LessonId | '') => void;
  readonly onLeave: () => void;
}

/** A lesson on a table of its own, which the game in progress knows nothing of. */
export function LessonTable(props: LessonTableProps) {
  const page = useCommand();
  const [first] = useState(() => layOut(props.lesson.steps[0], null));
  const [practice] = useState(() => createPractice(page, first.war));
  return (
    <CommandContext value={practice}>
      <LessonScene {...props} practice={practice} first={first} />
    </CommandContext>
  );
}
