import { describe, expect, test } from 'vitest';
import { RULE_SET_IDS, RULE_SETS } from '../../../src/war/engine/rules';
import { readRules, writeRules, type RulesFault } from '../../../src/war/engine/notation/ruleText';
import { randomRules } from '../../support/randomPositions';

// The Rules tag of notation.md, and the arguments of the console's `rules`.

describe('there and back', () => {
  test.each(RULE_SET_IDS)('%s', (id) => {
    expect(readRules(id)).toEqual({ ok: true, ruleSet: id, rules: RULE_SETS[id] });
    expect(writeRules(RULE_SETS[id])).toBe(id);
  });
  test(
    '2,000 settings of the switches, from the nearest rule set and from each',
    { tags: ['slow'] },
    () => {
      for (let seed = 1; seed <= 2000; seed++) {
        const rules = randomRules(seed);
        for (const id of [undefined, ...RULE_SET_IDS]) {
          const text = writeRules(rules, id);
          const reading = readRules(text);
          expect(reading, text).toMatchObject({ ok: true, rules });
          expect(reading.ok && writeRules(reading.rules, reading.ruleSet)).toBe(text);
        }
      }
    },
  );
  test.each([
    ['debord supportersKeepTerrainBonus=no', { supportersKeepTerrainBonus: false }],
    ['debord communicationsUnitRange=0', { communicationsUnitRange: 0 }],
    ['debord arsenalFallsTo=anyUnit', { arsenalFallsTo: 'anyUnit' }],
    ['debord arsenalFalls=atEndOfTurn', { arsenalFalls: 'atEndOfTurn' }],
    ['debord annihilation=allUnits', { annihilation: 'allUnits' }],
  ] as const)('%s', (text, switches) => {
    const rules = { ...RULE_SETS.debord, ...switches };
    expect(readRules(text)).toEqual({ ok: true, ruleSet: 'debord', rules });
    expect(writeRules(rules, 'debord')).toBe(text);
  });
  test('of two rule sets as near, the first', () => {
    const between = { communicationsUnitsCutLines: true, contactReachesCommunicationsUnits: true };
    expect(writeRules({ ...RULE_SETS.debord, ...between })).toBe(
      'debord communicationsUnitsCutLines=yes contactReachesCommunicationsUnits=yes',
    );
  });
  test('a switch may be set as it is; blanks do not count', () => {
    expect(readRules('  bracken\t isolationLoses=no ')).toMatchObject({
      rules: RULE_SETS.bracken,
    });
  });
});

describe('faults', () => {
  const table = {
    longRules: [['debord '.repeat(1_000), ['longRules@0 7000 4000']]],
    noRuleSet: [['', ['noRuleSet@0']]],
    unknownRuleSet: [[' Debord', ['unknownRuleSet@1 Debord']]],
    badSwitch: [['debord isolationLoses', ['badSwitch@7 isolationLoses']]],
    unknownSwitch: [['debord toString=yes =no', ['unknownSwitch@7 toString', 'unknownSwitch@20 ']]],
    switchTwice: [
      ['debord isolationLoses=no isolationLoses=yes', ['switchTwice@25 isolationLoses']],
    ],
    badValue: [
      ['debord isolationLoses=', ['badValue@22 isolationLoses  no,yes']],
      ['debord communicationsUnitRange=1', ['badValue@31 communicationsUnitRange 1 2,0']],
      [
        'debord arsenalFallsTo=fighting=Units',
        ['badValue@22 arsenalFallsTo fighting=Units fightingUnits,anyUnit'],
      ],
    ],
  } satisfies Record<RulesFault['code'], [string, string[]][]>;
  for (const [code, rows] of Object.entries(table))
    test.each(rows)(`${code}: %j`, (text, faults) => {
      const reading = readRules(text);
      expect(
        reading.ok ||
          reading.faults.map(({ code: is, at, ...rest }) =>
            [`${is}@${at}`, ...Object.values(rest).map(String)].join(' '),
          ),
      ).toEqual(faults);
    });
});
