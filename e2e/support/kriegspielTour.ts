import { expect, type Page } from '@playwright/test';
import { placeOn } from './brigade';
import { choose, THICK } from './kriegspielScenes';
import { go, leave, openBattle } from './littlewars';
import { button, heading } from './page';
import { stops, type Visit } from './stops';

/** Leads through the form, the setting out and the table of Kriegspiel; from headquarters and back there. */
export async function throughKriegspiel(page: Page, visit: Visit): Promise<void> {
  await settingOut(page, visit);
  await withOfficers(page, visit);
  // Without the clock, which would end the move while it is looked at.
  await openBattle(
    page,
    THICK.replace('[Time "standard"]', '[Time "none"]').replace('[Interval "5"]', '[Interval "0"]'),
  );
  await expect(heading(page, /moves$/)).toBeVisible();
  await marching(page, visit);
  await firing(page, visit);
  await leave(page);
}

async function settingOut(page: Page, visit: Visit): Promise<void> {
  const { bare, press } = stops(page, visit);
  await press('Kriegspiel');
  await page.getByText('behind the curtain', { exact: true }).click();
  await press('Begin the battle');
  await press('I am Red');
  const middle = await placeOn(page, [108, 5], 'red');
  await page.mouse.click(middle.x, middle.y);
  await page.mouse.click(middle.x, middle.y);
  await expect(page.getByRole('group', { name: 'Those chosen' })).toBeVisible();
  await bare('a brigade is set out', 'Headquarters');
  await press('Headquarters');
}

/** The first move of a side that three officers play. */
async function withOfficers(page: Page, visit: Visit): Promise<void> {
  const { bare, press } = stops(page, visit);
  await press('Kriegspiel');
  await page.getByText('Chapters, Generals, clock and officers').click();
  await page.getByRole('group', { name: 'Who plays Red' }).getByText('3 officers').click();
  await bare('the form of Kriegspiel', 'Back', 'Begin the battle');
  await press('Begin the battle');
  await bare('Kriegspiel, between two moves', 'Go', 'More');
  await go(page);
  await choose(page, /^Body A/);
  for (const folded of ['Move the chosen by words', 'Detach a part', 'Charge', 'Begin a work'])
    await page.locator('summary').filter({ hasText: folded }).first().click();
  await page.getByRole('combobox', { name: 'Which' }).selectOption('mine');
  await bare('a body of Kriegspiel', 'Call officer 2', 'Call officer 3', 'End the move', 'More');
  // The first officer has the engineers too.
  await choose(page, /^Body D/);
  await page.locator('summary').getByText('Begin a work').click();
  await page.getByRole('combobox', { name: 'Which' }).selectOption('mine');
  await press('Begin it');
  await expect(page.locator('.lw-top > p').first()).toHaveText('It is noted and sealed.');
  await page.keyboard.down('n');
  await expect(page.getByRole('region', { name: 'Secret notes' })).toContainText('A mine');
  await bare('the secret notes, held', 'End the move');
  await page.keyboard.up('n');
  await leave(page);
}

async function marching(page: Page, visit: Visit): Promise<void> {
  const { bare, press } = stops(page, visit);
  // Nobody is chosen: the General’s heirs are offered.
  await bare('the General', 'Name him', 'End the move');
  await choose(page, /^Body F/);
  await page.locator('summary').getByText('Charge', { exact: true }).click();
  await page.getByRole('combobox', { name: 'On' }).selectOption('H');
  await bare('the table of a charge', 'End the move');
  await press('Supply');
  await press('Charging distance');
  await bare('supply and charging distance', 'Supply', 'End the move');
  await press('Supply');
  await choose(page, /^Waggon W1/);
  await bare('a waggon', 'End the move');
}

async function firing(page: Page, visit: Visit): Promise<void> {
  const { bare, press } = stops(page, visit);
  await choose(page, /^Gun G1/);
  await bare('a gun of Kriegspiel', 'Look along the barrel', 'End the move');
  await press('Look along the barrel');
  await bare('a shell to be fired', 'Leave the gun', /^Fire/);
  await button(page, /^Fire/).click();
  await expect(page.locator('.gunner-message')).toContainText(/burst|leaves the table/);
  await bare('a shell has burst', 'Leave the gun');
  await press('Leave the gun');
  await choose(page, /^Body B/);
  await press('Look along the rifles');
  await bare('rifles to be fired', 'Leave the rifles', /^Fire/);
  await press('Leave the rifles');
}
