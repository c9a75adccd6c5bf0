import { expect, type Page } from '@playwright/test';
import { redeploy } from './deployment';
import { fromMenu, openMenu, atHeadquarters, button, heading, square } from './page';
import { stops, type Visit } from './stops';

const ORDERS = ['Undo', 'Last turn', 'More', 'End the turn'];

async function endTurn(page: Page): Promise<void> {
  await button(page, 'End the turn').click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
}

/** A war's first turn, from the lots to a retreat that is due. */
export async function throughTheFirstTurn(page: Page, visit: Visit): Promise<void> {
  const { table, dialog, press } = stops(page, visit);
  await press('Draw lots');
  await table('lots drawn', 'Begin the war');
  await press('Begin the war');
  const north = heading(page, 'The North to move');
  const south = heading(page, 'The South to move');
  await table('war', ...ORDERS);
  await expect(north.or(south)).toBeVisible();
  if (await south.isVisible()) await endTurn(page);
  await expect(north).toBeVisible();
  await square(page, 'E8').click();
  await table('war, a unit chosen', ...ORDERS);
  await square(page, 'T25').click();
  await table('war, a refusal', ...ORDERS);
  await page.keyboard.press('Escape');
  await square(page, 'K12').click();
  await table('war, an attack laid open', 'Attack K12', 'Do not attack');
  await press('Do not attack');
  await throughTheMenu(page, visit);
  await press('End the turn');
  await dialog('war, orders left', 'Go on with the turn', 'End the turn');
  await press('Go on with the turn');
  await square(page, 'K12').click();
  await press('Attack K12');
  await dialog(
    'war, asked before an attack with moves left',
    'Go on with the turn',
    'Attack and end the turn',
  );
  await press('Attack and end the turn');
  await expect(south).toBeVisible();
  await table('war, a retreat due', ...ORDERS);
}

async function throughTheMenu(page: Page, visit: Visit): Promise<void> {
  const { bare, menu, table, dialog, press } = stops(page, visit);
  const open = async (name: string) => {
    await openMenu(page);
    await press(name);
  };
  await openMenu(page);
  await menu('war, the menu', 'Rule book', 'Keys', 'Settings', 'Surrender', 'Headquarters');
  await press('Settings');
  await dialog('war, the settings', 'Close');
  await page.getByLabel('Table between the players').check();
  await press('Close');
  await table('war, on a table', ...ORDERS);
  await open('Settings');
  await page.getByLabel('Table between the players').uncheck();
  await press('Close');
  await open('Who plays…');
  await dialog('war, who plays', 'Cancel', 'Apply');
  await press('Cancel');
  await page.keyboard.press('+');
  await button(page, 'The whole board').waitFor();
  await bare('war, from nearer', 'Closer');
  await page.keyboard.press('0');
  await open('Lists…');
  await dialog('war, the lists', 'Close');
  await press('Close');
  await open('Legend');
  await dialog('war, the legend', 'Close');
  await press('Close');
  await open('Keys');
  await dialog('war, the keys', 'Close');
  await press('Close');
  await open('Record…');
  await dialog('war, the record', 'Save as a file');
  await press('Close');
  await open('Offer a draw');
  await dialog('war, a draw offered', 'Fight on', 'Agree to the draw');
  await press('Fight on');
}

/** From the retreat on, through the history, to a surrender and back to headquarters. */
export async function toTheEnd(page: Page, visit: Visit): Promise<void> {
  const { bare, table, dialog, press } = stops(page, visit);
  await redeploy(page, 'K12', 'L11');
  await redeploy(page, 'O8', 'M10');
  await endTurn(page);
  await expect(heading(page, 'The North to move')).toBeVisible();
  await page.keyboard.press('t');
  await table('war, the last turn described, and threats', ...ORDERS);
  await press('History');
  await table('the history', 'Back to the present');
  await page.getByRole('radio', { name: 'Plots' }).check({ force: true });
  await expect(page.getByRole('slider', { name: /Strength/ })).toBeVisible();
  await table('the history, its plots', 'Back to the present');
  await press('Back to the present');
  await endTurn(page);
  await expect(heading(page, 'The South to move')).toBeVisible();
  await square(page, 'J13').click();
  await table('war, an attack that will be resisted', 'Attack J13', 'Do not attack');
  await press('Attack J13');
  await dialog('war, asked before an attack', 'Do not attack', 'Attack and end the turn');
  await page.keyboard.press('Escape');
  await press('Do not attack');
  await openMenu(page);
  await press('Surrender');
  await dialog('war, asked before surrender', 'Fight on', 'Surrender');
  await page.getByRole('dialog').getByRole('button', { name: 'Surrender' }).click();
  await expect(heading(page, 'The North wins')).toBeVisible();
  await table('end', 'Return match, sides changed', 'Headquarters');
  await press('Headquarters');
  await bare(
    'headquarters, a game that is over',
    'See how it ended',
    'Against the machine',
    'More',
  );
}

/** From headquarters to a game of the library that comes with its analysis, at a turn in which much was missed, and back. */
export async function withNotes(page: Page, visit: Visit): Promise<void> {
  const { table } = stops(page, visit);
  await fromMenu(page, 'Library');
  await button(page, /^More: /)
    .last()
    .click();
  await button(page, 'Read with notes').click();
  const course = page.getByRole('slider', { name: 'The course of the war' });
  await course.focus();
  await course.press('Home');
  await page.getByText('kill missed, cut missed').first().click();
  await table('the history, its analysis', 'Back to the end');
  await atHeadquarters(page);
}
