import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { demanded, ONLY_EXHAUSTIVE } from '../eslint.config.js';
import { expectInLoops } from '../scripts/lint/expectInLoops.mjs';

type Level = string | number | readonly [string | number, ...unknown[]];
type Rules = Readonly<Record<string, Level>>;
const isOn = (level: Level): boolean => !/^(?:0|off|allow)$/.test(String([level].flat()[0]));
/** The options of a rule; none are as good as one that is empty. */
const optionsOf = (level: Level): unknown[] =>
  [level]
    .flat()
    .slice(1)
    .filter((option) => JSON.stringify(option) !== '{}');

interface Override {
  readonly files: readonly string[];
  readonly excludeFiles?: readonly string[];
  readonly rules: Rules;
}
/** Oxlint's settings as it reads them: an unknown rule is missing there. */
const oxlint = JSON.parse(
  execFileSync('npx', ['oxlint', '-c', 'oxlint.config.mjs', '--print-config'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }),
) as { readonly rules: Rules; readonly overrides: readonly Override[] };

/** A rule of either linter by the name that it has in both. */
const commonName = (rule: string): string =>
  rule
    .replace(/^(?:@typescript-eslint|typescript|eslint-js)\//, '')
    .replace(/^react-hooks\//, 'react/');

/** The rules that Oxlint applies to a file, by common names. */
function askedByOxlint(file: string): Rules {
  const fits = (globs: readonly string[]): boolean => globs.some((glob) => matchesGlob(file, glob));
  return Object.fromEntries(
    [
      oxlint,
      ...oxlint.overrides.filter((o) => fits(o.files) && !fits(o.excludeFiles ?? [])),
    ].flatMap(({ rules }) =>
      Object.entries(rules).map(([rule, level]) => [commonName(rule), level]),
    ),
  );
}

/** A file of each kind, with how many rules are asked of it. */
const KINDS = [
  ['src/war/ui/board/Board.tsx', 97],
  ['src/littlewars/engine/angles.ts', 80],
  ['tests/imports.test.ts', 77],
  ['e2e/smoke.spec.ts', 77],
  ['vite.config.ts', 77],
  ['scripts/test.mjs', 29],
  ['eslint.config.js', 28],
] as const;

const rulesOf = async (asked: typeof demanded, file: string): Promise<Record<string, Level>> => {
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: defineConfig(asked) });
  return ((await eslint.calculateConfigForFile(file)) as { rules: Record<string, Level> }).rules;
};

test.each(KINDS)(
  'of %s, %i rules are asked, and Oxlint sees to each, but for what ESLint does in the exhaustive run',
  async (file, count) => {
    const asked = Object.entries(await rulesOf(demanded, file)).filter(([, level]) => isOn(level));
    expect(asked).toHaveLength(count);
    const seen = askedByOxlint(file);
    const lost = asked.filter(([rule, level]) => {
      const other = seen[commonName(rule)];
      return (
        other === undefined ||
        !isOn(other) ||
        JSON.stringify(optionsOf(other)) !== JSON.stringify(optionsOf(level))
      );
    });
    expect(lost.map(([rule]) => rule).filter((rule) => !ONLY_EXHAUSTIVE.includes(rule))).toEqual(
      [],
    );
  },
);

describe('what is expected in loops alone', () => {
  const linter = new Linter();
  const faults = (code: string): (string | null)[] =>
    linter
      .verify(
        code,
        [
          {
            files: ['**/*.ts'],
            languageOptions: { parser: tseslint.parser },
            plugins: { local: { rules: { loops: expectInLoops } } },
            rules: { 'local/loops': ['error', { sure: ['rounds'] }] },
          },
        ],
        'a.test.ts',
      )
      .map(({ ruleId, message }) => ruleId ?? message);
  const inTest = (body: string): string => `test('a', () => { ${body} });`;

  test.each([
    inTest('for (const a of found()) expect(a).toBe(1);'),
    inTest('for (const a of LIST.filter(isGood)) { expect(a).toBe(1); }'),
    inTest('found().forEach((a) => { expect(a).toBe(1); });'),
    inTest('for (let i = 0; i < list.length; i++) expect(list[i]).toBe(1);'),
    inTest('while (more()) expect(next()).toBe(1);'),
    inTest('for (const a of [1, 2]) for (const b of of(a)) expect(b).toBe(1);'),
    inTest('const list = found(); for (const a of list) expect.soft(a).toBe(1);'),
    inTest('const list = []; for (const a of list) expect(a).toBe(1);'),
    "test.each([1])('a', async () => { for (const a of found()) await expect(a).toBe(1); });",
    "test('a', { tags: ['slow'] }, () => { for (const a of found()) expect(a).toBe(1); });",
    `const LIST = found(); ${inTest('for (const a of LIST) expect(a).toBe(1);')}`,
  ])('is refused: %s', (code) => {
    expect(faults(code)).toEqual(['local/loops']);
  });

  test.each([
    inTest('expect(found()).toHaveLength(3); for (const a of found()) expect(a).toBe(1);'),
    inTest('for (const a of [1, 2]) expect(a).toBe(1);'),
    inTest('const list = [1, 2]; for (const a of list.entries()) expect(a).toBe(1);'),
    inTest('for (let i = 0; i < 3; i++) expect(i).toBe(1);'),
    inTest('for (let i = 9; i < 9 + rounds(40); i++) expect(i).toBe(1);'),
    `import { SIDES } from './a'; ${inTest('for (const a of SIDES) expect(a).toBe(1);')}`,
    `const LIST = ['a'] as const; ${inTest('for (const a of LIST) expect(a).toBe(1);')}`,
    'for (const a of found()) expect(a).toBe(1);',
    inTest('found();'),
  ])('is let through: %s', (code) => {
    expect(faults(code)).toEqual([]);
  });
});

describe('styles that not all three engines have', () => {
  const faults = async (css: string): Promise<(string | null)[]> => {
    const eslint = new ESLint();
    const [result] = await eslint.lintText(css, { filePath: 'src/shell/ui/theme.css' });
    return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
  };
  test.each([
    ['a { text-decoration: underline 2px; }', ['no-restricted-syntax']],
    ['a { text-decoration: underline; }', []],
    ['a { text-decoration-line: underline; text-decoration-thickness: 2px; }', []],
    ['a { interpolate-size: allow-keywords; }', ['css/use-baseline']],
  ])('%s', async (css, expected) => {
    expect(await faults(css)).toEqual(expected);
  });
});
