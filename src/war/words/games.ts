import { RULE_SETS, SWITCH_NAMES, type Rules, type RuleSetId, type Switch } from '../engine/rules';
import type { Game } from '../game/game';
import { present } from '../game/war';
import { t } from './t';

export const isOver = ({ stage }: Game): boolean =>
  stage.name === 'war' && present(stage.war).over !== null;

export const ruleSetName = (id: RuleSetId): string => t(`ruleSets:${id}.name`);

/** The switches set otherwise than in a rule set. */
export const changedSwitches = (rules: Rules, from: RuleSetId): Switch[] =>
  SWITCH_NAMES.filter((name) => rules[name] !== RULE_SETS[from][name]);
