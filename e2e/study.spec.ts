import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { violations } from './support/history';
import { openWarAt } from './support/savedWars';
import { beginWar, newGame } from './support/deployment';
import {
  fromMenu,
  openMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  boxOf,
  button,
  square,
  test,
  untilSaved,
} from './support/page';
import { savedRecord } from './support/records';
import { endTurn, move } from './support/war';

const CLASSIC =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';

const ALLOWED = [{ name: 'Analysis', value: 'allowed' }];

const tree = (page: Page) => page.getByRole('group', { name: 'The turns and their variations' });
const step = (page: Page, action: string) =>
  tree(page).getByRole('button', { name: action, exact: true });
const current = (page: Page) => tree(page).locator('[aria-current]');

/** Opens a study from the present of a war that both sides let be tried. */
async function tryFromHere(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await button(page, 'Try from here').click();
  await expect(tree(page)).toBeVisible();
}

/** Draws an arrow with the right button, or marks a square. */
async function draw(page: Page, first: string, last: string): Promise<void> {
  const [from, to] = [await boxOf(square(page, first)), await boxOf(square(page, last))];
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 4 });
  await page.mouse.up({ button: 'right' });
}

/** All studies as the browser has stored them, in one text. */
const savedStudies = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done) => {
        request.onsuccess = () => done(request.result);
      });
    const database = await answer(indexedDB.open('game-of-war-studies'));
    const { objectStoreNames: names } = database;
    const texts: unknown[] = [];
    for (const name of names)
      texts.push(await answer(database.transaction(name).objectStore(name).getAll()));
    database.close();
    return JSON.stringify(texts);
  });

async function march(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
  await expect(current(page)).toHaveText(`${from}-${to}`);
}

test(
  'a branch inside a branch, with a comment, an arrow and a square, exported and read back; the game is untouched',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(
      page,
      CLASSIC,
      { N: 'Ada', S: 'Charles' },
      ['G8-F9', 'G3-E5', '.', 'K15-J15'],
      ALLOWED,
    );
    await tryFromHere(page);
    await expect(current(page)).toHaveText('K15-J15');

    // From the middle of the first turn another way, and from the middle of that another again.
    await step(page, 'G8-F9').click();
    await march(page, 'H6', 'J7');
    await march(page, 'F5', 'E4');
    await step(page, 'H6-J7').click();
    await march(page, 'G4', 'F4');
    const branches = tree(page).locator('.study-variations .study-variations');
    await expect(branches.getByRole('button', { name: 'G4-F4' })).toBeVisible();

    // What is noted there: words, an arrow by the right button, a square by a key.
    await page.getByLabel('A comment on this moment').fill('Guards the {relay}');
    await draw(page, 'J11', 'K13');
    await expect(page.locator('.study-shape[data-mark="arrow"]')).toHaveCount(1);
    await square(page, 'C3').focus();
    await page.keyboard.press('m');
    await expect(page.locator('.study-shape[data-mark="circled"]')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);

    // A reload finds all of it, and where one stood.
    await expect.poll(() => savedStudies(page)).toContain('[%csl GC3]');
    await page.reload();
    await expect(current(page)).toHaveText('G4-F4');
    await expect(page.getByLabel('A comment on this moment')).toHaveValue('Guards the {relay}');

    await openMenu(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save as a file').click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('(1. G8-F9 H6-J7 F5-E4\n');
    expect(text).toContain(
      '(1. G8-F9 H6-J7 G4-F4 {[%csl GC3][%cal GJ11K13] Guards the {relay\\)}))',
    );

    // Deleted, and had back.
    await step(page, 'H6-J7').click();
    await page.getByRole('main').press('Delete');
    await expect(tree(page).locator('.study-variations')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(step(page, 'G4-F4')).toBeVisible();

    // The game is where it was, a press away; the library has the study, and reads what was exported.
    await button(page, 'Back to the game').click();
    await expect(page.getByRole('heading', { name: 'The South to move' })).toBeVisible();
    await expect(square(page, 'J15')).toHaveAccessibleName(/South infantry/);
    await atHeadquarters(page);
    await fromMenu(page, 'Library');
    const studies = page.getByRole('region', { name: 'Your studies' });
    await studies
      .locator('input[type="file"]')
      .setInputFiles({ name: 'back.gow', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(step(page, 'G4-F4')).toBeVisible();
    await step(page, 'G4-F4').click();
    await expect(page.getByLabel('A comment on this moment')).toHaveValue('Guards the {relay}');
    await expect(page.locator('.study-shape')).toHaveCount(2);
  },
);

test(
  'the present of a game can be tried only if both chose so when it began, and the button explains why; the past always can',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const tryHere = button(page, 'Try from here');
    await atHeadquarters(page);
    await newGame(page, { beginning: 'An opening' });
    await beginWar(page);
    await endTurn(page, { askAgain: true });
    await page.keyboard.press('h');
    await expect(tryHere).toHaveAttribute('aria-disabled', 'true');
    await expect(tryHere).toHaveAccessibleDescription(
      /^Not allowed in this game while it is being played/,
    );
    await tryHere.press('Enter');
    await expect(
      page.getByText(/^Not allowed in this game/).and(page.locator(':visible')),
    ).toHaveRole('status');
    expect(await violations(page)).toEqual([]);
    await button(page, 'A step back').click();
    await expect(tryHere).not.toHaveAttribute('aria-disabled');
    await tryHere.click();
    await expect(tree(page)).toBeVisible();

    // Chosen in the form, it goes with the game, and stands in its record.
    await atHeadquarters(page);
    await fromMenu(page, 'New game');
    await page.getByText('Trying moves and hints while playing').click();
    await page.getByLabel('Both may try it').check();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'An opening', exact: true }).check();
    await button(page, 'Begin').click();
    await beginWar(page);
    await page.reload();
    expect(await savedRecord(page)).toContain('[Analysis "allowed"]');
    await tryFromHere(page);
  },
);

test(
  'a war whose players allowed it takes arrows by the right button, and the next order removes them',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, CLASSIC, { N: 'Ada', S: 'Charles' }, [], ALLOWED);
    const shapes = page.locator('.study-shape');
    const takesDrawings = (): Promise<void> => expect(page.locator('.study-shapes')).toBeAttached();
    await takesDrawings();
    await draw(page, 'G8', 'K13');
    await square(page, 'C3').focus();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(shapes).toHaveCount(2);
    await draw(page, 'C3', 'C3');
    await expect(shapes).toHaveCount(1);
    // The left button gives orders still.
    await untilSaved(page, () => move(page, 'G8', 'F9'));
    await expect(shapes).toHaveCount(0);
    await draw(page, 'C3', 'C3');
    await expect(shapes).toHaveCount(1);
    await page.reload();
    await expect(square(page, 'F9')).toHaveAccessibleName(/has moved/);
    await takesDrawings();
    await expect(shapes).toHaveCount(0);
  },
);
