import { foretell, type Outcome } from './network';
import { judged, type Thinking } from './thinking';

/** What a certain win is worth where the outcome is foretold, in tenths of an infantry. */
const CERTAIN = 400;
/** The share of the judgement in what is foretold: it knows of plans, and draws on. */
const JUDGEMENT = 0.4;
/** How far a draw is worth less to either side than one half. */
const CONTEMPT = 0.3;
/** Orders that might be tried in the time that one foretelling takes. */
const NODES = 5;

const outcome: Outcome = { win: 0, loss: 0, draw: 0 };

/**
 * How the position on the search is likely to end for the side that the turn is sought for, in tenths of an infantry; to a
 * level that foretells nothing, how it is judged.
 */
export function foretold(thinking: Thinking): number {
  const { search, side, level, budget } = thinking;
  const { position } = search;
  if (!level.foresees) return judged(thinking);
  const { over } = position;
  if (over !== null) return over.winner === null ? 0 : over.winner === side ? CERTAIN : -CERTAIN;
  budget.nodes += NODES;
  foretell(position, outcome);
  const ahead = position.side === side ? outcome.win - outcome.loss : outcome.loss - outcome.win;
  const judgement = Math.max(-CERTAIN, Math.min(CERTAIN, judged(thinking)));
  return (ahead - outcome.draw * CONTEMPT) * CERTAIN * (1 - JUDGEMENT) + judgement * JUDGEMENT;
}
