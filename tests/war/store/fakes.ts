import { followWindow } from '../../support/address';
import { openingOf } from '../../../src/war/engine/openings';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { readSquare } from '../../../src/war/engine/board';
import { PEOPLE, type Seats } from '../../../src/war/game/seat';
import type { BotEngine } from '../../../src/war/seats/bot/bots';
import { botSeat, type BotLevel } from '../../../src/war/seats/bot/kind';
import { PERSON } from '../../../src/war/seats/kinds';
import { UNIT_KINDS, type Side, type Square } from '../../../src/war/engine/vocabulary';
import { unitsLeft } from '../../../src/war/engine/deployment';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { currentDeployment, type Game } from '../../../src/war/game/game';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { writeGame } from '../../../src/war/game/writing';
import { createSealer } from '../../../src/shell/platform/seal';
import type { Sealer } from '../../../src/shell/seal';
import type { AtStart } from '../../../src/shell/persistence/reading';
import type { SaveFault } from '../../../src/war/game/save';
import { GAME_KEY } from '../../../src/war/store/library/saves';
import { runAtBoard } from '../../../src/war/store/atBoard/atBoard';
import { runClock } from '../../../src/war/store/atBoard/clock';
import { createBots } from '../../../src/war/seats/bot/bots';
import { runSeats } from '../../../src/war/store/atBoard/seats';
import { createGameStore, type GameStore, type GameStoreNeeds } from '../../../src/war/store/store';
import type { NewGameOptions } from '../../../src/war/store/state';
import { beginWar, type War } from '../../../src/war/game/war';
import { createStore } from 'zustand/vanilla';
import { SHELL_SETTINGS, type ShellSettings } from '../../../src/shell/settings';
import { createSettings } from '../../../src/shell/settingsStore';
import type { ShellContents } from '../../../src/shell/ui/useShell';
import { WAR_SETTINGS, type WarSettings } from '../../../src/war/game/settings';
import {
  heldOf,
  chosenUnit,
  shownFirst,
  chosenTarget,
  pastIndex,
} from '../../../src/war/game/choice';
import { createBrowser, memoryKeys, type Browser } from '../../support/browser';

export { createBrowser, memoryKeys, numberSealer, type Browser } from '../../support/browser';

interface TabOptions {
  readonly browser?: Browser;
  readonly sealer?: Sealer;
  readonly randomInt?: (n: number) => number;
  /** Always the same time by default. */
  readonly now?: () => Date;
  /** The content of the database as it is read; by default the real one. */
  readonly atStart?: AtStart<Game, SaveFault>;
  /** The bot engine for programs; without it they do not play. */
  readonly engine?: BotEngine;
  /** The services of a war, if they are to load lazily. */
  readonly atBoard?: GameStoreNeeds['atBoard'];
  /** The prefix of the ids of this tab's games. */
  readonly prefix?: string;
}

/** The services of a war, loaded already. */
const atBoard = (engine: BotEngine | undefined): GameStoreNeeds['atBoard'] => ({
  here: () => ({
    run: (board) =>
      runAtBoard(board, {
        clock: runClock,
        seats: () =>
          engine === undefined
            ? () => undefined
            : runSeats(board, {
                bot: { open: (_, host) => createBots(board, engine, host) },
              }),
      }),
  }),
  watch: () => () => () => undefined,
});

/** The services of a tab's page besides its game. */
const shells = new WeakMap<GameStore, ShellContents>();

export function shellOf(store: GameStore): ShellContents {
  const shell = shells.get(store);
  if (shell === undefined) throw new Error('no tab made by openTab');
  return shell;
}

/** The state of a tab, with the choice split by its kind. */
export function seen(store: GameStore) {
  const state = store.state.getState();
  return {
    ...state,
    hand: heldOf(state.choice),
    chosen: chosenUnit(state.choice),
    preview: shownFirst(state.choice),
    aim: chosenTarget(state.choice),
    review: pastIndex(state.choice),
  };
}

/** All settings of a tab, the war's and the shell's. */
export type AllSettings = WarSettings & ShellSettings;

/** Changes settings of a tab, be they the war's or the shell's. */
export function prefer(store: GameStore, options: Partial<AllSettings>): void {
  const own = Object.keys(options).every((name) => name in WAR_SETTINGS);
  if (own) store.settings.change(options);
  else shellOf(store).settings.change(options);
}

/** A game in a tab of a browser, as the page makes it. */
export function openTab({ browser = createBrowser(), ...options }: TabOptions = {}) {
  const { storage, watcher, clear, database } = browser.tab();
  let made = 0;
  const settings = createSettings(WAR_SETTINGS, storage, watcher);
  const shellSettings = createSettings(SHELL_SETTINGS, storage, watcher);
  const shell: ShellContents = {
    settings: shellSettings,
    newVersion: createStore<(() => void) | null>(() => null),
    others: [],
    mayReload: () => true,
    followAddress: followWindow,
  };
  const store = createGameStore({
    settings,
    storage,
    watcher,
    sealer: options.sealer ?? createSealer(memoryKeys()),
    randomInt: options.randomInt ?? (() => 0),
    newId: () => `${options.prefix ?? 'game'} ${(made += 1)}`,
    now: options.now ?? (() => new Date(2026, 10, 21)),
    database,
    atBoard: options.atBoard ?? atBoard(options.engine),
    ...(options.atStart ?? { lookup: browser.lookup(GAME_KEY) }),
  });
  shells.set(store, shell);
  return {
    store,
    shell,
    browser,
    clear,
    state: () => seen(store),
    /** All settings in force. */
    settings: () => ({ ...shell.settings.getState(), ...settings.getState() }),
    stop: (): void => {
      store.stopWatching();
      settings.stop();
      shellSettings.stop();
    },
  };
}

export const HIDDEN: NewGameOptions = {
  players: { N: 'Ada', S: 'Charles' },
  ruleSet: 'debord',
  rules: RULE_SETS.debord,
  beginning: 'hidden',
  opening: null,
  seats: PEOPLE,
};

/** Programs of these levels in the seats that are named, people in the others. */
export const seatsOf = (levels: Partial<Record<Side, BotLevel>>): Seats => ({
  N: levels.N === undefined ? PERSON : botSeat(levels.N),
  S: levels.S === undefined ? PERSON : botSeat(levels.S),
});

export const OPEN: NewGameOptions = { ...HIDDEN, beginning: 'open' };
export const CLASSIC: NewGameOptions = { ...HIDDEN, beginning: 'opening', opening: 'classic' };

export function square(name: string): Square {
  const found = readSquare(BOARD, name);
  if (found === undefined) throw new Error(`no square ${name}`);
  return found;
}

export function gameOf(store: GameStore): Game {
  const { game } = store.state.getState();
  if (game === null) throw new Error('no game');
  return game;
}

export function warOf(store: GameStore): War {
  const { stage } = gameOf(store);
  if (stage.name !== 'war') throw new Error(`no war but ${stage.name}`);
  return stage.war;
}

/** Units of the present deployment that wait in the tray. */
export function inTray(store: GameStore): number {
  const deployment = currentDeployment(gameOf(store));
  if (deployment === null) throw new Error('nobody deploys');
  const left = unitsLeft(deployment);
  return UNIT_KINDS.reduce((sum, kind) => sum + left[kind], 0);
}

/** Brings a tab from headquarters to the first turn of the classic opening. */
export function toWar(store: GameStore, options: Partial<NewGameOptions> = {}): void {
  store.begin({ ...CLASSIC, ...options });
  store.deployment.drawLots();
  store.deployment.beginWar();
}

/** A war from a position string, put in a browser's storage to be loaded. */
export function saveWar(browser: Browser, position: string, options: Partial<Game> = {}): void {
  const reading = readPosition(BOARD, position);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const rules = options.rules ?? RULE_SETS.debord;
  const game: Game = {
    id: 'saved',
    players: { N: 'Ada', S: 'Charles' },
    tags: [],
    board: BOARD,
    ruleSet: 'debord',
    rules,
    beginning: 'opening',
    opening: 'classic',
    seats: PEOPLE,
    stage: { name: 'war', war: beginWar(BOARD, rules, reading.setup) },
    ...options,
  };
  browser.entries.set(GAME_KEY, writeGame(game));
}

export const CLASSIC_POSITION = openingOf(BOARD, 'classic')?.position ?? '';

/** The placement field of units by square, all else empty. */
export function placement(units: Readonly<Record<string, string>>): string {
  const { width, height } = BOARD;
  const rows = Array.from({ length: height }, () => Array<string>(width).fill('.'));
  for (const [name, letter] of Object.entries(units)) {
    const row = rows[Math.floor(square(name) / width)];
    if (row !== undefined) row[square(name) % width] = letter;
  }
  return rows.map((row) => row.join('').replace(/\.+/g, (gap) => `${gap.length}`)).join('/');
}
