import { expect, type Page } from '@playwright/test';
import { beginWar, newGame, openWar } from './support/deployment';
import {
  atHeadquarters,
  boardAtRest,
  boxOf,
  button,
  savedText,
  marks,
  square,
  test,
  ONLY_EXHAUSTIVE,
} from './support/page';
import { middleOf } from './support/touch';
import { chosen, expectMoved, giveTurnTo, mayDrag } from './support/war';

const at = (page: Page, name: string) => middleOf(square(page, name));

/** Where a square lies once the board has come to rest. */
async function atRest(page: Page, name: string) {
  await boardAtRest(page);
  return at(page, name);
}

test('the board is seen closer by wheel, buttons and keys, and the focus takes it along', async ({
  page,
}) => {
  await atHeadquarters(page);
  await openWar(page);
  const saved = await savedText(page);
  const { x, y, size } = await atRest(page, 'G12');
  const whole = Math.round(size);
  await page.mouse.move(x, y);
  for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await at(page, 'G12')).size).toBeGreaterThan(size * 1.8);
  const wheeled = await atRest(page, 'G12');
  expect(Math.hypot(wheeled.x - x, wheeled.y - y)).toBeLessThan(1.5);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -20);
  await page.keyboard.up('Control');
  await expect
    .poll(async () => (await atRest(page, 'G12')).size)
    .toBeGreaterThan(wheeled.size * 1.1);
  await expect
    .poll(() => page.evaluate(() => [window.devicePixelRatio, window.scrollY]))
    .toEqual([1, 0]);

  // A mouse pans by an empty square, and does not press it.
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 60, { steps: 4 });
  await page.mouse.up();
  const panned = await atRest(page, 'G12');
  expect(Math.hypot(panned.x - x - 90, panned.y - y - 60)).toBeLessThan(2);
  await expect.poll(() => chosen(page)).toBeNull();
  await expect.poll(() => savedText(page)).toBe(saved);

  // Keys: the square with the focus is always in sight.
  await square(page, 'G12').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  const frame = await boxOf(page.locator('.board-frame'));
  const corner = await atRest(page, 'T24');
  expect(corner.x + corner.size / 2).toBeLessThanOrEqual(frame.x + frame.width + 1);
  expect(corner.y + corner.size / 2).toBeLessThanOrEqual(frame.y + frame.height + 1);
  await expect
    .poll(() =>
      page.locator('.board-frame').evaluate((element) => [element.scrollLeft, element.scrollTop]),
    )
    .toEqual([0, 0]);
  await page.keyboard.press('0');
  await expect.poll(async () => Math.round((await at(page, 'G12')).size)).toBe(whole);
  await page.keyboard.press('+');
  await expect.poll(async () => (await at(page, 'G12')).size).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('-');
  await expect.poll(async () => Math.round((await at(page, 'G12')).size)).toBe(whole);

  await button(page, 'Closer').press('Enter');
  await button(page, 'The whole board').press('Enter');
  await expect(button(page, 'The whole board')).toHaveCount(0);
  await expect(button(page, 'Closer')).toBeFocused();
});

test(
  'a drag shows the unit’s destinations and the square it would land on',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await newGame(page, { beginning: 'An opening', opening: 'Classic' });
    await giveTurnTo(page, 'North', await beginWar(page));
    await mayDrag(page);
    const from = await at(page, 'I6');
    const [to, away] = [await at(page, 'J5'), await at(page, 'M6')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(away.x, away.y, { steps: 3 });
    await expect(marks(page, 'landing-refused')).toBeVisible();
    await expect(square(page, 'J5')).toHaveAttribute('aria-label', /in reach/);
    await expect.poll(() => chosen(page)).toBe('I6');
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await expect(marks(page, 'landing')).toBeVisible();
    await page.mouse.up();
    await expectMoved(page, 'North infantry', 'J5');
    await expect(page.locator('[data-mark^="landing"], .dragged')).toHaveCount(0);
  },
);
