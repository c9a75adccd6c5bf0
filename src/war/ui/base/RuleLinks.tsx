import type { Reason } from '../../engine/reasons';
import { clauseOf } from '../../words/clauses';
import { RuleLink } from './RuleLink';

/** The rules that refuse an order, each to be opened. */
export function RuleLinks({ reasons }: { readonly reasons: readonly Reason[] }) {
  return [...new Set(reasons.map(clauseOf))].map((clause) => (
    <span key={clause}>
      {' '}
      <RuleLink clause={clause} />
    </span>
  ));
}
