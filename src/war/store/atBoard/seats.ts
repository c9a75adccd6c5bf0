import { isRunning } from '../../../shell/clock';
import { onPauseRequestsChange, isPauseRequested } from '../../../shell/pauseRequests';
import type { Deployment } from '../../engine/deployment';
import { SIDES, type Side } from '../../engine/vocabulary';
import { emptyCamps, isSecret, type Game } from '../../game/game';
import { isHere } from '../../game/seat';
import { present, type War } from '../../game/war';
import type { PortOrders, PortsState, Proposal, Seat } from '../../seats/kind';
import type { AtBoard } from './atBoard';
import { warOf } from '../state';

/**
 * The connection to all seats of one kind that are not at this screen, such as bots. Their orders go to the page's
 * `portTable`, which executes them by the rules, and only between `begin` and `stop`: an order that comes at another
 * time has to wait.
 */
export interface SeatPort {
  /** Lets the port's seats play the current turn, or the rest of it; does nothing if that has already begun. */
  readonly begin: (game: Game, war: War) => void;
  /** Cancels the current turn, because it is not these seats' or because everything is paused. */
  readonly stop: () => void;
  /** Returns whether a side's seat agrees to a proposal of the other side; the page carries out what is agreed. */
  readonly agrees: (to: Proposal, side: Side) => Promise<boolean>;
  /** Its seats, or the war, have left the board: from now on it orders and shows nothing. */
  readonly end: () => void;
}

/**
 * Returns a game as the player of a side may see it, for a seat that is not at this screen: without the other side's
 * deployment while both are made in secret. During the war nothing is left out.
 */
export function seenBy(side: Side, game: Game): Game {
  const { stage } = game;
  if (stage.name !== 'deployment' || !isSecret(game)) return game;
  const camps = { ...emptyCamps(), [side]: stage.camps[side] };
  return { ...game, stage: { ...stage, camps } };
}

/** What a port shows on the page, and the orders that it takes now. */
type Shown = PortsState & Partial<PortOrders>;

/**
 * The functions of the page that a seat's port may call: `look` to check again whose turn it is, `show` to show what
 * the port is doing.
 */
export interface SeatHost {
  /** Checks again whose turn it is. */
  readonly look: () => void;
  /** Shows what the port is doing; offers may be shown in any turn. */
  readonly show: (state: Shown) => void;
}

/** The access to the seats of one kind elsewhere: `deploy` asks for their army, `open` returns their port. */
export interface SeatReach {
  /**
   * Asks a side for its army, in a game as that side may see it (`seenBy`). Calls one of the callbacks once, with the
   * army or a fault; returns a function that cancels it.
   */
  readonly deploy: (
    asked: { readonly game: Game; readonly side: Side; readonly randomInt: (n: number) => number },
    done: (deployment: Deployment) => void,
    failed: (fault: string) => void,
  ) => () => void;
  /** Opens the port of a war that has come to its board. */
  readonly open: (board: AtBoard, host: SeatHost) => SeatPort;
}

/**
 * Lets the seats that are not at this screen play their turns in the war whose board is shown; returns a function that
 * ends this. `reaches` are the kinds of seats by name. The port of a kind is opened when a seat of that kind takes
 * part, and ended when none does.
 */
export function runSeats(
  board: AtBoard,
  reaches: Readonly<Record<string, Pick<SeatReach, 'open'>>>,
): () => void {
  const { store } = board;
  const ports = new Map<string, SeatPort>();
  /** What each port shows, the latest first. */
  let shown: readonly (Shown & { readonly kind: string })[] = [];

  /** Shows an offer, or else the port that is doing something, or else the one that has shown something last. */
  function showAll(): void {
    const state =
      shown.find(({ now }) => now.is === 'offering') ??
      shown.find(({ now }) => now.is !== 'waiting') ??
      shown[0];
    const played = shown.find((each) => each.played !== null)?.played ?? null;
    store.setState({ ports: state ? { ...state, played, propose } : null });
  }

  const others = (kind: string) => shown.filter((each) => each.kind !== kind);
  const hostOf = (kind: string): SeatHost => ({
    look,
    show(state) {
      shown = [{ ...state, kind }, ...others(kind)];
      showAll();
    },
  });

  /** Returns the port of a seat; undefined for one at this screen. */
  function portOf({ kind }: Seat): SeatPort | undefined {
    const port = ports.get(kind) ?? reaches[kind]?.open(board, hostOf(kind));
    if (port !== undefined) ports.set(kind, port);
    return port;
  }

  /** Ends the ports of kinds that have no seat any more. */
  function endUnseated({ seats }: Game): void {
    for (const [kind, port] of ports) {
      if (SIDES.some((side) => seats[side].kind === kind)) continue;
      ports.delete(kind);
      port.end();
      shown = others(kind);
      showAll();
    }
  }

  async function propose(to: Proposal): Promise<boolean> {
    const { game } = store.getState();
    const war = warOf({ game });
    if (game === null || war === null) return false;
    const others = SIDES.filter((side) => !isHere(game.seats[side]));
    const answers = await Promise.all(
      others.map(async (side) => (await portOf(game.seats[side])?.agrees(to, side)) ?? false),
    );
    return answers.every(Boolean) && warOf(store.getState()) === war;
  }

  /** Returns the port, game and war of the turn to play now; null if there is none. */
  function due(): { readonly port: SeatPort; readonly game: Game; readonly war: War } | null {
    const { game, screen, curtain, save, choice, clock } = store.getState();
    const war = warOf({ game });
    if (game === null || war === null || screen !== 'game') return null;
    const { N, S } = { N: portOf(game.seats.N), S: portOf(game.seats.S) };
    const { side, over } = present(war);
    const port = side === 'N' ? N : S;
    if (port === undefined || over !== null) return null;
    if (curtain || save.is === 'elsewhere' || choice.of === 'past' || isPauseRequested())
      return null;
    // A stopped clock stops the war.
    if (game.clock && (clock === null || !isRunning(clock.now))) return null;
    return { port, game, war };
  }

  function look(): void {
    const { game } = store.getState();
    if (game !== null) endUnseated(game);
    const now = due();
    for (const port of ports.values()) if (port !== now?.port) port.stop();
    now?.port.begin(now.game, now.war);
  }

  look();
  const stops = [
    // Ports are not notified of changes that only ports have made.
    store.subscribe((now, before) => {
      if (now.ports === before.ports) look();
    }),
    onPauseRequestsChange(look),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const port of ports.values()) port.end();
    store.setState({ ports: null });
  };
}
