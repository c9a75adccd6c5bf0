import { createStore } from 'zustand/vanilla';
import type { Tag } from '../engine/recordText';
import { createDeploymentOrders, firstStage, shelveDrafts } from './deploymentOrders';
import type { Game } from './game';
import { createLibrary, type Archive } from './library';
import {
  readPreferences,
  watchPreferences,
  writePreferences,
  type Preferences,
} from './preferences';
import { readKept, whenReadable } from './reader';
import type { Opened } from './records';
import type { Reading } from './save';
import { createSlot, type Drawer, type Watcher, type Written } from './slot';
import type { Sealer } from './seal';
import { createReviewOrders } from './review';
import { AT_EASE, type DamagedSave, type GameState, type NewGame, type World } from './state';
import { beginWar } from './war';
import { createWarOrders, dutyIn } from './warOrders';
import { writeGame } from './writing';

export const GAME_KEY = 'game-of-war/game';
const DAMAGED_KEY = 'game-of-war/damaged';

/** Whether a game may begin with `createGame` only once the reader is fetched: something is kept to be read. */
export const anythingKept = (drawer: Drawer): boolean =>
  [GAME_KEY, DAMAGED_KEY].some((key) => typeof drawer.read(key) === 'string');

export interface Surroundings {
  readonly drawer: Drawer;
  readonly watcher: Watcher;
  readonly sealer: Sealer;
  readonly below: (n: number) => number;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly archive: Archive;
}

/**
 * The game on one machine: its state, and everything that can be ordered. It keeps the game after every
 * change and takes up what was kept. Runs without React and without a browser.
 */
export function createGame(surroundings: Surroundings) {
  const { drawer, watcher, sealer, below, newId, now, archive } = surroundings;
  const slot = createSlot(drawer, GAME_KEY, watcher);
  const library = createLibrary(archive, now);
  const world: World = { slot, drawer, sealer, below, newId, keep };
  const store = createStore<GameState>(() => ({
    game: null,
    screen: 'headquarters',
    curtain: false,
    ...AT_EASE,
    lostSeals: [],
    keeping: 'kept',
    library: 'forbidden',
    damaged: readDamaged(drawer),
    newVersion: null,
    preferences: readPreferences(drawer),
  }));

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
  const stopWatchingPreferences = watchPreferences(watcher, () =>
    store.setState({ preferences: readPreferences(drawer) }),
  );
  const stopWatchingGame = slot.watch(() =>
    whenReadable(() => {
      const { game, screen, keeping } = store.getState();
      // A tab that waits at headquarters, all its game kept, has nothing of its own to lose.
      if (game === null || (screen === 'headquarters' && keeping === 'kept')) takeUp();
      else store.setState({ keeping: 'elsewhere' });
    }),
  );

  const enter = (game: Omit<Game, 'id'>): void => show({ ...game, id: newId() });

  function show(game: Game): void {
    store.setState({
      ...AT_EASE,
      game,
      chosen: dutyIn(game),
      screen: 'game',
      curtain: isSecret(game),
      lostSeals: [],
    });
  }

  const today = (): Tag => ({ name: 'Date', value: dateText(now()) });

  const begin = (wish: NewGame): void =>
    enter({ ...wish, tags: [today()], stage: firstStage(wish) });

  return {
    store,
    drawer,
    newId,
    begin,
    /** The kept game was damaged, which headquarters explains before anybody plays on. */
    foundDamage,
    ...createDeploymentOrders(store, world),
    ...createWarOrders(store),
    ...createReviewOrders(store),

    /** Goes on with the game that was kept. */
    resume: (): void =>
      store.setState(({ game }) => ({ screen: game === null ? 'headquarters' : 'game' })),

    /** Back to headquarters; the game stays kept, and a deployment under way goes behind its curtain. */
    leaveGame: (): void =>
      store.setState(({ game }) => ({
        ...AT_EASE,
        chosen: dutyIn(game),
        screen: 'headquarters',
        curtain: game !== null && isSecret(game),
      })),

    /** The next player has said who holds the machine. */
    raiseCurtain: (): void => store.setState({ curtain: false }),

    /** Goes on from a game or a position found in a text. */
    open: ({ war, tags, ...rest }: Opened): void =>
      enter({
        ...rest,
        tags: tags ?? [today()],
        way: 'position',
        opening: null,
        stage: { name: 'war', war },
      }),

    /** All games of this browser, the last kept first; rejects where it forbids its database. */
    keptGames: () => library.games(),

    /** Takes a game of the library in hand; one that is damaged as a game of its own, that text staying as it is. */
    openKept: async (id: string): Promise<void> => {
      if (store.getState().game?.id === id) store.setState({ screen: 'game' });
      else {
        const kept = await library.take(id);
        if (kept?.game == null) return;
        if (kept.faults.length > 0) enter(kept.game);
        else show(kept.game);
      }
    },

    /** Gives a game of the library a name, or takes its name away where that is empty. */
    nameKept: async (id: string, name: string): Promise<void> => {
      const { game } = store.getState();
      if (game?.id === id) store.setState({ game: named(game, name) });
      else {
        const kept = await library.take(id);
        if (kept?.game != null && kept.faults.length === 0)
          await library.keep(id, writeGame(named(kept.game, name)));
      }
    },

    /** Deletes a game of the library for good, also where it is in hand. */
    deleteKept: async (id: string): Promise<void> => {
      const kept = await library.take(id);
      await library.remove(id);
      if (kept?.game != null) await shelveDrafts(world, kept.game);
      if (store.getState().game?.id !== id) return;
      slot.clear();
      store.setState({ ...AT_EASE, game: null, screen: 'headquarters' });
    },

    /** The same game again with the sides changed. */
    returnMatch: (): void => {
      const { game } = store.getState();
      if (game === null) return;
      const { ruleSet, rules, way, opening, stage } = game;
      const players = { N: game.players.S, S: game.players.N };
      if (way !== 'position') begin({ players, ruleSet, rules, way, opening });
      else if (stage.name === 'war') {
        const war = beginWar(rules, stage.war.start);
        enter({ ...game, players, tags: [today()], stage: { name: 'war', war } });
      }
    },

    /** Tells of a new version of the page, and how to take it; null puts it off. */
    offerVersion: (newVersion: (() => void) | null): void => store.setState({ newVersion }),

    prefer: (wish: Partial<Preferences>): void => {
      const preferences = { ...store.getState().preferences, ...wish };
      store.setState({ preferences });
      writePreferences(drawer, preferences);
    },

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

    stopWatching: (): void => {
      stopWatchingGame();
      stopWatchingPreferences();
    },
  };
}

export type Command = ReturnType<typeof createGame>;

/** Whether something on the board must not be seen by whoever looks at the screen. */
const isSecret = ({ way, stage }: Pick<Game, 'way' | 'stage'>): boolean =>
  way === 'hidden' && stage.name === 'deployment';

/** Characters of the name that a game is given. */
export const LONGEST_GAME_NAME = 60;

/** A game with its name, which is the event of its record. */
function named(game: Game, name: string): Game {
  const value = name.trim().slice(0, LONGEST_GAME_NAME);
  const others = game.tags.filter((tag) => tag.name !== 'Event');
  return { ...game, tags: value === '' ? others : [{ name: 'Event', value }, ...others] };
}

/** A day as records write it. */
const dateText = (day: Date): string =>
  [
    `${day.getFullYear()}`.padStart(4, '0'),
    `${day.getMonth() + 1}`.padStart(2, '0'),
    `${day.getDate()}`.padStart(2, '0'),
  ].join('.');

const damagedSave = (text: string, { game, faults }: Reading): DamagedSave => ({
  text,
  faults,
  recovered: game !== null,
});

function readDamaged(drawer: Drawer): DamagedSave[] {
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
