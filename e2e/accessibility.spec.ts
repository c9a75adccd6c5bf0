import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { newGame, openWar, place, raiseCurtain, redeploy } from './support/deployment';
import {
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  board,
  button,
  damage,
  heading,
  savedText,
  keyTo,
  square,
  test,
} from './support/page';

async function expectAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await axeFaults(page), name).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await atHeadquarters(page);
});

test(
  'the notices about saving can be used by everyone',
  ONLY_EXHAUSTIVE,
  async ({ page, context }) => {
    const side = await openWar(page);
    const other = await context.newPage();
    await atHeadquarters(other);
    await button(other, 'Continue').click();
    if (side === 'North') await redeploy(other, 'I6', 'J6');
    else await redeploy(other, 'K15', 'J15');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'another tab has gone on');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Choose')).toBeVisible();
    await expectAccessible(page, 'the choice is put off');
    await other.close();

    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      // If the library has room, no notice is needed.
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await button(page, 'Choose').click();
    await button(page, 'Keep this tab’s game').click();
    await expect(button(page, 'Understood')).toBeVisible();
    await expectAccessible(page, 'storage is full');

    await page.reload();
    // Until it has loaded the stored games, the page may find the damage itself, and would not report it again.
    await expect(board(page)).toBeVisible();
    await damage(page, (await savedText(page))!.slice(0, 99));
    await page.reload();
    await expect(heading(page, 'A saved game is damaged')).toBeVisible();
    await expectAccessible(page, 'a damaged game');
    await button(page, 'Discard').click();
    await expectAccessible(page, 'asked before discarding');
  },
);

test(
  'the board is one tab stop, with a square in focus that the keys move',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await newGame(page, { beginning: 'Open' });
    const stops = page.locator('[role="gridcell"][tabindex="0"]');
    await expect(page.getByRole('gridcell')).toHaveCount(500);
    await expect(page.getByRole('row')).toHaveCount(20);
    await expect(stops).toHaveCount(1);

    await keyTo(page, 'Tab', square(page, 'A1'));
    const steps = [
      ['ArrowLeft', 'A1'],
      ['ArrowUp', 'A1'],
      ['ArrowRight', 'A2'],
      ['ArrowDown', 'B2'],
      ['End', 'B25'],
      ['ArrowRight', 'B25'],
      ['ArrowDown', 'C25'],
      ['Home', 'C1'],
      ['Control+End', 'T25'],
      ['ArrowDown', 'T25'],
      ['ArrowLeft', 'T24'],
      ['Control+Home', 'A1'],
      ['ArrowDown', 'B1'],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(square(page, name), `after ${key}`).toBeFocused();
      await expect(stops).toHaveCount(1);
    }

    // Tab leaves the board at once, and comes back to the same square.
    await page.keyboard.press('Tab');
    await expect(board(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(square(page, 'B1')).toBeFocused();
  },
);

test(
  'every square is labelled: its name, its unit, whether that is in communication, its ground',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await newGame(page, { beginning: 'Open' });
    await place(page, 'Infantry', 'E8', 'A25', 'B8');
    await page.keyboard.press('Escape');
    await place(page, 'Mounted communications', 'J1');
    for (const [name, words] of [
      ['A1', 'empty'],
      ['C10', 'mountain'],
      ['F10', 'mountain pass'],
      ['D8', 'arsenal of the North'],
      ['T3', 'arsenal of the South'],
      ['E8', 'North infantry, in communication'],
      ['A25', 'North infantry, isolated'],
      ['B8', 'North infantry, in communication, fort'],
      ['J1', 'North mounted communications, out of communication'],
    ] as const)
      await expect(square(page, name)).toHaveAccessibleName(`${name}, ${words}`);
    expect(await axeFaults(page, { everySquare: true })).toEqual([]);
  },
);

test('the focus moves along: to the card’s title, into a dialog and back', async ({ page }) => {
  await newGame(page, { beginning: 'Hidden' });
  await expect(heading(page, /North.* deploys/)).toBeFocused();
  await raiseCurtain(page);
  await page.goBack();
  await openWar(page);
  const endTurn = button(page, 'End the turn');
  await endTurn.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  // The focus stays within while the dialog is open.
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(endTurn).toBeFocused();
});
