import type { Position } from '../engine/position';
import { searchFrom } from '../engine/search';
import { setupOf } from '../engine/setups';
import { startPosition } from '../engine/start';
import { budgetOf } from '../opponent/budget';
import { plansOf } from '../opponent/plans';
import { LEVELS } from '../opponent/levels';
import { inUnits } from '../opponent/foretold';
import { foretell, type Outcome } from '../opponent/network';
import { giveQuickTurn } from '../opponent/rollouts';
import { judged, type Thinking } from '../opponent/thinking';

/** Turns of both sides that a position is played out for. */
const TURNS = 6;
/** Orders of a turn at most. */
const ORDERS = 7;
/** The share of the network, where it knows positions of so many units; the rest is judged. */
const NETWORK = 0.6;
/**
 * How far an advantage counts by the evaluation, in tenths of an infantry: so much more, and the odds are 2.7 times as good.
 * Fitted to quick games (docs/opponent.md).
 */
const SCALE = 200;

/**
 * What the North can expect of a position, as a share from 0 (the South wins) to 1 (the North wins), a draw one half: the mean
 * of what is foretold (opponent/network.ts) and judged at once and after each of some turns that both sides play quickly. The same on
 * every machine for a seed.
 */
export function northShare(position: Position, seed: number): number {
  const level = LEVELS[6];
  // With its units in board order, so that it is judged alike however it came about.
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

/** What is foretold of the position as it stands, or what it has ended with. */
function shareOf(thinking: Thinking): number {
  const { position } = thinking.search;
  const { over, side } = position;
  if (over !== null) return over.winner === null ? 0.5 : over.winner === 'N' ? 1 : 0;
  foretell(position, outcome);
  const foretold = (side === 'N' ? outcome.win : outcome.loss) + outcome.draw / 2;
  const share = NETWORK * inUnits(position);
  return foretold * share + (1 - share) / (1 + Math.exp(-judged(thinking) / SCALE));
}

/** To a thousandth, which is more than a judgement is good for. */
export const rounded = (share: number): number => Math.round(share * 1000) / 1000;
