import { expect, type Locator } from '@playwright/test';
import { firstWarTask, follow } from './support/firstWar';
import { axeFaults } from './support/axe';
import { button, heading, test } from './support/page';

/** Squares in a row of its map. */
const WIDTH = 12;

test('the first war by keyboard alone to its end, which leads on to the lessons', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#first-war');
  const { keyboard } = page;
  const indexOf = async (cell: Locator): Promise<number> =>
    Number(await cell.getAttribute('data-square'));
  const focus = page.locator('.cells :focus');

  /** Goes by arrows from where the focus is. */
  async function goTo(cell: Locator): Promise<void> {
    const [from, to] = [await indexOf(focus), await indexOf(cell)];
    const down = Math.floor(to / WIDTH) - Math.floor(from / WIDTH);
    const right = (to % WIDTH) - (from % WIDTH);
    for (let i = 0; i < Math.abs(down); i += 1)
      await keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let i = 0; i < Math.abs(right); i += 1)
      await keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(cell).toBeFocused();
  }

  await follow(page, {
    async goOn() {
      await expect(button(page, 'Go on')).toBeFocused();
      await keyboard.press('Enter');
    },
    async march(from, to) {
      await goTo(from);
      await keyboard.press('Enter');
      await goTo(to);
      await keyboard.press('Enter');
    },
    async attack(target) {
      await goTo(target);
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await expect(page.locator('.assault .primary')).toBeFocused();
      // Enter that is pressed twice attacks nobody; another key parts the two.
      await keyboard.press('Shift');
      await keyboard.press('Enter');
    },
    endTurn: () => keyboard.press('e'),
  });
  await expect(firstWarTask(page)).toContainText('You have won');
  await expect(button(page, 'Against the machine')).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/#learn$/);
  await expect(heading(page, 'Learn the game')).toBeVisible();
});
