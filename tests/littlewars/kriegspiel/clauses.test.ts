import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'tests/littlewars';
/** The title of a test or of a group of tests, with or without a table of cases. */
const TITLE =
  /^\s*(?:test|describe)(?:\.each\([^]*?\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/gm;
/** The clauses that a title names after the contract: `2.2`, `3.2 to 3.4`, `5.1, 5.3`. */
const CITED = /kriegspiel\.md (\d\.\d(?:(?:, | to )\d\.\d)*)/g;
/** A clause of the contract, where it begins. */
const CLAUSE = /(?:^|\. )(\d\.\d) (?=[A-Z*`])/gm;

function clausesOf(title: string): string[] {
  return [...title.matchAll(CITED)].flatMap(([, list = '']) =>
    list.split(', ').flatMap((part) => {
      const [first = '', last = first] = part.split(' to ');
      const [chapter = ''] = first.split('.');
      const [from, to] = [Number(first.slice(2)), Number(last.slice(2))];
      return Array.from({ length: to - from + 1 }, (_, i) => `${chapter}.${from + i}`);
    }),
  );
}

test('every clause of kriegspiel.md is cited by a test that is named after it', () => {
  const titles = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(FOLDER, path), 'utf8').matchAll(TITLE)])
    .map(([, plain, template]) => plain ?? template ?? '');
  const cited = new Set(titles.flatMap(clausesOf));
  const text = readFileSync('docs/kriegspiel.md', 'utf8');
  const clauses = [...text.matchAll(CLAUSE)].map(([, clause = '']) => clause);
  expect(clauses).toHaveLength(38);
  expect(clauses.filter((clause) => !cited.has(clause))).toEqual([]);
});
