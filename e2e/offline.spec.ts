import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { aloneForm, programWhy } from './support/alone';
import { analysisOf, openTab } from './support/analysis';
import { openWar } from './support/deployment';
import {
  atHeadquarters,
  board,
  button,
  heading,
  preferred,
  square,
  test,
  unitsOn,
} from './support/page';
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
  // The wish is kept once all of the page is there in the language, and a page that is left before stays as it was;
  await expect.poll(() => preferred(page, 'language')).toBe('en');
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
  await button(page, 'Back').click();
  // And against a program, which thinks in a worker.
  await aloneForm(page, { level: 1, side: 'South' });
  await button(page, 'Begin').click();
  await expect(button(page, 'End the turn')).toBeVisible();
  await endTurn(page);
  await expect(programWhy(page).first()).not.toBeEmpty();
  // So does what analyses.
  await openTab(page);
  await button(page, 'Analyse').click();
  await expect(analysisOf(page)).toContainText('All turns are analysed.');
  // The other game is there too, with all that it loads late.
  await page.goto('./?from=home#littlewars');
  await button(page, 'Play Hook’s Farm').click();
  await button(page, 'Go').click();
  await button(page, /^13 infantry/).click();
  await button(page, 'More').click();
  await page.getByRole('group', { name: 'More' }).getByText('Rule book').click();
  await expect(heading(page, 'The rules of Little Wars')).toBeVisible();
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
    await expect.poll(() => version(page)).toBe('');

    // A worker that is asked to go while a page left what it was fetching stays for minutes, in Chromium.
    await page.goto('./', { waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => version(page)).toBe('');
    await button(page, 'Load it now').click();
    await expect.poll(() => version(page).catch(() => '')).toBe('2');
    await expect(offer).toHaveCount(0);
    await button(page, 'Continue').click();
    await expect(square(page, to)).toHaveAttribute('aria-label', /has moved/);
    await expect.poll(() => unitsOn(page)).toEqual(armies);
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
  const page = find(files, 'index.html')[1];
  const hash = createHash('sha256').update(page).digest('base64');
  edit('sw.js', (text) =>
    text.replace(
      /(url:"index\.html",revision:")\w+(",integrity:")[^"]+/,
      `$1version${next}$2sha256-${hash}`,
    ),
  );
}

/** A file of the build, and where it lies. */
function find(files: Build, name: string | RegExp): readonly [string, Buffer] {
  const is =
    typeof name === 'string' ? (key: string) => key.endsWith(`/${name}`) : name.test.bind(name);
  return [...files].find(([key]) => is(key))!;
}

/** A file that a host has cut short. */
function cutShort(files: Build, name: RegExp): () => void {
  const [path, whole] = find(files, name);
  files.set(path, whole.subarray(0, whole.length / 2));
  return () => files.set(path, whole);
}

mine(
  'a file that comes cut short is not kept, and the next visit keeps the whole one',
  async ({ page, files }) => {
    const mend = cutShort(files, /\/table-[^/]*\.js$/);
    await atHeadquarters(page);
    // The worker that was to keep it gives up.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.installing ?? registration?.active ?? null;
        }),
      )
      .toBeNull();
    mend();
    await page.reload();
    await kept(page);
    await page.context().setOffline(true);
    await page.reload();
    await openWar(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  },
);

mine(
  'the game is fetched afresh, the worker and its copies gone, and the game stays',
  async ({ page }) => {
    await atHeadquarters(page);
    await kept(page);
    await openWar(page);
    const armies = await unitsOn(page);
    // A copy has been damaged, and would be served for ever.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (/index-[^/]*\.js/.test(request.url))
            await cache.put(
              request,
              new Response('', { headers: { 'Content-Type': 'text/javascript' } }),
            );
      }
      await caches.open('another-project');
    });
    await page.reload();
    await expect(page.getByText('The game could not be loaded', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'fetch the game afresh' }).click();
    await expect(button(page, 'Continue')).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('another-project'))).toBe(true);
    await button(page, 'Continue').click();
    await expect.poll(() => unitsOn(page)).toEqual(armies);
  },
);
