import { openingOf } from '../../../src/war/engine/openings';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { readSquare } from '../../../src/war/engine/squares';
import { PEOPLE, seatOf, type ProgramLevel, type Seats } from '../../../src/war/game/seat';
import { UNIT_KINDS, type Side, type Square } from '../../../src/war/engine/vocabulary';
import { unitsLeft } from '../../../src/war/engine/deployment';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { deploymentInHand, type Game } from '../../../src/war/game/game';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { writeGame } from '../../../src/war/game/writing';
import type { Finding, GameDatabase, Kept } from '../../../src/shell/library';
import { isEntry } from '../../../src/shell/libraryEntry';
import { createSealer, type KeyKeeper } from '../../../src/shell/platform/seal';
import type { Sealer } from '../../../src/shell/seal';
import { createTextStorage } from '../../../src/shell/platform/webStorage';
import type { StorageWatcher } from '../../../src/shell/storage';
import { readPointer } from '../../../src/shell/persistence/sessionPointer';
import type { AtStart } from '../../../src/shell/persistence/reading';
import type { SaveFault } from '../../../src/war/game/save';
import { GAME_KEY } from '../../../src/war/store/saves';
import { runAtBoard } from '../../../src/war/store/atBoard';
import { runClock } from '../../../src/war/store/clock';
import type { ProgramMind } from '../../../src/war/store/programState';
import { runPrograms } from '../../../src/war/store/programs';
import { createGameStore, type GameStore, type GameStoreNeeds } from '../../../src/war/store/store';
import type { NewGameWish } from '../../../src/war/store/state';
import { beginWar, type War } from '../../../src/war/game/war';
import { createStore } from 'zustand/vanilla';
import { SHELL_SETTINGS, type ShellSettings } from '../../../src/shell/settings';
import { createSettings } from '../../../src/shell/settingsStore';
import type { ShellContents } from '../../../src/shell/ui/useShell';
import { WAR_SETTINGS, type WarSettings } from '../../../src/war/game/settings';
import {
  heldHand,
  chosenUnit,
  shownFirst,
  chosenTarget,
  pastIndex,
} from '../../../src/war/game/choice';

/** What goes wrong with a storage: nothing, no room for what is written, no access at all, or the disk itself. */
export type Trouble = 'none' | 'full' | 'forbidden' | 'disk';

/** One browser: its storage, shared by its tabs, and the notices that tabs get of one another's writes. */
export function createBrowser() {
  const entries = new Map<string, string>();
  const writes: { key: string; text: string }[] = [];
  const games = new Map<string, unknown>();
  const tabs: { key: string; changed: () => void }[][] = [];
  const hearers = new Set<() => void>();
  let inHand: unknown;
  const deleted = new Set<string>();
  /** An answer that fails as the database does; a silent one counts as having been waited for. */
  const asked = (): void => {
    if (browser.archiveTrouble === 'silent') throw named('TimeoutError');
    if (browser.archiveTrouble === 'full') throw named('QuotaExceededError');
    if (browser.archiveTrouble === 'forbidden') throw named('SecurityError');
    if (browser.archiveTrouble === 'disk') throw named('UnknownError');
  };
  const archive: GameDatabase = {
    entries: async () => {
      if (browser.archiveTrouble !== 'full') asked();
      return Promise.resolve([...games]);
    },
    get: async (id) => {
      if (browser.archiveTrouble !== 'full') asked();
      return Promise.resolve(games.get(id));
    },
    // At once, as far as what asks can tell: what is asked afterwards finds it done.
    update: async (id, change, strict = false) => {
      asked();
      const old = games.get(id);
      const changed = change(old);
      if (changed !== old) browser.updates.push({ id, entry: changed, strict });
      games.set(id, changed);
      return Promise.resolve();
    },
    remove: (id) => {
      games.delete(id);
      deleted.add(id);
      return Promise.resolve();
    },
    inHand: async () => {
      if (browser.archiveTrouble !== 'full') asked();
      return Promise.resolve(inHand);
    },
    putInHand: async (id) => {
      asked();
      inHand = id;
      return Promise.resolve();
    },
    // What is asked of no tab in particular is told to none.
    watch: () => () => undefined,
  };
  const browser = {
    entries,
    writes,
    trouble: 'none' as Trouble,
    /** The database of the library, and what goes wrong with it. */
    games,
    archive,
    archiveTrouble: 'none' as Trouble | 'silent',
    /** Whatever has been written there, in order. */
    updates: [] as { readonly id: string; readonly entry: unknown; readonly strict: boolean }[],
    /** What the database has of the game in hand, at once. */
    finding(): Finding {
      if (browser.archiveTrouble === 'silent') return 'silent';
      if (browser.archiveTrouble === 'forbidden') return 'forbidden';
      const entryOf = (id: unknown): Kept | null => {
        const entry = typeof id === 'string' ? games.get(id) : null;
        return typeof id === 'string' && isEntry(entry) ? { ...entry, id } : null;
      };
      const hint = entries.get(GAME_KEY);
      const { id } = readPointer(hint);
      const isHintDeleted = id !== null && !games.has(id) && deleted.has(id);
      return { inHand: entryOf(inHand), hinted: entryOf(id), isHintDeleted };
    },
    /** The text of the game in hand in the database. */
    kept: (): string | undefined => {
      const entry = typeof inHand === 'string' ? games.get(inHand) : undefined;
      return isEntry(entry) ? entry.text : undefined;
    },
    /** Whether tabs hear of writes at once; without it a write can cross with another. */
    notices: true,
    tab() {
      const listeners: { key: string; changed: () => void }[] = [];
      tabs.push(listeners);
      const tell = (key: string | null): void => {
        if (!browser.notices) return;
        for (const others of tabs)
          if (others !== listeners)
            for (const { key: heard, changed } of others)
              if (key === null || key === heard) changed();
      };
      const change = (key: string, text: string | null): void => {
        if ((entries.get(key) ?? null) === text) return;
        if (text === null) entries.delete(key);
        else entries.set(key, text);
        tell(key);
      };
      const web = {
        getItem: (key: string): string | null => entries.get(key) ?? null,
        setItem(key: string, text: string): void {
          if (browser.trouble === 'full') throw named('QuotaExceededError');
          if (browser.trouble === 'disk') throw named('NS_ERROR_FILE_CORRUPTED');
          writes.push({ key, text });
          change(key, text);
        },
        removeItem: (key: string): void => change(key, null),
      };
      const storage = createTextStorage(() => {
        if (browser.trouble === 'forbidden') throw named('SecurityError');
        return web;
      });
      const watcher: StorageWatcher = (key, changed) => {
        const listener = { key, changed };
        listeners.push(listener);
        return () => void listeners.splice(listeners.indexOf(listener), 1);
      };
      /** All of the storage gone at once, as when another tab clears it. */
      const clear = (): void => {
        entries.clear();
        tell(null);
      };
      let own: (() => void) | null = null;
      const told = <T>(done: T): T => {
        if (browser.notices) for (const hear of hearers) if (hear !== own) hear();
        return done;
      };
      const database: GameDatabase = Object.assign(Object.create(archive) as GameDatabase, {
        update: (...asked: Parameters<GameDatabase['update']>) =>
          archive.update(...asked).then(told),
        putInHand: (id: string | null) => archive.putInHand(id).then(told),
        watch(written: () => void) {
          hearers.add((own = written));
          return () => void hearers.delete(written);
        },
      });
      return { storage, watcher, clear, database };
    },
  };
  return browser;
}
export type Browser = ReturnType<typeof createBrowser>;

const named = (name: string): Error => Object.assign(new Error(name), { name });

/** A keeper of keys for one browser, in memory. */
export function memoryKeeper(): KeyKeeper {
  let kept: CryptoKey | undefined;
  return {
    load: () => Promise.resolve(kept),
    keep(key) {
      kept ??= key;
      return Promise.resolve(kept);
    },
    earlier: () => Promise.resolve(undefined),
    forgetEarlier: () => Promise.resolve(),
  };
}

/** A sealer whose seals hold nothing but a number, and which can forget them. */
export function numberSealer(): Sealer & { forget(data: string): void } {
  const texts = new Map<string, string>();
  let sealed = 0;
  return {
    seal(text) {
      const data = `seal ${(sealed += 1)}`;
      texts.set(data, text);
      return Promise.resolve({ iv: '', data });
    },
    open({ data }) {
      const text = texts.get(data);
      return text === undefined ? Promise.reject(new Error('broken')) : Promise.resolve(text);
    },
    forget: (data) => void texts.delete(data),
  };
}

interface Wishes {
  readonly browser?: Browser;
  readonly sealer?: Sealer;
  readonly randomInt?: (n: number) => number;
  /** What the database is found to have; by default what it has. */
  readonly atStart?: AtStart<Game, SaveFault>;
  /** What thinks for programs; without it they do not play. */
  readonly mind?: ProgramMind;
  /** What runs beside a war, where it is to come late. */
  readonly atBoard?: GameStoreNeeds['atBoard'];
  /** What the ids of this tab's games begin with. */
  readonly prefix?: string;
}

/** What runs beside a war, fetched already. */
const atBoard = (mind: ProgramMind | undefined): GameStoreNeeds['atBoard'] => ({
  here: () => ({
    run: (board) =>
      runAtBoard(board, {
        clock: runClock,
        programs: () => (mind === undefined ? () => undefined : runPrograms(board, mind)),
      }),
  }),
  watch: () => () => () => undefined,
});

/** What the page of a tab has besides its game. */
const shells = new WeakMap<GameStore, ShellContents>();

export function shellOf(store: GameStore): ShellContents {
  const shell = shells.get(store);
  if (shell === undefined) throw new Error('no tab made by openTab');
  return shell;
}

/** The state of a tab, with what is chosen told apart by what it is. */
export function seen(store: GameStore) {
  const state = store.state.getState();
  return {
    ...state,
    hand: heldHand(state.choice),
    chosen: chosenUnit(state.choice),
    preview: shownFirst(state.choice),
    aim: chosenTarget(state.choice),
    review: pastIndex(state.choice),
  };
}

/** All settings of a tab, the war's and the shell's. */
export type AllSettings = WarSettings & ShellSettings;

/** Changes settings of a tab, be they the war's or the shell's. */
export function prefer(store: GameStore, wish: Partial<AllSettings>): void {
  const own = Object.keys(wish).every((name) => name in WAR_SETTINGS);
  if (own) store.settings.change(wish);
  else shellOf(store).settings.change(wish);
}

/** A game in a tab of a browser, as the page makes it. */
export function openTab({ browser = createBrowser(), ...wishes }: Wishes = {}) {
  const { storage, watcher, clear, database } = browser.tab();
  let made = 0;
  const settings = createSettings(WAR_SETTINGS, storage, watcher);
  const shellSettings = createSettings(SHELL_SETTINGS, storage, watcher);
  const shell: ShellContents = {
    settings: shellSettings,
    newVersion: createStore<(() => void) | null>(() => null),
    others: [],
    mayReload: () => true,
    leadsHere: () => true,
  };
  const store = createGameStore({
    settings,
    storage,
    watcher,
    sealer: wishes.sealer ?? createSealer(memoryKeeper()),
    randomInt: wishes.randomInt ?? (() => 0),
    newId: () => `${wishes.prefix ?? 'game'} ${(made += 1)}`,
    now: () => new Date(2026, 10, 21),
    database,
    atBoard: wishes.atBoard ?? atBoard(wishes.mind),
    ...(wishes.atStart ?? { finding: browser.finding() }),
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

export const HIDDEN: NewGameWish = {
  players: { N: 'Ada', S: 'Charles' },
  ruleSet: 'debord',
  rules: RULE_SETS.debord,
  way: 'hidden',
  opening: null,
  seats: PEOPLE,
};

/** Programs of these levels in the seats that are named, people in the others. */
export const seatsOf = (levels: Partial<Record<Side, ProgramLevel>>): Seats => ({
  N: seatOf(levels.N),
  S: seatOf(levels.S),
});

export const OPEN: NewGameWish = { ...HIDDEN, way: 'open' };
export const CLASSIC: NewGameWish = { ...HIDDEN, way: 'opening', opening: 'classic' };

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

/** Units of the deployment in hand that wait in the tray. */
export function inTray(store: GameStore): number {
  const deployment = deploymentInHand(gameOf(store));
  if (deployment === null) throw new Error('nobody deploys');
  const left = unitsLeft(deployment);
  return UNIT_KINDS.reduce((sum, kind) => sum + left[kind], 0);
}

/** Brings a tab from headquarters to the first turn of the classic opening. */
export function toWar(store: GameStore, wish: Partial<NewGameWish> = {}): void {
  store.begin({ ...CLASSIC, ...wish });
  store.deployment.drawLots();
  store.deployment.beginWar();
}

/** A war from a position string, put in a browser's storage to be taken up. */
export function keepWar(browser: Browser, position: string, wish: Partial<Game> = {}): void {
  const reading = readPosition(BOARD, position);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const rules = wish.rules ?? RULE_SETS.debord;
  const game: Game = {
    id: 'kept',
    players: { N: 'Ada', S: 'Charles' },
    tags: [],
    board: BOARD,
    ruleSet: 'debord',
    rules,
    way: 'opening',
    opening: 'classic',
    seats: PEOPLE,
    stage: { name: 'war', war: beginWar(BOARD, rules, reading.setup) },
    ...wish,
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
