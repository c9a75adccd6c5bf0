import type { ReactNode } from 'react';
import { RULE_SET_IDS, type RuleSetId } from '../../engine/rules';
import { changedSwitches, ruleSetWords } from '../../words/games';
import { t } from '../../words/t';
import { Card } from './Card';
import { HouseRules } from './HouseRules';
import type { SwitchListProps } from './SwitchList';

interface RulesChoiceProps extends SwitchListProps {
  readonly onRuleSet: (ruleSet: RuleSetId) => void;
}

/** The choice of rules: one of the four texts, with details on demand, and house rules. */
export function RulesChoice({ onRuleSet, ...props }: RulesChoiceProps): ReactNode {
  const { ruleSet, rules } = props;
  return (
    <div className="hq-rules">
      <fieldset className="hq-cards" data-of="rule-set">
        <legend>{t('headquarters:ruleSet')}</legend>
        {RULE_SET_IDS.map((id) => {
          const { name, language, line } = ruleSetWords(id);
          return (
            <Card
              key={id}
              group="rule-set"
              words={{ name, language, text: line }}
              mark={
                id === ruleSet && changedSwitches(rules, id).length > 0
                  ? t('headquarters:withHouseRules')
                  : null
              }
              chosen={id === ruleSet}
              onChoose={() => onRuleSet(id)}
            />
          );
        })}
      </fieldset>
      <details className="hq-texts">
        <summary>{t('headquarters:aboutTexts')}</summary>
        <dl>
          {RULE_SET_IDS.map((id) => {
            const { name, language, text } = ruleSetWords(id);
            return (
              <div key={id}>
                <dt lang={language}>{name}</dt>
                <dd>{text}</dd>
              </div>
            );
          })}
        </dl>
      </details>
      <HouseRules {...props} />
    </div>
  );
}
