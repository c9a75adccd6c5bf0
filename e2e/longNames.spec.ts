import { expect, type Page } from '@playwright/test';
import { boxOf, button, heading, test } from './support/page';
import { openWarAt, CROWDED } from './support/savedWars';

/** The longest names, each of one word. */
const NAMES = { N: 'W'.repeat(40), S: 'M'.repeat(40) };

/** Expects every button, heading and paragraph of the card or the panel to lie within it. */
async function expectInside(page: Page, frame: string): Promise<void> {
  const { x, width } = await boxOf(page.locator(frame));
  for (const part of await page.locator(frame).locator('button, h1, h2, p').all()) {
    if (!(await part.isVisible())) continue;
    await expect
      .poll(
        async () => {
          const box = await boxOf(part);
          return box.x >= x && box.x + box.width <= x + width;
        },
        `${frame}: ${await part.textContent()}`,
      )
      .toBe(true);
  }
}

test('the longest names of one word stay within the card and the panel of a war', async ({
  page,
}) => {
  await page.goto('./#new');
  await page.getByRole('textbox', { name: 'The North' }).fill(NAMES.N);
  await page.getByRole('textbox', { name: 'The South' }).fill(NAMES.S);
  await button(page, 'Begin').click();
  await expect(heading(page, /deploys/)).toBeVisible();
  await expectInside(page, '.curtain-card');
  await button(page, /raise the curtain/).click();
  await expect(heading(page, 'The North deploys')).toBeVisible();
  await expectInside(page, '.panel');
});

test('they stay within the panel of a war under way and of its end', async ({ page }) => {
  await openWarAt(page, CROWDED, NAMES);
  await expect(heading(page, 'The North to move')).toBeVisible();
  await expectInside(page, '.panel');
  await button(page, 'More').click();
  await button(page, 'Surrender').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Surrender' }).click();
  await expect(heading(page, 'The South wins').first()).toBeVisible();
  await expectInside(page, '.panel');
});

test('they stay within the panel of Little Wars', async ({ page }) => {
  await page.goto('./#littlewars/new');
  await page.getByLabel('Red', { exact: true }).first().fill(NAMES.N);
  await page.getByLabel('Blue', { exact: true }).first().fill(NAMES.S);
  await button(page, 'Begin').click();
  await expectInside(page, '.curtain-card');
  await button(page, /^I am/).click();
  await expect(heading(page, /sets out/)).toBeVisible();
  await expectInside(page, '.lw-side');
});
