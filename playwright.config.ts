import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath, shellPath } from './scripts/chromium.mjs';
import { LIMITS } from './scripts/timeLimits.mjs';

/** `npm run exhaustive` sets it: every window, theme, language and round; otherwise a sample of each. */
const EXHAUSTIVE = process.env.EXHAUSTIVE === '1';

/**
 * Browser tests of the built game. `x.spec.ts` runs on the desktop, `x.phone.spec.ts` on the
 * phone; what both must pass lives in a function in e2e/support that both call.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  ...(!EXHAUSTIVE && { grepInvert: /@exhaustive/ }),
  timeout: LIMITS.browserTest,
  expect: { timeout: LIMITS.sight },
  workers: 2,
  reporter: 'list',
  // Serves dist/ under a sub-path and puts its address into E2E_URL.
  globalSetup: './e2e/support/server.ts',
  use: {
    // What cannot be pressed or fetched is told long before the test's own time is up.
    actionTimeout: LIMITS.act,
    navigationTimeout: LIMITS.act,
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
    browserName: 'chromium',
    launchOptions: {
      executablePath: EXHAUSTIVE ? chromiumPath() : shellPath(),
      args: CHROMIUM_ARGS,
    },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Every test would keep the whole game for use without a network; e2e/offline.spec.ts does.
    serviceWorkers: 'block',
    // A trace of every test costs a fifth of the time: `npx playwright test --trace retain-on-failure` where one is wanted.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', ...(process.env.GALLERY ? [] : ['**/gallery.spec.ts'])],
      use: { viewport: { width: 1280, height: 720 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
