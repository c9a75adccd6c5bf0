import { fightKriegspielByKeys } from './support/kriegspielByKeys';
import { ONLY_EXHAUSTIVE, test } from './support/page';

test(
  'two officers of a side play Kriegspiel by keyboard alone, from the country to the score, every word in order',
  ONLY_EXHAUSTIVE,
  ({ page }) => fightKriegspielByKeys(page, 'en'),
);

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test(
    'two officers of a side play Kriegspiel by keyboard alone, from the country to the score, every word in order',
    ONLY_EXHAUSTIVE,
    ({ page }) => fightKriegspielByKeys(page, 'fr'),
  );
});
