import { expect } from '@playwright/test';
import { tour } from './support/deployment';
import { layoutFaults } from './support/layout';
import { atHeadquarters, outOfSight, test } from './support/page';

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

test('every screen has its place in every window: nothing to scroll, nothing cut off, nothing over another', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await atHeadquarters(page);
  await tour(page, async ({ name, board, shown }) => {
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const problems = await layoutFaults(page);
      if (board) problems.push(...(await outOfSight(page, shown)));
      expect.soft(problems, `${name}, ${window.width}×${window.height}`).toEqual([]);
    }
    await page.setViewportSize(WINDOWS[0]);
  });
});
