import { expect, type Locator, type Page } from '@playwright/test';
import { atLittleWars, CHARGE, openBattle } from './support/littlewars';
import { littleWarsTour } from './support/littlewarsTour';
import type { Visit } from './support/stops';
import { throughATimedWar } from './support/timedTour';
import { tour } from './support/tour';
import { atHeadquarters, button, heading, ONLY_EXHAUSTIVE, sampleOf, test } from './support/page';
import { middleOf } from './support/touch';

/** The irreversible acts in order: the names of the buttons whose press was not swallowed. */
async function countDeeds(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const deeds: string[] = [];
    Object.assign(window, { deeds });
    // A swallowed press reaches only the window, in the capture phase.
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
    // A person does not wait for the page.
    presses.push(page.mouse.down(), page.mouse.up());
  }
  await Promise.all(presses);
}

/** A battle whose move ends in contact, its button *End the move*, and what has been done since. */
async function beforeTheMelees(page: Page) {
  await atLittleWars(page);
  await openBattle(page, CHARGE);
  const end = button(page, 'End the move');
  await expect(end).toBeVisible();
  await rest(1_100);
  return { end, deeds: await countDeeds(page) };
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
    const { end, deeds } = await beforeTheMelees(page);
    await pressed(page, end, apart, times);
    const settle = button(page, /^Settle all/);
    await expect(settle).toBeVisible();
    await expect.poll(deeds).toEqual(['End the move']);
    // It is under the finger, and acts after a second.
    await rest(1_100);
    await settle.click();
    await expect(heading(page, /is next$/)).toBeVisible();
  });

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('End the move tapped twice settles no melee', async ({ page }) => {
    const { end, deeds } = await beforeTheMelees(page);
    const { x, y } = await middleOf(end);
    await page.touchscreen.tap(x, y);
    await rest(150);
    await page.touchscreen.tap(x, y);
    await expect(button(page, /^Settle all/)).toBeVisible();
    await expect.poll(deeds).toEqual(['End the move']);
  });
});

/** Every button of the tours that does at once what cannot be taken back, digits left out; all others ask, or can be undone. */
const STAY = {
  war: [
    ...[
      'Agree to the draw',
      'Attack and end the turn',
      'Begin the war',
      'Draw lots',
      'End the turn',
    ],
    ...['I am Ada: raise the curtain', 'I am the South: raise the curtain', 'Raise the curtain'],
    ...['Seal it', 'Seal the deployment', 'Surrender'],
  ],
  'Little Wars': [
    ...['Charge', 'End the move', 'Fire', 'Fire fives can fire', 'Fire shots left', 'Go'],
    ...['I am Red', 'Seal', 'Settle', 'Settle all as proposed', ' left'],
  ],
};
/** They open what asks before it is done, under the name of the deed. */
const ASK_FIRST = ['Surrender'];

/** Keeps of each stop which buttons are guarded and which are not, by their names. */
function namesOfButtons(page: Page): { visit: Visit; guarded: Set<string>; free: Set<string> } {
  const [guarded, free] = [new Set<string>(), new Set<string>()];
  const visit: Visit = async () => {
    const names = await page.locator('button:visible').evaluateAll((buttons) =>
      buttons.map((each) => ({
        name: each.textContent.replace(/\d+/g, '').replace(/\s+/g, ' '),
        stays: each.closest('[data-irreversible]') !== null,
      })),
    );
    for (const { name, stays } of names) (stays ? guarded : free).add(name);
  };
  return { visit, guarded, free };
}

for (const [game, stay] of Object.entries(STAY))
  test(
    `on every screen of ${game}, irreversible buttons are guarded against a second press`,
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { visit, guarded, free } = namesOfButtons(page);
      if (game === 'war') {
        await atHeadquarters(page);
        await tour(page, visit);
        await throughATimedWar(page, visit);
      } else await littleWarsTour(page, visit);
      expect([...guarded].sort()).toEqual([...stay].sort());
      expect(stay.filter((name) => free.has(name) && !ASK_FIRST.includes(name))).toEqual([]);
    },
  );
