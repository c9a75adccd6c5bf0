import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of the engine have to pass, with a few rounds of those that go through thousands of
 * positions: each is run by the thousand, in code some six times slower for the mutants in it.
 */
export default defineConfig({
  test: {
    include: ['tests/engineMutants.ts'],
    isolate: false,
    env: { SHARE: '0.04', DIFFERENTIAL: '25' },
    // Texts mutated by the thousand and long series of games have shorter tests beside them.
    testNamePattern:
      /^(?!.*(?:never throw|random games|random playouts|2,000 settings|tags of any text|whole depth|by the naive rules))/,
  },
});
