import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { ONLY_EXHAUSTIVE, button, heading, screen, test } from './support/page';

const lesson = (page: Page) => page.getByRole('region', { name: 'Winning' });
const step = (page: Page, number: number) =>
  expect(lesson(page)).toContainText(`Step ${number} of 8`);

/** Sends the chosen so many inches towards the far side. */
async function north(page: Page, feet: number, inches: number): Promise<void> {
  const words = page.locator('details').filter({ hasText: 'Move the chosen by words' });
  if ((await words.getAttribute('open')) === null) await words.locator('summary').click();
  await words.getByLabel('Direction').selectOption('north');
  await words.getByLabel('Feet').fill(String(feet));
  await words.getByLabel('Inches').fill(String(inches));
  await words.getByRole('button', { name: 'Move', exact: true }).click();
}

/** Ends a move in which nothing was done, which is asked about. */
async function wait(page: Page): Promise<void> {
  await button(page, 'End the move').click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the move' }).click();
}

test(
  'a lesson is played to its end, remembered as finished, and left; it is no battle of one’s own',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#littlewars');
    await button(page, 'Lessons').click();
    await expect(heading(page, 'Lessons')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await button(page, /^Winning/).click();
    await step(page, 1);
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'Go').click();
    await step(page, 2);
    await button(page, /^4 cavalry/).click();
    await north(page, 1, 11);
    await step(page, 3);
    // What is taken back leaves the step done.
    await button(page, 'Undo').click();
    await step(page, 3);
    await button(page, 'Redo').click();
    await button(page, 'End the move').click();
    await step(page, 4);
    await button(page, 'Go').click();
    await wait(page);
    await step(page, 5);
    await button(page, 'Go').click();
    await button(page, /^4 cavalry/).click();
    await north(page, 1, 0);
    await step(page, 6);
    await button(page, 'End the move').click();
    await step(page, 7);
    await button(page, 'Go').click();
    await button(page, /^3 infantry/).click();
    await button(page, 'Leave over the back line').click();
    await step(page, 8);
    await button(page, 'End the move').click();
    await expect(lesson(page)).toContainText('Done: that was the whole lesson.');
    await button(page, 'All lessons').click();
    await expect(screen(page).getByText('done', { exact: true })).toHaveCount(1);
    await page.reload();
    await expect(screen(page).getByText('done', { exact: true })).toHaveCount(1);
    await page.goto('./#littlewars');
    await expect(button(page, 'Play Hook’s Farm')).toBeVisible();
    await expect(button(page, 'Go on with the battle')).toHaveCount(0);
  },
);

test(
  'the rule book is searched, read in French, and closed where one was',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#littlewars');
    await button(page, 'Rule book').click();
    await expect(heading(page, 'The rules of Little Wars')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('escort');
    await expect(page.getByText('1 rule found')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Prisoners')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Rule book')).toBeFocused();
    await page.getByText('Français').click();
    await button(page, 'Livre des règles').click();
    await expect(heading(page, 'Les règles de Little Wars')).toBeFocused();
    await page.keyboard.press('Escape');
    // A page that was opened at the one game has the words of the other too.
    await button(page, 'Le Jeu de la Guerre').click();
    await expect(button(page, 'À deux devant cet écran')).toBeVisible();
  },
);
