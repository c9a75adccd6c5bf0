// Measures each term of the evaluation: `npm run ablation -- [player [games [seed [terms]]]]` plays the player, a
// level with a limit such as `6:nodes:1500` (or `greedy`), against itself with one weight after the other set to 0,
// and prints a row of a table for each. `terms` are names of weights separated by commas; by default all numeric
// ones.
import { WEIGHTS, type Weights } from '../../src/war/opponent/weights';
import { gamesOf } from './games';
import { playerOf, wilson } from './players';

const [player = '6:nodes:1500', games = '100', seed = '1', named] = process.argv.slice(3);
const all = (Object.keys(WEIGHTS) as (keyof Weights)[]).filter(
  (name) => typeof WEIGHTS[name] === 'number' && WEIGHTS[name] !== 0,
);
const terms = named === undefined ? all : named.split(',');

console.log('| without | won | drawn | lost | won, with interval |');
console.log('|---|---|---|---|---|');
for (const term of terms) {
  const count = { A: 0, B: 0, draw: 0 };
  const without = playerOf(`${player}:${term}=0`);
  const match = { games: Number(games), ms: 300, seed: Number(seed) };
  for await (const { played } of gamesOf(without, playerOf(player), match))
    count[played.result] += 1;
  const [won, low, high] = wilson(count.A, Number(games));
  console.log(
    `| \`${term}\` | ${count.A} | ${count.draw} | ${count.B} | ${Math.round(won)} (${Math.round(low)}–${Math.round(high)}) |`,
  );
}
