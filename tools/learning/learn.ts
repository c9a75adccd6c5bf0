// Trains the network of level 6: `npm run learn -- play FILE FIRST COUNT` plays quick games by number and writes
// their positions, `npm run learn -- train ROUNDS SEED FILE…` trains on them and writes the network. Several
// processes may play at a time.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { playLeague } from './leagueGames';
import { learn } from './training';
import { quickGame, ROW } from './quickGames';

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
  const [rounds = '8', seed = '1', ...files] = rest;
  const parts = files.map((file) => {
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
  });
  const rows = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (rows.set(part, at), at + part.length), 0);
  console.log(`${rows.length / ROW} positions`);
  const learned = learn(rows, Number(rounds), Number(seed), (round, heldOut) =>
    console.log(`round ${round + 1}: log loss of the games held out ${heldOut.toFixed(4)}`),
  );
  writeFileSync(NETWORK, `${JSON.stringify(learned)}\n`);
} else throw new Error('say `play FILE FIRST COUNT` or `train ROUNDS SEED FILE…`');
