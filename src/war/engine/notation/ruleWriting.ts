import {
  RULE_SET_IDS,
  RULE_SETS,
  SWITCH_NAMES,
  type Rules,
  type RuleSetId,
  type Switch,
} from '../rules';

/** Returns the value of a switch as written: `yes`, `0`, `anyUnit`. */
export const writeValue = (value: Rules[Switch]): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value}`;

const differences = (rules: Rules, ruleSet: RuleSetId): Switch[] =>
  SWITCH_NAMES.filter((name) => rules[name] !== RULE_SETS[ruleSet][name]);

/** Returns the rule set from which the fewest switches differ, the first of several. */
const nearest = (rules: Rules): RuleSetId =>
  RULE_SET_IDS.reduce((best, id) =>
    differences(rules, id).length < differences(rules, best).length ? id : best,
  );

/** Returns rules as `readRules` reads them, relative to `ruleSet`, by default the nearest one. */
export const writeRules = (rules: Rules, ruleSet: RuleSetId = nearest(rules)): string =>
  [
    ruleSet,
    ...differences(rules, ruleSet).map((name) => `${name}=${writeValue(rules[name])}`),
  ].join(' ');
