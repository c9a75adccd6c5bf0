import { expect } from '@playwright/test';
import { axeFaults } from './support/axe';
import { placeOn } from './support/brigade';
import { ONLY_EXHAUSTIVE, button, test } from './support/page';
import { fingersOn, middleOf } from './support/touch';

/** The field of the lesson, in inches. */
const FIELD = { width: 72, depth: 60 };

test(
  'charges are learned by a finger: a body is sent on the plan, and the enemy is pressed to be charged',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#littlewars/kriegspiel');
    const fingers = await fingersOn(page);
    const lesson = page.getByRole('region', { name: 'Charges' });
    const at = (number: number) => expect(lesson).toContainText(`Step ${number} of 9`);
    const tap = (name: string | RegExp): Promise<void> => button(page, name).first().tap();
    const body = async (man: string): Promise<void> => {
      const { x, y } = await middleOf(page.locator(`[data-man="${man}"]`));
      await fingers.tap({ x, y });
    };
    await tap('Lesson: charges');
    await at(1);
    expect(await axeFaults(page)).toEqual([]);
    await tap('Go');
    await body('R5');
    await expect(button(page, 'Dismount (a whole move)')).toBeVisible();
    await fingers.tap(await placeOn(page, [26, 33], 'red', FIELD));
    // What it takes and what sends it are both in sight.
    const go = button(page, 'March');
    await expect(go).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.kp-line')).toBeInViewport({ ratio: 1 });
    await go.tap();
    await at(3);
    await tap('End the move');
    await tap('Go');
    await tap('End the move');
    await at(5);
    await tap('Go');
    await body('R5');
    await body('B10');
    const charge = page.locator('.lw-acts').getByRole('button', { name: 'Charge', exact: true });
    await expect(charge).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    // Where it is pressed lies the next button, which waits for a second press there to be meant.
    await charge.scrollIntoViewIfNeeded();
    await charge.tap();
    await at(6);
    await tap('Settle');
    await tap('End the move');
    await tap('Go');
    await tap('End the move');
    await tap('Go');
    await at(8);
  },
);
