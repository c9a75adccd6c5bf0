import { expect, type Page } from '@playwright/test';
import { deflateRawSync } from 'node:zlib';
import { knownPoison } from './support/poison';
import { atHeadquarters, button, test } from './support/page';

/** Milliseconds between two frames within which a page answers; a quadratic reader took seven thousand and more. */
const MOST = 1_000;

declare global {
  interface Window {
    longestGap: () => number;
  }
}

/** Measures from now on how long the page goes without a frame. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    let last = performance.now();
    let longest = 0;
    const frame = (): void => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    window.longestGap = () => Math.max(longest, performance.now() - last);
  });
}

const longestGap = (page: Page): Promise<number> => page.evaluate(() => window.longestGap());

const link = (text: string): string =>
  `#r2=${deflateRawSync(Buffer.from(text), { level: 9 }).toString('base64url')}`;

/** Puts a text into the field as a paste does, without the time that the browser takes to type it. */
async function pasted(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (field.dispatchEvent(event)) throw new Error('the field would show all of it');
  }, text);
}

/** Drops a file on the page. */
async function dropped(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'poison.gow', { type: 'text/plain' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
}

const answer = (page: Page) =>
  page.locator('.record-preview h2, .record-preview[data-empty] p, .record-origin').first();

test.describe('no text freezes the page', () => {
  // Of the signs that end a line, one: they differ to the readers alone, which are tried with all.
  const texts = [...knownPoison()].filter(([name]) => !/carriage|separators/.test(name));

  test('pasted', async ({ page }) => {
    await atHeadquarters(page);
    await button(page, 'Open a record').click();
    for (const [name, text] of texts) {
      await watchFrames(page);
      await page.getByLabel('Paste it here').focus();
      await pasted(page, 'Paste it here', text);
      if (text.trim() !== '') await expect(page.locator('.record-preview h2')).toBeVisible();
      await page.getByRole('button', { name: 'Empty the field' }).click();
      await expect(page.getByLabel('Paste it here')).toHaveValue('');
      expect(await longestGap(page), name).toBeLessThan(MOST);
    }
  });

  test('dropped as a file', async ({ page }) => {
    await atHeadquarters(page);
    await button(page, 'Open a record').click();
    await expect(page.getByLabel('Paste it here')).toBeVisible();
    for (const [name, text] of texts) {
      await watchFrames(page);
      await dropped(page, text);
      await expect(page.locator('.record-origin')).toContainText('poison.gow');
      await expect(answer(page)).toBeVisible();
      expect(await longestGap(page), name).toBeLessThan(MOST);
    }
  });

  test('in a link', async ({ page }) => {
    await atHeadquarters(page);
    for (const [name, text] of texts) {
      await watchFrames(page);
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, link(text));
      await expect(answer(page)).toBeVisible();
      await button(page, 'Back').click();
      await expect(button(page, 'Open a record')).toBeVisible();
      expect(await longestGap(page), name).toBeLessThan(MOST);
    }
  });
});

test('a damaged save with 200,000 numbers are told without a pause', async ({ page }) => {
  await page.addInitScript(() => {
    const stage = { name: 'war', start: '', actions: Array(200_000).fill(1) };
    const game = {
      id: 'a',
      players: { N: '', S: '' },
      tags: [],
      rules: 'debord',
      way: 'open',
      opening: null,
      stage,
    };
    const save = { format: 'game-of-war', version: 2, game };
    window.localStorage.setItem('game-of-war/game', JSON.stringify(save));
  });
  await page.goto('./');
  await expect(page.getByText('There are 199996 more faults of the same kind.')).toBeVisible();
  await watchFrames(page);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await longestGap(page)).toBeLessThan(MOST);
});
