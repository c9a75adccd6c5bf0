// Mines problems from games of the opponent against itself, verifies them and writes the selected ones to
// src/war/problems/data: `npm run problems -- GAMES`. The same number of games gives the same problems. The results
// of each game are saved beside the program, so that a stopped run continues with `--resume`, and several processes
// may play parts, as `-- 1..20` and `-- 21..40` do, which write nothing else. `npm run problems -- --check`
// verifies the existing problems.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameOf } from '../../src/war/engine/board';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import {
  PROBLEM_KINDS,
  problemOf,
  type Problem,
  type ProblemLine,
} from '../../src/war/problems/problem';
import { faultOf } from './verify';
import { chosen } from './choose';
import { positionsOfGame, problemsIn } from './mine';

/** The orders tried to verify a problem again; some more than for mining. */
const CHECKING = 400_000;
const root = process.cwd();
const data = path.join(root, 'src/war/problems/data');
const cache = path.join(root, 'node_modules/.cache/problems');
const args = process.argv.slice(3);

const lineOf = (problem: Problem): ProblemLine => [
  problem.id,
  problem.kind,
  problem.theme,
  problem.grade,
  problem.rules,
  problem.position,
  problem.target === null ? '' : nameOf(STANDARD_BOARD, problem.target),
  problem.count,
  problem.solution.join(' '),
];

function check(): void {
  let faults = 0;
  let count = 0;
  for (const kind of PROBLEM_KINDS) {
    const lines = JSON.parse(readFileSync(path.join(data, `${kind}.json`), 'utf8')) as unknown[][];
    for (const line of lines) {
      const problem = problemOf(line);
      const begun = performance.now();
      const fault = faultOf(problem, { left: CHECKING });
      const ms = Math.round(performance.now() - begun);
      count += 1;
      if (fault !== null) faults += 1;
      console.log(
        `${problem.id} ${problem.kind} ${problem.theme} ${problem.grade}: ${fault ?? 'verified'} (${ms} ms)`,
      );
    }
  }
  console.log(`${count} problems, ${faults} faults`);
  process.exitCode = faults === 0 ? 0 : 1;
}

function gameOf(seed: number, resume: boolean): Problem[] {
  const file = path.join(cache, `${seed}.json`);
  if (resume)
    try {
      return (JSON.parse(readFileSync(file, 'utf8')) as unknown[][]).map(problemOf);
    } catch {
      // Not played yet.
    }
  const found: Problem[] = [];
  for (const position of positionsOfGame(seed))
    found.push(...problemsIn(position, seed * 1000 + position.turn));
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(found.map(lineOf)));
  console.error(`game ${seed}: ${found.length} problems`);
  return found;
}

function mine(games: number, resume: boolean): void {
  const found = Array.from({ length: games }, (_, i) => gameOf(i + 1, resume));
  const problems = chosen(found);
  for (const kind of PROBLEM_KINDS) {
    const lines = problems.filter((each) => each.kind === kind).map(lineOf);
    writeFileSync(
      path.join(data, `${kind}.json`),
      `[\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]\n`,
    );
  }
  const tally = new Map<string, number>();
  for (const { kind, theme, grade } of problems)
    for (const key of [kind, theme, `grade ${grade}`, `${kind} ${grade}`])
      tally.set(key, (tally.get(key) ?? 0) + 1);
  console.log(`${problems.length} problems of ${found.flat().length}`, Object.fromEntries(tally));
}

const part = args.map((each) => /^(\d+)\.\.(\d+)$/.exec(each)).find((each) => each !== null);
if (args.includes('--check')) check();
else if (part !== undefined)
  for (let seed = Number(part[1]); seed <= Number(part[2]); seed++) gameOf(seed, false);
else mine(Number(args.find((each) => /^\d+$/.test(each)) ?? 60), args.includes('--resume'));
