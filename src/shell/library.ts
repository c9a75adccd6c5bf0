import { openChannel } from './platform/channel';
import { openRecords } from './platform/database';
import { storageFault, type StorageFault, type Written } from './storage';
import { isEntry, type Entry } from './libraryEntry';

/** The browser's database of games, by their ids. Each of its answers may fail, none takes for ever. */
export interface GameDatabase {
  entries(): Promise<readonly (readonly [unknown, unknown])[]>;
  get(id: string): Promise<unknown>;
  /** Puts what is made of an entry in its place, no other tab coming between; `strict` waits for the disk. */
  update(id: string, change: (old: unknown) => unknown, strict?: boolean): Promise<void>;
  remove(id: string): Promise<void>;
  /** The id of the game in hand, the last that any tab has taken up. */
  inHand(): Promise<unknown>;
  putInHand(id: string | null): Promise<void>;
  /**
   * Calls back when another tab may have written the game in hand or this tab's own, of which `own` gives the id;
   * returns the way to stop.
   */
  watch(written: () => void, own: () => string | null): () => void;
}

/** Where the id of the game in hand lies among the games; what lies there is no entry of the library. */
const IN_HAND = '(in hand)';
/** What lies in the place of a game that was deleted: local storage may be a minute behind, and still name it. */
const DELETED = '(deleted)';

/** Opens the database of a game's library, `name`, which no other game of this origin may bear. */
export function openGameDatabase(name: string): GameDatabase {
  const games = openRecords(name, 'games');
  const { tell, hear } = openChannel(name);
  const update: GameDatabase['update'] = (...asked) => games.update(...asked).then(tell);
  return {
    entries: async () =>
      (await games.all()).filter(([id, entry]) => id !== IN_HAND && entry !== DELETED),
    get: games.get,
    update,
    // A database without room for a word is emptied all the same.
    remove: (id) => update(id, () => DELETED).catch(() => games.remove(id)),
    inHand: () => games.get(IN_HAND),
    putInHand: (id) => update(IN_HAND, () => id),
    watch: (written, own) =>
      hear(written, async () => {
        const ids = [await games.get(IN_HAND), own()];
        const entries = await Promise.all(
          ids.map((id) => (typeof id === 'string' ? games.get(id) : Promise.resolve(null))),
        );
        return JSON.stringify([ids, entries]);
      }),
  };
}

/** An entry of the library with the id it lies under. */
export interface Kept extends Entry {
  readonly id: string;
}

/** What the database has of the game in hand, by its own word and by that of the hint in local storage. */
export interface Found {
  readonly inHand: Kept | null;
  readonly hinted: Kept | null;
  /** Whether what the hint names was deleted: the hint is old. */
  readonly isHintDeleted: boolean;
}
/** What the database answers when it is asked for the game in hand. */
export type Finding = Found | StorageFault;

/** Asks the database for the game in hand. Never rejects. */
export async function findGame(database: GameDatabase, hint: string | null): Promise<Finding> {
  const at = async (id: unknown): Promise<unknown> =>
    typeof id === 'string' ? database.get(id) : null;
  const entryOf = (id: unknown, entry: unknown): Kept | null =>
    typeof id === 'string' && isEntry(entry) ? { ...entry, id } : null;
  try {
    const id = await database.inHand();
    const [held, named] = [await at(id), await at(hint)];
    return {
      inHand: entryOf(id, held),
      hinted: entryOf(hint, named),
      isHintDeleted: named === DELETED,
    };
  } catch (error) {
    return storageFault(error);
  }
}

/** How a game is kept: waiting for the disk; over nothing but what this tab has seen of it. */
export interface SaveOptions {
  readonly strict?: boolean;
  readonly seenOnly?: boolean;
}

/** Whether a text of a game carries on what was kept of it, so that it may take its place. */
export type IsContinuationOf = (kept: string, text: string) => boolean;

/**
 * All games of this browser, the one in hand among them: what it has is the truth about a game. Several tabs write
 * here: a game that another tab has taken elsewhere is never written over.
 */
export function createLibrary(
  database: GameDatabase,
  isContinuationOf: IsContinuationOf,
  now: () => Date,
) {
  /** What this tab has last kept or read of each game. */
  const seen = new Map<string, string>();
  /** What today's version writes of a game that has been read, which says nothing new of it. */
  const asRead = new Map<string, string>();

  /** Keeps a game in the place of what this tab has seen of it, or, unless told not to, of what it carries on. */
  async function keep(
    id: string,
    text: string,
    { strict = false, seenOnly = false }: SaveOptions = {},
  ): Promise<Written> {
    let written = 'kept' as Written;
    let before = null as string | null;
    const change = (old: unknown): unknown => {
      const kept = isEntry(old) ? old.text : null;
      const foreign = kept !== null && kept !== seen.get(id) && (seenOnly || kept !== text);
      const ours = !foreign || (!seenOnly && isContinuationOf(kept, text));
      written = ours ? 'kept' : 'elsewhere';
      if (ours && kept === text) seen.set(id, text);
      if (!ours || kept === text || (!foreign && asRead.get(id) === text)) return old;
      before = kept;
      seen.set(id, text);
      asRead.delete(id);
      return { text, at: now().getTime() };
    };
    try {
      await database.update(id, change, strict);
    } catch (error) {
      // What was there before is there still.
      if (before !== null && seen.get(id) === text) seen.set(id, before);
      return storageFault(error);
    }
    return written;
  }

  return {
    database,
    seen,
    asRead,
    keep,

    /** Keeps a game, and answers that it is kept only once the disk has it and it reads the same. */
    async saveDurably(id: string, text: string): Promise<Written> {
      const written = await keep(id, text, { strict: true });
      if (written !== 'kept') return written;
      return database
        .get(id)
        .then(
          (entry) => (isEntry(entry) && entry.text === text ? 'kept' : 'elsewhere'),
          storageFault,
        );
    },

    remove: (id: string): Promise<void> => database.remove(id),
  };
}

export type GameLibrary = ReturnType<typeof createLibrary>;
