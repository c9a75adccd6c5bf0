import { expect, type Page } from '@playwright/test';
import {
  deployArmy,
  expectCurtain,
  newGame,
  raiseCurtain,
  seal,
  sealHoweverIsolated,
} from './support/deployment';
import { atLittleWars } from './support/littlewars';
import { listsInMemory, squaresInMemory, standingAt, textsInMemory } from './support/memory';
import {
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  button,
  EXHAUSTIVE,
  heading,
  indexOf,
  square,
  test,
} from './support/page';
import { allFetched, atRest } from './support/rest';
import { found, SPREAD } from './support/secrets';
import { saveTemplate } from './support/templates';

/*
 * Announcements about an army are not retained once it is sealed: nothing in the memory of the page reveals it. At
 * each stage a decoy is planted for every search; a search that does not find it has not searched. A snapshot
 * of the memory takes seconds: an exhaustive run alone looks between the hand-over and the end as well.
 */

interface Planted {
  /** The text, in two parts: put together in the page, it is in no program. */
  readonly text: readonly [string, string];
  readonly things: readonly unknown[];
}

/** Plants what the searches must find, in the place of what was planted before. */
const plant = (page: Page, planted: Planted): Promise<void> =>
  page.evaluate(({ text, things }) => {
    const saved = { text: text.join(''), things };
    Object.assign(window, { planted: saved });
  }, planted);

/** The texts in memory that reveal something, without those that were there before anybody was placed. */
async function newTexts(
  page: Page,
  known: ReadonlySet<string>,
  reveals: (text: string) => boolean,
): Promise<string[]> {
  const texts = [...(await textsInMemory(page))].filter((text) => !known.has(text));
  return reveals(texts.join('\n')) ? texts.filter(reveals).sort() : [];
}

const revealsNorth = (text: string): boolean => found({ text }, SPREAD).length > 0;
/** A square that nobody is on: an object planted there is found beside what there may be of the army. */
const FREE = 'B2';
const ARMY = Object.values(SPREAD).flat();

/** Triggers every announcement that there is about the placed army. */
async function speak(page: Page): Promise<void> {
  const log = page.getByRole('log');
  await square(page, 'J24').focus();
  for (const key of ['Enter', 'ArrowLeft', 'Enter', 'u']) await page.keyboard.press(key);
  for (const key of ['r', 'o', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await expect(log).toContainText('Out of communication');
  await saveTemplate(page, 'Ada’s wedge');
}

test(
  'nothing announced of the sealed North is in the memory of the page, by any means of announcing',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await newGame(page, { beginning: 'Hidden' });
    await raiseCurtain(page);
    // The texts of code have squares and units too.
    await allFetched(page);
    const known = await textsInMemory(page);
    // Headquarters shows an opening, whose units are no secret.
    const open = await squaresInMemory(page, [...ARMY, FREE]);
    const squares = ARMY.filter((name) => !open.includes(name));
    expect(squares.length).toBeGreaterThan(12);
    await deployArmy(page, SPREAD);
    await speak(page);
    const [placed, lists] = [await squaresInMemory(page, squares), await listsInMemory(page, ARMY)];
    expect(placed).toEqual(squares);
    expect(lists.length).toBeGreaterThan(0);

    const nothingSaved = async (stage: string): Promise<void> => {
      const units = ARMY.map(indexOf);
      await plant(page, {
        text: ['Isolated: foot artillery at ', 'H2'],
        things: [{ square: indexOf(FREE), kind: 'cavalry' }, units],
      });
      await atRest(page);
      const remembered = {
        texts: await newTexts(page, known, revealsNorth),
        squares: await squaresInMemory(page, [...squares, FREE]),
        lists: await listsInMemory(page, ARMY),
      };
      expect(remembered, stage).toEqual({
        texts: ['Isolated: foot artillery at H2'],
        squares: [FREE],
        lists: [units.join()],
      });
    };
    await sealHoweverIsolated(page);
    await expectCurtain(page, /South.* deploys/);
    await nothingSaved('the hand-over');
    await raiseCurtain(page);
    await expect(heading(page, 'The South deploys')).toBeVisible();
    await page.getByLabel('Load an opening').selectOption('Classic');
    if (EXHAUSTIVE) await nothingSaved('the South deploys');
    await seal(page);
    await expectCurtain(page, 'Both armies are sealed.');
    await nothingSaved('both sealed');
  },
);

test(
  'nothing announced of sealed Red is in the memory of the page while Blue sets out',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atLittleWars(page);
    await button(page, 'New battle').click();
    await page.getByRole('group', { name: 'Who moves first' }).getByText('Red').click();
    await button(page, 'Begin').click();
    await button(page, 'I am Red').click();
    await expect(heading(page, 'Red sets out')).toBeVisible();
    await atRest(page);
    const known = await textsInMemory(page);
    await page.locator('summary', { hasText: 'By inches' }).click();
    await page.getByLabel('How many').fill('5');
    // Five men from a place that nothing else in the page is at: 1411 sixteenths.
    const before = await standingAt(page, 1411);
    expect(before).toBe(0);
    await page.getByLabel('Inches from the west edge').fill('88.1875');
    await page.getByRole('button', { name: 'Set out', exact: true }).click();
    const log = page.getByRole('log');
    await expect(log).toContainText('5 set out.');
    await button(page, 'Undo').click();
    await button(page, 'Redo').click();
    await button(page, 'Set out all the others').click();
    const after = await standingAt(page, 1411);
    expect(after).toBeGreaterThan(0);

    const revealsRed = (text: string): boolean => /\b1411\b|\b88\.1875\b|\d set out\./.test(text);
    const expectForgotten = async (stage: string): Promise<void> => {
      await expect(log).toHaveText('');
      await plant(page, { text: ['pR1', '-1411,32'], things: [{ x: 1411, y: 32 }] });
      await atRest(page);
      const texts = await newTexts(page, known, revealsRed);
      const men = await standingAt(page, 1411);
      expect({ texts, men }, stage).toEqual({ texts: ['pR1-1411,32'], men: 1 });
    };
    await button(page, 'Seal').click();
    await expect(button(page, 'I am Blue')).toBeVisible();
    await expectForgotten('the hand-over');
    await button(page, 'I am Blue').click();
    await expect(heading(page, 'Blue sets out')).toBeVisible();
    if (EXHAUSTIVE) await expectForgotten('Blue sets out');
    await button(page, 'Set out all the others').click();
    await button(page, 'Seal').click();
    await expect(button(page, 'Raise the curtain')).toBeVisible();
    await expectForgotten('both sealed');
  },
);
