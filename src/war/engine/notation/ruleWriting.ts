import {
  RULE_SET_IDS,
  RULE_SETS,
  SWITCH_NAMES,
  type Rules,
  type RuleSetId,
  type Switch,
} from '../rules';

/** A setting of a switch as it is written: `yes`, `0`, `anyUnit`. */
export const writeValue = (value: Rules[Switch]): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value}`;

const differences = (rules: Rules, ruleSet: RuleSetId): Switch[] =>
  SWITCH_NAMES.filter((name) => rules[name] !== RULE_SETS[ruleSet][name]);

/** The rule set that the fewest switches differ from; the first of them where several are as near. */
const nearest = (rules: Rules): RuleSetId =>
  RULE_SET_IDS.reduce((best, id) =>
    differences(rules, id).length < differences(rules, best).length ? id : best,
  );

/** Rules as `readRules` reads them, told from the nearest rule set where none is named. */
export const writeRules = (rules: Rules, ruleSet: RuleSetId = nearest(rules)): string =>
  [
    ruleSet,
    ...differences(rules, ruleSet).map((name) => `${name}=${writeValue(rules[name])}`),
  ].join(' ');
