import { describe, expect, test } from 'vitest';
import { anchorsOf, isPathOf, linksIn, pathsIn, targetOf } from './links';
import { DOCUMENTS, FILES, textOf } from './project';

/** Files made by a build, an installation or a run, which are not in the project. */
const MADE =
  /^(?:dist|build|node_modules|exhaustive|coverage|test-results)(?:\/|$)|^licenses\.txt$/;
/** Texts with a slash that are no paths: orders of Little Wars, fractions, names of formats. */
const NO_FILE = new Set(['game-of-war/maps', 'G1@288,24/0', 'G1*0/300', '1/180']);

const isThere = (file: string): boolean =>
  FILES.some((each) => each === file || each.startsWith(`${file.replace(/\/$/, '')}/`));

/** Returns the links and file names of a document that do not exist. */
function broken(path: string, text: string): string[] {
  const links = linksIn(text).filter((link) => {
    const { file, anchor } = targetOf(path, link);
    if (!isThere(file)) return true;
    return anchor !== '' && !anchorsOf(file === path ? text : textOf(file)).has(anchor);
  });
  const names = pathsIn(text).filter(
    (name) => !MADE.test(name) && !NO_FILE.has(name) && !isPathOf(name, FILES),
  );
  return [...links, ...names].map((each) => `${path}: ${each}`);
}

describe('a document', () => {
  test('of links and names that lead nowhere is reported', () => {
    const text = [
      '# Where things are',
      '[here](#where-things-are), [not](#where-things-were), [twice](docs/rules.md)',
      '[the rules](rules.md), [of the end](rules.md#9-the-end-ns-1-5), ![](gallery/none.webp)',
      '`engine/rules.ts`, `engine/rule.ts`, `languages/*/war/field.json`, `languages/*/war/fist.json`',
      '`engine/{turn,term}.ts`, `src/war/engine`, `src/peace/`, `a = b/c`, `npm run quick`',
      '```',
      '[in a block](none.md)',
      '```',
    ].join('\n');
    expect(broken('docs/changes.md', text)).toEqual(
      [
        ...['#where-things-were', 'docs/rules.md', 'gallery/none.webp', 'engine/rule.ts'],
        ...['languages/*/war/fist.json', 'engine/{turn,term}.ts', 'src/peace'],
      ].map((each) => `docs/changes.md: ${each}`),
    );
  });

  test('names no command that there is not', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object };
    const named = DOCUMENTS.flatMap((path) =>
      [...textOf(path).matchAll(/`npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test.each(DOCUMENTS)('%s leads to what is there', (path) => {
    expect(broken(path, textOf(path))).toEqual([]);
  });
});
