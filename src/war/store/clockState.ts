import type { Clock } from '../../shell/clock';
import type { ClockOrders, TimeEvent } from '../../shell/runningClock';
import type { Action, Side } from '../engine/vocabulary';
import type { War } from '../game/war';

/** Why the clock is stopped until somebody continues: on request, after loading, or because the page was hidden. */
export const CARDS = ['asked', 'kept', 'hidden'] as const;

/** The events of a war's clock only. */
export type OwnClockEvent =
  /**
   * The time is out, but nothing has been ordered for it yet: open questions close, and a dragged unit lands or, if
   * the war is lost with the time, goes back.
   */
  | { readonly is: 'beforeTime'; readonly side: Side; readonly lands: boolean }
  /** A turn's time is out; `lot` is the retreat or the advance that was drawn. */
  | { readonly is: 'out'; readonly side: Side; readonly lot: Action | null }
  | { readonly is: 'lost'; readonly side: Side };
export type ClockEvent = TimeEvent<Side> | OwnClockEvent;

/** The clock of the current war, while it is at its board; another object with the same orders whenever it is set. */
export interface WarClock extends ClockOrders<Side, OwnClockEvent> {
  readonly now: Clock<Side>;
  /** Returns a war after an order, with its clock times. */
  readonly stamped: (war: War) => War;
}
