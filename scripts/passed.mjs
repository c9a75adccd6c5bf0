/** Which files have changed since `npm run quick` last passed, so that what has passed need not be asked again. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {Readonly<Record<string, string>>} Hashes the content of each file, by its path */

const PASSED = 'node_modules/.cache/quick/passed.json';

/** What tests, linter or compiler are set by: where one of these changes, everything is asked again. */
const SETTINGS =
  /^(?:package(?:-lock)?\.json|[^/]*\.config\.m?[jt]s|tsconfig[^/]*|scripts\/.*|tests\/setup[^/]*)$/;

/** Every file of the project but what git ignores. @returns {Hashes} */
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
 * The files that are new or differ, as paths from the project's folder; null where everything is to be asked again:
 * nothing has passed yet, a file is gone, or one of the settings is another.
 * @param {Hashes | null} before
 * @param {Hashes} now
 * @returns {string[] | null}
 */
export function changedFiles(before, now) {
  if (before === null || Object.keys(before).some((path) => !(path in now))) return null;
  const changed = Object.keys(now).filter((path) => now[path] !== before[path]);
  return changed.some((path) => SETTINGS.test(path)) ? null : changed;
}

/** What is to be asked, and how to keep that it has passed as it was when this was asked. */
export function sincePassed() {
  const now = hashes();
  /** @type {Hashes | null} */
  let before = null;
  try {
    before = JSON.parse(readFileSync(PASSED, 'utf8'));
  } catch {
    // Nothing has passed yet, or the last run was cut off as it wrote.
  }
  return {
    changed: changedFiles(before, now),
    keep: () => {
      mkdirSync(dirname(PASSED), { recursive: true });
      writeFileSync(PASSED, JSON.stringify(now));
    },
  };
}
