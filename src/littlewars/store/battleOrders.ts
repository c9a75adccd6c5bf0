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

/** How many orders of a battle lie before what may be taken back; of setting out, none do. */
const floorOf = ({ stage }: Game): number =>
  stage.name === 'battle' ? lastingOrders(stage.orders) : 0;

/**
 * The orders of setting out and of the battle, and the way back. `stamped` is the game that an order has led to, with what its
 * clock says; `send` gets what has happened, once the store has it.
 */
export function createBattleOrders(
  store: Store,
  stamped: (game: Game) => Game,
  send: (event: BattleEvent) => void,
) {
  /** Forgotten when a move ends, and when a side's places are sealed. What is now of it is the store's to say. */
  let history: History<Game> | null = null;
  const inHand = (): Game | null => {
    const { game, curtain, sealing, save } = store.getState();
    return curtain || sealing === 'underWay' || save.is === 'elsewhere' ? null : game;
  };

  const forget = (): void => void (history = null);

  /** Whether a step back leads to no more than may be taken back. */
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

  /** The history of a game as far as it may be gone back in. */
  function historyAt(game: Game): History<Game> {
    const { past = [], future = [] } = history ?? {};
    const last = past.at(-1);
    if (last !== undefined && reaches(last, game)) return { past, now: game, future, kind: null };
    const { stage } = game;
    // What was ordered before the page was loaded is taken back order by order.
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

  /** Goes a step back or on, with the bodies as they are: to remember men is no order. */
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

  /** Gives orders as one, whose next each is to be given until no more of them can be carried out. */
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
    // Who stands in another's way goes first, whichever of the two was named first.
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
    /** Says anew what may be undone, of a game that has been taken up. */
    taken: (game: Game | null): void => {
      forget();
      store.setState(game === null ? { mayUndo: false, mayRedo: false } : steps(game));
    },

    /** `place`, `placeGun` or `takeUp`, of the side that sets out. */
    setOut: (order: Order): Outcome => one(placedBy, order),
    /** Several as one; those refused are told, and the others carried out. */
    setOutEach: (orders: readonly Order[]): readonly RefusedOrder[] => each(placedBy, orders),

    /** 2.2: what the side that sets out has bought, its men being taken up; what is wrong with it changes nothing. */
    chooseForce: (force: Force): readonly ForceFault[] => {
      const game = inHand();
      if (game?.stage.name !== 'settingOut' || game.stage.side === null) return [];
      if (!game.chosen || campInHand(game) === null) return [];
      const faults = forceFaults(force, purseOf(game.muster, game.stage.side));
      if (faults.length === 0) enter(game, withCamp(game, { force, places: [] }));
      return faults;
    },

    /** An order of the battle; refused, with every reason, it changes nothing. */
    give: (order: Order): Outcome => one(given, order),
    /** Orders for a body, as one to undo: each is given, and those refused are told. */
    giveEach: (orders: readonly Order[]): readonly RefusedOrder[] => each(given, orders),

    /** Remembers men as a body, and forgets one by its letter: no order of the battle, and not undone with one. */
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
