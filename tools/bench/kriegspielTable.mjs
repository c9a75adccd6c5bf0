// Measures the table of Kriegspiel in Chromium: milliseconds from an input to its frame, the median and the 95th
// percentile, with a brigade a side (206 men) on the River Line, at desktop size with a mouse and at a phone's by touch
// with the processor throttled four times. Times run from the time stamp of the browser's event to the first task after
// the frame that shows what came of it. `choose`: a body is chosen on the plan. `begin`: the first place of a march is
// pressed, until the line with what it takes is there. `drag`: a body is dragged, from a movement of the pointer to the
// next frame. `supply`: the view of supply is opened; `menace`: that of charging distance.
//
// `node tools/bench/kriegspielTable.mjs`, after a build.
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';
import { REST_MS } from './position.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const ROUNDS = 12;
const DRAGGED = 24;
const SCREENS = [
  { name: 'desktop', throttle: 1, options: { viewport: { width: 1280, height: 720 } } },
  {
    name: 'phone',
    throttle: 4,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];
/** A man of each body of Red's that is chosen and sent in turn. */
const MEN = ['R5', 'R25', 'R45'];

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

/** @param {number[]} times */
function summary(times) {
  const sorted = [...times].sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  return { median: at(0.5), p95: at(0.95), samples: sorted.length };
}

/**
 * Performs an act and returns how long its event took until something was to be seen.
 * @param {Page} page
 * @param {string} type
 * @param {string} selector
 * @param {() => Promise<void>} act
 */
async function timing(page, type, selector, act) {
  await page.waitForTimeout(REST_MS);
  await page.evaluate(
    ([of, until]) => /** @type {any} */ (window).timer.arm(of, until),
    [type, selector],
  );
  await act();
  const found = await page.waitForFunction(() => /** @type {any} */ (window).timer.times[0]);
  return /** @type {number} */ (await found.jsonValue());
}

/**
 * Returns the times of one screen, by what is done.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} screen
 * @param {string} baseURL
 */
export async function timeKriegspiel(browser, screen, baseURL) {
  const shown = SCREENS.find(({ name }) => name === screen);
  if (shown === undefined) throw new Error(`there is no screen ${screen}`);
  const { throttle, options } = shown;
  const context = await browser.newContext({
    ...options,
    locale: 'en-GB',
    serviceWorkers: 'block',
    baseURL,
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto('./#littlewars');
  for (const name of ['Kriegspiel', 'Begin the battle', 'Go']) {
    await page.waitForTimeout(REST_MS * 4);
    await page.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('heading', { name: 'Red moves' }).waitFor();
  const session = await context.newCDPSession(page);
  const touch = 'hasTouch' in options;
  /** @param {string} selector */
  const middle = async (selector) => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** @param {{ x: number, y: number }} at */
  const press = ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  /**
   * @param {'touchStart' | 'touchMove' | 'touchEnd'} type
   * @param {readonly { x: number, y: number }[]} touchPoints
   */
  const fingers = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  /** @type {Record<'choose' | 'begin' | 'drag' | 'supply' | 'menace', number[]>} */
  const times = { choose: [], begin: [], drag: [], supply: [], menace: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const man = `[data-man="${MEN[round % MEN.length]}"]`;
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const from = await middle(man);
    times.choose.push(await timing(page, 'pointerup', '#kp-body', () => press(from)));
    const before = { x: from.x, y: from.y - 12 };
    times.begin.push(await timing(page, 'pointerup', '.kp-line', () => press(before)));
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('.kp-line') === null);
    // The pointer is pressed, moved, and let go where it began.
    if (touch) await fingers('touchStart', [from]);
    else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
    }
    for (let step = 1; step <= DRAGGED; step++) {
      const to = { x: from.x, y: from.y - step };
      const time = await timing(page, 'pointermove', 'main', () =>
        touch ? fingers('touchMove', [to]).then(() => undefined) : page.mouse.move(to.x, to.y),
      );
      // The first are the way on which it becomes a drag.
      if (step > DRAGGED / 2) times.drag.push(time);
    }
    await page.keyboard.press('Escape');
    if (touch) await fingers('touchEnd', []);
    else await page.mouse.up();
    for (const [view, key, shown] of /** @type {const} */ ([
      ['supply', 's', '.kp-supply'],
      ['menace', 'c', '.kp-menace'],
    ])) {
      times[view].push(await timing(page, 'keydown', shown, () => page.keyboard.press(key)));
      await page.keyboard.press(key);
    }
    for (let left = 3; left > 0; left--) await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('#kp-body') === null);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await context.close();
  return Object.fromEntries(Object.entries(times).map(([name, each]) => [name, summary(each)]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const server = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    for (const { name } of SCREENS) {
      const found = await timeKriegspiel(browser, name, server.resolvedUrls?.local[0] ?? '');
      console.log(JSON.stringify({ [name]: found }));
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
