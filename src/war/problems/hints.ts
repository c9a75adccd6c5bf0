import type { Action, Square } from '../engine/vocabulary';
import { solutionOf, type Problem } from './problem';
import { orderShapes, type Shape } from '../engine/notation/commentText';
import type { Fact, Judgement } from './judge';

/** The number of hints to each problem: where to look, which units move, and the orders. */
export const HINT_STEPS = 3;

/**
 * A hint to a problem: at step 1 a square to look at, at step 2 the units that move and whether an attack follows, at
 * step 3 the orders of the solution.
 */
export type Hint =
  | { readonly step: 1; readonly square: Square }
  | { readonly step: 2; readonly units: readonly Square[]; readonly attack: boolean }
  | { readonly step: 3; readonly actions: readonly Action[] };

/**
 * Returns the hint to a problem at a step: where to look (1), which units move and whether the solution has an attack
 * (2), or the orders (3).
 */
export function hintOf(problem: Problem, step: 1 | 2 | 3): Hint {
  const actions = solutionOf(problem);
  const moves = actions.filter((action) => action.type === 'move');
  const attack = actions.find((action) => action.type === 'attack');
  switch (step) {
    case 1:
      return { step, square: problem.target ?? attack?.target ?? moves.at(-1)?.to ?? 0 };
    case 2:
      return { step, units: moves.map(({ from }) => from), attack: attack !== undefined };
    case 3:
      return { step, actions };
  }
}

/** Returns the squares that a hint marks on the board; none at step 3, whose orders are drawn instead. */
export function hintMarks(hint: Hint): readonly Square[] {
  switch (hint.step) {
    case 1:
      return [hint.square];
    case 2:
      return hint.units;
    case 3:
      return [];
  }
}

/**
 * Returns the shapes to draw on the board of a problem: for a wrong answer its refutation, otherwise the orders of a
 * hint at step 3, if that is the last one shown.
 */
export function shapesOfProblem(judgement: Judgement, hint: Hint | null): readonly Shape[] {
  if (judgement.is === 'wrong') return judgement.why.flatMap(refutation);
  return hint?.step === 3 ? orderShapes(hint.actions, 'green') : [];
}

/** Returns the enemy's orders, with a marked square for each unit lost or isolated by them. */
function refutation(fact: Fact): readonly Shape[] {
  switch (fact.code) {
    case 'threat':
      return [...orderShapes(fact.moves ?? [], 'red'), ringed(fact.square)];
    case 'reply':
      return orderShapes(fact.actions ?? [], 'red');
    case 'isolated':
      return [ringed(fact.square)];
    case 'attack':
      return [ringed(fact.assault.target)];
    default:
      return [];
  }
}

const ringed = (square: Square): Shape => ({ brush: 'red', from: square, to: null });
