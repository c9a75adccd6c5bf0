import type { Page } from '@playwright/test';
import { button, fromMenu, heading } from '../support/page';
import { quiet } from '../support/unhurried';
import { bodies } from './littlewarsKills';
import { enter, hasty, type Act } from './racing';
import type { Random } from './storm';

// The acts of a tab in a battle of Little Wars or Kriegspiel, without waiting for a result that another tab may
// prevent.

/** The act of a tab that continues with nothing. */
export const AWAY: readonly Act[] = [
  { press: (tab) => tab.reload() },
  { press: (tab) => tab.close() },
  { press: (tab) => fromMenu(tab, 'Headquarters') },
];

const byWords = (tab: Page) =>
  tab.locator('details').filter({ hasText: 'Move the chosen by words' });

/** Marches a body by lot a few inches. */
export function march(random: Random): Act {
  const [who, where, inches] = [random(), random(), random()];
  return {
    prepare: async (tab) => {
      const men = bodies(tab).filter({ hasText: /^\d+ (?:infantry|cavalry|horseman)/ });
      await men.nth(Math.floor(who * (await men.count()))).click(hasty);
      const words = byWords(tab);
      if ((await words.getAttribute('open', hasty)) === null)
        await words.locator('summary').click(hasty);
      await words.getByLabel('Direction').selectOption(String(Math.floor(where * 8)), hasty);
      await words.getByLabel('Feet').fill('0', hasty);
      await words.getByLabel('Inches').fill(String(1 + Math.floor(inches * 4)), hasty);
    },
    press: async (tab) => {
      await enter(byWords(tab).getByRole('button', { name: 'Move', exact: true }));
      const asked = tab.getByRole('dialog').getByRole('button', { name: /^Move (?:him|them)$/ });
      if (await asked.isVisible()) await asked.click(hasty);
    },
  };
}

const view = (tab: Page) => tab.getByRole('application', { name: /^Aim of gun/ });

/** Fires the first gun as it points. */
export const shoot: Act = {
  prepare: async (tab) => {
    await bodies(tab).filter({ hasText: /^Gun / }).first().click(hasty);
    await button(tab, 'Look along the barrel').click(hasty);
    await view(tab).waitFor(hasty);
  },
  press: (tab) => view(tab).press('f', hasty),
};

const endAsked = (tab: Page) =>
  tab.getByRole('dialog').getByRole('button', { name: 'End the move' });
const afterEnd = (tab: Page) => heading(tab, /is next$|^Melee 1$|is over$/).first();

/** Ends the move, though something could still be done. */
export const endMove: Act = {
  press: async (tab) => {
    await enter(button(tab, 'End the move').first());
    await endAsked(tab).or(afterEnd(tab)).first().waitFor(hasty);
    if (await endAsked(tab).isVisible()) await endAsked(tab).click(hasty);
  },
};

/** Settles the melees of the move. */
export const settle: Act = { press: (tab) => enter(button(tab, /^Settle/).last()) };

/** Begins a mine by the engineers of the mover, in secret. */
export const mine: Act = {
  prepare: async (tab) => {
    await tab
      .locator('.lw-side .lw-list > li > button', { hasText: /^Body [DJ]:/ })
      .first()
      .click(hasty);
    const works = tab.locator('.lw-side details', { hasText: 'Begin a work' }).last();
    if ((await works.getAttribute('open', hasty)) === null)
      await works.locator('summary').first().click(hasty);
    await tab.getByRole('combobox', { name: 'Which' }).selectOption('mine', hasty);
  },
  press: (tab) => enter(button(tab, 'Begin it')),
};

/** One act and then another, as far as the tab is let. */
export const oneByOne = (first: Act, second: Act): Act => ({
  ...first,
  press: async (tab) => {
    await first.press(tab);
    await second.prepare?.(tab);
    await quiet(tab);
    await second.press(tab);
  },
});
