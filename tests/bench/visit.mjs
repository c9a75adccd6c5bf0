// A first visit as people feel it, in milliseconds since the address was opened: one line of JSON. Chromium with a network of
// 1.6 Mbit/s and 150 ms to and fro, the processor slowed four times, the cache empty, files packed as hosts send them, the
// phone's size. `headquarters`: they are painted; they are pressed as soon as that is so, and what
// follows is their answer. `board`: the first board is painted, of a game begun at once. `chosen`: a unit pressed on it is
// shown as chosen. `program`: a game against a program is begun from the form, and its first turn has begun. `again`: a second
// visit, the network not slowed, is painted.
//
// `npm run bench:visit` builds the game first and prints the median, least and most of nine visits;
// `-- --beside DIR` visits another checkout's `dist` by turns, and prints the `ratio` of the medians. `--rounds N`.
import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';
import { STEPS, watchVisit } from './visitSteps.mjs';

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SLOWED = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** After so long what has not come never does. */
const LONGEST = 60_000;

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const PACKED = /\.(?:css|html|js|json|svg|webmanifest)$/;

/**
 * A host of a build, as far as a visit can tell.
 * @param {string} folder
 */
async function host(folder) {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const body = readFileSync(path);
        const packed = PACKED.test(path);
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        return /** @type {[string, { body: Buffer, head: Record<string, string> }]} */ ([
          `/${relative(folder, path).replaceAll(sep, '/')}`,
          {
            body: packed ? gzipSync(body, { level: 9 }) : body,
            head: { 'content-type': type, ...(packed && { 'content-encoding': 'gzip' }) },
          },
        ]);
      }),
  );
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, { ...file.head, 'cache-control': 'max-age=600' }).end(file.body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { url: `http://localhost:${address.port}/`, stop: () => server.close() };
}

/**
 * The times of one visit.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {keyof typeof STEPS} kind
 */
async function visit(browser, url, kind) {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slow = () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(watchVisit, STEPS[kind]);
  /** @returns {Promise<Record<string, number>>} */
  const times = async () => {
    const found = await page.waitForFunction(() => Reflect.get(window, 'visited'), null, {
      timeout: LONGEST,
    });
    return found.jsonValue();
  };
  try {
    if (kind === 'again') {
      await page.goto(url);
      await times();
      // Until the game is kept for use without a network.
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForLoadState('networkidle');
    } else {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
    }
    await slow();
    await page.goto(url, { waitUntil: 'commit' });
    return await times();
  } finally {
    await context.close();
  }
}

/** @param {number[]} all */
function summary(all) {
  const sorted = [...all].sort((a, b) => a - b).map(Math.round);
  return { median: sorted[sorted.length >> 1] ?? 0, least: sorted[0], most: sorted.at(-1) };
}

const { values: asked } = parseArgs({
  options: { beside: { type: 'string' }, rounds: { type: 'string', default: '9' } },
});
await build({ logLevel: 'error' });
const hosts = [await host('dist')];
if (asked.beside !== undefined) hosts.push(await host(join(asked.beside, 'dist')));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
/** @type {Record<string, number[]>[]} */
const found = hosts.map(() => ({}));
try {
  for (let round = 0; round < Number(asked.rounds); round++)
    for (const kind of /** @type {const} */ (['board', 'program', 'again']))
      for (const at of round % 2 === 0 ? hosts.keys() : [...hosts.keys()].reverse()) {
        const times = await visit(browser, hosts[at]?.url ?? '', kind);
        for (const [name, ms] of Object.entries(times))
          if (kind === 'board' || name === kind) ((found[at] ??= {})[name] ??= []).push(ms);
      }
} finally {
  await browser.close();
  for (const { stop } of hosts) stop();
}
const [here, beside] = found.map((times) =>
  Object.fromEntries(Object.entries(times).map(([name, all]) => [name, summary(all)])),
);
const ratio =
  here &&
  beside &&
  Object.fromEntries(
    Object.entries(here).map(([name, { median }]) => [
      name,
      Number((median / (beside[name]?.median ?? 1)).toFixed(2)),
    ]),
  );
console.log(JSON.stringify({ here, ...(beside && { beside, ratio }) }));
