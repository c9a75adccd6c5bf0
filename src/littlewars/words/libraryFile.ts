import type { CountedVerdict, LibraryWords } from '../../shell/libraryFile/words';
import type { BattleEntries, JudgedBattle } from '../game/libraryFile';
import { battleTitle, clipped, faultWords } from './records';
import { t } from './t';

/** The most faults of a battle listed; opening it lists all. */
const MOST_LISTED = 3;

/** The words about this game's library file. */
export const LIBRARY_WORDS: LibraryWords<BattleEntries> = {
  about: () => t('lwRecords:wholeLibrary.about'),
  counted: (part, count) => t(`lwRecords:wholeLibrary.counted.${part}`, { count }),
  verdict: verdictWords,
  left: (count) => t('lwRecords:wholeLibrary.left', { count }),
  faults: {
    battles: battleFault,
    countries: ({ verdict }) =>
      verdict === 'unreadable' ? t('lwRecords:wholeLibrary.faults.country') : null,
    lessons: ({ verdict }) =>
      verdict === 'unreadable' ? t('lwRecords:wholeLibrary.faults.lesson') : null,
  },
};

function verdictWords(part: keyof BattleEntries, verdict: CountedVerdict, count: number): string {
  if (part === 'battles') return t(`lwRecords:wholeLibrary.battles.${verdict}`, { count });
  // Of two Countries neither is known to be the later, and a lesson is finished or not.
  if (part === 'countries') {
    const what = verdict === 'new' || verdict === 'apart' ? verdict : 'here';
    return t(`lwRecords:wholeLibrary.countries.${what}`, { count });
  }
  return t(`lwRecords:wholeLibrary.lessons.${verdict === 'new' ? 'new' : 'here'}`, { count });
}

function battleFault({ verdict, about, faults }: JudgedBattle): string | null {
  const battle = about === null ? t('lwRecords:library.unreadable') : clipped(battleTitle(about));
  if (verdict === 'secret') return t('lwRecords:wholeLibrary.faults.secret', { battle });
  if (faults.length === 0 || verdict === 'here' || verdict === 'behind') return null;
  const why = faults
    .slice(0, MOST_LISTED)
    .map((fault) => faultWords(fault, about?.damaged ?? null))
    .join(' ');
  return t(`lwRecords:wholeLibrary.faults.${about === null ? 'unreadable' : 'damaged'}`, {
    battle,
    why,
  });
}
