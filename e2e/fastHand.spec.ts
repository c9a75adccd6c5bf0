import { expect, type Browser, type Page } from '@playwright/test';
import { saveWarUnderWay } from './support/lazyLoading';
import { board, savedText, ONLY_EXHAUSTIVE, square, test } from './support/page';
import { atRest } from './support/rest';
import { middleOf } from './support/touch';
import { PACES, TYPED } from './support/typed';

const pause = (page: Page, ms: number): Promise<void> =>
  page.evaluate((time) => new Promise<void>((done) => setTimeout(done, time)), ms);

/** A network on which what a key opens is still on its way: 1.6 Mbit/s, 150 ms to and fro. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** Opens a war, by the first visit of all or by one with all files at hand; the board has just been painted. */
const VISITS: Readonly<Record<'first' | 'second', (browser: Browser) => Promise<Page>>> = {
  first: async (browser) => {
    const page = await browser.newPage();
    await saveWarUnderWay(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.goto('./#game', { waitUntil: 'commit' });
    await expect(board(page)).toBeVisible();
    return page;
  },
  second: async (browser) => {
    const page = await browser.newPage({ serviceWorkers: 'allow' });
    await saveWarUnderWay(page);
    await page.goto('./#game');
    await expect(board(page)).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(board(page)).toBeVisible();
    return page;
  },
};

for (const [visit, open] of Object.entries(VISITS))
  for (const between of PACES) {
    test(
      `at a ${visit} visit, keys ${between} ms apart act one after the other, from the first on`,
      ONLY_EXHAUSTIVE,
      async ({ browser }) => {
        expect(TYPED.length).toBeGreaterThan(0);
        for (const { keys, leads } of TYPED)
          await test.step(keys.join(' '), async () => {
            const page = await open(browser);
            const before = await savedText(page);
            await square(page, 'K15').focus();
            for (const key of keys) {
              await page.keyboard.press(key);
              await pause(page, between);
            }
            await leads(page);
            await atRest(page);
            await leads(page);
            // Nothing of it was an order.
            await expect.poll(() => savedText(page)).toBe(before);
            await page.close();
          });
      },
    );

    test(
      `at a ${visit} visit, a unit and its goal pressed ${between} ms apart make a march, from the first on`,
      ONLY_EXHAUSTIVE,
      async ({ browser }) => {
        const page = await open(browser);
        const [from, to] = [
          await middleOf(square(page, 'K15')),
          await middleOf(square(page, 'J14')),
        ];
        await page.mouse.click(from.x, from.y);
        await pause(page, between);
        await page.mouse.click(to.x, to.y);
        await expect(square(page, 'J14')).toHaveAttribute('aria-label', /South infantry/);
        await page.close();
      },
    );
  }
