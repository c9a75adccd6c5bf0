// Runs the exhaustive tests: `npm run exhaustive` every part, `npm run exhaustive -- screens rounds` some; `--list`
// prints the names. Each part takes under two hours on two cores and is independent, so an interrupted run
// continues by naming the remaining parts. Output goes to exhaustive/ as it comes. The last line is
// `N passed, N failed`, counting parts.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';

/**
 * A part: a description, a command, and a check of its output besides its exit status.
 * @typedef {{ about: string, command: string, env?: Record<string, string>, judge?: (printed: string) => boolean }}
 * Part
 */

/**
 * Returns whether in every printed match the lower end of the score's interval exceeds 50 %.
 * @param {string} printed
 */
function isStronger(printed) {
  const scores = [...printed.matchAll(/"score":\[[\d.]+,([\d.]+)/g)].map(([, low]) => Number(low));
  return scores.length === 2 && scores.every((low) => low > 50);
}

/** @type {Record<string, Part>} */
const PARTS = {
  screens: {
    about:
      'every browser test but the journeys, with every window, theme, language and fight at every stop',
    command:
      'npm run --silent build && npx playwright test --reporter=list --grep-invert=journeys.spec',
    env: { EXHAUSTIVE: '1' },
  },
  storms: {
    about: 'kills of the browser, tab races, full storage, failed updates and poisoned texts',
    command:
      'npm run --silent storms -- --kills 60 --littlewars 40 --kriegspiel 30 --studies 30 --races 40 --littlewarsRaces 40 --sizes 30 --updates 12 --texts 500',
  },
  rounds: {
    about: 'the differential, random and damaged-text tests, ten times as many rounds',
    command: 'npx vitest run --tags-filter="slow"',
    env: { SHARE: '10' },
  },
  kriegspiel: {
    about: '200 random battles of Kriegspiel, each to its end',
    command: 'npx vitest run tests/littlewars/kriegspiel/randomBattles.test.ts',
    env: { SHARE: '100' },
  },
  program: {
    about: '10,000 moves of the program for Little Wars in battles of any kind, all legal',
    command: 'npx vitest run tests/littlewars/opponent/anyBattle.test.ts',
    env: { SHARE: '200' },
  },
  lint: {
    about: 'the rule that needs the types of ESLint, and the types once more by tsc',
    command: 'npm run --silent types && npx eslint --max-warnings 0 .',
    env: { EXHAUSTIVE: '1' },
  },
  faults: {
    about: 'faults put in one after the other, each of which its tests must catch',
    command: 'npm run --silent faults',
  },
  'mutants-rules': {
    about: 'mutants of the engine: position, marches, combat, communication and all beside them',
    command: 'npm run --silent mutate -- --mutate "src/war/engine/*.ts"',
  },
  'mutants-notation': {
    about: 'mutants of the engine: positions and records as texts',
    command:
      'npm run --silent mutate -- --mutate "src/war/engine/notation/*.ts,src/shell/record/*.ts"',
  },
  'mutants-insight': {
    about: 'mutants of the engine: insight, and maps',
    command:
      'npm run --silent mutate -- --mutate "src/war/engine/insight/*.ts,src/war/engine/maps/*.ts"',
  },
  strength: {
    about: 'level 6 against greedy play and against itself at a tenth, by nodes',
    command:
      'npm run --silent match -- 6:nodes:4000 greedy 20 0 && npm run --silent match -- 6:nodes:4000 6:nodes:400 40 0',
    judge: isStronger,
  },
  journeys: {
    about: 'twelve journeys in each of the three engines',
    command:
      'npm run --silent build && npx playwright test e2e/journeys.spec.ts --project=desktop --reporter=list',
    env: { EXHAUSTIVE: '1' },
  },
};

const wanted = process.argv.slice(2);
if (wanted[0] === '--list') {
  console.log(Object.keys(PARTS).join('\n'));
  process.exit();
}
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);

const folder = 'exhaustive';
mkdirSync(folder, { recursive: true });

/**
 * Runs a part, with its output on the screen and in a file.
 * @param {string} name
 * @param {Part} part
 * @returns {Promise<boolean>} whether it passed
 */
function run(name, { command, env = {}, judge = () => true }) {
  const report = createWriteStream(`${folder}/${name}.txt`);
  const child = spawn(command, { shell: true, env: { ...process.env, ...env } });
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(process.stdout, { end: false });
    stream.pipe(report, { end: false });
  }
  return new Promise((done) => {
    child.on('close', (code) => {
      report.end(() => done(code === 0 && judge(printed)));
    });
  });
}

const lines = [];
let failed = 0;
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}: ${part.about}`);
  const start = performance.now();
  const passed = await run(name, part);
  failed += passed ? 0 : 1;
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  lines.push(`${passed ? '✓' : '✗'} ${name} (${minutes} min): ${part.about}`);
}
console.log(`\n${lines.join('\n')}\n${lines.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
