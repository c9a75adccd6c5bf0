import { createRunningClock } from '../../shell/runningClock';
import type { Order } from '../engine/orders';
import type { Side } from '../engine/types';
import type { AnyGame } from '../game/playing';
import { partSave } from '../game/save';
import { timedNow, type Timed } from '../game/timing';
import type { ClockOrders, OwnClockEvent, Store } from './state';

interface ClockDeps {
  readonly ticks: () => number;
  readonly give: (order: Order) => unknown;
  /** Saves a game that differs only in its time. */
  readonly save: (game: AnyGame) => void;
}

/** What a clock counts, with the game's id: another game has its own time. */
interface Counted extends Timed {
  readonly id: string;
}

const isSame = (a: Counted | null, b: Counted | null): boolean =>
  a?.id === b?.id && a?.is === b?.is && a?.moves === b?.moves;

function countedIn(game: AnyGame | null): Counted | null {
  const timed = game && timedNow(game);
  return game === null || timed === null ? null : { ...timed, id: game.id };
}

/**
 * Returns the clock of the current battle (littlewars.md 3.1), which runs once `start` has been called: a move ends
 * when its time is over, and an interval with the order `go`. It stops in melees, behind the curtain, while a dialog
 * is open, and while the battle is not on the screen or is another tab's.
 */
export function createClock(store: Store, { ticks, give, save: saveGame }: ClockDeps) {
  let counted: Counted | null = null;
  let asked: AnyGame | null = null;
  /** The current game at the last check. */
  let known: string | null = null;

  const running = createRunningClock<Side, OwnClockEvent>({
    ticks,
    clock: () => store.getState().clock,
    show: (clock) => store.setState({ clock }),
    stops() {
      const { screen, curtain, save } = store.getState();
      return { away: screen !== 'game', elsewhere: save.is === 'elsewhere', curtain };
    },
    expire(side) {
      const isMove = counted?.is === 'move';
      if (isMove) running.send({ is: 'beforeTime', side });
      give({ kind: isMove ? 'time' : 'go' });
      running.send({ is: isMove ? 'time' : 'go', side });
    },
    save() {
      const { game, save } = store.getState();
      if (game !== null && save.is !== 'elsewhere') saveGame({ ...game, left: left() });
    },
  });

  const left = (): number | null => counted && running.left(counted.side);

  function begin(timed: Counted, rest: number, stops: readonly string[]): void {
    const { side, total } = timed;
    running.begin({
      control: { kind: 'turn', time: { red: total, blue: total }, increment: 0 },
      left: { red: rest, blue: rest },
      side,
      stops,
    });
  }

  function follow(): void {
    const { game, clock } = store.getState();
    const next = game === asked ? counted : countedIn(game);
    asked = game;
    const rest = game?.left ?? null;
    // A loaded game continues with its time left, once the player resumes.
    const isTaken = rest !== null && game?.id !== known;
    known = game?.id ?? null;
    if (!isSame(next, counted)) {
      counted = next;
      if (next === null) running.begin(null);
      else begin(next, isTaken ? rest : next.total, isTaken ? ['loaded'] : []);
    } else if (counted !== null && clock !== null && rest !== null && rest < (left() ?? 0))
      // Another tab's time in the same move counts, so that switching tabs gains none.
      begin(counted, rest, clock.stops);
    else running.follow();
  }

  let unwatch: (() => void) | undefined;
  const clock: ClockOrders = { ...running, left };
  return {
    clock,
    /** Returns a game with its time left; at the start of a move or an interval, all of it. */
    stamped: (game: AnyGame): AnyGame => {
      const next = countedIn(game);
      return { ...game, left: isSame(next, counted) ? left() : (next?.total ?? null) };
    },
    /** Leaves at most the time in the text of a save of the same state, which another tab has saved. */
    limit: (text: string): void => {
      const saved = partSave(text);
      const rest = 'fault' in saved ? null : saved.left;
      if (rest !== null) running.limit({ red: rest, blue: rest });
    },
    start(): void {
      follow();
      unwatch = store.subscribe(follow);
    },
    stop(): void {
      unwatch?.();
      running.stop();
    },
  };
}
