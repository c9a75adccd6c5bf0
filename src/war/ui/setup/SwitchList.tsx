import { useId, type ReactNode } from 'react';
import {
  RULE_SETS,
  SWITCH_NAMES,
  SWITCHES,
  type Rules,
  type RuleSetId,
  type Switch,
} from '../../engine/rules';
import { settingOf, ruleSetWords } from '../../words/games';
import { t } from '../../words/t';
import './choices.css';

/**
 * The props of the list of the switches of the rules: the rule set from which the game starts, the chosen `rules`, and
 * `onRules`, called with the rules after a change.
 */
export interface SwitchListProps {
  /** The rule set from which `rules` may differ. */
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  readonly onRules: (rules: Rules) => void;
}

/**
 * A list of all switches of the rules (rules.md, *The rule sets*), each with its clause, its sources, and its values to
 * choose from. `onRules` is called with the rules after a change.
 */
export function SwitchList({ ruleSet, rules, onRules }: SwitchListProps): ReactNode {
  return (
    <div className="hq-switches">
      {SWITCH_NAMES.map((name) => (
        <SwitchChoice
          key={name}
          name={name}
          ruleSet={ruleSet}
          rules={rules}
          onValue={(value) => onRules({ ...rules, [name]: value })}
        />
      ))}
    </div>
  );
}

interface SwitchChoiceProps {
  readonly name: Switch;
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  readonly onValue: (value: Rules[Switch]) => void;
}

function SwitchChoice({ name, ruleSet, rules, onValue }: SwitchChoiceProps): ReactNode {
  const id = useId();
  const changed = rules[name] !== RULE_SETS[ruleSet][name];
  return (
    <fieldset className="hq-switch" aria-describedby={`${id}-text`} data-changed={changed}>
      <legend>
        {t(`switches:${name}.name`)}{' '}
        {changed && <em className="tag">{t('headquarters:houseRules.changedHere')}</em>}
      </legend>
      <p id={`${id}-text`}>
        {t(`switches:${name}.text`)}{' '}
        <small>
          {t('headquarters:houseRules.clause', { clause: t(`switches:${name}.clause`) })} ·{' '}
          {t(`switches:${name}.sources`)}
        </small>
      </p>
      {SWITCHES[name].map((value) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={`${id}-${name}`}
            checked={rules[name] === value}
            onChange={() => onValue(value)}
          />
          <span>
            {settingOf(name, value)}{' '}
            {RULE_SETS[ruleSet][name] === value && (
              <em className="tag" lang={ruleSetWords(ruleSet).language}>
                {ruleSetWords(ruleSet).name}
              </em>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
