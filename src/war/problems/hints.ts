import type { Action, Square } from '../engine/vocabulary';
import { solutionOf, type Problem } from './problem';

/** The number of steps of a hint: where to look, which units, and the orders. */
export const HINT_STEPS = 3;

/** A hint, in one of its three steps. */
export type Hint =
  | { readonly step: 1; readonly square: Square }
  | { readonly step: 2; readonly units: readonly Square[]; readonly attack: boolean }
  | { readonly step: 3; readonly actions: readonly Action[] };

/** Returns the hint of a step, 1 to 3; for a problem with a single attack the second step says so. */
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

/** Returns the squares that a hint marks on the board; orders are drawn instead (drawn.ts). */
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
