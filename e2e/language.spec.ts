import { expect, type Locator, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import {
  fromMenu,
  ONLY_EXHAUSTIVE,
  button,
  heading,
  preferred,
  square,
  test,
} from './support/page';

test.use({ locale: 'fr-FR' });

/** The page is in its declared language, and accessible. */
async function expectFrench(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(/^(.+ – )?Le Jeu de la Guerre$/);
  expect.soft(await axeFaults(page)).toEqual([]);
}

/** Presses an entry of headquarters' menu. */
const fromPlus = async (page: Page, entry: string): Promise<void> => {
  await button(page, 'Plus').click();
  const menu = page.getByRole('group', { name: 'Plus', exact: true });
  await menu.getByRole('button', { name: entry, exact: true }).click();
};

/** The orders of the North, wherever the lots fell. */
async function northToMove(page: Page): Promise<void> {
  await fromPlus(page, 'Nouvelle partie');
  await page.getByRole('radio', { name: 'Une ouverture' }).check();
  await button(page, 'Commencer').click();
  await button(page, 'Tirer au sort').click();
  await button(page, 'Commencer la guerre').click();
  await expect(heading(page, /^Au (Nord|Sud) de jouer$/)).toBeVisible();
  if (await heading(page, 'Au Nord de jouer').isVisible()) return;
  await button(page, 'Finir le coup').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finir le coup' }).click();
  await expect(heading(page, 'Au Nord de jouer')).toBeVisible();
}

test('a French browser finds the game in French, rules and refusals included', async ({ page }) => {
  await page.goto('./');
  await expect(heading(page, 'Le Jeu de la Guerre')).toBeVisible();
  await expectFrench(page);

  await northToMove(page);
  await square(page, 'G8').click();
  await square(page, 'A25').click();
  await expect(
    page
      .getByRole('main')
      .getByText('A25 est à 17 cases\u202f; l’artillerie à pied marche de 1 case par coup.'),
  ).toBeVisible();
  await expect(square(page, 'G3')).toHaveAttribute(
    'aria-label',
    'G3, cavalerie du Nord, en liaison, peut marcher',
  );
  await expectFrench(page);

  await page.goto('./');
  await fromPlus(page, 'Règle du jeu');
  await expect(heading(page, 'En une minute')).toBeVisible();
  await page.getByRole('searchbox').fill('forteresse charge');
  await expect(heading(page, 'Pas de charge contre une case-col ou une forteresse')).toBeVisible();
  await expectFrench(page);
});

test(
  'the language is changed at headquarters, in the settings, and permanently',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./');
    await page.getByText('English', { exact: true }).click();
    await expect(button(page, 'Two at this screen')).toBeVisible();
    await expect.poll(() => preferred(page, 'language')).toBe('en');
    await page.reload();
    await expect(button(page, 'Two at this screen')).toBeVisible();
    await expect(page).toHaveTitle('The Game of War');

    await fromMenu(page, 'Settings');
    await page.getByRole('dialog').getByText('Français').click();
    await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
    await expectFrench(page);
    await expect.poll(() => preferred(page, 'language')).toBe('fr');
    await page.reload();
    await expect(button(page, 'Contre la machine')).toBeVisible();
  },
);

test(
  'names in another language than the page’s are marked with it',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./');
    await fromPlus(page, 'Nouvelle partie');
    await expect(page.getByText('Bracken', { exact: true }).first()).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Résumé', { exact: true }).first()).toHaveAttribute('lang', 'fr');
    await page.getByRole('radio', { name: 'Une ouverture' }).check();
    const option = (name: string) => page.locator('option', { hasText: name });
    await expect(option('Pump House')).toHaveAttribute('lang', 'en');
    await expect(option('Classique')).toHaveAttribute('lang', 'fr');
    await button(page, 'Retour').click();

    await fromPlus(page, 'Règle du jeu');
    for (const title of ['The Rules of the Game of War', 'Guy Debord: Revolutionary'])
      await expect(page.getByText(title, { exact: true })).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Fermer la règle du jeu' }).click();
    await fromPlus(page, 'Réglages');
    await page.getByText('À propos').click();
    await expect(page.getByText('SIL Open Font License', { exact: true })).toHaveAttribute(
      'lang',
      'en',
    );
    await page.getByRole('dialog').getByText('English').click();
    await expect(page.getByText('Le Jeu de la Guerre', { exact: true })).toHaveAttribute(
      'lang',
      'fr',
    );
  },
);

test(
  'every screen has one heading of its own, which titles the page',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    /** Of what lies over the page alone: what is beneath is inert, and nobody meets it. */
    async function expectTitled(name: string, room: Locator = page.locator('body')): Promise<void> {
      await expect(room.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(room.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveTitle(`${name} – Le Jeu de la Guerre`);
    }
    await page.goto('./');
    await expect(page).toHaveTitle('Le Jeu de la Guerre');
    await fromPlus(page, 'Bibliothèque');
    await expectTitled('Bibliothèque');
    await button(page, 'Retour').click();
    await expect(page).toHaveTitle('Le Jeu de la Guerre');
    await fromPlus(page, 'Ouvrir une partie');
    await expectTitled('Ouvrir une partie');
    await button(page, 'Retour').click();
    await fromPlus(page, 'Apprendre le jeu');
    await expectTitled('Apprendre le jeu');
    await page.goto('./');
    await fromPlus(page, 'Règle du jeu');
    await expectTitled('Règle du jeu', page.locator('dialog[open]'));
    await page.getByRole('button', { name: 'Fermer la règle du jeu' }).click();
    await expect(page).toHaveTitle('Le Jeu de la Guerre');
    await northToMove(page);
    await expectTitled('Au Nord de jouer');
    await button(page, 'Finir le coup').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finir le coup' }).click();
    await expectTitled('Au Sud de jouer');
    await button(page, 'Historique').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^Coup \d+ – Le Jeu de la Guerre$/);
  },
);

test('a page in one language loads nothing of the other', ONLY_EXHAUSTIVE, async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    // Messages that arrive after this check are not read.
    if (/\.(js|json)$/.test(response.url())) texts.push(response.text().catch(() => ''));
  });
  await page.goto('./');
  await expect(button(page, 'Contre la machine')).toBeVisible();
  const loaded = (await Promise.all(texts)).join('\n');
  expect(loaded).toContain('Nouvelle partie');
  expect(loaded).not.toContain('Begin the war');
});
