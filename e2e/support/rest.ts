import { readdir } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing that the page has been given is outstanding: its frames are painted, what follows a frame later is
 * rendered, and no task is left to do. What has to be fetched first, or is thought out in a worker, has a sign of its own.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Twice, because a task deferred by a frame or a timer may defer another.
    for (let round = 0; round < 2; round++) {
      await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done));
      // Behind every other task; an idle callback may not come before the next frame, which nothing need bring.
      await scheduler.postTask(() => undefined, { priority: 'background' });
    }
  });

/** How many looks it takes until a fault is one, each after twice as long a rest as the one before. */
const LOOKS = 4;

/** The faults that stay: what is wrong for a moment, while something is loading or moves into place, is none. */
export async function lastingFaults(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let faults = await look();
  for (let looks = 1; looks < LOOKS && faults.length > 0; looks++) {
    for (let rests = 0; rests < 2 ** looks; rests++) await atRest(page);
    faults = await look();
  }
  return faults;
}

/** Style sheets of another page, and of the game that is not open. */
const ELSEWHERE = /^(?:embed|littlewars)-/;

/**
 * Waits until all that the war's page fetches ahead has come: the link of each style sheet of the build stays in the page. A
 * program comes before its sheet's link is there.
 */
export async function allFetched(page: Page): Promise<void> {
  const sheets = (await readdir('dist/assets')).filter(
    (file) => file.endsWith('.css') && !ELSEWHERE.test(file),
  );
  expect(sheets.length).toBeGreaterThan(10);
  await expect
    .poll(async () => {
      const links = await page
        .locator('head link[rel=stylesheet]')
        .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
      return sheets.filter((sheet) => !links.some((href) => href.endsWith(`/${sheet}`)));
    })
    .toEqual([]);
  await atRest(page);
}
