/** Measures each step and each test of a run, prints a report, and saves it for comparison with the next run. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {{ name: string, ms: number }} Took */
/** @typedef {{ steps: Took[], tests: Took[] }} Report */

/** The number of slowest tests in the report. */
const LISTED = 20;
/** A test has become slow if it takes more than this factor and this many milliseconds longer. */
const GROWN = { times: 1.5, ms: 2000 };

/** @param {any} report Vitest's @returns {Took[]} */
export const unitTests = (report) =>
  report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ test) => typeof test.duration === 'number')
      .map((/** @type {any} */ test) => ({
        name: `${file.name.slice(file.name.lastIndexOf('/tests/') + 1)}: ${test.fullName}`,
        ms: test.duration,
      })),
  );

/** @param {any} report Playwright's @returns {Took[]} */
export function browserTests(report) {
  /** @param {any} suite @param {string} before @returns {Took[]} */
  const inSuite = (suite, before) => [
    ...(suite.suites ?? []).flatMap((/** @type {any} */ one) =>
      inSuite(one, `${before}${one.title} `),
    ),
    ...(suite.specs ?? []).map((/** @type {any} */ spec) => ({
      name: `e2e/${suite.file}: ${before}${spec.title}`,
      ms: spec.tests
        .flatMap((/** @type {any} */ test) => test.results)
        .reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.duration, 0),
    })),
  ];
  return report.suites.flatMap((/** @type {any} */ suite) => inSuite(suite, ''));
}

const inSeconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Returns the lines of the report on a run, with differences from the run before it, if any.
 * @param {Report} now
 * @param {Report | null} before
 * @returns {string[]}
 */
export function report(now, before) {
  const slowest = now.tests.toSorted((a, b) => b.ms - a.ms).slice(0, LISTED);
  const earlier = new Map(before?.tests.map(({ name, ms }) => [name, ms]));
  const grown = now.tests.flatMap(({ name, ms }) => {
    const was = earlier.get(name);
    return was !== undefined && ms > was * GROWN.times && ms > was + GROWN.ms
      ? [`  ${inSeconds(was)} → ${inSeconds(ms)}  ${name}`]
      : [];
  });
  return [
    'Steps:',
    ...now.steps.map(({ name, ms }) => `  ${inSeconds(ms)}  ${name}`),
    'The slowest tests:',
    ...slowest.map(({ name, ms }) => `  ${inSeconds(ms)}  ${name}`),
    ...(grown.length > 0 ? ['Slower than in the run before:', ...grown] : []),
  ];
}

/**
 * Saves the times of a run and returns the lines of its report.
 * @param {string} kind runs of one kind are compared with each other
 * @param {Took[]} steps
 * @param {Took[]} tests
 */
export function times(kind, steps, tests) {
  const file = `node_modules/.cache/durations/${kind}.json`;
  /** @type {Report | null} */
  let before = null;
  try {
    before = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first run of its kind, or a file truncated while it was written.
  }
  const now = { steps, tests };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(now));
  return report(now, before);
}
