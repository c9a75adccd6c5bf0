import { expect, type Locator, type Page } from '@playwright/test';
import { button } from './page';

/** Opens the dialog of the templates. */
export async function openTemplates(page: Page): Promise<Locator> {
  await button(page, 'Templates').click();
  const dialog = page.getByRole('dialog', { name: 'Deployment templates' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The card of a template. */
export const template = (page: Page, name: string): Locator =>
  page.locator('details.template').filter({ has: page.getByText(name, { exact: true }) });

/** Saves what is placed under a name, and closes the dialog. */
export async function saveTemplate(page: Page, name: string): Promise<void> {
  const dialog = await openTemplates(page);
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Save what is placed' }).click();
  await expect(dialog.getByRole('status')).toHaveText(`“${name}” has been saved.`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
