import { expect, type Page } from '@playwright/test';
import { answer } from './lessons';
import { button, screen, square } from './page';

/** Opens the list of the problems. */
export async function openProblems(page: Page): Promise<void> {
  await page.goto('./#problems');
  // The static page before its program has run has headings of its own.
  await expect(page.locator('main.menu-page h1')).toBeVisible();
}

/** The orders in the third step of the hint: `H5-G7`, `xK15`. The board is one to give orders on. */
export async function hintedOrders(page: Page, hint = 'Hint'): Promise<string[]> {
  for (const step of [1, 2, 3]) {
    await button(page, new RegExp(`^${hint} ${step} `)).click();
    await expect(answer(page)).not.toBeEmpty();
  }
  await expect(answer(page)).toContainText(/\b[A-T]\d+-[A-T]\d+|\bx[A-T]\d+/);
  const text = (await answer(page).textContent()) ?? '';
  return text.match(/[A-T]\d+-[A-T]\d+|x[A-T]\d+/g) ?? [];
}

/** Gives an order by pressing squares, as a mouse does; an attack by its button. */
export async function giveOrder(page: Page, order: string): Promise<void> {
  const [from = '', to] = order.replace('x', '').split('-');
  await square(page, from).click();
  if (to === undefined) await button(page, `Attack ${from}`).click();
  else await square(page, to).click();
}

/** Opens the first problem of a kind in the list. */
export async function openFirst(page: Page, kind: string): Promise<void> {
  await screen(page).getByText(kind, { exact: true }).click();
  await expect(page.getByRole('radio', { name: kind, exact: true })).toBeChecked();
  await page.locator('.problem-list').getByRole('button').first().click();
  await expect(page.getByRole('grid')).toBeVisible();
}

const KEY = 'game-of-war/problems';

/** How many problems the browser keeps as solved. */
export const solvedSaved = (page: Page): Promise<number> =>
  page.evaluate((key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as string[]).length, KEY);
