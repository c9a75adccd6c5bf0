import { isRunning } from '../../shell/clock';
import { onPauseRequestsChange, isPauseRequested } from '../../shell/pauseRequests';
import type { Game } from '../game/game';
import type { Seat } from '../game/seat';
import { present, type War } from '../game/war';
import type { AtBoard } from './atBoard';
import { warOf } from './state';

/** How those are reached who have the seats of a kind and do not sit at this screen. What they order is carried out by the rules. */
export interface SeatPort {
  /** Has the turn under way played, or gone on with; nothing happens where that is done already. */
  readonly begin: (game: Game, war: War) => void;
  /** Gives up the turn under way: it is nobody's of these seats, or everything stands still. */
  readonly stop: () => void;
  /** The war has left its board. */
  readonly end: () => void;
}

/**
 * Has every turn played of whoever does not sit at this screen, of the war that has come to its board; returns what ends that. The
 * port of each kind of seats is handed what looks anew at whose turn it is.
 */
export function runSeats(
  { store }: AtBoard,
  open: Readonly<Record<Exclude<Seat['kind'], 'person'>, (look: () => void) => SeatPort>>,
): () => void {
  const ports = { program: open.program(look) };

  /** Whose turn is to be played now, and in what. */
  function due(): { readonly port: SeatPort; readonly game: Game; readonly war: War } | null {
    const { game, screen, curtain, save, choice, clock } = store.getState();
    const war = warOf({ game });
    if (game === null || war === null || screen !== 'game') return null;
    const { side, over } = present(war);
    const { kind } = game.seats[side];
    if (kind === 'person' || over !== null) return null;
    if (curtain || save.is === 'elsewhere' || choice.of === 'past' || isPauseRequested())
      return null;
    // Whoever has stopped the clock has stopped the war.
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
    // What only the programs do is no news to them.
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
