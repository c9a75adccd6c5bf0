// Which browsers of the three engines this machine has. Run by itself it says which it lacks, and with `--install` it
// installs them first, where Debian has them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { firefox, webkit } from '@playwright/test';
import { chromiumHere, onPath } from './chromium.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */
/** @typedef {{ path: string, protocol: 'playwright' | 'bidi' | 'webdriver' }} Found */

/** @type {readonly Engine[]} */
export const ENGINES = ['chromium', 'firefox', 'webkit'];

/** What Debian calls them. */
const PACKAGES = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * The browser of an engine, Playwright's own build before the machine's, and the protocol it is driven by; null where
 * there is none.
 * @param {Engine} engine
 * @returns {Found | null}
 */
export function browserOf(engine) {
  if (engine === 'chromium') {
    const path = chromiumHere();
    return path ? { path, protocol: 'playwright' } : null;
  }
  const own = { firefox, webkit }[engine].executablePath();
  if (existsSync(own)) return { path: own, protocol: 'playwright' };
  if (engine === 'firefox') {
    const path = onPath(['firefox-esr', 'firefox']);
    return path ? { path, protocol: 'bidi' } : null;
  }
  const path = onPath(['WebKitWebDriver']);
  return path && onPath(['Xvfb']) ? { path, protocol: 'webdriver' } : null;
}

/** The engines of which there is no browser here. */
export const lacking = () => ENGINES.filter((engine) => browserOf(engine) === null);

/** One line about the browsers that are not here; empty where all are. */
export function lackingLine() {
  const engines = lacking();
  if (engines.length === 0) return '';
  const packages = engines.flatMap((engine) => PACKAGES[engine]).join(' ');
  return `Not tested in ${engines.join(' and ')}: no such browser here (Debian: apt-get install ${packages}).`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = lacking().flatMap((engine) => PACKAGES[engine]);
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (process.argv.includes('--install') && mayInstall && packages.length > 0)
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      spawnSync('apt-get', ['-qq', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  const line = lackingLine();
  if (line !== '') console.log(line);
}
