import { expect, type Locator, type Page } from '@playwright/test';
import { fromMenu, button, square } from './page';

/** The notice on the last order in a lesson. */
export const answer = (page: Page): Locator => page.locator('.lesson-notice');

/** Opens a lesson from headquarters by its title. */
export async function openLesson(page: Page, title: string): Promise<void> {
  await fromMenu(page, 'Learn the game');
  await button(page, new RegExp(title)).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Presses squares one after the other; `touch` as a finger does, each destination twice. */
export async function orders(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await square(page, name).click();
}

/** Marches by touch: the unit, its destination to be shown, and the destination again. */
export async function marchByTouch(page: Page, from: string, to: string): Promise<void> {
  for (const name of [from, to, to]) await square(page, name).tap();
}
