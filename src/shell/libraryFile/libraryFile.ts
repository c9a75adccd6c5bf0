import { isRecord } from '../json';
import { createYieldToMain } from '../runInSlices';
import { lineFileName, readLines, writeLines, type LineFileFault } from '../platform/lineFile';
import { storageFault, type StorageFault, type TextStorage, type Written } from '../storage';
import {
  MOST_ENTRIES,
  readHead,
  readLine,
  writeEnd,
  writeHead,
  type FileFormat,
  type Line,
  type LineFault,
} from './lines';
import { isAddable, type Judged } from './texts';
import { settingsFrom, SHELL_SETTINGS, type ShellSettings } from '../settings';
import { SETTINGS_KEY, storedSettings } from '../settingsStore';

/**
 * One kind of entries in a library file, such as games or templates: the name of the kind, and functions that list the
 * entries of this browser as lines, compare a file's lines with them, and add entries. `J` is an entry with the result
 * of its comparison.
 */
export interface LibraryPart<J extends Judged> {
  /** The member `kind` of its lines, such as `game`. */
  readonly kind: string;
  /** Returns all stored entries as lines; null for one that a file may not have. */
  readonly entries: () => AsyncIterable<Line | null> | Iterable<Line | null>;
  /**
   * Reads this browser's entries, and returns a function that compares a line of a file with them; it returns null for
   * a line that is no entry of this kind.
   */
  readonly judging: () => Judging<J> | Promise<Judging<J>>;
  /** Adds the new entries, and calls back for each. Rejects if the browser stores no more. */
  readonly addEntries: (judged: readonly J[], onAdded: () => void) => Promise<void>;
}
type Judging<J> = (line: Line) => J | null | Promise<J | null>;

/**
 * The constraint on the type parameter `J` of library files: a record with the names of a library's parts as keys, and
 * for each the type of its entries with the result of their comparison.
 */
export type Judgements<J> = Readonly<Record<keyof J, Judged>>;
/** How many entries a library file has of each part, by the part's name. */
export type Counts<J> = Readonly<Record<keyof J, number>>;

/**
 * What a game's library file consists of: its `format`, its `parts` with the entries of one kind each, and the
 * `settings` that it includes.
 */
export interface LibraryContents<J extends Judgements<J>, G extends object> {
  readonly format: FileFormat;
  /** The parts by name, in the order in which they are written and added. */
  readonly parts: { readonly [P in keyof J]: LibraryPart<J[P]> };
  readonly settings: GameSettings<G>;
}

/**
 * A library written as a file: the `file` and its name, how many entries of each part are in it (`counts`), and how
 * many were left out because they are secret (`secret`).
 */
export interface SavedLibrary<J> {
  readonly fileName: string;
  readonly file: Blob;
  readonly counts: Counts<J>;
  /** How many entries were left out because they contain something secret. */
  readonly secret: number;
}

/**
 * A library file that has been read and compared with this browser, before anything is added: its entries by part, the
 * settings that differ, the faults of its lines, the unknown kinds of entries, and why reading stopped early, if it
 * did.
 */
export interface LibraryPlan<J extends Judgements<J>, G extends object> {
  /** The entries of each part, by its name, in the order of the file. */
  readonly parts: { readonly [P in keyof J]: readonly J[P][] };
  /** The settings of the file that differ from those of this browser; null if none do. */
  readonly settings: FiledSettings<G> | null;
  /** The lines that are no entries, by their number in the file, from 1. */
  readonly faults: readonly { readonly line: number; readonly code: LineFault }[];
  /** How many entries there are of each kind that this version does not know, by the kind's name. */
  readonly unknown: ReadonlyMap<string, number>;
  /**
   * Why reading stopped before the end of the file: `cut` if its last line is missing, `manyEntries` if there are too
   * many; null if it was read to the end.
   */
  readonly end: LineFileFault | 'cut' | 'manyEntries' | null;
}

/**
 * Why nothing of a file is read. `foreign`: it is no library file; `newer`: a newer version of this game wrote it;
 * `other`: it belongs to another game, whose format is named; otherwise a fault of the file itself.
 */
export type Refusal =
  | { readonly refused: 'foreign' | LineFileFault }
  | { readonly refused: 'newer'; readonly version: number }
  | { readonly refused: 'other'; readonly format: string };

/**
 * The result of adding a library file: how many entries of each part were added (`counts`), and the fault of the
 * browser's storage that stopped it (`stopped`), null if all were added.
 */
export interface LibraryImport<J> {
  readonly counts: Counts<J>;
  readonly stopped: StorageFault | null;
}

/**
 * Operations on a game's library files (docs/library-file.md): `save` writes the library of this browser to a file,
 * `read` compares a file with it, `addEntries` adds what is new. `J` has the types of the compared entries by part; `G`
 * is the type of the game's settings.
 */
export interface LibraryFile<J extends Judgements<J>, G extends object> {
  /** Returns the library as a file. Rejects if the browser forbids its database. */
  readonly save: () => Promise<SavedLibrary<J>>;
  /** Reads a file, and returns what is new in it; changes nothing. Rejects if the browser forbids its database. */
  readonly read: (file: Blob) => Promise<{ readonly plan: LibraryPlan<J, G> } | Refusal>;
  /** Adds what is new of a plan; if the browser has too little room, as much as possible. */
  readonly addEntries: (plan: LibraryPlan<J, G>) => Promise<LibraryImport<J>>;
}

/**
 * Returns the operations that write, read and add a game's library files (docs/library-file.md). The file's settings
 * are read from `storage`; `now` returns the time written in a file and in its name.
 */
export function createLibraryFile<J extends Judgements<J>, G extends object>(
  { format, parts, settings }: LibraryContents<J, G>,
  { storage, now }: { readonly storage: Pick<TextStorage, 'read'>; readonly now: () => Date },
): LibraryFile<J, G> {
  const names = Object.keys(parts) as (keyof J & string)[];
  const none = (): Record<keyof J, number> =>
    Object.fromEntries(names.map((name) => [name, 0])) as Record<keyof J, number>;

  return {
    async save() {
      const counts = none();
      let secret = 0;
      async function* lines(): AsyncGenerator<string> {
        yield writeHead(format, now());
        let all = 1;
        for (const name of names)
          for await (const line of parts[name].entries()) {
            if (line === null) {
              secret += 1;
              continue;
            }
            yield JSON.stringify(line);
            counts[name] += 1;
            all += 1;
          }
        yield JSON.stringify({ kind: 'settings', values: savedSettings(settings, storage) });
        yield writeEnd(all);
      }
      const file = await writeLines(lines());
      const fileName = lineFileName(`${format.name}-${now().toISOString().slice(0, 10)}`);
      return { fileName, file, counts, secret };
    },

    async read(file) {
      const judged = Object.fromEntries(names.map((name) => [name, []])) as unknown as {
        [P in keyof J]: J[P][];
      };
      const judges = new Map<string, Judging<Judged>>();
      const faults: LibraryPlan<J, G>['faults'][number][] = [];
      const unknown = new Map<string, number>();
      let found: FiledSettings<G> | null = null;
      let end: LibraryPlan<J, G>['end'] = 'cut';
      let line = 0;
      const yieldToMain = createYieldToMain();

      /** Judges an entry, and returns whether it is one. */
      async function take(kind: string, entry: Line): Promise<boolean> {
        if (kind === 'settings') {
          if (isRecord(entry.values)) found = differing(settings, entry.values, storage);
          return isRecord(entry.values);
        }
        const name = names.find((each) => parts[each].kind === kind);
        if (name === undefined) {
          unknown.set(kind, (unknown.get(kind) ?? 0) + 1);
          return true;
        }
        const judge = judges.get(name) ?? (await parts[name].judging());
        judges.set(name, judge);
        const verdict = (await judge(entry)) as J[typeof name] | null;
        if (verdict !== null) judged[name].push(verdict);
        return verdict !== null;
      }

      for await (const read of readLines(file)) {
        line += 1;
        if (read.text === undefined) {
          if (line === 1) return { refused: read.fault };
          end = read.fault;
          break;
        }
        if (line === 1) {
          const head = readHead(format, read.text);
          if (head === 'own') continue;
          if (head === 'foreign') return { refused: 'foreign' };
          return 'newer' in head
            ? { refused: 'newer', version: head.newer }
            : { refused: 'other', format: head.other };
        }
        if (line > MOST_ENTRIES) {
          end = 'manyEntries';
          break;
        }
        if (read.text === '') continue;
        await yieldToMain();
        const entry = readLine(read.text);
        if (entry.is === 'end') end = null;
        else if (entry.is === 'fault') faults.push({ line, code: entry.code });
        else if (!(await take(entry.kind, entry.line))) faults.push({ line, code: 'noEntry' });
      }
      if (line === 0) return { refused: 'foreign' };
      return { plan: { parts: judged, settings: found, faults, unknown, end } };
    },

    async addEntries({ parts: planned }) {
      const counts = none();
      try {
        for (const name of names)
          await parts[name].addEntries(planned[name].filter(isAddable), () => {
            counts[name] += 1;
          });
      } catch (error) {
        return { counts, stopped: whyStopped(error) };
      }
      return { counts, stopped: null };
    },
  };
}

/**
 * Checks the result of writing an entry to the browser's storage. Nothing happens if it was written, or if another tab
 * has written meanwhile (`elsewhere`).
 *
 * @throws {Error} if `written` is a fault of the storage, which the error has as `fault`
 */
export function expectWritten(written: Written): void {
  if (written !== 'saved' && written !== 'elsewhere')
    throw Object.assign(new Error(written), { fault: written });
}

const whyStopped = (error: unknown): StorageFault =>
  error instanceof Error && 'fault' in error ? (error.fault as StorageFault) : storageFault(error);

/** The storage key of a game's settings, and the check of their values; invalid ones get their defaults. */
interface GameSettings<G extends object> {
  readonly key: string;
  readonly good: (values: Line) => G;
}

/** The settings in a library file, of the game and of the page. */
interface FiledSettings<G extends object> {
  readonly game: Partial<G>;
  readonly shell: Partial<ShellSettings>;
}

const goodOfShell = (values: Line): ShellSettings => settingsFrom(SHELL_SETTINGS, values);

/** Returns the values that are known and valid settings. */
const known = <S extends object>(good: (values: Line) => S, values: Line): Partial<S> =>
  Object.fromEntries(
    Object.entries(good(values)).filter(([name, value]) => values[name] === value),
  ) as Partial<S>;

/** Returns the settings stored in this browser that this version knows. */
function savedSettings<G extends object>(
  { key, good }: GameSettings<G>,
  storage: Pick<TextStorage, 'read'>,
): Line {
  return {
    ...known(goodOfShell, storedSettings(storage, SETTINGS_KEY)),
    ...known(good, storedSettings(storage, key)),
  };
}

/** Returns the valid settings of a file that differ from those here; null if there are none. */
function differing<G extends object>(
  settings: GameSettings<G>,
  values: Line,
  storage: Pick<TextStorage, 'read'>,
): FiledSettings<G> | null {
  const here = savedSettings(settings, storage);
  const other = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => here[name] !== value),
  );
  const [game, shell] = [known(settings.good, other), known(goodOfShell, other)];
  return Object.keys(game).length + Object.keys(shell).length === 0 ? null : { game, shell };
}
