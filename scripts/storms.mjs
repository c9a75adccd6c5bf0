// Runs storms against the built game: kills of the browser, tab races, full storage, failed updates and poisoned
// texts, as many as requested.
// `npm run storms -- --kills 20 --races 10 --sizes 6 --updates 3 --texts 100 --seed 1`; 0 skips a kind and keeps
// its section of the report. The results are written to docs/storms.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LIMITS } from './timeLimits.mjs';

/** The default number of rounds of each storm, and its description. */
const STORMS = {
  kills: {
    rounds: 200,
    title: 'Kills of the browser',
    text: 'A real browser with a profile on the disk plays hidden deployments and wars by lot, and is killed, all its processes at once, in the middle of a step. Judged: what the page had shown before is there after a new start, but for the step under way; nothing of a sealed army is in the page, its accessibility tree or the stores, at headquarters and behind the curtain; the page is not blank.',
  },
  races: {
    rounds: 100,
    title: 'Tab races',
    text: 'Two tabs of one game act within half a second of each other, local storage being sound, full or denied: one seals, reveals, plays or deletes while the other does something of its own. Judged: a fresh third tab never goes behind a seal or a reveal; the other tab’s board is covered; of a sealed army nothing is found in any tab or store; a tab that was told nothing shows what is kept, and what a told one chooses is kept.',
  },
  sizes: {
    rounds: 60,
    title: 'Storage full',
    text: 'A deployment is sealed where local storage has between none and 16 thousand characters left, by lot from the start or only then, and in half of the rounds the databases too. Judged: it is handed over, and after a reload nothing of it is found; or that it is not sealed is said, and the side has its whole board back; no second without a frame.',
  },
  updates: {
    rounds: 30,
    title: 'Failed updates',
    text: 'The host takes another version of the program in, some of its files missing, cut short or another’s, while a war is under way, with and without the worker that keeps the program; the page is reloaded, and again once the host is mended. Judged: no page is blank, and the game is there with its last move in the end.',
  },
  texts: {
    rounds: 1_000,
    title: 'Poisoned texts',
    text: 'Texts made to freeze, flood or overthrow what reads them come into the page, pasted, dropped as a file or in a link. Judged: each is answered, and no second is without a frame.',
  },
};

const number = /** @type {const} */ ({ type: 'string' });
const { values } = parseArgs({
  options: {
    seed: number,
    ...Object.fromEntries(Object.keys(STORMS).map((name) => [name, number])),
  },
});
/** @param {string} name @param {number} usual */
function wish(name, usual) {
  const wished = Number(values[/** @type {'seed'} */ (name)] ?? usual);
  if (!Number.isInteger(wished) || wished < 0) throw new Error(`--${name} is a whole number`);
  return wished;
}
const seed = wish('seed', 1);
const counts = Object.fromEntries(
  Object.entries(STORMS).map(([name, { rounds }]) => [name, wish(name, rounds)]),
);

const folder = mkdtempSync(join(tmpdir(), 'game-of-war-storms-'));
/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status === 0;
if (!run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'])) process.exit(1);
const playing = ['playwright', 'test', 'e2e/storms.spec.ts', '--project=desktop'];
const passed = run('npx', [...playing, `--timeout=${LIMITS.storm}`], {
  STORMS: JSON.stringify({ seed, ...counts }),
  STORMS_FOLDER: folder,
});

/** @param {string} name @returns {any} the result of a storm, or null if it did not finish */
function outcomeOf(name) {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} title @returns {string[]} the existing section of the report on a storm that is not run now */
function before(title) {
  try {
    const sections = readFileSync('docs/storms.md', 'utf8').split(/\n(?=## )/);
    return (
      sections
        .find((section) => section.startsWith(`## ${title}\n`))
        ?.trim()
        .split('\n') ?? []
    );
  } catch {
    return [];
  }
}

const lines = [
  '# Storms',
  '',
  'Written by `npm run storms`; nothing here was written by hand. A short form of the last is a browser test of `npm test`.',
  '',
  'Every round has a seed of its own: that of the storm and those that follow it. A failure is had again with its seed and',
  'one round, as far as time by lot allows; of the kills with the whole storm, for each round goes on from the one before.',
];
for (const [name, { title, text }] of Object.entries(STORMS)) {
  if (counts[name] === 0) {
    const said = before(title);
    lines.push('', ...(said.length > 0 ? said : [`## ${title}`, '', text, '', 'Not run.']));
    continue;
  }
  const when = `${new Date().toISOString().slice(0, 10)}, seed ${seed}, ${cpus().length} processors.`;
  lines.push('', `## ${title}`, '', text, '', when, '');
  const outcome = outcomeOf(name);
  if (outcome === null) lines.push(`Broken off: of ${counts[name]} rounds there is no word.`);
  else {
    const { rounds, seconds, failures, figures } = outcome;
    lines.push(`- rounds: ${rounds}, in ${seconds} seconds`, `- failures: ${failures.length}`);
    for (const [what, value] of Object.entries(figures)) lines.push(`- ${what}: ${value}`);
    for (const failure of failures)
      lines.push(`- failed with seed ${failure.seed}: ${failure.what}`);
  }
}
mkdirSync('docs', { recursive: true });
writeFileSync('docs/storms.md', `${lines.join('\n')}\n`);
rmSync(folder, { recursive: true, force: true });
console.log('docs/storms.md is written.');
process.exitCode = passed ? 0 : 1;
