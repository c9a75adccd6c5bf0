// Measures the gunner's view in Chromium: milliseconds a picture, the median and the 95th percentile, while the gun
// turns before 146 men in the country of Hook's Farm, at desktop size and at a phone's with the processor throttled
// four times. `draw` is wall-clock time; `scene` is its part that sorts and removes hidden things; `processor` is
// processor time a picture, independent of other load; `still` is the wall-clock time of a gun at rest. `brigades` has
// the same for 180 men, as Kriegspiel shows them and, `plain`, as Little Wars would.
//
// `npm run bench:ui` prints them with its own. Alone: `node tools/bench/gunner.mjs`; `--beside DIR` alternates with
// another checkout's view and prints the `ratio` of both; `--picture FILE JSON` writes one picture instead.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';

const here = fileURLToPath(new URL('../..', import.meta.url));
const STYLES = [
  'shell/ui/tokens.css',
  'shell/ui/measures.css',
  'littlewars/ui/plan/plan.css',
  'littlewars/ui/plan/men.css',
  'littlewars/ui/plan/country.css',
];
/** The numbers of pictures of a turning gun and of a gun at rest. */
export const [PICTURES, STILLS] = [120, 20];
const SCREENS = [
  { name: 'desktop', throttle: 1, width: 1280, height: 720, ratio: 1 },
  { name: 'phone', throttle: 4, width: 390, height: 420, ratio: 2 },
];

/**
 * Returns the style sheets with the view's colours that a checkout has.
 * @param {string} root
 */
export const stylesOf = (root) =>
  STYLES.map((name) => resolve(root, 'src', name))
    .filter((name) => existsSync(name))
    .map((name) => readFileSync(name, 'utf8'))
    .join('');

/**
 * Returns the page's program as one script.
 * @param {string} root
 */
export async function bundled(root) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: resolve(root, 'tools/bench/gunner/page.ts'), formats: ['iife'], name: 'bench' },
      rolldownOptions: { external: [/^node:/], output: { globals: () => 'undefined' } },
    },
  });
  const [first] = /** @type {{ output: { code: string }[] }[]} */ (built);
  return first?.output[0]?.code ?? '';
}

const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;
export const summary = (/** @type {number[]} */ times) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => round(sorted[Math.floor(part * sorted.length)] ?? 0);
  return { median: at(0.5), p95: at(0.95) };
};

/** How many times all pictures are drawn, alternating with another checkout's. */
const ROUNDS = 2;

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ name: string, throttle: number, width: number, height: number, ratio: number }} Screen */

/**
 * Opens a page that draws the view of a checkout.
 * @param {Browser} browser
 * @param {string} root
 * @param {Screen} screen
 */
async function openView(browser, root, screen, scheme = 'light', contrast = 'normal') {
  const page = await browser.newPage({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.ratio,
  });
  page.on('pageerror', (error) => console.error(error));
  await page.setContent(
    `<html data-scheme="${scheme}" data-contrast="${contrast}"><style>${stylesOf(root)} body{margin:0}</style><body></body></html>`,
  );
  await page.addScriptTag({ content: await bundled(root) });
  return page;
}

/**
 * @param {Browser} browser
 * @param {string} root
 * @param {Screen} screen
 * @param {'kriegspiel' | 'plain'} [brigade] a brigade a side is drawn instead of Hook's Farm
 */
async function createTimer(browser, root, screen, brigade) {
  const page = await openView(browser, root, screen);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** Returns the processor time of the page's thread, in milliseconds. */
  const taken = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  /** @type {Record<'draw' | 'scene' | 'still', number[]>} */
  const times = { draw: [], scene: [], still: [] };
  let [processor, pictures] = [0, 0];
  const { width, height, ratio, throttle } = screen;
  const draw = (/** @type {boolean} */ moving) =>
    page.evaluate(
      ([count, w, h, r, moves, drawn]) => Reflect.get(window, 'time')(count, w, h, r, moves, drawn),
      /** @type {const} */ ([moving ? PICTURES : STILLS, width, height, ratio, moving, brigade]),
    );
  return {
    async play() {
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      const before = await taken();
      const timed = await draw(true);
      processor += (await taken()) - before;
      pictures += PICTURES;
      times.draw.push(...timed.draw);
      times.scene.push(...timed.scene);
      times.still.push(...(await draw(false)).draw);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    },
    close: () => page.close(),
    found: () => ({
      draw: summary(times.draw),
      scene: summary(times.scene),
      still: summary(times.still),
      processor: round(processor / pictures),
    }),
  };
}

/** @typedef {ReturnType<Awaited<ReturnType<typeof createTimer>>['found']>} Found */

/**
 * Returns the times of one as ratios to another's.
 * @param {Found} one
 * @param {Found} other
 */
const ratioOf = (one, other) => ({
  median: round(one.draw.median / other.draw.median),
  p95: round(one.draw.p95 / other.draw.p95),
  still: round(one.still.median / other.still.median),
  processor: round(one.processor / other.processor),
});

/**
 * Plays timers in turn, and returns what each has found.
 * @param {readonly Awaited<ReturnType<typeof createTimer>>[]} timers
 */
async function alternated(timers) {
  // Other load of the machine affects all equally.
  for (let turn = 0; turn < ROUNDS; turn++)
    for (const timer of turn % 2 === 0 ? timers : timers.toReversed()) await timer.play();
  for (const timer of timers) await timer.close();
  return timers.map((timer) => timer.found());
}

/**
 * Measures the view of 180 men at a size as Kriegspiel shows them, with waggons and dress, and as Little Wars would.
 * @param {Browser} browser
 * @param {string} name
 */
async function timeBrigades(browser, name) {
  const screen = SCREENS.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`no screen ${name}`);
  const timers = [
    await createTimer(browser, here, screen, 'kriegspiel'),
    await createTimer(browser, here, screen, 'plain'),
  ];
  const [kriegspiel, plain] = await alternated(timers);
  return kriegspiel && plain && { kriegspiel, plain, ratio: ratioOf(kriegspiel, plain) };
}

/**
 * Measures the view at a size, and that of another checkout's folder beside it.
 * @param {Browser} browser
 * @param {string} name
 * @param {string} [beside]
 */
export async function timeGunner(browser, name, beside) {
  const screen = SCREENS.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`no screen ${name}`);
  const timers = [];
  for (const root of [here, ...(beside === undefined ? [] : [beside])])
    timers.push(await createTimer(browser, root, screen));
  const [first, other] = await alternated(timers);
  return first && other ? { here: first, beside: other, ratio: ratioOf(first, other) } : first;
}

async function main() {
  const { values: asked, positionals } = parseArgs({
    allowPositionals: true,
    options: { beside: { type: 'string' }, picture: { type: 'string' } },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    if (asked.picture !== undefined) {
      const {
        width = 1280,
        height = 720,
        ratio = 1,
        scheme,
        contrast,
        ...options
      } = JSON.parse(positionals[0] ?? '{}');
      const screen = { name: '', throttle: 1, width, height, ratio };
      const page = await openView(browser, here, screen, scheme, contrast);
      await page.evaluate(
        ([picture, w, h, r]) => Reflect.get(window, 'show')(picture, w, h, r),
        [options, width, height, ratio],
      );
      await page.screenshot({ path: asked.picture });
      return;
    }
    /** @type {Record<string, object | undefined>} */
    const gunner = {};
    for (const { name } of SCREENS) gunner[name] = await timeGunner(browser, name, asked.beside);
    /** @type {Record<string, object | undefined>} */
    const brigades = {};
    for (const { name } of SCREENS) brigades[name] = await timeBrigades(browser, name);
    console.log(JSON.stringify({ gunner, brigades }));
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
