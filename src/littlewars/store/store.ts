import { createStore, type StoreApi } from 'zustand/vanilla';
import { runInSlices } from '../../shell/runInSlices';
import { NOTHING_SAVED, type SaveOrders } from '../../shell/persistence/format';
import { createPersistence } from '../../shell/persistence/persistence';
import type { AtStart } from '../../shell/persistence/reading';
import { finished } from '../../shell/steps';
import { dateText } from '../../shell/record/recordText';
import { createNavigation, GAME, goToBoard, HOME } from '../../shell/route';
import { createSignal, type Subscribe } from '../../shell/signal';
import { NEWEST_RULINGS } from '../engine/rulings';
import type { BySide, Country } from '../engine/types';
import { campaignAfter, nextMuster, standingOf } from '../game/campaign';
import { firstStage, isSecret, NO_FORCE, placesBySide, type Stage } from '../game/game';
import { playing, readAnyRecord, readyToRead, writeAnyRecord } from '../game/kinds';
import { isKriegspiel, type AnyGame, type AnyReading, type AnyRecordFault } from '../game/playing';
import { FORMS, leftByLink, type LittleWarsNavigation } from '../game/route';
import { areHere, PEOPLE, seatsOf, withSeats, type Seats } from '../game/seats';
import { createBattleOrders, type BattleOrders } from './battleOrders';
import { createClock } from './clock';
import { BATTLE_SAVES } from './saves';
import { createSealing, type SealingOrders } from './sealing';
import {
  battleShown,
  type BattleEvent,
  type BattleState,
  type BattleStoreNeeds,
  type ClockOrders,
  type LibraryOrders,
  type NewBattleOptions,
} from './state';

/** A Zustand store that can be read and subscribed to, but not changed. */
export type Readable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The store of the page of Little Wars: the game, all orders to it, its clock, its saves and the navigation. */
export interface BattleStore extends Omit<BattleOrders, 'taken' | 'goOn'>, SealingOrders {
  readonly state: Readable<BattleState>;
  /** Calls back after every event of the battle, once the state has it; returns an unsubscribe function. */
  readonly onEvent: Subscribe<BattleEvent>;
  readonly navigation: LittleWarsNavigation;
  /** Begins a new battle: to be set out, or, with all places given, before its first `go`. */
  readonly begin: (options: NewBattleOptions) => void;
  /** Changes who gives the orders of each side from now on, and how both are called. */
  readonly changeSeats: (seats: Seats, players: BySide<string>) => void;
  readonly resume: () => void;
  /** Returns to headquarters; the game stays saved, and a setting out goes behind its curtain. */
  readonly leaveGame: () => void;
  /** Returns the date of today, as YYYY.MM.DD. */
  readonly today: () => string;
  /** Reads, stops and continues the clock of the current battle. */
  readonly clock: ClockOrders;
  /** Returns the record of the current game (`.lw`), without a hidden setting out. Null without a game. */
  readonly record: () => string | null;
  /** Opens the battle of a record, as far as it is good; returns every fault. */
  readonly openRecord: (text: string) => AnyReading;
  /**
   * Opens a record in two steps, so that the page can respond: reads it, reporting the progress, 0 to 1 (null if
   * the signal has aborted it); then makes it a game of its own.
   */
  readonly readRecord: (
    text: string,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<AnyReading | null>;
  /** Makes a game that was read the current one, as a game of its own under a new id, and shows it. */
  readonly openRead: (game: AnyGame) => void;
  /**
   * 6.6: begins the next battle of the campaign of the current battle, which must be over; a battle in none becomes
   * the first of a new one with this target in points. Its Country is that of the last battle, or another one. Does
   * nothing if the battle is not over, or the campaign is.
   */
  readonly nextBattle: (target: number, country?: Country) => void;
  readonly library: LibraryOrders;
  /** The player's choices about saving the current game: against another tab's, and with damaged saves. */
  readonly saves: SaveOrders;
  /** Stops following other tabs, and the clock. */
  readonly stop: () => void;
}

/** Returns whether the curtain falls before a side sets out: only people at one screen hide from each other. */
const hasCurtain = (game: AnyGame): boolean => isSecret(game) && areHere(seatsOf(game));

/** Seeds are whole numbers of 32 bits, drawn as two of sixteen. */
const WORD = 65_536;

/**
 * Creates the store of the page of Little Wars with the saved game that was loaded, if any. Its clock and its saving
 * run until `stop` is called. It needs neither React nor a browser.
 */
export function createBattleStore(
  needs: BattleStoreNeeds & AtStart<AnyGame, AnyRecordFault>,
): BattleStore {
  const { randomInt, newId, now, database } = needs;
  const navigation: LittleWarsNavigation = createNavigation((visit) => leftByLink(visit) !== null);
  const store = createStore<BattleState>(() => ({
    ...NOTHING_SAVED,
    curtain: false,
    sealing: 'none',
    lostSeals: [],
    handOvers: 0,
    mayUndo: false,
    mayRedo: false,
    clock: null,
  }));

  const timed = createClock(store, {
    ticks: needs.ticks,
    give: (order) => orders.carryOut([order]),
    save: (game) => void saved.saveTime(game),
  });
  const events = createSignal<BattleEvent>();
  const { taken, goOn, ...orders } = createBattleOrders(store, needs, timed.stamped, events.send);

  const sealing = createSealing(store, needs, {
    show: (game, more) => show(game, more),
    asRead: (game, more) => {
      saved.settle(game);
      take(game, more);
    },
    saveSealed: (game) => saved.saveSealed(game),
  });

  /** Makes a game the current one: behind the curtain if its setting out is hidden. */
  function take(game: AnyGame | null, change: Partial<BattleState>): void {
    const previous = store.getState();
    const isUnopened = game !== null && playing(game).isUnopened(game);
    const curtain = game !== null && (hasCurtain(game) || isUnopened);
    store.setState({ game, curtain, sealing: 'none', lostSeals: [], ...change });
    taken(game);
    const [before, after] = [battleShown(previous), battleShown(store.getState())];
    if (previous.game?.id === game?.id && before !== null && after !== null)
      events.send({ is: 'load', before, after });
    if (game !== null && isUnopened) void sealing.openNotes(game);
  }
  /** Makes a game the current one and shows it. */
  function show(game: AnyGame, more: Partial<BattleState> = {}): void {
    take(game, more);
    goToBoard(navigation, FORMS);
  }

  const makeCurrent = (game: AnyGame): void => take(game, {});
  const leave = (): void =>
    store.setState(({ game, curtain }) => ({
      screen: 'headquarters',
      curtain: curtain || (game !== null && hasCurtain(game)),
    }));
  const saved = createPersistence(
    BATTLE_SAVES,
    { ...needs, store, navigation, take, makeCurrent, leave, limitTime: timed.limit },
    needs,
  );
  const { games } = saved;

  timed.start();

  function begin(options: NewBattleOptions): void {
    const { forces, rules, country, places } = options;
    const chosen = forces === 'chosen';
    const muster = {
      country,
      // A side that buys its force does so behind the curtain (2.2).
      rules: chosen ? { ...rules, curtain: true } : rules,
      rulings: NEWEST_RULINGS,
      first: options.first ?? (randomInt(2) === 0 ? 'red' : 'blue'),
      forces: chosen ? { red: NO_FORCE, blue: NO_FORCE } : forces,
      seed: options.seed ?? randomInt(WORD) * WORD + randomInt(WORD),
    };
    const stage: Stage =
      places === undefined
        ? firstStage(muster)
        : { name: 'battle', places: placesBySide(muster, places), orders: [] };
    show({
      id: newId(),
      name: options.name ?? '',
      players: options.players ?? { red: '', blue: '' },
      date: dateText(now()),
      muster,
      chosen,
      time: options.time ?? (rules.timed ? { kind: 'standard' } : { kind: 'none' }),
      left: null,
      campaign:
        typeof options.campaign === 'number'
          ? { id: newId(), target: options.campaign, before: [] }
          : (options.campaign ?? null),
      tags: withSeats([], options.seats ?? PEOPLE),
      bodies: [],
      stage,
    });
  }

  const openRead = (game: AnyGame): void => goOn({ ...game, id: newId() }, show);

  return {
    state: store,
    onEvent: events.subscribe,
    begin,
    changeSeats: (seats, players) => {
      const { game } = store.getState();
      if (game !== null && !isKriegspiel(game))
        store.setState({ game: { ...game, players, tags: withSeats(game.tags, seats) } });
    },
    navigation,
    resume: () => navigation.push(GAME),
    today: () => dateText(now()),
    leaveGame: () => navigation.push(HOME),
    seal: sealing.seal,
    raiseCurtain: sealing.raiseCurtain,
    ...orders,
    clock: timed.clock,
    record: () => {
      const { game } = store.getState();
      return game && writeAnyRecord(game);
    },
    openRecord: (text) => {
      const reading = finished(readAnyRecord(text));
      if (reading.game !== null) openRead(reading.game);
      return reading;
    },
    readRecord: async (text, onProgress, signal) => {
      await readyToRead(text);
      return runInSlices(readAnyRecord(text), onProgress, signal);
    },
    openRead,
    nextBattle: (target, country) => {
      const { game } = store.getState();
      if (game === null || isKriegspiel(game)) return;
      const battle = playing(game).battles(game).at(-1);
      if (battle?.phase !== 'over') return;
      const campaign = game.campaign ?? { id: newId(), target, before: [] };
      const next = campaignAfter({ campaign }, battle);
      if (next === null || standingOf(next).winner !== null) return;
      // In the library it belongs to the campaign too.
      if (game.campaign === null) store.setState({ game: { ...game, campaign } });
      begin({
        ...nextMuster(game),
        ...(country !== undefined && { country }),
        ...(game.chosen && { forces: 'chosen' as const }),
        players: game.players,
        seats: seatsOf(game),
        // A battle that was called after its Country is not called so on another.
        name: country !== undefined && game.name === game.muster.country.name ? '' : game.name,
        time: game.time,
        campaign: next,
      });
    },
    library: {
      ...games,
      campaignOf: async (id) => {
        const game = await games.gameOf(id);
        return game && campaignAfter(game, playing(game).battles(game).at(-1) ?? null);
      },
      recordOf: async (id) => {
        const game = await games.gameOf(id);
        return game && writeAnyRecord(game);
      },
      file: async () =>
        (await import('./libraryFile')).createBattleLibraryFile(
          store,
          database,
          needs,
          makeCurrent,
        ),
    },
    saves: saved.orders,
    stop: () => {
      timed.stop();
      saved.stop();
    },
  };
}
