import { expect, test } from 'vitest';
import { RULE_SET_IDS, RULE_SETS, SWITCH_NAMES, SWITCHES } from '../../../src/war/engine/rules';
import rulebook from '../../../src/languages/en/war/rulebook.json';
import ruleSets from '../../../src/languages/en/war/ruleSets.json';
import switches from '../../../src/languages/en/war/switches.json';

/** Every numbered clause of rules.md 1 to 9. */
const CLAUSES = [
  ...['1', '2', '3'],
  ...['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8'],
  ...['5.1', '5.2', '5.3', '5.4'],
  ...['6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '6.6a', '6.6b', '6.6c', '6.6d', '6.6e'],
  ...['6.7', '6.8', '6.9'],
  ...['7.1', '7.2', '7.3'],
  ...['8.1', '8.2', '8.3'],
  ...['9.1', '9.2', '9.3', '9.4'],
];

interface Rule {
  readonly clause: string;
  readonly title: string;
  readonly text: string;
  readonly why?: string;
  readonly sources: string;
}
const rules: readonly Rule[] = rulebook.chapters.flatMap<Rule>((chapter) => chapter.rules);

/** Every string of a tree of words, with the path to it. */
function strings(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, branch]) =>
    strings(branch, `${path}/${key}`),
  );
}

test.each(CLAUSES)('clause %s has a rule', (clause) => {
  expect(rules.map((rule) => rule.clause)).toContain(clause);
});

test('the rules stand in the order of the clauses, and the book has no others', () => {
  // "4" is the sentence under 4.8 without a number of its own.
  const expected = ['1', '2', '3', '4', ...CLAUSES.slice(3)];
  expect([...new Set(rules.map((rule) => rule.clause))]).toEqual(expected);
});

test('the first chapter takes one minute', () => {
  const [first] = rulebook.chapters;
  expect(first?.id).toBe('minute');
  const sentences = first?.points?.flatMap((point) => point.match(/[.!?](?= |$)/g) ?? []) ?? [];
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.length).toBeLessThanOrEqual(8);
});

test('no word is missing', () => {
  const words = [rulebook, ruleSets, switches].map((part) => [...strings(part)]);
  expect(words.every(({ length }) => length > 0)).toBe(true);
  for (const [path, text] of words.flat()) expect(text.trim(), path).not.toBe('');
});

const PLACES: Readonly<Record<string, RegExp>> = {
  NS: /^§[1-7](, §[1-7])*$/,
  LB: /^(§(I|II|III|IV|V|VI|VII)(, (?=§|board)|$))*(board note)?$/,
  PK: /^§[1-8](, §[1-8])*$/,
  SM: /^\d+(–\d+)?(, \d+(–\d+)?)*$/,
};

test.each([
  ...rules.map((rule) => [`clause ${rule.clause}, ${rule.title}`, rule.sources] as const),
])('the sources of %s can be looked up', (_, sources) => {
  const texts = sources.split('; ').map((source) => {
    const [, key = '', place = ''] = /^(\w+) (.+)$/.exec(source) ?? [];
    expect(place).toMatch(PLACES[key] ?? /unknown key/);
    return key;
  });
  expect(texts).toEqual(['NS', 'LB', 'PK', 'SM'].filter((key) => texts.includes(key)));
});

test.each(SWITCH_NAMES)('the switch %s is explained, value by value, at its clause', (name) => {
  const { name: title, text, sources, values, clause } = switches[name];
  for (const words of [title, text, sources]) expect(words).not.toBe('');
  expect(Object.keys(values).sort()).toEqual(SWITCHES[name].map(String).sort());
  expect(new Set(Object.values(values)).size).toBe(2);
  expect(rules.map((rule) => rule.clause)).toContain(clause);
});

test('there are words for the switches and the rule sets, and for nothing else', () => {
  expect(Object.keys(switches)).toEqual([...SWITCH_NAMES]);
  expect(Object.keys(ruleSets)).toEqual([...RULE_SET_IDS]);
});

test.each(SWITCH_NAMES)(
  'the sources of the switch %s name every text that departs from Debord',
  (name) => {
    const differing = RULE_SET_IDS.filter((id) => RULE_SETS[id][name] !== RULE_SETS.debord[name]);
    for (const id of ['debord', ...differing] as const)
      expect(switches[name].sources).toContain(ruleSets[id].source.key);
  },
);
