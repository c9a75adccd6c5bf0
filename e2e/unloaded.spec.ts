import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { ONLY_EXHAUSTIVE } from './support/page';

const SAYS = ['The game could not be loaded', 'Le jeu n’a pas pu être chargé'] as const;
async function saysSo(page: Page): Promise<void> {
  for (const words of SAYS) await expect(page.getByText(words, { exact: true })).toBeVisible();
}

test('a page without its main program reports that, in both languages', async ({ page }) => {
  await page.route(/first-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('./');
  await expect(page.getByText(SAYS[0], { exact: true })).toBeHidden();
  // It waits as long as a slow network may take, by a time of its style sheet.
  await page.evaluate(() => document.getAnimations().forEach((waiting) => waiting.finish()));
  await saysSo(page);
});

test('a page that has lost all its files reports that at once', async ({ page }) => {
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
  await page.goto('./');
  await saysSo(page);
});

test('a page without its messages reports that at once', ONLY_EXHAUSTIVE, async ({ page }) => {
  await page.route(/\/shell-[\w-]{6,7}\.json$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('./');
  await saysSo(page);
});

test('a page opened as a file reports that', async ({ page }) => {
  await page.goto(pathToFileURL('dist/index.html').href);
  await saysSo(page);
  await expect(page.getByText('Opened as a file')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a page reports that', async ({ page }) => {
    await page.goto('./');
    await saysSo(page);
    await expect(page.getByText('It needs JavaScript')).toBeVisible();
    await expect(page.getByText('Il a besoin de JavaScript')).toBeVisible();
  });
});
