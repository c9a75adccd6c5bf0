import { openDrafts, type Game } from '../game/game';
import { isOver } from '../game/over';
import { addToTemplateList } from '../game/templateList';
import { writeGame } from '../game/writing';
import { seenText } from '../../shell/seenText';
import { takeKept, type LibraryWritten } from './keptGames';
import { AT_REST, type Services, type Store } from './state';

export interface LibraryCallbacks {
  /** Takes a game in hand. */
  readonly show: (game: Game) => void;
  /** Looks at a game; it is in hand once it is gone on with. */
  readonly view: (game: Game) => void;
  /** Says that no game is in hand any more. */
  readonly letGo: () => void;
}

/** What can be ordered of one game of the library, of which nothing is needed before somebody is there. */
export function createKeptGameOrders(
  store: Store,
  services: Services,
  library: LibraryWritten,
  { show, view, letGo }: LibraryCallbacks,
) {
  return {
    /**
     * Takes a game of the library in hand, or looks at one that is over; one that is damaged as a game of its own, that
     * text staying as it is.
     */
    openKept: async (id: string): Promise<void> => {
      if (store.getState().game?.id === id) store.setState({ screen: 'game' });
      else {
        const kept = await takeKept(library, id);
        if (kept?.game == null) return;
        const isDamaged = kept.faults.length > 0;
        const game = isDamaged ? { ...kept.game, id: services.newId() } : kept.game;
        if (isOver(game)) view(game);
        else show(game);
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
