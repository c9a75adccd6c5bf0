import { openChannel } from './platform/channel';
import { openRecords } from './platform/database';
import { storageFault, type StorageFault, type Written } from './storage';
import { isEntry, type Entry } from './libraryEntry';
import type { IsSame } from './saveSlot';

/**
 * A game's database in the browser: the saved games by id, and the id of the current game. Its promises reject if the
 * browser refuses, and at the latest when the database's time limit is over. `entries` leaves out deleted games.
 */
export interface GameDatabase {
  /** Resolves with the id and the stored value of every game that is not deleted. */
  entries(): Promise<readonly (readonly [unknown, unknown])[]>;
  /** Resolves with the value stored under an id; undefined if there is none. */
  get(id: string): Promise<unknown>;
  /**
   * Replaces the value stored under an id by the result of `change` in one transaction; `strict` waits for the disk.
   */
  update(id: string, change: (old: unknown) => unknown, strict?: boolean): Promise<void>;
  remove(id: string): Promise<void>;
  /**
   * Resolves with the id of the current game, which is the last that any tab has loaded; not a string if there is none.
   */
  currentId(): Promise<unknown>;
  /** Stores the id of the current game; null for none. */
  putCurrentId(id: string | null): Promise<void>;
  /**
   * Calls back when another tab may have written the current game or this tab's own, whose id `own` returns;
   * returns an unsubscribe function.
   */
  watch(written: () => void, own: () => string | null): () => void;
}

/** The key of the current game's id among the games; it is no entry of the library. */
const CURRENT_KEY = '(in hand)';
/** The value stored in place of a deleted game: local storage may be a minute behind, and still name it. */
export const DELETED = '(deleted)';

/**
 * Opens the browser's database of a game's library, in which every tab reads and writes. `name` must be unique among
 * the databases of this site. Never throws: a database that the browser forbids rejects each request.
 */
export function openGameDatabase(name: string): GameDatabase {
  const games = openRecords(name, 'games');
  const { publish, listen } = openChannel(name);
  const update: GameDatabase['update'] = (...asked) => games.update(...asked).then(publish);
  return {
    entries: async () =>
      (await games.all()).filter(([id, entry]) => id !== CURRENT_KEY && entry !== DELETED),
    get: games.get,
    update,
    // A deletion cannot be undone. A database without room for a word is still cleared.
    remove: (id) => update(id, () => DELETED, true).catch(() => games.remove(id)),
    currentId: () => games.get(CURRENT_KEY),
    putCurrentId: (id) => update(CURRENT_KEY, () => id),
    watch: (written, own) =>
      listen(written, async () => {
        const ids = [await games.get(CURRENT_KEY), own()];
        const entries = await Promise.all(
          ids.map((id) => (typeof id === 'string' ? games.get(id) : Promise.resolve(null))),
        );
        return JSON.stringify([ids, entries]);
      }),
  };
}

/** A stored game of the library, with its id. */
export interface EntryWithId extends Entry {
  readonly id: string;
}

/**
 * The two candidates for the current game: the one that the database has marked as current (`current`), and the one with
 * the id in the pointer of local storage (`pointedTo`). Either is null if it is not stored; `isPointerDeleted` says
 * whether the latter was deleted.
 */
export interface Found {
  readonly current: EntryWithId | null;
  readonly pointedTo: EntryWithId | null;
  /** Whether the game with the pointer's id was deleted, so that the pointer is out of date. */
  readonly isPointerDeleted: boolean;
}
/**
 * The result of looking up the current game in the database: the candidates found, or the fault that prevented
 * reading it.
 */
export type GameLookup = Found | StorageFault;

/**
 * Looks up the two candidates for the current game: the one that the database has marked as current, and the one with
 * the id `pointer`, which was read from local storage; either is null if it is not stored. Resolves with a fault
 * instead if the database cannot be read. Never rejects.
 */
export async function findGame(
  database: GameDatabase,
  pointer: string | null,
): Promise<GameLookup> {
  const at = async (id: unknown): Promise<unknown> =>
    typeof id === 'string' ? database.get(id) : null;
  const entryOf = (id: unknown, entry: unknown): EntryWithId | null =>
    typeof id === 'string' && isEntry(entry) ? { ...entry, id } : null;
  try {
    const id = await database.currentId();
    const [held, named] = [await at(id), await at(pointer)];
    return {
      current: entryOf(id, held),
      pointedTo: entryOf(pointer, named),
      isPointerDeleted: named === DELETED,
    };
  } catch (error) {
    return storageFault(error);
  }
}

/**
 * How a game is saved. `strict`: wait until it is on the disk. `seenOnly`: replace a stored state only if it is the one
 * that this tab wrote or read last; otherwise a state that the game continues is replaced too, and a deleted game comes
 * back. `timeOnly`: as `seenOnly`, but replace also the same state with another time left. All are false by default.
 */
export interface SaveOptions {
  readonly strict?: boolean;
  readonly seenOnly?: boolean;
  readonly timeOnly?: boolean;
}

/**
 * A function that returns whether the game in `text` continues the game in `saved`, so that it may replace it. Both are
 * texts of saves.
 */
export type IsContinuationOf = (saved: string, text: string) => boolean;

/**
 * Returns the operations on a game's library in `database`, which has all games that this browser has saved: save, save
 * durably and remove. Other tabs may write too: a state of theirs is overwritten only by one that continues it
 * (`isContinuationOf`), or if it differs from what this tab has seen only in the time left (`isSame`). `now` returns the
 * time stored with a save.
 */
export function createLibrary(
  database: GameDatabase,
  isContinuationOf: IsContinuationOf,
  now: () => Date,
  isSame: IsSame = Object.is,
) {
  /** The text of each game that this tab has last saved or read. */
  const seen = new Map<string, string>();
  /** Today's form of a game that was read, which is no change of it. */
  const forms = new Map<string, string>();
  /** The text of each game whose last write failed; the database may have it all the same, if its answer was only late. */
  const attempted = new Map<string, string>();

  /** Returns whether this tab has last read or saved this text of a game, or has tried to save it. */
  const hasSeen = (id: string, text: string | null): boolean =>
    isSame(text, seen.get(id)) || isSame(text, attempted.get(id));

  /** Notes what this tab has read or saved of a game, and today's form of it. */
  function see(id: string, text: string, form = text): void {
    seen.set(id, text);
    forms.set(id, form);
  }

  /** Saves a game over what this tab has seen of it, or, unless the options forbid it, over a text that it continues. */
  async function save(
    id: string,
    text: string,
    { strict = false, seenOnly = false, timeOnly = false }: SaveOptions = {},
  ): Promise<Written> {
    const at = now().getTime();
    let written = 'saved' as Written;
    let undo = (): void => undefined;
    const change = (old: unknown): unknown => {
      const saved = isEntry(old) ? old.text : null;
      const isLastSeen = isSame(saved, seen.get(id));
      const isSeen = hasSeen(id, saved);
      const mayWrite =
        saved === null
          ? !(seenOnly || timeOnly) || old !== DELETED
          : isSeen ||
            saved === text ||
            (!seenOnly && (timeOnly ? isSame : isContinuationOf)(saved, text));
      written = mayWrite ? 'saved' : 'elsewhere';
      // A tab that waits for the player's choice may come to the other's state; it still must not go on from there.
      if (!mayWrite || (isLastSeen && forms.get(id) === text) || (seenOnly && saved === text))
        return old;
      const [had, form] = isSeen && !isLastSeen ? [saved] : [seen.get(id), forms.get(id)];
      undo = () => {
        attempted.set(id, text);
        if (seen.get(id) !== text) return;
        if (had == null) seen.delete(id);
        else see(id, had, form);
      };
      see(id, text);
      return saved === text ? old : { text, at };
    };
    try {
      await database.update(id, change, strict);
    } catch (error) {
      // The earlier text is most likely still there, which may be one that this tab has not read.
      undo();
      return storageFault(error);
    }
    if (written === 'saved') attempted.delete(id);
    return written;
  }

  return {
    database,
    seen: seen as ReadonlyMap<string, string>,
    hasSeen,
    see,
    save,

    /** Saves a game, and returns `saved` only once the disk has it and it reads back the same. */
    async saveDurably(id: string, text: string): Promise<Written> {
      const written = await save(id, text, { strict: true });
      if (written !== 'saved') return written;
      return database
        .get(id)
        .then(
          (entry) => (isEntry(entry) && entry.text === text ? 'saved' : 'elsewhere'),
          storageFault,
        );
    },

    remove: (id: string): Promise<void> => database.remove(id),
  };
}

/**
 * The operations on a game's library, as `createLibrary` returns them: `save` saves a game by its id, `saveDurably`
 * does so and resolves only once the disk has it, `remove` deletes it. `seen` has the text of each game that this tab
 * has last saved or read; `see` notes one that it has read, and `hasSeen` returns whether a text is that one, or one
 * that it has tried to save.
 */
export type GameLibrary = ReturnType<typeof createLibrary>;
