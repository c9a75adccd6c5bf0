import { ONLY_EXHAUSTIVE, test } from './support/page';
import { expectPictures } from './support/pictures';

test('the board is saved as SVG and PNG from a phone', ONLY_EXHAUSTIVE, async ({ page }) => {
  await expectPictures(page);
});
