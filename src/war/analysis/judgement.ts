import type { Position } from '../engine/position';
import { searchFrom } from '../engine/search';
import { setupOf } from '../engine/setups';
import { startPosition } from '../engine/start';
import { budgetOf } from '../opponent/budget';
import { plansOf } from '../opponent/plans';
import { LEVELS } from '../opponent/levels';
import { inUnits } from '../opponent/predictedScore';
import { predictOutcome, type Outcome } from '../opponent/network';
import { giveQuickTurn } from '../opponent/rollouts';
import { judged, type Thinking } from '../opponent/thinking';

/** The turns, of both sides, that a position is played out for. */
const TURNS = 6;
/** The most orders of a turn. */
const ORDERS = 7;
/** The share of the network where it knows positions of so many units; the evaluation has the rest. */
const NETWORK = 0.6;
/**
 * The scale of the evaluation in tenths of an infantry: an advantage of this much multiplies the odds by 2.7.
 * Fitted to quick games (docs/opponent.md).
 */
const SCALE = 200;

/**
 * Returns the North's expectation in a position, from 0 (the South wins) to 1 (the North wins), with a draw as one
 * half, rounded to a thousandth: the mean of the judgements of the bot's network and evaluation, now and after each of
 * six quick turns of both sides. A game that is over counts by its result. The same on every machine for a seed.
 */
export function northShare(position: Position, seed: number): number {
  const level = LEVELS[6];
  // Units row by row, so that equal positions are judged equally.
  const begun =
    position.over === null
      ? startPosition(position.board, position.rules, setupOf(position))
      : position;
  const thinking: Thinking = {
    search: searchFrom(begun, TURNS * ORDERS),
    side: 'N',
    level,
    weights: level.weights,
    budget: budgetOf({ nodes: Infinity }),
    plans: plansOf(begun),
    pressing: 0,
    left: [],
    likely: new Map(),
    seed,
  };
  const { search } = thinking;
  let sum = shareOf(thinking);
  for (let turn = 1; turn <= TURNS; turn++) {
    giveQuickTurn({ ...thinking, side: search.position.side });
    sum += shareOf(thinking);
  }
  return rounded(sum / (TURNS + 1));
}

const outcome: Outcome = { win: 0, loss: 0, draw: 0 };

/** Returns the judgement of the present position, or its result if the game is over. */
function shareOf(thinking: Thinking): number {
  const { position } = thinking.search;
  const { over, side } = position;
  if (over !== null) return over.winner === null ? 0.5 : over.winner === 'N' ? 1 : 0;
  predictOutcome(position, outcome);
  const predicted = (side === 'N' ? outcome.win : outcome.loss) + outcome.draw / 2;
  const share = NETWORK * inUnits(position);
  return predicted * share + (1 - share) / (1 + Math.exp(-judged(thinking) / SCALE));
}

/** Returns an expectation (from 0 to 1) rounded to a thousandth, which is more precise than any judgement. */
export const rounded = (share: number): number => Math.round(share * 1000) / 1000;
