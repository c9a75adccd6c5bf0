import { expect, type Page } from '@playwright/test';
import { analysisOf, openAnalysis, openTab, PLANTED } from './support/analysis';
import { openLong, violations } from './support/history';
import {
  fromMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  button,
  heading,
  marks,
  test,
} from './support/page';
import { openWarAt } from './support/savedWars';
import { LAST_ATTACK } from './support/alone';

/** The latest announcement. */
const announcement = (page: Page) => page.locator('[aria-live]').first();

test(
  'a record is analysed to its end: by keys, with announcements and drawings, and tried as a study',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openAnalysis(page, PLANTED);
    const analysis = analysisOf(page);
    await button(page, 'Analyse').focus();
    await page.keyboard.press('Enter');
    await expect(analysis).toContainText('All turns are analysed.');
    await expect(announcement(page)).toContainText('All turns are analysed.');

    // The plot goes from turn to turn, and the board with it.
    const plot = page.getByRole('slider', { name: 'The course of the war' });
    await plot.focus();
    await page.keyboard.press('Home');
    await expect(plot).toHaveAttribute(
      'aria-valuetext',
      /^Turn 1, the North: then the North can expect \d+%, .* this turn cost \d+ points? of a hundred\./,
    );
    await expect(announcement(page)).toContainText(
      /The North could have destroyed the infantry on P3: .*xP3\./,
    );
    await expect(analysis).toContainText(/The best turn found: .*xP3\./);
    await expect(marks(page, 'arrow').first()).toBeVisible();
    await expect(page.locator('.past-ribbon')).toHaveText('The past: the start');
    await page.keyboard.press('ArrowRight');
    await expect(plot).toHaveAttribute('aria-valuenow', '2');
    await expect(page.locator('.past-ribbon')).toHaveText('The past: after turn 1 of 4');

    // The list has the same keys, the other way up.
    const list = page.getByRole('group', { name: 'Turns and what they cost' });
    await list.focus();
    await page.keyboard.press('ArrowUp');
    await expect(list.locator('[aria-current]')).toContainText('kill missed');
    expect(await violations(page)).toEqual([]);

    await button(page, 'Try from here').click();
    await expect(page).toHaveURL(/#study\//);
    await expect(page.locator('.study-tree')).toContainText('xP3');
    await expect(heading(page, /Planted, analysed/)).toBeVisible();
  },
);

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('from the end of a war', ONLY_EXHAUSTIVE, async ({ page }) => {
    await openWarAt(page, LAST_ATTACK, undefined, ['.', '.', 'xK8']);
    await button(page, 'Analyser').click();
    const analysis = analysisOf(page);
    await expect(analysis).toContainText('Tous les coups sont analysés.');
    await page.getByRole('slider', { name: 'Le cours de la guerre' }).focus();
    await page.keyboard.press('Home');
    await expect(analysis).toContainText(/Le Nord pouvait espérer \d+\s% avant ce coup/);
    await expect(analysis).toContainText(/Le Nord pouvait détruire l’infanterie en K8/);
  });
});

test(
  'leaving the history stops the worker; its results are retained',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    let workers = 0;
    page.on('worker', (worker) => {
      workers += 1;
      worker.on('close', () => (workers -= 1));
    });
    // A war of 300 turns, because one of fourteen may be analysed before a busy machine looks.
    await openLong(page, 'resign');
    await openTab(page);
    await button(page, 'Analyse').click();
    await expect(analysisOf(page)).toContainText(/^[1-9]\d* of 300 turns analysed/);
    await page.keyboard.press('h');
    await expect.poll(() => workers).toBe(0);
    await openTab(page);
    await expect(analysisOf(page)).toContainText(/^Stopped: [1-9]\d* of 300 turns are analysed\./);
    await button(page, 'Go on').click();
    await button(page, 'Stop').click();
    await expect.poll(() => workers).toBe(0);
  },
);

test(
  'a game of the library is read with the notes it comes with',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await fromMenu(page, 'Library');
    await button(page, 'More: The arsenals under siege').click();
    await button(page, 'Read with notes').click();
    await expect(analysisOf(page)).toContainText(
      /All turns are analysed\. The turns that decided, and what they cost: turn \d+ of the/,
    );
    await expect(page.locator('.past-ribbon')).toHaveText('The past: the start');
    await button(page, 'A turn forward').click();
    await expect(analysisOf(page)).toContainText(/The South could expect \d+% before this turn/);
    await expect(button(page, 'Analyse')).toHaveCount(0);
  },
);

test(
  'two people analyse their game once it is over, or where both allow hints',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, LAST_ATTACK, undefined, ['.', '.']);
    await openTab(page);
    await expect(page.locator('.history')).toContainText('A game of two people is analysed once');
    await expect(button(page, 'Analyse')).toHaveCount(0);
  },
);
