import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../shell/clock';
import type { Action, Side } from '../engine/vocabulary';
import type { WarTimeControl } from '../game/clocks';
import type { Readable } from './table';

/** Why the clock stands still until somebody says to go on: bidden to, taken up again, or out of sight. */
export const CARDS = ['asked', 'kept', 'hidden'] as const;
export type Card = (typeof CARDS)[number];

/** What happens on the clock, besides time. */
export type ClockEvent =
  | { readonly is: 'warning'; readonly side: Side; readonly left: number }
  /** One of the last ten seconds. */
  | { readonly is: 'second'; readonly side: Side }
  /** A turn's time is out; `lot` is the retreat or the advance that was drawn. */
  | { readonly is: 'out'; readonly side: Side; readonly lot: Action | null }
  | { readonly is: 'lost'; readonly side: Side };

/** The world around a clock. */
export interface ClockWorld {
  /** Milliseconds of a time that only goes forward. */
  readonly now: () => number;
  /**
   * The time is out: what is open and would order something is left, and what is being dragged lands or, where the war
   * is lost with the time, goes back.
   */
  readonly letGo: (lands: boolean) => void;
}

/** The clock of the war in hand, while it is shown. */
export interface RunningClock {
  readonly state: Readable<Clock<Side>>;
  readonly control: WarTimeControl;
  readonly left: (side: Side) => number;
  readonly pause: (why: Card) => void;
  /** Somebody goes on. */
  readonly goOn: () => void;
  readonly hear: (listener: (event: ClockEvent) => void) => () => void;
  /** Keeps what is left now: the page may be gone the next moment. */
  readonly keep: () => void;
  /** The war is left, and its clock with it. */
  readonly end: () => void;
}

/** The clock of the page; null while none is shown. */
export const clockShown: StoreApi<RunningClock | null> = createStore<RunningClock | null>(
  () => null,
);
