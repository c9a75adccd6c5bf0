import { GAME, without } from '../route';
import type { Coded, Identified, SavedGame, SaveFormat } from './format';
import type { InHand } from './savedGameOrders';
import type { PersistenceNeeds } from './saving';

/** The operations on the saved games of this browser. */
export interface SavedGames<G, F, Head = unknown> {
  /** All of them, the last saved first, read without executing orders; rejects if the browser forbids its database. */
  readonly savedGames: () => Promise<readonly (SavedGame<G, F> & Head)[]>;
  /** Returns one of them, read whole, for viewing; null if another tab has deleted it. */
  readonly gameOf: (id: string) => Promise<G | null>;
  /** Loads one, or shows it if it is over; a damaged one becomes a game of its own, and its text stays. */
  readonly openSaved: (id: string) => Promise<void>;
  /** Opens the one in the route; headquarters report a missing one. */
  readonly openRouted: (id: string) => Promise<void>;
  /** Names one, or removes its name if the new one is empty. */
  readonly nameSaved: (id: string, name: string) => Promise<void>;
  /** Deletes one for good, even the current one. */
  readonly deleteSaved: (id: string) => Promise<void>;
}

/** The library of this browser for one of its tabs; its code is fetched on the first call. */
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
      // While a long one is read another may be requested, or begun.
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
