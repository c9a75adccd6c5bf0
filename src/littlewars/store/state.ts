import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../shell/clock';
import type { GameDatabase } from '../../shell/library';
import type { LibraryFile } from '../../shell/libraryFile/libraryFile';
import type { ClockOrders as RunningOrders, TimeEvent } from '../../shell/runningClock';
import type { Sealer } from '../../shell/seal';
import type { Sealing } from '../../shell/sealing';
import type { StorageWatcher, TextStorage, Written } from '../../shell/storage';
import type { Order } from '../engine/orders';
import type { Reason } from '../engine/reasons';
import type { Battle, BattleRules, BySide, Country, Force, Side } from '../engine/types';
import type { Game, InCampaign, MoveTime } from '../game/game';
import type { RecordReading } from '../game/parseRecord';
import type { BattleEntries } from '../game/libraryFile';
import type { RecordFault } from '../game/recordFaults';
import type { LittleWarsChoices } from '../game/settings';

/** What is agreed before a battle (2.1, 2.2). */
export interface NewBattleWish {
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

/** A kept text that could not be read whole: it is kept aside until it is discarded. */
export interface DamagedSave {
  readonly text: string;
  readonly faults: readonly RecordFault[];
  /** Whether something of it could be gone on with. */
  readonly recovered: boolean;
}

export interface BattleState {
  readonly game: Game | null;
  /** What the game has come to; while it is set out, what the side that sets out sees of it, and null before nobody. */
  readonly battle: Battle | null;
  readonly screen: 'headquarters' | 'game';
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
  /** How the last change was kept. */
  readonly keeping: Written;
  /** Another tab has sealed or revealed what this tab has still open: it cannot be gone on with here. */
  readonly overtaken: boolean;
  /** A state of the game that went another way was found, and is in the library as a game of its own. */
  readonly aside: boolean;
  readonly damaged: readonly DamagedSave[];
  /** How far a kept battle that is being read has come, 0 to 1; null where none is, or it takes no time. */
  readonly reading: number | null;
}

/** An order that was refused, of several. */
export interface RefusedOrder {
  readonly order: Order;
  readonly reasons: readonly Reason[];
}

/** What a store of battles needs of the world around it. */
export interface BattleStoreNeeds {
  readonly storage: TextStorage;
  readonly watcher: StorageWatcher;
  readonly sealer: Sealer;
  /** A whole number from 0 to n - 1 by lot. */
  readonly randomInt: (n: number) => number;
  readonly newId: () => string;
  readonly now: () => Date;
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

/** A game of the library, as far as it can be read. Its orders are not carried out: that is for who opens it. */
export interface KeptGame extends RecordReading {
  readonly id: string;
  readonly text: string;
  /** When it was last kept; no time there is where its entry says none. */
  readonly at: Date;
}

/** The library of this game as a file. */
export type BattleLibraryFile = LibraryFile<BattleEntries, LittleWarsChoices>;

export interface LibraryOrders {
  /** All games of this browser, the last kept first; rejects where it forbids its database. */
  readonly keptGames: () => Promise<readonly KeptGame[]>;
  /** Takes a game of the library in hand; one that is damaged as a game of its own, that text staying as it is. */
  readonly openKept: (id: string) => Promise<void>;
  /** One of them, its orders carried out, to be looked at and not taken in hand; null where there is none. */
  readonly gameOf: (id: string) => Promise<Game | null>;
  /**
   * The campaign of one of them with its own battle among those fought, once that is over: its orders are carried out for
   * it. Null where it is of none.
   */
  readonly campaignOf: (id: string) => Promise<InCampaign | null>;
  /** The record of one of them, which has nothing of what is set out unseen; null where there is none. */
  readonly recordOf: (id: string) => Promise<string | null>;
  /** Gives it a name, or takes its name away where that is empty. */
  readonly nameKept: (id: string, name: string) => Promise<void>;
  /** Deletes it for good, also where it is in hand. */
  readonly deleteKept: (id: string) => Promise<void>;
  /** The whole library as one file, out and in again. */
  readonly file: () => Promise<BattleLibraryFile>;
}

export interface SaveOrders {
  /** Goes on from what another tab has written. */
  readonly followOtherTab: () => Promise<void>;
  /** Keeps this tab's game as one of its own beside what another tab has written; never one that sets out unseen. */
  readonly keepThisTab: () => void;
  /** Forgets a damaged save for good. */
  readonly discardDamaged: (text: string) => void;
}
