import { expect } from '@playwright/test';
import { axeFaults } from './support/axe';
import { placeOn } from './support/brigade';
import { judge, steady } from './support/byKeys';
import { ONLY_EXHAUSTIVE, button, heading, test } from './support/page';
import { fingersOn, middleOf } from './support/touch';

/** The field of a lesson, in inches. */
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

test(
  'shells and supply are learned by a finger: a shell is aimed by buttons, and the waggon drawn along its road',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#littlewars/kriegspiel');
    const fingers = await fingersOn(page);
    const lesson = page.getByRole('region', { name: 'Shells and supply' });
    const at = (number: number) => expect(lesson).toContainText(`Step ${number} of 7`);
    const tap = (name: string | RegExp): Promise<void> => button(page, name).first().tap();
    const pass = async (): Promise<void> => {
      await tap('End the move');
      await tap('Go');
    };
    await tap('Lesson: shells and supply');
    await at(1);
    await tap('Go');
    await at(2);
    const gun = page.locator('[data-gun="G1"]');
    const plan = page.locator('.plan-content');
    const whole = (await middleOf(plan)).size;
    // It stands among its gunners: the first tap brings the plan nearer.
    await fingers.tap(await middleOf(gun));
    await expect.poll(async () => (await middleOf(plan)).size).toBeGreaterThan(whole * 1.5);
    await expect(page.locator('.plan-held')).toHaveCount(0);
    await fingers.tap(await middleOf(gun));
    await expect(heading(page, 'Gun G1')).toBeVisible();
    await tap('Look along the barrel');
    // Half a degree at a press.
    for (let halves = 0; halves < 7; halves++) await tap('Raise');
    await expect(page.locator('.gunner-dials')).toContainText('3.5° up');
    const fire = button(page, /^Fire/);
    expect(await axeFaults(page)).toEqual([]);
    await steady(page);
    await fire.tap();
    await at(4);
    await tap('Leave the gun');
    await tap('Supply');
    await expect(page.getByText(/between cut off waggon W1/)).toBeVisible();
    await tap('The whole field');
    await expect.poll(async () => (await middleOf(plan)).size).toBeLessThan(whole * 1.5);
    const waggon = await middleOf(page.locator('[data-waggon="W1"]'));
    await fingers.tap(waggon);
    await expect(heading(page, 'Waggon W1')).toBeVisible();
    await fingers.slide([waggon], [await placeOn(page, [53, 3.5], 'red', FIELD)]);
    await at(5);
    await pass();
    await pass();
    await at(7);
    await tap('End the move');
    await expect(lesson).toContainText('Done: that was the whole lesson.');
    await judge(page);
  },
);
