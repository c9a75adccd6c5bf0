import { expect } from '@playwright/test';
import { tour } from './support/deployment';
import { atHeadquarters, outOfSight, test } from './support/page';

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
] as const;

test('the whole board is in sight on every screen, and nothing needs scrolling', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await atHeadquarters(page);
  await tour(page, async ({ name, board, shown }) => {
    if (!board) return;
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const problems = await outOfSight(page, shown);
      expect.soft(problems, `${name}, ${window.width}×${window.height}`).toEqual([]);
    }
    await page.setViewportSize(WINDOWS[0]);
  });
});
