import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import lwRules from '../../src/languages/en/littlewars/lwRules.json';

const FOLDER = 'tests/littlewars';

/** The title of a test or of a group of tests, with or without a table of cases. */
const TITLE =
  /^\s*(?:test|describe)(?:\.each\([^]*?\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/gm;
/** A clause, or several in sequence: `5.3`, `3.4 to 3.6`, or `7`, a chapter without clauses. */
const CITED = /(?<![\d.])(7(?= )|[1-6]\.\d)(?: to [1-6]\.(\d))?(?![\d.]\d)/g;

function clausesOf(title: string): string[] {
  return [...title.matchAll(CITED)].flatMap(([, first = '', last]) => {
    const [chapter, from] = first.split('.');
    if (last === undefined || from === undefined) return [first];
    const count = Number(last) - Number(from) + 1;
    return Array.from({ length: count }, (_, i) => `${chapter ?? ''}.${Number(from) + i}`);
  });
}

const titles = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .flatMap((path) => [...readFileSync(join(FOLDER, path), 'utf8').matchAll(TITLE)])
  .map(([, plain, template]) => plain ?? template ?? '');

test('every clause of the rule book is cited by a test that is named after it', () => {
  const cited = new Set(titles.flatMap(clausesOf));
  const clauses = lwRules.chapters
    .flatMap((chapter): { clause: string }[] => chapter.rules)
    .map(({ clause }) => clause)
    // What the game is about, before its rules.
    .filter((clause) => clause !== '0');
  expect(clauses.length).toBeGreaterThan(35);
  expect(clauses.filter((clause) => !cited.has(clause))).toEqual([]);
});
