import { expect } from '@playwright/test';
import { expectUnits, loadOpening, newGame } from './support/deployment';
import { atHeadquarters, button, outOfSight, test, unitsOn } from './support/page';
import { atRest } from './support/rest';
import { openTemplates, saveTemplate, template } from './support/templates';

test('templates are saved and loaded by touch, nothing wider than the screen', async ({ page }) => {
  await atHeadquarters(page);
  await newGame(page, { beginning: 'Open' });
  await loadOpening(page, 'Marengo 1800');
  await expect.poll(async () => Object.keys(await unitsOn(page)).length).toBe(17);
  const army = await unitsOn(page);
  const orders = ['Shuffle', 'Mirror', 'Clear', 'Templates', 'Deployment done'];
  expect(
    await outOfSight(
      page,
      orders.map((order) => button(page, order)),
    ),
  ).toEqual([]);
  await saveTemplate(page, 'As at Marengo, under a name longer than the card is wide');
  await button(page, 'Clear').tap();
  await expectUnits(page, {});
  const dialog = await openTemplates(page);
  await template(page, 'As at Marengo, under a name longer than the card is wide')
    .locator('summary')
    .tap();
  await dialog.getByRole('button', { name: /^Export/ }).tap();
  const wide = () => dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
  await atRest(page);
  await expect.poll(wide).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: /^Load/ }).tap();
  await expectUnits(page, army);
});
