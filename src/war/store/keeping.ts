import type { Library } from './library';
import { shelveDrafts } from './deploymentOrders';
import { isSecret, type Game } from '../game/game';
import { readKept, whenReadable } from './reader';
import type { Reading } from '../game/save';
import type { Drawer, Written } from '../../shell/platform/slot';
import { AT_EASE, type Store, type World } from './state';
import type { DamagedSave } from '../game/save';
import { dutyIn } from './warOrders';
import { writeGame } from '../game/writing';

export const GAME_KEY = 'game-of-war/game';
const DAMAGED_KEY = 'game-of-war/damaged';

/** Whether a game may begin with `createGame` only once the reader is fetched: something is kept to be read. */
export const anythingKept = (drawer: Drawer): boolean =>
  [GAME_KEY, DAMAGED_KEY].some((key) => typeof drawer.read(key) === 'string');

/**
 * Keeps the game of a tab after every change: in the slot of the game in hand and in the library. What is damaged
 * is kept aside, and what another tab writes is never written over unasked.
 */
export function createKeeping(store: Store, world: World, library: Library) {
  const { slot, drawer, newId } = world;
  /** The game last taken up, which need not be kept again until something is done. */
  let found: Game | null = null;

  /** Takes up the game in storage as it is now; true where damage was found that has not been told yet. */
  function takeUp(): boolean {
    const text = slot.read();
    if (typeof text !== 'string') {
      const keeping = text === undefined ? 'forbidden' : 'kept';
      store.setState({ ...AT_EASE, game: null, screen: 'headquarters', keeping });
      return false;
    }
    const reading = readKept(text);
    const { damaged } = store.getState();
    const isNew = reading.faults.length > 0 && !damaged.some((save) => save.text === text);
    const keeping = isNew ? setDamaged([...damaged, damagedSave(text, reading)]) : 'kept';
    found = reading.game;
    if (found !== null && reading.faults.length === 0) void inLibrary(found, text);
    store.setState({
      ...AT_EASE,
      chosen: dutyIn(reading.game),
      game: reading.game,
      curtain: reading.game !== null && isSecret(reading.game),
      keeping,
    });
    return isNew;
  }

  /** Keeps a game before it is shown; settles once the library, too, has it or cannot have it. */
  async function keep(game: Game): Promise<void> {
    const text = writeGame(game);
    if (store.getState().keeping !== 'elsewhere') slot.write(text);
    await inLibrary(game, text);
  }

  /** Keeps a game in the library; the answer holds for the game in hand alone. */
  async function inLibrary(game: Game, text: string): Promise<Written> {
    const written = await library.keep(game.id, text);
    if (store.getState().game?.id === game.id) store.setState({ library: written });
    return written;
  }

  /** The same; a war that another tab has taken elsewhere becomes a game of its own, so that neither is lost. */
  async function keepInLibrary(game: Game, text: string): Promise<void> {
    if ((await inLibrary(game, text)) !== 'elsewhere' || game.stage.name !== 'war') return;
    const inHand = store.getState().game;
    if (inHand?.id === game.id) store.setState({ game: { ...inHand, id: newId() } });
  }

  function setDamaged(damaged: readonly DamagedSave[]): Written {
    store.setState({ damaged });
    if (damaged.length > 0)
      return drawer.write(DAMAGED_KEY, JSON.stringify(damaged.map(({ text }) => text)));
    drawer.remove(DAMAGED_KEY);
    return 'kept';
  }

  const foundDamage = takeUp();
  store.subscribe((state, before) => {
    // What is in the library is not given up.
    if (before.game !== null && before.game.id !== state.game?.id && before.library !== 'kept')
      void shelveDrafts(world, before.game);
    if (state.game === before.game || state.game === null || state.game === found) return;
    const text = writeGame(state.game);
    if (state.keeping !== 'elsewhere') store.setState({ keeping: slot.write(text) });
    void keepInLibrary(state.game, text);
  });
  const stopWatchingGame = slot.watch(() =>
    whenReadable(() => {
      const { game, screen, keeping } = store.getState();
      // A tab that waits at headquarters, all its game kept, has nothing of its own to lose.
      if (game === null || (screen === 'headquarters' && keeping === 'kept')) takeUp();
      else store.setState({ keeping: 'elsewhere' });
    }),
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
      const { damaged, game } = store.getState();
      setDamaged(damaged.filter((save) => save.text !== text));
      // Until the next action it is still what is kept as the game, and would be found there again.
      if (drawer.read(GAME_KEY) !== text) return;
      if (game === null) slot.clear();
      else store.setState({ keeping: slot.overwrite(writeGame(game)) });
    },
  };
}

const damagedSave = (text: string, { game, faults }: Reading): DamagedSave => ({
  text,
  faults,
  recovered: game !== null,
});

/** The damaged saves that were put aside and have not been discarded. */
export function readDamaged(drawer: Drawer): DamagedSave[] {
  const kept = drawer.read(DAMAGED_KEY);
  if (typeof kept !== 'string') return [];
  try {
    const texts: unknown = JSON.parse(kept);
    if (!Array.isArray(texts)) return [];
    return texts
      .filter((text) => typeof text === 'string')
      .map((text) => damagedSave(text, readKept(text)));
  } catch {
    return [damagedSave(kept, readKept(kept))];
  }
}
