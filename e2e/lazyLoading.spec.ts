import { expect, type Page } from '@playwright/test';
import { dialog } from './support/screenEntries';
import { openWarUnderWay, withhold } from './support/lazyLoading';
import {
  openMenu,
  board,
  boxOf,
  button,
  heading,
  savedText,
  sampleOf,
  square,
  test,
  ONLY_EXHAUSTIVE,
} from './support/page';
import { atRest } from './support/rest';
import { PACES, TYPED } from './support/typed';
import { expectTurn } from './support/war';

/** Each row of keys at each pace. */
const PACED = PACES.flatMap((between) => TYPED.map((typed) => ({ ...typed, between })));

for (const { keys, leads, between } of sampleOf(PACED, 2))
  test(`${keys.join(' ')}, ${between} ms between keys, act as one after the other`, async ({
    page,
  }) => {
    const arrive = await withhold(page);
    await openWarUnderWay(page);
    await square(page, 'K15').focus();
    const before = await savedText(page);
    for (const [i, key] of keys.entries()) {
      await page.keyboard.press(key);
      await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), between);
      // Some come before the parts they are for, and some while those arrive.
      if (i === keys.length - 2) arrive();
    }
    arrive();
    await leads(page);
    await expect(board(page)).toBeVisible();
    await atRest(page);
    await leads(page);
    // Nothing of it was an order.
    await expect.poll(() => savedText(page)).toBe(before);
  });

test("a button's overlay receives the keys that follow, too", ONLY_EXHAUSTIVE, async ({ page }) => {
  const arrive = await withhold(page);
  await openWarUnderWay(page);
  await (await openMenu(page)).getByRole('button', { name: 'Settings' }).focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Escape', 'e'])
    await page.keyboard.press(key);
  arrive();
  // Escape has cancelled the settings and the keys typed for them.
  await expect(dialog(page, 'End the turn with orders left?')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the settings receive keys typed before they have loaded', async ({ page }) => {
  const arrive = await withhold(page);
  await page.goto('./', { waitUntil: 'commit' });
  await (await openMenu(page)).getByRole('button', { name: 'Settings' }).focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  arrive();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the end of a turn is confirmed by its own key, and never by Enter alone', async ({
  page,
}) => {
  await openWarUnderWay(page);
  const question = dialog(page, 'End the turn with orders left?');
  await page.keyboard.press('e');
  await expect(question).toBeVisible();
  await expect(question).toHaveAccessibleDescription(/moves are left/);
  await expect(question.getByText('Press E again to end the turn.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expectTurn(page, { side: 'South', turn: 2 });
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expectTurn(page, { side: 'North', turn: 3 });
  // One that is held down has been pressed but once.
  await page.keyboard.down('e');
  await page.keyboard.down('e');
  await page.keyboard.down('e');
  await page.keyboard.up('e');
  await expect(question).toBeVisible();
  await expect(heading(page, 'The North to move')).toBeVisible();
});

test(
  'the last turn is shown again once its component has loaded',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const arrive = await withhold(page);
    await openWarUnderWay(page);
    await button(page, 'Last turn').click();
    await expect(page.locator('.board.replayed')).toHaveCount(0);
    arrive();
    await expect(page.locator('.board.replayed')).toHaveCount(1);
    await expect(page.locator('.board.replayed')).toHaveCount(0);
  },
);

test.describe('a unit dragged before the lazy components have loaded', () => {
  const middle = async (page: Page, name: string) => {
    const box = await boxOf(square(page, name));
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const infantry = (page: Page, name: string) =>
    expect(square(page, name)).toHaveAttribute('aria-label', /South infantry/);

  test(
    'is released and has landed, before anything else has loaded',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await withhold(page);
      await openWarUnderWay(page);
      await infantry(page, 'K15');
      await page.mouse.move(...(await middle(page, 'K15')));
      await page.mouse.down();
      await page.mouse.move(...(await middle(page, 'J14')), { steps: 5 });
      await page.mouse.up();
      await infantry(page, 'J14');
    },
  );

  test('and is still held, can be dragged on', async ({ page }) => {
    const arrive = await withhold(page);
    await openWarUnderWay(page);
    await infantry(page, 'K15');
    await page.mouse.move(...(await middle(page, 'K15')));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, 'J14')), { steps: 5 });
    arrive();
    await expect(page.locator('.dragged')).toBeVisible();
    await page.mouse.move(...(await middle(page, 'J16')), { steps: 5 });
    await page.mouse.up();
    await infantry(page, 'J16');
  });
});
