import { expect, type Page } from '@playwright/test';
import { violations } from './support/history';
import {
  fromMenu,
  openMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  board,
  button,
  heading,
  square,
  test,
  unitsOn,
} from './support/page';
import { mayDrag } from './support/war';

const CLASSIC =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';

const faults = (page: Page) => page.locator('.draft-faults');
const fix = (page: Page, name: string | RegExp) => faults(page).getByRole('button', { name });

test(
  'five faults at once, reported as they arise, still there after a reload, fixed one by one, and played',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await fromMenu(page, 'Open a record');
    await button(page, 'Edit a position').click();
    await expect(heading(page, 'Position editor')).toBeVisible();
    await openMenu(page);
    await button(page, 'Text, link and picture…').click();
    const text = page.getByRole('dialog');
    await text.getByLabel('From a text').fill(CLASSIC);
    await text.getByRole('button', { name: 'Put it on the board' }).click();
    await expect(text.getByText('It is on the board.')).toBeVisible();
    await text.getByRole('button', { name: 'Close' }).click();
    await expect(faults(page)).toContainText('This position has no faults');

    // A fifth cavalry from the box, and by keys an artillery of the North too many.
    await button(page, /^South cavalry/).click();
    await square(page, 'R10').click();
    await page.keyboard.press('Escape');
    await square(page, 'C20').focus();
    await page.keyboard.press('Shift+A');
    await expect(heading(page, '2 faults')).toBeVisible();
    // One dragged on a mountain, one to an arsenal of the enemy, and no turn.
    await mayDrag(page);
    await square(page, 'K15').dragTo(
      page.locator('[aria-label*="mountain"]:not([aria-label*="pass"])').first(),
    );
    await square(page, 'L15').click();
    await square(page, 'B15').click();
    await page.getByLabel('Turn', { exact: true }).fill('0');
    await expect(heading(page, '5 faults')).toBeVisible();
    await expect(button(page, 'Play it…')).toBeDisabled();
    await expect(button(page, 'Play it…')).toHaveAccessibleDescription(/Correct the faults/);
    await expect(page.locator('[data-fault]')).toHaveCount(4);
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await expect(heading(page, '5 faults')).toBeVisible();
    await expect(square(page, 'R10')).toHaveAccessibleName(/fault/);
    await button(page, 'Undo').click();
    await expect(heading(page, '4 faults')).toBeVisible();
    await button(page, 'Redo').click();

    for (const left of [
      '4 faults',
      '3 faults',
      '2 faults',
      '1 fault',
      /This position has no faults/,
    ]) {
      await fix(page, /^(Take away|Put it|Let|Make)/)
        .first()
        .click();
      await expect(heading(page, left)).toBeVisible();
    }
    const there = await unitsOn(page);
    await button(page, 'Play it…').click();
    await page.getByRole('dialog').getByLabel('North', { exact: true }).fill('Ada');
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    await expect(heading(page, /to move/)).toBeVisible();
    await expect.poll(() => unitsOn(page)).toEqual(there);

    // The editor still has what was played, and it can be studied too.
    await page.goto('./#edit');
    await expect(faults(page)).toContainText('This position has no faults');
    await button(page, 'Open as a study').click();
    await expect(page.getByRole('group', { name: 'The turns and their variations' })).toBeVisible();
    await openMenu(page);
    await button(page, 'Edit this position').click();
    await expect(heading(page, 'Position editor')).toBeVisible();
    await expect(board(page)).toBeVisible();
  },
);
