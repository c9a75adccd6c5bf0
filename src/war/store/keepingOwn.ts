import { isSecret, type Game } from '../game/game';
import { writeGame } from '../game/writing';
import { hearDatabase, type Keeper } from './takingUp';

/**
 * Keeps this tab's game over what another tab has written; never one that goes behind what the other has sealed or
 * revealed.
 */
export async function keepThisTab(keeper: Keeper): Promise<void> {
  const { store, newId, inLibrary, writeHint, pointAt } = keeper;
  const { game } = store.getState();
  if (game === null) return;
  const written = await inLibrary(game, writeGame(game), { strict: true });
  const inHand = store.getState().game;
  if (inHand === null) return;
  if (isSecret(inHand) && written !== 'kept') {
    store.setState({ overtaken: written === 'elsewhere' });
    return;
  }
  // What another tab has taken elsewhere stays, and this tab's goes on as a game of its own.
  const own = written === 'elsewhere' ? { ...inHand, id: newId() } : inHand;
  store.setState({ keeping: writeHint(own, writeGame(own), true), overtaken: false, game: own });
  pointAt(own.id, true);
}

/**
 * Another tab has taken the game where this one's cannot follow: what is no secret becomes a game of its own, so that
 * neither is lost; a deployment in secret waits for the choice.
 */
export function takenElsewhere({ store, newId }: Keeper, game: Game): void {
  const inHand = store.getState().game;
  if (inHand?.id !== game.id) return;
  if (game.stage.name === 'war') store.setState({ game: { ...inHand, id: newId() } });
  else store.setState({ keeping: 'elsewhere', overtaken: isSecret(inHand) });
}

/** Asks a database again that has not answered. */
export async function tryAgain(keeper: Keeper): Promise<void> {
  const { store, keepChanged, find } = keeper;
  const { game } = store.getState();
  if (game !== null) return keepChanged(game, true);
  const found = await find();
  // What has been begun meanwhile is the newer.
  if (store.getState().game === null) hearDatabase(keeper, found);
}
