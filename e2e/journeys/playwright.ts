import { readFile } from 'node:fs/promises';
import * as playwright from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/chromium.mjs';
import { shifts, watchShifts } from '../support/shifts';
import type { Engine } from '../../scripts/browsers.mjs';
import { type Wire, WINDOW } from './wire';

/** A page of Chromium, or of one of Playwright's own builds of the others. */
export async function openPlaywright(engine: Engine, executablePath: string): Promise<Wire> {
  const args = engine === 'chromium' ? CHROMIUM_ARGS : [];
  const browser = await playwright[engine].launch({ executablePath, args });
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const measures = engine === 'chromium';
  if (measures) await watchShifts(page, 'anything');
  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    back: () => page.goBack(),
    resize: (size) => page.setViewportSize(size),
    text: (promise) => page.evaluate<string>(promise),
    moveTo: (x, y) => page.mouse.move(x, y),
    button: (is) => page.mouse[is](),
    keys: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    download: async (act) => {
      const [download] = await Promise.all([page.waitForEvent('download'), act()]);
      return readFile(await download.path(), 'utf8');
    },
    ...(measures && { shifts: () => shifts(page) }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
