import type { Without } from '../../engine/deployment';
import { writeAction } from '../../engine/notation/notation';
import { writePosition } from '../../engine/setups';
import { withoutOf } from '../../engine/handicap';
import type { Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import type { BotLevel } from '../../seats/bot/kind';
import { writeGround, type GroundText } from '../../game/groundText';
import { present, turnActions, type War } from '../../game/war';
import { startOfTurn } from '../../game/past';
import { pressure, turnsWaited } from '../../opponent/pressing';
import type { TurnAdvice } from '../../opponent/advice';
import { movedSince, type LeftBehind } from '../../opponent/returning';
import type { TurnReason } from '../../opponent/reasons';

/** The level that has plans of several turns. */
const PLANNING: BotLevel = 6;

/** The common part of every question: board and rules as texts of the notation, the level, and the seed. */
interface Asked extends GroundText {
  readonly level: BotLevel;
  /** A whole number below 2^32: another seed gives another choice among equals. */
  readonly seed: number;
}

/**
 * A question to the bots' worker: how to play the rest of the current turn, given the map and rules, the position at
 * its start, its actions so far and how long the enemy has waited, at a `level` of play, within `ms` milliseconds.
 */
export interface TurnQuestion extends Asked {
  readonly is: 'turn';
  /** The position string at the start of the turn; `actions` are those of the turn so far, in the notation. */
  readonly position: string;
  readonly actions: readonly string[];
  /**
   * For a level with plans of several turns, where it goes on with one (`planToPlay`): the position at the beginning of
   * the game, and the actions of the turns before this one, in the notation, from which the plan follows.
   */
  readonly past?: { readonly position: string; readonly actions: readonly string[] };
  /** The side's units that moved in its turn before: where they stood then, and where at the start of this one. */
  readonly moved: readonly LeftBehind[];
  /** How many of the enemy's last turns in a row it waited in (`turnsWaited`). */
  readonly waited: number;
  readonly ms: number;
  /** Asks for advice, which has threats, too, and a reason for each unit that goes back to the square it left. */
  readonly advice?: true;
}

/**
 * A question to the bots' worker: how to deploy a side's army, given the map and rules, at a `level` of play. It
 * contains nothing of the other side's deployment.
 */
export interface DeploymentQuestion extends Asked {
  readonly is: 'deployment';
  readonly side: Side;
  /** The units and arsenals without which the army plays as a handicap. */
  readonly without?: Without;
}

/** A question to the bots' worker: for the rest of a turn, or for a deployment. */
export type BotQuestion = TurnQuestion | DeploymentQuestion;

/**
 * An answer of the bots' worker: the rest of the turn in the notation (`actions`); the score of the position after it
 * for the side that plays it, in tenths of an infantry's value; and the reasons for it.
 */
export interface TurnAnswer {
  readonly is: 'turn';
  readonly actions: readonly string[];
  readonly score: number;
  readonly reasons: readonly TurnReason[];
  /** The advice on the turn; null if it was not asked for. */
  readonly advice: TurnAdvice | null;
}

/** An answer of the bots' worker: a deployment, as the placement field of a position string (docs/notation.md). */
export interface DeploymentAnswer {
  readonly is: 'deployment';
  readonly placement: string;
}

/**
 * An answer of the bots' worker: a `turn`, a `deployment`, or a `fault` if the question could not be read or answered,
 * which is a mistake in the program.
 */
export type BotAnswer =
  | TurnAnswer
  | DeploymentAnswer
  | { readonly is: 'fault'; readonly fault: string };

/**
 * Returns the question to the bots' worker for the rest of the current turn of a war. `how` has the level of play, the
 * seed that decides between equal choices, and the time in milliseconds. With `about` it asks for advice: for a hint,
 * or for the enemy's best answer, in which units may go back to squares just left without a price.
 */
export function turnQuestion(
  game: Pick<Game, 'board' | 'rules'>,
  war: War,
  how: Pick<TurnQuestion, 'level' | 'seed' | 'ms'>,
  about?: 'hint' | 'answer',
): TurnQuestion {
  const { turn } = present(war);
  const start = startOfTurn(war, turn);
  const begun = war.positions[start] ?? war.positions[0];
  const before = war.positions[startOfTurn(war, turn - 2)];
  const waited = turnsWaited(war.actions);
  const isPlanned = how.level === PLANNING && (about !== undefined || pressure(waited) > 0);
  const moved = about !== 'answer' && before?.turn === turn - 2 ? movedSince(before, begun) : [];
  return {
    is: 'turn',
    ...writeGround(game.board, game.rules),
    ...how,
    position: writePosition(begun),
    actions: turnActions(war).map((action) => writeAction(game.board, action)),
    ...(isPlanned && {
      past: {
        position: writePosition(war.positions[0]),
        actions: war.actions.slice(0, start).map((action) => writeAction(game.board, action)),
      },
    }),
    moved,
    waited,
    ...(about !== undefined && { advice: true }),
  };
}

/**
 * Returns the question to the bots' worker for a deployment of a side's army, without what it lacks by a handicap.
 * `how` has the level of play, and the seed that decides between equal choices.
 */
export function deploymentQuestion(
  game: Pick<Game, 'board' | 'rules' | 'handicap'>,
  side: Side,
  how: Pick<DeploymentQuestion, 'level' | 'seed'>,
): DeploymentQuestion {
  const without = withoutOf(game.handicap, side);
  return {
    is: 'deployment',
    ...writeGround(game.board, game.rules),
    ...how,
    side,
    ...(without && { without }),
  };
}
