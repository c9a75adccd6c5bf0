import { expect, type Page } from '@playwright/test';
import { openWarAt } from './support/savedWars';
import { ONLY_EXHAUSTIVE, EXHAUSTIVE, marks, square, test } from './support/page';
import { atRest } from './support/rest';

/** Debord's own diagram of a fort under attack: 34 units within a quarter of the board. */
const FORT =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1';

const LOOKS = [
  { scheme: 'light', contrast: 'normal' },
  { scheme: 'dark', contrast: 'normal' },
  { scheme: 'light', contrast: 'more' },
  { scheme: 'dark', contrast: 'more' },
] as const;

/** Device pixels to a CSS pixel, so that strokes of half a pixel are distinguishable. */
const SCALE = 2;
test.use({ deviceScaleFactor: SCALE });

/** The least contrast of each digit with any pixel of what it is read on, as drawn; its colour is the one computed. */
async function contrasts(page: Page): Promise<{ digit: number; least: number }[]> {
  await page.evaluate(() => {
    // Halos and plates stay; of the figures themselves only the place is left.
    for (const text of document.querySelectorAll<SVGTextElement>('[data-mark^="fire-"] text'))
      text.style.fillOpacity = '0';
  });
  const drawn = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(
    async ({ drawn, scale }) => {
      const bytes = Uint8Array.from(atob(drawn), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      context.drawImage(picture, 0, 0);
      const luminance = (parts: readonly number[]): number => {
        const [r = 0, g = 0, b = 0] = parts.map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const figures = [];
      for (const text of document.querySelectorAll<SVGTextElement>('[data-mark^="fire-"] text')) {
        const { fill, fontSize } = getComputedStyle(text);
        const figure = luminance(fill.match(/\d+/g)!.map(Number));
        const matrix = text.getScreenCTM()!;
        const at = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix);
        const size = parseFloat(fontSize);
        // All figures are one text, in which every digit has its place.
        for (let digit = 0; digit < text.getNumberOfChars(); digit++) {
          const [start, end] = [
            text.getStartPositionOfChar(digit),
            text.getEndPositionOfChar(digit),
          ];
          // Figures stand on their line and are 0.7 of the type's size high.
          const [from, to] = [at(start.x, start.y - 0.7 * size), at(end.x, end.y)];
          const [x, y] = [Math.round(from.x * scale), Math.round(from.y * scale)];
          const { data } = context.getImageData(
            x,
            y,
            Math.max(1, Math.round(to.x * scale) - x),
            Math.max(1, Math.round(to.y * scale) - y),
          );
          let least = 21;
          for (let i = 0; i < data.length; i += 4) {
            const ground = luminance([...data.subarray(i, i + 3)]);
            const [high, low] = [Math.max(figure, ground), Math.min(figure, ground)];
            least = Math.min(least, (high + 0.05) / (low + 0.05));
          }
          figures.push({ digit, least });
        }
        text.style.removeProperty('fill-opacity');
      }
      return figures;
    },
    { drawn, scale: SCALE },
  );
}

test(
  'every figure of the map of fire can be read, in every look, with lines over the board and a unit chosen',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, FORT);
    await page.getByRole('group', { name: 'Lines' }).getByText('both', { exact: true }).click();
    let turn = 0;
    for (const fire of ['theirs', 'mine'] as const) {
      await page.getByRole('group', { name: 'Fire' }).getByText(fire, { exact: true }).click();
      await expect(marks(page, 'fire-map')).toHaveCount(1);
      for (const chosen of [false, true]) {
        // A cavalry in the midst of them, with its destinations.
        if (chosen) await square(page, 'K12').click();
        await square(page, 'A1').hover();
        // By turns one look a state, and all of them in an exhaustive run.
        const looks = EXHAUSTIVE ? LOOKS : [LOOKS[turn++ % LOOKS.length]!];
        for (const look of looks) {
          await page.evaluate(
            (wanted) => void Object.assign(document.documentElement.dataset, wanted),
            look,
          );
          await atRest(page);
          const found = await contrasts(page);
          expect(found.length).toBeGreaterThan(40);
          expect
            .soft(
              found.filter(({ least }) => least < 4.5),
              `${fire}, ${look.scheme}, ${look.contrast} contrast, ${chosen ? 'a unit chosen' : 'at rest'}`,
            )
            .toEqual([]);
        }
        if (chosen) await page.keyboard.press('Escape');
      }
    }
  },
);
