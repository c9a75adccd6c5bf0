// Reads faults. A fault is a patch that breaks a clause or a screen, with a head that names these and the tests
// that catch it. Git ignores text before the patch itself, so `git apply FILE` applies the fault.
import { readdirSync, readFileSync } from 'node:fs';

export const FOLDER = 'tools/faults';

/**
 * The tests of one file that catch a fault: those with `name` in their title or in that of their group.
 * @typedef {{ file: string, name: string | null }} Tests
 */

/**
 * A fault; `run` is the command that is expected to catch it.
 * @typedef {{ id: string, path: string, patch: string, title: string, breaks: string, tests: Tests[], run: string
 * }} Fault
 */

const HEAD =
  /^([^\n]+)\n\nBreaks: ([^\n]+)\n((?:Caught by: [^\n]+\n)+)In: (npm test|exhaustive)\n\n(?=diff --git )/;
const CAUGHT_BY = /^Caught by: (\S+)(?: "(.+)")?$/gm;

/**
 * Reads a fault by its id.
 * @param {string} id
 * @returns {Fault}
 * @throws if its head is incomplete.
 */
function readFault(id) {
  const path = `${FOLDER}/${id}.patch`;
  const patch = readFileSync(path, 'utf8');
  const [, title = '', breaks = '', caught = '', run = ''] = HEAD.exec(patch) ?? [];
  const tests = [...caught.matchAll(CAUGHT_BY)].map(([, file = '', name = null]) => ({
    file,
    name,
  }));
  if (tests.length === 0) throw new Error(`${path}: title, Breaks, Caught by or In is missing`);
  return { id, path, patch, title, breaks, tests, run };
}

/** Returns all faults of the folder by name, those that only a browser test catches last, because it takes longest. */
export const readFaults = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.patch'))
    .map((name) => readFault(name.slice(0, -'.patch'.length)))
    .sort((a, b) => Number(isForBrowser(a)) - Number(isForBrowser(b)) || (a.id < b.id ? -1 : 1));

/** @param {Fault} fault */
export const isForBrowser = ({ tests }) => tests.some(({ file }) => file.startsWith('e2e/'));

/**
 * Returns the list of faults, a line each: what it breaks, what is wrong, which tests catch it.
 * @param {readonly Fault[]} faults
 */
export const listOf = (faults) =>
  faults
    .map(({ id, title, breaks, tests, run }) => {
      const caught = tests.map(({ file, name }) => (name === null ? file : `${file} "${name}"`));
      return `${id}: ${title} (${breaks}; ${caught.join(', ')}; ${run})`;
    })
    .join('\n');
