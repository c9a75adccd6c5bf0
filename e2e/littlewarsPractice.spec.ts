import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { atLittleWars, openBattle, SHOT } from './support/littlewars';
import { boxOf, button, ONLY_EXHAUSTIVE, test } from './support/page';

const score = (page: Page) => page.locator('.lw-lesson-count');

test('a stranger fires within three presses of the page, and the shot survives a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#littlewars');
  let presses = 0;
  const press = async (name: string | RegExp): Promise<void> => {
    presses += 1;
    await button(page, name).click();
  };
  await press('Target practice');
  await press(/^Fire/);
  await expect(score(page)).toContainText('1 of 20 shots');
  expect(presses).toBeLessThanOrEqual(3);
  await page.reload();
  await expect(score(page)).toContainText('1 of 20 shots');
});

test(
  'from the war’s headquarters it takes the presses to Little Wars besides, each of which has its response',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    const presses = ['More', 'Little Wars', 'Target practice', /^Fire/];
    for (const name of presses) await button(page, name).click();
    await expect(score(page)).toContainText('1 of 20 shots');
    // Those of Little Wars are three at most, and one is its own.
    expect(presses.length).toBeLessThanOrEqual(1 + 3);
  },
);

test(
  'on the smallest phone the gun is seen and fired without scrolling, in practice and in battle',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 568 });
    const isInSight = async (): Promise<void> => {
      await expect(page.getByRole('application')).toBeInViewport({ ratio: 1 });
      await expect(button(page, /^Fire/).last()).toBeInViewport({ ratio: 1 });
    };
    await page.goto('./#littlewars/practice');
    await isInSight();
    await atLittleWars(page);
    await openBattle(page, SHOT);
    await button(page, 'Men and guns').click();
    await button(page, /^Gun G4/).click();
    await button(page, 'Look along the barrel').click();
    await isInSight();
  },
);

test(
  'with reduced motion the hit is a still picture, which catches no press for the sight under it',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A day on whose range the first shot hits.
    await page.clock.setFixedTime(new Date('2026-11-27T12:00:00Z'));
    await page.goto('./#littlewars/practice');
    await button(page, /^Fire/).click();
    const again = page.locator('.gunner-again');
    const { x, y, width, height } = await boxOf(again);
    const dials = page.locator('.gunner-dials');
    const before = await dials.textContent();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 90, y + height / 2, { steps: 3 });
    await page.mouse.up();
    await expect(again).toHaveCount(0);
    await expect(dials).not.toHaveText(before ?? '');
  },
);

test(
  'target practice by keys: aimed, fired, at another distance, and left',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#littlewars');
    await button(page, 'Target practice').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('application')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('f');
    await expect(score(page)).toContainText('1 of 20 shots');
    await button(page, 'Far').click();
    await expect(score(page)).toContainText('0 of 20 shots');
    await expect(page).toHaveURL(/practice\/far$/);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Target practice')).toBeFocused();
  },
);
