// Runs storms against the built game: kills of the browser, tab races, full storage, failed updates and poisoned
// texts, as many as requested.
// `npm run storms -- --kills 20 --littlewars 10 --kriegspiel 10 --studies 10 --races 10 --littlewarsRaces 10
// --sizes 6 --updates 3 --texts 100 --seed 1`; 0 skips a kind and keeps its section of the report. The results are
// written to docs/storms.md.
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
    text: 'A real browser with a profile on the disk plays random hidden deployments and wars, and all its processes are killed at once in the middle of a step. Checked: after a new start everything is there that the page had shown before, except the step in progress; nothing of a sealed army is in the page, its accessibility tree or the stores, at headquarters and behind the curtain; the page is not blank.',
  },
  kriegspiel: {
    rounds: 60,
    title: 'Kills in Kriegspiel',
    text: 'The same in a random battle of brigades, in the middle of a march, a mine, earthworks, a charge, the naming of its dead or the end of a move. Checked besides: what the mover read in the secret notes is there again, and nothing of a note is in the page, its accessibility tree or the stores.',
  },
  littlewars: {
    rounds: 60,
    title: 'Kills in Little Wars',
    text: 'The same in a random battle of Little Wars, in the middle of a march, a shot, a melee or the end of a move. Checked: after a new start everything is there that the page had shown before, except the step in progress; the page is not blank.',
  },
  studies: {
    rounds: 40,
    title: 'Kills in a study',
    text: 'The same in a study with random branches, in the middle of a march, a comment or an arrow.',
  },
  races: {
    rounds: 100,
    title: 'Tab races',
    text: 'Two tabs of one game act within half a second of each other, while local storage works, is full or is denied: one seals, reveals, plays or deletes while the other does something else. Where both play they hear late of one another in two of three rounds, so that their saves cross. Checked: a new third tab never shows a state before a seal or a reveal; the other tab’s board is covered; nothing of a sealed army is found in any tab or store; a tab that got no notice shows what is saved, and what the player of the other chooses is saved; orders that cannot be undone, of which a tab was told that they are saved, are in a game of the library; no tab is blank or reports an error.',
  },
  littlewarsRaces: {
    rounds: 100,
    title: 'Tab races in Little Wars',
    text: 'The same with two tabs of a battle of Little Wars or Kriegspiel: both set out behind the curtain, march, fire, fight, begin a secret mine or end the move, or one of them is reloaded, closed or left for headquarters, or deletes or renames the battle in the library; or nobody plays, and the clock runs. Checked besides: a clock asks for nothing in the other tab; who follows the other tab finds his shots and the end of his move in the library; nothing of a secret note is found in any tab or store.',
  },
  sizes: {
    rounds: 60,
    title: 'Storage full',
    text: 'A deployment is sealed while local storage has between 0 and 16,000 characters left, at random from the start or only then, and in half of the rounds the databases are full too. Checked: either the deployment is handed over, and after a reload nothing of it is found; or the page says that it is not sealed, and its side has the whole board back. No second passes without a frame.',
  },
  updates: {
    rounds: 30,
    title: 'Failed updates',
    text: 'During a war the host gets another version of the program, with some files missing, cut short or exchanged, with and without the service worker that caches the program; the page is reloaded, and again once the host is repaired. Checked: no page is blank, and in the end the game is there with its last move.',
  },
  texts: {
    rounds: 1_000,
    title: 'Poisoned texts',
    text: 'Texts made to freeze, flood or crash their reader come into the page, pasted, dropped as a file or in a link. Checked: the page answers each, and no second passes without a frame.',
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
function option(name, usual) {
  const value = Number(values[/** @type {'seed'} */ (name)] ?? usual);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} is a whole number`);
  return value;
}
const seed = option('seed', 1);
const counts = Object.fromEntries(
  Object.entries(STORMS).map(([name, { rounds }]) => [name, option(name, rounds)]),
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

/** A line of the report has no room for more of what failed. @param {string} what */
const shortened = (what) => (what.length > 300 ? `${what.slice(0, 300)}…` : what);

const lines = [
  '# Storms',
  '',
  'Written by `npm run storms`; do not edit it by hand. `npm test` has a short form of the last storm.',
  '',
  'Every round has its own seed: the first that of the storm, the others the numbers after it. A failure can be repeated with its',
  'seed and one round, as far as random times allow; one of the kills only with the whole storm, because each round continues the one before.',
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
      lines.push(`- failed with seed ${failure.seed}: ${shortened(failure.what)}`);
  }
}
mkdirSync('docs', { recursive: true });
writeFileSync('docs/storms.md', `${lines.join('\n')}\n`);
rmSync(folder, { recursive: true, force: true });
console.log('docs/storms.md is written.');
process.exitCode = passed ? 0 : 1;
