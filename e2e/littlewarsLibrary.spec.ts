import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { atLittleWars, CHARGE, openBattle, replay } from './support/littlewars';
import { ONLY_EXHAUSTIVE, button, fromMenu, heading, screen, test } from './support/page';

/** A battle as this version writes it; tests/littlewars/game/record.test.ts holds it to that. */
const RECORD_FILE = 'tests/littlewars/records/skirmish.lw';

test(
  'a record is opened, replayed by keys, saved, named, written as it was, and deleted',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const record = await readFile(RECORD_FILE, 'utf8');
    await page.goto('./#littlewars');
    await button(page, 'Saved battles').click();
    await expect(screen(page).getByText('No battle has been saved yet.')).toBeVisible();

    // What is wrong with a text is reported with its place, and nothing is opened unasked.
    await button(page, 'Back').click();
    await button(page, 'Open a record').click();
    const text = page.getByLabel('Paste it here');
    await text.fill(record.replace('R1-200,150', 'R1-200,350'));
    await expect(page.locator('.record-preview')).toContainText(
      /Line \d+, column 4: “R1-200,350” is against the rules/,
    );
    expect(await axeFaults(page)).toEqual([]);
    await text.fill(record);
    await button(page, 'Open this battle').click();
    await expect(page.locator('.lw-result')).toHaveText(/Blue.* surrender/);
    await expect(button(page, 'Next battle')).toBeVisible();
    await button(page, 'Headquarters').click();

    await button(page, 'Saved battles').click();
    await expect(page.getByRole('log').getByText('1 battle', { exact: true })).toBeAttached();
    await button(page, /^More: A skirmish/).click();
    await button(page, 'Rename').click();
    await page.getByLabel('Name of the battle').fill('The nursery');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'The nursery')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    await button(page, 'More: The nursery').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save as a file').click(),
    ]);
    expect(file.suggestedFilename()).toBe('The-nursery.lw');
    const saved = await readFile(await file.path(), 'utf8');
    expect(saved).toBe(record.replace(/\[Event .*\]/, '[Event "The nursery"]'));

    await replay(page);
    await expect(screen(page).getByText('Order 0 of')).toBeVisible();
    const words = page.locator('.lw-replay-words');
    await expect(words).toHaveText('Both sides are set out.');
    await page.keyboard.press(']');
    await expect(words).toHaveText('Red begins move 1.');
    await page.keyboard.press(']');
    await expect(words).toHaveText(/^2 infantry march, up to \d/);
    await page.keyboard.press('PageDown');
    await expect(words).toHaveText('Blue begins move 1.');
    await button(page, 'Move 2: Red').click();
    await expect(words).toHaveText('Red begins move 2.');
    expect(await axeFaults(page)).toEqual([]);
    const slider = page.getByRole('slider', { name: 'Order' });
    await slider.focus();
    await page.keyboard.press('End');
    await expect(words).toHaveText(/Blue surrenders the battle\./);
    // Its ring is of no side, as in the other game.
    const color = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(slider).toHaveCSS('outline-color', color);
    await button(page, 'Back').click();

    // Its link brings it back, and a button opens it.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'More: The nursery').click();
    await button(page, 'Copy a link').click();
    await expect(page.locator('.library-saved').first()).toHaveText('The link has been copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await button(page, 'More: The nursery').click();
    await button(page, 'Delete').click();
    await button(page, 'Delete it').click();
    await expect(screen(page).getByText('No battle has been saved yet.')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(heading(page, 'The nursery')).toBeVisible();
    await button(page, 'Open this battle').click();
    await expect(button(page, 'Next battle')).toBeVisible();

    // The next battle of the campaign is to be set out, and Blue moves first in it.
    await button(page, 'Next battle').click();
    await expect(button(page, 'I am Ada (Red)')).toBeVisible();
    await button(page, 'Headquarters').click();
    await button(page, 'Saved battles').click();
    const campaign = page.getByRole('region', { name: 'Campaign to 200 points' });
    await expect(campaign.getByText('Battle 3', { exact: true })).toBeVisible();
  },
);

test(
  'a long current battle is read with its progress when the page is reloaded; leaving meanwhile loses nothing',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atLittleWars(page);
    await openBattle(page, CHARGE);
    const savedBattle = (): Promise<string | null> =>
      page.evaluate(() => localStorage.getItem('little-wars/game'));
    await expect.poll(savedBattle).toContain('R58');
    const before = await savedBattle();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const progress = page.getByRole('progressbar', {
      name: 'Reading your battle, order by order:',
    });
    await page.reload();
    await expect(progress).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.goto('about:blank');
    await page.goto('./#littlewars');
    await expect(progress).toBeVisible();
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await button(page, 'Go on with the battle').click();
    await expect(page.locator('.lw-side')).toBeVisible();
    await expect(progress).toBeHidden();
    await expect.poll(savedBattle).toBe(before);
  },
);

/** The description of the current battle, with the space before it. */
const IN_HAND = /\s*in progress/;

/** The descriptions in the list of saved battles, without the battle that comes with the game. */
const facts = (page: Page): Promise<string[]> =>
  page.locator('.library-facts').filter({ hasNotText: 'as Wells tells it' }).allInnerTexts();

async function savedBattles(page: Page): Promise<void> {
  await atLittleWars(page);
  await button(page, 'Saved battles').click();
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test(
    `the library in one file, its storage emptied and the file opened: the same battles, at ${viewport.width}`,
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await atLittleWars(page);
      await openBattle(page, CHARGE);
      await fromMenu(page, 'Headquarters');
      await openBattle(page, await readFile(RECORD_FILE, 'utf8'));
      await button(page, 'Headquarters').click();
      await expect(page.getByText(/kept in this browser, which may clear it/)).toBeVisible();
      await button(page, 'Understood').click();
      await button(page, 'Saved battles').click();
      await expect.poll(() => facts(page)).toHaveLength(2);
      const before = (await facts(page)).map((text) => text.replace(IN_HAND, '')).sort();

      const whole = page.getByRole('region', { name: 'The whole library' });
      // By keyboard too: the file is made, and that is announced.
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Save the library as a file').press('Enter'),
      ]);
      await expect(whole.getByRole('status')).toHaveText(
        /^Saved as little-wars-library-\S+\.jsonl\.gz: 2 battles\.$/,
      );
      const file = {
        name: download.suggestedFilename(),
        mimeType: 'application/gzip',
        buffer: await readFile(await download.path()),
      };

      await page.goto('about:blank');
      const session = await page.context().newCDPSession(page);
      const origin = new URL(process.env.E2E_URL!).origin;
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await savedBattles(page);
      await expect(screen(page).getByText('No battle has been saved yet.')).toBeVisible();

      const input = whole.locator('input[type="file"]');
      const head = JSON.stringify({ format: 'game-of-war-library', version: 1 });
      await input.setInputFiles({
        name: 'war.jsonl',
        mimeType: 'text/plain',
        buffer: Buffer.from(head),
      });
      await expect(whole.getByRole('status')).toHaveText(
        'war.jsonl is a library of another game, The Game of War: open it there. Nothing has been changed here.',
      );
      await expect(button(page, 'The Game of War')).toBeVisible();

      await input.setInputFiles(file);
      await expect(whole.getByText('2 battles are new.')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await button(page, 'Add to the library').press('Enter');
      await expect(whole.getByRole('status')).toHaveText('Added: 2 battles.');
      await expect(whole.getByRole('heading', { name: 'The whole library' })).toBeFocused();
      await expect.poll(async () => (await facts(page)).sort()).toEqual(before);
      await input.setInputFiles(file);
      await expect(whole.getByText('There is nothing new in it.')).toBeVisible();
      await expect(button(page, 'Add to the library')).toBeDisabled();
      // Nothing stands beyond the page's width.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true);
    },
  );
