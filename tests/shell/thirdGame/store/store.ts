import { createStore } from 'zustand/vanilla';
import type { Clock } from '../../../../src/shell/clock';
import type { Platform } from '../../../../src/shell/game';
import { changed, historyOf, redone, undone, type History } from '../../../../src/shell/history';
import type { GameDatabase } from '../../../../src/shell/library';
import { NOTHING_SAVED, type PersistenceState } from '../../../../src/shell/persistence/format';
import { createPersistence } from '../../../../src/shell/persistence/persistence';
import type { AtStart } from '../../../../src/shell/persistence/reading';
import { dateText } from '../../../../src/shell/record/recordText';
import { createNavigation, GAME, goToBoard, HOME } from '../../../../src/shell/route';
import type { Sealing } from '../../../../src/shell/sealing';
import { backTo, FIRST_STAGE, isSecret, lasting, positionOf, squaresSetOut } from '../game/game';
import { withCamp, type Game } from '../game/game';
import type { Fault } from '../game/record';
import { HOME_SQUARES, play, STONES, type Order, type Position, type Side } from '../game/rules';
import { SAVES, type Route } from '../game/saves';
import { createMoveClock } from './clock';
import { createSealing } from './sealing';

export interface State extends PersistenceState<Game, Fault> {
  readonly curtain: boolean;
  readonly sealing: Sealing;
  /** Sides whose seal could not be opened, and who have to set out again. */
  readonly lostSeals: readonly Side[];
  readonly handOvers: number;
  readonly clock: Clock<Side> | null;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
}

export interface StoreNeeds extends Omit<Platform, 'randomInt'> {
  readonly database: GameDatabase;
  readonly ticks: () => number;
}

/** An act at the board, sent once when it is done. */
export interface Done {
  readonly before: Position;
  readonly order: Order;
  readonly after: Position;
}

/**
 * The Causeway on one machine: its state, and everything that can be ordered. It runs without React and without a
 * browser.
 */
export function createCauseway(needs: StoreNeeds & AtStart<Game, Fault>) {
  const { newId, now } = needs;
  const navigation = createNavigation<Route>();
  const store = createStore<State>(() => ({
    ...NOTHING_SAVED,
    curtain: false,
    sealing: 'none',
    lostSeals: [],
    handOvers: 0,
    clock: null,
    mayUndo: false,
    mayRedo: false,
  }));
  const get = store.getState;
  const listeners = new Set<(done: Done) => void>();
  /** The states of the game in this turn, for undo; the present one is the current game. */
  let history: History<Game> | null = null;

  function remember(next: History<Game> | null): void {
    history = next;
    store.setState({
      mayUndo: (next?.past.length ?? 0) > 0,
      mayRedo: (next?.future.length ?? 0) > 0,
    });
  }
  /** Orders of this turn that were given before the page was loaded can be undone, too. */
  const historyAt = (game: Game): History<Game> => {
    const { stage } = game;
    if (stage.name !== 'play') return historyOf(game);
    const floor = lasting(stage.orders);
    const earlier = stage.orders.slice(floor).map((_, i) => backTo(game, floor + i));
    return historyOf(game, earlier);
  };

  function take(game: Game | null, change: Partial<State>): void {
    const curtain = game !== null && isSecret(game);
    store.setState({ game, curtain, sealing: 'none', lostSeals: [], ...change });
    remember(game && historyAt(game));
  }
  function show(game: Game, change: Partial<State> = {}): void {
    take(game, change);
    goToBoard(navigation, []);
  }

  const hold = (game: Game): void => take(game, {});
  function leave(): void {
    const { game, curtain } = get();
    const isCovered = curtain || (game !== null && isSecret(game));
    store.setState({ screen: 'headquarters', curtain: isCovered });
  }
  const saved = createPersistence(
    SAVES,
    {
      ...{ ...needs, store, navigation, take, makeCurrent: hold, leave },
      limitTime: (text) => clock.limit(SAVES.scan(text).game?.left ?? null),
    },
    needs,
  );
  const { games } = saved;
  const clock = createMoveClock(store, {
    ticks: needs.ticks,
    give: (order) => give(order),
    save: (game) => void saved.saveTime(game),
  });
  const sealing = createSealing(store, needs.sealer, { show, saveSealed: saved.saveSealed });

  /** Returns the game to which orders are given; null while none are accepted. */
  function currentGame(): Game | null {
    const { game, curtain, save } = get();
    return curtain || save.is === 'elsewhere' ? null : game;
  }

  /** Executes an order; a refused order changes nothing. */
  function give(order: Order) {
    const game = currentGame();
    const before = game && positionOf(game);
    if (game?.stage.name !== 'play' || before === null)
      return { ok: false, reasons: ['over'] } as const;
    const outcome = play(before, order);
    if (!outcome.ok) return outcome;
    const { stage } = game;
    const next = clock.stamped({ ...game, stage: { ...stage, orders: [...stage.orders, order] } });
    store.setState({ game: next });
    const isLasting = order.kind !== 'step' || outcome.position.result !== null;
    const was = { ...(history ?? historyOf(game)), now: game };
    remember(isLasting ? historyOf(next) : changed(was, next));
    for (const listener of listeners) listener({ before, order, after: outcome.position });
    return outcome;
  }

  function go(step: (history: History<Game>) => History<Game>): void {
    const game = currentGame();
    if (game === null || history === null) return;
    const next = step({ ...history, now: game });
    // The id, the name and the time left are the present ones.
    const { id, name } = game;
    store.setState({ game: clock.stamped({ ...next.now, id, name }) });
    remember(next);
  }

  return {
    state: store,
    navigation,
    games,
    saves: saved.orders,
    clock: clock.orders,
    give,
    seal: sealing.seal,
    raiseCurtain: sealing.raiseCurtain,
    undo: () => go(undone),
    redo: () => go(redone),
    resume: () => navigation.push(GAME),
    leave: () => navigation.push(HOME),

    /** Calls back whenever an order has been executed; returns an unsubscribe function. */
    onOrder(listener: (done: Done) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Begins a new game, with `time` seconds a turn. */
    begin(time: number): void {
      const date = dateText(now());
      show({ id: newId(), name: '', date, time, left: null, stage: FIRST_STAGE });
    },

    /** Makes a game that was read from a text the current one, under an id of its own. */
    openRead: (game: Omit<Game, 'id' | 'left'>): void => show({ ...game, id: newId(), left: null }),

    /** Places a stone on a square before one's own shore, or removes it; returns null if neither is possible. */
    place(square: number): readonly number[] | null {
      const game = currentGame();
      const squares = game && squaresSetOut(game);
      if (game?.stage.name !== 'settingOut' || game.stage.side === null || squares === null)
        return null;
      const others = squares.filter((each) => each !== square);
      const isNew = others.length === squares.length;
      const mayPlace = HOME_SQUARES[game.stage.side].includes(square) && others.length < STONES;
      if (isNew && !mayPlace) return null;
      const next = isNew ? [...others, square] : others;
      store.setState({ game: withCamp(game, { state: 'placing', squares: next }) });
      return next;
    },

    stop(): void {
      clock.stop();
      saved.stop();
    },
  };
}

export type Causeway = ReturnType<typeof createCauseway>;
