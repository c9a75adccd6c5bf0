import { useId, type ReactNode } from 'react';
import {
  RULE_SETS,
  SWITCH_NAMES,
  SWITCHES,
  type Rules,
  type RuleSetId,
  type Switch,
} from '../../engine/rules';
import { t, type MessageKey } from '../../words/t';
import { changedSwitches, ruleSetName } from './gameSentences';

interface HouseRulesProps {
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
    </details>
  );
}

/** The message of a value; the values of a switch have a message each, which a test sees to. */
const valueKey = (name: Switch, value: Rules[Switch]): MessageKey =>
  `switches:${name}.values.${String(value)}` as MessageKey;

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
        {changed && <em className="hq-tag">{t('headquarters:houseRules.changedHere')}</em>}
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
            {t(valueKey(name, value))}{' '}
            {RULE_SETS[ruleSet][name] === value && (
              <em className="hq-tag">{ruleSetName(ruleSet)}</em>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
