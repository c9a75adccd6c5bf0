import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../shell/clock';
import type { Platform } from '../../shell/game';
import type { GameDatabase } from '../../shell/library';
import type { LibraryFile } from '../../shell/libraryFile/libraryFile';
import type { ClockOrders as RunningOrders, TimeEvent } from '../../shell/runningClock';
import type { Sealing } from '../../shell/sealing';
import type { PersistenceState } from '../../shell/persistence/format';
import type { SavedGames } from '../../shell/persistence/savedGames';
import type { Order } from '../engine/orders';
import type { Reason } from '../engine/reasons';
import type { Battle, BySide, Country, Side } from '../engine/types';
import type { BattleRules, Force } from '../engine/battleRules';
import { settingOutOf, type InCampaign, type MoveTime } from '../game/game';
import { playing } from '../game/kinds';
import type { BattleEntries } from '../game/libraryFile';
import type { AnyGame, AnyOrder, AnyRecordFault } from '../game/playing';
import type { Seats } from '../game/seats';
import type { LittleWarsChoices } from '../game/settings';
import type { BattleHead } from './saves';

/**
 * What players have agreed on for a new battle (littlewars.md 2.1, 2.2): the Country, the rules, the forces, who moves
 * first, the clock, who gives each side's orders, and the campaign it belongs to.
 */
export interface NewBattleOptions {
  readonly name?: string;
  readonly players?: BySide<string>;
  readonly country: Country;
  readonly rules: BattleRules;
  /** The forces of both sides, or `chosen`: each side buys its own behind the curtain (2.2). */
  readonly forces: BySide<Force> | 'chosen';
  /** The side that moves first, and in the Defensive Game attacks; random if missing. */
  readonly first?: Side;
  /** Random if missing. */
  readonly seed?: number;
  readonly time?: MoveTime;
  /** Who gives the orders of each side; people if missing. */
  readonly seats?: Seats;
  /** All places of both sides, if the battle begins set out. */
  readonly places?: readonly Order[];
  /** The campaign whose next battle it is (6.6), or the target in points of a new campaign. */
  readonly campaign?: InCampaign | number | null;
}

/**
 * The state of the page of Little Wars: the current game and how it is saved, whether the curtain hides the field, the
 * sealing of placements, the clock, and whether an order can be undone or redone.
 */
export interface BattleState extends PersistenceState<AnyGame, AnyRecordFault> {
  /** Whether the field is behind the curtain until the next player has taken the machine. */
  readonly curtain: boolean;
  /** Whether placements are being encrypted or decrypted, or why that failed last. */
  readonly sealing: Sealing;
  /** The sides whose seal could not be opened, and which must set out again. */
  readonly lostSeals: readonly Side[];
  /** How often the machine was handed over with a side sealed: what was shown before that is dropped from memory. */
  readonly handOvers: number;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** The clock of the move, or of the interval; null if none runs. */
  readonly clock: Clock<Side> | null;
}

/**
 * Returns the current battle as the page may show it: while a side sets out behind the curtain, with that side's
 * placements only. Null without a game, and while the curtain hides it.
 */
export const battleShown = ({ game, curtain }: BattleState): Battle | null =>
  game && playing(game).shown(game, curtain ? null : settingOutOf(game));

/** One of several orders given at once that was refused, with every reason against it. */
export interface RefusedOrder<O = Order, R = Reason> {
  readonly order: O;
  readonly reasons: readonly R[];
}

/**
 * An event of the current battle, with the battle before and after it: an `order`, its `undo` or `redo`, or a `load`
 * of the same battle after another tab has continued it.
 */
export type BattleEvent = { readonly before: Battle; readonly after: Battle } & (
  | { readonly is: 'order'; readonly order: AnyOrder }
  /** Orders were undone or redone, or the same battle was loaded after another tab has continued it. */
  | { readonly is: 'undo' | 'redo' | 'load' }
);

/**
 * What the store of a battle needs: the page's storage, chance and time, a database of saved games, and a monotonic
 * clock in milliseconds.
 */
export interface BattleStoreNeeds extends Platform {
  readonly database: GameDatabase;
  /** Returns the milliseconds of a monotonic clock. */
  readonly ticks: () => number;
}

/** The Zustand store with the state of the page of Little Wars, which its orders read and change. */
export type Store = StoreApi<BattleState>;

/**
 * The events of a battle's clock that other games' clocks do not have. `beforeTime`: the time of a move is up, and a
 * drag must be dropped before the move ends; `time`: the move has ended by that; `go`: the interval is over and a move
 * has begun. `side` is the mover.
 */
export type OwnClockEvent =
  | { readonly is: 'beforeTime'; readonly side: Side }
  | { readonly is: 'time'; readonly side: Side }
  /** The interval is over, and the move of this side has begun. */
  | { readonly is: 'go'; readonly side: Side };
/**
 * An event of a battle's clock: a `warning` with the time left, one of the last ten seconds (`second`), the end of a
 * move's time (`beforeTime`, then `time`), or the beginning of a move (`go`).
 */
export type ClockEvent = TimeEvent<Side> | OwnClockEvent;

/**
 * The operations on the clock of the current battle (littlewars.md 3.1): reading the milliseconds left, stopping and
 * continuing it, and subscribing to its events.
 */
export interface ClockOrders extends Omit<RunningOrders<Side, OwnClockEvent>, 'left'> {
  /** Returns the milliseconds left of the running or stopped time; null if nothing is timed. */
  readonly left: () => number | null;
}

/** Writes and reads files of a whole library of Little Wars: battles, Countries, finished lessons, settings. */
export type BattleLibraryFile = LibraryFile<BattleEntries, LittleWarsChoices>;

/**
 * The operations on the battles saved in this browser: listing, opening, renaming and deleting them, their campaigns
 * and records, and the whole library as one file.
 */
export interface LibraryOrders extends SavedGames<AnyGame, AnyRecordFault, BattleHead> {
  /**
   * Returns the campaign of one of them, including its own battle if that is over, for which its orders are
   * executed. Null if it is in none.
   */
  readonly campaignOf: (id: string) => Promise<InCampaign | null>;
  /** Returns the record of one of them, without a hidden setting out; null if there is none. */
  readonly recordOf: (id: string) => Promise<string | null>;
  /** Returns the whole library as one file, for writing and reading. */
  readonly file: () => Promise<BattleLibraryFile>;
}
