import { t } from '../../words/t';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';
import type { Reason } from '../../engine/reasons';
import { Terms } from './Terms';
import { clauseOf } from '../../words/clauses';
import './rules.css';

/** `Rule 5.3`, which opens the rule book there. */
export function RuleLink({ clause }: { readonly clause: string }) {
  const open = useRuleBook();
  return (
    <button type="button" className="rule-link" onClick={() => open(clause)}>
      {t('field:rule', { clause })}
    </button>
  );
}

interface SaidProps {
  readonly words: string;
  /** Why an order was refused, where that is what the words say. */
  readonly reasons?: readonly Reason[];
}

/** What is said of an order; of one refused, with the rules that refuse it. */
export function Said({ words, reasons = [] }: SaidProps) {
  return (
    <>
      <span className="said">{reasons.length > 0 ? words : <Terms>{words}</Terms>}</span>
      <RuleLinks reasons={reasons} />
    </>
  );
}

/** The rules that refuse an order, each to be opened. */
function RuleLinks({ reasons }: { readonly reasons: readonly Reason[] }) {
  return [...new Set(reasons.map(clauseOf))].map((clause) => (
    <span key={clause}>
      {' '}
      <RuleLink clause={clause} />
    </span>
  ));
}
