import { t } from '../../words/t';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';
import type { Reason } from '../../engine/reasons';
import { Terms } from './Terms';
import { clauseOf } from '../../words/clauses';
import './parts.css';

/** A button such as `Rule 5.3` that opens the rule book at that clause. */
export function RuleLink({ clause }: { readonly clause: string }) {
  const open = useRuleBook();
  return (
    <button type="button" className="rule-link" onClick={() => open(clause)}>
      {t('field:rule', { clause })}
    </button>
  );
}

interface OrderMessageProps {
  readonly words: string;
  readonly reasons?: readonly Reason[] | undefined;
}

/**
 * Shows the sentence `words` on an order. For a refusal, whose `reasons` are given, links to the clauses of the rules
 * follow; otherwise the terms of the rules in the sentence can be pressed for an explanation.
 */
export function OrderMessage({ words, reasons = [] }: OrderMessageProps) {
  return (
    <>
      <span className="order-message">{reasons.length > 0 ? words : <Terms>{words}</Terms>}</span>
      {[...new Set(reasons.map(clauseOf))].map((clause) => (
        <span key={clause}>
          {' '}
          <RuleLink clause={clause} />
        </span>
      ))}
    </>
  );
}
