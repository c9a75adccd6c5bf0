import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { axeFaults } from './support/axe';
import { expectUnits, newGame, NORTH, place, deployArmy, seal, textOf } from './support/deployment';
import { ONLY_EXHAUSTIVE, atHeadquarters, button, heading, test } from './support/page';
import { openTemplates, saveTemplate, template } from './support/templates';

test(
  'a template is saved, loaded, turned for the other side, mirrored, exported, imported and deleted',
  ONLY_EXHAUSTIVE,
  async ({ page, browser, baseURL }) => {
    await atHeadquarters(page);
    await newGame(page, { beginning: 'Open' });
    const dialog = await openTemplates(page);
    await expect(dialog).toContainText('Nothing has been placed yet');
    await page.keyboard.press('Escape');

    // An unfinished one, and a whole army.
    await place(page, 'Infantry', 'C16', 'A1');
    await saveTemplate(page, 'Two forward');
    await page.reload();
    await button(page, 'Clear').click();
    await deployArmy(page, NORTH);
    await saveTemplate(page, 'Whole army');
    await openTemplates(page);
    await expect(template(page, 'Two forward')).toContainText('The North, 2 units of 17');
    await expect(template(page, 'Whole army').locator('svg path[data-side="N"]')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    // East and west changed: C16 comes on the mountain C10.
    await template(page, 'Two forward').locator('summary').click();
    await template(page, 'Two forward').getByLabel('Swap east and west').check();
    await expect(dialog).toContainText('1 unit would stand on a mountain and stays in the tray.');
    await button(page, 'Load “Two forward”').click();
    await expectUnits(page, { A25: 'North infantry' });
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Templates')).toBeFocused();

    await openTemplates(page);
    await template(page, 'Whole army').locator('summary').click();
    await button(page, 'Export “Whole army”').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download').click(),
    ]);
    expect(file.suggestedFilename()).toBe('template-Whole-army.txt');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(
      /^\[Template "Whole army"\]\n\[Position "25\/.* N B15,D8,T3,T23 - 1"\]\n$/,
    );
    await button(page, 'Load “Whole army”').click();
    await seal(page);

    // The South has the North's turned half round.
    await expect(heading(page, 'The South deploys')).toBeVisible();
    await openTemplates(page);
    await template(page, 'Two forward').locator('summary').click();
    await expect(dialog).toContainText('Saved by the North: it is rotated by half a turn for you.');
    await button(page, 'Load “Two forward”').click();
    await expectUnits(page, { R10: 'South infantry', T25: 'South infantry' }, 'South');

    await openTemplates(page);
    await template(page, 'Two forward').locator('summary').click();
    await button(page, 'Rename “Two forward”').click();
    await page.getByLabel('New name of “Two forward”').fill('Forlorn hope');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('It is now called “Forlorn hope”.');
    await button(page, 'Delete “Forlorn hope”').click();
    await button(page, 'Delete it').click();
    await expect(dialog.getByRole('status')).toHaveText('“Forlorn hope” has been deleted.');
    await page.keyboard.press('Escape');
    await page.reload();
    await openTemplates(page);
    await expect(page.getByRole('list', { name: 'Saved templates' }).locator('> li')).toHaveCount(
      1,
    );

    // In another browser: a spoilt text is refused with its places and stays; the whole one comes in.
    const context = await browser.newContext({ baseURL: baseURL! });
    const other = await context.newPage();
    await atHeadquarters(other);
    await newGame(other, { beginning: 'Open' });
    const there = await openTemplates(other);
    await there.getByText('Import', { exact: true }).first().click();
    const field = there.getByLabel('Templates as text');
    await there.getByLabel('Or a file').setInputFiles({
      name: 'spoilt.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text.replace('/4S4I15/', '/4S4X15/')),
    });
    await expect(field).toHaveValue(/4S4X15/);
    await there.getByRole('button', { name: 'Import' }).click();
    await expect(there.getByRole('alert')).toContainText(
      'Line 2, column 32: Row F: “X” is not a unit.',
    );
    await expect(field).toHaveValue(/4S4X15/);
    await field.fill(text);
    await there.getByRole('button', { name: 'Import' }).click();
    await template(other, 'Whole army').locator('summary').click();
    await button(other, 'Load “Whole army”').click();
    await expectUnits(other, textOf('North', NORTH));
    await context.close();
  },
);
