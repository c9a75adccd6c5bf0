import type { Page } from '@playwright/test';
import { ONLY_EXHAUSTIVE, test } from './support/page';
import { fingersOn } from './support/touch';
import { fightToTheFinish, type Hands } from './support/wholeBattle';

async function fingerOn(page: Page): Promise<Hands> {
  const { slide } = await fingersOn(page);
  return { press: 'tap', draw: (from, to) => slide([from], [to]) };
}

test(
  'a whole battle by touch, from behind the curtain to the score',
  ONLY_EXHAUSTIVE,
  async ({ page }) => fightToTheFinish(page, 'en', await fingerOn(page)),
);

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('a whole battle by touch, from behind the curtain to the score', async ({ page }) =>
    fightToTheFinish(page, 'fr', await fingerOn(page)));
});
