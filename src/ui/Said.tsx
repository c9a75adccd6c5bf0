import type { Reason } from '../engine/reasons';
import { clauseOf } from '../words/clauses';
import { RuleLink } from './RuleLink';

interface SaidProps {
  readonly words: string;
  /** Why an order was refused, where that is what the words say. */
  readonly reasons?: readonly Reason[];
}

/** What is said of an order; of one refused, with the rules that refuse it. */
export function Said({ words, reasons = [] }: SaidProps) {
  return (
    <>
      <span className="said">{words}</span>
      {[...new Set(reasons.map(clauseOf))].map((clause) => (
        <span key={clause}>
          {' '}
          <RuleLink clause={clause} />
        </span>
      ))}
    </>
  );
}
