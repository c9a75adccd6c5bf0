import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { button, ONLY_EXHAUSTIVE, test } from './support/page';

const score = (page: Page) => page.locator('.lw-lesson-count');

test('a stranger fires within three presses of the page, and the shot stays over a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#littlewars');
  let presses = 0;
  const press = async (name: string | RegExp): Promise<void> => {
    presses += 1;
    await button(page, name).click();
  };
  await press('Target practice');
  await press(/^Fire/);
  await expect(score(page)).toContainText('1 of 20 shots');
  expect(presses).toBeLessThanOrEqual(3);
  await page.reload();
  await expect(score(page)).toContainText('1 of 20 shots');
});

test(
  'target practice by keys: aimed, fired, at another distance, and left',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#littlewars');
    await button(page, 'Target practice').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('application')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('f');
    await expect(score(page)).toContainText('1 of 20 shots');
    await button(page, 'Far').click();
    await expect(score(page)).toContainText('0 of 20 shots');
    await expect(page).toHaveURL(/practice\/far$/);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Target practice')).toBeFocused();
  },
);
