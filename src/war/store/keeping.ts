import type { GameLibrary } from './library';
import { keepDraftTemplates } from './deploymentOrders';
import { isSecret, type Game } from '../game/game';
import { readKept, whenReadable } from './reader';
import type { SaveReading } from '../game/save';
import type { TextStorage, Written } from '../../shell/storage';
import { AT_REST, type Store, type Services, atRestIn } from './state';
import type { DamagedSave } from '../game/save';
import { writeGame } from '../game/writing';
import { SAVE_VERSION } from '../game/saveFormat';
import { besideKey } from '../../shell/versions';

export const GAME_KEY = 'game-of-war/game';
const DAMAGED_KEY = 'game-of-war/damaged';

/** Whether a game may begin with `createGame` only once the reader is fetched: something is kept to be read. */
export const anythingKept = (storage: TextStorage): boolean =>
  [GAME_KEY, besideKey(GAME_KEY, SAVE_VERSION), DAMAGED_KEY].some(
    (key) => typeof storage.read(key) === 'string',
  );

/** The text of the game under way, as a file to save; null where none is kept. Never throws. */
export function keptIn(
  storage: TextStorage,
): { readonly fileName: string; readonly text: string } | null {
  const text = storage.read(GAME_KEY);
  return typeof text === 'string' ? { fileName: 'game-of-war.json', text } : null;
}

/**
 * Keeps the game of a tab after every change: in the slot of the game in hand and in the library. What is damaged
 * is kept aside, and what another tab writes is never written over unasked; what a newer version writes, never at all.
 */
export function createKeeping(store: Store, services: Services, library: GameLibrary) {
  const { slot, storage, newId } = services;
  /** The game last taken up, or kept before it is shown: it need not be kept again until something is done. */
  let kept: Game | null = null;

  /** Takes up the game in storage as it is now; true where damage was found that has not been told yet. */
  function takeUp(): boolean {
    const newer = tellNewer();
    const text = slot.read();
    if (typeof text !== 'string') {
      const keeping = text === undefined ? 'forbidden' : 'kept';
      store.setState({ ...AT_REST, game: null, screen: 'headquarters', keeping });
      return newer;
    }
    shelveBeside(text);
    const reading = readKept(text);
    const isNew = reading.faults.length > 0 && !isTold(text);
    const keeping = isNew ? putAside(damagedSave(text, reading)) : 'kept';
    kept = reading.game;
    if (kept !== null && reading.faults.length === 0) void inLibrary(kept, text);
    store.setState({
      ...atRestIn(reading.game),
      game: reading.game,
      curtain: reading.game !== null && isSecret(reading.game),
      keeping,
    });
    return isNew;
  }

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

  const isTold = (text: string): boolean =>
    store.getState().damaged.some((save) => save.text === text);

  /** Keeps a damaged save beside those that any tab has put there. */
  function putAside(save: DamagedSave): Written {
    store.setState(({ damaged }) => ({ damaged: [...damaged, save] }));
    return writeAside(storage, [...textsAside(storage), save.text]);
  }

  /** Tells of a game that a newer version has kept, which stays where it is; true where it has not been told yet. */
  function tellNewer(): boolean {
    const text = slot.newer();
    if (text === null || isTold(text)) return false;
    const told = damagedSave(text, readKept(text));
    const wasNewer = ({ faults }: DamagedSave): boolean =>
      faults.some(({ code }) => code === 'newer');
    const aside = new Set(textsAside(storage));
    store.setState(({ damaged }) => ({
      // Of one that it has gone on with, the last is told of.
      damaged: [...damaged.filter((save) => aside.has(save.text) || !wasNewer(save)), told],
    }));
    return true;
  }

  /** Puts into the library what was played while a newer version's game held the place that is free again. */
  function shelveBeside(inHand: string): void {
    const text = slot.leftBeside();
    if (text === null) return;
    const { game } = readKept(text);
    if (text === inHand || game === null) return;
    void library.keep(game.id, text).then((written) => {
      if (written === 'kept') slot.clearBeside();
    });
  }

  const foundDamage = takeUp();
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
    () =>
      whenReadable(() => {
        const { game, screen, keeping } = store.getState();
        // A tab that waits at headquarters, all its game kept, has nothing of its own to lose.
        if (game === null || (screen === 'headquarters' && keeping === 'kept')) takeUp();
        else store.setState({ keeping: 'elsewhere' });
      }),
    () => whenReadable(() => void tellNewer()),
  );

  return {
    /** The kept game was damaged, which headquarters explains before anybody plays on. */
    foundDamage,
    keep,
    stopWatchingGame,

    /** Goes on from what another tab has written. */
    followOtherTab: (): void =>
      whenReadable(() => {
        const damaged = takeUp();
        store.setState(({ game }) => ({
          screen: game === null || damaged ? 'headquarters' : 'game',
        }));
      }),

    /** Keeps this tab's game over what another tab has written. */
    keepThisTab: (): void => {
      const { game } = store.getState();
      if (game !== null) store.setState({ keeping: slot.overwrite(writeGame(game)) });
    },

    /** Forgets a damaged save for good. */
    discardDamaged: (text: string): void => {
      const { game } = store.getState();
      store.setState(({ damaged }) => ({ damaged: damaged.filter((save) => save.text !== text) }));
      writeAside(
        storage,
        textsAside(storage).filter((aside) => aside !== text),
      );
      if (slot.newer() === text) {
        slot.clearNewer();
        if (game !== null) store.setState({ keeping: slot.overwrite(writeGame(game)) });
        return;
      }
      // Until the next action it is still what is kept as the game, and would be found there again.
      if (storage.read(GAME_KEY) !== text) return;
      if (game === null) slot.clear();
      else store.setState({ keeping: slot.overwrite(writeGame(game)) });
    },
  };
}

const damagedSave = (text: string, { game, faults }: SaveReading): DamagedSave => ({
  text,
  faults,
  recovered: game !== null,
});

/** The damaged saves that were put aside and have not been discarded. */
export const readDamaged = (storage: TextStorage): DamagedSave[] =>
  textsAside(storage).map((text) => damagedSave(text, readKept(text)));

function textsAside(storage: TextStorage): string[] {
  const kept = storage.read(DAMAGED_KEY);
  if (typeof kept !== 'string') return [];
  try {
    const texts: unknown = JSON.parse(kept);
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [kept];
  }
}

function writeAside(storage: TextStorage, texts: readonly string[]): Written {
  if (texts.length > 0) return storage.write(DAMAGED_KEY, JSON.stringify(texts));
  storage.remove(DAMAGED_KEY);
  return 'kept';
}

export type SaveOrders = Omit<ReturnType<typeof createKeeping>, 'keep' | 'stopWatchingGame'>;
