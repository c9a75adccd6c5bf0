import { expect, type Page } from '@playwright/test';
import { openLong } from './support/history';
import { atHeadquarters, button, prefer, test } from './support/page';
import { openMenu } from './support/war';

const LESSONS = ['march', 'lines', 'relays', 'fire', 'terrain', 'charge', 'retreat', 'arsenals'];

/** The smallest first, where least can be seen. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [1280, 720],
] as const;

/** What a lesson teaches, as it is seen: whole, or hidden behind its foot. What only is heard has given its place up. */
const taught = (page: Page): Promise<{ whole: string[]; clipped: string[] }> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const panel = document.querySelector('.lesson')!;
    // Where a window was lower, the press of a button may have scrolled.
    panel.scrollTop = 0;
    const head = panel.getBoundingClientRect();
    const foot = document.querySelector('.lesson-foot')!.getBoundingClientRect();
    const [whole, clipped]: [string[], string[]] = [[], []];
    for (const part of document.querySelectorAll('.lesson-task, .lesson-notice, .lesson .hint')) {
      const { clipPath } = getComputedStyle(part);
      if (!part.checkVisibility() || clipPath !== 'none' || part.textContent === '') continue;
      const { top, bottom } = part.getBoundingClientRect();
      (top < head.top || bottom > foot.top + 1 ? clipped : whole).push(part.className);
    }
    return { whole, clipped };
  });

/** Turns of the history's list that are in sight, whole. */
const wholeRows = (page: Page): Promise<number> =>
  page.locator('.history-list').evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('li')]
      .map((row) => row.getBoundingClientRect())
      .filter((row) => row.top >= top - 1 && row.bottom <= bottom + 1).length;
  });

/** What of the board the sign of the past lies over: the whole map, or the names of its lines where it is enlarged. */
const coveredByRibbon = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ribbon = document.querySelector('.past-ribbon')!.getBoundingClientRect();
    const rulers = [...document.querySelectorAll('.ruler')];
    const parts = rulers.length > 0 ? rulers : [document.querySelector('.board-map')!];
    const inWindow = ribbon.right <= innerWidth && ribbon.bottom <= innerHeight;
    return [
      ...(inWindow ? [] : ['outside the window']),
      ...parts
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const apart =
            box.right <= ribbon.left + 1 ||
            ribbon.right <= box.left + 1 ||
            box.bottom <= ribbon.top + 1 ||
            ribbon.bottom <= box.top + 1;
          return !apart;
        })
        .map((part) => part.getAttribute('class') ?? ''),
    ];
  });

const told = (hinted: boolean): string => (hinted ? 'lesson-notice' : 'lesson-task');

test('what a lesson asks for, and its hint, is whole in every window and both languages', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atHeadquarters(page);
  await button(page, 'Learn the game').click();
  for (const language of ['en', 'fr'])
    for (const lesson of LESSONS) {
      await prefer(page, { language });
      await page.evaluate((to) => {
        location.hash = `learn/${to}`;
      }, lesson);
      const hint = page.locator('.lesson-foot button').first();
      await expect(hint).toBeVisible();
      for (const hinted of [false, true]) {
        if (hinted) await hint.click();
        for (const [width, height] of hinted ? WINDOWS : WINDOWS.slice(0, 1)) {
          await page.setViewportSize({ width, height });
          const { whole, clipped } = await taught(page);
          const where = `${language}, ${lesson}, ${width}, ${hinted ? 'hint' : 'task'}`;
          expect.soft(clipped, where).toEqual([]);
          expect.soft(whole, where).toContainEqual(expect.stringContaining(told(hinted)));
          // Where the hint has the place of the task, it gives it back.
          if (!hinted || width > 360) expect.soft(whole, where).toContain('lesson-task');
        }
      }
      await hint.click();
    }
});

test('a large window has the war so far beside the board; no turn of the list is cut, and the menu opens at its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openLong(page);
  const log = page.getByRole('region', { name: 'The war so far' });
  await expect(log.getByRole('listitem').first()).toContainText('B19-A20');
  // What the log tells is not told again above it; where there is no log, it is.
  const story = page.locator('.story');
  await expect(story).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(story).toHaveCount(1);
  await expect(log).toHaveCount(0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(log.getByText('Losses of the South')).toBeVisible();
  const map = await page.locator('.board-map').first().boundingBox();
  const tools = await page.locator('.zoom-tools').boundingBox();
  expect(tools!.x).toBeGreaterThanOrEqual(map!.x + map!.width);

  await openMenu(page);
  const menu = await page.locator('.menu').boundingBox();
  const more = await button(page, 'More').boundingBox();
  expect(Math.abs(menu!.y + menu!.height - more!.y)).toBeLessThan(30);
  await page.keyboard.press('Escape');

  await log.getByRole('button', { name: /^Turn 299/ }).click();
  await expect(page.locator('.history-step[aria-current]')).toBeVisible();
  for (const [width, height, turns] of [
    [1920, 1080, 26],
    [1280, 720, 15],
    [390, 844, 0],
    [844, 390, 0],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = (): Promise<unknown[]> =>
      page
        .locator('.history-list li')
        .evaluateAll((rows) =>
          rows.flatMap((row) => (row.scrollHeight > row.clientHeight + 1 ? [row.textContent] : [])),
        );
    await expect.poll(cut, { message: `${width}` }).toEqual([]);
    await expect.poll(() => wholeRows(page), { message: `${width}` }).toBeGreaterThanOrEqual(turns);
    expect(await coveredByRibbon(page), `${width}`).toEqual([]);
  }
  await button(page, 'Notation').click();
  await expect(page.locator('.notation-key')).toContainText('moves from J14 to K13');
});
