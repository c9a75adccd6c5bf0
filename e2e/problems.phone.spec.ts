import { expect } from '@playwright/test';
import { answer } from './support/lessons';
import {
  boardAtRest,
  boxOf,
  button,
  heading,
  outOfSight,
  screen,
  square,
  test,
  sampleOf,
} from './support/page';
import { atRest } from './support/rest';
import { hintedOrders, openProblems, solvedSaved } from './support/problems';

for (const height of sampleOf([640, 844], 1))
  test(`on a phone ${height} pixels high a problem is failed, and solved by touch`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: height > 700 ? 390 : 360, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openProblems(page);
    await screen(page).getByText('Cut off', { exact: true }).tap();
    const first = page.locator('.problem-list').getByRole('button').first();
    const { height: tall } = await boxOf(first);
    expect(tall).toBeGreaterThanOrEqual(44);
    await first.tap();
    await expect(heading(page, 'Cut off 1')).toBeVisible();
    await expect(page.getByText(/is to move\. Put \d+ enemy fighting units/)).toBeVisible();
    expect(await outOfSight(page, [button(page, /^Hint 1/), button(page, 'End the turn')])).toEqual(
      [],
    );
    await button(page, 'End the turn').tap();
    await expect(answer(page)).toContainText('Not this way.');
    expect(await outOfSight(page, [answer(page), button(page, 'Try again')])).toEqual([]);
    await button(page, 'Try again').tap();
    const orders = await hintedOrders(page);
    await button(page, 'The whole board').tap();
    for (const order of orders) {
      const [from = '', to = ''] = order.split('-');
      await expect(square(page, from)).toBeVisible();
      await square(page, from).tap();
      await boardAtRest(page);
      // Where two squares are likely the board comes nearer, and takes the order then.
      if ((await square(page, from).getAttribute('aria-selected')) !== 'true')
        await square(page, from).tap();
      await expect(square(page, from)).toHaveAttribute('aria-selected', 'true');
      await square(page, to).tap();
      await atRest(page);
      await square(page, to).tap();
    }
    await expect(answer(page)).toContainText('Solved.');
    await expect.poll(() => solvedSaved(page)).toBe(1);
    expect(await outOfSight(page, [answer(page), button(page, 'On to the next problem')])).toEqual(
      [],
    );
  });
