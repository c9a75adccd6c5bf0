import { expect, type Page } from '@playwright/test';
import {
  AIM,
  atLittleWars,
  CHARGE,
  fightUntil,
  go,
  leave,
  MELEES,
  openBattle,
  replay,
  OVER,
  SHOT,
} from './littlewars';
import { throughKriegspiel } from './kriegspielTour';
import { button, heading } from './page';
import { stops, type Visit } from './stops';

/** Leads through every screen of Little Wars, and through a battle that is opened where there is most to see of it. */
export async function littleWarsTour(page: Page, visit: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atLittleWars(page);
  await toABattle(page, visit);
  await throughABattle(page, visit);
  await besideABattle(page, visit);
  await button(page, 'Close the rule book').click();
  await throughKriegspiel(page, visit);
}

async function toABattle(page: Page, visit: Visit): Promise<void> {
  const { bare, dialog, press } = stops(page, visit);
  await bare('headquarters', 'Play Hook’s Farm', /^New battle/, 'Rule book');
  await press('Against the machine');
  await bare('a battle against the program', 'Back', 'Begin');
  await press('Back');
  await press('New battle');
  await page.locator('.segments label').filter({ hasText: 'as you like' }).click();
  await bare('new battle', 'Back', 'Begin');
  await press('Lay out a country by hand');
  await page.getByLabel('Start from').selectOption('The Two Fords');
  await press('House');
  await bare('the country editor, with something wrong', 'Back');
  await page.getByLabel('Start from').selectOption('empty');
  await press('Red’s half');
  await bare('the country editor, with advice', 'Back', 'Fight over it');
  await press('Back');
  const country = page.getByRole('combobox', { name: 'The country' });
  await country.selectOption('generated');
  await press('Begin');
  const sides = page.getByRole('dialog', { name: 'Blue chooses a side' });
  await sides.locator('label').filter({ hasText: 'from the south' }).click();
  await dialog('the choice of a side');
  await page.keyboard.press('Escape');
  await country.selectOption('hooks-farm');
  await page.locator('.segments label').filter({ hasText: 'standard' }).first().click();
  await press('Begin');
  await bare('the curtain', 'I am Red');
  await press('I am Red');
  await bare('setting out', 'Headquarters');
  await press('Set out all the others');
  await page.locator('summary', { hasText: 'By inches' }).click();
  await bare('setting out, by inches', 'Seal');
  await press('Headquarters');
}

async function throughABattle(page: Page, visit: Visit): Promise<void> {
  const { bare, press } = stops(page, visit);
  await openBattle(page, CHARGE);
  await button(page, /^\d+ infantry/)
    .first()
    .click();
  for (const folded of [
    'Move the chosen by words',
    'One of them alone',
    'The enemy’s men and guns',
  ])
    await page.getByText(folded).click();
  await bare('a move, with contact', 'Undo', 'End the move', 'More');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await bare('the keys of a battle', 'Close');
  await press('Close');
  await leave(page);
  await openBattle(page, SHOT);
  await button(page, /^Gun G4/).click();
  await page.getByText('Fire by bearing and elevation').click();
  await bare('a gun', 'Look along the barrel', 'End the move');
  await press('Look along the barrel');
  await bare('the gunner’s view', 'Leave the gun', /^Fire.*left$/);
  await page.getByLabel('Bearing, in degrees').fill(AIM.bearing);
  await page.getByLabel('Elevation, in degrees').fill(AIM.elevation);
  await page.locator('.lw-inputs').getByRole('button', { name: 'Fire' }).click();
  await expect(page.locator('.gunner-message')).toContainText('dead');
  await bare('the gunner’s view, a shot described', 'Leave the gun');
  await leave(page);
  await openBattle(page, MELEES);
  await page.getByText('Choose who dies').first().click();
  await bare('the melees', 'Settle all as proposed', 'More');
  await leave(page);
  await openBattle(page, fightUntil('8. G4*'));
  await bare('between two moves', 'Go', 'More');
  await go(page);
  await leave(page);
  await openBattle(page, OVER);
  await bare('the end', 'Headquarters', 'Once more');
  await press('Headquarters');
}

async function besideABattle(page: Page, visit: Visit): Promise<void> {
  const { bare, press } = stops(page, visit);
  await press('Open a record');
  await page.getByLabel('Paste it here').fill('no record');
  await page.getByText('No battle could be read there.').waitFor();
  await bare('a record to be opened', 'Back');
  await press('Back');
  await press('Saved battles');
  await bare('the saved battles', /^Open /, /^More: /);
  await replay(page);
  await page.getByRole('slider', { name: 'Order' }).press('End');
  await bare('a battle looked at again', 'Back');
  await press('Back');
  await press('Back');
  await press('Lessons');
  await bare('the lessons', /The gun/);
  await press(/^Hand to hand/);
  await bare('a lesson', 'All lessons', 'Go');
  await press('All lessons');
  await press('Leave the lessons');
  await press('Rule book');
  await heading(page, 'The rules of Little Wars').waitFor();
  await bare('the rule book', 'Close the rule book');
}
