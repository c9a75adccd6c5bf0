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
import type { Battle, BattleRules, BySide, Country, Force, Side } from '../engine/types';
import { settingOutOf, type Game, type InCampaign, type MoveTime } from '../game/game';
import type { BattleEntries } from '../game/libraryFile';
import type { RecordFault } from '../game/recordFaults';
import type { LittleWarsChoices } from '../game/settings';
import { battleSeenBy } from '../game/timeline';
import type { BattleHead } from './saves';

/** What is agreed before a battle (2.1, 2.2). */
export interface NewBattleOptions {
  readonly name?: string;
  readonly players?: BySide<string>;
  readonly country: Country;
  readonly rules: BattleRules;
  /** Of both sides, or `chosen`: each buys its own behind the curtain (2.2). */
  readonly forces: BySide<Force> | 'chosen';
  /** Who moves first, and in the Defensive Game attacks; by lot where it is not said. */
  readonly first?: Side;
  /** By lot where it is not said. */
  readonly seed?: number;
  readonly time?: MoveTime;
  /** Everybody's place, where the battle begins set out; all men and guns of both sides. */
  readonly places?: readonly Order[];
  /** The campaign that it is the next battle of (6.6), or how many points up a new one goes that it is the first battle of. */
  readonly campaign?: InCampaign | number | null;
}

export interface BattleState extends PersistenceState<Game, RecordFault> {
  /** The field is behind the curtain until the next player says who holds the machine. */
  readonly curtain: boolean;
  readonly sealing: Sealing;
  /** Sides whose seal could not be opened, and who have to set out again. */
  readonly lostSeals: readonly Side[];
  /** How often the machine has been handed over with a side sealed: what was shown before that is not kept in memory. */
  readonly handOvers: number;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** The clock of the move, or in the interval that of the interval; null where none runs. */
  readonly clock: Clock<Side> | null;
}

/** The battle in hand as the page may show it: null without one, and behind the curtain. */
export const battleShown = ({ game, curtain }: BattleState): Battle | null =>
  game && battleSeenBy(game, curtain ? null : settingOutOf(game));

/** An order that was refused, of several. */
export interface RefusedOrder {
  readonly order: Order;
  readonly reasons: readonly Reason[];
}

/** What has just happened to the battle in hand, or to what is set out of it. */
export type BattleEvent = { readonly before: Battle; readonly after: Battle } & (
  | { readonly is: 'order'; readonly order: Order }
  /** Orders are taken back or given again, or the same battle is loaded as another tab has gone on with it. */
  | { readonly is: 'undo' | 'redo' | 'load' }
);

/** What a store of battles needs of the world around it. */
export interface BattleStoreNeeds extends Platform {
  readonly database: GameDatabase;
  /** Milliseconds of a time that only goes forward. */
  readonly ticks: () => number;
}

export type Store = StoreApi<BattleState>;

/** What happens on a clock besides time: `beforeTime` comes just before it ends a move, for who has something in hand to let go. */
export type OwnClockEvent =
  | { readonly is: 'beforeTime'; readonly side: Side }
  | { readonly is: 'time'; readonly side: Side }
  /** The interval is over, and the move of this side has begun. */
  | { readonly is: 'go'; readonly side: Side };
export type ClockEvent = TimeEvent<Side> | OwnClockEvent;

/** The clock of the battle in hand (3.1); what it shows is `clock` of the state. */
export interface ClockOrders extends Omit<RunningOrders<Side, OwnClockEvent>, 'left'> {
  /** Milliseconds left of what runs now, or stands still; null where nothing is timed. */
  readonly left: () => number | null;
}

/** The library of this game as a file. */
export type BattleLibraryFile = LibraryFile<BattleEntries, LittleWarsChoices>;

/** What can be ordered of the games that this browser keeps. */
export interface LibraryOrders extends SavedGames<Game, RecordFault, BattleHead> {
  /**
   * The campaign of one of them with its own battle among those fought, once that is over: its orders are carried out for
   * it. Null where it is of none.
   */
  readonly campaignOf: (id: string) => Promise<InCampaign | null>;
  /** The record of one of them, which has nothing of what is set out unseen; null where there is none. */
  readonly recordOf: (id: string) => Promise<string | null>;
  /** The whole library as one file, out and in again. */
  readonly file: () => Promise<BattleLibraryFile>;
}
