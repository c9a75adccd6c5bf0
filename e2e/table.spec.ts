import { expect, type Page } from '@playwright/test';
import { expectCurtain, newGame, openWar, raiseCurtain, sealButton } from './support/deployment';
import {
  openMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  boardAtRest,
  button,
  square,
  test,
} from './support/page';
import { middleOf } from './support/touch';
import { endTurn, expectMoved, expectTurn, giveTurnTo } from './support/war';

const facing = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('#root')!).rotate);

async function lay(page: Page): Promise<void> {
  await page.getByLabel('Table between the players').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

/** The ends of the board on the screen. */
async function places(page: Page): Promise<number[]> {
  const [north, south] = [await middleOf(square(page, 'A1')), await middleOf(square(page, 'T25'))];
  return [north.x, north.y, south.x, south.y];
}

/** The board lies where it lay, but for the roundings of half turns. */
async function expectPlaces(page: Page, before: readonly number[]): Promise<void> {
  await expect
    .poll(async () => {
      const now = await places(page);
      return Math.max(...now.map((at, i) => Math.abs(at - before[i]!)));
    })
    .toBeLessThan(1.5);
}

test('a tablet between two players: the page turns to the player who acts, the board stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await atHeadquarters(page);
  await newGame(page, { beginning: 'Hidden' });
  await raiseCurtain(page);
  await (await openMenu(page)).getByRole('button', { name: 'Settings' }).click();
  await lay(page);
  await expect.poll(() => facing(page)).toBe('180deg');
  await button(page, 'Shuffle').click();
  await boardAtRest(page);
  const north = await places(page);
  expect(north[1]).toBeLessThan(north[3]!);
  await sealButton(page).click();
  const anyway = button(page, 'Seal it');
  await expect(anyway.or(page.locator('main.curtain')).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  // The South, who sits at the foot, is asked to take over in letters it can read.
  await expectCurtain(page, /South.* deploys/);
  await expect.poll(() => facing(page)).toBe('none');
  await raiseCurtain(page);
  await expectPlaces(page, north);
});

test(
  'a table in the war: gestures and drags from the far side, and the setting saved for the next game',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await atHeadquarters(page);
    await openWar(page);
    await (await openMenu(page)).getByRole('button', { name: /Settings/ }).click();
    await lay(page);
    await page.reload();
    const first = await page.getByRole('heading', { name: /to move$/ }).textContent();
    const turn = await giveTurnTo(page, 'South', first?.includes('South') ? 'South' : 'North');
    await expect.poll(() => facing(page)).toBe('none');
    await boardAtRest(page);
    const south = await places(page);
    await endTurn(page);
    await expectTurn(page, { side: 'North', turn: turn + 1 });
    await expect.poll(() => facing(page)).toBe('180deg');
    await expectPlaces(page, south);
    await expect(page.locator('.panel')).toBeInViewport({ ratio: 0.99 });

    // What is under the wheel stays there, and a drag lands where it is let go.
    const { x, y, size } = await middleOf(square(page, 'H9'));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -300);
    const now = () => middleOf(square(page, 'H9'));
    await expect.poll(async () => (await now()).size).toBeGreaterThan(size * 1.5);
    await expect
      .poll(async () => Math.hypot((await now()).x - x, (await now()).y - y))
      .toBeLessThan(1.5);
    await page.keyboard.press('0');
    await expect.poll(async () => (await now()).size).toBeLessThan(size + 0.5);
    const [from, to] = [await middleOf(square(page, 'I6')), await middleOf(square(page, 'J5'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await expectMoved(page, 'North infantry', 'J5');
  },
);
