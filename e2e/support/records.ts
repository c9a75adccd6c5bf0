import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { fromMenu, openMenu, atHeadquarters, board, button, unitsOn, valueOf } from './page';

/** The opening Classic. */
export const POSITION =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';

/** A record as the game writes it, with a tag it does not know, a mark and a turn under way. */
export const RECORD = `[Event "Club evening"]
[Date "1977.05.01"]
[North "Ada"]
[South "Charles"]
[Rules "debord arsenalFallsTo=anyUnit"]
[Position "${POSITION}"]
[Result "*"]
[Annotator "A \\"B\\" \\\\ C"]

1. G8-F9 G3-F4 .
2. K15-J15 K16-J16 .
3. H6-I7
`;

/** Puts a text into the screen that opens records, from headquarters. */
export async function paste(page: Page, text: string): Promise<void> {
  await atHeadquarters(page);
  await fromMenu(page, 'Open a record');
  await page.getByLabel('Paste it here').fill(text);
  await expect(page.locator('.record-preview h2, .record-preview[data-empty] p')).toBeVisible();
}

/** What the screen says of it: the verdict, then every fault and everything reported. */
export async function verdict(page: Page): Promise<string[]> {
  const preview = page.locator('.record-preview');
  const items = await preview.getByRole('listitem').allTextContents();
  return [(await preview.getByRole('status').locator('p').textContent()) ?? '', ...items];
}

/** The text of the file that a button saves. */
export async function saved(page: Page, name: string | RegExp): Promise<string> {
  const downloading = page.waitForEvent('download');
  await button(page, name).click();
  const download = await downloading;
  return readFile(await download.path(), 'utf8');
}

/** The dialog with the record of the game on screen. */
export async function openRecordDialog(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Record…' }).click();
  await expect(page.getByRole('dialog', { name: 'The record of this game' })).toBeVisible();
}

/** The record that the game on screen saves. */
export async function savedRecord(page: Page): Promise<string> {
  await openRecordDialog(page);
  const text = await saved(page, 'Save as a file');
  await button(page, 'Close').click();
  return text;
}

type Source = 'text' | 'file' | 'link';

/** A record there and back in each of these ways, each in a browser that has never seen the game. */
export async function thereAndBack(
  browser: Browser,
  page: Page,
  by: readonly Source[] = ['text', 'file', 'link'],
): Promise<void> {
  await paste(page, RECORD);
  await button(page, 'Open this game').click();
  await expect(board(page)).toBeVisible();
  const units = await unitsOn(page);
  await openRecordDialog(page);
  const record = await saved(page, 'Save as a file');
  const link = await valueOf(page.getByLabel('Link', { exact: true }));
  expect(link.length).toBeLessThan(2_000);

  const sources: Record<Source, (fresh: Page) => Promise<void>> = {
    text: (fresh) => paste(fresh, record),
    file: async (fresh) => {
      await atHeadquarters(fresh);
      await fromMenu(fresh, 'Open a record');
      await fresh.locator('input[type="file"]').setInputFiles({
        name: 'game.gow',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(record),
      });
    },
    link: async (fresh) => {
      await fresh.goto(link);
    },
  };
  const viewport = page.viewportSize();
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  for (const source of by) {
    const context = await browser.newContext({ viewport, hasTouch, isMobile: hasTouch });
    const fresh = await context.newPage();
    await sources[source](fresh);
    await expect(fresh.getByText('It has no faults.'), source).toBeVisible();
    await button(fresh, 'Open this game').click();
    await expect(fresh).toHaveURL(/#game$/);
    await expect.poll(() => unitsOn(fresh), source).toEqual(units);
    expect(await savedRecord(fresh), source).toBe(record);
    // The way back leads to headquarters: the link has done its work.
    await fresh.goBack();
    await expect(button(fresh, 'Continue')).toBeVisible();
    expect(new URL(fresh.url()).hash).toBe('');
    await context.close();
  }
}
