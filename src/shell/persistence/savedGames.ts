import { GAME, without } from '../route';
import type { Coded, Identified, SavedGame, SaveFormat } from './format';
import type { InHand } from './savedGameOrders';
import type { PersistenceNeeds } from './saving';

/** What can be ordered of the games that this browser has saved. */
export interface SavedGames<G, F, Head = unknown> {
  /** All of them, the last saved first, as far as they are read without carrying out orders; rejects where the browser forbids its database. */
  readonly savedGames: () => Promise<readonly (SavedGame<G, F> & Head)[]>;
  /** One of them, read whole, to be looked at and not taken in hand; null where another tab has deleted it. */
  readonly gameOf: (id: string) => Promise<G | null>;
  /**
   * Takes one in hand, or looks at one that is over; one that is damaged as a game of its own, that text staying as it is.
   */
  readonly openSaved: (id: string) => Promise<void>;
  /** Opens the one that the route leads to; headquarters say where there is none. */
  readonly openRouted: (id: string) => Promise<void>;
  /** Gives one a name, or takes its name away where that is empty. */
  readonly nameSaved: (id: string, name: string) => Promise<void>;
  /** Deletes one for good, also where it is in hand. */
  readonly deleteSaved: (id: string) => Promise<void>;
}

/** The library of this browser, as one of its tabs reads and writes it, which is fetched once it is asked. */
export function createSavedGames<G extends Identified, F extends Coded, Head>(
  format: SaveFormat<G, F, Head>,
  needs: PersistenceNeeds<G, F>,
  hand: InHand<G>,
): SavedGames<G, F, Head> {
  const { store, navigation } = needs;
  const orders = async () =>
    (await import('./savedGameOrders')).createSavedGameOrders(format, needs, hand);
  let pendingOverlays = 0;
  return {
    savedGames: async () => (await orders()).savedGames(),
    gameOf: async (id) => (await orders()).gameOf(id),
    async openSaved(id) {
      const before = store.getState().game?.id;
      const mine = (pendingOverlays += 1);
      // While a long one is read another may be asked for, or begun.
      const isStill = (): boolean =>
        mine === pendingOverlays && store.getState().game?.id === before;
      if (before === id)
        navigation.push(store.getState().save.is === 'viewing' ? { screen: 'kept', id } : GAME);
      else await (await orders()).openSaved(id, 'push', isStill);
    },
    async openRouted(id) {
      const visit = navigation.visit.getState();
      const isStill = (): boolean => navigation.visit.getState() === visit;
      const isThere = async (): Promise<boolean> =>
        (await orders()).openSaved(id, 'replace', isStill);
      if (!(await isThere().catch(() => false)) && isStill()) navigation.replace(without('record'));
    },
    nameSaved: async (id, name) => (await orders()).nameSaved(id, name),
    deleteSaved: async (id) => (await orders()).deleteSaved(id),
  };
}
