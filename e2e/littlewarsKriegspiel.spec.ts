import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { choose, THICK } from './support/kriegspielScenes';
import { atLittleWars, openBattle } from './support/littlewars';
import { boxOf, button, heading, test } from './support/page';
import { middleOf } from './support/touch';

/** Ends the move, and begins the next. */
async function endMove(page: Page): Promise<void> {
  await button(page, 'End the move').click();
  await button(page, 'Go').click();
  await expect(heading(page, /(?:Red|Blue) moves/)).toBeVisible();
}

/** Everything that the browser has stored of the battle, as one text. */
const saved = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

test('kriegspiel.md 2 to 6: a brigade marches, begins a mine in secret, and fires a shell', async ({
  page,
}) => {
  await page.goto('./#littlewars');
  await button(page, 'Kriegspiel').click();
  await expect(heading(page, 'Kriegspiel')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await button(page, 'Begin the battle').click();
  await expect(heading(page, 'Red is next')).toBeVisible();
  await button(page, 'Go').click();
  await expect(heading(page, 'Red moves')).toBeVisible();

  // A body is chosen in the list and sent by words, which say what it takes.
  await button(page, /^Body B/).click();
  await expect(heading(page, 'Body B')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByText('Move the chosen by words').click();
  await page.getByLabel('Feet').fill('0');
  await page.getByLabel('Inches').fill('6');
  await button(page, 'Move').click();
  await expect(page.getByRole('status').filter({ hasText: 'To the place' })).toBeVisible();
  await button(page, 'March there').click();
  await expect(page.locator('.lw-top > p').first()).toContainText('Body B');
  await expect(button(page, 'Undo')).toBeEnabled();

  // A mine is begun: nothing of it is in the page, nor stored in clear, and a reload has it still.
  await button(page, /^Body C/).click();
  await page.getByText('Begin a work').click();
  await page.getByRole('combobox', { name: 'Which' }).selectOption('mine');
  await button(page, 'Begin it').click();
  await expect(page.locator('.lw-top > p').first()).toHaveText('It is noted and sealed.');
  await expect.poll(() => saved(page)).toContain('\\"notes');
  await expect.poll(() => saved(page)).not.toContain('beginWork');
  await page.reload();
  await expect(heading(page, 'Red moves')).toBeVisible();
  const notes = button(page, 'Hold to read your secret notes (N)');
  await expect(page.getByText(/mine/i)).toHaveCount(0);
  await notes.focus();
  await page.keyboard.down('n');
  await expect(page.getByText(/mine/i).first()).toBeVisible();
  await page.keyboard.up('n');
  await expect(page.getByText(/mine/i)).toHaveCount(0);

  // In Red's second move his guns may fire.
  await endMove(page);
  await endMove(page);
  await button(page, /^Gun G1/).click();
  await button(page, 'Look along the barrel').click();
  await page.keyboard.press('3');
  const sight = page.getByRole('application', { name: 'Aim of gun G1' });
  const [desk, phone, enlarged] = [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
    { width: 320, height: 180 },
  ];
  // On a phone half of the height is the picture, and everything else that aims and fires is in sight.
  await page.setViewportSize(phone);
  await expect.poll(async () => (await boxOf(sight)).height).toBeGreaterThan(phone.height / 2);
  await expect(page.locator('.gunner .kp-screws')).toBeInViewport({ ratio: 1 });
  for (const name of ['Turn about', /shots left$/, 'Leave the gun', 'End the move'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  // On a page enlarged four times the picture comes into sight with its shot, and the plan with one by numbers.
  await page.setViewportSize(enlarged);
  await button(page, /shots left$/).click();
  await expect(sight).toBeInViewport({ ratio: 0.9 });
  await expect(button(page, /3 shots left/)).toBeVisible();
  await button(page, 'Leave the gun').click();
  await page.getByText('Fire by bearing and elevation').click();
  await button(page, 'Fire').click();
  await expect(page.locator('.plan')).toBeInViewport({ ratio: 0.5 });
  await page.setViewportSize(desk);
  await button(page, 'Supply').click();
  await expect(heading(page, 'Supply')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await button(page, 'More').click();
  await button(page, 'Surrender the battle').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Surrender' }).click();
  await expect(heading(page, 'The battle is over')).toBeVisible();
});

test('kriegspiel.md 7.1: a charge is ordered in sight, and the plan comes to its men', async ({
  page,
}) => {
  await atLittleWars(page);
  await openBattle(page, THICK.replace('[Time "standard"]', '[Time "none"]'));
  await choose(page, /^Body B/);
  await page.getByText('Begin a work').click();
  await page.getByRole('combobox', { name: 'Which' }).selectOption('mine');
  const foot = await boxOf(page.locator('.lw-foot'));
  const above = async (name: string): Promise<number> => {
    const { y, height } = await boxOf(button(page, name));
    return foot.y - y - height;
  };
  await expect.poll(() => above('Begin it')).toBeGreaterThan(0);
  // Against horse that stood the button is the last of it.
  await choose(page, /^Body A/);
  const enemy = await middleOf(page.locator('[data-man="B96"]'));
  await page.mouse.click(enemy.x, enemy.y);
  await expect(page.getByRole('combobox', { name: 'On' })).toHaveValue('L');
  await expect.poll(() => above('Charge')).toBeGreaterThan(0);
  await choose(page, /^Body F/);
  await page.locator('summary').getByText('Charge', { exact: true }).click();
  await page.getByRole('combobox', { name: 'On' }).selectOption('H');
  await button(page, 'Charge').click();
  // Everybody of the charge is in the plan, and takes up most of its height.
  const marks = page.locator('.plan-mark-dies');
  await expect(marks).toHaveCount(22);
  const plan = await boxOf(page.locator('.plan'));
  await expect
    .poll(async () => {
      const tops = await marks.evaluateAll((all) =>
        all.map((mark) => mark.getBoundingClientRect().y),
      );
      const [least, most] = [Math.min(...tops) - plan.y, Math.max(...tops) - plan.y];
      return least > 0 && most < plan.height && most - least > plan.height / 2;
    })
    .toBe(true);
  await page.locator('.lw-foot').getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByText(/: charge with others, or end the move\.$/)).toBeInViewport();
});
