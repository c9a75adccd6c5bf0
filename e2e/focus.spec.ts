import { expect, type Page } from '@playwright/test';
import { act, to } from './support/byKeys';
import { coveredFocus } from './support/coveredFocus';
import { atLittleWars, CHARGE, openBattle, SHOT } from './support/littlewars';
import { CROWDED, openWarAt } from './support/savedWars';
import {
  boxOf,
  button,
  fromMenu,
  openMenu,
  atHeadquarters,
  test,
  ONLY_EXHAUSTIVE,
} from './support/page';
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

/** The colours drawn along the upper edge of the focused picture, inside it, and that of the focus. */
async function frameOf(page: Page): Promise<{ drawn: string[]; focus: string }> {
  const { x, y } = await boxOf(page.locator(':focus'));
  const clip = { x: x + 20, y: Math.round(y) + 2, width: 200, height: 1 };
  const strip = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  return page.evaluate(async (strip) => {
    const bytes = Uint8Array.from(atob(strip), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, 1).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, 1);
    const drawn = new Set<string>();
    for (let i = 0; i < data.length; i += 4)
      drawn.add(`rgb(${data.subarray(i, i + 3).join(', ')})`);
    const probe = document.activeElement!.appendChild(document.createElement('i'));
    probe.style.color = 'var(--focus)';
    const focus = getComputedStyle(probe).color;
    probe.remove();
    return { drawn: [...drawn], focus };
  }, strip);
}

test('the focus is framed over the plan and the gunner’s view, which their pictures would cover', async ({
  page,
}) => {
  await atLittleWars(page);
  await openBattle(page, SHOT);
  const picture = page.getByRole('application');
  await to(page, picture);
  const plan = await frameOf(page);
  expect(plan.drawn).toEqual([plan.focus]);
  await act(page, /^Gun G4/);
  await act(page, 'Look along the barrel');
  await expect(picture).toBeFocused();
  const sight = await frameOf(page);
  expect(sight.drawn).toEqual([sight.focus]);
});

test('an open menu closes when Tab leaves it, and not when the focus goes to its own button', async ({
  page,
}) => {
  await openWarAt(page, CROWDED);
  const menu = await openMenu(page);
  const last = menu.getByRole('button').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
  await openMenu(page);
  await menu.getByRole('button').first().focus();
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
});

test('on a page enlarged four times whom a list chooses have their orders in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await atLittleWars(page);
  await openBattle(page, CHARGE);
  await act(page, /^8 cavalry/);
  await expect(button(page, 'Leave over the back line')).toBeInViewport({ ratio: 1 });
});
