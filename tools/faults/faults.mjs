// Puts each fault of this folder into a copy of the project and looks whether its tests fall: `npm run faults`, or `npm run
// faults -- ID…` for some. Where none of them falls everything is run, unless `--named` is given, and what caught it is
// told; the fault has failed all the same, for its head is wrong. What has passed is kept in exhaustive/faults.json and not
// run again while fault, sources and tests are the same, so that a run that was broken off goes on. The last line is
// `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isForBrowser, readFaults, TABLE, tableOf } from './fault.mjs';

/** @typedef {import('./fault.mjs').Fault} Fault */
/** @typedef {import('./fault.mjs').Tests} Tests */

const KEPT = 'exhaustive/faults.json';

const all = readFaults();
writeFileSync(TABLE, tableOf(all));
const wanted = process.argv.slice(2).filter((each) => each !== '--named');
const onlyNamed = process.argv.includes('--named');
const unknown = wanted.filter((id) => !all.some((fault) => fault.id === id));
if (unknown.length > 0) throw new Error(`no fault ${unknown.join(', ')}`);

/** The files of the project, with what is not committed yet. */
const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const files = listed.stdout.split('\0').filter((file) => file !== '' && existsSync(file));
const temp = mkdtempSync(join(tmpdir(), 'game-of-war-faults-'));
const tree = join(temp, 'tree');
const report = join(temp, 'report.json');
const hash = createHash('sha256');
for (const file of files) {
  cpSync(file, join(tree, file));
  if (/^(?:src|tests|e2e)\//.test(file)) hash.update(file).update(readFileSync(file));
}
symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
const state = hash.digest('hex');

/** @type {Record<string, { key: string, caughtBy: string }>} */
const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
mkdirSync('exhaustive', { recursive: true });

/** @param {string} text */
const literally = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Runs a program in the copy. Answers whether it succeeded, and what it printed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ succeeded: boolean, printed: string }>}
 */
function run(program, args, env = {}) {
  const child = spawn(program, args, { cwd: tree, env: { ...process.env, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  return new Promise((done) => {
    child.on('close', (code) => done({ succeeded: code === 0, printed }));
  });
}

/** @param {readonly string[]} how */
const patched = (...how) => spawnSync('git', ['apply', ...how], { cwd: tree, encoding: 'utf8' });

const readReport = () => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null);

/**
 * The title of a unit test of these that falls, or null. A file that cannot be loaded shows nothing about its tests.
 * @param {Tests} tests
 * @param {Record<string, string>} env
 */
async function fallenUnit({ file, name }, env) {
  const named = name === null ? [] : ['-t', literally(name)];
  await run(
    'npx',
    ['vitest', 'run', file, ...named, '--reporter=json', `--outputFile=${report}`],
    env,
  );
  /** @type {{ status: string, fullName: string }[]} */
  const results = (readReport()?.testResults ?? []).flatMap(
    (/** @type {any} */ each) => each.assertionResults,
  );
  return results.find(({ status }) => status === 'failed')?.fullName ?? null;
}

/**
 * The title of a browser test of these that falls, or null.
 * @param {Tests} tests
 * @param {Record<string, string>} env
 */
async function fallenBrowser({ file, name }, env) {
  const named = name === null ? [] : ['-g', literally(name)];
  const where = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env };
  await run('npx', ['playwright', 'test', file, ...named, '--workers=1', '--reporter=json'], where);
  /** @param {any} suite @returns {any[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return specsOf(readReport() ?? {}).find(({ ok }) => !ok)?.title ?? null;
}

/**
 * What of everything falls, for a fault that its own tests let pass.
 * @returns {Promise<string>}
 */
async function everything() {
  const { succeeded, printed } = await run('npm', ['test']);
  if (succeeded) return 'no test at all catches it';
  const signs = printed.split('\n').filter((line) => /^\s*(?:✗|FAIL|✘|\d+\) )/.test(line));
  return `caught by others: ${[...new Set(signs.map((line) => line.trim()))].slice(0, 6).join('; ')}`;
}

/**
 * Tries a fault. Answers the test that fell; throws, saying why, where it is not as its head says.
 * @param {Fault} fault
 */
async function tried(fault) {
  const path = resolve(fault.path);
  const { status, stderr } = patched(path);
  if (status !== 0) throw new Error(`does not apply: ${stderr.trim()}`);
  const env = fault.run === 'exhaustive' ? { EXHAUSTIVE: '1', SHARE: '10' } : {};
  try {
    if (isForBrowser(fault)) {
      const built = await run('npx', ['vite', 'build', '--logLevel', 'error']);
      if (!built.succeeded) throw new Error(`cannot be built: ${built.printed.slice(0, 400)}`);
    }
    for (const tests of fault.tests) {
      rmSync(report, { force: true });
      const fallen = await (tests.file.startsWith('e2e/') ? fallenBrowser : fallenUnit)(tests, env);
      if (fallen !== null) return `${tests.file}: ${fallen}`;
    }
    throw new Error(`none of its tests falls${onlyNamed ? '' : `; ${await everything()}`}`);
  } finally {
    patched('-R', path);
  }
}

const lines = [];
let failed = 0;
for (const fault of all) {
  if (wanted.length > 0 && !wanted.includes(fault.id)) continue;
  const key = createHash('sha256').update(state).update(fault.patch).digest('hex');
  const before = kept[fault.id];
  const start = performance.now();
  let line = `✓ ${fault.id}: ${before?.caughtBy} (before)`;
  if (before?.key !== key)
    try {
      const caughtBy = await tried(fault);
      kept[fault.id] = { key, caughtBy };
      writeFileSync(KEPT, JSON.stringify(kept, null, 2));
      line = `✓ ${fault.id}: ${caughtBy} (${((performance.now() - start) / 1000).toFixed(0)} s)`;
    } catch (error) {
      failed += 1;
      line = `✗ ${fault.id}: ${error instanceof Error ? error.message : error}`;
    }
  console.log(line);
  lines.push(line);
}
rmSync(temp, { recursive: true, force: true });
console.log(`\n${lines.filter((line) => line.startsWith('✗')).join('\n')}`);
console.log(`${lines.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
