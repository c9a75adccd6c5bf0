import { createStore } from 'zustand/vanilla';
import type { Tag } from '../engine/notation/recordText';
import { createDeploymentOrders } from './deploymentOrders';
import { firstStage } from '../game/deployments';
import { isSecret, type Game } from '../game/game';
import { createKeeping, GAME_KEY, readDamaged } from './keeping';
import { createLibrary, type Archive } from './library';
import { createLibraryOrders } from './libraryOrders';
import type { Opened } from '../game/records';
import { createSlot, type Drawer, type Watcher } from '../../shell/platform/slot';
import type { Sealer } from '../../shell/platform/seal';
import { createReviewOrders } from './review';
import { AT_EASE, type GameState, type NewGame, type World } from './state';
import { beginWar } from '../game/war';
import { createWarOrders, dutyIn } from './warOrders';
import type { Settings } from '../../shell/settingsStore';
import type { WarSettings } from '../game/settings';
import { SAVE_VERSION } from '../game/saveFormat';

export interface Surroundings {
  readonly drawer: Drawer;
  readonly watcher: Watcher;
  readonly sealer: Sealer;
  readonly randomInt: (n: number) => number;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly archive: Archive;
  readonly settings: Settings<WarSettings>;
}

/**
 * The game on one machine: its state, and everything that can be ordered. It keeps the game after every
 * change and takes up what was kept. Runs without React and without a browser.
 */
export function createGame(surroundings: Surroundings) {
  const { drawer, watcher, sealer, randomInt, newId, now, archive, settings } = surroundings;
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
  }));

  const world: World = { slot, drawer, sealer, randomInt, newId };
  const { keep, stopWatchingGame, ...keeping } = createKeeping(store, world, library);
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
    settings,
    begin,
    ...keeping,
    ...createLibraryOrders(store, world, library, { enter, show }),
    ...createDeploymentOrders(store, world, keep),
    ...createWarOrders(store, settings),
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

    /** Begins the game anew with the sides changed. */
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

    stopWatching: stopWatchingGame,
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
