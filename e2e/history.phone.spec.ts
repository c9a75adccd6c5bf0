import { expect } from '@playwright/test';
import { currentStep, openLong, plots, ribbon, scrubber } from './support/history';
import { button, heading, outOfSight, test, ONLY_EXHAUSTIVE } from './support/page';
import { expectTurn } from './support/war';

test('the history at the thumb: the board whole, every control in sight and under a finger', async ({
  page,
}) => {
  await openLong(page);
  await button(page, 'History').tap();
  await expect(ribbon(page)).toHaveText('The present, turn 301');
  const fixed = [
    button(page, 'Back to the present'),
    button(page, 'Take back a turn…'),
    scrubber(page),
    page.getByLabel('Pace'),
    ...(await page.locator('.replay-steps button').all()),
  ];
  expect(await outOfSight(page, fixed)).toEqual([]);

  await button(page, 'A turn back').tap();
  await expect(ribbon(page)).toHaveText('The past: after turn 299 of 301');
  await button(page, 'A step back').tap();
  await expect(ribbon(page)).toHaveText('The past: turn 299 of 301');
  await scrubber(page).fill('33');
  await expect(currentStep(page)).toHaveText('xL17#');
  await expect(currentStep(page)).toBeInViewport();
  await button(page, 'Play').tap();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(currentStep(page)).not.toHaveText('xL17#');
  await button(page, 'Pause').tap();

  await page.getByText('Plots', { exact: true }).tap();
  expect(await outOfSight(page, [plots(page).locator('text').first()])).toEqual([]);
  await plots(page).tap({ position: { x: 26, y: 50 } });
  await expect(ribbon(page)).toHaveText(/^The past: (the start|after turn \d of 301)$/);
  await button(page, 'Back to the present').tap();
  await expectTurn(page, { side: 'North', turn: 301 });
});

test(
  'the end on a phone: who won, the plots, and what next, without scrolling the page',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openLong(page, 'draw');
    await expect(heading(page, 'The war is drawn')).toBeVisible();
    const parts = ['Review', 'Record…', 'Headquarters', 'Return match, sides changed'];
    expect(await outOfSight(page, [heading(page, 'The war is drawn')])).toEqual([]);
    expect(
      await outOfSight(
        page,
        parts.map((name) => button(page, name)),
      ),
    ).toEqual([]);
    await expect(plots(page)).toBeInViewport();
    await button(page, 'Review').tap();
    await button(page, 'To the start').tap();
    await expect(ribbon(page)).toHaveText('The past: the start');
    await button(page, 'Back to the end').tap();
    await expect(heading(page, 'The war is drawn')).toBeVisible();
  },
);
