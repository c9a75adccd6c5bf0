import { expect, type Page, type Request } from '@playwright/test';
import { firstFiles } from '../../scripts/firstGame.mjs';
import { LONG } from '../games/long';
import { board, GAME_KEY } from './page';
import { atRest } from './rest';

/**
 * The lazily loaded files of the page: without those of a first game, and without those that both games need to
 * report failed loads.
 */
const BEGINNING = new Set(firstFiles('en'));
const fileOf = (url: URL): string => url.pathname.split('/').slice(-2).join('/');
const isLazy = (url: URL): boolean => {
  const file = fileOf(url);
  return (
    /^assets\/.*\.(?:js|css|json)$/.test(file) && !BEGINNING.has(file) && !/\/shell-/.test(file)
  );
};

/** Milliseconds without a request after which nothing more is fetched by itself. */
const QUIET = 400;

/** Holds back all lazily loaded files of a page; returns a function that lets them arrive. */
export async function withhold(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(isLazy, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/**
 * Returns a function that waits until every request of a page has been answered, the page has received the answers, and
 * it requests nothing more because of them.
 */
export function answersOf(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  let last = 0;
  page.on('request', (request) => {
    asked.add(request);
    last = Date.now();
  });
  const answered = (request: Request): void => {
    asked.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return async () => {
    for (let requested = -1; requested !== last;) {
      await expect
        .poll(() => asked.size === 0 && Date.now() - last > QUIET, { intervals: [50] })
        .toBe(true);
      requested = last;
      await atRest(page);
    }
  };
}

export type Failure = 'the network is gone' | 'the host has other files';

/**
 * Lets no lazily loaded file be fetched until the returned function is called. That first waits until every file that
 * the page fetches by itself has failed: a later failure is reported in a place that a dialog may cover.
 */
export async function fail(page: Page, failure: Failure): Promise<() => Promise<void>> {
  const answered = answersOf(page);
  await page.route(isLazy, (route) =>
    failure === 'the network is gone' ? route.abort() : route.fulfill({ status: 404 }),
  );
  return async () => {
    await answered();
    await page.unroute(isLazy);
  };
}

/** Nor can what helps with it. */
export async function failRecovery(page: Page): Promise<void> {
  await page.route(/\/shell-recovery-[^/]*$/, (route) => route.abort());
}

/** A browser that has saved a war in its second turn, with orders left. */
export async function saveWarUnderWay(page: Page): Promise<void> {
  const actions = LONG.turns[0]!.trim().split(' ');
  const stage = { name: 'war', start: LONG.start, actions };
  const players = { N: '', S: '' };
  const game = { id: 'saved', players, tags: [], rules: 'debord', way: 'open', opening: null };
  const text = JSON.stringify({ format: 'game-of-war', version: 2, game: { ...game, stage } });
  await page.addInitScript(
    ([key, saved]) => {
      if (localStorage.getItem(key!) === null) localStorage.setItem(key!, saved!);
    },
    [GAME_KEY, text],
  );
}

/** Opens that war. */
export async function openWarUnderWay(page: Page): Promise<void> {
  await saveWarUnderWay(page);
  // A withheld file delays the page's load event.
  await page.goto('./#game', { waitUntil: 'commit' });
  await expect(board(page)).toBeVisible();
}
