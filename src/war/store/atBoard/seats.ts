import { isRunning } from '../../../shell/clock';
import { onPauseRequestsChange, isPauseRequested } from '../../../shell/pauseRequests';
import type { Game } from '../../game/game';
import type { Seat } from '../../game/seat';
import { present, type War } from '../../game/war';
import type { AtBoard } from './atBoard';
import { warOf } from '../state';

/** The connection to the seats of a kind that are not at this screen. Their orders are executed by the rules. */
export interface SeatPort {
  /** Has the current turn played, or continued; does nothing if that has already begun. */
  readonly begin: (game: Game, war: War) => void;
  /** Cancels the current turn: it is not these seats', or everything is paused. */
  readonly stop: () => void;
  /** The war has left its board. */
  readonly end: () => void;
}

/**
 * Has the turns of all seats not at this screen played, for the war at its board; returns a function that ends
 * this. Each kind's port gets a function that checks again whose turn it is.
 */
export function runSeats(
  { store }: AtBoard,
  open: Readonly<Record<Exclude<Seat['kind'], 'person'>, (look: () => void) => SeatPort>>,
): () => void {
  const ports = { program: open.program(look) };

  /** Returns the port, game and war of the turn to play now; null if there is none. */
  function due(): { readonly port: SeatPort; readonly game: Game; readonly war: War } | null {
    const { game, screen, curtain, save, choice, clock } = store.getState();
    const war = warOf({ game });
    if (game === null || war === null || screen !== 'game') return null;
    const { side, over } = present(war);
    const { kind } = game.seats[side];
    if (kind === 'person' || over !== null) return null;
    if (curtain || save.is === 'elsewhere' || choice.of === 'past' || isPauseRequested())
      return null;
    // A stopped clock stops the war.
    if (game.clock && (clock === null || !isRunning(clock.now))) return null;
    return { port: ports[kind], game, war };
  }

  function look(): void {
    const now = due();
    for (const port of Object.values(ports)) if (port !== now?.port) port.stop();
    now?.port.begin(now.game, now.war);
  }

  look();
  const stops = [
    // Changes by the bots alone are no news to them.
    store.subscribe((now, before) => {
      if (now.programs === before.programs) look();
    }),
    onPauseRequestsChange(look),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const port of Object.values(ports)) port.end();
  };
}
