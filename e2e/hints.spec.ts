import { expect, type Page } from '@playwright/test';
import { openWarAt } from './support/kept';
import { button, heading, marks, square, test } from './support/page';

/** North's cavalry can destroy the infantry on P3 by two moves; one move of the South's cuts it off from its arsenals. */
const START =
  '25/2R22/25/25/25/25/25/25/25/25/25/25/2C22/2C22/25/2i22/24i/25/25/25 N B15,D8,T3,T23 - 1';
const ALLOWED = [{ name: 'Hints', value: 'allowed' }];

const advice = (page: Page) => page.getByRole('region', { name: 'Advice' });

test('a hint is told in three steps and drawn; an order does away with it', async ({ page }) => {
  await openWarAt(page, START, undefined, [], ALLOWED);
  await advice(page).getByRole('button', { name: 'Hint' }).click();
  await expect(advice(page)).toContainText(/Look (around|at the line)|Make for/);
  await expect(marks(page, 'circled').first()).toBeVisible();
  await button(page, 'More of the hint').click();
  await expect(advice(page)).toContainText(/It begins with|No move is needed/);
  await button(page, 'More of the hint').click();
  await expect(advice(page)).toContainText('The orders: ');
  await expect(marks(page, 'arrow').first()).toBeVisible();
  await expect(button(page, 'That is all')).toBeVisible();
  await square(page, 'M3').click();
  await square(page, 'L3').click();
  await expect(marks(page, 'arrow')).toHaveCount(0);
  await expect(advice(page).getByRole('button', { name: 'Hint' })).toBeVisible();
});

test('before a turn ends the enemy’s best answer is told, by a key and to the ear too', async ({
  page,
}) => {
  await openWarAt(page, START, undefined, [], ALLOWED);
  await expect(advice(page)).toBeVisible();
  await page.keyboard.press('q');
  await expect(advice(page)).toContainText(/Sound: |Beware of the enemy/);
  await expect(
    page
      .locator('[aria-live]')
      .filter({ hasText: /Sound: |Beware/ })
      .first(),
  ).toBeAttached();
});

test('between two people it is off unless both allow it', async ({ page }) => {
  await openWarAt(page, START);
  await expect(heading(page, 'The North to move')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(advice(page)).toHaveCount(0);
});
