import { BETWEEN_ORDERS } from '../../../shell/programPace';
import type { Action, Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import { noneHere } from '../../game/seat';
import { levelIn, type BotFault, type BotLevel } from './kind';
import { runLadder } from './ladder';
import { agreesToDraw, offerOf, thinkingTime } from './rules';
import { present, type War } from '../../game/war';
import type { AtBoard } from '../../store/atBoard/atBoard';
import type { SeatHost, SeatPort } from '../../store/atBoard/seats';
import { warOf } from '../../store/state';
import type { Offer, PortsState, PortState, Proposal } from '../kind';

/**
 * The orders that a bot has chosen for the rest of a turn, with the score of the position after them and the reasons.
 */
export interface BotTurn {
  readonly actions: readonly Action[];
  /** Its score of the position after it, in tenths of an infantry, for its own side. */
  readonly score: number;
  /** Returns the reasons, as sentences in the present language. */
  readonly why: () => readonly string[];
}

/**
 * Computes the turns of bots, one at a time, outside the page's own thread; `stop` ends the computation without a
 * result.
 */
export interface BotEngine {
  /**
   * Computes the rest of the current turn of a war; calls one of the callbacks once, unless it is called again or
   * stopped.
   */
  readonly think: (
    game: Game,
    war: War,
    how: { readonly level: BotLevel; readonly ms: number },
    done: (turn: BotTurn) => void,
    failed: (fault: BotFault) => void,
  ) => void;
  readonly stop: () => void;
}

/** With less left on the clock than this, in milliseconds, orders are not slowed down. */
const PRESSED = 20_000;
/** The illegal answers in a row after which a bot is given up. */
const MOST_REFUSED = 2;

/** The scores that each side's bot has given its turns, in order. */
function createScores() {
  let scores: Readonly<Record<Side, readonly { readonly turn: number; readonly score: number }[]>> =
    { N: [], S: [] };
  return {
    /** Records one score for a turn, and drops those of turns that were undone. */
    add(side: Side, turn: number, score: number): void {
      const before = scores[side].filter((each) => each.turn < turn);
      scores = { ...scores, [side]: [...before, { turn, score }] };
    },
    of: (side: Side): number[] => scores[side].map(({ score }) => score),
  };
}

/** What to do with the answer to a question. */
interface Plan {
  /** The war as it must be before the next order. */
  war: War;
  readonly side: Side;
  readonly level: BotLevel;
  /** Null while it is computed. */
  turn: BotTurn | null;
  rest: readonly Action[];
}

const WAITING: PortState = { is: 'waiting' };

/**
 * Returns the port through which bots play their seats of the current game at the given board. Their turns are
 * computed by `engine`, and the result of a game is added to the player's results (`runLadder`).
 */
export function createBots(
  board: AtBoard,
  engine: BotEngine,
  { look, show: showOnPage }: SeatHost,
): SeatPort {
  const { store, portTable, settings } = board;
  const endLadder = runLadder(board);
  let own: PortsState = { now: WAITING, played: null };
  let plan: Plan | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOrdering = false;
  let refused = 0;
  /** What stops the bots until somebody continues; a fault also only as long as the war is the same. */
  let halt: 'pause' | { readonly war: War; readonly fault: BotFault } | null = null;
  let declined: Offer | null = null;
  const scores = createScores();
  /** The turn whose remaining orders are executed at once. */
  let hurried: number | null = null;

  const orders = { skip, pause, goOn, answer };
  function show(state: Partial<PortsState>): void {
    own = { ...own, ...state };
    showOnPage({ ...own, ...orders });
  }
  const say = (now: PortState): void => show({ now });

  function drop(): void {
    clearTimeout(timer);
    if (plan?.turn === null) engine.stop();
    plan = null;
  }

  function stop(): void {
    if (isOrdering) return;
    forget();
    drop();
    if (own.now.is !== 'waiting') say(WAITING);
  }

  function begin(game: Game, war: War): void {
    const { side } = present(war);
    const level = levelIn(game.seats[side]);
    if (isOrdering || level === undefined) return;
    forget();
    if (plan !== null && plan.war === war && plan.level === level) return;
    drop();
    if (halt === 'pause') say({ is: 'paused', side });
    else if (halt?.war === war) say({ is: 'failed', side, fault: halt.fault });
    else ask(game, { war, side, level, turn: null, rest: [] });
  }

  /** Drops the scores of turns that have been undone since. */
  function forget(): void {
    const war = warOf(store.getState());
    const { played } = own;
    if (
      played !== null &&
      (war === null || (present(war).turn <= played.turn && present(war).over === null))
    )
      show({ played: null });
  }

  function ask(game: Game, asked: Plan): void {
    const { war, side, level } = asked;
    plan = asked;
    say({ is: 'thinking', side });
    engine.think(
      game,
      war,
      { level, ms: thinkingTime(level, game.clock, leftOf(side)) },
      (turn) => {
        if (plan !== asked) return;
        asked.turn = turn;
        asked.rest = turn.actions;
        scores.add(side, present(war).turn, turn.score);
        propose(asked, game);
      },
      (fault) => {
        if (plan === asked) fail(asked, fault);
      },
    );
  }

  function fail({ side, war }: Plan, fault: BotFault): void {
    drop();
    halt = { war, fault };
    say({ is: 'failed', side, fault });
  }

  /** Makes a sensible offer, or plays. Bots playing each other need no answer. */
  function propose(now: Plan, game: Game): void {
    const offer = offerOf(scores.of(now.side), present(now.war).turn);
    if (offer === null || offer === declined) {
      playOn(now);
      return;
    }
    say({ is: 'offering', side: now.side, offer });
    if (noneHere(game.seats)) answer(true);
  }

  function answer(accepts: boolean): void {
    const { now } = own;
    // Bots ask for nothing to be taken back.
    if (now.is !== 'offering' || now.offer === 'takeBack' || plan === null) return;
    if (accepts) order(plan, { type: now.offer });
    else {
      declined = now.offer;
      playOn(plan);
    }
  }

  const leftOf = (side: Side): number => store.getState().clock?.left(side) ?? Infinity;

  function gap({ side, war }: Plan): number {
    return leftOf(side) < PRESSED || hurried === present(war).turn
      ? 0
      : BETWEEN_ORDERS[settings.getState().programPace];
  }

  /** Executes the next order when it is due, as long as any remain. */
  function playOn(now: Plan): void {
    clearTimeout(timer);
    const wait = gap(now);
    if (wait === 0) {
      playAll(now);
      return;
    }
    say({ is: 'playing', side: now.side, left: now.rest.length });
    timer = setTimeout(() => {
      if (plan === now && next(now)) playOn(now);
    }, wait);
  }

  function playAll(now: Plan): void {
    clearTimeout(timer);
    while (plan === now && next(now));
  }

  /** Executes one order; returns whether others of the turn remain. */
  function next(now: Plan): boolean {
    const [action, ...rest] = now.rest;
    if (action === undefined) {
      again(now);
      return false;
    }
    now.rest = rest;
    return order(now, action);
  }

  function order(now: Plan, action: Action): boolean {
    const { turn } = present(now.war);
    isOrdering = true;
    portTable.order(action, null);
    isOrdering = false;
    const war = warOf(store.getState());
    if (war === null || war === now.war) {
      again(now);
      return false;
    }
    refused = 0;
    now.war = war;
    const { turn: turnNow, over } = present(war);
    if (turnNow === turn && over === null) return plan === now;
    const { side, turn: chosen } = now;
    plan = null;
    // The reasons of a turn that was not played are not shown.
    const isPlayed = action.type !== 'surrender' && action.type !== 'draw';
    show({ now: WAITING, played: isPlayed && chosen ? { turn, side, why: chosen.why } : null });
    look();
    return false;
  }

  /** Handles an unusable answer: asks once more from the present position. */
  function again(now: Plan): void {
    refused += 1;
    if (refused > MOST_REFUSED) {
      refused = 0;
      fail(now, 'garbled');
      return;
    }
    drop();
    look();
  }

  function skip(): void {
    if (plan === null || own.now.is === 'offering') return;
    hurried = present(plan.war).turn;
    if (plan.turn !== null) playAll(plan);
  }

  function pause(): void {
    halt = 'pause';
    drop();
    look();
  }

  function goOn(): void {
    halt = null;
    refused = 0;
    drop();
    look();
  }

  /** They let anything be taken back. */
  function agrees(to: Proposal, side: Side): Promise<boolean> {
    const war = warOf(store.getState());
    return Promise.resolve(
      to === 'takeBack' || (war !== null && agreesToDraw(scores.of(side), present(war).turn)),
    );
  }

  show({});
  return {
    begin,
    stop,
    agrees,
    end(): void {
      clearTimeout(timer);
      endLadder();
      plan = null;
      engine.stop();
    },
  };
}
