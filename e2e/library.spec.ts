import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import {
  expectCurtain,
  loadOpening,
  newGame,
  openWar,
  raiseCurtain,
  seal,
} from './support/deployment';
import {
  fromMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  board,
  button,
  test,
  unitsOn,
} from './support/page';
import { RECORD } from './support/records';
import { endTurn } from './support/war';

const MAP = '[Name "Ford"]\n\n....\n....';

/** The library's description of each game: its name, its state, and when it was saved. */
async function games(page: Page): Promise<string[]> {
  await atHeadquarters(page);
  await fromMenu(page, 'Library');
  await expect(page.locator('.library-game').first()).toBeVisible();
  const facts = await page.locator('.library-game .library-facts').allInnerTexts();
  return facts.map((text) => text.replace(/\s*in progress/, ''));
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer };
  await page.locator('.library-whole input[type="file"]').setInputFiles(file);
}

test(
  'a library in one file, from one browser to another: the same games, none doubled, nothing hidden in it',
  ONLY_EXHAUSTIVE,
  async ({ page, browser }) => {
    await atHeadquarters(page);
    await newGame(page, { beginning: 'Hidden', north: 'Emma', south: 'Fritz' });
    await raiseCurtain(page);
    await loadOpening(page, 'Pump House');
    await seal(page);
    await expectCurtain(page, /South/);
    await atHeadquarters(page);
    await openWar(page);
    await endTurn(page);
    const units = await unitsOn(page);
    const [war, hidden] = await games(page);
    expect(hidden).toContain('Emma');

    // A study goes with them.
    await page
      .getByRole('region', { name: 'Your studies' })
      .locator('input[type="file"]')
      .setInputFiles({
        name: 'pass.gow',
        mimeType: 'text/plain',
        buffer: Buffer.from(RECORD),
      });
    await expect(page.locator('.study-tree')).toBeVisible();
    await atHeadquarters(page);
    await page.evaluate(
      (map) => localStorage.setItem('game-of-war/maps', map),
      JSON.stringify({ version: 1, maps: [{ id: 'm', text: MAP }], open: 'm', before: [] }),
    );
    await fromMenu(page, 'Library');

    const downloading = page.waitForEvent('download');
    await button(page, 'Save the library as a file').click();
    const download = await downloading;
    const whole = page.locator('.library-whole');
    await expect(whole.getByRole('status')).toHaveText(
      /Saved as game-of-war-library-\S+\.jsonl\.gz: 1 game, 1 study, 1 map\..*1 hidden deployment in progress was left out/s,
    );
    const file = await readFile(await download.path());
    const text = gunzipSync(file).toString();
    expect(text.split('\n')).toHaveLength(7);
    expect(text).not.toMatch(/Emma|sealed|9IA14/);

    const context = await browser.newContext();
    const fresh = await context.newPage();
    await atHeadquarters(fresh);
    await fromMenu(fresh, 'Library');
    // What was cut off on its way is reported, and what came through can be had.
    await choose(fresh, 'cut.jsonl', Buffer.from(text.slice(0, text.lastIndexOf('{'))));
    await expect(fresh.getByText('The file was cut off: its end is missing.')).toBeVisible();
    await choose(fresh, download.suggestedFilename(), file);
    await expect(fresh.getByText('1 game is new.')).toBeVisible();
    await expect(fresh.getByText('1 study is new.')).toBeVisible();
    await expect(fresh.getByText('1 map is new.')).toBeVisible();
    await expect(fresh.locator('.library-game')).toHaveCount(0);
    expect(await axeFaults(fresh)).toEqual([]);
    await button(fresh, 'Add to the library').click();
    await expect(fresh.getByText('Added: 1 game, 1 study, 1 map.')).toBeVisible();
    await choose(fresh, download.suggestedFilename(), file);
    await expect(fresh.getByText('There is nothing new in it.')).toBeVisible();
    await expect(button(fresh, 'Add to the library')).toBeDisabled();
    await expect(fresh.locator('.study-entry')).toHaveText(/Club evening/);
    await expect.poll(() => games(fresh)).toEqual([war]);
    await fresh.getByRole('button', { name: /^Open North/ }).click();
    await expect(board(fresh)).toBeVisible();
    await expect.poll(() => unitsOn(fresh)).toEqual(units);
    await context.close();
  },
);
