import { expect } from '@playwright/test';
import { violations } from './support/history';
import { button, heading, square, test } from './support/page';

test('on a phone a finger places from the box, moves and removes, and fixes faults', async ({
  page,
}) => {
  await page.goto('./#edit');
  await expect(heading(page, 'Position editor')).toBeVisible();
  await page.getByLabel('Start from…').selectOption({ index: 2 });
  await expect(heading(page, 'This position has no faults.')).toBeVisible();
  await button(page, /^North cavalry/).tap();
  await square(page, 'E9').tap();
  await expect(square(page, 'E9')).toHaveAccessibleName(/one too many/);
  await expect(heading(page, '1 fault')).toBeVisible();
  // An element half scrolled out of view is measured by its visible part.
  await page.getByLabel('B15, North').evaluate((tick) => tick.scrollIntoView({ block: 'center' }));
  expect(await violations(page)).toEqual([]);
  await button(page, 'Take away the cavalry on E9').tap();
  await expect(heading(page, 'This position has no faults.')).toBeVisible();
});
