import { expect } from '@playwright/test';
import { answer, marchByTouch, openLesson } from './support/lessons';
import {
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  button,
  outOfSight,
  square,
  test,
  sampleOf,
} from './support/page';

test(
  'the last lesson, by touch: two arsenals taken, the enemy moving in between',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await openLesson(page, 'Arsenals and winning');
    await marchByTouch(page, 'R25', 'T23');
    await expect(answer(page)).toContainText('It has fallen for good');
    expect(await outOfSight(page, [answer(page), button(page, 'Go on')])).toEqual([]);
    await button(page, 'Go on').tap();
    // The other arsenal lies at the other end of a board that begins nearer.
    await button(page, 'The whole board').tap();
    await square(page, 'T3').tap();
    await button(page, 'Attack T3').tap();
    await button(page, 'Go on').tap();
    await expect(answer(page)).toContainText('The South moves');
    await expect(square(page, 'T2')).toHaveAccessibleName(/South infantry/);
    await expect(button(page, 'End the turn')).toBeVisible();
    await marchByTouch(page, 'S4', 'T3');
    await expect(answer(page)).toContainText('the war is yours');
    await button(page, 'Back to headquarters').tap();
    await expect(button(page, 'More')).toBeFocused();
  },
);

for (const height of sampleOf([640, 844], 1))
  test(`on a phone ${height} pixels high the end of a sum, and the result of an order, are visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: height > 700 ? 390 : 360, height });
    await atHeadquarters(page);
    await openLesson(page, 'Fire and support');
    await marchByTouch(page, 'H13', 'I12');
    // Its squares are too small for figures, whatever the board is enlarged from.
    await expect(page.locator('.board')).toHaveAttribute('data-far', '');
    await square(page, 'K12').tap();
    const orders = [button(page, 'Attack K12'), button(page, 'Do not attack')];
    await expect(orders[0]!).toBeVisible();
    expect(await outOfSight(page, orders)).toEqual([]);
    await orders[0]!.tap();
    await expect(answer(page)).toContainText('Right.');
    expect(await outOfSight(page, [answer(page).locator('strong')])).toEqual([]);
    await button(page, 'Go on').tap();
    await square(page, 'K15').tap();
    const next = [button(page, 'Attack K15'), button(page, 'Do not attack')];
    await expect(next[0]!).toBeVisible();
    expect(await outOfSight(page, next)).toEqual([]);
  });
