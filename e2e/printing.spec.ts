import { expect, type Page } from '@playwright/test';
import {
  loadOpening,
  newGame,
  deployArmy,
  raiseCurtain,
  seal,
  SOUTH,
  UNITS,
  NORTH,
  expectUnits,
  textOf,
} from './support/deployment';
import { fromMenu, atHeadquarters, button, test } from './support/page';
import { openTemplates } from './support/templates';

/** Counts the times the page is printed, since nobody answers the browser’s own question here. */
async function withPrinter(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    // A PDF made by the test is no end of printing.
    window.addEventListener('afterprint', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    });
    Object.assign(window, { printed: 0, print: () => ((window as never as Printed).printed += 1) });
  });
  return () => page.evaluate(() => (window as never as Printed).printed);
}
interface Printed {
  printed: number;
}

const pages = async (page: Page, format: string): Promise<number> =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** The squares written on the sheet, in its order, and how many boxes are ticked. */
const written = (page: Page): Promise<string[]> =>
  page
    .locator('.print-units .print-line')
    .evaluateAll((lines) => lines.map((line) => line.textContent).filter((text) => text !== ''));

test('a deployment is printed on one page, the side that deploys alone; an empty sheet from headquarters', async ({
  page,
}) => {
  const printed = await withPrinter(page);
  await atHeadquarters(page);
  await fromMenu(page, 'New game');
  await button(page, 'Print an empty sheet to plan on paper').click();
  const sheet = page.locator('.print-sheet');
  await expect.poll(printed).toBe(1);
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(sheet.locator('[data-mark="unit"]')).toHaveCount(0);
  await expect(sheet.locator('li')).toHaveCount(17);
  await expect(sheet).toContainText('Side: North South');
  await expect.poll(() => written(page)).toEqual([]);
  for (const format of ['A4', 'Letter']) expect(await pages(page, format)).toBe(1);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await button(page, 'Back').click();

  await newGame(page, { beginning: 'Hidden', south: 'Charles' });
  await raiseCurtain(page);
  await deployArmy(page, NORTH);
  await seal(page);
  await raiseCurtain(page);
  await loadOpening(page, 'Classic');
  await expectUnits(page, textOf('South', SOUTH));
  const dialog = await openTemplates(page);
  await dialog.getByRole('button', { name: 'Print on paper' }).click();
  await expect.poll(printed).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toContainText('Deployment of the South');
  await expect(sheet).toContainText('Player: Charles');
  await expect(sheet.locator('[data-mark="unit"]')).toHaveCount(17);
  await expect(sheet.locator('[data-mark="unit"] path[fill^="var(--north"]')).toHaveCount(0);
  await expect
    .poll(async () => [...(await written(page))].sort())
    .toEqual(UNITS.flatMap((unit) => SOUTH[unit]).sort());
  await expect(sheet.locator('code')).toHaveText(
    '25/25/25/25/25/25/25/25/25/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 S B15,D8,T3,T23 - 1',
  );
  for (const format of ['A4', 'Letter']) expect(await pages(page, format)).toBe(1);

  // Left unprinted, it goes with the deployment.
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await seal(page);
  await expect(sheet).toHaveCount(0);
});

test('a rule book is printed whole, without the page behind it', async ({ page }) => {
  for (const route of ['rules', 'littlewars/rules']) {
    await page.goto(`./#${route}`);
    await expect(page.locator('.rulebook h1')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.locator('main').first()).toBeHidden();
    expect(await pages(page, 'A4')).toBeGreaterThan(5);
    await page.emulateMedia({ media: null });
  }
});
