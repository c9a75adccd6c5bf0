import { expect } from '@playwright/test';
import { axeFaults } from './support/axe';
import { fromMenu, button, heading, test, ONLY_EXHAUSTIVE } from './support/page';

test(
  'a country is laid out with the mouse, saved, and fought over',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./');
    await fromMenu(page, 'Little Wars');
    await button(page, 'New battle').click();
    await button(page, 'Lay out a country by hand').click();
    await expect(heading(page, 'Laying out the country')).toBeVisible();
    await page.getByLabel('Start from').selectOption('empty');
    const plan = page.getByRole('application', { name: 'The field being laid out' });
    const field = (await plan.boundingBox())!;
    const [x, y] = [field.x + field.width / 2, field.y + field.height / 2];

    // Out of the box onto the field, and again into it: two houses that overlap, until one is dragged away.
    const house = (await button(page, 'House').boundingBox())!;
    for (let i = 0; i < 2; i++) {
      await page.mouse.move(house.x + 10, house.y + 10);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    }
    const wrong = page.locator('.draft-faults');
    await expect(wrong).toContainText(/lies across/);
    await expect(button(page, 'Fight over it')).toBeDisabled();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 130, y + 60, { steps: 5 });
    await page.mouse.up();
    // What is reported is in the log of announcements too: it is looked for where it is read.
    await expect(wrong.getByText('Nothing is wrong')).toBeVisible();

    await page.getByLabel('Name of the country').fill('Two Houses');
    await button(page, 'Save it').click();
    await expect(page.locator('.lw-saving').getByRole('status')).toContainText(
      '“Two Houses” has been saved',
    );
    expect(await axeFaults(page)).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Text and link').click();
    const texts = page.getByRole('dialog');
    await texts.getByRole('button', { name: 'Copy: Link' }).click();
    await expect(texts.getByRole('status')).toHaveText('Copied: Link.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await texts.getByRole('button', { name: 'Close' }).click();
    // What is laid out is there after a reload, and what was before it.
    await page.reload();
    await expect(page.getByLabel('Name of the country')).toHaveValue('Two Houses');
    await expect(button(page, 'Undo')).toBeEnabled();
    await button(page, 'Fight over it').click();
    await expect(page.getByLabel('The country')).toHaveValue('own Two Houses');

    await page.reload();
    await page.getByLabel('The country').selectOption('Two Houses');
    await expect(page.getByRole('img', { name: 'Two Houses' })).toBeVisible();

    // Its link leads to it: asked about first where a battle is being agreed, and when the page is opened at it.
    await page.evaluate((hash) => {
      location.hash = hash;
    }, new URL(link).hash);
    await button(page, 'Follow it').click();
    await expect(heading(page, 'Two Houses')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(heading(page, 'Two Houses')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'Fight over it').click();
    await expect(page.getByLabel('The country')).toHaveValue('own Two Houses');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#littlewars/new');
  },
);

test('a country of Kriegspiel opens from the list, and its river is shaped and forded', async ({
  page,
}) => {
  await page.goto('./');
  await fromMenu(page, 'Little Wars');
  await button(page, 'New battle').click();
  await button(page, 'Lay out a country by hand').click();
  await page.getByLabel('Start from').selectOption('The River Line');
  const field = page.getByRole('application', { name: 'The field being laid out' });
  await expect(field.locator('.plan-shallow')).toHaveCount(2);
  // Chosen on the plan itself, half-way along; the river lies over the middle.
  const box = (await field.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(heading(page, 'the Arrow (river)')).toBeVisible();
  await page.getByLabel('It can be forded').check();
  await expect(field.locator('.plan-shallow')).toHaveCount(3);
  expect(await axeFaults(page)).toEqual([]);
});
