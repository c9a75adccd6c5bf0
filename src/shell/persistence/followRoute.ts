import { GAME, HOME, without, type BoardNavigation } from '../route';
import type { Coded, Identified, PersistedStore, SaveOrders } from './format';
import type { SavedGames } from './savedGames';

interface FollowRouteNeeds<G, F> {
  readonly store: PersistedStore<G, F>;
  readonly navigation: BoardNavigation;
  readonly orders: Pick<SaveOrders, 'foundDamage'>;
  readonly games: Pick<SavedGames<G, F>, 'openRouted'>;
  /** Leaves the board: what is secret goes behind its curtain, and what is only looked at is put back. */
  readonly leave: () => void;
}

/** Shows the board and leaves it as the route says, until it is called off. */
export function followRoute<G extends Identified, F extends Coded>({
  store,
  navigation,
  orders,
  games,
  leave,
}: FollowRouteNeeds<G, F>): () => void {
  function follow(): void {
    const { route, from, by } = navigation.visit.getState();
    const { game, screen } = store.getState();
    const kept = route.screen === 'kept' && 'id' in route ? route.id : null;
    const isBoard = route.screen === GAME.screen;
    // By its address the game in hand is met, and not the one of the library that is looked at.
    const isInHand = isBoard && (by !== 'address' || from?.screen !== 'kept');
    const isThere = isInHand || (kept !== null && kept === game?.id);
    if (screen === 'game' && !isThere) leave();
    if (!isBoard && kept === null) return;
    // Headquarters explain what is damaged before anybody plays on.
    if (by === 'address' && from === null && orders.foundDamage) navigation.replace(HOME);
    else if (kept !== null && !isThere) void games.openRouted(kept);
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
