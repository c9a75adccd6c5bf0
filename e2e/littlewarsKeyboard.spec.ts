import { fightByKeys } from './support/battleByKeys';
import { ONLY_EXHAUSTIVE, test } from './support/page';

test(
  'a whole battle by keyboard alone, from the country to the score, every word in order',
  ONLY_EXHAUSTIVE,
  ({ page }) => fightByKeys(page, 'en'),
);

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test(
    'a whole battle by keyboard alone, from the country to the score, every word in order',
    ONLY_EXHAUSTIVE,
    ({ page }) => fightByKeys(page, 'fr'),
  );
});
