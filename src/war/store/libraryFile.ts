import { breather } from '../../shell/breather';
import {
  lineFileName,
  readLines,
  writeLines,
  type LineFileFault,
} from '../../shell/platform/lineFile';
import { storageFault, type StorageFault, type Written } from '../../shell/storage';
import type { JudgedMap } from '../game/filedMaps';
import type { JudgedStudy } from '../game/filedStudies';
import {
  judgeGame,
  judgeTemplate,
  MOST_ENTRIES,
  readHead,
  readLine,
  writeEnd,
  writeEntry,
  writeHead,
  type FiledMap,
  type JudgedGame,
  type LineReading,
} from '../game/libraryFile';
import { readTemplateList, idOf, addToTemplateList } from '../game/templateList';
import { entryOf, readTemplates, type DamagedTemplate, type Template } from '../game/templates';
import { createFiledGames } from './libraryGames';
import { addFiledMaps, judgedMaps } from './libraryMaps';
import type { LibraryWritten } from './keptGames';
import { differing, keptSettings, type OwnSettings } from './librarySettings';
import { createFiledStudies, isNews, type StudiesDatabase } from './libraryStudies';
import { readOwnMaps } from './ownMaps';
import type { Services, Store } from './state';

type Counts = Record<'games' | 'studies' | 'maps' | 'templates' | 'secret', number>;

/** A library as a file, and what it could not have. */
export interface SavedLibrary {
  readonly fileName: string;
  readonly file: Blob;
  readonly games: number;
  readonly studies: number;
  readonly maps: number;
  readonly templates: number;
  /** Games left out, since they hold a deployment that is not to be seen. */
  readonly secret: number;
}

/** What is wrong with a line of a file. */
export type LineFault = Extract<LineReading, { kind: 'fault' }>['code'];

/** What a file of a library holds, judged by what is here; nothing is changed yet. */
export interface LibraryPlan {
  readonly games: readonly JudgedGame[];
  readonly studies: readonly JudgedStudy[];
  readonly maps: readonly JudgedMap[];
  /** Those that are not here yet, and how many are. */
  readonly templates: { readonly fresh: readonly Template[]; readonly here: number };
  readonly damagedTemplates: readonly DamagedTemplate[];
  /** Settings that differ from those here, null where there are none. */
  readonly settings: OwnSettings | null;
  readonly faults: readonly { readonly line: number; readonly code: LineFault }[];
  /** Kinds of entries that this version does not know, and how many there are of each. */
  readonly unknown: ReadonlyMap<string, number>;
  /** Why the file ends before its end: `cut` where its last line is missing. */
  readonly end: LineFileFault | 'cut' | 'manyEntries' | null;
}

export type PlanReading =
  | { readonly plan: LibraryPlan }
  | { readonly refused: 'foreign' | LineFileFault }
  | { readonly refused: 'newer'; readonly version: number };

/** What was taken in of a plan, and why it went no further. */
export interface TakenIn {
  readonly games: number;
  readonly studies: number;
  readonly maps: number;
  readonly templates: number;
  readonly stopped: StorageFault | null;
}

export type LibraryFile = ReturnType<typeof createLibraryFile>;

/** The library of this browser as one file, out and in again (docs/library-file.md). */
export function createLibraryFile(
  store: Store,
  services: Services,
  library: LibraryWritten,
  studiesDatabase: StudiesDatabase,
) {
  const { storage, newId, now } = services;
  const filedGames = createFiledGames(store, services, library);
  const filedStudies = createFiledStudies(studiesDatabase, services);

  /** Every entry of the library that a file may have. */
  async function* entries(count: Counts) {
    yield writeHead(now());
    for await (const game of filedGames.entries()) {
      if (game === null) count.secret += 1;
      else {
        yield writeEntry(game);
        count.games += 1;
      }
    }
    for await (const study of filedStudies.entries()) {
      yield writeEntry(study);
      count.studies += 1;
    }
    for (const { id, text } of readOwnMaps(storage)) {
      yield writeEntry({ kind: 'map', id, text });
      count.maps += 1;
    }
    for (const template of readTemplateList(storage)) {
      yield writeEntry({ kind: 'template', template });
      count.templates += 1;
    }
    yield writeEntry({ kind: 'settings', values: keptSettings(storage) });
    yield writeEnd(count.games + count.studies + count.maps + count.templates + 1);
  }

  return {
    /** The library as a file. Rejects where the browser forbids its database. */
    async save(): Promise<SavedLibrary> {
      const count = { games: 0, studies: 0, maps: 0, templates: 0, secret: 0 };
      const file = await writeLines(entries(count));
      const day = now().toISOString().slice(0, 10);
      return { ...count, file, fileName: lineFileName(`game-of-war-library-${day}`) };
    },

    /** Reads a file, and says what of it is new here; changes nothing. Rejects where the browser forbids its database. */
    async read(file: Blob): Promise<PlanReading> {
      const games: JudgedGame[] = [];
      const studies: JudgedStudy[] = [];
      const faults: LibraryPlan['faults'][number][] = [];
      const unknown = new Map<string, number>();
      const maps: FiledMap[] = [];
      const found: unknown[] = [];
      let settings: OwnSettings | null = null;
      let end: LibraryPlan['end'] = 'cut';
      let line = 0;
      let library: Awaited<ReturnType<typeof filedGames.here>> | null = null;
      let judgeStudy: Awaited<ReturnType<typeof filedStudies.here>> | null = null;
      const breathe = breather();
      for await (const read of readLines(file)) {
        line += 1;
        if (read.text === undefined) {
          if (library === null) return { refused: read.fault };
          end = read.fault;
          break;
        }
        if (library === null) {
          const head = readHead(read.text);
          if (head === 'foreign') return { refused: 'foreign' };
          if (head !== 'library') return { refused: 'newer', version: head.newer };
          library = await filedGames.here();
          continue;
        }
        if (line > MOST_ENTRIES) {
          end = 'manyEntries';
          break;
        }
        if (read.text === '') continue;
        await breathe();
        const entry = readLine(read.text);
        if (entry.kind === 'end') end = null;
        else if (entry.kind === 'fault') faults.push({ line, code: entry.code });
        else if (entry.kind === 'unknown')
          unknown.set(entry.name, (unknown.get(entry.name) ?? 0) + 1);
        else if (entry.kind === 'map') maps.push(entry);
        else if (entry.kind === 'template') found.push(entry.template);
        else if (entry.kind === 'settings')
          settings = differing(entry.values, keptSettings(storage));
        else if (entry.kind === 'study')
          studies.push((judgeStudy ??= await filedStudies.here())(entry));
        else {
          const judged = judgeGame(entry, library);
          library.add(judged);
          games.push(judged);
        }
      }
      if (library === null) return { refused: 'foreign' };
      return {
        plan: {
          games,
          studies,
          maps: judgedMaps(maps, storage),
          ...sorted(found, storage),
          settings,
          faults,
          unknown,
          end,
        },
      };
    },

    /** Takes in what a plan has that is not here; where the browser has no more room, as much as it has. */
    async takeIn({ games, studies, maps, templates }: LibraryPlan): Promise<TakenIn> {
      const taken = { games: 0, studies: 0, maps: 0, templates: 0 };
      const breathe = breather();
      try {
        for (const game of games) {
          await breathe();
          if (await filedGames.takeIn(game)) taken.games += 1;
        }
        for (const study of studies.filter(isNews)) {
          await breathe();
          await filedStudies.takeIn(study);
          taken.studies += 1;
        }
      } catch (error) {
        return { ...taken, stopped: whyStopped(error) };
      }
      const drawn = addFiledMaps(storage, maps, newId);
      const noMaps = stoppedBy(drawn.written);
      if (noMaps !== null) return { ...taken, stopped: noMaps };
      taken.maps = drawn.added;
      const stopped = stoppedBy(addTemplates(templates.fresh));
      if (stopped === null) taken.templates = templates.fresh.length;
      return { ...taken, stopped };
    },
  };

  function addTemplates(fresh: readonly Template[]): Written {
    const known = new Set(readTemplateList(storage).map(idOf));
    return addToTemplateList(
      storage,
      fresh.map((template) =>
        entryOf(known.has(template.id) ? { ...template, id: newId() } : template),
      ),
    );
  }
}

const stoppedBy = (written: Written): TakenIn['stopped'] =>
  written === 'kept' || written === 'elsewhere' ? null : written;

function whyStopped(error: unknown): StorageFault {
  const written = error instanceof Error && 'written' in error ? error.written : null;
  return written === 'full' || written === 'silent' || written === 'disk'
    ? written
    : storageFault(error);
}

/** The templates of a file that are not here yet, each once, those that are, and those that are none. */
function sorted(found: readonly unknown[], storage: Services['storage']) {
  const { templates: own } = readTemplates(readTemplateList(storage));
  const fresh: Template[] = [];
  const damagedTemplates: DamagedTemplate[] = [];
  let count = 0;
  for (const entry of found) {
    const verdict = judgeTemplate(entry, [...own, ...fresh]);
    if (verdict.is === 'damaged') damagedTemplates.push(verdict.damage);
    else if (verdict.is === 'here') count += 1;
    else fresh.push(verdict.template);
  }
  return { templates: { fresh, here: count }, damagedTemplates };
}
