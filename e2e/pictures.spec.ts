import { ONLY_EXHAUSTIVE, test } from './support/page';
import { expectPictures } from './support/pictures';

test('the board is saved as SVG and PNG, whole and standing alone', async ({ page }) => {
  await expectPictures(page);
});

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' });
  test('pictures have the colours of the page', ONLY_EXHAUSTIVE, async ({ page }) => {
    await expectPictures(page);
  });
});
