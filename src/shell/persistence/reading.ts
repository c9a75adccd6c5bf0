import { runInSlices } from '../runInSlices';
import { findGame, openGameDatabase, type GameLookup, type GameDatabase } from '../library';
import { finished } from '../steps';
import type { TextStorage } from '../storage';
import { ownKey } from '../stored';
import type { Coded, Identified, ReadSave, SaveFormat, SaveReading } from './format';
import { damagedTexts, readPointer } from './sessionPointer';

/**
 * A callback for the progress of loading: called with a share from 0 to 1, and with null at the end. It is not called
 * at all if loading takes less than 0.3 seconds.
 */
export type OnProgress = (share: number | null) => void;

/** The most reports of progress, because each may cause a rendering. */
const TIMES = 50;
/** Milliseconds of loading without a report. */
const UNREPORTED = 300;
/** Milliseconds that the page waits for the database before it is shown; a sound one takes a few. */
const SHOWN_WITHIN = 1_000;

/** Results of reading saves, by the text of each save. */
export type Readings<G, F> = ReadonlyMap<string, SaveReading<G, F>>;

/**
 * What is known of the current game when the page is opened: what the database has (`lookup`), its promised answer if
 * it did not answer in time (`later`), and saves read already (`readings`).
 */
export interface AtStart<G, F> {
  /** The current game in the database, or the fault that prevented reading it. */
  readonly lookup: GameLookup;
  /** The database's answer, if `lookup` is `silent`. */
  readonly later?: Promise<GameLookup>;
  /** The results of reading the texts found, by text; a text that is not among them is read when it is needed. */
  readonly readings?: Readings<G, F>;
}

type Reader<G extends Identified, F extends Coded> = Pick<SaveFormat<G, F>, 'readSteps' | 'ready'>;

/**
 * Returns the result of reading the save `text`: the one in `ahead` if the text was read before; otherwise the text is
 * read now, which may take seconds.
 */
export const readSave = <G extends Identified, F extends Coded>(
  { readSteps }: Reader<G, F>,
  text: string,
  ahead?: Readings<G, F>,
): ReadSave<G, F> => ({ ...(ahead?.get(text) ?? finished(readSteps(text))), text });

/**
 * Reads the texts of saves, each once, in slices so that the page can respond meanwhile; a long game takes seconds.
 * Resolves with the results by text. `onProgress` gets the share of all texts read so far.
 */
export async function readTexts<G extends Identified, F extends Coded>(
  { readSteps, ready }: Reader<G, F>,
  texts: Iterable<string>,
  onProgress: OnProgress,
): Promise<Readings<G, F>> {
  const all = new Set(texts);
  const readings = new Map<string, SaveReading<G, F>>();
  const begun = performance.now();
  let reported = 0;
  for (const text of all) {
    await ready?.(text);
    const reading = await runInSlices(readSteps(text), (share) => {
      const times = Math.floor(((readings.size + share) / all.size) * TIMES);
      if (times <= reported || performance.now() - begun < UNREPORTED) return;
      reported = times;
      onProgress(reported / TIMES);
    });
    if (reading !== null) readings.set(text, reading);
  }
  if (reported > 0) onProgress(null);
  return readings;
}

/**
 * Returns the texts of saves that may be the current game: first that of the pointer in local storage, unless it has
 * only the game's id, then those of the database. Empty if there are none.
 */
export function currentTexts(
  { key, version }: Pick<SaveFormat<never, never>, 'key' | 'version'>,
  storage: Pick<TextStorage, 'read'>,
  found: GameLookup,
): readonly string[] {
  const pointer = storage.read(ownKey(storage, key, version));
  const entries = typeof found === 'string' ? [] : [found.current, found.pointedTo];
  return [
    ...(typeof pointer === 'string' && !readPointer(pointer).isRedacted ? [pointer] : []),
    ...entries.flatMap((entry) => entry?.text ?? []),
  ];
}

/**
 * Looks up the current game in the database. If the answer takes longer than `within` milliseconds, by default a
 * second, `lookup` is `silent` and `later` is the promise of the answer. Never rejects.
 */
export async function findAtStart(
  { key, version }: Pick<SaveFormat<never, never>, 'key' | 'version'>,
  database: GameDatabase,
  storage: Pick<TextStorage, 'read'>,
  within = SHOWN_WITHIN,
): Promise<{ readonly lookup: GameLookup; readonly later?: Promise<GameLookup> }> {
  const pointer = storage.read(ownKey(storage, key, version));
  const asked = findGame(database, readPointer(pointer).id);
  const silence = new Promise<GameLookup>((done) => setTimeout(() => done('silent'), within));
  const lookup = await Promise.race([asked, silence]);
  return lookup === 'silent' ? { lookup, later: asked } : { lookup };
}

/**
 * Opens the database `name` of a game's library and reads the saves, in the given format, that may be the current game.
 * Resolves with the database, the current game found in it, and the results of reading. Never rejects. `onProgress`
 * gets the progress, from 0 to 1.
 */
export async function openSaves<G extends Identified, F extends Coded>(
  format: SaveFormat<G, F>,
  name: string,
  storage: Pick<TextStorage, 'read'>,
  onProgress?: (share: number) => void,
): Promise<AtStart<G, F> & { readonly database: GameDatabase }> {
  const database = openGameDatabase(name);
  const find = () => findAtStart(format, database, storage);
  return { database, ...(await readAtStart(format, find, storage, onProgress)) };
}

/**
 * Reads the saves that may be the current game, and the damaged ones, so that opening the page does not have to;
 * resolves with what `find` found and the results. Nothing is written. What another tab writes meanwhile is read as
 * well.
 *
 * @param find looks up the current game in the database @param onProgress gets the progress of loading, from 0 to 1
 */
export async function readAtStart<G extends Identified, F extends Coded>(
  format: SaveFormat<G, F>,
  find: () => Promise<AtStart<G, F>>,
  storage: Pick<TextStorage, 'read'>,
  onProgress?: (share: number) => void,
): Promise<AtStart<G, F>> {
  const readings = new Map<string, SaveReading<G, F>>();
  let atStart = await find();
  for (;;) {
    const { lookup } = atStart;
    const unread = [
      ...currentTexts(format, storage, lookup),
      ...damagedTexts(storage, format.damagedKey),
    ].filter((text) => !readings.has(text));
    if (unread.length === 0) return { ...atStart, readings };
    for (const [text, read] of await readTexts(format, unread, (share) =>
      share === null ? undefined : onProgress?.(share),
    ))
      readings.set(text, read);
    // A silent database is not waited for again.
    if (typeof lookup !== 'string') atStart = await find();
  }
}
