import type { ReactNode } from 'react';
import { content } from '../../words/t';
import { useBattleStore } from '../base/useGame';
import { COURSE_RECORD } from './published/course';
import { ReplayScreen } from './ReplayScreen';
import { useRecord } from './useRecord';

/** Returns the note of a move of the course by its number, counted over both sides; 0 is the setting out. */
function noteOf(move: number): string {
  const notes: Readonly<Record<string, string>> = content('lwCourse').moves;
  return notes[`${move}`] ?? '';
}

/** The replay of Hook's Farm as Wells tells it, with a note for each move. */
export function CourseReplay(): ReactNode {
  const { navigation } = useBattleStore();
  const game = useRecord(COURSE_RECORD);
  return (
    game && (
      <ReplayScreen
        game={game}
        noteOf={noteOf}
        onClose={() => navigation.push({ screen: 'library' })}
      />
    )
  );
}
