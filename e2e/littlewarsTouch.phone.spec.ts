import { expect } from '@playwright/test';
import { atLittleWars, CHARGE, closer, MELEES, openBattle } from './support/littlewars';
import { ONLY_EXHAUSTIVE, test } from './support/page';
import { fingersOn, middleOf } from './support/touch';

test(
  'a finger in a crowd zooms the plan in, and a resting one sees its choice in a loupe',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atLittleWars(page);
    await openBattle(page, CHARGE);
    const fingers = await fingersOn(page);
    const man = page.locator('[data-man="R58"]');
    const plan = page.locator('.plan-content');
    const chosen = page.locator('.plan-chosen');
    const loupe = page.locator('.loupe');
    await expect(man).toBeVisible();
    const whole = (await middleOf(plan)).size;

    // He stands among others, of whom none is chosen by it.
    await fingers.tap(await middleOf(man));
    await expect.poll(async () => (await middleOf(plan)).size).toBeGreaterThan(whole * 2);
    await expect(page.locator('.plan-held')).toHaveCount(0);
    await expect(chosen).toHaveCount(0);

    const place = await middleOf(man);
    await fingers.down(place);
    await expect(loupe.locator('[data-mark="under-finger"]')).toBeVisible();
    await expect(loupe.locator('.loupe-name')).not.toHaveText('');
    await expect(chosen).toHaveCount(0);
    await fingers.up();
    await expect(loupe).toHaveCount(0);
    await expect(chosen).toHaveCount(1);
    await expect.poll(() => middleOf(man)).toEqual(place);
  },
);

test('numbers of men are spaced by their letters, at any zoom of the plan', async ({ page }) => {
  await atLittleWars(page);
  await openBattle(page, MELEES);
  await page.getByText('Choose who dies').first().click();
  await closer(page, 0.28, 0.58, 3);
  const widths = await page.locator('.plan-number').evaluateAll((texts) =>
    texts.map((text) => {
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      return (text as SVGTextElement).getComputedTextLength() / size / text.textContent.length;
    }),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(Math.min(...widths)).toBeGreaterThan(0.45);
  expect(Math.max(...widths)).toBeLessThan(0.75);
});
