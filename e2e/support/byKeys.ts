import { expect, type Locator, type Page } from '@playwright/test';
import { axeFaults } from './axe';
import { press, announcements } from './keyboard';
import { button, keyTo } from './page';

// Little Wars and Kriegspiel by keyboard alone, as somebody plays who hears the page.

/** More stops than any screen of the game has. */
const MOST = 90;
export const BACK = 'Shift+Tab';

export const to = (page: Page, target: Locator, key = 'Tab'): Promise<void> =>
  keyTo(page, key, target, MOST);

/** Goes to a button by Tab, and presses it. */
export async function act(page: Page, name: string | RegExp, key?: string): Promise<void> {
  const found = button(page, name).first();
  await expect(found).toBeEnabled();
  await to(page, found, key);
  await press(page, 'Enter');
}

/** Goes to a field, and writes something into it in the place of what is there. */
export async function write(field: Locator, text: string, key?: string): Promise<void> {
  await to(field.page(), field, key);
  await press(field.page(), 'Control+a');
  await field.page().keyboard.type(text);
}

/** Opens what is folded away, unless it is open. */
export async function unfold(page: Page, name: string, key?: string): Promise<void> {
  const summary = page.locator('summary', { hasText: name });
  await to(page, summary, key);
  if (!(await summary.evaluate(({ parentElement }) => parentElement!.matches('[open]'))))
    await press(page, 'Enter');
}

/** Chooses one of a few values: arrows go from one to the next. */
export async function pick(page: Page, group: string, value: string): Promise<void> {
  const values = page.getByRole('group', { name: group });
  await to(page, values.locator('input:checked'));
  await keyTo(page, 'ArrowRight', values.getByRole('radio', { name: value, exact: true }), 8);
}

/** Ticks a box, or takes the tick out. */
export async function tick(page: Page, name: string): Promise<void> {
  await to(page, page.getByRole('checkbox', { name, exact: true }));
  await press(page, ' ');
}

/** Waits until the hand that has raised a gun is steady, when the aim is read out: a shot before that is off it. */
export const steady = (page: Page): Promise<void> =>
  expect(page.getByRole('log')).toContainText(/, raised \d/);

/** All of the page in sight, nothing of it half behind the foot of the panel. */
export async function judge(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: 2000 });
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize(size);
}

/** All that has been reported, a figure and its unit parted as any two words. */
export const announced = async (page: Page): Promise<string[]> =>
  (await announcements(page)).map((words) => words.replaceAll(/[\u00a0\u202f]/g, ' '));
