import type { Locator, Page } from '@playwright/test';
import { openMenu, button, heading } from './page';

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** A screen, or a part of one, that is fetched when it is opened. */
export interface ScreenEntry {
  readonly of: string;
  /** Its address, if it has one; a screen without an entry is opened by its address (`addresses.ts`). */
  readonly address?: string;
  readonly at: 'address' | 'headquarters' | 'war' | 'littlewars';
  /** The act that opens it from there. */
  readonly from?: (page: Page) => Promise<void>;
  readonly open: (page: Page) => Promise<void>;
  /** The place where its failed fetch is reported. */
  readonly noticeOf?: (page: Page) => Locator;
  /** The element that is there once it has been fetched, at first or on request. */
  readonly there: (page: Page) => Locator;
  readonly again?: boolean;
  /** Files that it fetches for other screens, whose failure it does not report. */
  readonly left?: RegExp;
  /** Files that it needs and that have been fetched before it is opened. */
  readonly ahead?: RegExp;
  /** The screen whose files are all that it needs. */
  readonly comesWith?: string;
}

export const inDialog = (page: Page) => dialog(page, 'This part is missing');
const inPlace = (page: Page) => page.locator('.not-loaded:not([data-place=unreported])').first();
export const onPage = (page: Page) => page.locator('.not-loaded[data-place=unreported]');
const press = (key: string) => (page: Page) => page.keyboard.press(key);
/** Presses an entry of the menu. */
export const choose = (item: string | RegExp) => async (page: Page) =>
  (await openMenu(page)).getByRole('button', { name: item }).click();
/** Presses a button. */
export const click = (name: string) => (page: Page) => button(page, name).click();

export const SCREEN_ENTRIES: readonly ScreenEntry[] = [
  { of: 'the key sheet', at: 'war', open: press('?'), there: (page) => dialog(page, 'Keys') },
  { of: 'a list', at: 'war', open: press('1'), there: (page) => dialog(page, 'Lists') },
  {
    of: 'the way to a square',
    at: 'war',
    open: press('g'),
    there: (page) => dialog(page, 'Go to a square'),
  },
  {
    of: 'the history',
    at: 'war',
    open: press('h'),
    noticeOf: onPage,
    there: (page) => page.locator('section.history'),
    again: true,
  },
  {
    of: 'the terms',
    at: 'war',
    open: press('b'),
    noticeOf: onPage,
    there: (page) => page.locator('main .term:focus, main .rule-link:focus'),
    again: true,
    ahead: /^beside-/,
  },
  {
    of: 'the rule book',
    at: 'war',
    open: choose('Rule book'),
    there: (page) => page.locator('.book-room'),
  },
  {
    of: 'the settings',
    at: 'war',
    open: choose('Settings'),
    there: (page) => dialog(page, 'Settings'),
  },
  {
    of: 'the record',
    at: 'war',
    open: choose('Record…'),
    there: (page) => button(page, 'Save as a file'),
  },
  { of: 'the draw', at: 'war', open: choose(/draw/i), there: (page) => dialog(page, /draw/i) },
  {
    of: 'the surrender',
    at: 'war',
    open: choose(/surrender/i),
    there: (page) => dialog(page, /surrender/i),
  },
  {
    of: 'what explains a position',
    at: 'war',
    open: () => Promise.resolve(),
    noticeOf: onPage,
    there: (page) => page.locator('main .term, main .rule-link').first(),
    ahead: /^beside-/,
  },
  {
    of: 'the library',
    address: '#library',
    at: 'headquarters',
    open: choose('Library'),
    noticeOf: inPlace,
    there: (page) => heading(page, /^Library$/),
  },
  {
    of: 'a record to open',
    address: '#open',
    at: 'headquarters',
    open: choose('Open a record'),
    noticeOf: inPlace,
    there: (page) => page.getByLabel('Paste it here'),
  },
  {
    of: 'the lessons',
    address: '#learn',
    at: 'headquarters',
    open: choose('Learn the game'),
    noticeOf: inPlace,
    there: (page) => page.locator('main h1'),
  },
  {
    of: 'the house rules',
    address: '#new',
    at: 'headquarters',
    open: choose('New game'),
    noticeOf: inPlace,
    there: (page) => page.getByText('House rules', { exact: true }),
  },
];

/** Those of Little Wars, whose headquarters are there before anything fails. */
export const OF_LITTLE_WARS: readonly ScreenEntry[] = [
  {
    of: 'the lessons of Little Wars',
    address: '#littlewars/learn',
    at: 'littlewars',
    open: click('Lessons'),
    noticeOf: inPlace,
    there: (page) => heading(page, 'Lessons'),
  },
  {
    of: 'the rule book of Little Wars',
    at: 'littlewars',
    open: click('Rule book'),
    there: (page) => heading(page, 'The rules of Little Wars'),
  },
];
