import { RULE_SETS, SWITCH_NAMES, type Rules, type RuleSetId, type Switch } from '../engine/rules';
import { content } from './t';
import type { OpeningId } from '../engine/openings';

/** The name of an opening, with the language it is in. */
export const openingWords = (id: OpeningId) => content('openings')[id];

/** The words of a rule set, with the language that its name is in. */
export const ruleSetWords = (id: RuleSetId) => content('ruleSets')[id];

export const ruleSetName = (id: RuleSetId): string => ruleSetWords(id).name;

/** The switches set otherwise than in a rule set. */
export const changedSwitches = (rules: Rules, from: RuleSetId): Switch[] =>
  SWITCH_NAMES.filter((name) => rules[name] !== RULE_SETS[from][name]);
