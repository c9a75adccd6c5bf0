import { expect, type Page } from '@playwright/test';
import { openWar } from './support/deployment';
import { fromMenu, atHeadquarters, savedText, square, test, ONLY_EXHAUSTIVE } from './support/page';
import { atRest } from './support/rest';
import { openSettings } from './support/war';

const THEMES = [
  ['Light', 'light'],
  ['Dark', 'dark'],
  ['High contrast', 'system'],
] as const;

const root = (page: Page) => page.locator('html');

test(
  'the theme chosen stays: in other tabs and in other visits',
  ONLY_EXHAUSTIVE,
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await atHeadquarters(page);
    const other = await context.newPage();
    await atHeadquarters(other);
    await fromMenu(page, 'Settings');
    for (const [theme, scheme] of THEMES) {
      await page.getByRole('radio', { name: theme }).check({ force: true });
      await expect(root(page)).toHaveAttribute('data-scheme', scheme);
    }
    await expect(root(page)).toHaveAttribute('data-contrast', 'more');
    await expect(root(other)).toHaveAttribute('data-contrast', 'more');
    await other.close();
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-contrast', 'more');
  },
);

test('as the device: more contrast, or the few colours it forces; and nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await atHeadquarters(page);
  await expect(root(page)).toHaveAttribute('data-contrast', 'more');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(root(page)).toHaveAttribute('data-contrast', 'normal');

  await page.emulateMedia({ forcedColors: 'active' });
  const side = await openWar(page);
  const blocks = () =>
    page
      .locator('[data-mark="unit"]')
      .evaluateAll((pieces) => [
        ...new Set(pieces.map((piece) => getComputedStyle(piece.querySelector('path')!).fill)),
      ]);
  await expect.poll(blocks).toHaveLength(2);
  // Light blocks stand on ground of their own colour, in outline; dark ones are full.
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(blocks).toContain(ground);

  // The shadow covers what scrolls below the orders, and the shade shows that a text continues.
  const covers = () =>
    page.locator('.panel').evaluate((panel) => {
      const styleOf = (part: string) => getComputedStyle(panel.querySelector(part)!);
      return [styleOf('.panel-last').boxShadow, styleOf('.panel-body').backgroundImage];
    });
  await expect.poll(covers).not.toContain('none');

  const [from, to] = side === 'North' ? ['G8', 'F9'] : ['K15', 'J15'];
  await square(page, from).click();
  await square(page, to).click();
  await expect(square(page, to)).toHaveAttribute('aria-label', new RegExp(`, ${side} `));
  await atRest(page);
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .filter((style) => style.transitionDuration !== '0s' || style.animationName !== 'none')
          .length,
    );
  await expect.poll(moving).toBe(0);
});

test(
  'sounds are off until they are asked for, and a game with them goes on as without',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.addInitScript(() => {
      const made = { count: 0 };
      Object.assign(window, {
        made,
        AudioContext: class extends AudioContext {
          constructor() {
            super();
            made.count++;
          }
          // The settings test for sound, and close the audio context of that test.
          override close() {
            made.count--;
            return super.close();
          }
        },
      });
    });
    const made = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { made: { count: number } }).made.count);
    await atHeadquarters(page);
    const side = await openWar(page);
    const settings = await openSettings(page);
    await expect(settings.getByLabel('Sounds', { exact: true })).not.toBeChecked();
    await expect.poll(() => made()).toBe(0);
    await settings.getByLabel('Sounds', { exact: true }).check();
    await settings.getByRole('slider', { name: 'Volume' }).press('ArrowLeft');
    await page.keyboard.press('Escape');
    await square(page, side === 'North' ? 'G8' : 'K15').click();
    await square(page, side === 'North' ? 'F9' : 'J15').click();
    await expect
      .poll(async () => (await savedText(page))?.includes(side === 'North' ? 'G8' : 'K15'))
      .toBe(true);
    await expect.poll(made).toBe(1);
  },
);
