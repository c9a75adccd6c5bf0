import type { StoreApi } from 'zustand/vanilla';
import { createRunningClock } from '../../../../src/shell/runningClock';
import { positionOf, type Game } from '../game/game';
import type { Order, Side } from '../game/rules';
import type { State } from './store';

/** An event of this game's clock: the time of a side is out, and its turn has ended. */
export interface TimeOut {
  readonly is: 'time';
  readonly side: Side;
}

interface ClockNeeds {
  readonly ticks: () => number;
  readonly give: (order: Order) => unknown;
  readonly save: (game: Game) => void;
}

/** Returns the turn that the clock counts; null if there is none. */
function timedIn(game: Game | null) {
  const position = game && positionOf(game);
  if (game === null || position === null || game.time === 0 || position.result !== null)
    return null;
  return { key: `${game.id}/${position.turns}`, side: position.mover, total: game.time * 1_000 };
}

/** Creates the clock of a turn, which ends when its time is out (3.1). */
export function createMoveClock(
  store: Pick<StoreApi<State>, 'getState' | 'setState' | 'subscribe'>,
  { ticks, give, save }: ClockNeeds,
) {
  let counted: ReturnType<typeof timedIn> = null;
  /** The game that was current when it last looked. */
  let known: string | null = null;
  const left = (): number | null => counted && running.left(counted.side);

  const running = createRunningClock<Side, TimeOut>({
    ticks,
    clock: () => store.getState().clock,
    show: (clock) => store.setState({ clock }),
    stops() {
      const { screen, curtain, save } = store.getState();
      return { away: screen !== 'game', elsewhere: save.is === 'elsewhere', curtain };
    },
    expire(side) {
      give({ kind: 'time' });
      running.send({ is: 'time', side });
    },
    save() {
      const { game, save: now } = store.getState();
      if (game !== null && now.is !== 'elsewhere') save({ ...game, left: left() });
    },
  });

  function follow(): void {
    const { game } = store.getState();
    const next = timedIn(game);
    // A loaded game continues with its time left, once the player resumes.
    const isLoaded = game !== null && game.left !== null && game.id !== known;
    known = game?.id ?? null;
    if (next?.key === counted?.key) {
      running.follow();
      return;
    }
    counted = next;
    if (next === null) {
      running.begin(null);
      return;
    }
    const { side, total } = next;
    const rest = isLoaded ? game.left : total;
    running.begin({
      control: { kind: 'turn', time: { west: total, east: total }, increment: 0 },
      left: { west: rest, east: rest },
      side,
      stops: isLoaded ? ['loaded'] : [],
    });
  }
  follow();
  const unfollow = store.subscribe(follow);

  return {
    orders: running,
    /** Returns a game with its time left; at the beginning of a turn, all of it. */
    stamped(game: Game): Game {
      const next = timedIn(game);
      return { ...game, left: next?.key === counted?.key ? left() : (next?.total ?? null) };
    },
    /** Limits the time left to `rest` milliseconds, which another tab has saved for the same turn. */
    limit(rest: number | null): void {
      if (rest !== null) running.limit({ west: rest, east: rest });
    },
    stop(): void {
      unfollow();
      running.stop();
    },
  };
}
