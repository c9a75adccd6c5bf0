import { isSecret, type Game } from '../game/game';
import { writeGame } from '../game/writing';
import type { Written } from '../../shell/storage';
import { readHint } from './gamePlaces';
import { discardDamaged, hearDatabase, type Keeper } from './takingUp';

/**
 * Keeps a sealed deployment. It is kept only once the library has it for sure, and nothing of it lies in clear in local
 * storage.
 */
export async function keepSealed(keeper: Keeper, game: Game): Promise<Written> {
  const { store, slot, library, writeHint, pointAt, takenUp } = keeper;
  const text = writeGame(game);
  const written = await library.keepForSure(game.id, text);
  const isInHand = (): boolean => store.getState().game?.id === game.id;
  if (isInHand()) store.setState({ library: written });
  if (written === 'elsewhere' && isInHand()) store.setState({ keeping: written, overtaken: true });
  if (written !== 'kept') return written;
  pointAt(game.id);
  if (store.getState().keeping !== 'elsewhere') writeHint(game, text);
  forgetInClear(keeper, game.id);
  const { id, isVeiled } = readHint(slot.read());
  if (id === game.id && !isVeiled) return 'full';
  takenUp(game);
  if (isInHand() && store.getState().keeping !== 'elsewhere') store.setState({ keeping: 'kept' });
  return 'kept';
}

/** Forgets the damaged texts in which a deployment that is sealed now may stand in clear. */
function forgetInClear(keeper: Keeper, id: string): void {
  for (const { text } of keeper.store.getState().damaged)
    if (text.includes(JSON.stringify(id))) discardDamaged(keeper, text);
}

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
  pointAt(own.id);
}

/** Asks a database again that has not answered. */
export async function tryAgain(keeper: Keeper): Promise<void> {
  const { game } = keeper.store.getState();
  if (game !== null) await keeper.keepChanged(game, true);
  else hearDatabase(keeper, await keeper.find());
}
