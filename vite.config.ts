import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Relative addresses: dist/ works from any folder of any static host.
  base: './',
  plugins: [react()],
  build: { target: 'es2022' },
  test: {
    pool: 'threads',
    // By default one processor is left alone, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // The engine keeps no state of its own, so its test files may share one world.
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          setupFiles: ['tests/setup-words.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/engine/**', 'tests/ui/**'],
          setupFiles: ['tests/setup-words.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/setup-words.ts', 'tests/setup-ui.ts'],
        },
      },
    ],
    // Collected by `npm test` alone: part of the tests never covers the whole engine.
    coverage: {
      provider: 'v8',
      include: ['src/engine/**'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { 100: true },
    },
  },
});
