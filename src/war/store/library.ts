import { createStore, del, entries, get, update } from 'idb-keyval';
import type { Written } from '../../shell/storage';
import { isEntry } from './libraryEntry';
import { fetchReader, reader } from './reader';

/** The browser's database of games, by their ids. Each of its answers may fail. */
export interface GameDatabase {
  entries(): Promise<readonly (readonly [unknown, unknown])[]>;
  get(id: string): Promise<unknown>;
  /** Puts what is made of an entry in its place, no other tab coming between. */
  update(id: string, change: (old: unknown) => unknown): Promise<void>;
  remove(id: string): Promise<void>;
}

// Asking a forbidden database may throw at once instead of rejecting; `async` makes the two alike.
export function openGameDatabase(): GameDatabase {
  const games = createStore('game-of-war-library', 'games');
  return {
    entries: async () => entries<IDBValidKey, unknown>(games),
    get: async (id) => get<unknown>(id, games),
    update: async (id, change) => update(id, change, games),
    remove: async (id) => del(id, games),
  };
}

/**
 * All games of this browser, kept besides the one in hand. Several tabs write here: a game that another tab has
 * taken elsewhere is never written over.
 */
export function createLibrary(database: GameDatabase, now: () => Date) {
  /** What this tab has last kept or read of each game. */
  const seen = new Map<string, string>();
  /** What today's version writes of a game that has been read, which says nothing new of it. */
  const asRead = new Map<string, string>();

  return {
    database,
    seen,
    asRead,

    /** Keeps a game in the place of what this tab has seen of it, or what it carries on. */
    async keep(id: string, text: string): Promise<Written> {
      let written = 'kept' as Written;
      /** False where what another tab wrote must be read first, which a change, made at once, cannot wait for. */
      let settled = false as boolean;
      const change = (old: unknown): unknown => {
        const kept = isEntry(old) ? old.text : null;
        const foreign = kept !== null && kept !== text && kept !== seen.get(id);
        const ours = !foreign || reader()?.carriesOn(kept, text);
        settled = ours !== undefined;
        if (ours === undefined) return old;
        written = ours ? 'kept' : 'elsewhere';
        if (!ours || kept === text || (!foreign && asRead.get(id) === text)) return old;
        seen.set(id, text);
        asRead.delete(id);
        return { text, at: now().getTime() };
      };
      try {
        await database.update(id, change);
        if (!settled) {
          await fetchReader();
          await database.update(id, change);
        }
      } catch (error) {
        return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
      }
      return written;
    },

    remove: (id: string): Promise<void> => database.remove(id),
  };
}

export type GameLibrary = ReturnType<typeof createLibrary>;
