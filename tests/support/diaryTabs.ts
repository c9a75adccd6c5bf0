import { createStore } from 'zustand/vanilla';
import { findGame } from '../../src/shell/library';
import {
  NOTHING_SAVED,
  type PersistenceState,
  type SaveFormat,
  type SaveReading,
} from '../../src/shell/persistence/format';
import { createPersistence } from '../../src/shell/persistence/persistence';
import { readAtStart, type AtStart } from '../../src/shell/persistence/reading';
import { readPointer } from '../../src/shell/persistence/sessionPointer';
import { createNavigation, GAME, HOME } from '../../src/shell/route';
import { besideKey } from '../../src/shell/stored';
import { finished, type Steps } from '../../src/shell/steps';
import { createSlowBrowser } from './slowBrowser';

/** An order by its number, different in every tab: `move` can be undone until a `final` one, a `note` is secret besides. */
export interface Order {
  readonly number: number;
  readonly kind: 'move' | 'final' | 'note';
}
/** A game of which only its orders matter. */
export interface Diary {
  readonly id: string;
  readonly name: string;
  readonly orders: readonly Order[];
  /** What is left on its clock. */
  readonly left: number;
}
interface DiaryFault {
  readonly code: string;
}

const lastingOf = (orders: readonly Order[]): number =>
  orders.findLastIndex(({ kind }) => kind === 'final') + 1;
const openOf = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ kind }) => kind !== 'note');

/** In one step, so that no timer has a part in the order of things. */
function* readSteps(text: string): Steps<SaveReading<Diary, DiaryFault>> {
  if (text === '') yield 1;
  return { game: (JSON.parse(text) as { game: Diary }).game, faults: [] };
}

const DIARIES: SaveFormat<Diary, DiaryFault> = {
  name: 'diary',
  version: 1,
  key: 'diary/game',
  damagedKey: 'diary/damaged',
  timePath: ['game', 'left'],
  write: (game) => JSON.stringify({ format: 'diary', version: 1, game }),
  readSteps,
  scan: (text) => finished(readSteps(text)),
  isSecret: () => false,
  isOver: () => false,
  mayFork: () => true,
  isContinuation: (old, game) => {
    const now = openOf(game.orders);
    return openOf(old.orders.slice(0, lastingOf(old.orders))).every(
      ({ number }, i) => number === now[i]?.number,
    );
  },
  progress: ({ orders }) => {
    const open = openOf(orders);
    return [lastingOf(open), open.length];
  },
  isIrreversible: (before, game) =>
    before?.id !== game.id || lastingOf(before.orders) !== lastingOf(game.orders),
  named: (game, name) => ({ ...game, name }),
  nameOf: ({ name }) => name,
};

/** Where local storage has a game that the library could not take before another replaced it. */
export const BESIDE = besideKey(DIARIES.key, DIARIES.version);

/** The game of a save; null without one. */
export const readDiary = (text: string | null | undefined): Diary | null =>
  text == null ? null : finished(readSteps(text)).game;

/** What is left on the clock of a tab that is opened. */
const TIME = 1_000;
let ids = 0;

/**
 * Opens a tab at headquarters, as the page does. It waits for the database, or, if that `isSilent`, gets its answer
 * later.
 */
export async function openTab(browser: ReturnType<typeof createSlowBrowser>, isSilent = false) {
  const { storage, watcher, database, close } = browser.tab();
  const find = async (): Promise<AtStart<Diary, DiaryFault>> => {
    const later = findGame(database, readPointer(storage.read(DIARIES.key)).id);
    return isSilent ? { lookup: 'silent', later } : { lookup: await later };
  };
  const atStart = await readAtStart(DIARIES, find, storage);
  const store = createStore<PersistenceState<Diary, DiaryFault>>(() => NOTHING_SAVED);
  const take = (game: Diary | null, change: object): void => store.setState({ game, ...change });
  const makeCurrent = (game: Diary): void => take(game, {});
  const newId = (): string => `id${(ids += 1)}`;
  const navigation = createNavigation();
  const now = (): Date => new Date((ids += 1));
  let left = TIME;
  const limitTime = (text: string): void => {
    left = Math.min(left, finished(readSteps(text)).game?.left ?? left);
  };
  const leave = (): void => store.setState({ screen: 'headquarters' });
  const saved = createPersistence(
    DIARIES,
    {
      ...{ store, storage, watcher, database, navigation, newId, now, take, makeCurrent, leave },
      limitTime,
    },
    atStart,
  );
  const state = store.getState;
  const isAsked = (): boolean => state().save.is === 'elsewhere';
  /** Whether an answer is being carried out, during which the question cannot be answered again. */
  let answers = false;
  const answered = (answer: () => Promise<void>) => async (): Promise<void> => {
    if (answers || !isAsked()) return;
    answers = true;
    await answer();
    answers = false;
  };
  const change = (orders: readonly Order[]): void => {
    const { game } = state();
    if (game !== null) store.setState({ game: { ...game, orders, left } });
  };
  return {
    state,
    isAsked,
    games: saved.games,
    follow: answered(saved.orders.followOtherTab),
    keep: answered(saved.orders.chooseThisTab),
    home: () => navigation.push(HOME),
    board: () => navigation.push(GAME),
    begin: (orders: readonly Order[]) => {
      makeCurrent({ id: newId(), name: '', orders, left });
      navigation.push(GAME);
    },
    mayPlay: () => state().game !== null && state().screen === 'game' && !isAsked(),
    play: (order: Order) => change([...(state().game?.orders ?? []), order]),
    /** The clock runs, and saves what is left. */
    tick: () => {
      const { game } = state();
      if (game !== null) void saved.saveTime({ ...game, left: (left -= 1) });
    },
    undo: () => {
      const { orders } = state().game ?? { orders: [] };
      if (orders.length > lastingOf(orders)) change(orders.slice(0, -1));
    },
    close: () => {
      saved.stop();
      close();
    },
  };
}

/** A tab of a random storm. */
export type Tab = Awaited<ReturnType<typeof openTab>>;

/** The games that the library has, by id. */
export const libraryOf = (browser: ReturnType<typeof createSlowBrowser>): Map<string, Diary> =>
  new Map(
    [...browser.games].flatMap(([id, entry]) => {
      const text = typeof entry === 'object' ? (entry as { text: string }).text : null;
      const game = readDiary(text);
      return game === null ? [] : [[id, { ...game, id }] as const];
    }),
  );
