import { beginAgainst, oneMoveEach, type Press } from './support/againstProgram';
import { ONLY_EXHAUSTIVE, test } from './support/page';

/** Brings something out from below the foot of the panel, and taps it. */
const tap: Press = async (target) => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await target.tap();
};

test.use({ locale: 'fr-FR' });

test(
  'on a phone a battle is begun against the program, which plays a move',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await beginAgainst(page, 'fr', tap);
    await oneMoveEach(page, 'fr', tap);
  },
);
