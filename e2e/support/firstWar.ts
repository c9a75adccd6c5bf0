import { expect, type Locator, type Page } from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { button, outOfSight } from './page';

/** The sentence of the first war. */
export const firstWarTask = (page: Page): Locator => page.locator('.lesson-task');

/** How a player gives the orders that a sentence asks for, each square as its cell. */
export interface Hand {
  readonly goOn: () => Promise<void>;
  readonly march: (from: Locator, to: Locator) => Promise<void>;
  readonly attack: (target: Locator) => Promise<void>;
  readonly endTurn: () => Promise<void>;
}

/** More orders than the first war takes. */
const MOST = 40;

/** Follows the sentences of the first war to its end by what they mark; each is in sight with the board. */
export async function follow(page: Page, hand: Hand): Promise<void> {
  const task = firstWarTask(page);
  const marks = page.locator('[data-mark="task"]');
  const cellOf = async (i: number): Promise<Locator> =>
    page.locator(`.cells [data-square="${await marks.nth(i).getAttribute('data-square')}"]`);
  await expect(task).toBeVisible();
  for (let i = 0; i < MOST; i += 1) {
    await expect(task).not.toHaveText('The South moves…', { timeout: LIMITS.sight });
    const words = await task.innerText();
    if (words.includes('You have won')) return;
    expect(await outOfSight(page, [task, page.getByRole('grid')])).toEqual([]);
    const count = await marks.count();
    if (await button(page, 'Go on').isVisible()) await hand.goOn();
    else if (count > 1) await hand.march(await cellOf(0), await cellOf(1));
    else if (count === 1) await hand.attack(await cellOf(0));
    else await hand.endTurn();
    await expect(task).not.toHaveText(words);
  }
}
