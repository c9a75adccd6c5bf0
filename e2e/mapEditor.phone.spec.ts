import { expect } from '@playwright/test';
import { violations } from './support/history';
import {
  openMenu,
  boardAtRest,
  button,
  heading,
  square,
  test,
  ONLY_EXHAUSTIVE,
} from './support/page';
import { fingersOn, middleOf } from './support/touch';

test(
  'on a phone a finger paints, two move the board and paint nothing, and faults are fixed',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#map');
    await expect(heading(page, 'Map editor')).toBeVisible();
    await openMenu(page);
    await button(page, 'New map…').tap();
    await page.getByLabel('Columns').fill('31');
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).tap();
    await expect(page.getByRole('gridcell')).toHaveCount(31 * 20);
    await boardAtRest(page);

    // The board is larger than its room, and yet one finger paints.
    const fingers = await fingersOn(page);
    const [from, to] = [await middleOf(square(page, 'J14')), await middleOf(square(page, 'J18'))];
    await fingers.slide([from], [to], 3);
    for (const name of ['J14', 'J15', 'J16', 'J17', 'J18'])
      await expect(square(page, name)).toHaveAccessibleName(/mountain/);
    await fingers.tap(await middleOf(square(page, 'H12')));
    await expect(square(page, 'H12')).toHaveAccessibleName(/mountain/);
    await button(page, 'Undo').tap();
    await expect(square(page, 'H12')).toHaveAccessibleName('H12, plain');

    // Two fingers, the second a moment after the first has begun a stroke.
    const before = await middleOf(square(page, 'J14'));
    const one = await middleOf(square(page, 'G14'));
    const two = { x: one.x + 60, y: one.y + 60 };
    await fingers.down(one);
    await fingers.move({ x: one.x + 30, y: one.y });
    await fingers.down({ x: one.x + 30, y: one.y }, two);
    for (let step = 1; step <= 4; step++)
      await fingers.move(
        { x: one.x + 30, y: one.y + 12 * step },
        { x: two.x, y: two.y + 12 * step },
      );
    await fingers.up();
    await boardAtRest(page);
    await expect
      .poll(async () => (await middleOf(square(page, 'J14'))).y)
      .toBeGreaterThan(before.y + 10);
    await expect(page.locator('[role="gridcell"][aria-label*="mountain"]')).toHaveCount(5);

    await button(page, 'Arsenal of the North').tap();
    await square(page, 'J16').tap();
    await expect(square(page, 'J16')).toHaveAccessibleName(/arsenal of the North/);
    await page.getByLabel('Name', { exact: true }).fill('On the way');
    await page
      .getByRole('button', { name: /^Put one on/ })
      .first()
      .tap();
    await expect(heading(page, 'This map has no faults.')).toBeVisible();
    // What is half scrolled out of sight is judged as if it were no larger.
    const lines = page.getByLabel('Lines of the arsenals');
    await lines.evaluate((tick) => tick.scrollIntoView({ block: 'center' }));
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    await boardAtRest(page);
    await expect(button(page, 'Play on it…')).toBeInViewport();
    await expect(button(page, 'Mountain')).toBeInViewport();
    await lines.evaluate((tick) => tick.scrollIntoView({ block: 'center' }));
    expect(await violations(page)).toEqual([]);
  },
);
