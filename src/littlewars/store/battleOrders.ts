import type { Sealer } from '../../shell/seal';
import { sealFaultOf } from '../../shell/sealing';
import { changed, historyOf, redone, undone, type History } from '../../shell/history';
import { forceFaults, purseOf, type ForceFault } from '../engine/forces';
import type { Order } from '../engine/orders';
import { refused } from '../engine/refusals';
import type { Outcome, Refused } from '../engine/reasons';
import type { Force } from '../engine/battleRules';
import { withBody } from '../game/bodies';
import { currentCamp, type LittleWars } from '../game/game';
import { playing } from '../game/kinds';
import { isKriegspiel, type AnyGame, type AnyGiven } from '../game/playing';
import { areHere, seatsOf } from '../game/seats';
import { withCampOf } from '../game/settingOut';
import type { KriegspielOrder } from '../kriegspiel/orders';
import type { KriegspielOutcome, KriegspielReason } from '../kriegspiel/reasons';
import type { BattleEvent, RefusedOrder, Store } from './state';

/** Executes an order of the battle; a refused one changes nothing and has every reason. */
interface GiveOrder {
  (order: Order): Outcome;
  (order: KriegspielOrder): KriegspielOutcome;
}

interface GiveEach {
  (orders: readonly Order[]): readonly RefusedOrder[];
  (orders: readonly KriegspielOrder[]): readonly RefusedOrder<KriegspielOrder, KriegspielReason>[];
}

const given = (game: AnyGame, order: KriegspielOrder): AnyGiven => playing(game).given(game, order);

/** Returns whether a program gives the orders of the side that an order is for: its own, or that of the mover. */
function isProgramsOrder(game: AnyGame, order?: KriegspielOrder): boolean {
  const seats = seatsOf(game);
  if (areHere(seats)) return false;
  const mover = playing(game).battles(game).at(-1)?.mover;
  const side = order !== undefined && 'side' in order ? order.side : mover;
  return side !== undefined && seats[side].kind === 'program';
}
/** Executes an order that a person at this screen gives. */
const givenHere = (game: AnyGame, order: KriegspielOrder): AnyGiven =>
  isProgramsOrder(game, order)
    ? refused({ code: 'wrongPhase', phase: 'interval' })
    : given(game, order);

const placedBy = (game: AnyGame, order: KriegspielOrder): AnyGiven =>
  playing(game).setOut(game, order);
/** Returns how many orders have been given in a battle, and how many of them cannot be undone. */
const countOf = (game: AnyGame): number => playing(game).orders(game).length;
const floorOf = (game: AnyGame): number => playing(game).lasting(game);

/**
 * Returns the functions by which players give orders while setting out and in a battle, with undo and redo. `stamped`
 * returns a game after an order with its clock times added; `send` is called with each event of the battle, once the
 * store has the new state.
 */
export function createBattleOrders(
  store: Store,
  { sealer }: { readonly sealer: Sealer },
  stamped: (game: AnyGame) => AnyGame,
  send: (event: BattleEvent) => void,
) {
  /** Cleared when a move ends, and when a side's places are sealed. The present state is the store's. */
  let history: History<AnyGame> | null = null;
  const currentGame = (): AnyGame | null => {
    const { game, curtain, sealing, save } = store.getState();
    return curtain || sealing === 'underWay' || save.is === 'elsewhere' ? null : game;
  };

  const forget = (): void => void (history = null);

  /** Returns whether an undo step stays within what may be undone. */
  const reaches = (before: AnyGame, now: AnyGame): boolean => {
    const [was, is] = [before.stage, now.stage];
    if (before.id !== now.id || was.name !== is.name) return false;
    if (was.name === 'settingOut' && is.name === 'settingOut') return was.side === is.side;
    return countOf(before) >= floorOf(now) && countOf(before) < countOf(now);
  };

  /** Returns the undo history of a game. */
  function historyAt(game: AnyGame): History<AnyGame> {
    const { past = [], future = [] } = history ?? {};
    const last = past.at(-1);
    if (last !== undefined && reaches(last, game)) return { past, now: game, future, kind: null };
    // Orders from before the page was loaded are undone one by one.
    const before =
      game.stage.name === 'battle' && countOf(game) > floorOf(game)
        ? [playing(game).backTo(game, countOf(game) - 1)]
        : [];
    return { past: before, now: game, future, kind: null };
  }

  const steps = (game: AnyGame) => {
    const { past, future } = historyAt(game);
    return { mayUndo: past.length > 0, mayRedo: future.length > 0 };
  };

  function show(game: AnyGame): void {
    store.setState({ game, ...steps(game) });
  }

  /**
   * Goes on with a game once everything secret in it is sealed, because saving is at once and must not have it in
   * clear; sealing takes a moment, in which no other order is taken. If it fails, the game stays as it was.
   */
  function goOn(game: AnyGame, then: (sealed: AnyGame) => void): void {
    const { isSealed, sealed } = playing(game);
    if (isSealed(game)) {
      then(game);
      return;
    }
    const { game: before } = store.getState();
    store.setState({ sealing: 'underWay' });
    const done = (sealing: 'none' | ReturnType<typeof sealFaultOf>): boolean => {
      if (store.getState().game !== before) return false;
      store.setState({ sealing });
      return true;
    };
    sealed(game, sealer).then(
      (now) => {
        if (done('none')) then(now);
      },
      (error: unknown) => done(sealFaultOf(error)),
    );
  }

  const enter = (before: AnyGame, after: AnyGame): void =>
    goOn(after, (now) => {
      if (now.stage.name === 'battle' && floorOf(now) === countOf(now)) forget();
      else history = changed({ ...(history ?? historyOf(before)), now: before }, now);
      show(stamped(now));
      if (before.stage.name !== 'battle' || now.stage.name !== 'battle') return;
      for (const each of playing(now).since(before, now)) send({ is: 'order', ...each });
    });

  /** Makes an undo or redo step and keeps the remembered bodies, because remembering men is no order. */
  function go(is: 'undo' | 'redo', step: (history: History<AnyGame>) => History<AnyGame>): void {
    const game = currentGame();
    if (game === null || (game.stage.name === 'battle' && isProgramsOrder(game))) return;
    const here = historyAt(game);
    const next = step(here);
    if (next === here) return;
    goOn(next.now, (now) => {
      history = { ...next, now };
      show(stamped({ ...now, bodies: game.bodies }));
      const [before, after] = [playing(game).shown(game, null), playing(now).shown(now, null)];
      if (game.stage.name === 'battle' && before !== null && after !== null)
        send({ is, before, after });
    });
  }

  /** The reasons against an order of Little Wars are its own. */
  function one<O>(give: (game: AnyGame, order: O) => AnyGiven, order: O): Outcome {
    const game = currentGame();
    if (game === null) return refused({ code: 'wrongPhase', phase: 'interval' });
    const outcome = give(game, order);
    if (!outcome.ok) return outcome as Outcome;
    enter(game, outcome.game);
    return { ok: true, battle: outcome.battle };
  }

  /** Executes several orders as one undo step, trying them until no more of them can be executed. */
  function each<O>(
    give: (game: AnyGame, order: O) => AnyGiven,
    orders: readonly O[],
  ): readonly RefusedOrder<O>[] {
    const game = currentGame();
    if (game === null)
      return orders.map((order) => ({
        order,
        reasons: [{ code: 'wrongPhase', phase: 'interval' }],
      }));
    let now = game;
    let left: readonly RefusedOrder<O>[] = orders.map((order) => ({ order, reasons: [] }));
    // A man who blocks another goes first, in whatever order they were named.
    for (let before = Infinity; left.length < before;) {
      before = left.length;
      left = left.flatMap(({ order }): readonly RefusedOrder<O>[] => {
        const outcome = give(now, order);
        if (!outcome.ok) return [{ order, reasons: (outcome as Refused).reasons }];
        now = outcome.game;
        return [];
      });
    }
    if (now !== game) enter(game, now);
    return left;
  }

  return {
    /** Updates what may be undone after a game has been loaded. */
    taken: (game: AnyGame | null): void => {
      forget();
      store.setState(game === null ? { mayUndo: false, mayRedo: false } : steps(game));
    },
    /** Goes on with a game once everything secret in it is sealed. */
    goOn,

    /** Executes an order of setting out, of the side that sets out. */
    setOut: ((order: KriegspielOrder) => one(placedBy, order)) as GiveOrder,
    /** Executes several as one undo step; returns the refused ones. */
    setOutEach: ((orders: readonly KriegspielOrder[]) => each(placedBy, orders)) as GiveEach,

    /**
     * 2.2: sets the force that the side setting out has bought, and removes its men; a faulty one changes nothing.
     * Returns its faults.
     */
    chooseForce: (force: Force): readonly ForceFault[] => {
      const game = currentGame();
      if (game?.stage.name !== 'settingOut' || game.stage.side === null || isKriegspiel(game))
        return [];
      if (!game.chosen || currentCamp(game) === null) return [];
      const faults = forceFaults(force, purseOf(game.muster, game.stage.side));
      if (faults.length === 0) enter(game, withCampOf<LittleWars>(game, { force, places: [] }));
      return faults;
    },

    /** Executes an order of a person at this screen; one for a side that a program plays is refused. */
    give: ((order: KriegspielOrder) => one(givenHere, order)) as GiveOrder,
    /** Executes orders for a body, as one undo step; returns the refused ones. */
    giveEach: (orders: readonly Order[]): readonly RefusedOrder[] => each(givenHere, orders),
    /** Executes orders of a program, or of the clock, up to the first refused one; returns whether none was. */
    carryOut: (orders: readonly Order[]): boolean => {
      const game = currentGame();
      if (game === null) return false;
      let now = game;
      let all = true;
      for (const order of orders) {
        const outcome = given(now, order);
        all = outcome.ok;
        if (!outcome.ok) break;
        now = outcome.game;
      }
      if (now !== game) enter(game, now);
      return all;
    },

    /** Remembers men as a body, or forgets a body by its letter; neither is an order, nor undone with one. */
    remember: (men: readonly string[]): void => {
      const game = currentGame();
      if (game !== null) store.setState({ game: { ...game, bodies: withBody(game.bodies, men) } });
    },
    forgetBody: (letter: string): void => {
      const game = currentGame();
      if (game === null) return;
      const bodies = game.bodies.filter((body) => body.letter !== letter);
      store.setState({ game: { ...game, bodies } });
    },

    undo: (): void => go('undo', undone),
    redo: (): void => go('redo', redone),
  };
}

/** The functions by which orders of a battle are given, as `createBattleOrders` returns them. */
export type BattleOrders = ReturnType<typeof createBattleOrders>;
