/// <reference types="vite/client" />
import { afterAll } from 'vitest';

// The tests that mutants of the engine have to pass, as one file: only then does Stryker see which test reaches which
// mutant without loading the engine anew for every file.
import.meta.glob(
  [
    './engine/*.test.ts',
    './differential/*.test.ts',
    '!./engine/randomGames.test.ts',
    '!./engine/*Fuzz.test.ts',
  ],
  { eager: true },
);

interface Coverage {
  readonly static: Record<string, number>;
  readonly perTest: Record<string, Record<string, number>>;
}
declare global {
  var __stryker__: { readonly mutantCoverage?: Coverage } | undefined;
}

// What is reached both while the tests are being set up and by tests is left to those tests: for what is reached at
// load, Stryker starts everything anew, which takes ten times as long.
afterAll(() => {
  const coverage = globalThis.__stryker__?.mutantCoverage;
  if (coverage === undefined) return;
  const { static: atLoad, perTest } = coverage;
  for (const reached of Object.values(perTest))
    for (const mutant of Object.keys(reached)) Reflect.deleteProperty(atLoad, mutant);
});
