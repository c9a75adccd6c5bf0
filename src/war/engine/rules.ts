/** The switches in which the published rules differ (rules.md). The four rule sets are settings of them. */
export interface Rules {
  /** 6.2: units hostile to the firer stop fire. */
  readonly enemyUnitsBlockFire: boolean;
  /** 4.2: an enemy communications unit cuts lines too. */
  readonly communicationsUnitsCutLines: boolean;
  /** 4.6: contact puts communications units in communication too. */
  readonly contactReachesCommunicationsUnits: boolean;
  /** 4.8: an isolated communications unit keeps its defence, as target and in support. */
  readonly isolatedCommunicationsUnitsDefend: boolean;
  /** 5.3: a fighting unit marches no farther than the first square where it is isolated. */
  readonly marchStopsWhereIsolated: boolean;
  /** 6.4: how far, in squares, communications units support a defence. */
  readonly communicationsUnitRange: 0 | 2;
  /** 6.5: supporters, not only the target, have their terrain bonus. */
  readonly supportersKeepTerrainBonus: boolean;
  /** 2: cavalry and communications units have the terrain bonus too. */
  readonly terrainBonusForAllUnits: boolean;
  /** 6.6e: cavalry behind a charge joins it across gaps. */
  readonly chargeAcrossGaps: boolean;
  /** 8.1: which units take an arsenal. */
  readonly arsenalFallsTo: 'fightingUnits' | 'anyUnit';
  /** 8.2: when an arsenal falls. */
  readonly arsenalFalls: 'onEntry' | 'atEndOfTurn';
  /** 9.3: a side without communications units, whose fighting units are all isolated at the end of a turn, loses. */
  readonly isolationLoses: boolean;
  /** 9.1: which units must be destroyed. */
  readonly annihilation: 'fightingUnits' | 'allUnits';
  /** 7.3: in the turn of its retreat a unit counts in an attack, and may take an arsenal. */
  readonly dislodgedMayAttack: boolean;
  /** 6.8: after a destruction one attacker takes the square. */
  readonly victorMustAdvance: boolean;
}

/** The name of a switch of the rules: of one question on which the published rules differ (rules.md). */
export type Switch = keyof Rules;

/**
 * Every switch of the rules with its possible values, that of the default rule set `debord` first; the switches are in
 * the order of the table of rules.md.
 */
export const SWITCHES: { readonly [S in Switch]: readonly Rules[S][] } = {
  enemyUnitsBlockFire: [false, true],
  communicationsUnitsCutLines: [false, true],
  contactReachesCommunicationsUnits: [false, true],
  isolatedCommunicationsUnitsDefend: [true, false],
  marchStopsWhereIsolated: [false, true],
  communicationsUnitRange: [2, 0],
  supportersKeepTerrainBonus: [true, false],
  terrainBonusForAllUnits: [false, true],
  chargeAcrossGaps: [false, true],
  arsenalFallsTo: ['fightingUnits', 'anyUnit'],
  arsenalFalls: ['onEntry', 'atEndOfTurn'],
  isolationLoses: [false, true],
  annihilation: ['fightingUnits', 'allUnits'],
  dislodgedMayAttack: [false, true],
  victorMustAdvance: [false, true],
};

/** The names of all switches of the rules, in the order of the table of rules.md. */
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly Switch[];

/** NS: the most complete text. */
const debord: Rules = {
  enemyUnitsBlockFire: false,
  communicationsUnitsCutLines: false,
  contactReachesCommunicationsUnits: false,
  isolatedCommunicationsUnitsDefend: true,
  marchStopsWhereIsolated: false,
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
};

/** The ids of the rule sets, one for each of the four published texts. */
export const RULE_SET_IDS = ['debord', 'bracken', 'pykrieg', 'summary'] as const;
/** The id of a rule set, one for each published text (rules.md): `debord`, `bracken`, `pykrieg` or `summary`. */
export type RuleSetId = (typeof RULE_SET_IDS)[number];

/**
 * The rule sets by id: the settings of all switches that stand for the published texts (rules.md, *The rule sets*).
 */
export const RULE_SETS: Readonly<Record<RuleSetId, Rules>> = {
  debord,
  bracken: {
    ...debord,
    chargeAcrossGaps: true,
    victorMustAdvance: true,
  },
  pykrieg: {
    enemyUnitsBlockFire: true,
    communicationsUnitsCutLines: true,
    contactReachesCommunicationsUnits: true,
    isolatedCommunicationsUnitsDefend: true,
    marchStopsWhereIsolated: true,
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
    chargeAcrossGaps: true,
    arsenalFalls: 'atEndOfTurn',
    annihilation: 'allUnits',
  },
};
