import type { Clock } from '../../shell/clock';
import type { ClockOrders, TimeEvent } from '../../shell/runningClock';
import type { Action, Side } from '../engine/vocabulary';
import type { War } from '../game/war';

/** Why the clock stands still until somebody says to go on: bidden to, taken up again, or out of sight. */
export const CARDS = ['asked', 'kept', 'hidden'] as const;

/** What happens on the clock of a war, and on no other. */
export type OwnClockEvent =
  /**
   * The time is out, and nothing is ordered for it yet: what is open and would order something is left, and what is being dragged
   * lands or, where the war is lost with the time, goes back.
   */
  | { readonly is: 'beforeTime'; readonly side: Side; readonly lands: boolean }
  /** A turn's time is out; `lot` is the retreat or the advance that was drawn. */
  | { readonly is: 'out'; readonly side: Side; readonly lot: Action | null }
  | { readonly is: 'lost'; readonly side: Side };
export type ClockEvent = TimeEvent<Side> | OwnClockEvent;

/** The clock of the war in hand, while it is at its board; another object whenever it is set, with the same orders. */
export interface WarClock extends ClockOrders<Side, OwnClockEvent> {
  readonly now: Clock<Side>;
  /** A war that an order has led to, with what the clock says of it. */
  readonly stamped: (war: War) => War;
}
