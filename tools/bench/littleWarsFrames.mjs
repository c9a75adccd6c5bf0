// Measures the frames of Little Wars in Chromium while the program plays both sides at its strongest, at desktop size and
// at a phone's with the processor throttled four times. Milliseconds from one frame to the next: the median, the 95th
// percentile and the longest, and how many took more than 20. `thinking`: the worker computes, nothing else happens.
// `shot`: a bolt flies. `act`: the frame of an act that is no shot (a march, a melee, a haul, the end of a move), and the
// one after it. `rest`: the others between two acts. `processor` has the time of the page's thread in the same frames,
// which other load of the machine affects less.
//
// `npm run bench:ui` prints them with its own. Alone, after a build, on a quiet machine:
// `node tools/bench/littleWarsFrames.mjs`; `--beside DIR` alternates with another checkout's `dist`, `--seconds N` of each
// position, `--screen NAME` plays one screen.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runAlone } from './alone.mjs';
import { SCREENS, summary } from './screens.mjs';

const SECONDS = 30;
const RECORD = new URL('../../tests/littlewars/records/hooks-farm.lw', import.meta.url);
/** Where the record is cut: before the first shot, and where Blue's men are in contact. */
const CUTS = [' . ', ' . m1:R58'];
const PROGRAMS = '[RedProgram "3"]\n[BlueProgram "3"]\n';

/** @typedef {'thinking' | 'shot' | 'act' | 'rest'} Kind */
/** @typedef {{ kind: Kind, ms: number, from: number, to: number }} Frame */
/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, tid: number, pid: number, args: any }} Traced */

/**
 * Runs in the page: notes the frames for some seconds, each by what the program is doing when it begins.
 * @param {number} seconds
 */
async function watch(seconds) {
  const frame = () =>
    new Promise((/** @type {(at: number) => void} */ next) => requestAnimationFrame(next));
  /** @type {Frame[]} */
  const frames = [];
  let shown = '';
  let acts = 0;
  performance.mark('frames-begin');
  const began = performance.now();
  let last = await frame();
  while (performance.now() - began < 1000 * seconds) {
    const now = await frame();
    const panel = document.querySelector('.lw-program');
    const state = panel?.getAttribute('data-state');
    const words =
      panel?.querySelector('.lw-program-messages p:not(.lw-program-now)')?.textContent ?? '';
    if (words !== shown) acts = 2;
    shown = words;
    /** @type {Kind} */
    const kind =
      document.querySelector('.plan-bolt') !== null
        ? 'shot'
        : acts > 0
          ? 'act'
          : state === 'thinking'
            ? 'thinking'
            : 'rest';
    acts--;
    frames.push({ kind, ms: now - last, from: last, to: now });
    last = now;
  }
  return frames;
}

/**
 * Returns the processor time of the page's thread in each frame, in milliseconds.
 * @param {readonly Traced[]} traced
 * @param {readonly Frame[]} frames
 */
function processorOf(traced, frames) {
  const mark = traced.find(({ name }) => name === 'frames-begin');
  if (mark === undefined) throw new Error('the frames are not in the trace');
  // Marks say in which millisecond of the page they are.
  const zero = mark.ts / 1000 - mark.args.data.startTime;
  const tasks = traced
    .filter(({ name, tid, pid }) => name === 'RunTask' && tid === mark.tid && pid === mark.pid)
    .map(({ ts, tdur = 0 }) => ({ at: ts / 1000 - zero, ms: tdur / 1000 }))
    .sort((one, other) => one.at - other.at);
  let next = 0;
  return frames.map(({ from, to }) => {
    let sum = 0;
    while ((tasks[next]?.at ?? Infinity) < from) next++;
    for (; (tasks[next]?.at ?? Infinity) < to; next++) sum += tasks[next]?.ms ?? 0;
    return sum;
  });
}

/**
 * Opens the battle at a cut, has the program play both sides, and returns the frames with their processor time.
 * @param {import('@playwright/test').Browser} browser
 * @param {(typeof SCREENS)[number]} screen
 * @param {string} baseURL
 * @param {string} cut
 * @param {number} seconds
 */
async function play(browser, { throttle, options }, baseURL, cut, seconds) {
  const fixed = /** @type {const} */ ({ locale: 'en-GB', serviceWorkers: 'block' });
  const context = await browser.newContext({ ...options, ...fixed, baseURL });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const [record = ''] = readFileSync(RECORD, 'utf8').split(cut);
  await page.goto('./#littlewars');
  await page.getByRole('button', { name: 'Open a record' }).click();
  await page.getByLabel('Paste it here').fill(`${PROGRAMS}${record}\n`);
  await page.getByRole('button', { name: 'Open this battle' }).click();
  await page.locator('.lw-program').waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  const frames = await page.evaluate(watch, seconds);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  const times = processorOf(traceEvents, frames);
  return frames.map((frame, i) => ({ ...frame, processor: times[i] ?? 0 }));
}

/** @typedef {Awaited<ReturnType<typeof play>>} Played */

/** @param {readonly number[]} times */
const described = (times) => ({
  ...summary(times),
  worst: Number(Math.max(0, ...times).toFixed(1)),
  over20: times.filter((each) => each > 20).length,
});

/** @param {Played} frames */
const byKind = (frames) =>
  Object.fromEntries(
    /** @type {const} */ (['thinking', 'shot', 'act', 'rest']).map((kind) => {
      const those = frames.filter((each) => each.kind === kind);
      return [
        kind,
        {
          ...described(those.map(({ ms }) => ms)),
          processor: described(those.map(({ processor }) => processor)),
        },
      ];
    }),
  );

/**
 * Returns the frames of one or two builds on a screen, which play alternately.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} name
 * @param {readonly string[]} addresses
 */
export async function timeFrames(browser, name, addresses, seconds = SECONDS) {
  const screen = SCREENS.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  /** @type {Played[]} */
  const found = addresses.map(() => []);
  for (const cut of CUTS)
    for (const [i, address] of addresses.entries())
      found[i]?.push(...(await play(browser, screen, address, cut, seconds)));
  const [here = [], beside] = found.map(byKind);
  return beside ? { here, beside } : here;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runAlone({ seconds: `${SECONDS}` }, (browser, name, addresses, { seconds }) =>
    timeFrames(browser, name, addresses, Number(seconds)),
  );
