import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import config, { fence } from '../eslint.config.js';

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

const IMPORTS = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

describe('the fence refuses', () => {
  test.each([
    // engine ← words, store, console; store and words ← ui ← main.
    ['src/engine/a.ts', "import { b } from '../store/b';", IMPORTS],
    ['src/engine/a.ts', "import type { B } from '../store/b';", IMPORTS],
    ['src/engine/a.ts', "import { b } from './../store/b';", IMPORTS],
    ['src/engine/a.ts', "import { b } from './sub/b';", IMPORTS],
    ['src/engine/sub/a.ts', "import { b } from '../b';", IMPORTS],
    ['src/engine/a.ts', "import { b } from '.';", IMPORTS],
    ['src/engine/a.ts', "import * as v from 'valibot';", IMPORTS],
    ['src/engine/a.ts', "import { readFileSync } from 'node:fs';", IMPORTS],
    ['src/engine/a.ts', "import { readFileSync } from 'fs';", IMPORTS],
    ['src/words/a.ts', "import { b } from '../store/b';", IMPORTS],
    ['src/words/a.ts', "import { b } from '../ui/b';", IMPORTS],
    ['src/words/a.ts', "import { useState } from 'react';", IMPORTS],
    ['src/store/a.ts', "import { b } from '../ui/b';", IMPORTS],
    ['src/store/a.ts', "import { b } from '../words/b';", IMPORTS],
    ['src/store/a.ts', "import { b } from '../main';", IMPORTS],
    ['src/store/a.ts', "import { useState } from 'react';", IMPORTS],
    ['src/store/a.ts', "import { useStore } from 'zustand';", IMPORTS],
    ['src/store/sub/a.ts', "import { b } from '../../ui/b';", IMPORTS],
    ['src/ui/a.tsx', "import { useStore } from 'zustand';", IMPORTS],
    ['src/ui/board/a.tsx', "import { useStore } from 'zustand';", IMPORTS],
    ['src/ui/board/useGame.ts', "import { useStore } from 'zustand';", IMPORTS],
    ['src/ui/useGame.ts', "import { createStore } from 'zustand/vanilla';", IMPORTS],
    ['src/ui/useGame.ts', "import { b } from '../main';", IMPORTS],
    ['src/ui/a.tsx', "import { b } from '../console/b';", IMPORTS],
    ['src/ui/board/a.tsx', "import { b } from '../../console/b';", IMPORTS],
    ['src/ui/board/a.tsx', "import { b } from '../../../e2e/b';", IMPORTS],
    ['src/ui/a.tsx', "import { get } from 'idb-keyval';", IMPORTS],
    ['src/console/a.ts', "import { b } from '../store/b';", IMPORTS],
    ['src/console/a.ts', "import { t } from '@fluent/bundle';", IMPORTS],
    ['src/main.tsx', "import { b } from './console/b';", IMPORTS],
    ['src/main.tsx', "import { get } from 'idb-keyval';", IMPORTS],
    ['src/elsewhere/a.ts', "import { b } from './b';", IMPORTS],
    ['src/ui/a/b/c/d/e.ts', "import { b } from './b';", IMPORTS],
    ['e2e/a.spec.ts', "import { b } from '../src/engine/b';", IMPORTS],
    ['e2e/support/a.ts', "import { b } from '../../src/engine/b';", IMPORTS],
    // The ways round it.
    ['src/engine/a.ts', "export const b = import('../store/b');", SYNTAX],
    ['src/engine/a.ts', "export type B = import('../store/b').B;", SYNTAX],
    ['src/engine/a.ts', "export { b } from './b';", SYNTAX],
    ['src/ui/index.ts', "export * from './b';", SYNTAX],
    // The shape of a module.
    ['src/engine/a.ts', 'export default 1;', SYNTAX],
    ['src/ui/a.tsx', 'const a = 1; export { a as default };', SYNTAX],
    ['tests/a.ts', 'export default 1;', SYNTAX],
    ['src/store/a.ts', 'export enum A { b }', SYNTAX],
    ['src/engine/a.ts', 'export const a = [1][0]!;', '@typescript-eslint/no-non-null-assertion'],
    ['src/ui/a.tsx', "console.log('a');", 'no-console'],
    // Limits of time have one place.
    ['tests/a.test.ts', "test('a', { timeout: 60_000 }, () => {});", SYNTAX],
    ['tests/a.test.ts', 'const SOON = 9; const a = { timeout: SOON };', SYNTAX],
    ['tests/a.test.ts', "const a = { 'timeout': 9 };", SYNTAX],
    ['tests/a.test.ts', "test('a', () => {}, 60_000);", SYNTAX],
    ['tests/a.test.ts', "test.each([1])('%i', () => {}, 9);", SYNTAX],
    ['tests/a.test.ts', "test.skip('a', () => {}, 9);", SYNTAX],
    ['tests/a.test.ts', 'beforeAll(() => {}, 9);', SYNTAX],
    ['tests/ui/a.test.tsx', 'configure({ asyncUtilTimeout: 9 });', SYNTAX],
    ['tests/ui/a.test.tsx', 'vi.setConfig({ testTimeout: 9 });', SYNTAX],
    ['tests/ui/a.test.tsx', 'await vi.waitFor(() => a());', SYNTAX],
    ['tests/ui/a.test.tsx', 'await vi.waitFor(() => a(), 9);', SYNTAX],
    ['tests/ui/a.test.tsx', 'await new Promise((done) => setTimeout(done, 60));', SYNTAX],
    ['e2e/a.spec.ts', 'test.setTimeout(9);', SYNTAX],
    ['e2e/a.spec.ts', 'page.setDefaultTimeout(9);', SYNTAX],
    ['e2e/a.spec.ts', 'test.slow();', SYNTAX],
    ['e2e/a.spec.ts', 'await page.waitForTimeout(9);', SYNTAX],
    ['e2e/support/server.ts', 'export default { timeout: 9 };', SYNTAX],
    ['playwright.config.ts', 'export default { use: { actionTimeout: 9 } };', SYNTAX],
    // The engine knows neither clock nor chance.
    ['src/engine/a.ts', 'export const a = Date.now();', 'no-restricted-globals'],
    ['src/engine/a.ts', 'export const a = Math.random();', 'no-restricted-properties'],
  ])('%s: %s', async (file, code, rule) => {
    expect(await refusals(file, code)).toEqual([rule]);
  });
});

describe('the fence lets through', () => {
  test.each([
    ['src/engine/a.ts', "import { b } from './b';"],
    ['src/engine/a.ts', "import type { B } from './b';"],
    ['src/words/a.ts', "import { b } from '../engine/b'; import { t } from '@fluent/bundle';"],
    ['src/words/a.ts', "import en from '../src/shell/words/en.json';"],
    ['src/store/a.ts', "import { createStore } from 'zustand/vanilla';"],
    ['src/store/a.ts', "import * as v from 'valibot'; import { get } from 'idb-keyval';"],
    ['src/store/a.ts', "import { b } from '../engine/b';"],
    ['src/ui/useGame.ts', "import { useStore } from 'zustand'; import { b } from '../store/b';"],
    ['src/ui/a.tsx', "import { useState } from 'react'; import './a.css';"],
    ['src/ui/a.tsx', "import { b } from './board/b'; import { c } from '../words/c';"],
    ['src/ui/board/a.tsx', "import { b } from '../../engine/b'; import { c } from '../c';"],
    ['src/ui/a.tsx', "import '@fontsource/old-standard-tt/400.css';"],
    ['src/console/a.ts', "import { b } from '../engine/b'; import { argv } from 'node:process';"],
    ['src/console/a.ts', "import { b } from '../words/b';"],
    ['src/console/a.ts', "console.log('a');"],
    ['src/main.tsx', "import { createRoot } from 'react-dom/client'; import { A } from './ui/A';"],
    ['tests/engine/a.test.ts', "import { b } from '../../src/engine/b'; b()!.c;"],
    ['e2e/a.spec.ts', "import { test } from '@playwright/test'; import { b } from './support/b';"],
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

test('the fence has the last word in the configuration of the project', () => {
  expect(config.slice(-fence.length)).toEqual(fence);
});
