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

const IMPORTS = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

describe('the fence refuses', () => {
  test.each([
    // engine ← game ← words, store ← ui ← main; the shell beside them knows no game.
    ['src/shell/a.ts', "import { b } from '../war/engine/b';", IMPORTS],
    ['src/shell/ui/a.tsx', "import { b } from '../../war/ui/base/b';", IMPORTS],
    ['src/shell/ui/a.tsx', "import '../../war/ui/base/b.css';", IMPORTS],
    ['src/war/engine/a.ts', "import { b } from '../game/b';", IMPORTS],
    ['src/war/engine/a.ts', "import type { B } from '../game/b';", IMPORTS],
    ['src/war/engine/a.ts', "import { b } from './../game/b';", IMPORTS],
    ['src/war/engine/a.ts', "import { b } from '../../shell/b';", IMPORTS],
    ['src/war/engine/notation/a.ts', "import { b } from '../../words/b';", IMPORTS],
    ['src/war/engine/a.ts', "import { b } from '.';", IMPORTS],
    ['src/war/engine/a.ts', "import * as v from 'valibot';", IMPORTS],
    ['src/war/engine/a.ts', "import { readFileSync } from 'node:fs';", IMPORTS],
    ['src/war/engine/a.ts', "import { readFileSync } from 'fs';", IMPORTS],
    ['src/war/game/a.ts', "import { b } from '../store/b';", IMPORTS],
    ['src/war/game/a.ts', "import { b } from '../words/b';", IMPORTS],
    ['src/war/game/a.ts', "import { b } from '../ui/base/b';", IMPORTS],
    ['src/war/game/a.ts', "import { createStore } from 'zustand/vanilla';", IMPORTS],
    ['src/war/engine/a.ts', "import { b } from '../opponent/b';", IMPORTS],
    ['src/war/opponent/a.ts', "import { b } from '../game/b';", IMPORTS],
    ['src/war/opponent/a.ts', "import { b } from '../words/b';", IMPORTS],
    ['src/war/opponent/a.ts', "import { b } from '../../shell/b';", IMPORTS],
    ['src/war/opponent/a.ts', "import { b } from 'node:fs';", IMPORTS],
    ['src/war/problems/a.ts', "import { b } from '../opponent/b';", IMPORTS],
    ['src/war/problems/a.ts', "import { b } from '../game/b';", IMPORTS],
    ['src/war/problems/a.ts', "import { b } from '../words/b';", IMPORTS],
    ['src/war/opponent/a.ts', "import { b } from '../problems/b';", IMPORTS],
    ['src/war/opponent/a.ts', "import { b } from '../analysis/b';", IMPORTS],
    ['src/war/analysis/a.ts', "import { b } from '../game/b';", IMPORTS],
    ['src/war/store/a.ts', "import { b } from '../analysis/b';", IMPORTS],
    ['src/war/words/a.ts', "import { b } from '../store/b';", IMPORTS],
    ['src/war/words/a.ts', "import { b } from '../ui/base/b';", IMPORTS],
    ['src/war/words/a.ts', "import { useState } from 'react';", IMPORTS],
    ['src/war/store/a.ts', "import { b } from '../ui/base/b';", IMPORTS],
    ['src/war/store/a.ts', "import { b } from '../words/b';", IMPORTS],
    ['src/war/store/a.ts', "import { b } from '../../main';", IMPORTS],
    ['src/war/store/a.ts', "import { useState } from 'react';", IMPORTS],
    ['src/war/store/a.ts', "import { useStore } from 'zustand';", IMPORTS],
    ['src/war/store/sub/a.ts', "import { b } from '../../ui/base/b';", IMPORTS],
    ['src/war/ui/App.tsx', "import { useStore } from 'zustand';", IMPORTS],
    ['src/war/ui/App.tsx', "import { b } from '../console/b';", IMPORTS],
    ['src/war/ui/App.tsx', "import { get } from 'idb-keyval';", IMPORTS],
    ['src/war/ui/board/a.tsx', "import { useStore } from 'zustand';", IMPORTS],
    ['src/war/ui/board/useGame.ts', "import { useStore } from 'zustand';", IMPORTS],
    ['src/war/ui/base/useGame.ts', "import { createStore } from 'zustand/vanilla';", IMPORTS],
    ['src/war/ui/base/useGame.ts', "import { b } from '../../../main';", IMPORTS],
    ['src/war/ui/table/a.tsx', "import { b } from '../../console/b';", IMPORTS],
    ['src/war/ui/table/a.tsx', "import { b } from '../../../../e2e/b';", IMPORTS],
    ['src/war/console/a.ts', "import { b } from '../store/b';", IMPORTS],
    ['src/war/console/a.ts', "import { t } from '@fluent/bundle';", IMPORTS],
    ['src/main.tsx', "import { b } from './war/console/b';", IMPORTS],
    ['src/main.tsx', "import { get } from 'idb-keyval';", IMPORTS],
    ['src/main.tsx', "import { b } from './war/store/b';", IMPORTS],
    ['src/war/door.tsx', "import { b } from '../littlewars/b';", IMPORTS],
    ['src/littlewars/door.tsx', "import { b } from '../war/engine/b';", IMPORTS],
    // Little Wars: engine ← battles ← console, and nothing of the war.
    ['src/littlewars/engine/a.ts', "import { b } from '../battles/b';", IMPORTS],
    ['src/littlewars/engine/a.ts', "import { b } from '../../shell/b';", IMPORTS],
    ['src/littlewars/engine/a.ts', "import { b } from '../../war/engine/b';", IMPORTS],
    ['src/littlewars/engine/a.ts', "import { b } from 'node:fs';", IMPORTS],
    ['src/littlewars/engine/a.ts', 'export const a = Date.now();', 'no-restricted-globals'],
    ['src/littlewars/engine/a.ts', 'export const a = Math.random();', 'no-restricted-properties'],
    ['src/littlewars/engine/a.ts', 'export const a = Math.sin(1);', 'no-restricted-properties'],
    [
      'src/littlewars/engine/a.ts',
      'export const a = Math.hypot(1, 2);',
      'no-restricted-properties',
    ],
    ['src/littlewars/engine/a.ts', 'export const a = 2 ** 0.5;', SYNTAX],
    ['src/littlewars/battles/a.ts', "import { b } from '../console/b';", IMPORTS],
    ['src/littlewars/game/a.ts', "import { b } from '../store/b';", IMPORTS],
    ['src/littlewars/words/a.ts', "import { b } from '../store/b';", IMPORTS],
    ['src/littlewars/store/a.ts', "import { b } from '../ui/base/b';", IMPORTS],
    ['src/littlewars/store/a.ts', "import { b } from '../../war/store/b';", IMPORTS],
    ['src/littlewars/ui/base/a.tsx', "import { b } from '../plan/b';", IMPORTS],
    ['src/littlewars/ui/plan/a.tsx', "import { b } from '../table/door';", IMPORTS],
    ['src/littlewars/ui/plan/a.tsx', "import { b } from '../../../war/ui/base/b';", IMPORTS],
    ['src/littlewars/ui/table/a.tsx', "import { b } from '../headquarters/b';", IMPORTS],
    ['src/littlewars/ui/table/a.tsx', "import { useStore } from 'zustand';", IMPORTS],
    ['src/littlewars/ui/table/a.tsx', "export const b = import('./b');", SYNTAX],
    ['src/littlewars/console/a.ts', "import { b } from '../../war/console/b';", IMPORTS],
    ['src/war/engine/a.ts', "import { b } from '../../littlewars/engine/b';", IMPORTS],
    ['src/shell/a.ts', "import { b } from '../littlewars/engine/b';", IMPORTS],
    // A piece of the browser is asked for in one place.
    ['src/war/ui/table/a.tsx', 'navigator.clipboard;', 'no-restricted-globals'],
    ['src/shell/a.ts', "new BroadcastChannel('a');", 'no-restricted-globals'],
    ['src/shell/platform/a.ts', 'crypto.subtle;', 'no-restricted-globals'],
    ['src/littlewars/ui/base/a.ts', "window.matchMedia('print');", 'no-restricted-properties'],
    ['src/main.tsx', 'window.localStorage;', 'no-restricted-properties'],
    ['src/war/ui/table/a.ts', "new Worker('a');", SYNTAX],
    ['src/war/ui/table/a.ts', "window.history.pushState(null, '', '#a');", SYNTAX],
    ['src/elsewhere/a.ts', "import { b } from './b';", IMPORTS],
    ['src/war/elsewhere/a.ts', "import { b } from './b';", IMPORTS],
    ['src/war/ui/elsewhere/a.ts', "import { b } from './b';", IMPORTS],
    ['src/war/ui/base/a/b/c/d/e.ts', "import { b } from './b';", IMPORTS],
    // Within the page: base ← board ← insight ← plots, pictures ← voice ← table ← screens.
    ['src/war/ui/base/a.tsx', "import { b } from '../board/b';", IMPORTS],
    ['src/war/ui/base/a.tsx', "import { b } from '../settings/door';", IMPORTS],
    ['src/war/ui/board/a.tsx', "import { b } from '../insight/b';", IMPORTS],
    ['src/war/ui/board/a.tsx', "import type { B } from '../insight/b';", IMPORTS],
    ['src/war/ui/ways/a.tsx', "import { b } from '../study/door';", IMPORTS],
    ['src/war/ui/board/art/a.tsx', "import { b } from '../../table/b';", IMPORTS],
    ['src/war/ui/board/a.tsx', "import { b } from '../../store/b';", IMPORTS],
    ['src/war/ui/board/a.tsx', "import '../insight/b.css';", IMPORTS],
    ['src/war/ui/insight/a.tsx', "import { b } from '../plots/b';", IMPORTS],
    ['src/war/ui/plots/a.tsx', "import { b } from '../pictures/b';", IMPORTS],
    ['src/war/ui/voice/a.tsx', "import { b } from '../table/b';", IMPORTS],
    ['src/war/ui/table/a.tsx', "import { b } from '../war/b';", IMPORTS],
    ['src/war/ui/table/a.tsx', "import { b } from '../aids/door';", IMPORTS],
    ['src/war/ui/table/a.tsx', "import { b } from '../src/war/ui/App';", IMPORTS],
    ['src/war/ui/records/a.tsx', "import { b } from '../headquarters/b';", IMPORTS],
    ['src/war/ui/records/a.tsx', "import '../headquarters/b.css';", IMPORTS],
    ['src/war/ui/mapEditor/a.tsx', "import { b } from '../editor/b';", IMPORTS],
    ['src/war/ui/records/a.tsx', "import { b } from '../headquarters/deferred';", IMPORTS],
    ['src/war/ui/lessons/course/a.ts', "import { b } from '../../history/b';", IMPORTS],
    ['src/war/ui/records/a.tsx', "import { b } from '../src/war/ui/App';", IMPORTS],
    ['e2e/a.spec.ts', "import { b } from '../src/war/engine/b';", IMPORTS],
    ['e2e/support/a.ts', "import { b } from '../../src/war/engine/b';", IMPORTS],
    // The ways round it.
    ['src/war/engine/a.ts', "export const b = import('../game/b');", SYNTAX],
    ['src/war/engine/a.ts', "export type B = import('../game/b').B;", SYNTAX],
    ['src/war/engine/a.ts', "export { b } from './b';", SYNTAX],
    ['src/war/store/a.ts', "export const b = import('../ui/base/b');", SYNTAX],
    ['src/war/ui/index.ts', "export * from './b';", SYNTAX],
    ['src/war/ui/records/door.tsx', "export { b } from './b';", SYNTAX],
    ['src/war/ui/records/a.tsx', "export const b = import('./b');", SYNTAX],
    ['src/war/ui/records/door.tsx', "export const b = import('../library/b');", SYNTAX],
    ['src/war/ui/App.tsx', "export const b = import('./records/b');", SYNTAX],
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
    // What a page shows is asked for again until it is right.
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
    ['src/shell/a.ts', "import { t } from '@fluent/bundle'; import { b } from './ui/b';"],
    ['src/shell/ui/a.ts', "import { b } from '../language/b'; import { useState } from 'react';"],
    ['src/shell/a.ts', "export const b = import('./b');"],
    ['src/war/engine/a.ts', "import { b } from './b';"],
    ['src/war/engine/a.ts', "import type { B } from './b';"],
    ['src/war/engine/notation/a.ts', "import { b } from '../b';"],
    ['src/war/game/a.ts', "import { b } from '../engine/b'; import { c } from '../../shell/c';"],
    ['src/war/game/a.ts', "import * as v from 'valibot';"],
    ['src/war/words/a.ts', "import { b } from '../engine/b'; import { c } from '../game/c';"],
    ['src/war/opponent/a.ts', "import { b } from '../engine/b'; import { c } from './c';"],
    ['src/war/words/a.ts', "import { b } from '../opponent/b';"],
    ['src/war/words/a.ts', "import { b } from '../problems/b';"],
    ['src/war/words/a.ts', "import { b } from '../analysis/b';"],
    [
      'src/war/analysis/a.ts',
      "import { b } from '../opponent/b'; import { c } from '../problems/c';",
    ],
    ['src/war/problems/a.ts', "import { b } from '../engine/b'; import { c } from './c';"],
    ['src/war/ui/problems/a.tsx', "import { b } from '../../problems/b';"],
    ['src/war/words/a.ts', "import en from './en.json';"],
    ['src/war/store/a.ts', "import { createStore } from 'zustand/vanilla';"],
    ['src/war/store/a.ts', "import * as v from 'valibot';"],
    ['src/war/store/a.ts', "import { b } from '../engine/b'; import { c } from '../game/c';"],
    ['src/war/store/a.ts', "export const b = import('../game/b');"],
    [
      'src/war/ui/base/useGame.ts',
      "import { useStore } from 'zustand'; import { b } from '../../store/b';",
    ],
    ['src/war/ui/App.tsx', "import { useState } from 'react'; import './base/a.css';"],
    ['src/war/ui/App.tsx', "import { b } from './war/b'; import { c } from './records/door';"],
    ['src/war/ui/base/a.tsx', "import '@fontsource/old-standard-tt/400.css';"],
    [
      'src/war/ui/board/a.tsx',
      "import { b } from '../../engine/b'; import { c } from '../base/c';",
    ],
    [
      'src/war/ui/board/art/a.tsx',
      "import { b } from '../src/war/ui/board/geometry'; import '../../base/a.css';",
    ],
    ['src/war/ui/insight/a.tsx', "import { b } from '../board/b'; import { c } from '../base/c';"],
    ['src/war/ui/table/a.tsx', "import { b } from '../voice/b'; import { c } from '../insight/c';"],
    ['src/war/ui/records/a.tsx', "import { b } from '../pictures/b'; import { c } from './c';"],
    ['src/war/ui/records/a.tsx', "import { b } from '../library/door';"],
    ['src/war/ui/lessons/course/a.ts', "import { b } from '../../history/door';"],
    ['src/war/ui/records/door.tsx', "export const b = import('./b');"],
    ['src/war/ui/board/door.ts', "export const b = import('./b');"],
    [
      'src/war/console/a.ts',
      "import { b } from '../engine/b'; import { argv } from 'node:process';",
    ],
    ['src/war/console/a.ts', "import { b } from '../words/b'; import { c } from '../opponent/c';"],
    ['src/war/console/a.ts', "console.log('a');"],
    ['src/littlewars/engine/a.ts', "import { b } from './b'; export const a = Math.sqrt(2);"],
    ['src/littlewars/battles/a.ts', "import { b } from '../engine/b';"],
    [
      'src/littlewars/console/a.ts',
      "import { b } from '../engine/b'; import { c } from '../../shell/c'; console.log('a');",
    ],
    [
      'src/littlewars/door.tsx',
      "import type { Game } from '../shell/game'; import { b } from './store/b';",
    ],
    [
      'src/main.tsx',
      "import { startShell } from './shell/start'; import { war } from './war/door';",
    ],
    ['tests/engine/a.test.ts', "import { b } from '../../src/war/engine/b'; b()!.c;"],
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
