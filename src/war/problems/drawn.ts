import { orderShapes, type Shape } from '../engine/notation/commentText';
import type { Square } from '../engine/vocabulary';
import type { Hint } from './hints';
import type { Fact, Judgement } from './judge';

/** Returns the shapes on the board of a problem: the orders of the last hint; for a wrong answer, its refutation. */
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
