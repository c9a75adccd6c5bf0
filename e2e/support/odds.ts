import { expect, type Page } from '@playwright/test';
import { loadOpening, sealButton } from './deployment';
import { listen } from './keyboard';
import { fromMenu, atHeadquarters, button, heading, screen, square, unitsOn } from './page';
import { paste, savedRecord } from './records';

/** A game in which the North gives two cavalry, an arsenal and the first turn, from the form to its record, read back. */
export async function givenOdds(page: Page): Promise<void> {
  await atHeadquarters(page);
  await fromMenu(page, 'New game');
  await page.getByRole('radio', { name: 'Open', exact: true }).check();
  const odds = page.locator('.hq-odds');
  await expect(odds.locator('summary')).toHaveText('Handicap none');
  await odds.locator('summary').click();
  await odds.getByText('The North', { exact: true }).click();
  const sum = odds.getByRole('status');
  await expect(sum).toHaveText('Nothing is given yet: the game is even.');
  await odds.getByLabel('Cavalry').selectOption('2');
  await odds.getByLabel('B15').check();
  await odds.getByLabel('D8').check();
  // What cannot be given is reported, and nothing begins.
  await expect(sum).toHaveText('At least one arsenal of the North has to stay.');
  await odds.locator('summary').click();
  await button(page, 'Begin').click();
  await expect(sum).toBeFocused();
  await odds.getByLabel('D8').uncheck();
  await odds.getByLabel('The first turn').check();
  const sentence = 'The North gives 2 cavalry, the arsenal at B15 and the first turn.';
  await expect(sum).toHaveText(sentence);
  await button(page, 'Begin').click();

  await expect(heading(page, 'The North deploys')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cavalry: 2 left' })).toBeVisible();
  await expect(page.locator('.deployment-given')).toContainText(sentence);
  await listen(page);
  await loadOpening(page, 'Classic');
  await expect
    .poll(() => page.evaluate(() => window.announced.join(' ')))
    .toContain('2 units of the opening are left out: they are given.');
  const armyOf = async (side: 'North' | 'South') => Object.keys(await unitsOn(page, side)).length;
  await expect.poll(() => armyOf('North')).toBe(15);
  await expect(page.locator('.deployment-state')).toContainText('All 15 units are placed.');
  await sealHowever(page);
  await expect(heading(page, 'The South deploys')).toBeVisible();
  await loadOpening(page, 'Classic');
  await sealHowever(page);

  await expect(heading(page, 'Both armies in place')).toBeVisible();
  await expect(button(page, 'Draw lots')).toHaveCount(0);
  await expect(screen(page).getByRole('status')).toHaveText(
    'No lots are drawn: the first turn is given to the South.',
  );
  await button(page, 'Begin the war').click();
  await expect(heading(page, 'The South to move')).toBeVisible();
  const units = await unitsOn(page);
  // The arsenal is not in this game, and has not fallen.
  await expect(square(page, 'B15')).toHaveAttribute(
    'aria-label',
    'B15, arsenal of the North, not in this game: given as a handicap',
  );
  await expect(page.locator('.board-map [data-arsenal="given"]')).toHaveCount(1);
  await expect(page.locator('.board-map [data-arsenal="fallen"]')).toHaveCount(0);
  const record = await savedRecord(page);
  expect(record).toContain('[Handicap "N 2C B15 first"]');

  await paste(page, record);
  const facts = page.locator('.record-facts');
  await expect(facts).toContainText(sentence);
  await button(page, 'Open this game').click();
  const abandon = button(page, 'Give it up and begin');
  await expect(abandon.or(page.locator('main.table')).first()).toBeVisible();
  if (await abandon.isVisible()) await abandon.click();
  await expect(heading(page, 'The South to move')).toBeVisible();
  await expect.poll(() => unitsOn(page)).toEqual(units);
  expect(await savedRecord(page)).toBe(record);
}

async function sealHowever(page: Page): Promise<void> {
  await sealButton(page).click();
  const anyway = button(page, 'Seal it');
  const next = heading(page, /The South deploys|Both armies in place/);
  await expect(anyway.or(next).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
}
