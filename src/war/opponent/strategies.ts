import type { Position } from '../engine/position';
import type { Side } from '../engine/vocabulary';
import type { Plans } from './plans';
import type { Thinking } from './thinking';
import type { Weights } from './weights';

/** A strategy for many turns: the weights by which a side chooses, and the arsenal to which its units go. */
export interface Strategy {
  readonly weights: Weights;
  /** The arsenal of the board that its units go to while it stands, as an index; null for the nearest enemy one. */
  readonly goal: number | null;
  /** Whether each of its turns begins with the moves of its plan of several turns (`movesOfPlan`). */
  readonly goesOn?: boolean;
}

/** The factors of danger and distance to arsenals of a bold side, a careful one, and one before its own arsenal. */
const BOLD = { danger: 0.5, approach: 2 };
const CAREFUL = { danger: 2, approach: 0.3 };
const AT_HOME = { danger: 1, approach: 0.7 };

const withShares = (weights: Weights, { danger, approach }: typeof BOLD): Weights => ({
  ...weights,
  worstDanger: Math.min(1, weights.worstDanger * danger),
  otherDanger: Math.min(1, weights.otherDanger * danger),
  laterDanger: Math.min(1, weights.laterDanger * danger),
  approach: weights.approach * approach,
});

/**
 * Returns the strategies of a side, beginning with the one of unchanged weights: then one for each standing enemy
 * arsenal if there are several, a careful one, one for each own arsenal to stay before, a bold one, and, if the side has
 * a plan of several turns (`planned`), one that goes on with it.
 */
export function strategiesOf(
  position: Position,
  side: Side,
  weights: Weights,
  planned = false,
): Strategy[] {
  const atHome = withShares(weights, AT_HOME);
  const to = (own: boolean): Strategy[] =>
    position.board.arsenals.flatMap((arsenal, goal) =>
      (position.standing & (1 << goal)) !== 0 && (arsenal.side === side) === own
        ? [{ weights: own ? atHome : weights, goal }]
        : [],
    );
  const goals = to(false);
  return [
    { weights, goal: null },
    // With a single arsenal the nearest one is the same.
    ...(goals.length > 1 ? goals : []),
    { weights: withShares(weights, CAREFUL), goal: null },
    ...to(true),
    { weights: withShares(weights, BOLD), goal: null },
    ...(planned ? [{ weights, goal: null, goesOn: true }] : []),
  ];
}

/** Returns a state of a search with the weights and the goal of a strategy in place of its own. */
export const following = (thinking: Thinking, { weights, goal }: Strategy): Thinking => ({
  ...thinking,
  weights,
  plans: plansWith(thinking.plans, thinking.side, goal),
});

const plansWith = (plans: Plans, side: Side, goal: number | null): Plans =>
  goal === null ? plans : { ...plans, [side]: { ...plans[side], goal } };
