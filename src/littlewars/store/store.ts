import { createStore } from 'zustand/vanilla';
import type { ForceFault } from '../engine/forces';
import type { Order } from '../engine/orders';
import type { Outcome } from '../engine/reasons';
import type { Force } from '../engine/types';
import { firstStage, isSecret, NO_FORCE, placesBySide, type Game, type Stage } from '../game/game';
import { battleOf } from '../game/timeline';
import { createBattleOrders } from './battleOrders';
import { createSealing } from './sealing';
import type {
  BattleState,
  BattleStoreNeeds,
  ClockOrders,
  LibraryOrders,
  NewBattleWish,
  RecordReading,
  RefusedOrder,
  SaveOrders,
} from './state';

/** A store as it is read: nobody but its own orders writes it. */
export interface Readable<T> {
  readonly getState: () => T;
  readonly getInitialState: () => T;
  readonly subscribe: (listener: (state: T, before: T) => void) => () => void;
}

/** Little Wars on one machine: its state, and everything that can be ordered. */
export interface BattleStore {
  readonly state: Readable<BattleState>;
  /** Begins a new battle: to be set out, or at its first `go` where everybody's place is given. */
  readonly begin: (wish: NewBattleWish) => void;
  /** Goes on with the game that is kept. */
  readonly resume: () => void;
  /** Back to headquarters; the game stays kept, and what is being set out goes behind its curtain. */
  readonly leaveGame: () => void;
  /** The next player has said who holds the machine; once both sides are sealed, both are shown and the battle begins. */
  readonly raiseCurtain: () => Promise<void>;
  /** 2.2: what the side that sets out has bought, its men being taken up; what is wrong with it changes nothing. */
  readonly chooseForce: (force: Force) => readonly ForceFault[];
  /** `place`, `placeGun` or `takeUp`, of the side that sets out. */
  readonly setOut: (order: Order) => Outcome;
  /** Several as one; those refused are told, and the others carried out. */
  readonly setOutEach: (orders: readonly Order[]) => readonly RefusedOrder[];
  /** The side that sets out has done: behind the curtain its places are sealed. Nothing happens while men are left over. */
  readonly seal: () => Promise<void>;
  /** An order of the battle; refused, with every reason, it changes nothing. */
  readonly give: (order: Order) => Outcome;
  /** Orders for a body, as one to undo: each is given, and those refused are told. */
  readonly giveEach: (orders: readonly Order[]) => readonly RefusedOrder[];
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clock: ClockOrders;
  /** The record of the game in hand (`.lw`); what is being set out unseen is not in it. Null where no game is. */
  readonly record: () => string | null;
  /** Takes the battle of a record in hand, as far as it is good; every fault is told. */
  readonly openRecord: (text: string) => RecordReading;
  readonly library: LibraryOrders;
  readonly saves: SaveOrders;
  /** Ends its watch over other tabs, and its clock. */
  readonly stop: () => void;
}

/** A day as records write it. */
const dateText = (day: Date): string =>
  [
    `${day.getFullYear()}`.padStart(4, '0'),
    `${day.getMonth() + 1}`.padStart(2, '0'),
    `${day.getDate()}`.padStart(2, '0'),
  ].join('.');

/** Seeds are whole numbers of 32 bits: two lots of sixteen. */
const WORD = 65_536;

/** Little Wars on one machine. It runs without React and without a browser. */
export function createBattleStore(needs: BattleStoreNeeds): BattleStore {
  const { randomInt, newId, now } = needs;
  const store = createStore<BattleState>(() => ({
    game: null,
    battle: null,
    screen: 'headquarters',
    curtain: false,
    sealing: 'none',
    lostSeals: [],
    handOvers: 0,
    mayUndo: false,
    mayRedo: false,
    clock: null,
    keeping: 'kept',
    overtaken: false,
    aside: false,
    damaged: [],
  }));

  /** Shows a game as it has become. */
  const change = (game: Game): void => store.setState({ game, battle: battleOf(game) });
  const orders = createBattleOrders(store, { change, stamped: (game) => game });

  /** Takes a game in hand. */
  function show(game: Game, more: Partial<BattleState> = {}): void {
    orders.forget();
    store.setState({
      game,
      battle: isSecret(game) ? null : battleOf(game),
      screen: 'game',
      curtain: isSecret(game),
      sealing: 'none',
      lostSeals: [],
      ...more,
    });
    orders.taken(game);
  }
  const sealing = createSealing(store, needs, { show, keepSealed: () => Promise.resolve('kept') });

  function begin(wish: NewBattleWish): void {
    const { forces, rules, country, places } = wish;
    const chosen = forces === 'chosen';
    const muster = {
      country,
      // Who buys his force does so unseen (2.2).
      rules: chosen ? { ...rules, curtain: true } : rules,
      first: wish.first ?? (randomInt(2) === 0 ? 'red' : 'blue'),
      forces: chosen ? { red: NO_FORCE, blue: NO_FORCE } : forces,
      seed: wish.seed ?? randomInt(WORD) * WORD + randomInt(WORD),
    };
    const stage: Stage =
      places === undefined
        ? firstStage(muster)
        : { name: 'battle', places: placesBySide(muster, places), orders: [] };
    show({
      id: newId(),
      name: wish.name ?? '',
      players: wish.players ?? { red: '', blue: '' },
      date: dateText(now()),
      muster,
      chosen,
      time: wish.time ?? (rules.timed ? { kind: 'standard' } : { kind: 'none' }),
      left: null,
      campaign: wish.campaign ?? null,
      tags: [],
      stage,
    });
  }

  return {
    state: store,
    begin,
    resume: () =>
      store.setState(({ game }) => ({ screen: game === null ? 'headquarters' : 'game' })),
    leaveGame: () =>
      store.setState(({ game, curtain, battle }) => {
        const veiled = curtain || (game !== null && isSecret(game));
        return { screen: 'headquarters', curtain: veiled, battle: veiled ? null : battle };
      }),
    raiseCurtain: sealing.raiseCurtain,
    seal: sealing.seal,
    chooseForce: orders.chooseForce,
    setOut: orders.setOut,
    setOutEach: orders.setOutEach,
    give: orders.give,
    giveEach: orders.giveEach,
    undo: orders.undo,
    redo: orders.redo,
    clock: {
      left: () => null,
      pause: () => undefined,
      goOn: () => undefined,
      hear: () => () => undefined,
    },
    record: () => null,
    openRecord: () => ({ game: null, faults: [] }),
    library: {
      keptGames: () => Promise.resolve([]),
      openKept: () => Promise.resolve(),
      nameKept: () => Promise.resolve(),
      deleteKept: () => Promise.resolve(),
    },
    saves: {
      followOtherTab: () => Promise.resolve(),
      keepThisTab: () => undefined,
      discardDamaged: () => undefined,
    },
    stop: () => undefined,
  };
}
