// Measures the page: prints one line of JSON, in milliseconds. Builds the game, serves it and plays it in Chromium,
// at 1280 by 720 with a mouse, and at 390 by 844 by touch with the processor throttled four times. The position is
// a crowded one from the middle of a game, with every layer drawn. Times run from the time stamp of the browser's
// input event (for a touch, its end) to the first task after the frame with its result has been painted, including
// the wait for that frame. `choose`: a unit is chosen. `point`: a destination is shown before it is confirmed, by
// pointing or by a first tap. `move`: the unit is sent there. `nodes`: elements of the page without a choice.
// `attack`: fire on the fort is ordered repeatedly, from the order to its frame; `longest`: the longest pause between
// two frames of its animation, after that one. `think`: pauses between frames while a bot thinks at
// the board, those over 20 ms, and how long it thought.
//
// `gunner`: a picture of the gunner's view of Little Wars (`gunner.mjs`). `tables`: the tables of Little Wars and of
// Kriegspiel (`tables.mjs`). `frames`: Little Wars while the program plays (`littleWarsFrames.mjs`).
//
// `--beside DIR` plays another checkout's `dist`, already built, alternating unit by unit with this one, so that
// other load affects both: `here`, `beside`, and the `ratio` of their medians. `--screen NAME` plays one screen alone,
// and `--war` the war alone, without `think` and Little Wars; `--samples N` takes N of each time instead of 48.
// Otherwise the three engines follow, on a line of their own (`engines.ts`).
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';
import { timeGunner } from './gunner.mjs';
import { timeFrames } from './littleWarsFrames.mjs';
import { POSITION, PREFERENCES, REST_MS, SCREENS, summary } from './screens.mjs';
import { timeTables } from './tables.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {'choose' | 'point' | 'move'} Step */
/** @typedef {Record<Step | 'attack', ReturnType<typeof summary>>} Played */

const STEPS = /** @type {const} */ (['choose', 'point', 'move', 'attack']);
/** L15, the fort's square, by number. */
const TARGET = 11 * 25 + 14;

/** Runs in the page: notes how long each input takes to its frame. */
function watch() {
  /** @type {{ type: string, ms: number }[]} */
  const timed = [];
  Object.assign(window, { timed });
  let lifted = 0;
  addEventListener('pointerup', ({ timeStamp }) => void (lifted = timeStamp), true);
  for (const type of ['click', 'pointerover'])
    addEventListener(
      type,
      (event) => {
        // A touch presses when it ends, whatever events the browser or the game makes of it, and whenever.
        const touch = event instanceof PointerEvent && event.pointerType === 'touch';
        const began = touch && type === 'click' ? lifted : event.timeStamp;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => timed.push({ type, ms: performance.now() - began });
          port2.postMessage(null);
        });
      },
      true,
    );
}

/**
 * Runs in the page: returns the squares whose label contains a text, by number.
 * @param {string} text
 */
const squaresSaying = (text) =>
  [...document.querySelectorAll('[role="gridcell"]')]
    .filter((cell) => cell.getAttribute('aria-label')?.includes(text))
    .map((cell) => Number(cell.getAttribute('data-square')));

/**
 * @param {Page} page
 * @param {string} [record]
 */
async function openGame(page, record = POSITION) {
  await page.goto('./');
  await page.evaluate(
    (text) => localStorage.setItem('game-of-war/preferences', text),
    JSON.stringify(PREFERENCES),
  );
  await page.reload();
  // Builds before 28 November 2026 have it in sight at once, and name an attack's dialog and animations otherwise.
  const more = page.getByRole('button', { name: 'More', exact: true });
  const open = page.getByRole('button', { name: 'Open a record' });
  await more.or(open).first().waitFor();
  if (await more.isVisible()) await more.click();
  await open.click();
  await page.getByRole('textbox').fill(record);
  await page.getByRole('button', { name: 'Open this game' }).click();
  await page.getByRole('grid').waitFor();
  // A phone begins zoomed in, and every square must be visible to be tapped.
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press('0');
}

/**
 * Performs an act and returns how long its last input took to its frame.
 * @param {Page} page
 * @param {string} type
 * @param {() => Promise<void>} act
 */
async function timing(page, type, act) {
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => void (/** @type {any} */ (window).timed.splice(0)));
  await act();
  const found = await page.waitForFunction(
    (wanted) =>
      /** @type {any} */ (window).timed.findLast(
        (/** @type {{ type: string }} */ one) => one.type === wanted,
      ),
    type,
  );
  return (await found.jsonValue()).ms;
}

/**
 * Returns a function that chooses, points and moves once more, each time with another unit, and the times so far.
 * @param {Page} page
 * @param {boolean} touch
 */
async function createPlayer(page, touch) {
  /** @type {Record<Step, number[]>} */
  const times = { choose: [], point: [], move: [] };
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const units = await page.evaluate(squaresSaying, ', can move');
  if (units.length === 0) throw new Error('no unit can move');
  let round = 0;

  /** @param {number} square */
  const middle = async (square) => {
    const box = await page.locator(`[role="gridcell"][data-square="${square}"]`).boundingBox();
    if (box === null) throw new Error(`square ${square} is not on the page`);
    return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  };
  /** @param {readonly [number, number]} place */
  const press = async ([x, y]) => {
    if (touch) await page.touchscreen.tap(x, y);
    else {
      await page.mouse.down();
      await page.mouse.up();
    }
  };
  async function play() {
    const unit = units[round % units.length] ?? 0;
    const from = await middle(unit);
    if (!touch) await page.mouse.move(...from);
    times.choose.push(await timing(page, 'click', () => press(from)));
    const goals = await page.evaluate(squaresSaying, ', in reach');
    const goal = goals[(round * 7) % goals.length];
    if (goal !== undefined) {
      const to = await middle(goal);
      times.point.push(
        touch
          ? await timing(page, 'click', () => press(to))
          : await timing(page, 'pointerover', () => page.mouse.move(...to)),
      );
      times.move.push(await timing(page, 'click', () => press(to)));
      await page.waitForFunction(
        (square) =>
          document
            .querySelector(`[role="gridcell"][data-square="${square}"]`)
            ?.getAttribute('aria-label')
            ?.includes('has moved'),
        goal,
      );
      await page.keyboard.press('u');
    }
    await page.keyboard.press('Escape');
    round++;
  }
  return { play, times, nodes };
}

/** How long an attack is watched, in milliseconds: until its last animation has ended. */
const SEEN_MS = 1600;

/**
 * Attacks the fort in the position. An attack cannot be undone, so the page is opened again for each.
 * @param {Page} page
 * @param {(rate: number) => Promise<unknown>} slow
 * @param {number} throttle
 */
async function playAttack(page, slow, throttle) {
  await openGame(page);
  // The fort resists, so the page asks; the time begins with the answer.
  await page.evaluate(
    (square) =>
      /** @type {HTMLElement} */ (
        document.querySelector(`[role="gridcell"][data-square="${square}"]`)
      ).click(),
    TARGET,
  );
  await page.locator('[data-order="attack"]').click();
  await page.getByRole('button', { name: /^Attack (and end the turn|all the same)$/ }).waitFor();
  await page.waitForTimeout(REST_MS);
  await slow(throttle);
  const seen = await page.evaluate(async (lasts) => {
    const frame = () =>
      new Promise((/** @type {(at: number) => void} */ next) => requestAnimationFrame(next));
    await frame();
    const began = performance.now();
    [...document.querySelectorAll('dialog[open] button')]
      .filter((each) => each instanceof HTMLElement)
      .find(({ textContent }) => /^Attack (and end the turn|all the same)$/.test(textContent))
      ?.click();
    await frame();
    let last = await frame();
    const answer = last - began;
    const drawn = document.querySelector('.animations, .moments') !== null;
    let longest = 0;
    while (performance.now() - began < lasts) {
      const now = await frame();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return { answer, longest, drawn };
  }, SEEN_MS);
  await slow(1);
  return seen;
}

const THOUGHTS = 4;
/** The strongest bot plays the North. */
const AGAINST = `[Rules "debord"]\n[NorthProgram "6"]\n[Position "${POSITION}"]\n`;

/**
 * Watches frames while a bot thinks, from when the page is complete.
 * @param {Page} page
 * @param {(rate: number) => Promise<unknown>} slow
 * @param {number} throttle
 */
async function watchThinking(page, slow, throttle) {
  /** @type {number[]} */
  const pauses = [];
  let thought = 0;
  for (let round = 0; round < THOUGHTS; round++) {
    await openGame(page, AGAINST);
    await slow(throttle);
    const seen = await page.evaluate(async () => {
      const frame = () =>
        new Promise((/** @type {(at: number) => void} */ next) => requestAnimationFrame(next));
      const thinks = () =>
        document.querySelector('.program-now h2')?.textContent.includes('is thinking') === true;
      /** @type {number[]} */
      const found = [];
      let last = await frame();
      while (thinks()) {
        const now = await frame();
        found.push(now - last);
        last = now;
      }
      return found;
    });
    await slow(1);
    pauses.push(...seen);
    thought += seen.reduce((sum, each) => sum + each, 0);
  }
  if (pauses.length === 0) throw new Error('the program is not seen thinking');
  return {
    ...summary(pauses),
    worst: Number(Math.max(...pauses).toFixed(1)),
    over20: pauses.filter((each) => each > 20).length,
    seconds: Number((thought / 1000).toFixed(1)),
  };
}

/**
 * Plays one screen of every build alternately, so that all have the same conditions.
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly string[]} addresses
 * @param {(typeof SCREENS)[number]} screen
 */
async function playScreen(browser, addresses, { throttle, options }) {
  const players = [];
  for (const baseURL of addresses) {
    // Caching the game for offline use is not measured.
    const fixed = /** @type {const} */ ({ locale: 'en-GB', serviceWorkers: 'block' });
    const context = await browser.newContext({ ...options, ...fixed, baseURL });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await openGame(page);
    const session = await context.newCDPSession(page);
    /** @param {number} rate */
    const slow = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
    players.push({
      context,
      page,
      slow,
      attacks: /** @type {Awaited<ReturnType<typeof playAttack>>[]} */ ([]),
      ...(await createPlayer(page, options.hasTouch ?? false)),
    });
  }
  for (let round = 0; players.some(({ times }) => times.move.length < samples); round++) {
    if (round > 4 * samples) throw new Error('the units do not move as they should');
    for (const { play, slow } of round % 2 === 0 ? players : players.toReversed()) {
      // Throttling uses the processor, and would take it from the page that plays.
      await slow(throttle);
      await play();
      await slow(1);
    }
  }
  // Fewer, because the page is opened again for each attack.
  for (let round = 0; round < samples / 3; round++)
    for (const { page, slow, attacks } of round % 2 === 0 ? players : players.toReversed())
      attacks.push(await playAttack(page, slow, throttle));
  const [here] = players;
  if (here?.attacks.some(({ drawn }) => !drawn)) throw new Error('the attack is not seen');
  const think = war || !here ? {} : { think: await watchThinking(here.page, here.slow, throttle) };
  for (const { context } of players) await context.close();
  return players.map(({ times, attacks, nodes }, i) => ({
    choose: summary(times.choose),
    point: summary(times.point),
    move: summary(times.move),
    attack: summary(attacks.map(({ answer }) => answer)),
    longest: summary(attacks.map(({ longest }) => longest)),
    ...(i === 0 ? think : {}),
    nodes,
  }));
}

/**
 * Returns the medians of one build as ratios to another's.
 * @param {Played} one
 * @param {Played} other
 */
const ratioOf = (one, other) =>
  Object.fromEntries(
    STEPS.map((step) => [step, Number((one[step].median / other[step].median).toFixed(2))]),
  );

/** @param {string | undefined} root */
const serve = (root) =>
  preview({
    ...(root === undefined ? {} : { root, configFile: false }),
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });

const { values: asked } = parseArgs({
  options: {
    beside: { type: 'string' },
    screen: { type: 'string' },
    samples: { type: 'string', default: '48' },
    war: { type: 'boolean', default: false },
  },
});
const { war } = asked;
const samples = Number(asked.samples);
const screens = SCREENS.filter(({ name }) => asked.screen === undefined || asked.screen === name);
await build({ logLevel: 'error' });
const servers = [await serve(undefined)];
if (asked.beside !== undefined) servers.push(await serve(asked.beside));
const addresses = servers.map(({ resolvedUrls }) => resolvedUrls?.local[0] ?? '');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  /** @type {Record<string, object | undefined>} */
  const results = {};
  for (const screen of screens) {
    const [here, beside] = await playScreen(browser, addresses, screen);
    results[screen.name] = {
      ...(here && beside ? { here, beside, ratio: ratioOf(here, beside) } : here),
      ...(!war && {
        gunner: await timeGunner(browser, screen.name, asked.beside),
        tables: await timeTables(browser, screen.name, addresses),
        frames: await timeFrames(browser, screen.name, addresses),
      }),
    };
  }
  console.log(JSON.stringify(results));
} finally {
  await browser.close();
  for (const server of servers) await server.close();
}
if (asked.screen === undefined && !war)
  spawnSync(process.execPath, ['scripts/run.mjs', 'tools/bench/engines.ts'], { stdio: 'inherit' });
