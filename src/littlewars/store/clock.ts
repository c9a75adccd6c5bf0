import {
  isRunning,
  LAST_SECONDS,
  leftAt,
  newClock,
  nextDue,
  released,
  stopped,
  turnBegun,
  warningBetween,
  type Clock,
} from '../../shell/clock';
import { onStandstill, standsStill } from '../../shell/standstill';
import type { Order } from '../engine/orders';
import type { Side } from '../engine/types';
import type { Game } from '../game/game';
import { timedNow, type Timed } from '../game/timing';
import type { ClockEvent, ClockOrders, Store } from './state';

/** Of running time no more than this is lost with a page that dies, in milliseconds. */
const KEPT_EVERY = 4_000;
/** Why a clock stands still that nobody but what has stopped it lets go on. */
const OWN_STOPS: readonly string[] = ['dialog', 'elsewhere', 'away', 'curtain'];

interface ClockWays {
  readonly ticks: () => number;
  readonly give: (order: Order) => unknown;
  /** Keeps a game that has only less time. */
  readonly keep: (game: Game) => void;
}

/** What a clock counts, and of which game: another has a time of its own. */
interface Counted extends Timed {
  readonly id: string;
}

const isSame = (a: Counted | null, b: Counted | null): boolean =>
  a?.id === b?.id && a?.is === b?.is && a?.moves === b?.moves;

/**
 * The clock of the battle in hand (3.1): each move has its minutes and ends at "Time", and the interval ends with the next
 * `go`. It stands still in melees, under whatever is open over the page, and away from the field.
 */
export function createClock(store: Store, { ticks, give, keep }: ClockWays) {
  const listeners = new Set<(event: ClockEvent) => void>();
  let counted: Counted | null = null;
  let asked: Game | null = null;
  /** The game that was in hand when it last looked. */
  let known: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was left when it was last looked at what is due. */
  let seen = 0;
  let keptAt = 0;

  const tell = (event: ClockEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const countedIn = (game: Game | null): Counted | null => {
    const timed = game && timedNow(game);
    return game === null || timed === null ? null : { ...timed, id: game.id };
  };

  function left(): number | null {
    const { clock } = store.getState();
    return clock === null || counted === null ? null : leftAt(clock, counted.side, ticks());
  }

  function set(clock: Clock<Side> | null): void {
    if (clock === store.getState().clock) return;
    store.setState({ clock });
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    const { clock } = store.getState();
    if (clock === null || counted === null || !isRunning(clock)) return;
    const rest = leftAt(clock, counted.side, ticks());
    const due = rest - nextDue(counted.total, rest);
    timer = setTimeout(tick, Math.max(1, Math.min(due, keptAt + KEPT_EVERY - ticks())));
  }

  function tick(): void {
    const rest = left();
    const { clock, game } = store.getState();
    if (rest === null || counted === null || clock === null || !isRunning(clock)) return;
    const { side, total } = counted;
    const before = seen;
    seen = rest;
    if (rest === 0) {
      timeOut(counted);
      return;
    }
    const warning = warningBetween(total, before, rest);
    if (warning !== null) tell({ is: 'warning', side, left: warning });
    else if (rest <= LAST_SECONDS && Math.ceil(rest / 1000) < Math.ceil(before / 1000))
      tell({ is: 'second', side });
    if (game !== null && ticks() - keptAt >= KEPT_EVERY) keepLeft(game);
    schedule();
  }

  function keepLeft(game: Game): void {
    keptAt = ticks();
    if (store.getState().keeping !== 'elsewhere') keep({ ...game, left: left() });
  }

  function timeOut({ is, side }: Counted): void {
    if (is === 'move') tell({ is: 'beforeTime', side });
    give({ kind: is === 'move' ? 'time' : 'go' });
    tell({ is: is === 'move' ? 'time' : 'go', side });
  }

  /** A clock that has this to count, with what is left of it. */
  function begun({ side, total }: Counted, rest: number, stops: readonly string[]): Clock<Side> {
    const now = ticks();
    const clock = newClock<Side>({ kind: 'turn', time: { red: total, blue: total }, increment: 0 });
    return turnBegun({ ...clock, stops }, side, now, rest);
  }

  function follow(): void {
    const { game, screen, curtain, keeping, clock } = store.getState();
    const next = game === asked ? counted : countedIn(game);
    asked = game;
    let now = clock;
    if (!isSame(next, counted)) {
      // A game that is taken up goes on with what it had left, once somebody says so.
      const isTaken = game?.left != null && game.id !== known;
      counted = next;
      seen = (isTaken ? game.left : next?.total) ?? 0;
      keptAt = ticks();
      now = next === null ? null : begun(next, seen, isTaken ? ['kept'] : []);
    } else if (game?.left != null && counted !== null && now !== null) {
      // Another tab, which this one follows, has let time pass in the same move: nobody gains any by coming from there.
      const { left: theirs } = game;
      if (theirs < leftAt(now, counted.side, ticks())) {
        seen = theirs;
        now = begun(counted, theirs, now.stops);
      }
    }
    known = game?.id ?? null;
    if (now !== null) {
      const stops = {
        away: screen !== 'game',
        elsewhere: keeping === 'elsewhere',
        dialog: standsStill(),
        curtain,
      };
      for (const [why, wanted] of Object.entries(stops))
        now = (wanted ? stopped : released)(now, why, ticks());
    }
    set(now);
  }

  const stops: (() => void)[] = [];
  const clock: ClockOrders = {
    left,
    pause(why) {
      const { clock: of, game } = store.getState();
      if (of === null) return;
      set(stopped(of, why, ticks()));
      if (game !== null) keepLeft(game);
    },
    goOn() {
      const { clock: of } = store.getState();
      if (of === null) return;
      const free = of.stops.filter((why) => !OWN_STOPS.includes(why));
      set(free.reduce((on, why) => released(on, why, ticks()), of));
    },
    keep() {
      const { clock: of, game } = store.getState();
      if (of !== null && game !== null) keepLeft(game);
    },
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  return {
    clock,
    /** A game with what it has left: of a move or an interval that begins, all of it. */
    stamped: (game: Game): Game => {
      const next = countedIn(game);
      return { ...game, left: isSame(next, counted) ? left() : (next?.total ?? null) };
    },
    start(): void {
      follow();
      stops.push(store.subscribe(follow), onStandstill(follow));
    },
    stop(): void {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
