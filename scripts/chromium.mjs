import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const isRoot = process.getuid?.() === 0;

/**
 * What a browser would make ready for whoever sits before it: pages for its address bar, and a process for the page that
 * may come next. With every page of a test it cost more than the game's own start.
 */
const FOR_READERS = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** What Playwright switches off itself: of several such lists the browser reads the last alone. */
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

/** Switches for every launch: no calls home, no first-run pages; Chromium has no sandbox as root. */
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
 * The first program of these names on the PATH.
 * @param {readonly string[]} names
 */
export const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const downloaded = () => [chromium.executablePath()].find(existsSync);

/**
 * Runs a command in silence, so that a failure ends in one sentence and not in three logs.
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

/** Chromium where it is here already: CHROMIUM_PATH, else one on the PATH, else Playwright's own. */
export function chromiumHere() {
  const named = process.env.CHROMIUM_PATH;
  return named ? isExecutable(named) && named : onPath(NAMES) || downloaded();
}

/**
 * The browser for the tests: CHROMIUM_PATH, else one on the PATH, else Playwright's own, else one
 * fetched now. Ends the process with one sentence when there is none to be had.
 */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  const found = chromiumHere() || (!named && (download() || debianPackage()));
  if (found) {
    // Playwright's workers load this again: let them find what this process has found.
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
