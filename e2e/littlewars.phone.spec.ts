import { expect } from '@playwright/test';
import { axeFaults } from './support/axe';
import { atLittleWars, MELEES } from './support/littlewars';
import { button, heading, ONLY_EXHAUSTIVE, test } from './support/page';

test.use({ locale: 'fr-FR' });

test('Hook’s Farm on a phone, in French: a body is sent by words, undone, and the move ended', async ({
  page,
}) => {
  await page.goto('./#littlewars');
  await expect(heading(page, 'Little Wars')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await button(page, 'Depuis le début').tap();
  await expect(heading(page, 'À Rouge de jouer')).toBeVisible();
  await button(page, 'Partez').tap();
  await expect(heading(page, 'Rouge joue')).toBeVisible();
  // Nothing lies beside the page.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);
  // The list of men and guns lies over the page, and what is chosen in it is remembered past a reload.
  await button(page, 'Hommes et canons').tap();
  expect(await axeFaults(page)).toEqual([]);
  await button(page, /^13 fantassins/).tap();
  await button(page, 'Retenir ce groupe').tap();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('little-wars/game')))
    .toContain('"letter":"A"');
  await page.reload();
  // Nobody looks at the field without time.
  await button(page, 'Relancer la pendule').tap();
  await button(page, 'Hommes et canons').tap();
  await button(page, /^Groupe A.*13 fantassins/).tap();
  await page.getByText('Déplacer la sélection par écrit').tap();
  await page.getByLabel('Pieds').fill('0');
  await page.getByLabel('Pouces').fill('6');
  await button(page, 'Déplacer').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Les déplacer' }).tap();
  await expect(page.locator('.lw-top > p').first()).toHaveText('13 hommes déplacés.');
  await button(page, 'Annuler').tap();
  await expect(button(page, 'Annuler')).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  await button(page, 'Terminer').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminer' }).tap();
  await expect(heading(page, 'À Bleu de jouer')).toBeVisible();
});

test(
  'in the course of Hook’s Farm the note of a move is in sight once the move is chosen',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#littlewars/replay/hooks-farm');
    const note = page.locator('.lw-replay-note');
    for (const move of [/^Mouvement 7\W+Bleu/, /^Mouvement 2\W+Rouge/]) {
      await button(page, move).tap();
      await expect(button(page, move)).toHaveAttribute('aria-current', 'step');
      await expect(note).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'who dies in a melee is in sight once the choice is opened',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atLittleWars(page);
    await button(page, 'Ouvrir une bataille').tap();
    await page.getByRole('textbox').fill(MELEES);
    await button(page, /^Ouvrir cette/).tap();
    await page.getByText('Choisir qui meurt et qui est pris').first().tap();
    await expect(page.getByRole('checkbox').first()).toBeInViewport({ ratio: 1 });
  },
);
