import type { Position } from '../engine/position';
import { SLOTS } from '../engine/units';
import { predictOutcome, type Outcome } from './network';
import { judged, type Thinking } from './thinking';

/** The score of a certain win in predictions, in tenths of an infantry. */
const CERTAIN = 400;
/** The score up to which an evaluation is used unchanged, in tenths of an infantry. */
const AS_JUDGED = 300;
/**
 * The share of the network in a prediction, of which the evaluation has the rest, and the turns of a game over
 * which it fades. The network was trained on no longer games, and two armies that both see the cost of an attack
 * would face each other for ever.
 */
const NETWORK = 0.6;
const FADES_FROM = 70;
const FADED = 140;
/** The units of both sides at which the network has its full share, and at which none: few so small were trained on. */
const MANY_UNITS = 12;
const FEW_UNITS = 4;
/** The orders that could be tried in the time of one prediction. */
const NODES = 5;

const outcome: Outcome = { win: 0, loss: 0, draw: 0 };

/**
 * Returns the predicted score of the position of `thinking.search` for the searching side, in tenths of an infantry,
 * from -400 to 400: a mean of the network's prediction and the evaluation. For a level that does not predict, the
 * evaluation.
 */
export function predictedScore(thinking: Thinking): number {
  const { search, side, level, budget, pressing } = thinking;
  const { position } = search;
  if (!level.foresees) return judged(thinking);
  const { over } = position;
  if (over !== null) return over.winner === null ? 0 : over.winner === side ? CERTAIN : -CERTAIN;
  const judgement = bounded(judged(thinking));
  // It likes an army at home, and was trained on no enemy that waits.
  const share = pressing > 0 ? 0 : NETWORK * inTurns(position.turn) * inUnits(position);
  if (share === 0) return judgement;
  budget.nodes += NODES;
  predictOutcome(position, outcome);
  const ahead = position.side === side ? outcome.win - outcome.loss : outcome.loss - outcome.win;
  return ahead * CERTAIN * share + judgement * (1 - share);
}

/**
 * Returns an evaluation, in tenths of an infantry, mapped to the range between a certain loss (-400) and a certain
 * win (400); larger stays larger, and up to 300 nothing changes. When all overwhelming positions had the same score,
 * a side with ten units more marched to and fro until the game was drawn.
 */
export function bounded(judgement: number): number {
  const over = Math.abs(judgement) - AS_JUDGED;
  if (over <= 0) return judgement;
  const room = CERTAIN - AS_JUDGED;
  return Math.sign(judgement) * (AS_JUDGED + (room * over) / (over + room));
}

const between = (share: number): number => Math.max(0, Math.min(1, share));

/**
 * Returns the share of the network in a prediction by the number of the turn: 1 up to turn 70, falling to 0 at turn
 * 140. The rest is the evaluation's.
 */
export const inTurns = (turn: number): number => between((FADED - turn) / (FADED - FADES_FROM));

/** Returns the share of the network in a prediction by the number of units: 0 up to 4, rising to 1 at 12. */
export function inUnits({ squares }: Position): number {
  let units = 0;
  for (let slot = 0; slot < SLOTS; slot++) if ((squares[slot] as number) >= 0) units += 1;
  return between((units - FEW_UNITS) / (MANY_UNITS - FEW_UNITS));
}
