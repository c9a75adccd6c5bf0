import { createStore } from 'zustand/vanilla';
import type { Tag } from '../engine/recordText';
import { createDeploymentOrders, firstStage } from './deploymentOrders';
import { isSecret, type Game } from './game';
import { createKeeping, GAME_KEY, readDamaged } from './keeping';
import { createLibrary, type Archive } from './library';
import { createLibraryOrders } from './libraryOrders';
import {
  readPreferences,
  watchPreferences,
  writePreferences,
  type Preferences,
} from './preferences';
import type { Opened } from './records';
import { createSlot, type Drawer, type Watcher } from './slot';
import type { Sealer } from './seal';
import { createReviewOrders } from './review';
import { AT_EASE, type GameState, type NewGame, type World } from './state';
import { beginWar } from './war';
import { createWarOrders, dutyIn } from './warOrders';
import { SAVE_VERSION } from './writing';

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
  const slot = createSlot(drawer, GAME_KEY, watcher, SAVE_VERSION);
  const library = createLibrary(archive, now);
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

  const world: World = { slot, drawer, sealer, below, newId };
  const { keep, stopWatchingGame, ...keeping } = createKeeping(store, world, library);
  const stopWatchingPreferences = watchPreferences(watcher, () =>
    store.setState({ preferences: readPreferences(drawer) }),
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
    ...keeping,
    ...createLibraryOrders(store, world, library, { enter, show }),
    ...createDeploymentOrders(store, world, keep),
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
    raiseCurtain: (): void => store.setState(({ sealing }) => ({ curtain: sealing })),

    /** Goes on from a game or a position found in a text. */
    open: ({ war, tags, ...rest }: Opened): void =>
      enter({
        ...rest,
        tags: tags ?? [today()],
        way: 'position',
        opening: null,
        stage: { name: 'war', war },
      }),

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
      writePreferences(drawer, wish);
    },

    stopWatching: (): void => {
      stopWatchingGame();
      stopWatchingPreferences();
    },
  };
}

export type Command = ReturnType<typeof createGame>;

/** A day as records write it. */
const dateText = (day: Date): string =>
  [
    `${day.getFullYear()}`.padStart(4, '0'),
    `${day.getMonth() + 1}`.padStart(2, '0'),
    `${day.getDate()}`.padStart(2, '0'),
  ].join('.');
