// Plays two opponents against each other and prints the results: `npm run match -- A B games ms [seed [file]]`. A
// and B are players as `playerOf` names them: levels, `random`, `greedy`, with limits and weights, or a program
// that speaks the console. With a file, every game is appended to it as a line: the winner, and each position at
// the beginning of a turn.
import { appendFileSync } from 'node:fs';
import { gamesOf } from './games';
import { playerOf, wilson } from './players';

const [a = '6', b = 'greedy', games = '20', ms = '300', seed = '1', file] = process.argv.slice(3);
const terms = { games: Number(games), ms: Number(ms), seed: Number(seed) };

const [first, second] = [playerOf(a), playerOf(b)];
const count = { A: 0, B: 0, draw: 0 };
let [game, turns, slowest, faults] = [0, 0, 0, 0];
for await (const played of gamesOf(first, second, terms)) {
  game += 1;
  count[played.result] += 1;
  turns += played.turns;
  slowest = Math.max(slowest, played.slowest);
  faults += played.fault === undefined ? 0 : 1;
  const { result, positions } = played;
  console.error(`${game}: ${result} in ${played.turns}, ${played.fault ?? positions.at(-1)}`);
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ game, a, b, ...played })}\n`);
}
first.end?.();
second.end?.();
console.log(
  JSON.stringify({
    a,
    b,
    ...terms,
    wins: count.A,
    losses: count.B,
    draws: count.draw,
    faults,
    meanTurns: Math.round(turns / terms.games),
    slowestTurn: Math.round(slowest),
    won: wilson(count.A, terms.games),
    score: wilson(count.A + count.draw / 2, terms.games),
    drawn: wilson(count.draw, terms.games),
  }),
);
