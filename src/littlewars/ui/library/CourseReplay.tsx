import type { ReactNode } from 'react';
import { useKeyActs } from '../../../shell/ui/keys';
import { HOOKS_FARM } from '../../battles/hooksFarm';
import { titleOf } from '../../words/names';
import { content, t } from '../../words/t';
import { Reading } from '../base/Reading';
import { useBattleStore } from '../base/useGame';
import { COURSE_RECORD } from './published/course';
import { ReplayScreen } from './ReplayScreen';
import { useReading } from './useReading';

/** Returns the note of a move of the course by its number, counted over both sides; 0 is the setting out. */
function noteOf(move: number): string {
  const notes: Readonly<Record<string, string>> = content('lwCourse').moves;
  return notes[`${move}`] ?? '';
}

/** Renders the replay of Hook's Farm as Wells describes it (littlewars.md 7), with a note on each move. */
export function CourseReplay(): ReactNode {
  const { navigation } = useBattleStore();
  const { reading, share } = useReading(COURSE_RECORD);
  const game = reading?.game ?? null;
  const close = (): void => navigation.push({ screen: 'library' });
  useKeyActs((name) => (game === null && name === 'Escape' ? close : undefined));
  return game === null ? (
    <Reading title={titleOf(HOOKS_FARM)} words={t('lwRecords:reading')} share={share ?? 0}>
      <button type="button" autoFocus onClick={close}>
        {t('shell:back')}
      </button>
    </Reading>
  ) : (
    <ReplayScreen game={game} noteOf={noteOf} onClose={close} />
  );
}
