import { expect } from '@playwright/test';
import { LIMITS } from '../scripts/timeLimits.mjs';
import { firstWarTask, follow } from './support/firstWar';
import { button, outOfSight, test } from './support/page';

test('the first war by finger to its end, which leads on to the machine', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#first-war');
  const end = button(page, 'End the turn');
  await follow(page, {
    goOn: () => button(page, 'Go on').tap(),
    async march(from, to) {
      for (const square of [from, to, to]) await square.tap();
    },
    async attack(target) {
      await target.tap();
      const attack = page.locator('.assault .primary');
      await expect(attack).toBeVisible();
      // The sum leaves the sentence in sight.
      expect(await outOfSight(page, [firstWarTask(page), attack])).toEqual([]);
      await attack.tap();
    },
    // A press at the place of one before is not taken within a second.
    endTurn: () =>
      expect(async () => {
        await end.tap({ timeout: LIMITS.attempt });
        await expect(end).toBeHidden({ timeout: LIMITS.attempt });
      }).toPass({ timeout: LIMITS.sight }),
  });
  await expect(firstWarTask(page)).toContainText('You have won');
  const machine = button(page, 'Against the machine');
  expect(await outOfSight(page, [firstWarTask(page), page.getByRole('grid'), machine])).toEqual([]);
  await machine.tap();
  await expect(page.locator('#alone-title')).toBeFocused();
});
