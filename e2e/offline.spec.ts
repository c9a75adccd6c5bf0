import { expect, type Page } from '@playwright/test';
import { openWar } from './support/deployment';
import { atHeadquarters, board, button, heading, square, test, unitsOn } from './support/page';
import { readBuild, serve, type Build, type Server } from './support/server';
import { endTurn, expectTurn, FIRST_MOVE, move, openMenu, other } from './support/war';

/** Each test has a server of its own, to change its files and to stop it. */
const mine = test.extend<{ files: Build; server: Server }>({
  serviceWorkers: 'allow',
  files: async ({}, use) => use(await readBuild()),
  server: async ({ files }, use) => {
    const server = await serve(files);
    await use(server);
    server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

/** Waits until the page is served by its worker, which has then kept everything. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

mine('after the first visit all of it is played without a network', async ({ page, server }) => {
  await atHeadquarters(page);
  await kept(page);
  server.stop();
  await page.context().setOffline(true);

  // What this first page has not loaded yet,
  await button(page, 'Rule book').click();
  await expect(heading(page, /rule/i).first()).toBeVisible();
  // the other language,
  await page.goto('./');
  const languages = page.locator('.languages');
  await languages.getByText('Français', { exact: true }).click();
  await expect(button(page, 'Nouvelle partie')).toBeVisible();
  await languages.getByText('English', { exact: true }).click();
  // and the game opened anew.
  await page.goto('./?from=home#');
  const side = await openWar(page);
  await move(page, ...FIRST_MOVE[side]);
  await endTurn(page);
  await expectTurn(page, { side: other(side), turn: 2 });
  await page.keyboard.press('h');
  await expect(page.locator('section.history')).toBeVisible();
  await page.keyboard.press('h');
  await openMenu(page);
  await button(page, 'Record…').click();
  await expect(button(page, 'Save as a file')).toBeVisible();
  await page.keyboard.press('Escape');
  await openMenu(page);
  await button(page, 'Headquarters').click();
  await button(page, 'Library').click();
  await expect(button(page, /^Open /).first()).toBeVisible();
  await button(page, 'Back').click();
  await button(page, 'Open a record').click();
  await expect(page.getByLabel('Paste it here')).toBeVisible();
});

mine(
  'a new version is offered, put off, and taken with the game as it was',
  async ({ page, files }) => {
    await atHeadquarters(page);
    await kept(page);
    const side = await openWar(page);
    const [from, to] = FIRST_MOVE[side];
    await move(page, from, to);
    const armies = await unitsOn(page);
    setVersion(files, '2');

    // The page that looks for it is in the middle of a game, and says nothing.
    await page.reload();
    await expect(board(page)).toBeVisible();
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting != null,
    );
    const offer = page.getByText(/A new version of the game is ready/);
    await expect(offer).toHaveCount(0);
    await openMenu(page);
    await button(page, 'Headquarters').click();
    await expect(offer).toBeVisible();
    await button(page, 'Later').click();
    await expect(offer).toHaveCount(0);
    await button(page, 'Continue').click();
    await expect(board(page)).toBeVisible();
    expect(await version(page)).toBe('');

    await page.goto('./');
    await page.reload();
    expect(await version(page)).toBe('');
    await button(page, 'Load it now').click();
    await expect.poll(() => version(page).catch(() => '')).toBe('2');
    await expect(offer).toHaveCount(0);
    await button(page, 'Continue').click();
    await expect(square(page, to)).toHaveAttribute('aria-label', /has moved/);
    expect(await unitsOn(page)).toEqual(armies);
  },
);

const version = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset.version ?? '');

/** Puts another version of the page in place, which its worker knows as another by its revision. */
function setVersion(files: Build, next: string): void {
  const edit = (name: string, change: (text: string) => string): void => {
    const path = [...files.keys()].find((key) => key.endsWith(`/${name}`)) ?? '';
    const text = files.get(path)?.toString('utf8') ?? '';
    const changed = change(text);
    expect(changed, `${name} is changed`).not.toBe(text);
    files.set(path, Buffer.from(changed));
  };
  edit('index.html', (text) => text.replace('<html ', `<html data-version="${next}" `));
  edit('sw.js', (text) => text.replace(/(url:"index\.html",revision:")\w+/, `$1version${next}`));
}
