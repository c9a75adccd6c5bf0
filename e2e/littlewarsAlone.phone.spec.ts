import { beginAgainst, oneMoveEach, type Press } from './support/againstProgram';
import { ONLY_EXHAUSTIVE, test } from './support/page';

const tap: Press = (target) => target.tap();

test.use({ locale: 'fr-FR' });

test(
  'on a phone a battle is begun against the program, which plays a move',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await beginAgainst(page, 'fr', tap);
    await oneMoveEach(page, 'fr', tap);
  },
);
