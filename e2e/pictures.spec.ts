import { expect } from '@playwright/test';
import { button, ONLY_EXHAUSTIVE, test } from './support/page';
import { BATTLE, expectPictures, openPosition } from './support/pictures';
import { openMenu } from './support/page';

test('the board is saved as SVG and PNG, whole and standing alone', async ({ page }) => {
  await expectPictures(page);
});

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' });
  test('pictures have the colours of the page', ONLY_EXHAUSTIVE, async ({ page }) => {
    await expectPictures(page);
  });
});

test('if canvases are guarded the board is saved as SVG, which is announced', async ({ page }) => {
  // As Firefox does where fingerprinting is resisted: pixels of no meaning, the same in every row.
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    prototype.toBlob = new Proxy(Reflect.get(prototype, 'toBlob'), {
      apply(toBlob, canvas: HTMLCanvasElement, asked: [BlobCallback]) {
        const context = canvas.getContext('2d');
        for (let x = 0; x < canvas.width; x += 1) {
          context!.fillStyle = `hsl(${(67 * x) % 360} 80% 50%)`;
          context!.fillRect(x, 0, 1, canvas.height);
        }
        Reflect.apply(toBlob, canvas, asked);
      },
    });
  });
  await openPosition(page, BATTLE);
  await openMenu(page);
  await button(page, 'Record…').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Picture (PNG)').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^[^/]+\.svg$/);
  await expect(page.getByRole('dialog')).toContainText(/guards canvases.*\.svg is saved instead/);
});
