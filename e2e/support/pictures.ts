import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { fromMenu, openMenu, button } from './page';

/** Where units stand in the fight for L15 of Debord's book, and nobody but on an arsenal elsewhere. */
export const BATTLE =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 9';
const UNITS = 33;

/** Opens a position from headquarters. */
export async function openPosition(page: Page, position: string): Promise<void> {
  await page.goto('./');
  await fromMenu(page, 'Open a record');
  await page.getByLabel('Paste it here').fill(position);
  await button(page, 'Open this game').click();
  await expect(page.getByRole('grid')).toBeVisible();
}

async function picture(page: Page, kind: 'SVG' | 'PNG'): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, `Picture (${kind})`).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^[^/]+\\.${kind.toLowerCase()}$`));
  return readFile(await file.path());
}

/** Takes both pictures of the battle and looks into them. */
export async function expectPictures(page: Page): Promise<void> {
  await openPosition(page, BATTLE);
  await openMenu(page);
  await button(page, 'Record…').click();
  const svg = (await picture(page, 'SVG')).toString('utf8');
  await expect(page.getByRole('dialog')).toContainText('.svg has been saved.');
  expect(svg).not.toMatch(/var\(|class=|style="|href|url\((?!data:font|["']?#)/);
  expect(svg.match(/http[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
  const png = await picture(page, 'PNG');
  await expect(page.locator('.picture-sheet')).toHaveCount(0);

  // The game's own page would not open a file of others.
  const blank = await page.context().newPage();
  const seen = await blank.evaluate(look, [svg, png.toString('base64')] as const);
  await blank.close();
  expect(seen.wellFormed).toBe(true);
  expect(seen.pieces).toBe(UNITS);
  // The frame's lettering is one text, in which every letter has its own place.
  expect(seen.words).toEqual(
    expect.arrayContaining([
      'Turn 9, the North to move',
      expect.stringMatching(/^11.*2525AA.*TT$/),
    ]),
  );
  expect(seen.size).toEqual([2 * seen.width, 2 * seen.height]);
  // A unit's block, of the North on K14 and of the South on M16, and bare ground.
  const { north, south, ground, margin } = seen.colours;
  expect(new Set([north, south, ground, margin]).size).toBe(4);
}

/** Runs in a blank page: what is in the two pictures. */
async function look([svg, png]: readonly [string, string]) {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const [left = 0, top = 0, width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const colour = (x: number, y: number): string =>
    context.getImageData((x - left) * 2, (y - top) * 2, 1, 1).data.join();
  return {
    wellFormed: drawing.tagName === 'svg' && drawing.querySelector('parsererror') === null,
    pieces: drawing.querySelectorAll('[data-mark="unit"]').length,
    words: [...drawing.querySelectorAll('text')].map((text) => text.textContent),
    width,
    height,
    size: [image.width, image.height],
    colours: {
      north: colour(13.5 * 40, 10.5 * 40 - 13),
      south: colour(16.5 * 40 - 14.5, 12.5 * 40),
      ground: colour(2.6 * 40, 2.6 * 40),
      margin: colour(left + 4, top + 4),
    },
  };
}
