import type { TextDatabase } from '../../shell/libraryFile/textsPart';
import { keptGames, type LibraryWritten } from './keptGames';
import type { LibraryCallbacks } from './keptGameOrders';
import type { LibraryFile } from './libraryFile';
import type { Services, Store } from './state';

/** What can be ordered of the games that this browser keeps. */
export function createLibraryOrders(
  store: Store,
  services: Services,
  library: LibraryWritten,
  callbacks: LibraryCallbacks,
) {
  const ofOne = async () =>
    (await import('./keptGameOrders')).createKeptGameOrders(store, services, library, callbacks);
  return {
    /** All games of this browser, the last kept first; rejects where it forbids its database. */
    keptGames: () => keptGames(library),

    /** The whole library as one file, its studies among it, out and in again. */
    file: async (studies: TextDatabase): Promise<LibraryFile> =>
      (await import('./libraryFile')).createWarLibraryFile(store, services, library, studies),

    /** Takes a game of the library in hand, or looks at one that is over. */
    openKept: async (id: string): Promise<void> => (await ofOne()).openKept(id),

    /** Gives a game of the library a name, or takes its name away where that is empty. */
    nameKept: async (id: string, name: string): Promise<void> => (await ofOne()).nameKept(id, name),

    /** Deletes a game of the library for good, also where it is in hand. */
    deleteKept: async (id: string): Promise<void> => (await ofOne()).deleteKept(id),
  };
}

export type LibraryOrders = ReturnType<typeof createLibraryOrders>;
