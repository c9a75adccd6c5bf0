/** Finds the files that have changed since `npm run quick` last passed, so that only these are checked again. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {Readonly<Record<string, string>>} Hashes the content of each file, by its path */

const PASSED = 'node_modules/.cache/quick/passed.json';

/** Settings of tests, linter and compiler: when one of these changes, everything is checked again. */
const SETTINGS =
  /^(?:package(?:-lock)?\.json|[^/]*\.config\.m?[jt]s|tsconfig[^/]*|scripts\/.*|tests\/setup[^/]*)$/;

/** Hashes every file of the project that git does not ignore. @returns {Hashes} */
function hashes() {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return Object.fromEntries(
    paths
      .split('\0')
      .filter((path) => path !== '' && existsSync(path))
      .map((path) => [path, createHash('sha1').update(readFileSync(path)).digest('base64')]),
  );
}

/**
 * Returns the paths of new or changed files; null if everything must be checked: no run has passed yet, a file is
 * gone, or a setting has changed.
 * @param {Hashes | null} before
 * @param {Hashes} now
 * @returns {string[] | null}
 */
export function changedFiles(before, now) {
  if (before === null || Object.keys(before).some((path) => !(path in now))) return null;
  const changed = Object.keys(now).filter((path) => now[path] !== before[path]);
  return changed.some((path) => SETTINGS.test(path)) ? null : changed;
}

/** Returns the files to check, and a function that records the state at this call as passed. */
export function sincePassed() {
  const now = hashes();
  /** @type {Hashes | null} */
  let before = null;
  try {
    before = JSON.parse(readFileSync(PASSED, 'utf8'));
  } catch {
    // No run has passed yet, or the file was truncated while it was written.
  }
  return {
    changed: changedFiles(before, now),
    savePassed: () => {
      mkdirSync(dirname(PASSED), { recursive: true });
      writeFileSync(PASSED, JSON.stringify(now));
    },
  };
}
