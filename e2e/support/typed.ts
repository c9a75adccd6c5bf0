import { expect, type Page } from '@playwright/test';
import { dialog } from './screenEntries';
import { square } from './page';

/** Milliseconds between two presses of a fast hand. */
export const PACES: readonly number[] = [20, 250, 40, 80, 120, 160, 350];

/** Nothing lies over the board. */
const nothingOpen = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0);

/** Keys typed in a war just loaded, and what has come of them once all is there. */
export const TYPED: readonly {
  readonly keys: readonly string[];
  readonly leads: (page: Page) => Promise<void>;
}[] = [
  { keys: ['?', 'e', 'Enter'], leads: (page) => expect(dialog(page, 'Keys')).toBeVisible() },
  {
    keys: ['1', 'e', 'Enter'],
    leads: async (page) => {
      await nothingOpen(page);
      await expect(page.locator('.cells :focus')).toHaveAttribute('aria-label', /South/);
    },
  },
  { keys: ['4', 'e', 'Enter'], leads: (page) => expect(dialog(page, 'Lists')).toBeVisible() },
  {
    keys: ['b', 'Enter', 'e', 'Enter'],
    leads: (page) => expect(page.locator('dialog.book-room')).toBeVisible(),
  },
  {
    keys: ['g', 'e', '5', 'Enter'],
    leads: async (page) => {
      await nothingOpen(page);
      await expect(square(page, 'E5')).toBeFocused();
    },
  },
  {
    keys: ['g', 'x', 'Backspace', 'j', '1', '2', 'Tab', 'Tab', 'Enter'],
    leads: (page) => expect(square(page, 'J12')).toBeFocused(),
  },
  { keys: ['3', 'Escape'], leads: nothingOpen },
  { keys: ['g', 'e', 'Escape', '3', 'Escape', 'e', 'Enter'], leads: nothingOpen },
  {
    keys: ['h', 'ArrowLeft', 'ArrowLeft', 'e', 'Enter'],
    leads: (page) => expect(page.locator('section.history [aria-current]')).toBeVisible(),
  },
  {
    keys: ['h', 'p', '1', 'Escape', 'f'],
    leads: async (page) => {
      await expect(page.locator('section.history')).toHaveCount(0);
      await nothingOpen(page);
    },
  },
];
