// Measures the plan of Little Wars: prints one line of JSON, in milliseconds. Three hundred men stand on Hook's
// Farm; one of them, then forty, then 131, are dragged (`--drags 40` times, by default five), each time in twelve
// steps of the pointer, at 1280 by 720 and at 390 by 844 with the processor throttled four times. Times run from
// the time stamp of the browser's input event to the first task after the frame that shows it. `first` is of the
// frames in which a drag begins, with their minimum, which other load affects least.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/chromium.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('../../../node_modules/.cache/plan-stage', import.meta.url));
const SCREENS = [
  { name: 'desktop', throttle: 1, viewport: { width: 1280, height: 720 } },
  { name: 'phone', throttle: 4, viewport: { width: 390, height: 844 } },
];
const STEPS = 12;
const { drags } = parseArgs({ options: { drags: { type: 'string', default: '5' } } }).values;

/** Runs in the page: notes how long each move of the pointer takes to its frame. */
function watch() {
  /** @type {number[]} */
  const timed = [];
  Object.assign(window, { timed });
  addEventListener(
    'pointermove',
    (event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => timed.push(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
}

/** @param {number[]} all */
const summary = (all) => {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
  return { least: at(0), median: at(0.5), p95: at(0.95), of: sorted.length };
};

await build({
  root: here,
  configFile: `${here}vite.config.ts`,
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
});
const server = await preview({
  root: here,
  configFile: false,
  build: { outDir },
  preview: { port: 0 },
});
const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: chromiumPath() });
/** @type {Record<string, unknown>} */
const answer = {};
for (const { name, throttle, viewport } of SCREENS)
  for (const many of [1, 40, 131]) {
    const page = await browser.newPage({ viewport });
    const chosen = Array.from({ length: many }, (_, i) => `R${i + 1}`).join(',');
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?men=300&chosen=${chosen}`);
    await page.waitForSelector('[data-man="R1"]');
    await page.evaluate(watch);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const box = await page.locator('[data-man="R1"] .soldier-disc').boundingBox();
    if (box === null) throw new Error('R1 is nowhere.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    /** @type {{ first: number[], next: number[] }} */
    const times = { first: [], next: [] };
    for (let drag = 0; drag < Number(drags); drag++) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.evaluate('timed.length = 0');
      for (let i = 0; i <= STEPS; i++) {
        await page.mouse.move(x + 10 + i, y - 10 - i);
        await page.waitForFunction((count) => Reflect.get(window, 'timed').length > count, i);
      }
      const [first = 0, ...next] = /** @type {number[]} */ (await page.evaluate('timed'));
      times.first.push(first);
      times.next.push(...next);
      await page.keyboard.press('Escape');
      await page.mouse.up();
    }
    answer[`${name} ${many}`] = { first: summary(times.first), next: summary(times.next) };
    await page.close();
  }
await browser.close();
await server.close();
console.log(JSON.stringify(answer));
