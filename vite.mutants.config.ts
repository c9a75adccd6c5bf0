import { defineConfig } from 'vite';

/**
 * The tests that mutants of the engine have to pass, bundled with the engine into one program for Node. It lies
 * beside tests/positions, which the tests read.
 */
export default defineConfig({
  logLevel: 'error',
  resolve: { alias: { vitest: new URL('tests/mutants/vitest.ts', import.meta.url).pathname } },
  ssr: { noExternal: true },
  build: {
    ssr: 'tests/mutants/tests.ts',
    outDir: 'tests/mutants',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'bundle.mjs', codeSplitting: false } },
  },
});
