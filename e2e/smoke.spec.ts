import { expect, test } from '@playwright/test';

test('the built game opens under a sub-path, and nothing fails meanwhile', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('./');
  await expect(page).toHaveTitle('The Game of War');
  await expect(page.getByRole('heading', { name: 'The Game of War' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a page whose messages do not arrive reports that, and is not blank', async ({ page }) => {
  await page.route('**/assets/first-*.json', (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('The game could not be loaded');
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The Game of War' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
