import { expect } from '@playwright/test';
import { answer, marchByTouch, openLesson } from './support/lessons';
import { atHeadquarters, button, outOfSight, square, test } from './support/page';

test('the last lesson, by touch: two arsenals taken, the enemy moving in between', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await atHeadquarters(page);
  await openLesson(page, 'Arsenals and winning');
  await marchByTouch(page, 'R25', 'T23');
  await expect(answer(page)).toContainText('It has fallen for good');
  expect(await outOfSight(page, [answer(page), button(page, 'Go on')])).toEqual([]);
  await button(page, 'Go on').tap();
  await square(page, 'T3').tap();
  await button(page, 'Attack T3').tap();
  await button(page, 'Go on').tap();
  await expect(answer(page)).toContainText('The South moves');
  await expect(square(page, 'T2')).toHaveAccessibleName(/South infantry/);
  await expect(button(page, 'End the turn')).toBeVisible();
  await marchByTouch(page, 'S4', 'T3');
  await expect(answer(page)).toContainText('the war is yours');
  await button(page, 'Back to headquarters').tap();
  await expect(button(page, 'Learn the game')).toBeFocused();
});
