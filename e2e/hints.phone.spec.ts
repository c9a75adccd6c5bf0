import { expect } from '@playwright/test';
import { CROWDED, openWarAt } from './support/savedWars';
import { button, test, ONLY_EXHAUSTIVE } from './support/page';
import { fingersOn } from './support/touch';

test(
  'on a phone the sentence of a hint is visible as soon as it is there',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, CROWDED, undefined, [], [{ name: 'Hints', value: 'allowed' }]);
    const advice = page.getByRole('region', { name: 'Advice' });
    await advice.getByRole('button', { name: 'Hint' }).tap();
    await expect(advice.getByText(/^(Look|Make for) /)).toBeInViewport({ ratio: 0.9 });
    await button(page, 'More of the hint').tap();
    await expect(advice.getByText(/^It begins|^No move/)).toBeInViewport({ ratio: 0.9 });
    // The zoomed board is moved to the other end of the map, and follows the rest of the hint.
    const first = page.locator('.study-shape').first();
    const fingers = await fingersOn(page);
    for (let i = 0; i < 2; i++) await button(page, 'Closer').tap();
    for (let i = 0; i < 6; i++) await fingers.slide([{ x: 340, y: 430 }], [{ x: 60, y: 60 }]);
    await expect(first).not.toBeInViewport();
    await button(page, 'More of the hint').tap();
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await button(page, 'Is this sound?').tap();
    await expect(advice.getByText(/^Sound: |^Beware /)).toBeInViewport({ ratio: 0.9 });
  },
);
