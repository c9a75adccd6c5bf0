import { GAME, HOME, without } from '../route';
import type { SavedGames } from './savedGames';
import type { PersistenceNeeds } from './saving';

/**
 * Keeps the store's `screen` equal to the route: opens the game that the route names, and calls `leave` when the route
 * leaves the board. Returns an unsubscribe function. If a save was damaged when the page was opened (`foundDamage`), an
 * address that leads to the board leads to the start page first, which reports it.
 */
export function followRoute<G extends { readonly id: string }, F>(
  { store, navigation, leave }: Pick<PersistenceNeeds<G, F>, 'store' | 'navigation' | 'leave'>,
  { openRouted }: Pick<SavedGames<G, F>, 'openRouted'>,
  foundDamage: boolean,
): () => void {
  function follow(): void {
    const { route, from, by } = navigation.visit.getState();
    const { game, screen } = store.getState();
    const savedId = route.screen === 'savedGame' && 'id' in route ? route.id : null;
    const isBoard = route.screen === GAME.screen;
    // Its address means the current game, not a viewed one of the library.
    const isCurrent = isBoard && (by !== 'address' || from?.screen !== 'savedGame');
    const isThere = isCurrent || (savedId !== null && savedId === game?.id);
    if (screen === 'game' && !isThere) leave();
    if (!isBoard && savedId === null) return;
    // Headquarters explain damage before play continues.
    if (by === 'address' && from === null && foundDamage) navigation.replace(HOME);
    else if (savedId !== null && !isThere) void openRouted(savedId);
    else if (store.getState().game === null) navigation.replace(without('game'));
    else store.setState({ screen: 'game' });
  }
  const stops = [
    navigation.visit.subscribe(follow),
    // Without a game there is no board.
    store.subscribe(({ game, screen }) => {
      if (game === null && screen === 'game') navigation.replace(HOME);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
