import { createStore } from 'zustand/vanilla';
import { dateText, type Tag } from '../../shell/record/recordText';
import { OPENINGS } from '../engine/openings';
import { RULE_SETS } from '../engine/rules';
import { STANDARD_BOARD } from '../engine/standardMap';
import type { LazyModule } from '../../shell/lazyModule';
import type { AtBoard } from './atBoard/atBoard';
import { createDeploymentOrders, type DeploymentOrders } from './deployment/deploymentOrders';
import { firstStage } from '../game/deployments';
import { isCurtained, type Game } from '../game/game';
import { areHere, PEOPLE, type Seats } from '../game/seat';
import type { LibraryFile } from './library/libraryFile';
import { saveDraftTemplates } from './deployment/drafts';
import { WAR_SAVES } from './library/saves';
import type { GameDatabase } from '../../shell/library';
import type { TextDatabase } from '../../shell/libraryFile/textsPart';
import { NOTHING_SAVED, type SaveOrders } from '../../shell/persistence/format';
import { createPersistence } from '../../shell/persistence/persistence';
import type { AtStart } from '../../shell/persistence/reading';
import type { SavedGames } from '../../shell/persistence/savedGames';
import { currentOf } from '../../shell/persistence/saveState';
import type { Opened } from '../game/records';
import { FORMS, type WarNavigation } from '../game/route';
import type { SaveFault } from '../game/save';
import { boardOf, type WarEvent } from '../game/war';
import { createNavigation, GAME, goToBoard, HOME } from '../../shell/route';
import { createSignal } from '../../shell/signal';
import type { TextStorage } from '../../shell/storage';
import type { Platform } from '../../shell/game';
import { IDLE, idleIn, type GameState, type NewGameOptions, type Services } from './state';
import type { SettingsStore } from '../../shell/settingsStore';
import type { WarSettings } from '../game/settings';
import { createWarTable, type Readable, type Table } from './tables/table';
import { createPast, type Past } from './tables/past';

/**
 * The argument of `createGameStore`: the platform (storage, time, random numbers), the database of games, the settings,
 * and the saved game that was found when the page was opened.
 */
export interface GameStoreNeeds extends Platform, AtStart<Game, SaveFault> {
  readonly database: GameDatabase;
  readonly settings: SettingsStore<WarSettings>;
  /** The module of the services of a war at its board, its clock and ports: fetched when the first war has either. */
  readonly atBoard: Pick<LazyModule<{ readonly run: (board: AtBoard) => void }>, 'here' | 'watch'>;
}

/** The operations on the saved games: to list, open, name and delete them, and to write the library to a file. */
export interface LibraryOrders extends SavedGames<Game, SaveFault> {
  /** Returns the whole library as one file, including its studies. */
  readonly file: (studies: TextDatabase) => Promise<LibraryFile>;
}

/** The current game of a page: its state, and all orders that change it, by subject (war, past, library, …). */
export interface GameStore {
  readonly state: Readable<GameState>;
  readonly settings: SettingsStore<WarSettings>;
  readonly storage: TextStorage;
  readonly newId: () => string;
  /** Returns a random whole number from 0 to n - 1. */
  readonly randomInt: (n: number) => number;
  readonly navigation: WarNavigation;
  /** The war, for orders of people. */
  readonly table: Table;
  /** The same war, for orders of seats that are not at this screen. */
  readonly portTable: Table;
  readonly past: Past;
  readonly deployment: DeploymentOrders;
  readonly library: LibraryOrders;
  /** How the current game is saved: conflicts with other tabs, and damage. */
  readonly saves: SaveOrders;
  /** Changes the seats of the current game. */
  readonly changeSeats: (seats: Seats) => void;
  readonly begin: (options: NewGameOptions) => void;
  /** Begins a war by the usual rules at once: a random opening, and a random first side. */
  readonly playNow: () => void;
  readonly resume: () => void;
  /** Returns to headquarters; the game stays saved, and a deployment goes behind its curtain. */
  readonly leaveGame: () => void;
  /** Raises the curtain, because the next player has taken the device; it stays while a deployment is being sealed. */
  readonly raiseCurtain: () => void;
  /** Opens a game or a position found in a text. */
  readonly open: (found: Opened) => void;
  /** Views a game found in a text: it is saved, and becomes the current game, once it is continued. */
  readonly view: (found: Opened) => void;
  /** Ends the store's watch on other tabs. */
  readonly stopWatching: () => void;
}

/**
 * Creates the store of the current game of a page. It loads the saved game and saves it after every change. Needs
 * neither React nor a browser: `needs` supplies everything outside.
 */
export function createGameStore(needs: GameStoreNeeds): GameStore {
  const { storage, watcher, sealer, randomInt, newId, now, database, settings } = needs;
  const store = createStore<GameState>(() => ({
    ...NOTHING_SAVED,
    curtain: false,
    ...IDLE,
    handOvers: 0,
    lostSeals: [],
    clock: null,
    ports: null,
  }));

  const navigation: WarNavigation = createNavigation();
  const services: Services = { storage, sealer, randomInt, newId, now };
  function take(game: Game | null, change: Partial<GameState>): void {
    const curtain = game !== null && isCurtained(game);
    store.setState({ ...idleIn(game), game, curtain, ...change });
  }
  const makeCurrent = (game: Game): void => take(game, { lostSeals: [] });
  // A card that covers the board stays.
  const leave = (): void =>
    store.setState(({ game, curtain }) => ({
      ...idleIn(game),
      screen: 'headquarters',
      curtain: curtain || (game !== null && isCurtained(game)),
    }));
  const saved = createPersistence(
    WAR_SAVES,
    {
      ...{ store, storage, watcher, database, newId, now, navigation, take, makeCurrent, leave },
      limitTime: (text) => store.getState().clock?.limitTime(text),
    },
    needs,
  );
  const stopDrafts = store.subscribe((state, before) => {
    // A game in the library is not lost.
    if (
      before.game !== null &&
      before.game.id !== state.game?.id &&
      currentOf(before).save.library !== 'saved'
    )
      saveDraftTemplates(services, before.game);
  });

  function show(game: Game): void {
    makeCurrent(game);
    goToBoard(navigation, FORMS);
  }

  const gameFound = ({ war, tags, ...rest }: Opened): Game => ({
    ...rest,
    id: newId(),
    board: boardOf(war),
    tags: tags ?? [today()],
    beginning: 'position',
    opening: null,
    stage: { name: 'war', war },
  });

  const today = (): Tag => ({ name: 'Date', value: dateText(now()) });

  const begin = ({ board = STANDARD_BOARD, tags = [], ...options }: NewGameOptions): void =>
    show({
      ...options,
      id: newId(),
      board,
      tags: [today(), ...tags],
      stage: firstStage({ ...options, board }),
    });

  const events = createSignal<WarEvent>();
  const deployment = createDeploymentOrders(store, services, saved.saveSealed);
  const past = createPast(store, events);
  const board: AtBoard = {
    store,
    settings,
    saved,
    randomInt,
    storage,
    table: createWarTable(store, settings, events, 'person'),
    portTable: createWarTable(store, settings, events, 'port'),
    past,
  };
  let asked: unknown;
  let isRunning = false;
  function runBeside(): void {
    const code = needs.atBoard.here();
    if (code === null || isRunning) return;
    isRunning = true;
    code.run(board);
  }
  store.subscribe(({ game, screen }) => {
    if (screen !== 'game' || game === null || (!game.clock && areHere(game.seats))) return;
    asked ??= needs.atBoard.watch(true)(runBeside);
    runBeside();
  });

  return {
    state: store,
    settings,
    storage,
    newId,
    randomInt,
    navigation,
    table: board.table,
    portTable: board.portTable,
    past,
    deployment,
    library: {
      ...saved.games,
      file: async (studies) =>
        (await import('./library/libraryFile')).createWarLibraryFile(
          store,
          services,
          database,
          studies,
        ),
    },
    saves: saved.orders,
    changeSeats: (seats): void => {
      const { game } = store.getState();
      if (game !== null) store.setState({ game: { ...game, seats } });
    },
    begin,

    playNow: (): void => {
      const { id = null } = OPENINGS[randomInt(OPENINGS.length)] ?? {};
      const rules = RULE_SETS.debord;
      begin({
        players: { N: '', S: '' },
        ruleSet: 'debord',
        rules,
        beginning: 'opening',
        opening: id,
        seats: PEOPLE,
      });
      deployment.drawLots();
      deployment.beginWar();
    },

    resume: (): void => navigation.push(GAME),
    leaveGame: (): void => navigation.push(HOME),

    raiseCurtain(): void {
      store.setState(({ sealing }) =>
        sealing === 'underWay' ? { curtain: true } : { curtain: false, sealing: 'none' },
      );
      if (!store.getState().curtain) events.send({ is: 'raised' });
    },

    open: (found): void => show(gameFound(found)),
    view: (found): void => {
      saved.view(gameFound(found));
      goToBoard(navigation, FORMS);
    },

    stopWatching(): void {
      stopDrafts();
      saved.stop();
    },
  };
}
