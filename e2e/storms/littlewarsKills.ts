import { expect, type Locator, type Page } from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { atLittleWars } from '../support/littlewars';
import { button, heading } from '../support/page';
import { pick } from '../support/random';
import type { Killed, Step } from './killing';
import type { Random } from './storm';

/** The state of a battle visible to a player that must not be lost. */
export interface Moment {
  readonly title: string;
  /** Men and guns of the mover, and what both sides have left. */
  readonly lines: readonly string[];
  /** How many shots the guns have fired, by their names. */
  readonly shots: Readonly<Record<string, string>>;
  /** How many melees are to be settled. */
  readonly melees: number;
}

/** The buttons of the mover's own men and guns. */
export const bodies = (page: Page): Locator =>
  page.locator('.lw-side section:has(> .lw-list) .lw-list > li > button:visible');

async function read(page: Page): Promise<Moment> {
  await expect(page.locator('.lw-side')).toBeVisible();
  const again = button(page, 'Start the clock again');
  if (await again.isVisible()) await again.click();
  const title = (await page.locator('#lw-move').textContent()) ?? '';
  const lines = [
    ...(await bodies(page).allTextContents()),
    ...(await page.locator('.lw-standing p').allTextContents()),
  ];
  const shots: Record<string, string> = {};
  for (const line of lines) {
    const gun = /^Gun (G\d)\b/.exec(line)?.[1];
    if (gun === undefined) continue;
    const entry = bodies(page)
      .filter({ hasText: `Gun ${gun}` })
      .first();
    // Without a pointer, which a dialog over the page would stop.
    if ((await entry.getAttribute('aria-pressed')) !== 'true') await entry.dispatchEvent('click');
    const region = page.locator('section[aria-labelledby="lw-gun"]', { hasText: `Gun ${gun}` });
    await expect(region).toBeVisible();
    shots[gun] = /\d of \d shots fired/.exec((await region.textContent()) ?? '')?.[0] ?? '';
  }
  return { title, lines, shots, melees: await heading(page, /^Melee \d+$/).count() };
}

/** Whether a shot more, at most, has been fired, in the same move. */
const hasFired =
  (from: Moment) =>
  (now: Moment): boolean =>
    now.title === from.title && JSON.stringify(now.shots) !== JSON.stringify(from.shots);

function nextStep(from: Moment, random: Random): Step<Moment> {
  const side = from.title.startsWith('Red') ? 'Red' : 'Blue';
  if (from.title.endsWith('is next'))
    return {
      name: 'beginning a move',
      act: async (page) => {
        await button(page, 'Go').click();
        await expect(heading(page, `${side} moves`)).toBeVisible();
      },
      mayLead: (now) => now.title === `${side} moves`,
    };
  if (from.melees > 0)
    return {
      name: 'settling a melee',
      act: async (page) => {
        await button(page, /^Settle/)
          .last()
          .click();
        await expect(heading(page, /^Melee \d+$/)).not.toHaveCount(from.melees);
      },
      mayLead: (now) => now.melees !== from.melees,
    };
  const guns = Object.keys(from.shots).filter(
    (gun) => from.shots[gun] !== '' && !from.shots[gun]?.startsWith('4'),
  );
  const lot = random();
  if (lot < 0.45 && guns.length > 0)
    return {
      name: 'a shot',
      act: async (page) => {
        await bodies(page)
          .filter({ hasText: `Gun ${pick(random, guns)}` })
          .first()
          .click();
        const look = button(page, 'Look along the barrel');
        if (!(await look.isVisible()) || !(await look.isEnabled())) return;
        await look.click();
        await expect(page.getByRole('application', { name: /^Aim of gun/ })).toBeFocused();
        const fire = page.getByRole('button', { name: 'Fire' }).filter({ hasText: 'left' });
        const before = await fire.textContent();
        if (await fire.isEnabled()) {
          await page.keyboard.press('f');
          await expect(page.locator('.gunner-message')).toHaveText(/ hit\.$| dies?\.$| dead.*\.$/);
          await expect(fire).not.toHaveText(before ?? '');
        }
        await button(page, 'Leave the gun').click();
      },
      mayLead: hasFired(from),
    };
  if (lot < 0.85)
    return {
      name: 'a march',
      act: async (page) => {
        const men = bodies(page).filter({ hasText: /^\d+ (?:infantry|cavalry|horseman)/ });
        const count = await men.count();
        if (count === 0) return;
        await men.nth(Math.floor(random() * count)).click();
        const words = page.locator('details').filter({ hasText: 'Move the chosen by words' });
        if ((await words.getAttribute('open')) === null) await words.locator('summary').click();
        await words.getByLabel('Direction').selectOption(String(Math.floor(random() * 8)));
        await words.getByLabel('Feet').fill('0');
        await words.getByLabel('Inches').fill(String(1 + Math.floor(random() * 5)));
        const go = words.getByRole('button', { name: 'Move', exact: true });
        if (!(await go.isEnabled())) return;
        const side = page.locator('.lw-side');
        const before = await side.textContent();
        await go.click();
        const asked = page.getByRole('dialog').getByRole('button').last();
        // They have gone, or are refused, unless the guns are to be closed first.
        await expect(async () => {
          if (await asked.isVisible()) await asked.click();
          expect(await side.textContent()).not.toBe(before);
        }).toPass({ timeout: LIMITS.sight });
      },
      // Once men march the guns are closed, which says of each that it fires no more.
      mayLead: (now) =>
        now.title === from.title && JSON.stringify(now.lines) !== JSON.stringify(from.lines),
    };
  return {
    name: 'ending a move',
    act: async (page) => {
      await button(page, 'End the move').click();
      const asked = page.getByRole('dialog').getByRole('button', { name: 'End the move' });
      const after = heading(page, /is next$|^Melee 1$|is over$/).first();
      await expect(asked.or(after)).toBeVisible();
      if (await asked.isVisible()) await asked.click();
      await expect(after).toBeVisible();
    },
    mayLead: (now) => now.title !== from.title || now.melees > 0,
  };
}

/** Hook's Farm from Blue's third move on, when the guns may fire. */
export const LITTLE_WARS: Killed<Moment> = {
  home: atLittleWars,
  begin: async (page) => {
    await button(page, 'Play Hook’s Farm').click();
    const over = page.getByRole('dialog').getByRole('button').first();
    await expect(page.locator('.lw-side').or(over).first()).toBeVisible();
    if (await over.isVisible()) await over.click();
    await expect(page.locator('.lw-side')).toBeVisible();
  },
  resume: async (page) => {
    await button(page, 'Go on with the battle').click();
    await expect(page.locator('.lw-side')).toBeVisible();
  },
  read,
  isOver: ({ title }) => title.endsWith('is over'),
  nextStep,
};
