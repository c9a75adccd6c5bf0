import { expect } from '@playwright/test';
import { openWarAt } from './support/savedWars';
import { violations } from './support/history';
import { atHeadquarters, boxOf, button, square, test, ONLY_EXHAUSTIVE } from './support/page';
import { throughAStudy } from './support/tour';

const CLASSIC =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';

test('on a phone a finger draws while drawing is switched on, and orders nothing', async ({
  page,
}) => {
  await openWarAt(page, CLASSIC, { N: '', S: '' }, ['G8-F9', 'resign']);
  // Of a war that is over nobody need allow anything.
  await page.keyboard.press('h');
  await button(page, 'Try from here').tap();
  const tree = page.getByRole('group', { name: 'The turns and their variations' });
  await tree.getByRole('button', { name: 'G8-F9' }).tap();
  await button(page, 'Draw').tap();
  await square(page, 'H8').tap();
  await expect(page.locator('.study-shape[data-mark="circled"]')).toHaveCount(1);
  await expect(page.locator('[data-mark="chosen"]')).toHaveCount(0);
  await expect(tree.locator('[aria-current]')).toBeInViewport();
  expect(await violations(page)).toEqual([]);
});

test(
  'a small phone shows five lines of the tree and the colours to draw in, and a rotated window stays at the current line',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    const tree = page.getByRole('group', { name: 'The turns and their variations' });
    const line = page.locator('.study-tree [aria-current]');
    await throughAStudy(page, async ({ name }) => {
      if (!/branch|drawing/.test(name)) return;
      for (const [width, height] of [
        [360, 640],
        [640, 360],
        [390, 844],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(line).toBeInViewport({ ratio: 1 });
        // Within the tree too, which scrolls by itself.
        await expect
          .poll(async () => {
            const [room, here] = [(await tree.boundingBox())!, (await line.boundingBox())!];
            return here.y >= room.y && here.y + here.height <= room.y + room.height;
          })
          .toBe(true);
      }
      const { height } = await boxOf(tree);
      expect(height, name).toBeGreaterThan(5 * 24);
      if (name.includes('drawing')) {
        const colours = page.getByRole('radiogroup', { name: 'Colour' });
        const { height: tall } = await boxOf(colours);
        expect(tall).toBeGreaterThan(30);
      }
    });
  },
);
