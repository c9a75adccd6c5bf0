import { expect, type Locator, type Page } from '@playwright/test';
import { atLittleWars, CHARGE, openBattle } from './support/littlewars';
import { button, heading, sampleOf, test } from './support/page';
import { middleOf } from './support/touch';

/** What was done that cannot be taken back, in order: the names of the buttons whose press was not swallowed. */
async function countDeeds(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const deeds: string[] = [];
    Object.assign(window, { deeds });
    // A press that is swallowed comes no further than the window, on its way down.
    document.addEventListener(
      'click',
      ({ target }) => {
        const pressed = (target as Element).closest('[data-irreversible]');
        if (pressed !== null) deeds.push(pressed.textContent);
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { deeds: string[] }).deeds);
}

const rest = (ms: number) => new Promise((rested) => setTimeout(rested, ms));

/** Presses a place again and again, so many milliseconds apart. */
async function pressed(page: Page, on: Locator, apart: number, times: number): Promise<void> {
  const { x, y } = await middleOf(on);
  await page.mouse.move(x, y);
  const presses: Promise<void>[] = [];
  for (let i = 0; i < times; i++) {
    if (i > 0) await rest(apart);
    // A hand waits for no answer of the page's.
    presses.push(page.mouse.down(), page.mouse.up());
  }
  await Promise.all(presses);
}

const PRESSES = [
  [60, 2],
  [350, 2],
  [150, 2],
  [600, 2],
  [120, 3],
] as const;
for (const [apart, times] of sampleOf(PRESSES, 1))
  test(`End the move pressed ${times} times, ${apart} ms apart, settles no melee`, async ({
    page,
  }) => {
    await atLittleWars(page);
    await openBattle(page, CHARGE);
    const end = button(page, 'End the move');
    await expect(end).toBeVisible();
    await rest(1_100);
    const deeds = await countDeeds(page);
    await pressed(page, end, apart, times);
    const settle = button(page, /^Settle all/);
    await expect(settle).toBeVisible();
    await expect.poll(deeds).toEqual(['End the move']);
    // It is where the finger is, and who waits a second has it.
    await rest(1_100);
    await settle.click();
    await expect(heading(page, /is next$/)).toBeVisible();
  });
