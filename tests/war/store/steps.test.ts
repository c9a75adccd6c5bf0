import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { RULE_SET_IDS, SWITCHES, SWITCH_NAMES, type Rules } from '../../../src/war/engine/rules';
import { readRules } from '../../../src/war/engine/notation/ruleText';
import {
  FIRST_RULE_SETS,
  firstRulesText,
  readFirstRules,
} from '../../../src/war/game/earlier/firstVersion';
import { warAsThen } from '../../../src/war/game/earlier/firstWar';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { STEPS } from '../../../src/war/game/earlier/steps';
import { upgraded, versionIn } from '../../../src/shell/stored';
import { placement } from './fakes';

function rules(text: string): Rules {
  const reading = readFirstRules(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.rules;
}

function setup(units: Readonly<Record<string, string>>, rest = 'N B15,D8,T3,T23 - 1') {
  const reading = readPosition(BOARD, `${placement(units)} ${rest}`);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.setup;
}

describe('rules of the first version', () => {
  test.each(RULE_SET_IDS)('%s means the same as then, with every switch named', (id) => {
    const rulesText = firstRulesText(id, FIRST_RULE_SETS[id]);
    const reading = readRules(rulesText);
    expect(reading).toMatchObject({ ok: true, ruleSet: id });
    const then = { ...FIRST_RULE_SETS[id], marchStopsWhereIsolated: true };
    // A switch of later versions has its first value.
    const first = Object.fromEntries(SWITCH_NAMES.map((name) => [name, SWITCHES[name][0]]));
    expect(reading.ok && reading.rules).toEqual({ ...first, ...then });
    for (const name of Object.keys(then)) expect(rulesText).toContain(` ${name}=`);
    expect(readFirstRules(id)).toEqual(reading);
  });

  test('a switch left out has the value of its rule set then, a named one holds', () => {
    expect(readRules(firstRulesText('bracken', { arsenalFallsTo: 'fightingUnits' }))).toMatchObject(
      {
        rules: { ...FIRST_RULE_SETS.bracken, arsenalFallsTo: 'fightingUnits' },
      },
    );
    expect(rules('summary annihilation=allUnits')).toMatchObject({
      ...FIRST_RULE_SETS.summary,
      annihilation: 'allUnits',
    });
  });

  test('damage is reported word by word', () => {
    const rulesText = firstRulesText('clausewitz', {
      arsenalFalls: 'never',
      friction: { much: 1 },
    });
    expect(readRules(rulesText)).toMatchObject({
      ok: false,
      faults: [
        { code: 'unknownRuleSet', text: 'clausewitz' },
        { code: 'badValue', name: 'arsenalFalls' },
        { code: 'unknownSwitch', text: 'friction' },
      ],
    });
  });

  test('a record that names a switch of today is read as of today', () => {
    const today = 'debord marchStopsWhereIsolated=yes';
    expect(readFirstRules(today)).toEqual(readRules(today));
    expect(readFirstRules('clausewitz')).toEqual(readRules('clausewitz'));
  });
});

/*
 * Two cavalry of the North charge, 7 each. The communications unit on M7 has 1 and 5 of the cavalry on M5; the infantry on
 * K14 has 6, and the communications unit on K16, two squares off, gave nothing. Both are out of communication.
 */
const TWO_RELAYS = { M8: 'C', J14: 'C', M3: 'i', M4: 'i', M5: 'c', M7: 'r', K14: 'i', K16: 's' };

describe('a war of the first version', () => {
  const start = setup(TWO_RELAYS);
  const summary = rules('summary');

  test('4.8: a target that kept its defence keeps it by the same switch', () => {
    expect(warAsThen(summary, start, ['xM7', 'M7-N7', '.'])).toMatchObject({
      rules: { isolatedCommunicationsUnitsDefend: true },
      fault: null,
    });
  });

  test('6.4: support that nobody gave is removed by the other setting', () => {
    expect(warAsThen(summary, start, ['xK14', 'K14-L15', '.'])).toMatchObject({
      rules: { isolatedCommunicationsUnitsDefend: false },
      fault: null,
    });
  });

  test('4.8, 6.4: no setting gives both in one war; it is read up to the second, which is reported', () => {
    const actions = ['xM7', 'M7-N7', '.', 'xK14', 'K14-L15', '.'];
    expect(warAsThen(summary, start, actions)).toMatchObject({
      rules: { isolatedCommunicationsUnitsDefend: true },
      replayed: 3,
      fault: { code: 'outcome', turn: 3, action: 'xK14' },
    });
    const faults: unknown[] = [];
    const game = {
      ruleSet: 'summary',
      rules: FIRST_RULE_SETS.summary,
      stage: { name: 'war', start: `${placement(TWO_RELAYS)} N B15,D8,T3,T23 - 1`, actions },
    };
    expect(upgraded(STEPS, 1, game, (fault) => faults.push(fault))).toMatchObject({
      tags: [],
      stage: { actions: actions.slice(0, 3) },
    });
    expect(faults).toEqual([{ code: 'outcome', turn: 3, action: 'xK14' }]);
  });

  test('7.3: a retreat onto an arsenal is legal by the switch that allows it, if the unit then fired at nobody', () => {
    const only = setup({ A3: 's', A13: 'R', A14: 'i', A15: 'C', B13: 'r', B14: 'S' });
    const debord = rules('debord');
    expect(warAsThen(debord, only, ['xA14', 'A14-B15', '.'])).toMatchObject({
      rules: { dislodgedMayAttack: true },
      fault: null,
    });
    expect(warAsThen(debord, only, ['.', '.'])).toMatchObject({
      rules: { dislodgedMayAttack: false },
      fault: null,
    });
  });
});

test.each([
  ['{"format":"game-of-war","version":7,"game":{}}', 7],
  ['{"theme":"dark"}', 1],
  ['[]', 1],
  ['{"version":"9"}', 1],
  ['{"version":', 1],
  ['null', 1],
])('the version in %s is %d', (text, version) => expect(versionIn(text)).toBe(version));
