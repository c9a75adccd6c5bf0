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
import { atHeadquarters, button, heading, square, test } from './support/page';
import { atRest } from './support/rest';
import { found, SPREAD } from './support/secrets';
import { saveTemplate } from './support/templates';

/*
 * What is told of an army is not kept once it is sealed: no text of it is left in the memory of the page, whoever held it.
 * At each stage a text is planted there too, and a search that does not find it has not searched.
 */

/** Plants a text in the page that is in no program: it is put together there of two. */
const plant = (page: Page, before: string, after: string): Promise<void> =>
  page.evaluate(
    ([first, second]) => void Object.assign(window, { planted: `${first}${second}` }),
    [before, after],
  );

/** The texts in memory, but for those there were before anybody was placed, that tell something. */
async function newTexts(
  page: Page,
  known: ReadonlySet<string>,
  tells: (text: string) => boolean,
): Promise<string[]> {
  const texts = [...(await textsInMemory(page))].filter((text) => !known.has(text));
  return tells(texts.join('\n')) ? texts.filter(tells).sort() : [];
}

/** Waits until all code has come: its texts have squares and units too. */
async function allFetched(page: Page): Promise<void> {
  await expect(page.locator('head link[rel=stylesheet][href*="/parts-"]')).toBeAttached();
  await atRest(page);
}

const tellsOfNorth = (text: string): boolean => found({ text }, SPREAD).length > 0;
const SQUARES = Object.values(SPREAD).flat();

/** Has everything told that can be told of the army placed. */
async function speak(page: Page): Promise<void> {
  const log = page.getByRole('log');
  await square(page, 'J24').focus();
  for (const key of ['Enter', 'ArrowLeft', 'Enter', 'u']) await page.keyboard.press(key);
  for (const key of ['r', 'o', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await expect(log).toContainText('Out of communication');
  await saveTemplate(page, 'Ada’s wedge');
}

test('nothing told of the sealed North is in the memory of the page, by whatever it was told', async ({
  page,
}) => {
  await atHeadquarters(page);
  await newGame(page, { way: 'Hidden' });
  await raiseCurtain(page);
  await allFetched(page);
  const known = await textsInMemory(page);
  await deployArmy(page, SPREAD);
  await speak(page);
  expect((await squaresInMemory(page, SQUARES)).length).toBe(17);
  expect((await listsInMemory(page, SQUARES)).length).toBeGreaterThan(0);

  const nothingKept = async (stage: string): Promise<void> => {
    await plant(page, 'Isolated: foot artillery at ', 'H2');
    await atRest(page);
    expect(await newTexts(page, known, tellsOfNorth), stage).toEqual([
      'Isolated: foot artillery at H2',
    ]);
    expect(await squaresInMemory(page, SQUARES), stage).toEqual([]);
    expect(await listsInMemory(page, SQUARES), stage).toEqual([]);
  };
  await sealHoweverIsolated(page);
  await expectCurtain(page, /South.* deploys/);
  await nothingKept('the hand-over');
  await raiseCurtain(page);
  await expect(heading(page, 'The South deploys')).toBeVisible();
  await page.getByLabel('Load an opening').selectOption('Classic');
  await nothingKept('the South deploys');
  await seal(page);
  await expectCurtain(page, 'Both armies stand sealed.');
  await nothingKept('both sealed');
});

test('nothing told of sealed Red is in the memory of the page while Blue sets out', async ({
  page,
}) => {
  await atLittleWars(page);
  await button(page, 'New battle').click();
  await page.getByRole('group', { name: 'Who moves first' }).getByText('Red').click();
  await button(page, 'Begin').click();
  await button(page, 'I am Red').click();
  await expect(heading(page, 'Red sets out')).toBeVisible();
  await atRest(page);
  const known = await textsInMemory(page);
  await page.getByText('By inches').click();
  await page.getByLabel('How many').fill('5');
  // Five men from a place whose number is told nowhere else: 1414 sixteenths.
  await page.getByLabel('Inches from the west edge').fill('88.375');
  await page.getByRole('button', { name: 'Set out', exact: true }).click();
  const told = page.getByRole('log');
  await expect(told).toContainText('5 set out.');
  await button(page, 'Undo').click();
  await button(page, 'Redo').click();
  await button(page, 'Set out all that are left').click();
  expect(await standingAt(page, 1414)).toBeGreaterThan(0);

  const tellsOfRed = (text: string): boolean => /\b1414\b|\b88\.375\b|\d set out\./.test(text);
  const nothingKept = async (stage: string): Promise<void> => {
    await expect(told).toHaveText('');
    await plant(page, 'pR1', '-1414,32');
    await atRest(page);
    expect(await newTexts(page, known, tellsOfRed), stage).toEqual(['pR1-1414,32']);
    expect(await standingAt(page, 1414), stage).toBe(0);
  };
  await button(page, 'Seal').click();
  await expect(button(page, 'I am Blue')).toBeVisible();
  await nothingKept('the hand-over');
  await button(page, 'I am Blue').click();
  await expect(heading(page, 'Blue sets out')).toBeVisible();
  await nothingKept('Blue sets out');
  await button(page, 'Set out all that are left').click();
  await button(page, 'Seal').click();
  await expect(button(page, 'Raise the curtain')).toBeVisible();
  await nothingKept('both sealed');
});
