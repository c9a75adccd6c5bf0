import { expect, type Page } from '@playwright/test';
import { littleWarsTour } from './support/littlewarsTour';
import { atHeadquarters, heading, test } from './support/page';
import type { Visit } from './support/stops';
import { tour } from './support/tour';
import { translatePage } from './support/translator';

test.beforeEach(({ page }) => page.addInitScript(translatePage));

/** A page that goes on, every text of which is translated, and none but once. */
const goesOn =
  (page: Page): Visit =>
  async ({ name }) => {
    await expect(heading(page, 'Something went wrong'), name).toHaveCount(0);
    await expect.poll(() => page.evaluate(translationFaults), { message: name }).toEqual([]);
  };

/**
 * Runs in the page: texts that the translator did not reach, translations without a text, and those of a square or of
 * notation, which must stay as they are.
 */
function translationFaults(): string[] {
  const kept = 'svg, script, style, noscript, textarea, option, font, [translate="no"]';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.trim() && !parentElement?.closest(kept)) faults.push(textContent);
  }
  for (const font of document.querySelectorAll('font'))
    if (/^([A-T]\d+([->x][A-T]\d+)?[=~#!]?\s*)*$/.test(font.textContent))
      faults.push(`translated: ${font.outerHTML}, in ${font.parentElement?.outerHTML}`);
  return faults;
}

test('a war is played on a page that a browser translates', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atHeadquarters(page);
  await tour(page, goesOn(page));
});

test('a battle is fought on a page that a browser translates', async ({ page }) => {
  await littleWarsTour(page, goesOn(page));
});
