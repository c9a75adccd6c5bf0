import { expect, type Page } from '@playwright/test';
import { fromMenu, board, button } from './page';
import type { Visit } from './stops';

const ORDERS = ['Undo', 'Last turn', 'More', 'End the turn'];

/** A war to a clock, from headquarters and back there: its faces, the card while it is stopped, what the plots say of time. */
export async function throughATimedWar(page: Page, visit: Visit): Promise<void> {
  const press = (name: string): Promise<void> => button(page, name).click();
  const stop = async (name: string, onBoard: boolean, ...shown: string[]): Promise<void> => {
    for (const label of shown.slice(-1)) await button(page, label).first().waitFor();
    await visit({ name, board: onBoard, shown });
  };
  await fromMenu(page, 'New game');
  await page.getByRole('radio', { name: 'An opening', exact: true }).check();
  await page.getByRole('radio', { name: 'Whole war', exact: true }).check({ force: true });
  await stop('new game, to a clock', false, 'Back', 'Begin');
  await press('Begin');
  await press('Draw lots');
  await press('Begin the war');
  await expect(board(page)).toBeVisible();
  await stop('war, to a clock', true, ...ORDERS);
  for (let turn = 1; turn <= 2; turn++) {
    await press('End the turn');
    await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
  }
  await press('History');
  await stop('the history, to a clock', true, 'Back to the present');
  await page.getByRole('radio', { name: 'Plots' }).check({ force: true });
  await expect(page.getByRole('slider', { name: /Strength/ })).toBeVisible();
  await stop('the history, its plots of time', true, 'Back to the present');
  await press('Back to the present');
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: 'The clock is stopped' })).toBeVisible();
  await stop('war, its clock stopped', true, 'Headquarters', 'Go on');
  await page.getByRole('dialog').getByRole('button', { name: 'Headquarters' }).click();
}
