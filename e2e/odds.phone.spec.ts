import { ONLY_EXHAUSTIVE, test } from './support/page';
import { givenOdds } from './support/odds';

test(
  'a game given odds, from the form to its record and back',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await givenOdds(page);
  },
);
