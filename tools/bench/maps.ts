import { shuffled } from '../../src/war/game/autoDeployment';
import { layBoard, type Board } from '../../src/war/engine/board';
import { rowsOfBoard } from '../../src/war/engine/maps/mapText';
import { emptyDeployment, setupOfDeployments } from '../../src/war/engine/deployment';
import { shippedMaps } from '../../src/war/engine/maps/maps';
import { RULE_SETS } from '../../src/war/engine/rules';
import { startPosition } from '../../src/war/engine/start';
import type { Side } from '../../src/war/engine/vocabulary';
import { choose, must } from '../../tests/support/player';
import { mulberry32 } from '../../tests/support/randomPositions';

/*
 * Measures how long a war lasts on each map and whether it favours a side:
 * `GAMES=2000 node scripts/run.mjs tools/bench/maps.ts`. Both sides deploy by the game's automatic deployment and
 * play random orders that prefer winning ones; each side has the first turn equally often.
 */

const GAMES = Number(process.env.GAMES ?? 1000);
const MOST_TURNS = 400;
const { log } = console;

/**
 * Returns the map rotated by half a turn with its sides swapped, so that a bias by the order of squares favours
 * both equally.
 */
function turned(board: Board): Board {
  const rows = rowsOfBoard(board).map((row) => [...row].reverse().join(''));
  return layBoard(
    rows.reverse().map((row) => row.replace(/[NS]/g, (side) => (side === 'N' ? 'S' : 'N'))),
  );
}

for (const { id, board } of shippedMaps()) {
  const turns: number[] = [];
  const won = { north: 0, first: 0, arsenals: 0 };
  const around = turned(board);
  for (let seed = 1; seed <= GAMES; seed++) {
    const ground = seed % 2 === 0 ? board : around;
    const random = mulberry32(seed >> 1);
    const lot = (n: number): number => Math.floor(random() * n);
    const army = (side: Side) => shuffled(emptyDeployment(side), lot, ground);
    const first: Side = seed % 4 < 2 ? 'N' : 'S';
    const setup = setupOfDeployments(ground, army('N'), army('S'), first);
    let now = startPosition(ground, RULE_SETS.debord, setup);
    while (now.over === null && now.turn <= MOST_TURNS) now = must(now, choose(random, now));
    if (now.over?.winner == null) continue;
    turns.push(now.turn);
    if (now.over.winner === (ground === board ? 'N' : 'S')) won.north += 1;
    if (now.over.winner === first) won.first += 1;
    if (now.over.by === 'arsenals') won.arsenals += 1;
  }
  turns.sort((a, b) => a - b);
  const share = (count: number): string => {
    const p = count / turns.length;
    const margin = 1.96 * Math.sqrt((p * (1 - p)) / turns.length);
    return `${(100 * p).toFixed(1)} ± ${(100 * margin).toFixed(1)} %`;
  };
  const at = (part: number): number => turns[Math.floor(part * (turns.length - 1))] ?? 0;
  log(
    [
      `${id}: ${board.width}×${board.height}, ${turns.length} of ${GAMES} wars ended`,
      `North ${share(won.north)}`,
      `first turn ${share(won.first)}`,
      `by arsenals ${share(won.arsenals)}`,
      `turns ${at(0.1)}/${at(0.5)}/${at(0.9)} (tenth, half, nine tenths)`,
    ].join('; '),
  );
}
