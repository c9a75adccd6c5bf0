import { expect, type Browser, type Page } from '@playwright/test';
import {
  expectCurtain,
  expectUnits,
  loadOpening,
  newGame,
  NORTH,
  raiseCurtain,
  seal,
  textOf,
} from '../support/deployment';
import { atHeadquarters, button, heading } from '../support/page';
import { longestGap, MOST_BETWEEN_FRAMES, watchFrames } from '../support/poisoning';
import { search } from '../support/secrets';
import { emptyStorage, fillStorage } from '../support/trouble';
import { count, longest, storm, type Figures, type Outcome, type StormOptions } from './storm';

/** Leaves local storage so many characters, and the databases next to nothing, if they are short too. */
async function leave(page: Page, free: number, databases: boolean): Promise<void> {
  await page.evaluate(fillStorage, free);
  if (!databases) return;
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 + (free >> 5) });
}

/**
 * Seals a deployment where others have left this much room. Either it is handed over, and then nothing of it is seen
 * after a reload either; or that it is not sealed is said, and the side has its board back.
 */
export async function sizeStorm(browser: Browser, options: StormOptions): Promise<Outcome> {
  const figures: Figures = {
    'handed over': 0,
    'said that it is not sealed': 0,
    'squares of a sealed army seen': 0,
    'longest gap between frames, in ms': 0,
  };
  return storm(options, figures, async (random) => {
    const context = await browser.newContext({
      baseURL: process.env.E2E_URL!,
      serviceWorkers: 'block',
    });
    try {
      const page = await context.newPage();
      const free = Math.floor(2 ** (random() * 15)) - 1;
      const databases = random() < 0.5;
      const early = random() < 0.5;
      const where = `${free} free${databases ? ', databases too' : ''}${early ? ', from the start' : ''}`;
      if (databases) count(figures, 'with the databases full too');
      await atHeadquarters(page);
      if (early) await leave(page, free, databases);
      await newGame(page, { beginning: 'Hidden' });
      await raiseCurtain(page);
      await loadOpening(page, 'Classic');
      await expectUnits(page, textOf('North', NORTH));
      if (!early) await leave(page, free, databases);
      await watchFrames(page);
      await seal(page);
      const refused = heading(page, 'The deployment is not sealed.');
      await expect(
        heading(page, /South.* deploys/)
          .or(refused)
          .first(),
      ).toBeVisible();
      const gap = await longestGap(page);
      longest(figures, 'longest gap between frames, in ms', gap);
      const slow = gap < MOST_BETWEEN_FRAMES ? [] : [`${where}: ${Math.round(gap)} ms`];
      if (await refused.isVisible()) {
        count(figures, 'said that it is not sealed');
        await expect(page.locator('main')).toContainText('Do not hand the screen over');
        await button(page, 'Back to the board').click();
        await expectUnits(page, textOf('North', NORTH));
        return slow;
      }
      count(figures, 'handed over');
      await page.reload();
      await expectCurtain(page, /South.* deploys/);
      await page.evaluate(emptyStorage);
      const seen = await search(page, NORTH);
      await raiseCurtain(page);
      await expectUnits(page, {});
      seen.push(...(await search(page, NORTH)));
      count(figures, 'squares of a sealed army seen', seen.length);
      return [...slow, ...seen.map((find) => `${where}: ${find}`)];
    } finally {
      await context.close();
    }
  });
}
