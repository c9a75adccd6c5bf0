import type { Without } from '../../engine/deployment';
import { writeAction } from '../../engine/notation/notation';
import { writePosition } from '../../engine/setups';
import { withoutOf } from '../../engine/handicap';
import type { Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import type { BotLevel } from '../../game/seat';
import { writeGround, type GroundText } from '../../game/groundText';
import { present, turnActions, type War } from '../../game/war';
import { startOfTurn } from '../../game/past';
import type { TurnReason } from '../../opponent/reasons';

/** What every question says: the ground and the rules as texts of the notation, the level, and what chance follows. */
interface Asked extends GroundText {
  readonly level: BotLevel;
  /** A whole number below 2^32: another seed, another choice among equals. */
  readonly seed: number;
}

/** What a program plays for the rest of the turn under way. */
export interface TurnQuestion extends Asked {
  readonly is: 'turn';
  /** The position string the turn began with, and what has been done in it. */
  readonly position: string;
  readonly actions: readonly string[];
  /** Milliseconds to think. */
  readonly ms: number;
}

/** How a program deploys: there is nothing in it of the other side. */
export interface DeploymentQuestion extends Asked {
  readonly is: 'deployment';
  readonly side: Side;
  /** What its army goes without as a handicap. */
  readonly without?: Without;
}

export type BotQuestion = TurnQuestion | DeploymentQuestion;

/** The rest of a turn in the notation, how the program judges what comes of it in tenths of an infantry, and why. */
export interface TurnAnswer {
  readonly is: 'turn';
  readonly actions: readonly string[];
  readonly score: number;
  readonly reasons: readonly TurnReason[];
}

/** The placement of one side's units, the first field of a position string. */
export interface DeploymentAnswer {
  readonly is: 'deployment';
  readonly placement: string;
}

/** The answer to a question; `fault` where it could not be read, which is a mistake in the program. */
export type BotAnswer =
  | TurnAnswer
  | DeploymentAnswer
  | { readonly is: 'fault'; readonly fault: string };

/** The question for the rest of the turn under way in a war. */
export function turnQuestion(
  game: Pick<Game, 'board' | 'rules'>,
  war: War,
  how: Pick<TurnQuestion, 'level' | 'seed' | 'ms'>,
): TurnQuestion {
  const begun = war.positions[startOfTurn(war, present(war).turn)] ?? war.positions[0];
  return {
    is: 'turn',
    ...writeGround(game.board, game.rules),
    ...how,
    position: writePosition(begun),
    actions: turnActions(war).map((action) => writeAction(game.board, action)),
  };
}

/** The question for a side's deployment. */
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
