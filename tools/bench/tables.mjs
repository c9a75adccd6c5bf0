// Measures the tables of Little Wars and of Kriegspiel in Chromium: milliseconds from an input to the frame that shows
// what came of it, the median and the 95th percentile, at desktop size with a mouse and at a phone's by touch with the
// processor throttled four times. Times run from the time stamp of the browser's event to the first task after that
// frame. Kriegspiel: a brigade a side (206 men) on the River Line. `choose`: a body is chosen on the plan; `list`: in
// the list of bodies. `begin`: the first place of a march is pressed, until the line with what it takes is there.
// `drag`: a body is dragged, from a movement of the pointer to the next frame. `supply`, `menace`: the views of supply
// and of charging distance are opened. Little Wars: 73 men a side at Hook's Farm, in contact; `list` as above.
//
// `npm run bench:ui` prints them with its own. Alone, after a build: `node tools/bench/tables.mjs`; `--beside DIR`
// alternates with another checkout's `dist`, `--rounds N` of each; `--screen NAME`, `--table NAME` play one alone.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runAlone } from './alone.mjs';
import { REST_MS, SCREENS, summary } from './screens.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ x: number, y: number }} Place */

const ROUNDS = 12;
const DRAGGED = 24;
/** A man of each body of Red's that is chosen and sent in turn, and the body. */
const BODIES = [
  { man: 'R5', body: 'B' },
  { man: 'R25', body: 'C' },
  { man: 'R45', body: 'E' },
];
const FIGHT = new URL('../../tests/littlewars/records/hooks-farm.lw', import.meta.url);
/** Where in the record of the fight Blue's men are in contact, and his move is not ended. */
const IN_CONTACT = ' . m1:R58';

/** Runs in the page: `arm` times the next event of a type until something is on the page. */
function watch() {
  const timer = {
    /** @type {number[]} */
    times: [],
    /**
     * @param {string} type
     * @param {string} selector
     */
    arm(type, selector) {
      timer.times = [];
      /** @param {Event} event */
      const begin = ({ timeStamp }) => {
        removeEventListener(type, begin, true);
        const look = () =>
          requestAnimationFrame(() => {
            if (document.querySelector(selector) === null) {
              look();
              return;
            }
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => timer.times.push(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        look();
      };
      addEventListener(type, begin, true);
    },
  };
  Object.assign(window, { timer });
}

/**
 * Opens a page of a build, with what times it and what presses it.
 * @param {import('@playwright/test').Browser} browser
 * @param {(typeof SCREENS)[number]} screen
 * @param {string} baseURL
 */
async function openPage(browser, { throttle, options }, baseURL) {
  const fixed = /** @type {const} */ ({ locale: 'en-GB', serviceWorkers: 'block' });
  const context = await browser.newContext({ ...options, ...fixed, baseURL });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto('./#littlewars');
  const session = await context.newCDPSession(page);
  const touch = 'hasTouch' in options;
  /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {readonly Place[]} touchPoints */
  const fingers = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  /** @param {string | import('@playwright/test').Locator} what */
  async function middle(what) {
    const found = typeof what === 'string' ? page.locator(what).first() : what;
    await found.scrollIntoViewIfNeeded();
    const box = await found.boundingBox();
    if (box === null) throw new Error(`${what.toString()} is not on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return {
    page,
    touch,
    middle,
    close: () => context.close(),
    /** @param {Place} at */
    press: ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    /** @param {Place} at */
    take: async (at) => {
      if (touch) await fingers('touchStart', [at]);
      else {
        await page.mouse.move(at.x, at.y);
        await page.mouse.down();
      }
    },
    /** @param {Place} to */
    carry: async (to) => {
      if (touch) await fingers('touchMove', [to]);
      else await page.mouse.move(to.x, to.y);
    },
    drop: async () => {
      if (touch) await fingers('touchEnd', []);
      else await page.mouse.up();
    },
    /**
     * Performs an act, throttled, and returns how long its event took until something was to be seen.
     * @param {string} type
     * @param {string} selector
     * @param {() => Promise<unknown>} act
     */
    async timing(type, selector, act) {
      await page.waitForTimeout(REST_MS);
      // Throttling uses the processor, and would take it from the page that plays.
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      await page.evaluate(
        ([of, until]) => /** @type {any} */ (window).timer.arm(of, until),
        [type, selector],
      );
      await act();
      const found = await page.waitForFunction(() => /** @type {any} */ (window).timer.times[0]);
      const time = /** @type {number} */ (await found.jsonValue());
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      return time;
    },
    /** Times the press of a button of the list of those who are there, which a phone has in a dialog.
     * @param {string} opens
     * @param {RegExp} name
     * @param {string} until
     */
    async list(opens, name, until) {
      if (await page.getByRole('button', { name: opens, exact: true }).isVisible()) {
        await this.press(await middle(page.getByRole('button', { name: opens, exact: true })));
        await page.locator('dialog[open]').waitFor();
      }
      const at = await middle(page.locator('.lw-list').getByRole('button', { name }).first());
      return this.timing('pointerup', `body:not(:has(dialog[open])) ${until}`, () =>
        this.press(at),
      );
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openPage>>} Opened */

/**
 * Begins a battle of a brigade, and returns what plays a round of it, and the times so far.
 * @param {Opened} opened
 */
async function createKriegspiel({ page, touch, ...hand }) {
  for (const name of ['Kriegspiel', 'Begin the battle', 'Go']) {
    await page.waitForTimeout(REST_MS * 4);
    await page.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('heading', { name: 'Red moves' }).waitFor();
  /** @type {Record<'choose' | 'list' | 'begin' | 'drag' | 'supply' | 'menace', number[]>} */
  const times = { choose: [], list: [], begin: [], drag: [], supply: [], menace: [] };
  const gone = (/** @type {string} */ selector) =>
    page.waitForFunction((what) => document.querySelector(what) === null, selector);
  // A finger first brings the plan nearer, where it may mean several; then one body alone is in sight.
  const bodies = touch ? BODIES.slice(0, 1) : BODIES;
  if (touch) {
    await hand.press(await hand.middle(`[data-man="${BODIES[0]?.man}"]`));
    await page.waitForTimeout(4 * REST_MS);
    await page.keyboard.press('Escape');
  }
  async function play(/** @type {number} */ round) {
    const { man, body } = bodies[round % bodies.length] ?? { man: '', body: '' };
    const from = await hand.middle(`[data-man="${man}"]`);
    times.choose.push(await hand.timing('pointerup', '#kp-body', () => hand.press(from)));
    const before = { x: from.x, y: from.y - (touch ? 90 : 12) };
    times.begin.push(await hand.timing('pointerup', '.kp-line', () => hand.press(before)));
    await page.keyboard.press('Escape');
    await gone('.kp-line');
    await hand.take(from);
    for (let step = 1; step <= DRAGGED; step++) {
      const to = { x: from.x, y: from.y - step };
      const time = await hand.timing('pointermove', 'main', () => hand.carry(to));
      // The first are the way on which it becomes a drag.
      if (step > DRAGGED / 2) times.drag.push(time);
    }
    await page.keyboard.press('Escape');
    await hand.drop();
    for (const [view, key, shown] of /** @type {const} */ ([
      ['supply', 's', '.kp-supply'],
      ['menace', 'c', '.kp-menace'],
    ])) {
      times[view].push(await hand.timing('keydown', shown, () => page.keyboard.press(key)));
      await page.keyboard.press(key);
    }
    for (let left = 3; left > 0; left--) await page.keyboard.press('Escape');
    await gone('#kp-body');
    const opens = 'Bodies, guns and waggons';
    times.list.push(await hand.list(opens, new RegExp(`^Body ${body}`), '#kp-body'));
    await page.keyboard.press('Escape');
    await gone('#kp-body');
  }
  return { play, times, close: hand.close };
}

/**
 * Opens a battle of Little Wars, and returns what plays a round of it, and the times so far.
 * @param {Opened} opened
 */
async function createLittleWars({ page, ...hand }) {
  const [record = ''] = readFileSync(FIGHT, 'utf8').split(IN_CONTACT);
  await page.getByRole('button', { name: 'Open a record' }).click();
  await page.getByLabel('Paste it here').fill(`${record}\n`);
  await page.getByRole('button', { name: 'Open this battle' }).click();
  await page.getByRole('heading', { name: /moves$/ }).waitFor();
  /** @type {Record<'list', number[]>} */
  const times = { list: [] };
  async function play(/** @type {number} */ round) {
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('.lw-chosen') === null);
    const name = round % 2 === 0 ? /^\d+ infantry/ : /^\d+ cavalry/;
    times.list.push(await hand.list('Men and guns', name, '.lw-chosen'));
  }
  return { play, times, close: hand.close };
}

const TABLES = { kriegspiel: createKriegspiel, littleWars: createLittleWars };

/**
 * Returns the times of the tables on a screen, of each build, which play alternately; those of the first as ratios to
 * the second's, if there is one.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} name
 * @param {readonly string[]} addresses
 */
export async function timeTables(browser, name, addresses, rounds = ROUNDS, only = '') {
  const screen = SCREENS.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  /** @type {Record<string, object>} */
  const found = {};
  for (const [table, create] of Object.entries(TABLES)) {
    if (only !== '' && only !== table) continue;
    const players = [];
    for (const address of addresses)
      players.push(await create(await openPage(browser, screen, address)));
    for (let round = 0; round < rounds; round++)
      for (const { play } of round % 2 === 0 ? players : players.toReversed()) await play(round);
    for (const { close } of players) await close();
    const [here, beside] = players.map(({ times }) =>
      Object.fromEntries(Object.entries(times).map(([act, each]) => [act, summary(each)])),
    );
    found[table] = beside
      ? {
          here,
          beside,
          ratio: Object.fromEntries(
            Object.entries(here ?? {}).map(([act, { median }]) => [
              act,
              Number((median / (beside[act]?.median ?? NaN)).toFixed(2)),
            ]),
          ),
        }
      : (here ?? {});
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runAlone({ rounds: `${ROUNDS}`, table: '' }, (browser, name, addresses, asked) =>
    timeTables(browser, name, addresses, Number(asked.rounds), asked.table || undefined),
  );
