import type { JudgedMap } from '../game/filedMaps';
import type { JudgedStudy } from '../game/filedStudies';
import { MOST_ENTRIES, type JudgedGame } from '../game/libraryFile';
import { gameSentence } from './gameSentences';
import { mapName, mapTextSentence } from './maps';
import { tagText } from './recordReading';
import { tellRecord } from './records';
import { saveFaultSentences } from './saveFaults';
import { damageSentences } from './templateFaults';
import { studyFaultSentence, tellStudy } from './studies';
import type { DamagedTemplate } from '../game/templates';
import { clipped } from './faults';

/** What a file of a library holds, as far as it is told of. */
interface Told {
  readonly games: readonly JudgedGame[];
  readonly studies: readonly JudgedStudy[];
  readonly maps: readonly JudgedMap[];
  readonly templates: { readonly fresh: { readonly length: number }; readonly here: number };
  readonly damagedTemplates: readonly DamagedTemplate[];
  readonly faults: readonly {
    readonly line: number;
    readonly code: 'notJson' | 'noEntry' | 'longEntry';
  }[];
  readonly unknown: ReadonlyMap<string, number>;
  readonly end: 'tooLarge' | 'damaged' | 'unsupported' | 'cut' | 'manyEntries' | null;
}

/** Faults that are told one by one; the others are counted. */
const MOST_FAULTS = 50;

/** What a file holds, counted by what becomes of it. */
export function planSentences({ games, studies, maps, templates }: Told): string[] {
  const counted = (['games', 'studies'] as const).flatMap((kind) =>
    (['new', 'further', 'apart', 'here', 'behind'] as const).flatMap((verdict) => {
      const entries: readonly { readonly verdict: string }[] = kind === 'games' ? games : studies;
      const count = entries.filter((entry) => entry.verdict === verdict).length;
      return count === 0 ? [] : tellRecord(`library.file.${kind}.${verdict}`, { count });
    }),
  );
  for (const verdict of ['new', 'apart', 'here'] as const) {
    const { length } = maps.filter((map) => map.verdict === verdict);
    if (length > 0) counted.push(tellRecord(`library.file.maps.${verdict}`, { count: length }));
  }
  const { fresh, here } = templates;
  if (fresh.length > 0)
    counted.push(tellRecord('library.file.templates.new', { count: fresh.length }));
  if (here > 0) counted.push(tellRecord('library.file.templates.here', { count: here }));
  return counted;
}

/** What of a file cannot be taken in, or not whole, a sentence each. */
export function planFaults({
  games,
  studies,
  maps,
  damagedTemplates,
  faults,
  unknown,
  end,
}: Told): string[] {
  const sentences = [
    ...games.flatMap((game) => gameFault(game) ?? []),
    ...studies.flatMap((study) => studyFault(study) ?? []),
    ...maps.flatMap((map) => mapFault(map) ?? []),
    ...damagedTemplates.map((damage) =>
      tellRecord('library.file.faults.template', { why: damageSentences(damage).join(' ') }),
    ),
    ...faults.map(({ line, code }) =>
      tellRecord('library.file.faults.line', {
        line,
        why: tellRecord(`library.file.faults.${code}`),
      }),
    ),
    ...[...unknown].map(([kind, count]) =>
      tellRecord('library.file.faults.unknown', { kind: clipped(kind), count }),
    ),
  ];
  const told = sentences.slice(0, MOST_FAULTS);
  const count = sentences.length - told.length;
  if (count > 0) told.push(tellRecord('library.file.faults.more', { count }));
  if (end !== null) told.push(tellRecord(`library.file.end.${end}`, { count: MOST_ENTRIES }));
  return told;
}

function gameFault({ verdict, about, faults, text }: JudgedGame): string | null {
  const game = about && (tagText(about.tags, 'Event') || gameSentence(about));
  if (verdict === 'secret')
    return tellRecord('library.file.faults.secret', {
      game: game ?? tellRecord('library.unreadable'),
    });
  if (faults.length === 0 || verdict === 'here' || verdict === 'behind') return null;
  const why = saveFaultSentences({ text, faults, recovered: game !== null }).join(' ');
  return game === null
    ? tellRecord('library.file.faults.unreadable', { why })
    : tellRecord('library.file.faults.damaged', { game, why });
}

function studyFault({ verdict, name, faults }: JudgedStudy): string | null {
  const [fault] = faults;
  if (fault === undefined || verdict === 'here' || verdict === 'behind') return null;
  const why = studyFaultSentence(fault);
  return name === null
    ? tellRecord('library.file.faults.unreadableStudy', { why })
    : tellRecord('library.file.faults.damagedStudy', {
        study: name === '' ? tellStudy('untitled') : clipped(name),
        why,
      });
}

function mapFault({ verdict, names, faults }: JudgedMap): string | null {
  const [fault] = faults;
  if (fault === undefined || verdict === 'here') return null;
  const why = mapTextSentence(fault, null);
  return names === null
    ? tellRecord('library.file.faults.unreadableMap', { why })
    : tellRecord('library.file.faults.damagedMap', { map: clipped(mapName({ names })), why });
}

/** How many entries of a kind went into a file, or came out of one. */
interface Counts {
  readonly games: number;
  readonly studies: number;
  readonly maps: number;
  readonly templates: number;
}

/** `12 games added, 2 studies, 1 map, 3 templates.` */
export const takenSentence = (counts: Counts): string =>
  withOthers(tellRecord('library.file.taken', { count: counts.games }), counts);

/** Under which name the library was saved, and what is in the file. */
export const savedSentence = (name: string, counts: Counts): string =>
  withOthers(tellRecord('library.file.saved', { name, count: counts.games }), counts);

const withOthers = (games: string, { studies, maps, templates }: Counts): string =>
  tellRecord('library.file.withTemplates', {
    before: tellRecord('library.file.withMaps', {
      before: tellRecord('library.file.withStudies', { games, count: studies }),
      count: maps,
    }),
    count: templates,
  });
