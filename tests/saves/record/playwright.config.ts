import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config';

/** Plays the built game and keeps what it leaves in a browser: `npx playwright test -c tests/saves/record`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'inBrowser.ts',
  globalSetup: '../../../e2e/support/server.ts',
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 720 } } }],
});
