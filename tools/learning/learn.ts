// Trains the network of level 6. `npm run learn -- play FILE FIRST COUNT` plays quick games by number and writes their
// positions; `npm run learn -- league FILE FIRST COUNT` plays games of level 6 against itself and the league and logs
// them, except those in the log; `npm run learn -- train ROUNDS SEED TURN FILE…` trains on files of both kinds, logs
// ending in `.jsonl`, a result being worth TURN of itself, up to 1, a turn earlier. It prints log losses by kind of
// opponent, and writes the network unless it is worse than the evaluation for one of them. `npm run learn -- test TURN
// FILE…` prints them for the present network. Several processes may play at a time, each with a file of its own.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { leagueGames, leagueRows, playLeague } from './leagueGames';
import { lossesOf, tableOf, worseThanEvaluation } from './losses';
import { predictionsOf, learn, type Learned } from './training';
import { quickGame } from './quickGames';
import { ROW } from './rows';

const NETWORK = 'src/war/opponent/network.json';
const [command, ...rest] = process.argv.slice(3);

if (command === 'play') {
  const [file = 'quick-games.bin', first = '1', count = '100'] = rest;
  for (let game = Number(first); game < Number(first) + Number(count); game++)
    appendFileSync(file, new Uint8Array(quickGame(game).buffer));
} else if (command === 'league') {
  const [file = 'league-games.jsonl', first = '0', count = '100'] = rest;
  await playLeague(file, Number(first), Number(count), ({ game, kind, nodes, turns, winner }) =>
    console.log(`${game} ${kind} ${nodes}: ${winner ?? 'draw'} after ${turns.length}`),
  );
} else if (command === 'train') {
  const [rounds = '8', seed = '1', aTurn = '1', ...files] = rest;
  const rows = rowsOfFiles(files);
  console.log(`${rows.length / ROW} positions`);
  const terms = { rounds: Number(rounds), seed: Number(seed), aTurn: Number(aTurn) };
  const { learned, heldOut } = learn(rows, terms, (round, loss) =>
    console.log(`round ${round + 1}: log loss of the games held out ${loss.toFixed(4)}`),
  );
  const table = lossesOf(heldOut);
  console.log(tableOf(table));
  const worse = worseThanEvaluation(table);
  if (worse.length > 0) {
    console.error(`refused: worse than the evaluation in games against ${worse.join(', ')}`);
    process.exitCode = 1;
  } else writeFileSync(NETWORK, `${JSON.stringify(learned)}\n`);
} else if (command === 'test') {
  const [aTurn = '1', ...files] = rest;
  const learned = JSON.parse(readFileSync(NETWORK, 'utf8')) as Learned;
  console.log(tableOf(lossesOf(predictionsOf(learned, rowsOfFiles(files), Number(aTurn)))));
} else
  throw new Error(
    'say `play FILE FIRST COUNT`, `league FILE FIRST COUNT`, `train ROUNDS SEED TURN FILE…` or `test TURN FILE…`',
  );

/** Returns the rows of files of quick games, and of logs of league games (`.jsonl`). */
function rowsOfFiles(files: readonly string[]): Float32Array {
  const parts = files.flatMap((file) =>
    file.endsWith('.jsonl') ? leagueGames(file).map(leagueRows) : [rowsIn(file)],
  );
  const rows = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (rows.set(part, at), at + part.length), 0);
  return rows;
}

/** Returns the rows in a file of quick games. */
function rowsIn(file: string): Float32Array {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}
