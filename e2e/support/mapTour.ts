import { expect, type Page } from '@playwright/test';
import { fromMenu, board, button, heading } from './page';
import type { Visit } from './stops';

/** A war on a map, its position in the editor, and the map in that of maps; from headquarters. */
export async function throughAMap(page: Page, map: string, visit: Visit): Promise<void> {
  const press = (name: string) => button(page, name).click();
  const stop = async (name: string, ...shown: string[]) => {
    await expect(board(page)).toBeVisible();
    await visit({ name: `${map}, ${name}`, board: true, shown });
  };
  await fromMenu(page, 'New game');
  await page.getByRole('radio', { name: map }).check();
  await page.getByRole('radio', { name: 'An opening', exact: true }).check();
  await press('Begin');
  await press('Draw lots');
  await press('Begin the war');
  await expect(heading(page, /to move/)).toBeVisible();
  await stop('war', 'Undo', 'Last turn', 'More', 'End the turn');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect(page.getByRole('main')).toContainText('Turn 2');
  await press('History');
  // What is past may always be tried and edited.
  await expect(page.locator('.history-list')).toBeVisible();
  await page.keyboard.press('Home');
  await press('Edit this position');
  await heading(page, 'Position editor').waitFor();
  await stop('the position editor', 'More', 'Play it…');
  await page.goto('./#map');
  await heading(page, 'Map editor').waitFor();
  await press('More');
  await press('New map…');
  await page.getByLabel('Start from').selectOption(map);
  await press('Begin');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${map}, changed`);
  await stop('the map editor', 'More', 'Undo', 'Play on it…');
}
