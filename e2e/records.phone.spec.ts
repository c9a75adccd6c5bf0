import { expect } from '@playwright/test';
import {
  fromMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  button,
  heading,
  screen,
  test,
} from './support/page';
import { openRecordDialog, paste, RECORD, thereAndBack } from './support/records';

test(
  'a record that is linked is the same game on another phone, byte for byte',
  ONLY_EXHAUSTIVE,
  async ({ page, browser }) => {
    await thereAndBack(browser, page, ['link']);
  },
);

test('records and the library fit the phone, and every button can be reached', async ({ page }) => {
  const wide = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await paste(page, RECORD);
  await expect.poll(() => wide()).toBe(false);
  await expect(button(page, 'Open this game')).toBeInViewport();
  await button(page, 'Open this game').tap();
  await openRecordDialog(page);
  await expect.poll(() => wide()).toBe(false);
  await button(page, 'Close').tap();
  await atHeadquarters(page);
  await fromMenu(page, 'Library');
  await expect(heading(page, /Club evening/)).toBeVisible();
  await expect.poll(() => wide()).toBe(false);
  await button(page, 'Open Club evening').tap();
  await expect(screen(page)).toContainText('Turn 3');
});
