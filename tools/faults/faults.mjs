// Applies each fault of this folder to a copy of the project and checks that its tests fail: `npm run faults`, or
// `npm run faults -- ID…` for some, `-- --list` prints the list. If none of them fails, everything is run, unless `--named` is given, and the
// failing test is printed; the fault has failed all the same, because its head is wrong. Passed faults are recorded
// in exhaustive/faults.json and skipped while fault, sources and tests are unchanged, so that an interrupted run
// continues. The last line is `N passed, N failed`.
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
import { createVitest } from 'vitest/node';
import { isForBrowser, listOf, readFaults } from './fault.mjs';

/** @typedef {import('./fault.mjs').Fault} Fault */
/** @typedef {import('./fault.mjs').Tests} Tests */

const SAVED = resolve('exhaustive/faults.json');

const all = readFaults();
if (process.argv.includes('--list')) {
  console.log(listOf(all));
  process.exit();
}
mkdirSync('exhaustive', { recursive: true });
const wanted = process.argv.slice(2).filter((each) => each !== '--named');
const onlyNamed = process.argv.includes('--named');
const unknown = wanted.filter((id) => !all.some((fault) => fault.id === id));
if (unknown.length > 0) throw new Error(`no fault ${unknown.join(', ')}`);

/** The files of the project, including uncommitted ones. */
const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const files = listed.stdout
  .split('\0')
  .filter((file) => file !== '' && existsSync(file))
  .sort();
const temp = mkdtempSync(join(tmpdir(), 'game-of-war-faults-'));
process.on('exit', () => rmSync(temp, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const tree = join(temp, 'tree');
const report = join(temp, 'report.json');
const hash = createHash('sha256');
for (const file of files) {
  cpSync(file, join(tree, file));
  if (/^(?:src|tests|e2e)\//.test(file)) hash.update(file).update(readFileSync(file));
}
symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
const state = hash.digest('hex');
const project = process.cwd();
// Tests read files relative to the working directory.
process.chdir(tree);

/**
 * Returns the passed faults by id; read again each time, because two runs may share the file.
 * @returns {Record<string, { key: string, caughtBy: string }>}
 */
const passed = () => (existsSync(SAVED) ? JSON.parse(readFileSync(SAVED, 'utf8')) : {});

/** @param {string} text */
const literally = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Runs a program in the copy. Returns whether it succeeded, and its output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ succeeded: boolean, printed: string }>}
 */
function run(program, args, env = {}) {
  const child = spawn(program, args, { env: { ...environment, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  return new Promise((done) => {
    child.on('close', (code) => done({ succeeded: code === 0, printed }));
  });
}

/** @param {readonly string[]} how */
const patched = (...how) => spawnSync('git', ['apply', ...how], { encoding: 'utf8' });

const readReport = () => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null);

// Vitest sets variables that would change a build.
const environment = { ...process.env };
/** One Vitest for all faults: unchanged modules are loaded once. */
const quiet = [{}];
const vitest = await createVitest('test', {
  root: tree,
  run: true,
  watch: false,
  reporters: quiet,
});
await vitest.standalone();

/**
 * Returns the title of a failing unit test among these, or null. A file that cannot be loaded proves nothing about
 * its tests.
 * @param {Tests} tests
 */
async function fallenUnit({ file, name }) {
  if (name === null) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(literally(name));
  const { testModules } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications([join(tree, file)]),
  );
  // Vitest also returns modules of earlier runs.
  for (const module of testModules.filter(({ moduleId }) => moduleId === join(tree, file)))
    for (const { fullName } of module.children.allTests('failed')) return fullName;
  return null;
}

/**
 * Returns the title of a failing browser test among these, or null.
 * @param {Tests} tests
 * @param {Record<string, string>} env
 */
async function fallenBrowser({ file, name }, env) {
  rmSync(report, { force: true });
  const named = name === null ? [] : ['-g', literally(name)];
  const where = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env };
  await run('npx', ['playwright', 'test', file, ...named, '--workers=1', '--reporter=json'], where);
  /** @param {any} suite @returns {any[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return specsOf(readReport() ?? {}).find(({ ok }) => !ok)?.title ?? null;
}

/**
 * Makes Vitest reload the files that a fault changes.
 * @param {Fault} fault
 */
function forget({ patch }) {
  for (const [, file = ''] of patch.matchAll(/^\+\+\+ b\/(.+)$/gm))
    vitest.invalidateFile(join(tree, file));
}

/**
 * Runs everything, for a fault that its own tests do not catch, and returns what failed.
 * @returns {Promise<string>}
 */
async function everything() {
  const { succeeded, printed } = await run('npm', ['test']);
  if (succeeded) return 'no test at all catches it';
  const signs = printed.split('\n').filter((line) => /^\s*(?:✗|FAIL|✘|\d+\) )/.test(line));
  return `caught by others: ${[...new Set(signs.map((line) => line.trim()))].slice(0, 6).join('; ')}`;
}

/**
 * Tries a fault. Returns the test that failed; throws, with the reason, if the fault does not match its head.
 * @param {Fault} fault
 */
async function tried(fault) {
  const path = join(project, fault.path);
  const { status, stderr } = patched(path);
  if (status !== 0) throw new Error(`does not apply: ${stderr.trim()}`);
  const env = { EXHAUSTIVE: fault.run === 'exhaustive' ? '1' : '' };
  forget(fault);
  try {
    if (isForBrowser(fault)) {
      const built = await run('npx', ['vite', 'build', '--logLevel', 'error']);
      if (!built.succeeded) throw new Error(`cannot be built: ${built.printed.slice(0, 400)}`);
    }
    for (const tests of fault.tests) {
      const fallen = tests.file.startsWith('e2e/')
        ? await fallenBrowser(tests, env)
        : await fallenUnit(tests);
      if (fallen !== null) return `${tests.file}: ${fallen}`;
    }
    throw new Error(`none of its tests falls${onlyNamed ? '' : `; ${await everything()}`}`);
  } finally {
    patched('-R', path);
    forget(fault);
  }
}

/** @param {Fault} fault */
const keyOf = ({ patch }) => createHash('sha256').update(state).update(patch).digest('hex');
/** @param {Fault} fault */
const isKnown = (fault) => passed()[fault.id]?.key === keyOf(fault);

const due = all.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const lines = [];
let failed = 0;
for (const fault of due) {
  const start = performance.now();
  let line = `✓ ${fault.id}: ${passed()[fault.id]?.caughtBy} (before)`;
  if (!isKnown(fault))
    try {
      const caughtBy = await tried(fault);
      writeFileSync(
        SAVED,
        JSON.stringify({ ...passed(), [fault.id]: { key: keyOf(fault), caughtBy } }, null, 2),
      );
      line = `✓ ${fault.id}: ${caughtBy} (${((performance.now() - start) / 1000).toFixed(0)} s)`;
    } catch (error) {
      failed += 1;
      line = `✗ ${fault.id}: ${error instanceof Error ? error.message : error}`;
    }
  console.log(line);
  lines.push(line);
}
await vitest.close();
console.log(`\n${lines.filter((line) => line.startsWith('✗')).join('\n')}`);
console.log(`${lines.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
