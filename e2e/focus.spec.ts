import { expect, type Page } from '@playwright/test';
import { coveredFocus } from './support/coveredFocus';
import { CROWDED, openWarAt } from './support/savedWars';
import { fromMenu, openMenu, atHeadquarters, test, ONLY_EXHAUSTIVE } from './support/page';
import { atRest, lastingFaults } from './support/rest';
import { openSettings } from './support/war';

/** The focused elements, after each key press, that something covers. */
async function covered(page: Page, key: string, presses: number): Promise<string[]> {
  const found = new Set<string>();
  for (let i = 0; i < presses; i++) {
    await page.keyboard.press(key);
    for (const fault of await lastingFaults(page, () => page.evaluate(coveredFocus)))
      found.add(fault);
  }
  return [...found];
}

const both = async (page: Page, presses: number): Promise<string[]> => [
  ...(await covered(page, 'Tab', presses)),
  ...(await covered(page, 'Shift+Tab', presses)),
];

const WINDOWS = [
  { width: 1366, height: 850 },
  { width: 1280, height: 720 },
  { width: 683, height: 425 },
  { width: 427, height: 240 },
  { width: 320, height: 256 },
];

/** Tabs through a place and back, in every window. */
async function isOpenInEveryWindow(page: Page, place: string, presses: number): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await atRest(page);
    const where = `${place}, ${window.width}×${window.height}`;
    expect.soft(await both(page, presses), where).toEqual([]);
  }
}

test.describe('a focused element is never hidden by sticky parts', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('in the record', ONLY_EXHAUSTIVE, async ({ page }) => {
    await openWarAt(page, CROWDED);
    await (await openMenu(page)).getByRole('button', { name: 'Record…' }).click();
    await expect(page.getByRole('dialog', { name: 'Record' })).toBeVisible();
    await isOpenInEveryWindow(page, 'the record', 16);
  });

  test('in the settings', async ({ page }) => {
    await openWarAt(page, CROWDED);
    await openSettings(page);
    await isOpenInEveryWindow(page, 'settings', 14);
  });

  test('in the war', ONLY_EXHAUSTIVE, async ({ page }) => {
    await openWarAt(page, CROWDED);
    await isOpenInEveryWindow(page, 'the war', 14);
  });

  test('in the house rules', ONLY_EXHAUSTIVE, async ({ page }) => {
    await atHeadquarters(page);
    await fromMenu(page, 'New game');
    await page.getByText('House rules', { exact: true }).click();
    await isOpenInEveryWindow(page, 'house rules', 34);
  });
});
