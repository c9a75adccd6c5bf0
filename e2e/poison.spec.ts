import { expect } from '@playwright/test';
import { atLittleWars } from './support/littlewars';
import { knownPoison } from './support/poison';
import { fromMenu, ONLY_EXHAUSTIVE, atHeadquarters, button, test } from './support/page';
import {
  answer,
  dropped,
  link,
  longestGap,
  MOST_BETWEEN_FRAMES,
  pasted,
  watchFrames,
} from './support/poisoning';

test.describe('no text freezes the page', () => {
  // Only one of the line ends: they differ only for the readers, whose own tests have all.
  const texts = [...knownPoison()].filter(([name]) => !/carriage|separators/.test(name));

  test('pasted', ONLY_EXHAUSTIVE, async ({ page }) => {
    expect(texts).toHaveLength(9);
    await atHeadquarters(page);
    await fromMenu(page, 'Open a record');
    for (const [name, text] of texts) {
      await watchFrames(page);
      await page.getByLabel('Paste it here').focus();
      await pasted(page, 'Paste it here', text);
      if (text.trim() !== '') await expect(page.locator('.record-preview h2')).toBeVisible();
      await page.getByRole('button', { name: 'Empty the field' }).click();
      await expect(page.getByLabel('Paste it here')).toHaveValue('');
      expect(await longestGap(page), name).toBeLessThan(MOST_BETWEEN_FRAMES);
    }
  });

  test('as a file of Little Wars', ONLY_EXHAUSTIVE, async ({ page }) => {
    expect(texts).toHaveLength(9);
    await atLittleWars(page);
    // Its records may be longer than those of the war, and one of 3 MB takes its time.
    for (const [name, text] of texts.filter(([, { length }]) => length < 1_000_000)) {
      await button(page, 'Open a record').click();
      await watchFrames(page);
      await page
        .getByLabel('Choose a file…')
        .setInputFiles({ name: 'poison.lw', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await expect(page.locator('.record-origin')).toContainText('poison.lw');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(button(page, 'Open this battle')).toBeDisabled();
      expect(await longestGap(page), name).toBeLessThan(MOST_BETWEEN_FRAMES);
      await button(page, 'Back').click();
    }
  });

  test('dropped as a file', ONLY_EXHAUSTIVE, async ({ page }) => {
    await atHeadquarters(page);
    await fromMenu(page, 'Open a record');
    await expect(page.getByLabel('Paste it here')).toBeVisible();
    for (const [name, text] of texts) {
      await watchFrames(page);
      await dropped(page, text);
      await expect(page.locator('.record-origin')).toContainText('poison.gow');
      await expect(answer(page)).toBeVisible();
      expect(await longestGap(page), name).toBeLessThan(MOST_BETWEEN_FRAMES);
    }
  });

  test('in a link', async ({ page }) => {
    expect(texts).toHaveLength(9);
    await atHeadquarters(page);
    for (const [name, text] of texts) {
      await watchFrames(page);
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, link(text));
      await expect(answer(page)).toBeVisible();
      await button(page, 'Back').click();
      await expect(button(page, 'Two at this screen')).toBeVisible();
      expect(await longestGap(page), name).toBeLessThan(MOST_BETWEEN_FRAMES);
    }
  });
});

test(
  'a damaged save with 200,000 numbers are reported without a pause',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
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
    expect(await longestGap(page)).toBeLessThan(MOST_BETWEEN_FRAMES);
  },
);
