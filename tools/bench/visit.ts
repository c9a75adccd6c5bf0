// Measures a first visit in milliseconds since the navigation: prints one line of JSON. Chromium at a phone's size
// with a network of 1.6 Mbit/s and 150 ms round trip, the processor throttled four times, the cache empty, files
// compressed as hosts send them. Each awaited element is pressed as soon as it is painted, so that every time but
// the first is of a response. `headquarters`: painted. `board`: the first board is painted, of a game begun at
// once. `chosen`: a unit pressed on it is shown as chosen. `program`: a game against a bot is begun from the form,
// and its first turn has begun. `again`: a second visit is painted, the network not throttled.
//
// `npm run bench:visit` builds the game first and visits it nine times; `-- --rounds N` N times. `--beside DIR`
// alternates with another checkout's `dist` and prints the `ratio` of the medians. A second line has the same for
// Firefox and WebKit, if installed, unthrottled (`engineVisits.ts`).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { build } from 'vite';
import { readBuild, serve, type Fault } from '../../e2e/support/server';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';
import { summary } from './gunner.mjs';
import { visitEngines } from './engineVisits';
import { STEPS, watchVisit, type Times } from './visitSteps';

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SLOWED = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PACKED = /\.(?:css|html|js|json|svg|webmanifest)$/;

/** Serves a build, compressed as hosts send it. */
async function host(folder: string) {
  const files = await readBuild(folder);
  const packed = [...files].filter(([path]) => PACKED.test(path));
  return serve(
    files,
    new Map(
      packed.map(([path, body]): [string, Fault] => [
        path,
        { headers: { 'Content-Encoding': 'gzip' }, body: gzipSync(body, { level: 9 }) },
      ]),
    ),
  );
}

/** Returns the times of one visit in a fresh browser. */
async function visit(browser: Browser, url: string, kind: keyof typeof STEPS): Promise<Times> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watchVisit, STEPS[kind]);
  const times = async (): Promise<Times> => {
    const visited = () => window.visited;
    await page.waitForFunction(visited);
    return (await page.evaluate(visited)) ?? {};
  };
  try {
    if (kind === 'again') {
      await page.goto(url);
      await times();
      // Until the game is cached for offline use.
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForLoadState('networkidle');
    } else {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(url, { waitUntil: 'commit' });
    return await times();
  } finally {
    await context.close();
  }
}

const { values: asked } = parseArgs({
  args: process.argv.slice(3),
  options: { beside: { type: 'string' }, rounds: { type: 'string', default: '9' } },
});
await build({ logLevel: 'error' });
const builds = [
  { host: await host('dist'), found: new Map<string, number[]>() },
  ...(asked.beside === undefined
    ? []
    : [{ host: await host(join(asked.beside, 'dist')), found: new Map<string, number[]>() }]),
];
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  for (let round = 0; round < Number(asked.rounds); round++)
    for (const kind of ['board', 'program', 'again'] as const)
      for (const { host, found } of round % 2 === 0 ? builds : builds.toReversed())
        for (const [name, ms] of Object.entries(await visit(browser, host.url, kind)))
          found.set(name, [...(found.get(name) ?? []), ms]);
} finally {
  await browser.close();
  for (const { host } of builds) host.stop();
}
const [here, beside] = builds.map(({ found }) =>
  Object.fromEntries([...found].map(([name, all]) => [name, summary(all)] as const)),
);
const ratio = Object.entries(here ?? {}).map(([name, { median }]) => [
  name,
  Number((median / (beside?.[name]?.median ?? median)).toFixed(2)),
]);
console.log(
  JSON.stringify({ here, ...(beside && { beside, ratio: Object.fromEntries(ratio) as object }) }),
);
console.log(
  JSON.stringify(
    await visitEngines(
      ['dist', ...(asked.beside === undefined ? [] : [join(asked.beside, 'dist')])],
      Math.ceil(Number(asked.rounds) / 2),
    ),
  ),
);
