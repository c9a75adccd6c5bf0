import { expect, type Page } from '@playwright/test';
import { fromMenu, atHeadquarters, button } from '../support/page';
import { poisonedTexts } from '../support/poison';
import {
  answer,
  dropped,
  link,
  longestGap,
  MOST_BETWEEN_FRAMES,
  pasted,
  watchFrames,
} from '../support/poisoning';
import { pick } from '../support/random';
import { count, longest, storm, type Figures, type Outcome, type StormOptions } from './storm';

const FIELD = 'Paste it here';

/** The ways that a text comes into the page. */
const SOURCES: Readonly<Record<string, (page: Page, text: string) => Promise<void>>> = {
  pasted: async (page, text) => {
    await page.getByLabel(FIELD).focus();
    // A short one is left to the browser to paste.
    await pasted(page, FIELD, text).catch(() => page.getByLabel(FIELD).fill(text));
    if (text.trim() !== '') await expect(answer(page)).toBeVisible();
    const empty = button(page, 'Empty the field');
    if (await empty.isVisible()) await empty.click();
    else await page.getByLabel(FIELD).fill('');
  },
  dropped: async (page, text) => {
    await dropped(page, text);
    // A text may be a link itself.
    await expect(page.locator('.record-origin')).toHaveText(/poison\.gow|From a link/);
    await expect(answer(page)).toBeVisible();
  },
  'in a link': async (page, text) => {
    await button(page, 'Back').click();
    await expect(button(page, 'Two at this screen')).toBeVisible();
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, link(text));
    await expect(answer(page)).toBeVisible();
    await button(page, 'Back').click();
  },
};

/** Leads poisoned texts through the page, which must answer each, and never be without a frame for a second. */
export async function textStorm(page: Page, options: StormOptions): Promise<Outcome> {
  const figures: Figures = { 'characters in all': 0, 'longest gap between frames, in ms': 0 };
  await atHeadquarters(page);
  return storm(options, figures, async (random, seed) => {
    const [text = ''] = poisonedTexts(seed, 1);
    const source = pick(random, Object.keys(SOURCES));
    count(figures, 'characters in all', text.length);
    count(figures, `texts ${source}`);
    try {
      const opening = button(page, 'More');
      if (await opening.isVisible()) await fromMenu(page, 'Open a record');
      await expect(page.getByLabel(FIELD)).toBeVisible();
      await watchFrames(page);
      await SOURCES[source]!(page, text);
      const gap = await longestGap(page);
      longest(figures, 'longest gap between frames, in ms', gap);
      return gap < MOST_BETWEEN_FRAMES ? [] : [`${source}: ${Math.round(gap)} ms without a frame`];
    } catch (error) {
      await page.goto('about:blank');
      await atHeadquarters(page);
      throw error;
    }
  });
}
