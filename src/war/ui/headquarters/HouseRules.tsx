import type { ReactNode } from 'react';
import { RULE_SETS } from '../../engine/rules';
import { t } from '../../words/t';
import { changedSwitches, ruleSetName } from '../../words/games';
import { SwitchList, type SwitchListProps } from './SwitchList';

/** All the switches behind one line, which says how many differ from the rule set chosen. */
export function HouseRules({ ruleSet, rules, onRules }: SwitchListProps): ReactNode {
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
