import { expect } from '@playwright/test';
import { layoutFaults } from './support/layout';
import { atHeadquarters, test } from './support/page';
import { tour } from './support/tour';

// A reader who has told the browser to write twice as large, and has not made everything else larger with it.
test.use({
  trace: 'off',
  launchOptions: [
    async ({ launchOptions: { args = [], ...options } }, use) => {
      const twice = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';
      await use({ ...options, args: [...args, twice] });
    },
    { scope: 'worker' },
  ],
});

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

test('with letters of twice their size nothing is cut, covered or out of reach', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atHeadquarters(page);
  const size = await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize);
  expect(size).toBe('32px');
  await tour(page, async ({ name, ...wanted }) => {
    for (const window of [PHONE, DESK]) {
      await page.setViewportSize(window);
      // Panels and dialogs may scroll.
      const faults = await layoutFaults(page, { ...wanted, whole: false });
      expect.soft(faults, `${name}, ${window.width}×${window.height}`).toEqual([]);
    }
  });
});
