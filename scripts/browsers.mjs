// Finds the browsers of the three engines on this machine. As a program it prints the missing ones; with
// `--install` it first installs those that Debian has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { firefox, webkit } from '@playwright/test';
import { chromiumHere, onPath, SHELL } from './chromium.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */
/** @typedef {{ path: string, protocol: 'playwright' | 'bidi' | 'webdriver' }} Found */

/** @type {readonly Engine[]} */
export const ENGINES = ['chromium', 'firefox', 'webkit'];

/** Debian's package names. */
const PACKAGES = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * Returns the browser of an engine and the protocol that drives it, preferring Playwright's own build; null if
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

/** Returns the engines without a browser on this machine. */
export const lacking = () => ENGINES.filter((engine) => browserOf(engine) === null);

/** Returns one line about the missing browsers; empty if there are none. */
export function lackingLine() {
  const engines = lacking();
  if (engines.length === 0) return '';
  const packages = engines.flatMap((engine) => PACKAGES[engine]).join(' ');
  return `Not tested in ${engines.join(' and ')}: no such browser here (Debian: apt-get install ${packages}).`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = lacking().flatMap((engine) => PACKAGES[engine]);
  // The tests are faster with it and pass without it; not every Debian has it, so it is asked for by itself.
  const faster = onPath([SHELL]) ? [] : [SHELL];
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (process.argv.includes('--install') && mayInstall && packages.length + faster.length > 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    /** @param {readonly string[]} args */
    const aptGet = (...args) =>
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    aptGet('update');
    for (const wanted of [packages, faster])
      if (wanted.length > 0) aptGet('install', '-y', '--no-install-recommends', ...wanted);
  }
  const line = lackingLine();
  if (line !== '') console.log(line);
}
