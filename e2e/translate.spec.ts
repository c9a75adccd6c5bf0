import { expect, type Page } from '@playwright/test';
import { openWar } from './support/deployment';
import { atLittleWars, MELEES, openBattle } from './support/littlewars';
import { littleWarsTour } from './support/littlewarsTour';
import {
  atHeadquarters,
  button,
  heading,
  ONLY_EXHAUSTIVE,
  screen,
  square,
  test,
} from './support/page';
import type { Visit } from './support/stops';
import { tour } from './support/tour';
import { translatePage } from './support/translator';
import { endTurn, expectTurn, FIRST_MOVE, move, other } from './support/war';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(translatePage);
});

/** The page works, and every text of it is translated exactly once. */
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
  const saved = 'svg, script, style, noscript, textarea, option, font, [translate="no"]';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.trim() && !parentElement?.closest(saved)) faults.push(textContent);
  }
  for (const font of document.querySelectorAll<HTMLElement>('font'))
    if (/^([A-T]\d+([->x][A-T]\d+)?[=~#!]?\s*)*$/.test(font.textContent))
      faults.push(`translated: ${font.outerHTML}, in ${font.parentElement?.outerHTML}`);
  return faults;
}

test('the first turns of a war are played on a page that a browser translates', async ({
  page,
}) => {
  const stop = goesOn(page);
  const visit = (name: string) => stop({ name, board: true, shown: [] });
  await atHeadquarters(page);
  await visit('headquarters');
  const side = await openWar(page);
  await visit('the war');
  const [from] = FIRST_MOVE[side];
  await square(page, from).click();
  await visit('a unit chosen');
  await page.keyboard.press('Escape');
  await move(page, ...FIRST_MOVE[side]);
  // The next text replaces the translated one.
  await expect(screen(page)).toContainText('4 moves left');
  await expect(screen(page)).not.toContainText('5 moves left');
  await visit('a move made');
  await button(page, 'Undo').click();
  await expect(screen(page)).toContainText('5 moves left');
  await endTurn(page);
  await expectTurn(page, { side: other(side), turn: 2 });
  await visit('the next turn');
});

test(
  'melees are settled on a page that a browser translates',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const stop = goesOn(page);
    await atLittleWars(page);
    await openBattle(page, MELEES);
    await stop({ name: 'the melees', board: false, shown: [] });
    await button(page, 'Settle all as proposed').click();
    await expect(button(page, 'Settle all as proposed')).toHaveCount(0);
    await stop({ name: 'the melees settled', board: false, shown: [] });
  },
);

test(
  'every screen of the war stays whole while a browser translates it',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await tour(page, goesOn(page));
  },
);

test(
  'every screen of Little Wars stays whole while a browser translates it',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await littleWarsTour(page, goesOn(page));
  },
);

test('long words of a translation do not run into one another beside the board', async ({
  page,
}) => {
  await atHeadquarters(page);
  await openWar(page);
  const lists = page.locator('.layers fieldset');
  await expect(lists).toHaveCount(2);
  // As browsers do, which also name the language.
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
    for (const word of document.querySelectorAll('.layers span')) word.textContent += 'enden';
  });
  await expect
    .poll(() =>
      lists.evaluateAll((all) =>
        all.map((list) => {
          const edge = list.parentElement!.getBoundingClientRect().right + 1;
          const last = [...list.querySelectorAll('span')].at(-1)!.getBoundingClientRect();
          const next = list.nextElementSibling?.getBoundingClientRect();
          return (
            last.right <= edge &&
            (next === undefined || next.top >= last.bottom || next.left >= last.right)
          );
        }),
      ),
    )
    .toEqual([true, true]);
});
