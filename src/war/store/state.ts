import type { StoreApi } from 'zustand/vanilla';
import type { Board } from '../engine/board';
import type { Platform } from '../../shell/game';
import type { Tag } from '../../shell/record/recordText';
import type { Side, Action } from '../engine/vocabulary';
import type { RunningPorts } from '../seats/kind';
import type { Game, NewBeginning } from '../game/game';
import type { SaveFault } from '../game/save';
import type { Sealing } from '../../shell/sealing';
import type { PersistenceState } from '../../shell/persistence/format';
import { choiceOfUnit, NOTHING, type Choice, type Refusal } from '../game/choice';
import { forcedUnit, type War } from '../game/war';
import type { Clock } from '../../shell/clock';
import type { ClockOrders, TimeEvent } from '../../shell/runningClock';

/**
 * The choices for a new game: the names of the players, the board and rules, how it begins (`beginning`, with the
 * `opening` if there is one), the clock, the handicap, and who plays each side (`seats`).
 */
export interface NewGameOptions extends Pick<
  Game,
  'players' | 'ruleSet' | 'rules' | 'opening' | 'clock' | 'handicap' | 'seats'
> {
  /** The board; by default Debord's. */
  readonly board?: Board;
  readonly beginning: NewBeginning;
  /** Further agreements of both sides, as tags of the record. */
  readonly tags?: readonly Tag[];
}

/**
 * The state of the page of Debord's game: the current game and how it is saved, the choice on the board, the refusal of
 * the last order, and whether the curtain hides the board while the device is handed over.
 */
export interface GameState extends PersistenceState<Game, SaveFault> {
  /** Whether the board is behind the curtain until the next player has taken the device. */
  readonly curtain: boolean;
  /** Whether a deployment is being sealed, or why it could not be. */
  readonly sealing: Sealing;
  /** What is chosen on the board. */
  readonly choice: Choice;
  /** The refusal of the last order; null if it was accepted. */
  readonly refusal: Refusal | null;
  /** How often the device was handed over with a side sealed: what was shown before that is dropped from memory. */
  readonly handOvers: number;
  /** The sides whose seal could not be opened and which must deploy again. */
  readonly lostSeals: readonly Side[];
  /** The clock of the current war while it is at its board; null if it has none. */
  readonly clock: WarClock | null;
  /** The seats of the current war that are not at this screen, while it is at its board; null if it has none. */
  readonly ports: RunningPorts | null;
}

/** The services that orders use besides the state: storage, encryption, random numbers, new ids and the time. */
export type Services = Omit<Platform, 'watcher'>;

/** The store of the state of the page of Debord's game. */
export type Store = StoreApi<GameState>;

/** Returns the war of the current game; null while it is still being deployed, and without a game. */
export const warOf = ({ game }: Pick<GameState, 'game'>): War | null =>
  game?.stage.name === 'war' ? game.stage.war : null;

/**
 * The part of the page's state in which nothing is chosen or refused, and no hidden deployment is being encrypted. It
 * is set at every new position of the board, unless a unit must act first (`idleIn`).
 */
export const IDLE = {
  sealing: 'none',
  choice: NOTHING,
  refusal: null,
} as const satisfies Partial<GameState>;

/**
 * Returns the part of the page's state that is set when a game is loaded or left: nothing is refused; a unit that must
 * act first is chosen, because its retreat is due (rules.md 7.1) or because it alone may advance (6.8).
 */
export const idleIn = (game: Pick<Game, 'stage'> | null): Partial<GameState> => ({
  ...IDLE,
  ...(game?.stage.name === 'war' && { choice: choiceOfUnit(forcedUnit(game.stage.war)) }),
});

/**
 * The reasons why a card covers the board while the clock is stopped: a player has `asked` for it, the game was just
 * `loaded`, or the page was `hidden` (another tab or program was in front).
 */
export const CARDS = ['asked', 'loaded', 'hidden'] as const;

/**
 * The events of a war's clock that other clocks do not have: `beforeTime`, a side's time is out but nothing has been
 * ordered for it yet; `out`, a turn ends by its time; `lost`, a side loses the war on time.
 */
export type OwnClockEvent =
  /**
   * The time is out, but nothing has been ordered for it yet: open questions close, and a dragged unit lands or, if
   * the war is lost with the time, goes back.
   */
  | { readonly is: 'beforeTime'; readonly side: Side; readonly lands: boolean }
  /** A turn's time is out; `lot` is the retreat or the advance that was drawn. */
  | { readonly is: 'out'; readonly side: Side; readonly lot: Action | null }
  | { readonly is: 'lost'; readonly side: Side };
/** An event of a war's clock: those of every clock, such as warnings, and those of a war (`OwnClockEvent`). */
export type ClockEvent = TimeEvent<Side> | OwnClockEvent;

/**
 * The clock of the current war while its board is shown: its state (`now`), the orders that it takes, and `stamped`,
 * which adds clock times to a war. Setting the clock replaces this object.
 */
export interface WarClock extends ClockOrders<Side, OwnClockEvent> {
  readonly now: Clock<Side>;
  /** Returns a war after an order, with its clock times. */
  readonly stamped: (war: War) => War;
  /** Leaves at most the time in the text of a save of the same state, which another tab has saved. */
  readonly limitTime: (text: string) => void;
}
