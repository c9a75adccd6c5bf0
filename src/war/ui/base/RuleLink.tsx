import { t } from '../../words/t';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';
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
