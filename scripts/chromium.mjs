import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without the program of its windows: the same engine, whose pages start in two thirds of the processor's time. */
export const SHELL = 'chromium-headless-shell';
const isRoot = process.getuid?.() === 0;

/**
 * Features that prepare for a user: pages for the address bar, a process for the next page. With every page of a
 * test they cost more than the game's own start.
 */
const FOR_READERS = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/**
 * Features that Playwright itself disables. They are repeated here because the browser reads only the last such
 * list.
 */
const FOR_TESTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Switches for every launch: no background requests and no first-run pages. Chromium has no sandbox when run as
 * root.
 */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${[...FOR_TESTS, ...FOR_READERS].join(',')}`,
];

/** @param {string} file */
const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the first of these programs on the PATH.
 * @param {readonly string[]} names
 */
export const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const downloaded = () => [chromium.executablePath()].find(existsSync);

/**
 * Runs a command without output, so that a failure prints one sentence instead of three logs.
 * @param {string} command
 * @param {string[]} args
 */
const run = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;

const download = () => run('npx', ['playwright', 'install', 'chromium']) && downloaded();

const debianPackage = () =>
  isRoot &&
  existsSync('/etc/debian_version') &&
  run('apt-get', ['update']) &&
  run('apt-get', ['install', '-y', 'chromium']) &&
  onPath(NAMES);

/** Returns an installed Chromium: CHROMIUM_PATH, or one on the PATH, or Playwright's own. */
export function chromiumHere() {
  const named = process.env.CHROMIUM_PATH;
  return named ? isExecutable(named) && named : onPath(NAMES) || downloaded();
}

/**
 * Returns the browser of `npm test`: CHROMIUM_PATH, or the shell of Chromium where it is on the PATH, or
 * `chromiumPath()`.
 */
export function shellPath() {
  process.env.CHROMIUM_PATH ||= onPath([SHELL]) ?? '';
  return chromiumPath();
}

/**
 * Returns the browser for benchmarks and exhaustive tests: CHROMIUM_PATH, or one on the PATH, or Playwright's own, or one downloaded now.
 * Ends the process with one sentence if there is none.
 */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  const found = chromiumHere() || (!named && (download() || debianPackage()));
  if (found) {
    // Playwright's workers load this module again and take the path from here.
    process.env.CHROMIUM_PATH = found;
    return found;
  }
  console.error(
    named
      ? `CHROMIUM_PATH names no program that can run: ${named}`
      : 'The browser tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
  return process.exit(1);
}
