// Counts the kills that the solver misses: `npm run solver -- POSITIONS MOVES [seed]` compares it with all kills of at
// most so many moves, in positions of the opponent's games against itself, every eighth of a game, and prints those
// missed and a row of a table for each number of moves.
import { nameOf } from '../../src/war/engine/board';
import { squareOf } from '../../src/war/engine/position';
import { writePosition } from '../../src/war/engine/setups';
import { landingOf, slotOf } from '../../src/war/opponent/thinking';
import { positionsOfGame } from '../problems/mine';
import { compareKills } from './exhaustive';

const [positions = '100', moves = '2', seed = '1'] = process.argv.slice(3);
const EVERY = 8;

const counts = Array.from({ length: Number(moves) + 1 }, () => ({ all: 0, missed: 0 }));
let looked = 0;
for (let game = Number(seed); looked < Number(positions); game++) {
  let turn = 0;
  for (const position of positionsOfGame(game)) {
    if (turn++ % EVERY !== 0 || looked >= Number(positions)) continue;
    looked += 1;
    const { all, missed } = compareKills(position, Number(moves));
    for (const kill of all) (counts[kill.moves.length] ?? { all: 0 }).all += 1;
    for (const kill of missed) {
      (counts[kill.moves.length] ?? { missed: 0 }).missed += 1;
      const name = (square: number): string => nameOf(position.board, square);
      const made = kill.moves.map(
        (move) => `${name(squareOf(position, slotOf(move)))}-${name(landingOf(move))}`,
      );
      console.log(writePosition(position), kill.outcome, ...made, `x${name(kill.target)}`);
    }
  }
}
console.log('| moves | kills | missed |');
console.log('|---|---|---|');
counts.forEach(({ all, missed }, made) => console.log(`| ${made} | ${all} | ${missed} |`));
