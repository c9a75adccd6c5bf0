import { useState, type ReactNode } from 'react';
import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from '../../engine/rules';
import { changedSwitches, ruleSetWords, ruleSetName } from '../../words/games';
import { t } from '../../words/t';
import { Card } from './Card';
import { SwitchList, type SwitchListProps } from './SwitchList';
import { Checkbox } from '../../../shell/ui/Checkbox';

interface RulesChoiceProps extends SwitchListProps {
  readonly onRuleSet: (ruleSet: RuleSetId) => void;
}

/**
 * The choice of the rules of a new game: one of the rule sets of the four published texts (rules.md, *The rule sets*),
 * which calls `onRuleSet`, or house rules, switch by switch, which calls `onRules`. Details of the texts are folded
 * until the user opens them.
 */
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

/** One line with the rule set and the number of different switches; unfolded, all of them. */
function HouseRules({ ruleSet, rules, onRules }: SwitchListProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [explained, setExplained] = useState(false);
  const count = changedSwitches(rules, ruleSet).length;
  const from = { ruleSet: ruleSetName(ruleSet) };
  return (
    <details
      className="hq-house-rules"
      data-explained={explained}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{t('headquarters:houseRules.title')}</span>{' '}
        <em>
          {count === 0
            ? t('headquarters:houseRules.asIn', from)
            : t('headquarters:houseRules.changed', { count, ...from })}
        </em>
      </summary>
      {open && (
        <>
          <div className="hq-house-rules-tools">
            {count > 0 && (
              <button type="button" className="plain" onClick={() => onRules(RULE_SETS[ruleSet])}>
                {t('headquarters:houseRules.undo', from)}
              </button>
            )}
            <Checkbox
              label={t('headquarters:houseRules.explain')}
              on={explained}
              onChange={setExplained}
            />
          </div>
          {explained && <p>{t('headquarters:houseRules.intro')}</p>}
          <SwitchList ruleSet={ruleSet} rules={rules} onRules={onRules} />
        </>
      )}
    </details>
  );
}
