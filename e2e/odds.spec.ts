import { expect } from '@playwright/test';
import { fromMenu, ONLY_EXHAUSTIVE, atHeadquarters, button, heading, test } from './support/page';
import { axeFaults } from './support/axe';
import { paste, RECORD, verdict } from './support/records';
import { givenOdds } from './support/odds';

test(
  'a game given odds, from the form to its record and back',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await givenOdds(page);
  },
);

test(
  'a handicap given by keys alone is shown in the history and in the plots',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await fromMenu(page, 'New game');
    await page.getByRole('radio', { name: 'An opening', exact: true }).check();
    // By keys alone.
    const odds = page.locator('.hq-odds');
    await odds.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(odds.getByText('The South', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(odds.getByLabel('Infantry')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('3');
    await expect(odds.getByRole('status')).toHaveText('The South gives 3 infantry.');
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'Begin').click();
    await button(page, 'Draw lots').click();
    await button(page, 'Begin the war').click();
    await expect(heading(page, /to move/)).toBeVisible();
    await page.keyboard.press('e');
    await page.keyboard.press('e');
    await expect(page.getByRole('main')).toContainText('Turn 2');
    await page.locator('.history-open').first().click();
    await page.keyboard.press('Home');
    await expect(page.locator('.history-text')).toHaveText(
      'The armies before the first turn. The South gives 3 infantry.',
    );
    await page.getByText('Plots', { exact: true }).click();
    await expect(page.locator('.plots-legend')).toContainText('The South gives 3 infantry.');
    await expect(page.locator('.plots-reading')).toContainText('The South gives 3 infantry.');
  },
);

test('a faulty tag is reported with its place, and the rest is read', async ({ page }) => {
  await paste(page, RECORD.replace('[Result', '[Handicap "N 2C 1Z"]\n[Result'));
  await expect
    .poll(async () => (await verdict(page)).slice(1).join(' '))
    .toContain('Line 7, column 17: “1Z” cannot be given');
  await expect(button(page, 'Open this game')).toBeEnabled();
});
