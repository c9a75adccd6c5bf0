import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { placeOn } from './brigade';
import { atLittleWars, closer, go, openBattle, replay } from './littlewars';
import { caughtShot, choose as chooseIn, type Moment } from './littlewarsScenes';
import { button, heading } from './page';

/**
 * A brigade a side at the river: 17 moves by a plain program, which marches the bodies to either bank, entrenches one of Blue's,
 * and fires. `tests/littlewars/game/kriegspiel/record.test.ts` holds it to the rules.
 */
const RIVER = readFileSync('tests/littlewars/records/river-line.lw', 'utf8');

/** Returns the battle up to a text of its record, which must be there once. */
function until(text: string): string {
  const [before, ...rest] = RIVER.split(text);
  if (before === undefined || rest.length !== 1)
    throw new Error(`“${text}” is there ${rest.length} times`);
  return `${before}\n`;
}
/** Red is about to fire over the river, his horse being across it. */
export const THICK = until('shell:G1:light:13118');
/** Red has fired it, and the shell has burst in the river. */
const BURST = until('rifles:319498:0:R41');
/** Blue's gun G4 is about to throw its heavy screw among Red's infantry. */
const SHELL = until('shell:G4:heavy');

const opened =
  (record: string, then: (page: Page) => Promise<unknown> = () => Promise.resolve()) =>
  async (page: Page) => {
    await atLittleWars(page);
    await openBattle(page, record);
    await expect(heading(page, /moves$/)).toBeVisible();
    await then(page);
  };
/** Begins a battle on a ready country, Red about to move. */
const begun = (country: string, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await atLittleWars(page);
  await button(page, 'Kriegspiel').click();
  await page.getByRole('combobox', { name: 'The country' }).selectOption({ label: country });
  await button(page, 'Begin the battle').click();
  await go(page);
  await then(page);
};

export const choose = (page: Page, name: RegExp) =>
  chooseIn(page, name, 'Bodies, guns and waggons');

/** Aims what is chosen by numbers, in degrees. */
async function aim(page: Page, bearing: string, elevation: string): Promise<void> {
  await page.getByText('Fire by bearing and elevation').click();
  await page.getByLabel('Bearing, in degrees from north').fill(bearing);
  await page.getByLabel('Elevation, in degrees').fill(elevation);
}
/** The button that fires what is aimed by numbers. */
const fire = (page: Page) =>
  page
    .locator('details')
    .filter({ hasText: 'Fire by bearing and elevation' })
    .getByRole('button', { name: 'Fire', exact: true });
async function aimShell(page: Page): Promise<void> {
  await choose(page, /^Gun G4/);
  await page.locator('.lw-side').getByText('Heavy', { exact: true }).last().click();
  await aim(page, '161.505', '13.5');
}

/** Moments of Kriegspiel, at a desk or on a phone. */
export const KRIEGSPIEL_MOMENTS: readonly (Moment & { readonly phone?: boolean })[] = [
  {
    name: 'setting-out',
    open: async (page) => {
      await atLittleWars(page);
      await button(page, 'Kriegspiel').click();
      await page.getByText('behind the curtain', { exact: true }).click();
      await button(page, 'Begin the battle').click();
      await button(page, 'I am Red').click();
      for (const along of [62, 108, 154, 30]) {
        const { x, y } = await placeOn(page, [along, 5], 'red');
        await page.mouse.click(x, y);
      }
      const body = await placeOn(page, [108, 5], 'red');
      await page.mouse.click(body.x, body.y);
    },
  },
  { name: 'field', open: opened(THICK) },
  { name: 'formations', open: opened(THICK, (page) => closer(page, 0.36, 0.4, 3)) },
  { name: 'trench', phone: true, open: opened(THICK, (page) => closer(page, 0.36, 0.36, 7)) },
  {
    name: 'supply',
    open: opened(THICK, async (page) => {
      await button(page, 'Supply').click();
      await expect(heading(page, 'Supply')).toBeVisible();
    }),
  },
  {
    name: 'charge',
    open: opened(THICK, async (page) => {
      await choose(page, /^Body F/);
      await page.locator('summary').getByText('Charge', { exact: true }).click();
      await page.getByRole('combobox', { name: 'On' }).selectOption('H');
      await closer(page, 0.78, 0.4, 4);
    }),
  },
  {
    name: 'shell',
    moves: true,
    open: opened(THICK, async (page) => {
      await choose(page, /^Gun G2/);
      await page.locator('.lw-side').getByText('Light', { exact: true }).last().click();
      await aim(page, '332', '0.3');
      await button(page, 'Look along the barrel').click();
      await caughtShot(page, 500, fire(page));
    }),
  },
  {
    name: 'burst',
    phone: true,
    open: opened(SHELL, async (page) => {
      await aimShell(page);
      await fire(page).click();
      await expect(page.locator('.kp-burst')).toBeVisible();
      await closer(page, 0.68, 0.48, 7);
    }),
  },
  {
    name: 'general',
    open: opened(THICK, async (page) => {
      await choose(page, /^Gun G1/);
      await page.locator('.lw-side').getByText('Light', { exact: true }).last().click();
      await aim(page, '12.319', '10');
      await fire(page).click();
      // A shell has burst beside Blue's General.
      await expect(page.locator('.lw-top')).toContainText('General');
      await closer(page, 0.4, 0.25, 5);
    }),
  },
  {
    name: 'volley',
    open: opened(THICK, async (page) => {
      await choose(page, /^Body B/);
      await button(page, 'Look along the rifles').click();
      await aim(page, '28', '2.7');
    }),
  },
  {
    name: 'hills',
    open: begun('The Downs', async (page) => {
      await choose(page, /^Body C/);
      await closer(page, 0.5, 0.95, 2);
    }),
  },
  {
    name: 'railway',
    phone: true,
    open: begun('The Railway', (page) => closer(page, 0.12, 0.5, 6)),
  },
  {
    name: 'replay',
    open: opened(BURST, async (page) => {
      await button(page, 'More').click();
      await page.getByRole('group', { name: 'More' }).getByText('Headquarters').click();
      await button(page, 'Saved battles').click();
      await replay(page);
      await page.getByRole('slider', { name: 'Order' }).press('End');
    }),
  },
  {
    name: 'rule-book',
    open: async (page) => {
      await page.goto('./#littlewars/rules/k7.1');
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
];
