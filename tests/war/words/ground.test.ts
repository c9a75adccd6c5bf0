import { describe, expect, test } from 'vitest';
import { RULE_SETS, type RuleSetId } from '../../../src/war/engine/rules';
import { groundSentences, namedGround, type NamedGround } from '../../../src/war/words/ground';
import { scene, square } from '../../support/board';

const sentenceOf = (ruleSet: RuleSetId, ground: NamedGround): string =>
  groundSentences(RULE_SETS[ruleSet], ground).join(' ');

describe('ground says what it does by the rules in force', () => {
  test.each([
    // rules.md 2, 6.5 (supportersKeepTerrainBonus, terrainBonusForAllUnits).
    ['debord', 'fort', /^Infantry and artillery on it defend with 4 more, .*covering a friend\./],
    ['pykrieg', 'fort', /^Every unit on it defends with 4 more, .*only when attacked itself\./],
    ['debord', 'pass', /defend with 2 more/],
    // 6.6a, 6.6b.
    ['debord', 'fort', /neither charge a unit in it nor charge from it/],
    ['debord', 'pass', /cannot charge a unit in it, but may charge from it/],
    // 8.1, 8.2 (arsenalFallsTo, arsenalFalls).
    [
      'debord',
      'arsenal',
      /as soon as an enemy fighting unit ends a move on it; that is the attack/,
    ],
    ['pykrieg', 'arsenal', /as soon as any enemy unit ends a move/],
    ['summary', 'arsenal', /when an enemy fighting unit stands on it at the end of its turn/],
    // 4.2, 5.2, 6.2, 8.3.
    ['debord', 'mountain', /stops marches, fire and lines/],
    ['debord', 'fallenArsenal', /ordinary square/],
  ] as const)('%s: %s', (ruleSet, ground, words) => {
    expect(sentenceOf(ruleSet, ground)).toMatch(words);
  });
});

test('squares have the names of their ground, plain ones none', () => {
  const position = scene({ E8: 'I', K8: 'i' });
  const name = (at: string) => namedGround(position, square(at));
  expect(name('H21')).toEqual({ ground: 'fort', name: 'Fort' });
  expect(name('O16')).toEqual({ ground: 'pass', name: 'Mountain pass' });
  expect(name('C10')).toEqual({ ground: 'mountain', name: 'Mountain' });
  expect(name('T23')).toEqual({ ground: 'arsenal', name: 'Arsenal of the South' });
  expect(name('E8')).toBeNull();
});
