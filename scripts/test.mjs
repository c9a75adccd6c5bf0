// Every check of the project, each run whatever became of the others; with `--quick`, for the everyday, those of a
// minute: format, lint, and the tests of rules, game, store and words without the slow ones, no page and no coverage,
// and of these, once they have passed, what a change since then bears upon.
// The last line of stdout is `N passed, N failed`: the tests of both runners, and one for each other check.
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
/** What each step took. @type {import('./durations.mjs').Took[]} */
const steps = [];
/** What each test took. @type {import('./durations.mjs').Took[]} */
const took = [];

/**
 * The tests a runner has reported. What it did not report counts as one failure: a crash, a run
 * without a test, a failed exit though every test passed (too little coverage, a stray error).
 * @param {boolean} succeeded
 * @param {string} report
 * @param {(report: any) => Counts} read
 * @returns {Counts}
 */
function reported(succeeded, report, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    const told = JSON.parse(readFileSync(report, 'utf8'));
    counts = read(told);
    took.push(...(told.testResults ? unitTests(told) : browserTests(told)));
  } catch {
    console.log(`No report at ${report}.`);
  }
  const sound = succeeded && counts.passed > 0;
  return { ...counts, failed: counts.failed || (sound ? 0 : 1) };
}

/** @param {boolean} succeeded */
const asOne = (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

/** @param {any} report Vitest's; a file that cannot be loaded has failed without a failed test. */
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

/** @param {any} report Playwright's; its own errors stand apart from the tests. */
const readBrowser = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * Runs one step, shows its output if it failed, adds up its counts, and answers whether it succeeded.
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
 * Tests of vite.config.ts.
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

/** The engine's own tests reach all of it; the others are not slowed by watching. */
const coverage = `--coverage --coverage.reportsDirectory="${join(temp, 'coverage')}"`;

/** @param {readonly string[]} words */
const quoted = (words) => words.map((word) => `"${word}"`).join(' ');

const QUICK = '--project=engine --project=node --tags-filter="!slow" --maxWorkers=1';

/** Format, lint and the quick tests: of everything, or of what has changed since they passed. */
async function everyday() {
  const { changed, keep } = sincePassed();
  await step('format', 'npm run --silent format');
  if (changed === null)
    await Promise.all([step('lint', 'npm run --silent lint'), units('unit', `run ${QUICK}`)]);
  else await since(changed);
  if (total.failed === 0) keep();
}

/** What changed files bear upon. @param {readonly string[]} changed */
async function since(changed) {
  const programs = changed.filter((path) => /\.(?:m?[jt]s|tsx)$/.test(path));
  const styles = changed.filter((path) => /^src\/.*\.css$/.test(path));
  if (styles.length > 0) await step('styles', `npx eslint --max-warnings 0 ${quoted(styles)}`);
  if (programs.length === 0) return;
  await Promise.all([
    // A type that has changed may be wrong in a file that has not.
    step('types', 'npm run --silent types'),
    step('lint', `npx oxlint -c oxlint.config.mjs ${quoted(programs)}`),
  ]);
  // It reads the imports of every file, and no file of src is related to it.
  await units('unit', `related --run ${quoted([...programs, 'tests/imports.test.ts'])} ${QUICK}`);
}

/** Everything. Only the browser, whose tests are of a page that moves, waits for all else. */
async function whole() {
  await Promise.all([
    step('lint', 'npm run --silent lint'),
    step('format', 'npm run --silent format')
      .then(() => units('engine', `run --project=engine ${coverage}`))
      .then(() => units('unit', 'run --project="!engine"')),
  ]);
  await browser();
}

/** The built game: its weight, and the tests that play it. */
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
