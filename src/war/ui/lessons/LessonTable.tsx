import { useState } from 'react';
import { createPractice } from '../../store/practice';
import { CommandContext, useCommand } from '../base/useGame';
import { LessonScene, type LessonProps } from './LessonScene';
import { layOut } from './lessonWar';

/** A lesson on a table of its own, which the game in progress knows nothing of. */
export function LessonTable(props: LessonProps) {
  const page = useCommand();
  const [first] = useState(() => layOut(props.lesson.steps[0], null));
  const [practice] = useState(() => createPractice(page, first.war));
  return (
    <CommandContext value={practice}>
      <LessonScene {...props} practice={practice} first={first} />
    </CommandContext>
  );
}
