import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { ONLY_EXHAUSTIVE, button, heading, screen, test } from './support/page';

const lesson = (page: Page) => page.getByRole('region', { name: 'Winning' });
const step = (page: Page, number: number) =>
  expect(lesson(page)).toContainText(`Step ${number} of 8`);

/** Sends the chosen so far, by default towards the far side. */
async function march(page: Page, feet: number, inches: number, direction = 'north'): Promise<void> {
  const words = page.locator('details').filter({ hasText: 'Move the chosen by words' });
  if ((await words.getAttribute('open')) === null) await words.locator('summary').click();
  await words.getByLabel('Direction').selectOption(direction);
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
    await march(page, 1, 11);
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
    await march(page, 1, 0);
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

test('a charge of Kriegspiel is learned at its table', async ({ page }) => {
  const charges = page.getByRole('region', { name: 'Charges' });
  const at = (number: number) => expect(charges).toContainText(`Step ${number} of 9`);
  await page.goto('./#littlewars/kriegspiel');
  await button(page, 'Lesson: charges').click();
  await at(1);
  await button(page, 'Go').click();
  await button(page, /^Body A/).click();
  await march(page, 1, 0);
  await button(page, 'March there').click();
  // From there it is still too far, and the lesson says so.
  await expect(charges).toContainText('more than a foot away still');
  await march(page, 0, 9);
  await button(page, 'March there').click();
  await at(3);
  await button(page, 'End the move').click();
  await button(page, 'Go').click();
  await button(page, 'End the move').click();
  await at(5);
  await button(page, 'Go').click();
  await button(page, /^Body A/).click();
  await page.locator('summary').getByText('Charge', { exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await button(page, 'Charge').click();
  await at(6);
  await button(page, 'Settle').click();
  await button(page, 'End the move').click();
  await button(page, 'Go').click();
  await button(page, 'End the move').click();
  await button(page, 'Go').click();
  await at(8);
});

test(
  'shells and supply are learned to the end, and who errs is told so',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const supply = page.getByRole('region', { name: 'Shells and supply' });
    await page.goto('./#littlewars/learn/supply');
    await button(page, 'Go').click();
    await button(page, /^Gun G1/).click();
    await button(page, 'Look along the barrel').click();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('f');
    await expect(supply).toContainText('Step 4 of 7');
    await button(page, 'Leave the gun').click();
    await button(page, 'Supply').click();
    await expect(page.getByText(/between cut off waggon W1/)).toBeVisible();
    await button(page, /^Waggon W1/).click();
    await march(page, 0, 2, 'west');
    await button(page, 'March there').click();
    await expect(supply).toContainText('From there the line is still cut.');
    await button(page, 'Undo').click();
    await march(page, 0, 11, 'west');
    await button(page, 'March there').click();
    await expect(supply).toContainText('Step 5 of 7');
    await button(page, 'End the move').click();
    await button(page, 'Go').click();
    await button(page, 'End the move').click();
    await button(page, 'Go').click();
    await button(page, 'End the move').click();
    await expect(supply).toContainText('Done: that was the whole lesson.');
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
