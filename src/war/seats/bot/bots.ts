import { BETWEEN_ORDERS } from '../../../shell/programPace';
import { createProgramRunner } from '../../../shell/programRunner';
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

/** The orders that a bot has chosen for the rest of a turn, with the score after them and the reasons. */
export interface BotTurn {
  readonly actions: readonly Action[];
  /** The bot's score of the position after it, in tenths of an infantry, for its own side. */
  readonly score: number;
  /** Returns the reasons, as sentences in the present language. */
  readonly why: () => readonly string[];
}

/** Computes the turns of bots, one at a time, outside the page's own thread; `stop` ends it without a result. */
export interface BotEngine {
  /**
   * Computes the rest of the current turn of a war, of which `game` is the game, by a bot of a level within `ms`
   * milliseconds; calls either `done` with the turn or `failed` with the reason once, unless `think` is called again or
   * `stop` is called first.
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

const WAITING: PortState = { is: 'waiting' };

/**
 * Returns the port through which bots play their seats of the current game at the given board. Their turns are computed
 * by `engine`, and the result of a game is added to the player's results (`runLadder`). `look` and `show` are how the
 * page is asked to look again, and how it shows what the bots do.
 */
export function createBots(
  board: AtBoard,
  engine: BotEngine,
  { look, show: showOnPage }: SeatHost,
): SeatPort {
  const { store, portTable, settings } = board;
  const endLadder = runLadder(board);
  let own: PortsState = { now: WAITING, played: null };
  /** The turn that has been computed, until it is played. */
  let chosen: BotTurn | null = null;
  /** Plays on after an offer: with these orders instead of the computed ones. */
  let answered: ((orders: readonly Action[]) => void) | null = null;
  let declined: Offer | null = null;
  const scores = createScores();

  const orders = { skip, pause: () => runner.pause(), goOn: () => runner.goOn(), answer };
  function show(state: Partial<PortsState>): void {
    own = { ...own, ...state };
    showOnPage({ ...own, ...orders });
  }

  const leftOf = (side: Side): number => store.getState().clock?.left(side) ?? Infinity;

  const runner = createProgramRunner<War, Side, BotLevel, Action>({
    ask({ position: war, side, level }, done, failed) {
      const { game } = store.getState();
      if (game === null) return;
      engine.think(
        game,
        war,
        { level, ms: thinkingTime(level, game.clock, leftOf(side)) },
        (turn) => {
          chosen = turn;
          scores.add(side, present(war).turn, turn.score);
          propose(game, side, present(war).turn, turn, done);
        },
        failed,
      );
    },
    stopAsking(): void {
      answered = null;
      engine.stop();
    },
    turnOf: (war) => present(war).turn,
    // A bot that surrenders or agrees to a draw does so at once.
    gap: ({ side }, { type }) =>
      leftOf(side) < PRESSED || type === 'surrender' || type === 'draw'
        ? 0
        : BETWEEN_ORDERS[settings.getState().programPace],
    execute(_, action) {
      portTable.order(action, null);
      return warOf(store.getState());
    },
    executed({ position, side }, { type }, war) {
      const { turn } = present(position);
      const { turn: turnNow, over } = present(war);
      if (turnNow === turn && over === null) return true;
      // The reasons of a turn that was not played are not shown.
      const isPlayed = type !== 'surrender' && type !== 'draw';
      show({ played: isPlayed && chosen ? { turn, side, why: chosen.why } : null });
      return false;
    },
    show: (now) => show({ now }),
    look,
  });

  function stop(): void {
    forget();
    runner.stop();
  }

  function begin(game: Game, war: War): void {
    const { side } = present(war);
    const level = levelIn(game.seats[side]);
    if (level === undefined) return;
    forget();
    runner.play({ position: war, side, level });
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

  /** Makes a sensible offer, or plays. Bots playing each other need no answer. */
  function propose(
    game: Game,
    side: Side,
    turn: number,
    { actions }: BotTurn,
    done: (orders: readonly Action[]) => void,
  ): void {
    const offer = offerOf(scores.of(side), turn);
    if (offer === null || offer === declined) {
      done(actions);
      return;
    }
    answered = done;
    show({ now: { is: 'offering', side, offer } });
    if (noneHere(game.seats)) answer(true);
  }

  function answer(accepts: boolean): void {
    const { now } = own;
    // Bots ask for nothing to be taken back.
    if (now.is !== 'offering' || now.offer === 'takeBack' || answered === null) return;
    const done = answered;
    answered = null;
    if (!accepts) declined = now.offer;
    done(accepts ? [{ type: now.offer }] : (chosen?.actions ?? []));
  }

  function skip(): void {
    if (own.now.is !== 'offering') runner.skip();
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
      endLadder();
      runner.end();
    },
  };
}
