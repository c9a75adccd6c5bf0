import type { ReactNode } from 'react';
import { RULE_SETS, type Rules, type RuleSetId } from '../../engine/rules';
import { t } from '../../words/t';
import { SwitchList } from '../base/useSoon';
import { changedSwitches, ruleSetName } from '../../words/games';

export interface HouseRulesProps {
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  readonly onRules: (rules: Rules) => void;
}

/** All the switches behind one line, which says how many differ from the rule set chosen. */
export function HouseRules({ ruleSet, rules, onRules }: HouseRulesProps): ReactNode {
  const count = changedSwitches(rules, ruleSet).length;
  const from = { ruleSet: ruleSetName(ruleSet) };
  return (
    <details className="hq-house-rules">
      <summary>
        <span>{t('headquarters:houseRules.title')}</span>{' '}
        <em>
          {count === 0
            ? t('headquarters:houseRules.asIn', from)
            : t('headquarters:houseRules.changed', { count, ...from })}
        </em>
      </summary>
      <p>{t('headquarters:houseRules.intro')}</p>
      {count > 0 && (
        <button type="button" onClick={() => onRules(RULE_SETS[ruleSet])}>
          {t('headquarters:houseRules.undo', from)}
        </button>
      )}
      <SwitchList ruleSet={ruleSet} rules={rules} onRules={onRules} />
    </details>
  );
}
