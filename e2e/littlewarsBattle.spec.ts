import type { Page } from '@playwright/test';
import { ONLY_EXHAUSTIVE, test } from './support/page';
import { fightToTheFinish, type Hands } from './support/wholeBattle';

const mouseOn = (page: Page): Hands => ({
  press: 'click',
  draw: async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
  },
});

test('a whole battle by mouse, from behind the curtain to the score', ONLY_EXHAUSTIVE, ({ page }) =>
  fightToTheFinish(page, 'en', mouseOn(page)),
);

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test(
    'a whole battle by mouse, from behind the curtain to the score',
    ONLY_EXHAUSTIVE,
    ({ page }) => fightToTheFinish(page, 'fr', mouseOn(page)),
  );
});
