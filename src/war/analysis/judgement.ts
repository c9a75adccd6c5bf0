import type { Position } from '../engine/position';
import { searchFrom } from '../engine/search';
import { budgetOf } from '../opponent/budget';
import { plansOf } from '../opponent/plans';
import { LEVELS } from '../opponent/levels';
import { giveQuickTurn } from '../opponent/rollouts';
import { judged, type Thinking } from '../opponent/thinking';
import { WEIGHTS } from '../opponent/weights';

/** Turns that a position is played out for, and those after which it is judged: of both sides, whoever has moved last. */
const TURNS = 6;
const JUDGED_AFTER = 3;
/** Orders of a turn at most. */
const ORDERS = 7;
/**
 * How far an advantage counts, in tenths of an infantry: so much more, and the odds are 2.7 times as good. Fitted to games of
 * the program against itself (docs/analysis.md).
 */
const SCALE = 140;

/**
 * What the North can expect of a position, as a share from 0 (the South wins) to 1 (the North wins), a draw one half: both
 * sides play quickly for some turns, and the mean of how they stand then is taken. The same on every machine for a seed.
 */
export function northShare(position: Position, seed: number): number {
  const thinking: Thinking = {
    search: searchFrom(position, TURNS * ORDERS),
    side: 'N',
    level: LEVELS[6],
    weights: WEIGHTS,
    budget: budgetOf({ nodes: Infinity }),
    plans: plansOf(position),
    likely: new Map(),
    seed,
  };
  const { search } = thinking;
  let sum = 0;
  for (let turn = 1; turn <= TURNS; turn++) {
    giveQuickTurn({ ...thinking, side: search.position.side });
    if (turn > JUDGED_AFTER) sum += shareOf(thinking);
  }
  return rounded(sum / (TURNS - JUDGED_AFTER));
}

function shareOf(thinking: Thinking): number {
  const { over } = thinking.search.position;
  if (over !== null) return over.winner === null ? 0.5 : over.winner === 'N' ? 1 : 0;
  return 1 / (1 + Math.exp(-judged(thinking) / SCALE));
}

/** To a thousandth, which is more than a judgement is good for. */
export const rounded = (share: number): number => Math.round(share * 1000) / 1000;
