// Learns deployments from play and writes the best to src/war/opponent/book.json: `npm run deployments`. Deployments drawn by
// lot play each other greedily, those that won most are kept and varied, and play on. `npm run deployments -- --check GAMES
// NODES [SEED]` plays level 6 against itself, one side by the book and the other by lot, sides changed, and prints who won.
import { writeFileSync } from 'node:fs';
import { setupOfDeployments } from '../../src/war/engine/deployment';
import { positionOf, type PlacedUnit } from '../../src/war/engine/position';
import { RULE_SETS } from '../../src/war/engine/rules';
import { nameOf } from '../../src/war/engine/squares';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { play } from '../../src/war/engine/turn';
import { SIDES, type Action, type Side } from '../../src/war/engine/vocabulary';
import { bookLine } from '../../src/war/opponent/book';
import { chanceOf } from '../../src/war/opponent/chance';
import { chooseDeployment, drawDeployment, variantOf } from '../../src/war/opponent/deploy';
import { chooseGreedily, chooseTurn } from '../../src/war/opponent/opponent';
import { wilson } from '../match/players';
import { strengthsOf, type Meeting } from './strengths';

const board = STANDARD_BOARD;
const rules = RULE_SETS.debord;
/** Turns of either side after which a game is drawn. */
const LONGEST = 140;
/** Deployments of each side that a round has: so many of the best so far, and so many more; and the games each of them plays. */
const ROUNDS = [
  { best: 0, more: 120, games: 4 },
  { best: 40, more: 20, games: 6 },
  { best: 30, more: 30, games: 6 },
  { best: 30, more: 15, games: 8 },
  { best: 32, more: 0, games: 10 },
] as const;
/** Units moved in what comes of one of the best. */
const CHANGES = 8;
/** Deployments of each side that the book keeps. */
const KEPT = 24;

type Army = readonly PlacedUnit[];

const requestOf = (side: Side, seed: number) => ({ board, rules, side, seed, level: 6 }) as const;

/** Plays a game, a turn of each player after the other; who won, or null. */
function winnerOf(
  north: Army,
  south: Army,
  first: Side,
  turnOf: (position: ReturnType<typeof positionOf>, turn: number) => readonly Action[],
): Side | null {
  const setup = setupOfDeployments(
    board,
    { side: 'N', units: north },
    { side: 'S', units: south },
    first,
  );
  let now = positionOf(board, rules, setup);
  for (let turn = 0; turn < LONGEST && now.over === null; turn++)
    for (const action of turnOf(now, turn)) {
      const next = play(now, action);
      if (!next.ok) throw new Error(JSON.stringify({ action, reasons: next.reasons }));
      now = next.position;
    }
  return now.over !== null && 'winner' in now.over ? now.over.winner : null;
}

function learn(): void {
  const chance = chanceOf(1);
  const armies: Record<Side, Army[]> = { N: [], S: [] };
  const meetings: Meeting[] = [];
  let strengths = strengthsOf(meetings, { N: 0, S: 0 });
  const bestOf = (side: Side, count: number): number[] =>
    armies[side]
      .map((_, i) => i)
      .sort((a, b) => (strengths[side][b] ?? 0) - (strengths[side][a] ?? 0))
      .slice(0, count);
  for (const [round, { best, more, games }] of ROUNDS.entries()) {
    const players: Record<Side, number[]> = { N: bestOf('N', best), S: bestOf('S', best) };
    for (const side of SIDES)
      for (let i = 0; i < more; i++) {
        const parent = armies[side][players[side][i % Math.max(1, best)] ?? -1];
        const seed = 5000 + armies[side].length;
        const army = parent
          ? variantOf(requestOf(side, seed), parent, CHANGES, chance)
          : drawDeployment(requestOf(side, seed)).units;
        if (army === null) continue;
        players[side].push(armies[side].length);
        armies[side].push(army);
      }
    const rest: Record<Side, number[]> = { N: [], S: [] };
    const next = (side: Side): number => {
      if (rest[side].length === 0) rest[side] = [...players[side]];
      return rest[side].splice(chance(rest[side].length), 1)[0] as number;
    };
    for (let game = 0; game < players.N.length * games; game++) {
      const [north, south] = [next('N'), next('S')];
      const winner = winnerOf(
        armies.N[north] as Army,
        armies.S[south] as Army,
        game % 2 === 0 ? 'N' : 'S',
        (position, turn) =>
          chooseGreedily(position, { limit: { nodes: Infinity }, seed: game * 1000 + turn })
            .actions,
      );
      meetings.push({ north, south, won: winner === 'N' ? 1 : winner === 'S' ? 0 : 0.5 });
    }
    strengths = strengthsOf(meetings, { N: armies.N.length, S: armies.S.length });
    const spread = SIDES.map((side) => {
      const all = players[side].map((i) => strengths[side][i] ?? 0).sort((a, b) => b - a);
      return `${side} ${[0, all.length >> 1, all.length - 1].map((i) => all[i]?.toFixed(2)).join(' ')}`;
    });
    console.error(`round ${round + 1}: ${meetings.length} games, strengths ${spread.join(', ')}`);
    // Of two that came out alike one is enough.
    const lines = (side: Side): string[] =>
      [
        ...new Set(
          bestOf(side, armies[side].length).map((i) =>
            bookLine(armies[side][i] as Army, (square) => nameOf(board, square)),
          ),
        ),
      ].slice(0, KEPT);
    writeFileSync(
      'src/war/opponent/book.json',
      `${JSON.stringify({ N: lines('N'), S: lines('S') }, null, 2)}\n`,
    );
  }
}

function check(games: number, nodes: number, seed: number): void {
  const count = { book: 0, lot: 0, drawn: 0 };
  for (let game = 0; game < games; game++) {
    const byBook: Side = game % 2 === 0 ? 'N' : 'S';
    const army = (side: Side): Army =>
      (side === byBook ? chooseDeployment : drawDeployment)(requestOf(side, seed + game)).units;
    const winner = winnerOf(
      army('N'),
      army('S'),
      game % 4 < 2 ? 'N' : 'S',
      (position, turn) =>
        chooseTurn(position, { level: 6, limit: { nodes }, seed: (seed + game) * 1000 + turn })
          .actions,
    );
    count[winner === null ? 'drawn' : winner === byBook ? 'book' : 'lot'] += 1;
    console.error(`${game + 1}: ${JSON.stringify(count)}`);
  }
  console.log(JSON.stringify({ ...count, games, nodes, seed, won: wilson(count.book, games) }));
}

const [command, games = '100', nodes = '4000', seed = '700000'] = process.argv.slice(3);
if (command === '--check') check(Number(games), Number(nodes), Number(seed));
else learn();
