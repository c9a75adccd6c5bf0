import { useState } from 'react';
import { passingSettings } from '../../../shell/passingSettings';
import { createLessonTable, lessonSeats } from '../../store/lessonTable';
import { SettingsContext, TableContext, useGameStore } from '../base/useGame';
import { LessonScene, type LessonProps } from './LessonScene';
import { layOut } from './lessonWar';

/** A lesson on a table of its own, which the game in progress knows nothing of. */
export function OpenLesson(props: LessonProps) {
  const page = useGameStore();
  const [first] = useState(() => layOut(props.lesson.steps[0], null));
  const [table] = useState(() =>
    createLessonTable(first.war, lessonSeats(first.war, first.enemy.length > 0)),
  );
  const [settings] = useState(() =>
    passingSettings(page.settings, { layer: 'mine', fire: 'none', warnUnspent: false }),
  );
  return (
    <TableContext value={table}>
      <SettingsContext value={settings}>
        <LessonScene {...props} table={table} first={first} />
      </SettingsContext>
    </TableContext>
  );
}
