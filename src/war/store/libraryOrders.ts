import { openDrafts, type Game } from '../game/game';
import { addToTemplateList } from '../game/templateList';
import { keptGames, takeKept, type LibraryWritten } from './keptGames';
import type { LibraryFile } from './libraryFile';
import type { StudiesDatabase } from './libraryStudies';
import { AT_REST, type Store, type Services } from './state';
import { writeGame } from '../game/writing';
import { seenText } from '../../shell/seenText';

interface Ways {
  /** Begins a game of its own. */
  readonly enter: (game: Omit<Game, 'id'>) => void;
  /** Takes a game in hand. */
  readonly show: (game: Game) => void;
  /** Says that no game is in hand any more. */
  readonly letGo: () => void;
}

/** What can be ordered of the games that this browser keeps. */
export function createLibraryOrders(
  store: Store,
  services: Services,
  library: LibraryWritten,
  { enter, show, letGo }: Ways,
) {
  return {
    /** All games of this browser, the last kept first; rejects where it forbids its database. */
    keptGames: () => keptGames(library),

    /** The whole library as one file, its studies among it, out and in again. */
    file: async (studies: StudiesDatabase): Promise<LibraryFile> =>
      (await import('./libraryFile')).createLibraryFile(store, services, library, studies),

    /** Takes a game of the library in hand; one that is damaged as a game of its own, that text staying as it is. */
    openKept: async (id: string): Promise<void> => {
      if (store.getState().game?.id === id) store.setState({ screen: 'game' });
      else {
        const kept = await takeKept(library, id);
        if (kept?.game == null) return;
        if (kept.faults.length > 0) enter(kept.game);
        else show(kept.game);
      }
    },

    /** Gives a game of the library a name, or takes its name away where that is empty. */
    nameKept: async (id: string, name: string): Promise<void> => {
      const { game } = store.getState();
      if (game?.id === id) store.setState({ game: named(game, name) });
      else {
        const kept = await takeKept(library, id);
        if (kept?.game != null && kept.faults.length === 0)
          await library.keep(id, writeGame(named(kept.game, name)));
      }
    },

    /** Deletes a game of the library for good, also where it is in hand. */
    deleteKept: async (id: string): Promise<void> => {
      const kept = await takeKept(library, id);
      await library.remove(id);
      const drafts = kept?.game == null ? [] : openDrafts(kept.game);
      // What a side has sealed stays so: the game may go on elsewhere.
      if (drafts.length > 0) addToTemplateList(services.storage, drafts);
      if (store.getState().game?.id !== id) return;
      letGo();
      store.setState({ ...AT_REST, game: null, screen: 'headquarters' });
    },
  };
}

/** Characters of the name that a game is given. */
export const LONGEST_GAME_NAME = 60;

/** A game with its name, which is the event of its record. */
function named(game: Game, name: string): Game {
  const value = seenText(name).slice(0, LONGEST_GAME_NAME);
  const others = game.tags.filter((tag) => tag.name !== 'Event');
  return { ...game, tags: value === '' ? others : [{ name: 'Event', value }, ...others] };
}

export type LibraryOrders = ReturnType<typeof createLibraryOrders>;
