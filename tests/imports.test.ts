import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circleIn, graphOf, importsIn, importsOf, planOf } from '../scripts/imports.mjs';
import { refusalOf, SCREENS } from '../scripts/lint/layers.mjs';

/** Returns the faults in the imports of a code in a file, which need not exist. */
const refusals = (file: string, code: string): string[] =>
  importsIn(file, code).flatMap((found) => refusalOf(found) ?? []);

/** Read once for all tests. */
const SRC = importsOf('src');
const GRAPH = graphOf('src', SRC);

test.each([
  ['src', SRC],
  ['e2e', importsOf('e2e')],
])('every import of %s may stand', (_, imports) => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.flatMap((found) => refusalOf(found) ?? [])).toEqual([]);
});

test.each(['src', 'tests', 'e2e', 'tools', 'scripts'])(
  'no two modules of %s differ only by their extension: an import without one would find the wrong one',
  (folder) => {
    const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => parse(path))
      .filter(({ ext }) => /^\.(?:m?[jt]s|tsx)$/.test(ext))
      .map(({ dir, name }) => `${dir}/${name}`);
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.filter((path, i) => modules.indexOf(path) !== i)).toEqual([]);
  },
);

test('a refusal names the file, its import and the rule', () => {
  expect(refusals('src/war/problems/a.ts', "import { b } from '../game/b';")).toEqual([
    'src/war/problems/a.ts imports ../game/b: war/problems may import its own files, war/engine',
  ]);
  expect(refusals('src/offline/a.ts', "import { b } from 'react';")).toEqual([
    'src/offline/a.ts imports react: offline may import of packages workbox-core, workbox-precaching',
  ]);
});

describe('refused', () => {
  test.each([
    // engine ← game ← words, store ← ui ← main; the shell beside them knows no game.
    ['src/shell/a.ts', "import { b } from '../war/engine/b';"],
    ['src/shell/ui/a.tsx', "import { b } from '../../war/ui/base/b';"],
    ['src/shell/ui/a.tsx', "import '../../war/ui/base/b.css';"],
    ['src/war/engine/a.ts', "import { b } from '../game/b';"],
    ['src/war/engine/a.ts', "import type { B } from '../game/b';"],
    ['src/war/engine/a.ts', "import { b } from './../game/b';"],
    ['src/war/engine/a.ts', "import { b } from '../../shell/b';"],
    ['src/shell/record/a.ts', "import { b } from '../json';"],
    ['src/war/engine/notation/a.ts', "import { b } from '../../words/b';"],
    ['src/war/engine/a.ts', "import { b } from '.';"],
    ['src/war/engine/a.ts', "import * as v from 'valibot';"],
    ['src/war/engine/a.ts', "import { readFileSync } from 'node:fs';"],
    ['src/war/engine/a.ts', "import { readFileSync } from 'fs';"],
    ['src/war/game/a.ts', "import { b } from '../store/b';"],
    ['src/war/game/a.ts', "import { b } from '../words/b';"],
    ['src/war/game/a.ts', "import { b } from '../ui/base/b';"],
    ['src/war/game/a.ts', "import { createStore } from 'zustand/vanilla';"],
    // A kind of seat is a folder: its values lie below the game, its words beside those of the game.
    ['src/war/seats/a/kind.ts', "import { b } from '../../game/b';"],
    ['src/war/seats/a/words.ts', "import { b } from '../../store/b';"],
    ['src/war/seats/a/b.ts', "import { b } from '../../ui/war/b';"],
    ['src/war/game/a.ts', "import { b } from '../seats/a/b';"],
    ['src/war/store/a.ts', "import { b } from '../seats/reaches';"],
    ['src/war/words/a.ts', "import { b } from '../seats/a/b';"],
    ['src/war/engine/a.ts', "import { b } from '../opponent/b';"],
    ['src/war/opponent/a.ts', "import { b } from '../game/b';"],
    ['src/war/opponent/a.ts', "import { b } from '../words/b';"],
    ['src/war/opponent/a.ts', "import { b } from '../../shell/b';"],
    ['src/war/opponent/a.ts', "import { b } from 'node:fs';"],
    ['src/war/problems/a.ts', "import { b } from '../opponent/b';"],
    ['src/war/problems/a.ts', "import { b } from '../game/b';"],
    ['src/war/problems/a.ts', "import { b } from '../words/b';"],
    ['src/war/opponent/a.ts', "import { b } from '../problems/b';"],
    ['src/war/opponent/a.ts', "import { b } from '../analysis/b';"],
    ['src/war/analysis/a.ts', "import { b } from '../game/b';"],
    ['src/war/store/a.ts', "import { b } from '../analysis/b';"],
    ['src/war/words/a.ts', "import { b } from '../store/b';"],
    ['src/war/words/a.ts', "import { b } from '../ui/base/b';"],
    ['src/war/words/a.ts', "import { useState } from 'react';"],
    ['src/war/store/a.ts', "import { b } from '../ui/base/b';"],
    ['src/war/store/a.ts', "import { b } from '../words/b';"],
    ['src/war/store/a.ts', "import { b } from '../../main';"],
    ['src/war/store/a.ts', "import { useState } from 'react';"],
    ['src/war/store/a.ts', "import { useStore } from 'zustand';"],
    ['src/war/store/sub/a.ts', "import { b } from '../../ui/base/b';"],
    ['src/war/ui/App.tsx', "import { useStore } from 'zustand';"],
    ['src/war/ui/App.tsx', "import { b } from '../console/b';"],
    ['src/war/ui/App.tsx', "import { get } from 'idb-keyval';"],
    ['src/war/ui/board/a.tsx', "import { useStore } from 'zustand';"],
    ['src/war/ui/board/useGame.ts', "import { useStore } from 'zustand';"],
    ['src/war/ui/base/useGame.ts', "import { createStore } from 'zustand/vanilla';"],
    ['src/war/ui/base/useGame.ts', "import { b } from '../../../main';"],
    ['src/war/ui/table/a.tsx', "import { b } from '../../console/b';"],
    ['src/war/ui/table/a.tsx', "import { b } from '../../../../e2e/b';"],
    ['src/war/console/a.ts', "import { b } from '../store/b';"],
    ['src/war/console/a.ts', "import { parse } from 'valibot';"],
    ['src/main.tsx', "import { b } from './war/console/b';"],
    ['src/main.tsx', "import { get } from 'idb-keyval';"],
    ['src/main.tsx', "import { b } from './war/store/b';"],
    ['src/war/entry.tsx', "import { b } from '../littlewars/b';"],
    ['src/littlewars/entry.tsx', "import { b } from '../war/engine/b';"],
    // Little Wars: engine ← battles ← console, and nothing of the war.
    ['src/littlewars/engine/a.ts', "import { b } from '../battles/b';"],
    ['src/littlewars/engine/a.ts', "import { b } from '../../shell/b';"],
    ['src/littlewars/engine/a.ts', "import { b } from '../../war/engine/b';"],
    ['src/littlewars/engine/a.ts', "import { b } from 'node:fs';"],
    ['src/littlewars/engine/a.ts', "import { b } from '../kriegspiel/b';"],
    ['src/littlewars/battles/a.ts', "import { b } from '../console/b';"],
    ['src/littlewars/game/a.ts', "import { b } from '../store/b';"],
    ['src/littlewars/words/a.ts', "import { b } from '../store/b';"],
    ['src/littlewars/store/a.ts', "import { b } from '../ui/base/b';"],
    ['src/littlewars/store/a.ts', "import { b } from '../../war/store/b';"],
    ['src/littlewars/ui/base/a.tsx', "import { b } from '../plan/b';"],
    ['src/littlewars/ui/plan/a.tsx', "import { b } from '../table/entry';"],
    ['src/littlewars/ui/lessons/a.tsx', "import { b } from '../library/entry';"],
    ['src/littlewars/ui/plan/a.tsx', "import { b } from '../../../war/ui/base/b';"],
    ['src/littlewars/ui/table/a.tsx', "import { b } from '../headquarters/b';"],
    ['src/littlewars/ui/table/a.tsx', "import { useStore } from 'zustand';"],
    ['src/littlewars/ui/table/a.tsx', "export const b = import('./b');"],
    ['src/littlewars/console/a.ts', "import { b } from '../../war/console/b';"],
    ['src/war/engine/a.ts', "import { b } from '../../littlewars/engine/b';"],
    ['src/shell/a.ts', "import { b } from '../littlewars/engine/b';"],
    // Files outside every layer.
    ['src/elsewhere/a.ts', "import { b } from './b';"],
    ['src/war/elsewhere/a.ts', "import { b } from './b';"],
    ['src/war/ui/elsewhere/a.ts', "import { b } from './b';"],
    ['src/war/ui/base/a/b/c/d/e.ts', "import { b } from '../../../../../board/b';"],
    // Within the page: base ← board ← effects, dialogs … ← screenReader, setup ← play ← screens ← App.
    ['src/war/ui/base/a.tsx', "import { b } from '../board/b';"],
    ['src/war/ui/base/a.tsx', "import { b } from '../dialogs/entry';"],
    ['src/war/ui/board/a.tsx', "import { b } from '../effects/b';"],
    ['src/war/ui/board/a.tsx', "import type { B } from '../effects/b';"],
    ['src/war/ui/board/art/a.tsx', "import { b } from '../../play/b';"],
    ['src/war/ui/board/a.tsx', "import { b } from '../../store/b';"],
    ['src/war/ui/board/a.tsx', "import '../effects/b.css';"],
    ['src/war/ui/dialogs/record/a.tsx', "import { b } from '../../study/entry';"],
    ['src/war/ui/effects/a.tsx', "import { b } from '../dialogs/entry';"],
    ['src/war/ui/screenReader/a.tsx', "import { b } from '../play/b';"],
    ['src/war/ui/play/a.tsx', "import { b } from '../war/b';"],
    ['src/war/ui/play/a.tsx', "import { b } from '../src/war/ui/App';"],
    // No screen imports another, and no entry of one.
    ['src/war/ui/library/a.tsx', "import { b } from '../headquarters/b';"],
    ['src/war/ui/library/a.tsx', "import { b } from '../headquarters/entry';"],
    ['src/war/ui/library/a.tsx', "import '../headquarters/b.css';"],
    ['src/war/ui/mapEditor/a.tsx', "import { b } from '../editor/b';"],
    ['src/war/ui/lessons/course/a.ts', "import { b } from '../../war/entry';"],
    ['src/war/ui/library/a.tsx', "import { b } from '../src/war/ui/App';"],
    ['e2e/a.spec.ts', "import { b } from '../src/war/engine/b';"],
    ['e2e/support/a.ts', "import { b } from '../../src/war/engine/b';"],
    // The ways round it.
    ['src/war/engine/a.ts', "export { b } from '../game/b';"],
    ['src/war/engine/a.ts', "export type B = import('../game/b').B;"],
    ['src/war/engine/notation/a.ts', "import { b } from '..';"],
    ['src/war/engine/a.ts', "export const b = import('../game/b');"],
    ['src/war/store/a.ts', "export const b = import('../ui/base/b');"],
    ['src/war/ui/library/a.tsx', "export const b = import('./b');"],
    ['src/war/ui/library/entry.ts', "export const b = import('../dialogs/b');"],
    ['src/war/ui/App.tsx', "export const b = import('./library/b');"],
  ])('%s: %s', (file, code) => {
    expect(refusals(file, code)).toHaveLength(1);
  });
});

describe('let through', () => {
  test.each([
    [
      'src/shell/a.ts',
      "import { createStore } from 'zustand/vanilla'; import { b } from './ui/b';",
    ],
    ['src/shell/ui/a.ts', "import { b } from '../language/b'; import { useState } from 'react';"],
    ['src/shell/a.ts', "export const b = import('./b');"],
    ['src/war/engine/a.ts', "import { b } from '../../shell/record/b';"],
    ['src/war/engine/a.ts', "import { b } from './b';"],
    ['src/war/engine/a.ts', "import type { B } from './b';"],
    ['src/war/engine/notation/a.ts', "import { b } from '../b';"],
    ['src/war/game/a.ts', "import { b } from '../engine/b'; import { c } from '../../shell/c';"],
    ['src/war/game/a.ts', "import { b } from '../seats/kinds'; import '../seats/a/kind';"],
    ['src/war/store/a.ts', "import type { B } from '../seats/a/kind';"],
    ['src/war/words/a.ts', "import { b } from '../seats/words';"],
    ['src/war/seats/a/b.ts', "import { b } from '../../store/b'; import { c } from './kind';"],
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
    ['src/war/ui/App.tsx', "import { b } from './war/b'; import { c } from './library/entry';"],
    ['src/war/ui/base/a.tsx', "import '@fontsource/old-standard-tt/400.css';"],
    [
      'src/war/ui/board/a.tsx',
      "import { b } from '../../engine/b'; import { c } from '../base/c';",
    ],
    ['src/war/ui/board/art/a.tsx', "import { b } from '../geometry'; import '../../base/a.css';"],
    ['src/war/ui/effects/a.tsx', "import { b } from '../board/b'; import { c } from '../base/c';"],
    [
      'src/war/ui/play/panel/a.tsx',
      "import { b } from '../../screenReader/b'; import { c } from '../../board/c';",
    ],
    ['src/war/ui/library/a.tsx', "import { b } from '../play/b'; import { c } from './c';"],
    ['src/war/ui/library/a.tsx', "import { b } from '../dialogs/entry';"],
    ['src/war/ui/lessons/course/a.ts', "import { b } from '../../opponent/entry';"],
    ['src/war/ui/library/entry.ts', "export const b = import('./b');"],
    ['src/war/ui/board/entry.ts', "export const b = import('./b');"],
    [
      'src/war/console/a.ts',
      "import { b } from '../engine/b'; import { argv } from 'node:process';",
    ],
    ['src/war/console/a.ts', "import { b } from '../words/b'; import { c } from '../opponent/c';"],
    ['src/littlewars/engine/a.ts', "import { b } from './b';"],
    ['src/littlewars/battles/a.ts', "import { b } from '../kriegspiel/b';"],
    [
      'src/littlewars/console/a.ts',
      "import { b } from '../kriegspiel/b'; import { c } from '../../shell/c';",
    ],
    [
      'src/littlewars/entry.tsx',
      "import type { Game } from '../shell/game'; import { b } from './store/b';",
    ],
    [
      'src/main.tsx',
      "import { startShell } from './shell/start'; import { war } from './war/entry';",
    ],
    ['e2e/a.spec.ts', "import { test } from '@playwright/test'; import { b } from './support/b';"],
    ['e2e/support/a.ts', "import { LIMITS } from '../../scripts/timeLimits.mjs';"],
  ])('%s: %s', (file, code) => {
    expect(importsIn(file, code)).not.toEqual([]);
    expect(refusals(file, code)).toEqual([]);
  });
});

test('a circle of imports is found', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', ['c']],
  ]);
  expect(circleIn(imports)).toEqual(['d', 'c', 'd']);
  expect(circleIn(new Map([...imports, ['d', []]]))).toEqual([]);
});

/** Seen from above: as many rooms, floors and arrows as one can hold in mind. */
test.each([
  ['src/war/ui', { rooms: 20, floors: 7, arrows: 90 }],
  ['src/littlewars/ui', { rooms: 14, floors: 7, arrows: 38 }],
  ['src/war/store', { rooms: 11, floors: 6, arrows: 20 }],
])('%s has a plan that can be held in mind', (folder, most) => {
  const { rooms, floors, arrows, circle } = planOf(GRAPH, folder);
  expect(circle).toEqual([]);
  expect(rooms).toBeLessThanOrEqual(most.rooms);
  expect(floors).toBeLessThanOrEqual(most.floors);
  expect(arrows).toBeLessThanOrEqual(most.arrows);
});

test.each(Object.entries(SCREENS))('in %s no screen imports a screen', (page, screens) => {
  const screenOf = (file: string) =>
    screens.find((screen) => file.startsWith(`${page}/${screen}/`));
  const found = [...GRAPH].flatMap(([file, imported]) => {
    const screen = screenOf(file);
    return screen === undefined
      ? []
      : imported
          .filter((other) => ![undefined, screen].includes(screenOf(other)))
          .map((other) => `${file} imports ${other}`);
  });
  expect(found).toEqual([]);
  // All of them are known in one place.
  const known = new Set(GRAPH.get(`${page}/App.tsx`)?.map(screenOf));
  expect(screens.filter((screen) => !known.has(screen))).toEqual([]);
});

test('no import leads back to where it began', () => {
  // Imports of entries among them, which are lazy.
  expect(GRAPH.get('src/war/ui/lessons/entry.tsx')).toContain('src/war/ui/lessons/Lessons.tsx');
  expect(circleIn(GRAPH)).toEqual([]);
});

test('the plan of a folder counts its files and folders, the longest chain of them and who imports whom', () => {
  const graph = new Map([
    ['f/a.ts', ['f/b/x.ts', 'f/b/y.ts', 'g/z.ts']],
    ['f/b/x.ts', ['f/b/y.ts', 'f/c.ts']],
    ['f/b/y.ts', []],
    ['f/c.ts', ['f/d.ts']],
    ['f/d.ts', []],
    ['f/e.ts', ['f/d.ts']],
    ['g/z.ts', []],
  ]);
  expect(planOf(graph, 'f')).toEqual({ rooms: 5, floors: 4, arrows: 4, circle: [] });
  // Rooms that import one another are one floor.
  const circle = new Map([...graph, ['f/b/y.ts', ['f/a.ts']]]);
  expect(planOf(circle, 'f')).toEqual({ rooms: 5, floors: 3, arrows: 5, circle: ['a.ts', 'b'] });
  expect(planOf(graph, 'f/b')).toEqual({ rooms: 2, floors: 2, arrows: 1, circle: [] });
});

test('the walks of ARCHITECTURE.md lead through files that there are', () => {
  const walks = readFileSync('ARCHITECTURE.md', 'utf8').match(/`src\/[^`]+\.tsx?`/g) ?? [];
  const files = walks.map((walk) => walk.slice(1, -1));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
