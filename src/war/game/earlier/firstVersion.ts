import type { Rules, RuleSetId } from '../../engine/rules';
import { readRules, type RulesReading } from '../../engine/notation/ruleText';

/* The meaning of the rules in version 1 of saves, records and links. These values never change. */

const debord = {
  enemyUnitsBlockFire: false,
  communicationsUnitsCutLines: false,
  contactReachesCommunicationsUnits: false,
  isolatedCommunicationsUnitsDefend: false,
  communicationsUnitRange: 2,
  supportersKeepTerrainBonus: true,
  terrainBonusForAllUnits: false,
  chargeAcrossGaps: false,
  arsenalFallsTo: 'fightingUnits',
  arsenalFalls: 'onEntry',
  isolationLoses: false,
  annihilation: 'fightingUnits',
  dislodgedMayAttack: false,
  victorMustAdvance: false,
} as const satisfies Partial<Rules>;

/** The rules that version 1 knew; switches of later versions have their first value. */
type FirstRules = Pick<Rules, keyof typeof debord>;

/** The rule sets by id, as the first version of the program had them, with the switches of that time. */
export const FIRST_RULE_SETS: Readonly<Record<RuleSetId, FirstRules>> = {
  debord,
  bracken: {
    ...debord,
    chargeAcrossGaps: true,
    arsenalFallsTo: 'anyUnit',
    victorMustAdvance: true,
  },
  pykrieg: {
    enemyUnitsBlockFire: true,
    communicationsUnitsCutLines: true,
    contactReachesCommunicationsUnits: true,
    isolatedCommunicationsUnitsDefend: true,
    communicationsUnitRange: 0,
    supportersKeepTerrainBonus: false,
    terrainBonusForAllUnits: true,
    chargeAcrossGaps: false,
    arsenalFallsTo: 'anyUnit',
    arsenalFalls: 'onEntry',
    isolationLoses: true,
    annihilation: 'allUnits',
    dislodgedMayAttack: true,
    victorMustAdvance: false,
  },
  summary: {
    ...debord,
    communicationsUnitsCutLines: true,
    contactReachesCommunicationsUnits: true,
    isolatedCommunicationsUnitsDefend: true,
    arsenalFalls: 'atEndOfTurn',
  },
};

const isFirstRuleSet = (name: unknown): name is RuleSetId =>
  typeof name === 'string' && Object.hasOwn(FIRST_RULE_SETS, name);

/** Returns a value as a word of rules, whatever its type. */
const word = (value: unknown): string =>
  typeof value === 'boolean'
    ? value
      ? 'yes'
      : 'no'
    : (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s/g, '_');

/**
 * Returns the rules in a save of version 1 as text for today's reader, with every switch written, so that a later
 * change of a rule set does not affect them. `settings` are the saved switches: missing ones are those of their rule
 * set, damaged ones become unreadable words.
 */
export function firstRulesText(ruleSet: unknown, settings: object): string {
  const preset = isFirstRuleSet(ruleSet) ? FIRST_RULE_SETS[ruleSet] : {};
  // In version 1 fighting units always stopped where they were isolated.
  const switches = { marchStopsWhereIsolated: true, ...preset, ...settings };
  return [
    word(ruleSet ?? ''),
    ...Object.entries(switches).map((one) => one.map(word).join('=')),
  ].join(' ');
}

/**
 * Returns the rules in the value of the tag Rules of a record, as version 1 of the program meant them; if the value
 * contains anything that version 1 did not know, as `readRules` reads them.
 */
export function readFirstRules(text: string): RulesReading {
  const today = readRules(text);
  const switches = [...text.matchAll(/(\w+)=(\w+)/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  if (!today.ok || switches.some(([name]) => name === 'marchStopsWhereIsolated')) return today;
  return readRules(firstRulesText(today.ruleSet, Object.fromEntries(switches)));
}
