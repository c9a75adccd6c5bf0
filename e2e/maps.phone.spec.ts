import { expect } from '@playwright/test';
import { board, boxOf, button, heading, square, test } from './support/page';
import { paste } from './support/records';

test('a war to its end on the smallest map, by taps', async ({ page }) => {
  await page.goto('./');
  await paste(
    page,
    '[Map "combe"]\n[Position "15/15/15/15/15/15/15/15/3I11/15/15/14i N B4,C13,J3 - 31"]\n',
  );
  await button(page, 'Open this game').tap();
  await expect(square(page, 'I4')).toBeVisible();
  const frame = await boxOf(board(page));
  expect(frame.x).toBeGreaterThanOrEqual(0);
  expect(frame.x + frame.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await square(page, 'I4').tap();
  await square(page, 'J3').tap();
  await square(page, 'J3').tap();
  await expect(heading(page, 'The North wins')).toBeVisible();
});
