import { expect, type Locator, type Page } from '@playwright/test';
import { button, heading, rowsOf, type SideName } from './page';
import { paste } from './records';

/** The element in place of the button that ends a turn while a program plays. */
export const showAtOnce = (page: Page): Locator => button(page, 'Show at once');
/** The sentence on what a program is doing. */
export const programNow = (page: Page): Locator => page.locator('.program-now h2');
/** The reasons for a program's last turn. */
export const programWhy = (page: Page): Locator => page.locator('.program-why p');

/** Opens the form of a game alone and fills it in; a side is chosen by its name, a level by its number. */
export async function aloneForm(
  page: Page,
  { level = 2, side = 'South', beginning = 'An opening, drawn by lot' } = {},
): Promise<void> {
  await button(page, 'Against the machine').click();
  await expect(heading(page, 'Against the machine')).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`level ${level}`) }).check();
  await page.getByText(`The ${side}`, { exact: true }).click();
  await page.getByText(beginning, { exact: true }).click();
}

/** Opens a position against a program of a level in the North's seat or the South's, or in both. */
export async function openAgainst(
  page: Page,
  position: string,
  programs: Readonly<Partial<Record<SideName, number>>>,
): Promise<void> {
  const tags = Object.entries(programs).map(([side, level]) => `[${side}Program "${level}"]\n`);
  await paste(page, `[Rules "debord"]\n${tags.join('')}[Position "${position}"]\n`);
  await button(page, 'Open this game').click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Three cavalry of the North in column before the last fighting unit of the South. */
export const LAST_ATTACK = `${rowsOf({ J8: 'C', I8: 'C', H8: 'C', D3: 'R', K8: 'i', O23: 'r' }).join('/')} N B15,D8,T3,T23 - 1`;

/** One infantry of the North, an arsenal lost, far from an army of the South. */
export const HOPELESS = `${rowsOf({
  A1: 'I',
  ...Object.fromEntries([14, 15, 16, 17, 18, 19, 20, 21, 22].map((column) => [`S${column}`, 'i'])),
  T20: 'r',
}).join('/')} N D8,T3,T23 - 1`;

/** One unit a side, out of communication, late in a war: nobody can move. */
export const DEADLOCK = `${rowsOf({ F2: 'I', O24: 'i' }).join('/')} N B15,D8,T3,T23 - 81`;
