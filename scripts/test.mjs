// Runs every check of the project, whatever the results of the others. With `--quick` it takes about a minute:
// format, lint, and the tests of rules, game, store and words without the slow ones, without page and coverage;
// once these have passed, only those that depend on changed files. The last line of stdout is `N passed, N failed`:
// the tests of both runners, and one for each other check.
import { exec } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lackingLine } from './browsers.mjs';
import { browserTests, times, unitTests } from './durations.mjs';
import { sincePassed } from './passed.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

const quick = process.argv.includes('--quick');
const temp = mkdtempSync(join(tmpdir(), 'game-of-war-'));
const browserReport = join(temp, 'browser.json');
const total = { passed: 0, failed: 0 };
/** The time of each step. @type {import('./durations.mjs').Took[]} */
const steps = [];
/** The time of each test. @type {import('./durations.mjs').Took[]} */
const took = [];

/**
 * Returns the counts of tests that a runner reported. A run without a report counts as one failure: a crash, a run
 * without tests, a failed exit although every test passed (too little coverage, a stray error).
 * @param {boolean} succeeded
 * @param {string} report
 * @param {(report: any) => Counts} read
 * @returns {Counts}
 */
function reported(succeeded, report, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    counts = read(results);
    took.push(...(results.testResults ? unitTests(results) : browserTests(results)));
  } catch {
    console.log(`No report at ${report}.`);
  }
  const sound = succeeded && counts.passed > 0;
  return { ...counts, failed: counts.failed || (sound ? 0 : 1) };
}

/** @param {boolean} succeeded */
const asOne = (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

/** @param {any} report Vitest's; a file that cannot be loaded counts as failed without a failed test. */
const readUnit = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      (/** @type {any} */ file) =>
        file.status === 'failed' &&
        !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
    ).length,
});

/** @param {any} report Playwright's; its own errors are listed apart from the tests. */
const readBrowser = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * Runs one step, prints its output if it failed, adds its counts, and returns whether it succeeded.
 * @param {string} name
 * @param {string} command
 * @param {(succeeded: boolean) => Counts} [count]
 * @param {Record<string, string>} [env]
 */
async function step(name, command, count = asOne, env = {}) {
  const start = performance.now();
  const options = { maxBuffer: 1 << 28, env: { ...process.env, ...env } };
  const succeeded = await new Promise((done) => {
    exec(command, options, (error, stdout, stderr) => {
      if (error !== null) console.log(`${stdout}${stderr}`);
      done(error === null);
    });
  });
  const { passed, failed } = count(succeeded);
  total.passed += passed;
  total.failed += failed;
  const ms = performance.now() - start;
  steps.push({ name, ms });
  const seconds = (ms / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return failed === 0;
}

/**
 * Runs tests of vite.config.ts.
 * @param {string} name
 * @param {string} command Vitest's, with its options
 */
function units(name, command) {
  const report = join(temp, `${name}.json`);
  return step(
    name,
    `npx vitest ${command} --reporter=default --reporter=json --outputFile.json="${report}"`,
    (succeeded) => reported(succeeded, report, readUnit),
  );
}

/** Only the engine's own tests measure coverage, which would slow down the others. */
const coverage = `--coverage --coverage.reportsDirectory="${join(temp, 'coverage')}"`;

/** @param {readonly string[]} words */
const quoted = (words) => words.map((word) => `"${word}"`).join(' ');

const QUICK = '--project=engine --project=node --tags-filter="!slow" --maxWorkers=1';

/** Checks format and lint and runs the quick tests: of everything, or of what has changed since they passed. */
async function everyday() {
  const { changed, savePassed } = sincePassed();
  await Promise.all([
    step('format', 'npm run --silent format'),
    changed === null
      ? Promise.all([step('lint', 'npm run --silent lint'), units('unit', `run ${QUICK}`)])
      : since(changed),
  ]);
  if (total.failed === 0) savePassed();
}

/** Checks what depends on changed files. @param {readonly string[]} changed */
async function since(changed) {
  const programs = changed.filter((path) => /\.(?:m?[jt]s|tsx)$/.test(path));
  const styles = changed.filter((path) => /^src\/.*\.css$/.test(path));
  if (styles.length > 0) await step('styles', `npx eslint --max-warnings 0 ${quoted(styles)}`);
  if (programs.length === 0) return;
  await Promise.all([
    // A changed type can break a file that has not changed.
    step('types', 'npm run --silent types'),
    step('lint', `npx oxlint -c oxlint.config.mjs ${quoted(programs)}`),
  ]);
  // This test reads the imports of every file, and no file of src is related to it.
  await units('unit', `related --run ${quoted([...programs, 'tests/imports.test.ts'])} ${QUICK}`);
}

/** Runs everything. Only the browser tests, which depend on timing, wait for the rest. */
async function whole() {
  await Promise.all([
    step('lint', 'npm run --silent lint'),
    step('format', 'npm run --silent format')
      .then(() => units('engine', `run --project=engine ${coverage}`))
      .then(() => units('unit', 'run --project="!engine"')),
  ]);
  await browser();
}

/** Builds the game, weighs it, and runs the browser tests. */
async function browser() {
  if (!(await step('build', 'npm run --silent build'))) {
    console.log('✗ browser: not run, for there is no build');
    total.failed += 1;
    return;
  }
  const lacking = lackingLine();
  if (lacking !== '') console.log(lacking);
  await step('weight', 'node scripts/weight.mjs');
  await step(
    'browser',
    'npx playwright test --reporter=list,json',
    (succeeded) => reported(succeeded, browserReport, readBrowser),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  );
}

await (quick ? everyday() : whole());

rmSync(temp, { recursive: true, force: true });
console.log(times(quick ? 'quick' : 'test', steps, took).join('\n'));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
