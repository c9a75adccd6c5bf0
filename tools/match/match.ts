// Plays two opponents against each other: `npm run match -- A B games ms [seed [log [low-high]]]`. A and B are
// players as `playerOf` names them: levels, the league's, with limits and weights, or a program that speaks the
// console; with B `pool`, A plays as many games against each player of the league, under its own limit. Every game is
// added to the log as a line, and the games that are there already are not played again. With two per cents of points
// such as `50-60` a match ends as soon as a sequential test has decided between them.
import { playMatch, rowOf, type Match } from './log';
import { LEAGUE, withLimitOf } from './players';

const [a = '6', b = 'greedy', games = '20', ms = '300', seed = '1', log, between] =
  process.argv.slice(3);
const [low, high] = (between ?? '').split('-').map((each) => Number(each) / 100);
const terms = {
  games: Number(games),
  ms: Number(ms),
  seed: Number(seed),
  between: low !== undefined && high !== undefined ? ([low, high] as const) : null,
};

const rows: string[] = [];
for (const each of b === 'pool' ? LEAGUE : [b]) {
  const match: Match = { a, b: b === 'pool' ? withLimitOf(each, a) : each, ...terms };
  const played = await playMatch(match, log ?? null, ({ game, result, turns, fault, end }) =>
    console.error(`${match.b} ${game + 1}: ${result} in ${turns}, ${fault ?? end}`),
  );
  rows.push(rowOf(match, played));
}
console.log(
  '| A | B | seed | games | A won | drawn | lost | won, with interval | turns | faults |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const row of rows) console.log(row);
