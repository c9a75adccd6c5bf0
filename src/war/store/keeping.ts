import type { GameLibrary } from './library';
import { keepDraftTemplates } from './deploymentOrders';
import type { Game } from '../game/game';
import { anythingKept } from './gamePlaces';
import { readerHere, whenReadable } from './reader';
import type { Written } from '../../shell/storage';
import type { Store, Services } from './state';
import type { Keeper } from './takingUp';
import { writeGame } from '../game/writing';

/**
 * Keeps the game of a tab after every change: in the slot of the game in hand and in the library. What is damaged
 * is kept aside, and what another tab writes is never written over unasked; what a newer version writes, never at all.
 * What reads games, and tells of those that cannot be read, comes where something is kept (takingUp.ts).
 */
export function createKeeping(store: Store, services: Services, library: GameLibrary) {
  const { slot, storage, newId } = services;
  /** The game last taken up, or kept before it is shown: it need not be kept again until something is done. */
  let kept: Game | null = null;
  const keeper: Keeper = {
    store,
    slot,
    storage,
    library,
    inLibrary,
    takenUp: (game) => {
      kept = game;
    },
  };

  /** Keeps a game before it is shown; settles once the library, too, has it or cannot have it. */
  async function keep(game: Game): Promise<void> {
    const text = writeGame(game);
    writeSlot(text);
    await inLibrary(game, text);
    kept = game;
  }

  /** Writes the game in hand to its slot, unless another tab has written there. */
  function writeSlot(text: string): void {
    if (store.getState().keeping !== 'elsewhere') store.setState({ keeping: slot.write(text) });
  }

  /** Keeps a game in the library; the answer holds for the game in hand alone. */
  async function inLibrary(game: Game, text: string): Promise<Written> {
    const written = await library.keep(game.id, text);
    if (store.getState().game?.id === game.id) store.setState({ library: written });
    return written;
  }

  /** Keeps a game in the library; a war that another tab has taken elsewhere becomes a game of its own, so that neither is lost. */
  async function keepInLibrary(game: Game, text: string): Promise<void> {
    if ((await inLibrary(game, text)) !== 'elsewhere' || game.stage.name !== 'war') return;
    const inHand = store.getState().game;
    if (inHand?.id === game.id) store.setState({ game: { ...inHand, id: newId() } });
  }

  /** Takes up what is kept, if anything is; true where damage was found that has not been told yet. */
  function begin(): boolean {
    if (anythingKept(storage)) return readerHere().beginWithKept(keeper);
    if (slot.read() === undefined) store.setState({ keeping: 'forbidden' });
    return false;
  }

  const foundDamage = begin();
  store.subscribe((state, before) => {
    // What is in the library is not given up.
    if (before.game !== null && before.game.id !== state.game?.id && before.library !== 'kept')
      void keepDraftTemplates(services, before.game);
    if (state.game === before.game || state.game === null || state.game === kept) return;
    const text = writeGame(state.game);
    writeSlot(text);
    void keepInLibrary(state.game, text);
  });
  const stopWatchingGame = slot.watch(
    () => whenReadable((reader) => reader.hearOtherTab(keeper)),
    () => whenReadable((reader) => void reader.tellNewer(keeper)),
  );

  return {
    /** The kept game was damaged, which headquarters explains before anybody plays on. */
    foundDamage,
    keep,
    stopWatchingGame,

    /** Goes on from what another tab has written. */
    followOtherTab: (): void => whenReadable((reader) => reader.followOtherTab(keeper)),

    /** Keeps this tab's game over what another tab has written. */
    keepThisTab: (): void => {
      const { game } = store.getState();
      if (game !== null) store.setState({ keeping: slot.overwrite(writeGame(game)) });
    },

    /** Forgets a damaged save for good. */
    discardDamaged: (text: string): void =>
      whenReadable((reader) => reader.discardDamaged(keeper, text)),
  };
}

export type SaveOrders = Omit<ReturnType<typeof createKeeping>, 'keep' | 'stopWatchingGame'>;
