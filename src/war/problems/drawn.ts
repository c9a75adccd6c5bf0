import { orderShapes, type Shape } from '../engine/notation/commentText';
import type { Square } from '../engine/vocabulary';
import type { Hint } from './hints';
import type { Fact, Judgement } from './judge';

/** What is drawn over the board of a problem: the orders of the last hint; of a wrong answer, what refutes it. */
export function shapesOfProblem(judgement: Judgement, hint: Hint | null): readonly Shape[] {
  if (judgement.is === 'wrong') return judgement.why.flatMap(refutation);
  return hint?.step === 3 ? orderShapes(hint.actions, 'green') : [];
}

/** The enemy's orders, and a ring round who is lost by them or out of communication. */
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
