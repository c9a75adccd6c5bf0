// Runs storms against the built game: kills of the browser, tab races, full storage, failed updates and poisoned
// texts. `npm run storms -- --races 100 --seed 1` runs the storms that are named, with so many rounds;
// `npm run storms` runs all of them. Each replaces its section of docs/storms.md when it ends.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sectionOf, STORMS, withSection } from './stormPage.mjs';
import { LIMITS } from './timeLimits.mjs';

const PAGE = 'docs/storms.md';
const { values } = parseArgs({
  options: Object.fromEntries(
    ['seed', ...Object.keys(STORMS)].map((name) => [
      name,
      { type: /** @type {const} */ ('string') },
    ]),
  ),
});
/** @type {Record<string, number>} */
const { seed = 1, ...named } = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
);
for (const [name, value] of Object.entries({ seed, ...named }))
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1`);
const isNamed = Object.keys(named).length > 0;

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status === 0;
if (!run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'])) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'game-of-war-storms-'));
const playing = ['playwright', 'test', 'e2e/storms.spec.ts', '--project=desktop'];
for (const [name, storm] of Object.entries(STORMS)) {
  if (isNamed && !(name in named)) continue;
  const report = join(folder, `${name}.json`);
  const passed = run('npx', [...playing, `--timeout=${LIMITS.storm}`], {
    STORM: JSON.stringify({ name, seed, rounds: named[name] ?? storm.rounds }),
    STORM_REPORT: report,
  });
  if (!passed) process.exitCode = 1;
  // A storm that was broken off has no report, and its section stays.
  if (!existsSync(report)) continue;
  const when = `${new Date().toISOString().slice(0, 10)}, seed ${seed}, ${cpus().length} processors.`;
  const section = sectionOf(storm, when, JSON.parse(readFileSync(report, 'utf8')));
  writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), section));
  console.log(`${PAGE}: ${storm.title} written.`);
}
rmSync(folder, { recursive: true, force: true });
