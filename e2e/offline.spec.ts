import { expect, type Page } from '@playwright/test';
import { LIMITS } from '../scripts/timeLimits.mjs';
import { aloneForm, programWhy } from './support/alone';
import { analysisOf, openTab } from './support/analysis';
import { openWar } from './support/deployment';
import {
  fromMenu,
  openMenu,
  atHeadquarters,
  board,
  button,
  heading,
  preferred,
  sampleOf,
  square,
  test,
  unitsOn,
  ONLY_EXHAUSTIVE,
} from './support/page';
import {
  readBuild,
  serve,
  type Build,
  type Fault,
  type Faults,
  type Server,
} from './support/server';
import { fill, nextVersion } from './support/versions';
import { endTurn, expectTurn, FIRST_MOVE, move, other } from './support/war';

/** Each test has a server of its own, to change its files and to stop it. */
const mine = test.extend<{ files: Build; bad: Faults; server: Server }>({
  serviceWorkers: 'allow',
  files: async ({}, use) => use(await readBuild()),
  bad: async ({}, use) => use(new Map()),
  server: async ({ files, bad }, use) => {
    const server = await serve(files, bad);
    await use(server);
    server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
});

/** Waits until the page is served by its worker, which has then cached everything. */
const saved = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

mine(
  'after the first visit all of it is played without a network',
  ONLY_EXHAUSTIVE,
  async ({ page, server }) => {
    await atHeadquarters(page);
    await saved(page);
    server.stop();
    await page.context().setOffline(true);

    // What this first page has not loaded yet,
    await fromMenu(page, 'Rule book');
    await expect(heading(page, /rule/i).first()).toBeVisible();
    // the other language,
    await page.goto('./');
    const languages = page.locator('.languages');
    await languages.getByText('Français', { exact: true }).click();
    await expect(button(page, 'Contre la machine')).toBeVisible();
    await languages.getByText('English', { exact: true }).click();
    // The choice is saved once the page is complete in the language; a page that is left before stays as it was;
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
    await fromMenu(page, 'Library');
    await expect(button(page, /^Open /).first()).toBeVisible();
    await button(page, 'Back').click();
    await fromMenu(page, 'Open a record');
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
    // The other game is there too, with all that it loads lazily.
    await page.goto('./?from=home#littlewars');
    await button(page, 'From the first move').click();
    await button(page, 'Go').click();
    await button(page, /^13 infantry/).click();
    await button(page, 'More').click();
    await page.getByRole('group', { name: 'More' }).getByText('Rule book').click();
    await expect(heading(page, 'The rules of Little Wars')).toBeVisible();
  },
);

mine(
  'a new version is offered, put off, and taken with the game as it was',
  ONLY_EXHAUSTIVE,
  async ({ page, files }) => {
    await atHeadquarters(page);
    await saved(page);
    const side = await openWar(page);
    const [from, to] = FIRST_MOVE[side];
    await move(page, from, to);
    const armies = await unitsOn(page);
    fill(files, nextVersion(files, '2'));

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

    // In Chromium a worker asked to stop stays for minutes if a page was left during a fetch.
    await page.goto('./');
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
  'a file that comes cut short is not cached, and the next visit caches the whole one',
  ONLY_EXHAUSTIVE,
  async ({ page, files }) => {
    const fix = cutShort(files, /\/war-history-[^/]*\.js$/);
    await atHeadquarters(page);
    // The worker that was to cache it fails.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.installing ?? registration?.active ?? null;
        }),
      )
      .toBeNull();
    fix();
    await page.reload();
    await saved(page);
    await page.context().setOffline(true);
    await page.reload();
    await openWar(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  },
);

mine(
  'the game is fetched afresh, the worker and its copies gone, and the game stays',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await saved(page);
    await openWar(page);
    const armies = await unitsOn(page);
    // A copy has been damaged, and would be served for ever.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (/first-[^/]*\.js/.test(request.url))
            await cache.put(
              request,
              new Response('', { headers: { 'Content-Type': 'text/javascript' } }),
            );
      }
      await caches.open('another-project');
    });
    await page.reload();
    await expect(page.getByText('The game could not be loaded', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'reinstall the game' }).click();
    await expect(button(page, 'Continue')).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('another-project'))).toBe(true);
    await button(page, 'Continue').click();
    await expect.poll(() => unitsOn(page)).toEqual(armies);
  },
);

const FOREIGN = '<!doctype html><title>Sign in</title><p>Sign in to this network</p>';
const ENTRY = /\/first-[^/]*\.js$/;
const foreign: Fault = { body: FOREIGN, headers: { 'Content-Type': 'text/html' } };
const redirected: Fault = { status: 302, headers: { Location: 'sign-in.html' }, body: '' };
const type = (name: string): Fault => ({ headers: { 'Content-Type': name } });

/** An error of the host: the file, and the response instead. */
const BAD_MINUTES: readonly (readonly [what: string, name: string | RegExp, fault: Fault])[] = [
  ['the page comes as plain text', 'index.html', type('text/plain')],
  ['the entry script comes as a page', ENTRY, type('text/html')],
  ['a style sheet comes as plain text', /\/first-[^/]*\.css$/, type('text/plain')],
  ['a part comes as a page', /\/war-history-[^/]*\.js$/, type('text/html')],
  [
    'the page comes as a download',
    'index.html',
    { headers: { 'Content-Disposition': 'attachment' } },
  ],
  ['the page comes empty', 'index.html', { body: '' }],
  ['the page is another', 'index.html', foreign],
  ['the page is missing', 'index.html', { ...foreign, status: 404 }],
  [
    'a part with another name may be cached for a year',
    ENTRY,
    {
      ...foreign,
      headers: { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=31536000, immutable' },
    },
  ],
  ['the page leads to another', 'index.html', redirected],
  ['the worker leads to a page', 'sw.js', redirected],
  ['the worker is a page', 'sw.js', foreign],
  ['the worker comes empty', 'sw.js', { body: '' }],
];

/**
 * Looks for a new version of the worker, and takes what there is; a page that waits for the offer does no more. Like the page
 * it waits until the worker has taken over.
 */
const takeWhatComes = (page: Page): Promise<void> =>
  page.evaluate(async (patience) => {
    // It may have changed before anyone listened.
    const changed = (worker: ServiceWorker, state: string) =>
      Promise.race([
        new Promise<void>((done) =>
          worker.addEventListener('statechange', () => {
            if (worker.state === state || worker.state === 'redundant') done();
          }),
        ),
        new Promise<void>((done) => setTimeout(done, patience)),
      ]);
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
    if (registration?.installing) await changed(registration.installing, 'installed');
    const waiting = registration?.waiting;
    if (!waiting) return;
    // Under test the earlier worker is never idle, and Chromium may ignore a first request.
    const ask = () => waiting.postMessage({ type: 'SKIP_WAITING' });
    const asking = setInterval(ask, patience / 20);
    ask();
    await changed(waiting, 'activated');
    clearInterval(asking);
  }, LIMITS.patienceOfWorkers);

/**
 * Opens the game until nothing more is fetched. A page that is left during a fetch keeps its worker busy for minutes, and with the
 * tests' debugger attached a navigation while that worker is replaced never ends; without one it does.
 */
const openWhole = (page: Page): Promise<unknown> => page.goto('./', { waitUntil: 'networkidle' });

/** The game is there, if not at once then when it is loaded again: a worker may just have made way for the next. */
const mayBePlayed = (page: Page, shown?: string): Promise<void> =>
  expect(async () => {
    if (shown !== undefined) await takeWhatComes(page);
    await openWhole(page);
    await expect(button(page, 'Two at this screen')).toBeVisible({ timeout: LIMITS.attempt });
    if (shown !== undefined)
      await expect(page.locator('html')).toHaveAttribute('data-version', shown, {
        timeout: LIMITS.attempt,
      });
  }).toPass({ timeout: LIMITS.test });

mine(
  'whatever a host does for a minute, the version that worked goes on, and the next comes after it',
  async ({ page, files, bad, faults }) => {
    const first: Build = new Map(files);
    await atHeadquarters(page);
    await saved(page);
    bad.set(find(files, 'index.html')[0].replace('index', 'sign-in'), { body: FOREIGN });
    for (const [i, [what, name, fault]] of sampleOf(BAD_MINUTES, 2).entries())
      await mine.step(what, async () => {
        const next = String(i + 2);
        fill(files, nextVersion(first, next));
        const [path] = find(files, name);
        bad.set(path, fault);
        await openWhole(page);
        await takeWhatComes(page);
        // By whichever version it now is.
        await mayBePlayed(page);
        bad.delete(path);
        await mayBePlayed(page, next);
      });
    // The browser reports the host's error, as it should.
    faults.length = 0;
  },
);

const WRONGLY_CACHED = [
  ['its page', 'index.html', 'text/plain'],
  ['its entry script', ENTRY, 'text/html'],
] as const;
for (const [what, name, kind] of sampleOf(WRONGLY_CACHED, 1))
  mine(
    `a version that was cached with ${what} under a wrong type heals by itself at the next visit`,
    ONLY_EXHAUSTIVE,
    async ({ page, files, faults }) => {
      await atHeadquarters(page);
      await saved(page);
      // As earlier workers cached it.
      await page.evaluate(
        async ([ending, type]) => {
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
              const { pathname } = new URL(request.url);
              if (!pathname.endsWith(ending)) continue;
              const whole = await (await cache.match(request))?.blob();
              await cache.put(request, new Response(whole, { headers: { 'Content-Type': type } }));
            }
          }
        },
        [find(files, name)[0], kind] as const,
      );
      await page.reload();
      await expect(button(page, 'Two at this screen')).toHaveCount(0);

      fill(files, nextVersion(files, '2'));
      await page.reload();
      await expect(button(page, 'Two at this screen')).toBeVisible();
      await expect.poll(() => version(page)).toBe('2');
      await page.context().setOffline(true);
      await page.reload();
      await expect(button(page, 'Two at this screen')).toBeVisible();
      // The browser has reported why the broken version did not run.
      faults.length = 0;
    },
  );
