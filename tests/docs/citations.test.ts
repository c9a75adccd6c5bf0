import { describe, expect, test } from 'vitest';
import { SWITCH_NAMES } from '../../src/war/engine/rules';
import rulebook from '../../src/languages/en/war/rulebook.json';
import { CONTRACTS, citationsIn, contentsOf, isFound, type Contract } from './citations';
import { FILES, textOf } from './project';

// Every clause that is cited anywhere is in its contract.
const CONTENTS = Object.fromEntries(
  CONTRACTS.map((contract) => [contract, contentsOf(textOf(`docs/${contract}`))]),
) as Record<Contract, ReturnType<typeof contentsOf>>;

/** Files that may cite. The tests of citations name clauses that there are not. */
const CITING = FILES.filter(
  (path) =>
    (/^(?:src|tests|e2e|tools|docs|scripts)\//.test(path) ||
      /^[\w.]+\.(?:md|m?[jt]s)$/.test(path)) &&
    /\.(?:md|m?[jt]sx?|css|json|patch|txt)$/.test(path) &&
    !path.startsWith('tests/docs/') &&
    !/^tests\/saves\/\d/.test(path),
);

/** Every citation in a file that its contract does not have, as `path:line rules.md 6.6z`. */
const unfound = (path: string, text: string): string[] =>
  citationsIn(text)
    .filter((citation) => !isFound(citation, CONTENTS[citation.contract]))
    .map(({ contract, cited, line }) => `${path}:${line} ${contract} ${cited}`);

describe('a contract', () => {
  test('has its chapters, clauses and their parts', () => {
    const { clauses, switches } = CONTENTS['rules.md'];
    for (const clause of ['1', '9', '4.1', '7.4', '6.6', '6.6a', '6.6e']) {
      expect(clauses).toContain(clause);
    }
    expect(clauses).not.toContain('6.6f');
    expect(clauses).not.toContain('10');
    expect([...switches].sort()).toEqual([...SWITCH_NAMES].sort());
    expect(CONTENTS['littlewars.md'].clauses.size).toBe(7 + 5 + 3 + 6 + 9 + 6 + 7);
    expect(CONTENTS['kriegspiel.md'].clauses.size).toBe(9 + 4 + 6 + 6 + 2 + 7 + 4 + 7 + 2);
    expect(CONTENTS['notation.md'].headings).toContain('game record');
  });

  test.each(['rules.md', 'littlewars.md'] as const)('%s cites its own clauses rightly', (name) => {
    const cited = textOf(`docs/${name}`).match(/(?<![\d.–-])[1-9]\.\d[a-e]?(?![\d.])/g) ?? [];
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter((clause) => !CONTENTS[name].clauses.has(clause))).toEqual([]);
  });
});

describe('a citation', () => {
  test('of one that there is not is reported with its place', () => {
    const text = '/** A line\n * (rules.md 6.6b, 6.6f). */\n// littlewars.md 4.9 to 4.10';
    expect(unfound('f.ts', text)).toEqual(['f.ts:2 rules.md 6.6f', 'f.ts:3 littlewars.md 4.10']);
    expect(unfound('f.ts', 'rules.md 9.5')).toEqual(['f.ts:1 rules.md 9.5']);
    expect(unfound('f.ts', 'Breaks: rules.md 4.2, switch linesCut')).toEqual([
      'f.ts:1 rules.md linesCut',
    ]);
    expect(unfound('f.ts', '(rules.md, handicap)')).toEqual(['f.ts:1 rules.md handicap']);
  });

  test('is read in every way that it is written', () => {
    const text = [
      'rules.md 4.1–4.3',
      'rules.md 5, 7.1 and 8.2: the moves',
      'rules.md 2, and 6.4 for communications units',
      'rules.md 8.1,\n * 9.2',
      'rules.md 6.8, undo',
      'rules.md, known facts',
      'the table of rules.md.',
    ].join('\n');
    expect(citationsIn(text).map(({ cited }) => cited)).toEqual([
      ...['4.1', '4.3', '5', '7.1', '8.2', '2', '6.4', '8.1', '9.2', '6.8', 'known facts'],
    ]);
    expect(unfound('f.ts', text)).toEqual([]);
  });
});

test('every clause that is cited is one of its contract', () => {
  const texts = CITING.map((path) => [path, textOf(path)] as const);
  expect(texts.flatMap(([, text]) => citationsIn(text)).length).toBeGreaterThan(200);
  expect(texts.flatMap(([path, text]) => unfound(path, text))).toEqual([]);
});

/** A clause named by its number alone: a value, or what a comment begins with. */
const NUMBERED = /\bclause"?: ?["'](\d+(?:\.\d+[a-z]?)?)["']|\/\*\* (\d\.\d[a-z]?)(?=[:,])/g;

const KRIEGSPIEL = 'src/littlewars/kriegspiel/';

test.each([
  ['src/war/', 'rules.md', 40],
  ['src/littlewars/', 'littlewars.md', 40],
  [KRIEGSPIEL, 'kriegspiel.md', 3],
] as const)('every clause that %s names by its number is one of %s', (folder, contract, least) => {
  const cited = CITING.filter(
    (path) => path.startsWith(folder) && (folder === KRIEGSPIEL || !path.startsWith(KRIEGSPIEL)),
  ).flatMap((path) =>
    [...textOf(path).matchAll(NUMBERED)].map(([, value, comment]) => `${value ?? comment} ${path}`),
  );
  expect(cited.length).toBeGreaterThan(least);
  // The rule books begin with a minute that no clause is.
  expect(
    cited.filter((each) => {
      const [clause = ''] = each.split(' ');
      return clause !== '0' && !CONTENTS[contract].clauses.has(clause);
    }),
  ).toEqual([]);
});

test('rules.md names the places in the texts that the rule book does', () => {
  const named = rulebook.chapters
    .flatMap((chapter): { clause: string; title: string; sources: string }[] => chapter.rules)
    .map(({ clause, title, sources }) => {
      const places = new Map(
        sources.split('; ').map((each) => [each.slice(0, 2), each.slice(3)] as const),
      );
      const cells = ['NS', 'LB', 'PK', 'SM'].map((key) => places.get(key) ?? '');
      return `| ${[clause, title, ...cells].join(' | ')} |`;
    });
  const [, table = ''] = textOf('docs/rules.md').split('## Where each clause stands in the texts');
  expect(
    table
      .split('\n')
      .filter((row) => /^\| \d/.test(row))
      .slice(0, named.length),
  ).toEqual(named);
});
