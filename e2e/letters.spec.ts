import { expect, type Page } from '@playwright/test';
import { CROWDED, openWarAt } from './support/savedWars';
import { layoutFaults } from './support/layout';
import { littleWarsTour } from './support/littlewarsTour';
import { ONLY_EXHAUSTIVE, atHeadquarters, button, EXHAUSTIVE, test } from './support/page';
import { atRest } from './support/rest';
import type { Visit } from './support/stops';
import { tour } from './support/tour';
import { endTurn, move } from './support/war';

// A reader whose browser has twice the text size, without page zoom.
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

/** Looks at a stop at a desk or on a phone, by turns; at both in an exhaustive run. Panels and dialogs may scroll. */
function fitsTwoWindows(page: Page): Visit {
  let turn = 0;
  return async ({ name, ...wanted }) => {
    const windows = EXHAUSTIVE ? [PHONE, DESK] : [turn++ % 2 === 0 ? PHONE : DESK];
    for (const window of windows) {
      await page.setViewportSize(window);
      const faults = await layoutFaults(page, { ...wanted, whole: false });
      expect.soft(faults, `${name}, ${window.width}×${window.height}`).toEqual([]);
    }
    await page.setViewportSize(DESK);
  };
}

test(
  'with letters of twice their size nothing is cut, covered or out of reach',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await atHeadquarters(page);
    const size = await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize);
    expect(size).toBe('32px');
    await tour(page, fitsTwoWindows(page));
  },
);

test('nor is it in Little Wars', ONLY_EXHAUSTIVE, async ({ page }) => {
  await littleWarsTour(page, fitsTwoWindows(page));
});

test(
  'with letters of twice their size the history says in full whose turn it was',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWarAt(page, CROWDED, { N: 'Maximilienne', S: 'Ben' });
    await endTurn(page);
    await move(page, 'I21', 'I22');
    await button(page, 'History').click();
    const whose = page.locator('.history-head p');
    for (const window of [DESK, PHONE, { width: 1920, height: 1080 }, { width: 640, height: 360 }])
      for (const [back, title] of [
        [false, 'Ben (the South)'],
        [true, 'Maximilienne (the North)'],
      ] as const) {
        await page.setViewportSize(window);
        await page.keyboard.press(back ? 'Home' : 'End');
        if (back) await page.keyboard.press('ArrowRight');
        await expect(whose).toHaveText(title);
        const shown = () =>
          whose.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const { right } = range.getBoundingClientRect();
            const box = element.getBoundingClientRect();
            // Lines are higher than the room between them.
            const rest = element.scrollHeight - element.clientHeight;
            const clips = getComputedStyle(element).overflowY !== 'visible';
            const line = parseFloat(getComputedStyle(element).lineHeight);
            return { wide: right <= box.right + 1, high: !clips || rest < line / 2 };
          });
        await atRest(page);
        await expect
          .configure({ soft: true })
          .poll(shown, `${title}, ${window.width}`)
          .toEqual({ wide: true, high: true });
      }
  },
);
