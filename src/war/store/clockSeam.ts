import type { Game } from '../game/game';
import type { War } from '../game/war';
import type { Services, Store } from './state';

/** Where a clock joins the game, which no game without one loads (clock.ts). */
export interface ClockSeam extends Pick<Services, 'randomInt'> {
  readonly store: Store;
  /** Keeps a game as it is now, though nothing has been ordered. */
  readonly keep: (game: Game) => Promise<void>;
  /** Takes a game with what its clock says now for the one in hand, and writes nothing: another tab has written. */
  readonly settle: (game: Game) => void;
  /** What the clock says of the war that an order has led to, put into it; while no clock is there the war as it is. */
  stamped: (war: War) => War;
}
