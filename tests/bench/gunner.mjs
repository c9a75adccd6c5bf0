// Speed of the gunner's view in Chromium: one line of JSON, milliseconds a picture, the median and the nineteenth of twenty,
// while the gun is turned before 146 men in the country of Hook's Farm: at desktop size, and at a phone's with the processor
// throttled four times. `scene` is what it takes to find what is hidden and the order it is drawn in, within `draw`.
//
// `--picture FILE JSON` writes one picture instead.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const PICTURES = 120;
const SCREENS = [
  { name: 'desktop', throttle: 1, width: 1280, height: 720, ratio: 1 },
  { name: 'phone', throttle: 4, width: 390, height: 420, ratio: 2 },
];

/** The program of the page, as one script. */
async function bundled() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: here('gunner/page.ts'), formats: ['iife'], name: 'bench' },
      rolldownOptions: { external: [/^node:/], output: { globals: () => 'undefined' } },
    },
  });
  const [first] = /** @type {{ output: { code: string }[] }[]} */ (built);
  return first?.output[0]?.code ?? '';
}

const summary = (/** @type {number[]} */ times) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    Math.round((sorted[Math.floor(part * sorted.length)] ?? 0) * 100) / 100;
  return { median: at(0.5), p95: at(0.95) };
};

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  const script = await bundled();
  const css = [
    'shell/ui/tokens.css',
    'littlewars/ui/plan/plan.css',
    'littlewars/ui/plan/country.css',
  ]
    .map((name) => here(`../../src/${name}`))
    .filter((name) => existsSync(name))
    .map((name) => readFileSync(name, 'utf8'))
    .join('');
  const [, , flag, file = '', wish = '{}'] = process.argv;
  const open = async (
    /** @type {(typeof SCREENS)[number]} */ screen,
    scheme = 'light',
    contrast = 'normal',
  ) => {
    const page = await browser.newPage({
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.ratio,
    });
    page.on('pageerror', (error) => console.error(error));
    await page.setContent(
      `<html data-scheme="${scheme}" data-contrast="${contrast}"><style>${css} body{margin:0}</style><body></body></html>`,
    );
    await page.addScriptTag({ content: script });
    return page;
  };
  if (flag === '--picture') {
    const { width = 1280, height = 720, ratio = 1, scheme, contrast, ...rest } = JSON.parse(wish);
    const page = await open({ name: '', throttle: 1, width, height, ratio }, scheme, contrast);
    await page.evaluate(
      ([wished, w, h, r]) => Reflect.get(window, 'show')(wished, w, h, r),
      [rest, width, height, ratio],
    );
    await page.screenshot({ path: file });
  } else {
    /** @type {Record<string, object>} */
    const found = {};
    for (const screen of SCREENS) {
      const page = await open(screen);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: screen.throttle });
      const { width, height, ratio } = screen;
      const timed = await page.evaluate(
        ([count, w, h, r]) => Reflect.get(window, 'time')(count, w, h, r),
        [PICTURES, width, height, ratio],
      );
      found[screen.name] = {
        draw: summary(timed.draw),
        scene: summary(timed.scene),
        men: timed.men,
      };
      await page.close();
    }
    console.log(JSON.stringify({ gunner: found }));
  }
} finally {
  await browser.close();
}
