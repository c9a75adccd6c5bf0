import { isEntry, timeOf } from '../../../shell/libraryEntry';
import {
  createLibrary,
  type GameDatabase,
  type GameLibrary,
  openGameDatabase,
} from '../../../shell/library';
import type { Written } from '../../../shell/storage';
import { nameStudy, type Study } from '../../game/study';
import {
  readSavedStudy,
  readStudyHead,
  writeSavedStudy,
  type SavedStudyReading,
  type StudyHead,
  type StudySaveFault,
} from '../../game/studySave';
import type { StudyTable } from './studyTable';

/**
 * A study saved in this browser, as a list shows it: its id, the time of its last save, its text, and `head`, its name
 * and the numbers of its actions and variations, or why these cannot be read.
 */
export interface SavedStudy {
  readonly id: string;
  readonly at: Date;
  readonly text: string;
  readonly head: StudyHead | StudySaveFault;
}

/** Whether the current study is saved; `copied`: another tab has changed it, and this tab has a copy. */
export type StudySaveState = Written | 'copied';

/** The least actions of a study that is not written at each change, which takes longer than a frame. */
const LARGE = 500;
/** Milliseconds after a change in which such a study is written. */
const REST = 500;

interface StudiesNeeds {
  readonly database: GameDatabase;
  readonly newId: () => string;
  readonly now: () => Date;
}

type SavedTable = Pick<StudyTable, 'studied' | 'load'>;
type OnSaved = (saveState: StudySaveState, id: string) => void;

interface SavingStudy {
  readonly flush: () => void;
  readonly stop: () => void;
}

interface SavingDeps extends Pick<StudiesNeeds, 'newId'> {
  readonly library: GameLibrary;
  readonly put: (id: string, study: Study) => Promise<Written>;
}

/**
 * Saves a study after every change, one write at a time and always the last; a large one a little later. Loads what
 * another tab has written, unless this one has unsaved changes.
 */
function saveStudy(
  { library, put, newId }: SavingDeps,
  given: string,
  table: SavedTable,
  onSaved: OnSaved,
): SavingStudy {
  let id = given;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let saved = table.studied.getState().study;
  let writing = false;
  async function write(): Promise<void> {
    if (writing) return;
    writing = true;
    for (let { study } = table.studied.getState(); study !== saved;) {
      saved = study;
      const written = await put(id, study);
      if (written === 'elsewhere') {
        id = newId();
        onSaved('copied', id);
        await put(id, study);
      } else onSaved(written, id);
      ({ study } = table.studied.getState());
    }
    writing = false;
  }
  async function follow(): Promise<void> {
    const entry = await library.database.get(id).catch(() => null);
    if (!isEntry(entry) || library.hasSeen(id, entry.text)) return;
    // Changes that this tab has not saved yet become a study of their own (above).
    if (writing || table.studied.getState().study !== saved) return;
    const { study, faults } = readSavedStudy(entry.text);
    if (study === null || faults.length > 0) return;
    library.see(id, entry.text);
    saved = study;
    table.load(study);
  }
  function changed(): void {
    const { study } = table.studied.getState();
    if (study.nodes.size < LARGE) void write();
    else if (study !== saved)
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void write();
      }, REST);
  }
  const stops = [
    table.studied.subscribe(changed),
    library.database.watch(
      () => void follow(),
      () => id,
    ),
  ];
  return {
    flush: () => void write(),
    stop() {
      clearTimeout(waiting);
      // A page that is left writes its changes without waiting for the last write.
      const { study } = table.studied.getState();
      if (study !== saved) void put(id, study);
      stops.forEach((stop) => stop());
    },
  };
}

/**
 * Returns the operations on the studies saved in this browser: to list, create, open, rename, delete and save them.
 * They have a database of their own, which versions of the program without studies ignore.
 */
export function createStudies({ database, newId, now }: StudiesNeeds) {
  // A study that another tab has changed is never overwritten: this tab's becomes a study of its own.
  const library = createLibrary(database, () => false, now);

  const put = (id: string, study: Study): Promise<Written> =>
    library.save(id, writeSavedStudy(study));

  async function take(id: string): Promise<SavedStudyReading | null> {
    const entry = await database.get(id);
    if (!isEntry(entry)) return null;
    const reading = readSavedStudy(entry.text);
    if (reading.faults.length === 0) library.see(id, entry.text);
    return reading;
  }

  return {
    /** Returns all studies, the last saved first; rejects if the browser forbids its database. */
    all: async (): Promise<SavedStudy[]> => {
      const studies = (await database.entries()).flatMap(([id, entry]) =>
        typeof id === 'string' && isEntry(entry)
          ? [{ id, at: timeOf(entry), text: entry.text, head: readStudyHead(entry.text) }]
          : [],
      );
      return studies.sort((a, b) => (b.at.getTime() || 0) - (a.at.getTime() || 0));
    },

    /** Saves a new study; returns its id, by which it can be opened even if saving failed. */
    async create(study: Study): Promise<{ readonly id: string; readonly written: Written }> {
      const id = newId();
      fresh.set(id, study);
      return { id, written: await put(id, study) };
    },

    /**
     * Opens a study; a damaged one becomes a study of its own, and its text stays. Null if nothing of it can be
     * read, and without a fault if there is none.
     */
    async open(id: string): Promise<{ readonly id: string; readonly reading: SavedStudyReading }> {
      const made = fresh.get(id);
      const reading = await take(id).catch(() => null);
      const study = made === undefined ? reading?.study : (reading?.study ?? made);
      fresh.delete(id);
      if (study == null) return { id, reading: reading ?? { study: null, faults: [] } };
      const faults = reading?.faults ?? [];
      return { id: faults.length > 0 ? newId() : id, reading: { study, faults } };
    },

    async rename(id: string, name: string): Promise<void> {
      const reading = await take(id);
      if (reading?.study == null || reading.faults.length > 0) return;
      await put(id, nameStudy(reading.study, name));
    },

    /** Deletes a study; returns a function that restores it. */
    async remove({ id, text }: SavedStudy): Promise<() => Promise<Written>> {
      await database.remove(id);
      return () => library.save(id, text);
    },

    watch: (written: () => void): (() => void) => database.watch(written, () => null),

    /** Saves a study after every change; `onSaved` gets the result. Returns functions that write at once, and stop. */
    saveChanges: (id: string, table: SavedTable, onSaved: OnSaved): SavingStudy =>
      saveStudy({ library, put, newId }, id, table, onSaved),
  };
}

/** New studies that have not been opened yet, which the database may be slow to store, or may have no room for. */
const fresh = new Map<string, Study>();

/** The operations on the studies saved in this browser, as `createStudies` returns them. */
export type Studies = ReturnType<typeof createStudies>;

let opened: GameDatabase | null = null;

/** Returns the database of this browser's studies, separate from that of its games. */
export const studiesDatabase = (): GameDatabase =>
  (opened ??= openGameDatabase('game-of-war-studies'));
