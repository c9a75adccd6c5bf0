import { RULE_SETS, SWITCH_NAMES, type Rules, type RuleSetId, type Switch } from '../engine/rules';
import { content } from './t';
import type { OpeningId } from '../engine/openings';

/** Returns the name of an opening, with its language. */
export const openingWords = (id: OpeningId) => content('openings')[id];

/** Returns the words of a rule set, with the language of its name. */
export const ruleSetWords = (id: RuleSetId) => content('ruleSets')[id];

export const ruleSetName = (id: RuleSetId): string => ruleSetWords(id).name;

/** Returns the switches that differ from a rule set. */
export const changedSwitches = (rules: Rules, from: RuleSetId): Switch[] =>
  SWITCH_NAMES.filter((name) => rules[name] !== RULE_SETS[from][name]);
