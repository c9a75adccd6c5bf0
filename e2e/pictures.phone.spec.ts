import { test } from './support/page';
import { expectPictures } from './support/pictures';

test('the board is saved as SVG and PNG from a phone', async ({ page }) => {
  await expectPictures(page);
});
