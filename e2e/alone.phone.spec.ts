import { expect } from '@playwright/test';
import { aloneForm, programWhy, showAtOnce } from './support/alone';
import { button, outOfSight, test } from './support/page';

test('a program is played against on a phone', async ({ page }) => {
  await page.goto('./');
  await aloneForm(page, { level: 1, side: 'North' });
  await button(page, 'Begin').tap();
  const mine = button(page, 'End the turn');
  await expect(mine.or(showAtOnce(page))).toBeVisible();
  await expect(mine).toBeVisible();
  await mine.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'End the turn', exact: true }).tap();
  await expect(showAtOnce(page)).toBeVisible();
  expect(await outOfSight(page, [showAtOnce(page), button(page, 'More')])).toEqual([]);
  const { height } = (await showAtOnce(page).boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(40);
  await showAtOnce(page).tap();
  await expect(mine).toBeVisible();
  await expect(programWhy(page).first()).toBeAttached();
});
