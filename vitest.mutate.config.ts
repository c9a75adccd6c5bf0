import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of the engine have to pass: all but the long games and comparisons, which a mutant
 * would run by the thousand.
 */
export default defineConfig({
  test: {
    include: ['tests/engine/**/*.test.ts'],
    exclude: [
      'tests/engine/randomGames.test.ts',
      'tests/engine/differential.test.ts',
      'tests/engine/perft.test.ts',
      'tests/engine/*Fuzz.test.ts',
    ],
    // Texts mutated by the thousand and long series of games have shorter tests beside them.
    testNamePattern: /^(?!.*(?:never throw|random games|2,000 settings))/,
    isolate: false,
  },
});
