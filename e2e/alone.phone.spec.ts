import { expect } from '@playwright/test';
import { aloneForm, openAgainst, programWhy, showAtOnce } from './support/alone';
import { ONLY_EXHAUSTIVE, board, button, marks, outOfSight, rowsOf, test } from './support/page';

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

test('the board moves to the marches of a program', ONLY_EXHAUSTIVE, async ({ page }) => {
  await page.goto('./');
  const north = {
    A1: 'I',
    A2: 'I',
    A3: 'I',
    B1: 'I',
    B2: 'I',
    B3: 'I',
    C1: 'I',
    C2: 'I',
    B14: 'I',
  };
  const rows = rowsOf({ ...north, S24: 'c', T25: 'i' }).join('/');
  await openAgainst(page, `${rows} N B15,D8,T3,T23 - 1`, { South: 1 });
  await expect(board(page)).toBeVisible();
  await button(page, 'End the turn').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'End the turn', exact: true }).tap();
  await expect(marks(page, 'path').last()).toBeAttached();
  await expect(marks(page, 'path').last()).toBeInViewport({ ratio: 0.9 });
});
