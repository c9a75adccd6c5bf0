import type { CountedVerdict, LibraryWords } from '../../shell/libraryFile/words';
import type { JudgedMap, JudgedGame, WarEntries, JudgedStudy } from '../game/libraryFile';
import { clipped } from './faults';
import { playersSentence } from './games';
import { mapName, mapTextSentence } from './maps';
import { tagText } from './records';
import { t } from './t';
import { saveFaultSentences, damageSentences } from './saveFaults';
import { studyFaultSentence } from './studies';

/** The sentences of the dialogs for library files (docs/library-file.md) that are about Debord's game. */
export const LIBRARY_WORDS: LibraryWords<WarEntries> = {
  about: () => t('records:library.file.text'),
  counted: (part, count) => t(`records:library.file.counted.${part}`, { count }),
  verdict: verdictSentence,
  left: (count) => t('records:library.file.left', { count }),
  faults: {
    games: gameFault,
    studies: studyFault,
    maps: mapFault,
    templates: (template) =>
      template.verdict === 'unreadable'
        ? t('records:library.file.faults.template', {
            why: damageSentences(template.damage).join(' '),
          })
        : null,
  },
};

function verdictSentence(part: keyof WarEntries, verdict: CountedVerdict, count: number): string {
  if (part === 'games' || part === 'studies')
    return t(`records:library.file.${part}.${verdict}`, { count });
  // Of two maps neither is known to be the later, and no template replaces another.
  if (part === 'maps')
    return t(
      `records:library.file.maps.${verdict === 'new' || verdict === 'apart' ? verdict : 'here'}`,
      { count },
    );
  return t(`records:library.file.templates.${verdict === 'new' ? 'new' : 'here'}`, { count });
}

function gameFault({ verdict, about, faults, text }: JudgedGame): string | null {
  const game = about && (tagText(about.tags, 'Event') || playersSentence(about));
  if (verdict === 'secret')
    return t('records:library.file.faults.secret', {
      game: game ?? t('records:library.unreadable'),
    });
  if (faults.length === 0 || verdict === 'here' || verdict === 'behind') return null;
  const why = saveFaultSentences({ text, faults, recovered: game !== null }).join(' ');
  return game === null
    ? t('records:library.file.faults.unreadable', { why })
    : t('records:library.file.faults.damaged', { game, why });
}

function studyFault({ verdict, about: name, faults }: JudgedStudy): string | null {
  const [fault] = faults;
  if (fault === undefined || verdict === 'here' || verdict === 'behind') return null;
  const why = studyFaultSentence(fault);
  return name === null
    ? t('records:library.file.faults.unreadableStudy', { why })
    : t('records:library.file.faults.damagedStudy', {
        study: name === '' ? t('studies:untitled') : clipped(name),
        why,
      });
}

function mapFault({ verdict, names, faults }: JudgedMap): string | null {
  const [fault] = faults;
  if (fault === undefined || verdict === 'here') return null;
  const why = mapTextSentence(fault, null);
  return names === null
    ? t('records:library.file.faults.unreadableMap', { why })
    : t('records:library.file.faults.damagedMap', { map: clipped(mapName({ names })), why });
}
