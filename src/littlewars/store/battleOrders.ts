import { changed, historyOf, redone, undone, type History } from '../../shell/history';
import { forceFaults, purseOf, type ForceFault } from '../engine/forces';
import type { Order } from '../engine/orders';
import { refused } from '../engine/refusals';
import type { Outcome } from '../engine/reasons';
import type { Force } from '../engine/types';
import { withBody } from '../game/bodies';
import { campInHand, withCamp, type Game } from '../game/game';
import {
  backTo,
  battleOf,
  battlesOf,
  given,
  lastingOrders,
  placedBy,
  type Given,
} from '../game/timeline';
import type { BattleEvent, RefusedOrder, Store } from './state';

/** Returns how many orders of a battle cannot be undone; of setting out, none. */
const floorOf = ({ stage }: Game): number =>
  stage.name === 'battle' ? lastingOrders(stage.orders) : 0;

/**
 * Creates the orders of setting out and of the battle, with undo. `stamped` returns the game after an order with
 * its clock times; `send` sends events, once the store has them.
 */
export function createBattleOrders(
  store: Store,
  stamped: (game: Game) => Game,
  send: (event: BattleEvent) => void,
) {
  /** Cleared when a move ends, and when a side's places are sealed. The present state is the store's. */
  let history: History<Game> | null = null;
  const inHand = (): Game | null => {
    const { game, curtain, sealing, save } = store.getState();
    return curtain || sealing === 'underWay' || save.is === 'elsewhere' ? null : game;
  };

  const forget = (): void => void (history = null);

  /** Returns whether an undo step stays within what may be undone. */
  const reaches = (before: Game, now: Game): boolean => {
    const [was, is] = [before.stage, now.stage];
    if (before.id !== now.id || was.name !== is.name) return false;
    if (was.name === 'settingOut' && is.name === 'settingOut') return was.side === is.side;
    return (
      was.name === 'battle' &&
      is.name === 'battle' &&
      was.orders.length >= floorOf(now) &&
      was.orders.length < is.orders.length
    );
  };

  /** Returns the undo history of a game. */
  function historyAt(game: Game): History<Game> {
    const { past = [], future = [] } = history ?? {};
    const last = past.at(-1);
    if (last !== undefined && reaches(last, game)) return { past, now: game, future, kind: null };
    const { stage } = game;
    // Orders from before the page was loaded are undone one by one.
    const before =
      stage.name === 'battle' && stage.orders.length > floorOf(game)
        ? [backTo(game, stage.orders.length - 1)]
        : [];
    return { past: before, now: game, future, kind: null };
  }

  const steps = (game: Game) => {
    const { past, future } = historyAt(game);
    return { mayUndo: past.length > 0, mayRedo: future.length > 0 };
  };

  function show(game: Game): void {
    store.setState({ game, ...steps(game) });
  }

  function enter(before: Game, now: Game): void {
    if (now.stage.name === 'battle' && floorOf(now) === now.stage.orders.length) forget();
    else history = changed({ ...(history ?? historyOf(before)), now: before }, now);
    show(stamped(now));
    if (before.stage.name !== 'battle' || now.stage.name !== 'battle') return;
    const { orders } = now.stage;
    const battles = battlesOf(now.muster, now.stage);
    for (let i = before.stage.orders.length; i < orders.length; i++) {
      const [from, order, after] = [battles[i], orders[i], battles[i + 1]];
      if (from && order && after) send({ is: 'order', before: from, order, after });
    }
  }

  /** Makes an undo or redo step and keeps the remembered bodies, because remembering men is no order. */
  function go(is: 'undo' | 'redo', step: (history: History<Game>) => History<Game>): void {
    const game = inHand();
    if (game === null) return;
    const here = historyAt(game);
    const next = step(here);
    if (next === here) return;
    history = next;
    show(stamped({ ...next.now, bodies: game.bodies }));
    const [before, after] = [battleOf(game), battleOf(next.now)];
    if (before !== null && after !== null) send({ is, before, after });
  }

  const one = (give: (game: Game, order: Order) => Given, order: Order): Outcome => {
    const game = inHand();
    if (game === null) return refused({ code: 'wrongPhase', phase: 'interval' });
    const outcome = give(game, order);
    if (!outcome.ok) return outcome;
    enter(game, outcome.game);
    return { ok: true, battle: outcome.battle };
  };

  /** Executes several orders as one undo step, trying them until no more of them can be executed. */
  function each(
    give: (game: Game, order: Order) => Given,
    orders: readonly Order[],
  ): readonly RefusedOrder[] {
    const game = inHand();
    if (game === null)
      return orders.map((order) => ({
        order,
        reasons: [{ code: 'wrongPhase', phase: 'interval' }],
      }));
    let now = game;
    let left: readonly RefusedOrder[] = orders.map((order) => ({ order, reasons: [] }));
    // A man who blocks another goes first, in whatever order they were named.
    for (let before = Infinity; left.length < before;) {
      before = left.length;
      left = left.flatMap(({ order }): readonly RefusedOrder[] => {
        const outcome = give(now, order);
        if (!outcome.ok) return [{ order, reasons: outcome.reasons }];
        now = outcome.game;
        return [];
      });
    }
    if (now !== game) enter(game, now);
    return left;
  }

  return {
    /** Updates what may be undone after a game has been loaded. */
    taken: (game: Game | null): void => {
      forget();
      store.setState(game === null ? { mayUndo: false, mayRedo: false } : steps(game));
    },

    /** Executes `place`, `placeGun` or `takeUp`, of the side that sets out. */
    setOut: (order: Order): Outcome => one(placedBy, order),
    /** Executes several as one undo step; returns the refused ones. */
    setOutEach: (orders: readonly Order[]): readonly RefusedOrder[] => each(placedBy, orders),

    /**
     * 2.2: sets the force that the side setting out has bought, and removes its men; a faulty one changes nothing.
     * Returns its faults.
     */
    chooseForce: (force: Force): readonly ForceFault[] => {
      const game = inHand();
      if (game?.stage.name !== 'settingOut' || game.stage.side === null) return [];
      if (!game.chosen || campInHand(game) === null) return [];
      const faults = forceFaults(force, purseOf(game.muster, game.stage.side));
      if (faults.length === 0) enter(game, withCamp(game, { force, places: [] }));
      return faults;
    },

    /** Executes an order of the battle; a refused one changes nothing and has every reason. */
    give: (order: Order): Outcome => one(given, order),
    /** Executes orders for a body, as one undo step; returns the refused ones. */
    giveEach: (orders: readonly Order[]): readonly RefusedOrder[] => each(given, orders),

    /**
     * Remembers men as a body, or forgets a body by its letter; neither is an order of the battle, nor undone with
     * one.
     */
    remember: (men: readonly string[]): void => {
      const game = inHand();
      if (game !== null) store.setState({ game: { ...game, bodies: withBody(game.bodies, men) } });
    },
    forgetBody: (letter: string): void => {
      const game = inHand();
      if (game === null) return;
      const bodies = game.bodies.filter((body) => body.letter !== letter);
      store.setState({ game: { ...game, bodies } });
    },

    undo: (): void => go('undo', undone),
    redo: (): void => go('redo', redone),
  };
}

export type BattleOrders = ReturnType<typeof createBattleOrders>;
