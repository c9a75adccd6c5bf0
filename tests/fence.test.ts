import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import oxlint, { ruleOfOxlint } from '../oxlint.config.mjs';
import { fence } from '../scripts/lint/fence.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { '@typescript-eslint': tseslint.plugin },
    },
    ...fence,
  ],
});

/** The rules that refuse this code in this file, which need not exist. */
async function refusals(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.map((message) => message.ruleId ?? message.message);
}

const SYNTAX = 'no-restricted-syntax';

describe('the fence refuses', () => {
  test.each([
    // Little Wars is the same to the sixteenth on every machine.
    ['src/littlewars/engine/a.ts', 'export const a = Date.now();', 'no-restricted-globals'],
    ['src/littlewars/engine/a.ts', 'export const a = Math.random();', 'no-restricted-properties'],
    ['src/littlewars/engine/a.ts', 'export const a = Math.sin(1);', 'no-restricted-properties'],
    [
      'src/littlewars/engine/a.ts',
      'export const a = Math.hypot(1, 2);',
      'no-restricted-properties',
    ],
    ['src/littlewars/engine/a.ts', 'export const a = 2 ** 0.5;', SYNTAX],
    // An API of the browser is requested in one place.
    ['src/war/ui/table/a.tsx', 'navigator.clipboard;', 'no-restricted-globals'],
    ['src/shell/a.ts', "new BroadcastChannel('a');", 'no-restricted-globals'],
    ['src/shell/platform/a.ts', 'crypto.subtle;', 'no-restricted-globals'],
    ['src/littlewars/ui/base/a.ts', "window.matchMedia('print');", 'no-restricted-properties'],
    ['src/main.tsx', 'window.localStorage;', 'no-restricted-properties'],
    ['src/war/ui/table/a.ts', "new Worker('a');", SYNTAX],
    ['src/war/ui/table/a.ts', "window.history.pushState(null, '', '#a');", SYNTAX],
    // Imports stand where they can be read (tests/imports.test.ts).
    ['src/war/engine/a.ts', 'export const b = import(`./${c}`);', SYNTAX],
    ['src/war/engine/a.ts', "export type B = import('../game/b').B;", SYNTAX],
    ['src/war/engine/a.ts', "export { b } from './b';", SYNTAX],
    ['src/war/ui/index.ts', "export * from './b';", SYNTAX],
    ['src/war/ui/records/entry.tsx', "export { b } from './b';", SYNTAX],
    // The shape of a module.
    ['src/war/engine/a.ts', 'export default 1;', SYNTAX],
    ['src/war/ui/base/a.tsx', 'const a = 1; export { a as default };', SYNTAX],
    ['tests/a.ts', 'export default 1;', SYNTAX],
    ['src/war/store/a.ts', 'export enum A { b }', SYNTAX],
    [
      'src/war/engine/a.ts',
      'export const a = [1][0]!;',
      '@typescript-eslint/no-non-null-assertion',
    ],
    ['src/war/ui/base/a.tsx', "console.log('a');", 'no-console'],
    // Limits of time have one place.
    ['tests/a.test.ts', "test('a', { timeout: 60_000 }, () => {});", SYNTAX],
    ['tests/a.test.ts', 'const SOON = 9; const a = { timeout: SOON };', SYNTAX],
    ['tests/a.test.ts', "const a = { 'timeout': 9 };", SYNTAX],
    ['tests/a.test.ts', "test('a', () => {}, 60_000);", SYNTAX],
    ['tests/a.test.ts', "test.each([1])('%i', () => {}, 9);", SYNTAX],
    ['tests/a.test.ts', "test.skip('a', () => {}, 9);", SYNTAX],
    ['tests/a.test.ts', 'beforeAll(() => {}, 9);', SYNTAX],
    ['tests/war/ui/a.test.tsx', 'configure({ asyncUtilTimeout: 9 });', SYNTAX],
    ['tests/war/ui/a.test.tsx', 'vi.setConfig({ testTimeout: 9 });', SYNTAX],
    ['tests/war/ui/a.test.tsx', 'await vi.waitFor(() => a());', SYNTAX],
    ['tests/war/ui/a.test.tsx', 'await vi.waitFor(() => a(), 9);', SYNTAX],
    ['tests/war/ui/a.test.tsx', 'await new Promise((done) => setTimeout(done, 60));', SYNTAX],
    ['e2e/a.spec.ts', 'test.setTimeout(9);', SYNTAX],
    ['e2e/a.spec.ts', 'page.setDefaultTimeout(9);', SYNTAX],
    ['e2e/a.spec.ts', 'test.slow();', SYNTAX],
    ['e2e/a.spec.ts', 'await page.waitForTimeout(9);', SYNTAX],
    // The content of a page is polled until it is right.
    ['e2e/a.spec.ts', 'expect(await unitsOn(page)).toEqual({});', SYNTAX],
    ['e2e/a.spec.ts', "expect.soft(await unitsOn(page), 'a').toEqual({});", SYNTAX],
    ['e2e/a.spec.ts', 'expect((await unitsOn(page)).A1).toBe(b);', SYNTAX],
    ['e2e/a.spec.ts', 'expect(Object.keys(await unitsOn(page))).toEqual([]);', SYNTAX],
    ['e2e/a.spec.ts', 'expect([...(await squares(page))].sort()).toEqual([]);', SYNTAX],
    ['e2e/support/server.ts', 'export default { timeout: 9 };', SYNTAX],
    ['playwright.config.ts', 'export default { use: { actionTimeout: 9 } };', SYNTAX],
    // The engine and the opponent know neither clock nor chance.
    ['src/war/engine/a.ts', 'export const a = Date.now();', 'no-restricted-globals'],
    ['src/war/engine/a.ts', 'export const a = Math.random();', 'no-restricted-properties'],
    ['src/shell/record/a.ts', 'export const a = Date.now();', 'no-restricted-globals'],
    ['src/war/opponent/a.ts', 'export const a = Date.now();', 'no-restricted-globals'],
    ['src/war/opponent/a.ts', 'export const a = Math.random();', 'no-restricted-properties'],
  ])('%s: %s', async (file, code, rule) => {
    expect(await refusals(file, code)).toEqual([rule]);
  });
});

describe('the fence lets through', () => {
  test.each([
    ['e2e/a.spec.ts', 'await expect.poll(async () => (await unitsOn(page)).A1).toBe(b);'],
    ['e2e/a.spec.ts', 'expect(await axeFaults(page)).toEqual([]);'],
    ['src/shell/a.ts', "export const b = import('./b');"],
    ['src/war/console/a.ts', "console.log('a');"],
    ['src/littlewars/engine/a.ts', "import { b } from './b'; export const a = Math.sqrt(2);"],
    [
      'src/littlewars/console/a.ts',
      "import { b } from '../engine/b'; import { c } from '../../shell/c'; console.log('a');",
    ],
    ['tests/engine/a.test.ts', "import { b } from '../../src/war/engine/b'; b()!.c;"],
    [
      'e2e/support/a.ts',
      "import { LIMITS } from '../scripts/timeLimits.mjs'; a({ timeout: LIMITS.act });",
    ],
    ['tests/a.test.ts', 'await vi.waitFor(() => a(), LIMITS.sight); b.replace("a", 9);'],
    ['tests/a.test.ts', "vi.useFakeTimers({ toFake: ['setTimeout'] }); a.slice(1, 9);"],
    ['playwright.config.ts', 'export default 1;'],
  ])('%s: %s', async (file, code) => {
    expect(await refusals(file, code)).toEqual([]);
  });
});

test('the fence has the last word in the configuration of the linter', () => {
  const last = oxlint.overrides.slice(-fence.length);
  expect(last).toHaveLength(fence.length);
  expect(last).toEqual(
    fence.map(({ files, ignores = [], rules = {} }) => ({
      files,
      excludeFiles: ignores,
      rules: Object.fromEntries(
        Object.entries(rules).map(([rule, level]) => [ruleOfOxlint(rule), level]),
      ),
    })),
  );
});
