import { expect, type Page } from '@playwright/test';
import {
  AIM,
  atLittleWars,
  CAPTURED,
  CHARGE,
  closer,
  go,
  MELEES,
  openBattle,
  replay,
  OVER,
  PRISONERS,
  SHOT,
} from './littlewars';
import { button, heading } from './page';

export interface Moment {
  readonly name: string;
  /** Caught while it moves; all else is photographed at rest. */
  readonly moves?: boolean;
  readonly open: (page: Page) => Promise<unknown>;
}

const opened =
  (record: string, then: (page: Page) => Promise<unknown> = () => Promise.resolve()) =>
  async (page: Page) => {
    await atLittleWars(page);
    await openBattle(page, record);
    await then(page);
  };

/** Chooses in the list of men and guns, which lies over the page where the panel has no room for it. */
export async function choose(page: Page, name: RegExp, list = 'Men and guns'): Promise<void> {
  const over = button(page, list);
  if (await over.isVisible()) await over.click();
  await button(page, name).first().click();
}

/** Fires by a button, and holds the shot so many milliseconds after it has left the muzzle. */
export async function caughtShot(
  page: Page,
  at: number,
  fire = page.locator('.lw-side form button').last(),
): Promise<void> {
  await fire.evaluate((press: HTMLElement, later) => {
    const fired = performance.now();
    performance.now = () => fired;
    press.click();
    performance.now = () => fired + later;
  }, at);
  await expect(button(page, 'Skip to the end')).toBeVisible();
}

/** Twelve moments of Little Wars, each taken at a desk and on a phone. */
export const MOMENTS: readonly Moment[] = [
  { name: 'headquarters', open: atLittleWars },
  {
    name: 'country',
    open: async (page) => {
      await atLittleWars(page);
      await button(page, 'New battle').click();
      await button(page, 'Lay out a country by hand').click();
      await expect(heading(page, 'Laying out the country')).toBeVisible();
      await page.getByLabel('Start from').selectOption('The Two Fords');
    },
  },
  {
    name: 'setting-out',
    open: async (page) => {
      await atLittleWars(page);
      await button(page, 'New battle').click();
      await page.locator('.segments label').filter({ hasText: 'standard' }).first().click();
      await button(page, 'Begin').click();
      await button(page, 'I am Red').click();
      await button(page, 'Set out all the others').click();
      await closer(page, 0.5, 0.95, 3);
    },
  },
  { name: 'charge', open: opened(CHARGE, (page) => closer(page, 0.28, 0.58, 3)) },
  {
    name: 'shot',
    moves: true,
    open: opened(SHOT, async (page) => {
      await choose(page, /^Gun G4/);
      await button(page, 'Look along the barrel').click();
      await page.getByText('Fire by bearing and elevation').click();
      await page.getByLabel('Bearing, in degrees').fill(AIM.bearing);
      await page.getByLabel('Elevation, in degrees').fill(AIM.elevation);
      await caughtShot(page, 700);
    }),
  },
  {
    name: 'melee',
    open: opened(MELEES, async (page) => {
      await page.getByText('Choose who dies').first().click();
      await closer(page, 0.28, 0.58, 3);
    }),
  },
  {
    name: 'prisoners',
    open: opened(PRISONERS, async (page) => {
      await choose(page, /prisoners held/);
      await closer(page, 0.58, 0.62, 5);
    }),
  },
  {
    name: 'captured-gun',
    open: opened(CAPTURED, async (page) => {
      await go(page);
      await choose(page, /^Gun G6/);
      await closer(page, 0.8, 0.15, 5);
    }),
  },
  { name: 'end', open: opened(OVER) },
  {
    name: 'replay',
    open: opened(SHOT, async (page) => {
      await button(page, 'More').click();
      await page.getByRole('group', { name: 'More' }).getByText('Headquarters').click();
      await button(page, 'Saved battles').click();
      await replay(page);
      await page.getByRole('slider', { name: 'Order' }).press('End');
    }),
  },
  {
    name: 'lesson',
    open: async (page) => {
      await atLittleWars(page);
      await button(page, 'Lessons').click();
      await button(page, /^Hand to hand/).click();
      await go(page);
    },
  },
  {
    name: 'rule-book',
    open: async (page) => {
      await atLittleWars(page);
      await button(page, 'Rule book').click();
      await heading(page, 'Isolated').first().scrollIntoViewIfNeeded();
    },
  },
];
