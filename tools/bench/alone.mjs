// What the benchmarks have in common that can also be run alone, on a build in dist/.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';
import { SCREENS } from './screens.mjs';

/**
 * Runs a benchmark by the command line: `--screen NAME` one screen alone, `--beside DIR` with another checkout's build,
 * and the options named in `defaults`, which have these values if they are not given. Serves the builds and prints what
 * `time` returns for each screen, a line of JSON each; `time` gets the browser, the screen's name, the addresses of the
 * builds (this one's first), and the values of the options.
 * @param {Record<string, string>} defaults
 * @param {(
 *   browser: import('@playwright/test').Browser,
 *   name: string,
 *   addresses: readonly string[],
 *   asked: Readonly<Record<string, string | undefined>>,
 * ) => Promise<object>} time
 */
export async function runAlone(defaults, time) {
  const text = /** @type {const} */ ({ type: 'string' });
  const own = Object.entries(defaults).map(([name, value]) => [name, { ...text, default: value }]);
  const { values } = parseArgs({
    options: { beside: text, screen: text, ...Object.fromEntries(own) },
  });
  const asked = /** @type {Record<string, string | undefined>} */ (values);
  const fixed = /** @type {const} */ ({
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const servers = [await preview(fixed)];
  if (asked.beside !== undefined)
    servers.push(await preview({ ...fixed, root: asked.beside, configFile: false }));
  const addresses = servers.map(({ resolvedUrls }) => resolvedUrls?.local[0] ?? '');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    for (const { name } of SCREENS)
      if (asked.screen === undefined || asked.screen === name)
        console.log(JSON.stringify({ [name]: await time(browser, name, addresses, asked) }));
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}
