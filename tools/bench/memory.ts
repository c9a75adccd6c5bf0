// Measures what the page holds after long use: prints one line of JSON. Plays the game in Chromium in rounds:
// begins a war for two at headquarters, plays ten turns, and opens and leaves some twenty screens of both games.
// Counted at headquarters after garbage collection: `heap`, bytes of JavaScript; `nodes` of documents; `listeners`
// of events. `before` is after two rounds, when everything has been fetched; `after` is after eight more, with four
// hundred orders and more than a hundred screens; `aRound` is the increase of a round. Saved data is in a database
// and not counted.
//
// `npm run bench:memory` builds the game first; `-- --rounds N` plays N rounds instead of eight. `--beside DIR`
// plays another checkout's `dist` as well.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { build } from 'vite';
import { readBuild, serve } from '../../e2e/support/server';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';

const COUNTED = { heap: 'JSHeapUsedSize', nodes: 'Nodes', listeners: 'JSEventListeners' } as const;
type Counts = Record<keyof typeof COUNTED, number>;

/** Rounds until everything that is fetched or created once is present. */
const FIRST_ROUNDS = 2;
const TURNS = 10;
/** How often garbage is collected: weakly held objects go only after a second or third time. */
const COLLECTIONS = 3;

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fromMenu(page: Page, entry: string): Promise<void> {
  await named(page, 'More').click();
  await page.getByRole('group', { name: 'More', exact: true }).getByText(entry).click();
}

/** Screens opened from the menu of headquarters, with the button that leaves each. */
const AT_HEADQUARTERS = [
  ['New game', 'Back'],
  ['In one minute', 'Back'],
  ['Learn the game', 'Headquarters'],
  ['Open a record', 'Back'],
  ['Library', 'Back'],
  ['Settings', 'Close'],
] as const;
/** Addresses, with a heading of their screen. */
const ADDRESSED = [
  ['#problems', 'Problems'],
  ['#edit', 'Position editor'],
  ['#map', 'Map editor'],
] as const;
/** Screens opened from the headquarters of Little Wars, with the button that leaves each. */
const OF_LITTLE_WARS = [
  ['New battle', 'Back'],
  ['Saved battles', 'Back'],
  ['Lessons', 'Leave the lessons'],
  ['Rule book', 'Close the rule book'],
] as const;
/** Keys that open a dialog over the board. */
const DIALOGS = ['?', '1', '4', 'g'] as const;

const lead = (page: Page, to: string): Promise<void> =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, to);

const atHeadquarters = (page: Page): Promise<void> => named(page, 'Two at this screen').waitFor();

/** Runs in the page: orders all marches of a turn, with a unit and a destination that vary from turn to turn. */
async function march(turn: number): Promise<void> {
  const rendered = (): Promise<void> =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const choose = <T>(all: readonly T[], n: number): T | undefined =>
    all[(turn * 7 + n * 3) % all.length];
  for (let n = 0; n < 5; n++) {
    const mine = document.querySelectorAll<HTMLElement>('.cells [aria-label*=", can move"]');
    choose([...mine], n)?.click();
    await rendered();
    const marks = document.querySelectorAll('.board-map [data-mark="destination"]');
    const at = choose([...marks], n)?.getAttribute('data-square');
    document.querySelector<HTMLElement>(`.cells [data-square="${at}"]`)?.click();
    await rendered();
  }
}

/** Plays a war from its beginning back to headquarters, opening the dialogs of its board. */
async function war(page: Page): Promise<void> {
  await named(page, 'Two at this screen').click();
  await named(page, 'End the turn').waitFor();
  for (let turn = 0; turn < TURNS; turn++) {
    await page.evaluate(march, turn);
    await page.keyboard.press('Escape');
    const before = await page.locator('h1').first().textContent();
    await page.keyboard.press('e');
    await page
      .getByRole('dialog')
      .or(page.locator('h1', { hasNotText: before ?? '' }))
      .first()
      .waitFor();
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('e');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  for (const key of DIALOGS) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('h');
  await page.locator('.history-list').waitFor();
  await page.getByRole('radio', { name: 'Plots' }).check({ force: true });
  await page.keyboard.press('Escape');
  await fromMenu(page, 'Headquarters');
  await atHeadquarters(page);
}

async function round(page: Page): Promise<void> {
  await war(page);
  for (const [entry, leave] of AT_HEADQUARTERS) {
    await fromMenu(page, entry);
    await named(page, leave).click();
    await atHeadquarters(page);
  }
  for (const [hash, heading] of ADDRESSED) {
    await lead(page, hash);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await lead(page, '');
    await atHeadquarters(page);
  }
  await lead(page, '#littlewars');
  for (const [entry, leave] of OF_LITTLE_WARS) {
    await named(page, entry).click();
    await named(page, leave).click();
  }
  await lead(page, '');
  await atHeadquarters(page);
}

async function count(session: CDPSession): Promise<Counts> {
  for (let i = 0; i < COLLECTIONS; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  return { heap: of(COUNTED.heap), nodes: of(COUNTED.nodes), listeners: of(COUNTED.listeners) };
}

async function measure(browser: Browser, folder: string, rounds: number) {
  const host = await serve(await readBuild(folder));
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 720 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(host.url);
    await atHeadquarters(page);
    for (let i = 0; i < FIRST_ROUNDS; i++) await round(page);
    const before = await count(session);
    for (let i = 0; i < rounds; i++) await round(page);
    const after = await count(session);
    const grown = (of: keyof Counts): number => Math.round((after[of] - before[of]) / rounds);
    const aRound = {
      heap: grown('heap'),
      nodes: grown('nodes'),
      listeners: grown('listeners'),
    };
    return { before, after, aRound };
  } finally {
    await context.close();
    host.stop();
  }
}

const { values: asked } = parseArgs({
  args: process.argv.slice(3),
  options: { beside: { type: 'string' }, rounds: { type: 'string', default: '8' } },
});
await build({ logLevel: 'error' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  const rounds = Number(asked.rounds);
  const here = await measure(browser, 'dist', rounds);
  const { beside: folder } = asked;
  const beside = folder && (await measure(browser, join(folder, 'dist'), rounds));
  console.log(JSON.stringify({ here, ...(beside && { beside }) }));
} finally {
  await browser.close();
}
