import { RULE_SETS, SWITCH_NAMES, type Rules, type RuleSetId, type Switch } from '../engine/rules';
import type { Game } from '../game/game';
import { present } from '../game/war';
import { content, t } from './t';
import type { OpeningId } from '../engine/openings';

export const isOver = ({ stage }: Game): boolean =>
  stage.name === 'war' && present(stage.war).over !== null;

/** The name of an opening, with the language it is in. */
export const openingWords = (id: OpeningId) => content('openings')[id];

/** The language that the name of a rule set is in. */
export const ruleSetLanguage = (id: RuleSetId): string => content('ruleSets')[id].language;

export const ruleSetName = (id: RuleSetId): string => t(`ruleSets:${id}.name`);

/** The switches set otherwise than in a rule set. */
export const changedSwitches = (rules: Rules, from: RuleSetId): Switch[] =>
  SWITCH_NAMES.filter((name) => rules[name] !== RULE_SETS[from][name]);
