import { expect } from '@playwright/test';
import { axeFaults } from './support/axe';
import { answer, openLesson, orders } from './support/lessons';
import {
  fromMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  button,
  heading,
  outOfSight,
  square,
  test,
} from './support/page';

test(
  'the first lesson and the next are played; finished, they are marked so after a reload',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await atHeadquarters(page);
    await fromMenu(page, 'Learn the game');
    await expect(button(page, /The march/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await button(page, /The march/).click();

    await orders(page, 'F9', 'E11');
    await expect(answer(page)).toContainText('leaves the cavalry at E11 isolated');
    expect(await axeFaults(page)).toEqual([]);
    await expect(button(page, 'Try again')).toBeFocused();
    await page.keyboard.press('Enter');
    await orders(page, 'F9', 'G11');
    await expect(answer(page)).toContainText('Right.');
    await expect(button(page, 'Go on')).toBeFocused();
    await page.keyboard.press('Enter');
    await orders(page, 'E9', 'F10');
    await expect(button(page, 'Go on')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('step 3 of 3')).toBeVisible();
    await page.keyboard.press('e');
    await button(page, /On to lesson 2/).click();
    await expect(page).toHaveURL(/#learn\/lines$/);

    await orders(page, 'J14');
    await expect(answer(page)).toContainText('An enemy fighting unit on a line cuts it');
    await button(page, 'Go on').click();
    await orders(page, 'H15', 'J15');
    await button(page, 'Go on').click();
    await orders(page, 'O20', 'P19');
    expect(await outOfSight(page, [answer(page), button(page, /On to lesson 3/)])).toEqual([]);
    await page.reload();
    await button(page, 'All lessons').click();
    await expect(page.getByText('2 lessons of 8 done')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Lines of communication')).toBeVisible();
  },
);

test(
  'a refusal leads to its rule, and back to the same place',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await openLesson(page, 'Lines of communication');
    await orders(page, 'H15', 'H18');
    const link = button(page, 'Rule 5.2');
    await link.click();
    const book = page.getByRole('dialog', { name: 'Rule book' });
    // The book is loaded when it is first opened.
    await book.waitFor();
    await expect(book.getByRole('heading', { name: 'Steps' })).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('dislodged');
    await expect(book.locator('mark').first()).toHaveText(/dislodged/i);
    await page.keyboard.press('Escape');
    await expect(book.locator('mark')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(book).toBeHidden();
    await expect(link).toBeFocused();
    await expect(square(page, 'H15')).toHaveAttribute('aria-selected', 'true');
  },
);
