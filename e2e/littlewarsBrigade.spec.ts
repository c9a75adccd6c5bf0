import { fightABrigade } from './support/brigade';
import { ONLY_EXHAUSTIVE, test } from './support/page';

test(
  'a whole battle of a brigade by mouse, from the country to its replay',
  ONLY_EXHAUSTIVE,
  ({ page }) => fightABrigade(page, 'en'),
);

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test(
    'a whole battle of a brigade by mouse, from the country to its replay',
    ONLY_EXHAUSTIVE,
    ({ page }) => fightABrigade(page, 'fr'),
  );
});
