import { expect } from '@playwright/test';
import { openMenu, ONLY_EXHAUSTIVE, button, heading, square, test } from './support/page';
import { CROWDED } from './support/savedWars';
import { saved } from './support/records';
import { middleOf } from './support/touch';
import { axeFaults } from './support/axe';
import { alarm, letPass, openTimedWar, secondsLeft } from './support/clock';
import { expectTurn, mayDrag, saying } from './support/war';

const CLASSIC =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';

test('a turn is ended by the clock in the middle of a drag, which lands', async ({ page }) => {
  await openTimedWar(page, CLASSIC, { kind: 'turn', seconds: 60 });
  await expectTurn(page, { side: 'North', turn: 1 });
  await mayDrag(page);
  const [from, to] = [await middleOf(square(page, 'H9')), await middleOf(square(page, 'I9'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.locator('.dragged')).toBeVisible();
  await letPass(page, 31);
  await expect(alarm(page)).toHaveText('30 seconds left.');
  await letPass(page, 30);
  await expectTurn(page, { side: 'South', turn: 2 });
  await expect(alarm(page)).toHaveText('Time is up: the turn of the North ended as it stood.');
  await expect(page.locator('.dragged')).toHaveCount(0);
  await expect.poll(() => saying(page, 'I9')).toMatch(/^North infantry/);
  // Releasing the button afterwards orders nothing.
  await page.mouse.up();
  await expectTurn(page, { side: 'South', turn: 2 });
  await expect.poll(() => secondsLeft(page, 'South')).toBeGreaterThan(50);
  // A drag over illegal ground goes back, and an open question closes.
  const [unit, mountain] = [
    await middleOf(square(page, 'K15')),
    await middleOf(square(page, 'A1')),
  ];
  await page.mouse.move(unit.x, unit.y);
  await page.mouse.down();
  await page.mouse.move(mountain.x, mountain.y, { steps: 4 });
  await letPass(page, 61);
  await expectTurn(page, { side: 'North', turn: 3 });
  await page.mouse.up();
  await expect.poll(() => saying(page, 'K15')).toMatch(/^South infantry/);
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toBeVisible();
  await letPass(page, 61);
  await expectTurn(page, { side: 'South', turn: 4 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a war lost on time', ONLY_EXHAUSTIVE, async ({ page }) => {
  await openTimedWar(page, CROWDED, { kind: 'bank', seconds: 40, increment: 5 });
  await letPass(page, 20);
  await button(page, 'End the turn').click();
  await page.getByRole('dialog').getByRole('button', { name: /End/ }).click();
  await expectTurn(page, { side: 'South', turn: 2 });
  await expect.poll(() => secondsLeft(page, 'North')).toBeLessThanOrEqual(25);
  // A sum laid open is no order.
  await letPass(page, 41);
  await expect(heading(page, 'The North wins')).toBeVisible();
  await expect(page.locator('.ending-how')).toContainText('The South has lost on time.');
  await button(page, 'Record…').click();
  const record = await saved(page, 'Save as a file');
  expect(record).toContain('[TimeControl "40+5"]');
  expect(record).toContain('[Termination "time forfeit"]');
  expect(record).toMatch(/1\. \. \{\[%clk 0:00:2\d\]\}\n2\. resign \{\[%clk 0:00:00\]\}/);
});

test('a clock that runs in another tab causes no question, and an order there does', async ({
  page,
  context,
}) => {
  await openTimedWar(page, CLASSIC, { kind: 'bank', seconds: 300 });
  await letPass(page, 5);
  const other = await context.newPage();
  await other.goto('./#game');
  const card = other.getByRole('dialog', { name: 'The clock is waiting' });
  await expect(card).toBeVisible();
  await letPass(page, 40);
  await expect.poll(() => secondsLeft(page, 'North')).toBeLessThanOrEqual(255);
  // It has at most what the other has saved.
  await expect.poll(() => secondsLeft(other, 'North')).toBeLessThanOrEqual(259);
  await card.getByRole('button', { name: 'Go on' }).click();
  await letPass(page, 20);
  const asked = heading(other, 'Another tab has gone on with a game');
  await expect.poll(() => secondsLeft(other, 'North')).toBeLessThanOrEqual(239);
  await expect(asked).toHaveCount(0);
  await expect(heading(page, 'Another tab has gone on with a game')).toHaveCount(0);
  await page.keyboard.press('e');
  await page.getByRole('dialog').getByRole('button', { name: /End/ }).click();
  await expectTurn(page, { side: 'South', turn: 2 });
  await expect(asked).toBeVisible();
});

test(
  'a reload with clocks running: the time left is unchanged, and waits',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openTimedWar(page, CLASSIC, { kind: 'bank', seconds: 300 });
    await letPass(page, 40);
    await expect.poll(() => secondsLeft(page, 'North')).toBeLessThanOrEqual(260);
    // The rule book stops the clock, the menu does not.
    await (await openMenu(page)).getByRole('button', { name: 'Rule book' }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    const before = await secondsLeft(page, 'North');
    await letPass(page, 60);
    await expect.poll(() => secondsLeft(page, 'North')).toBe(before);
    await page.reload();
    const card = page.getByRole('dialog', { name: 'The clock is waiting' });
    await expect(card).toBeVisible();
    await letPass(page, 60);
    await card.getByRole('button', { name: 'Go on' }).click();
    const after = await secondsLeft(page, 'North');
    expect(Math.abs(after - before)).toBeLessThanOrEqual(3);
    await letPass(page, 10);
    await expect.poll(() => secondsLeft(page, 'North')).toBeLessThanOrEqual(after - 9);
    await button(page, 'Stop the clock').click();
    await expect(page.getByRole('dialog', { name: 'The clock is stopped' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    // The key announces the time left, once the player resumes.
    await button(page, 'Go on').click();
    await page.keyboard.press('m');
    await expect(page.locator('[data-voice]')).toContainText(
      /The North: .*left\. The South: 5 minutes left\./,
    );
    expect(await axeFaults(page)).toEqual([]);
  },
);
