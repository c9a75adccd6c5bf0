import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { listen, lost, announcements } from './support/keyboard';
import { openWarAt } from './support/savedWars';
import { atRest } from './support/rest';
import { ONLY_EXHAUSTIVE, button, heading, marks, square, test } from './support/page';

/** North's cavalry can destroy the infantry on P3 by two moves; one move of the South's cuts it off from its arsenals. */
const START =
  '25/2R22/25/25/25/25/25/25/25/25/25/25/2C22/2C22/25/2i22/24i/25/25/25 N B15,D8,T3,T23 - 1';
const ALLOWED = [{ name: 'Hints', value: 'allowed' }];

const advice = (page: Page) => page.getByRole('region', { name: 'Advice' });

test('a hint is shown in three steps and drawn; an order removes it', async ({ page }) => {
  await openWarAt(page, START, undefined, [], ALLOWED);
  await advice(page).getByRole('button', { name: 'Hint' }).click();
  await expect(advice(page)).toContainText(/Look (around|at the line)|Make for/);
  await expect(marks(page, 'circled').first()).toBeVisible();
  await button(page, 'More of the hint').click();
  await expect(advice(page)).toContainText(/It begins with|No move is needed/);
  await button(page, 'More of the hint').click();
  await expect(advice(page)).toContainText('The orders: ');
  await expect(marks(page, 'arrow').first()).toBeVisible();
  await expect(button(page, 'That is all')).toBeVisible();
  await square(page, 'M3').click();
  await square(page, 'L3').click();
  await expect(marks(page, 'arrow')).toHaveCount(0);
  await expect(advice(page).getByRole('button', { name: 'Hint' })).toBeVisible();
});

test(
  'before a turn ends the enemy’s best answer is shown, by a key and announced too',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, START, undefined, [], ALLOWED);
    await expect(advice(page)).toBeVisible();
    await page.keyboard.press('q');
    await expect(advice(page)).toContainText(/Sound: |Beware of the enemy/);
    await expect(
      page
        .locator('[aria-live]')
        .filter({ hasText: /Sound: |Beware/ })
        .first(),
    ).toBeAttached();
  },
);

test('between two people it is off unless both allow it', ONLY_EXHAUSTIVE, async ({ page }) => {
  await openWarAt(page, START);
  await expect(heading(page, 'The North to move')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(advice(page)).toHaveCount(0);
});

const TRIED = { name: 'Analysis', value: 'allowed' };

async function tryFromHere(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await button(page, 'Try from here').click();
  await expect(page.getByRole('group', { name: 'The turns and their variations' })).toBeVisible();
}

test('in a study hints are available as in a game', ONLY_EXHAUSTIVE, async ({ page }) => {
  await openWarAt(page, START, undefined, [], [...ALLOWED, TRIED]);
  await tryFromHere(page);
  await advice(page).getByRole('button', { name: 'Hint' }).click();
  await expect(marks(page, 'circled').first()).toBeVisible();
  await page.keyboard.press('y');
  await page.keyboard.press('y');
  await expect(advice(page)).toContainText('The orders: ');
  await expect(marks(page, 'arrow').first()).toBeVisible();
  await button(page, 'Is this sound?').click();
  await expect(advice(page)).toContainText(/Sound: |Beware of the enemy/);
  expect(await axeFaults(page)).toEqual([]);
});

test(
  'a study is no way around a game that two people play without them',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, START, undefined, [], [TRIED]);
    await tryFromHere(page);
    await expect(advice(page)).toHaveCount(0);
    await listen(page);
    // Nothing visible shows that the key's handler has loaded.
    await atRest(page);
    await page.keyboard.press('y');
    await expect
      .poll(() => announcements(page))
      .toContainEqual(expect.stringContaining('Studies give no hints'));
  },
);

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('a hint and the enemy’s answer by key and ear', ONLY_EXHAUSTIVE, async ({ page }) => {
    await openWarAt(page, START, undefined, [], ALLOWED);
    await expect(page.getByRole('region', { name: 'Conseils' })).toBeVisible();
    await listen(page);
    await square(page, 'M3').focus();
    const announced = async (): Promise<string> => (await announcements(page)).join('\n');
    for (const [key, words] of [
      ['y', /Regardez |Marchez vers /],
      ['y', /Cela commence par l’unité en |Aucun mouvement /],
      ['y', /Les ordres[^:]*: /],
      ['q', /Solide[^:]*: |Attention à la meilleure réponse/],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(announced).toMatch(words);
    }
    await expect.poll(() => lost(page)).toEqual([]);
  });
});
