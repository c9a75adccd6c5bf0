import { isRunning } from '../../shell/clock';
import { onStandstill, standsStill } from '../../shell/standstill';
import type { Side } from '../engine/vocabulary';
import type { Game } from '../game/game';
import type { Seat } from '../game/seat';
import { present, type War } from '../game/war';
import type { AtBoard } from './atBoard';
import { warOf } from './state';

/** A turn that is to be played, or to be gone on with. */
export interface DueTurn {
  readonly game: Game;
  readonly war: War;
  readonly side: Side;
}

/** How those are reached who have the seats of a kind and do not sit at this screen. What they order is carried out by the rules. */
export interface SeatPort {
  /** Has a turn played; nothing happens where that is under way. */
  readonly begin: (turn: DueTurn) => void;
  /** Gives up the turn under way: it is nobody's of these seats, or everything stands still. */
  readonly stop: () => void;
  /** The war has left its board. */
  readonly end: () => void;
}

/** Opens the port of a kind of seats; what it is handed looks anew at whose turn it is. */
type OpenPort = (look: () => void) => SeatPort;

/** Has every turn played of whoever does not sit at this screen, of the war that has come to its board; returns what ends that. */
export function runSeats(
  { store }: AtBoard,
  open: Readonly<Record<Exclude<Seat['kind'], 'person'>, OpenPort>>,
): () => void {
  const ports = { program: open.program(look) };

  /** The turn to be played now, and where. */
  function due(): { readonly turn: DueTurn; readonly port: SeatPort } | null {
    const { game, screen, curtain, keeping, choice, clock } = store.getState();
    const war = warOf({ game });
    if (game === null || war === null || screen !== 'game') return null;
    const { side, over } = present(war);
    const { kind } = game.seats[side];
    if (kind === 'person' || over !== null) return null;
    if (curtain || keeping === 'elsewhere' || choice.of === 'past' || standsStill()) return null;
    // Whoever has stopped the clock has stopped the war.
    if (game.clock && (clock === null || !isRunning(clock.now))) return null;
    return { turn: { game, war, side }, port: ports[kind] };
  }

  function look(): void {
    const now = due();
    for (const port of Object.values(ports)) if (port !== now?.port) port.stop();
    now?.port.begin(now.turn);
  }

  look();
  const stops = [
    // What only the programs do is no news to them.
    store.subscribe((now, before) => {
      if (now.programs === before.programs) look();
    }),
    onStandstill(look),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const port of Object.values(ports)) port.end();
  };
}
