// Plays two of the opponents against each other and prints how it went: `npm run match -- A B games ms [seed]`. A and B are
// players as `playerOf` names them: levels, `random`, `greedy`, with limits and weights, or a program that speaks the console.
// Games come in pairs from one position, sides changed: the openings, and random sound deployments.
import { positionOf, type Position } from '../../src/war/engine/position';
import { readPosition } from '../../src/war/engine/notation/notation';
import { OPENINGS } from '../../src/war/engine/openings';
import { writePosition } from '../../src/war/engine/setups';
import { setupOfDeployments } from '../../src/war/engine/deployment';
import { RULE_SETS } from '../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { play } from '../../src/war/engine/turn';
import type { Action } from '../../src/war/engine/vocabulary';
import { chooseDeployment } from '../../src/war/opponent/deploy';
import { BadAnswer } from './program';
import { LONGEST_MATCH_GAME, playerOf, wilson, type MatchPlayer } from './players';

const [a = '6', b = 'greedy', games = '20', ms = '300', seedText = '1'] = process.argv.slice(3);
const firstSeed = Number(seedText);

/** The position a pair of games begins from: openings and deployments by turns. */
function startOf(pair: number): Position {
  const board = STANDARD_BOARD;
  const opening = pair % 2 === 0 ? OPENINGS[(pair / 2) % OPENINGS.length] : undefined;
  if (opening !== undefined) {
    const reading = readPosition(board, opening.position);
    if (!reading.ok) throw new Error(`the opening ${opening.id} cannot be read`);
    return positionOf(board, RULE_SETS.debord, reading.setup);
  }
  const deployed = (side: 'N' | 'S', seed: number) =>
    chooseDeployment({ board, rules: RULE_SETS.debord, side, seed, level: 6 });
  const seed = (firstSeed + pair) * 2;
  const setup = setupOfDeployments(board, deployed('N', seed), deployed('S', seed + 1), 'N');
  return positionOf(board, RULE_SETS.debord, setup);
}

interface Played {
  readonly winner: MatchPlayer | null;
  /** What the loser answered that is no legal turn. */
  readonly fault?: string;
  readonly turns: number;
  readonly slowest: number;
  /** The position it ended with. */
  readonly left: string;
}

/** The position after a turn; throws a `BadAnswer` where it is not legal. */
function after(position: Position, actions: readonly Action[]): Position {
  let now = position;
  for (const action of actions) {
    const next = play(now, action);
    if (!next.ok) throw new BadAnswer(JSON.stringify({ action, reasons: next.reasons }));
    now = next.position;
  }
  if (now.over === null && now.turn === position.turn) throw new BadAnswer('a turn without an end');
  return now;
}

async function playGame(
  start: Position,
  north: MatchPlayer,
  south: MatchPlayer,
  seed: number,
): Promise<Played> {
  let now = start;
  let slowest = 0;
  while (now.over === null && now.turn <= LONGEST_MATCH_GAME) {
    const player = now.side === 'N' ? north : south;
    const begun = performance.now();
    try {
      const actions = await player.turn(now, Number(ms), seed * 1000 + now.turn);
      slowest = Math.max(slowest, performance.now() - begun);
      now = after(now, actions);
    } catch (error) {
      if (!(error instanceof BadAnswer)) throw error;
      const winner = player === north ? south : north;
      const fault = `${player.name}: ${error.message}`;
      return { winner, fault, turns: now.turn, slowest, left: writePosition(now) };
    }
  }
  const winner = now.over === null || now.over.winner === null ? null : now.over.winner;
  return {
    winner: winner === null ? null : winner === 'N' ? north : south,
    turns: now.turn,
    slowest,
    left: writePosition(now),
  };
}

const [first, second] = [playerOf(a), playerOf(b)];
let [wins, losses, draws, turns, slowest, faults] = [0, 0, 0, 0, 0, 0];
for (let game = 0; game < Number(games); game++) {
  const start = startOf(Math.floor(game / 2));
  const [north, south] = game % 2 === 0 ? [first, second] : [second, first];
  const played = await playGame(start, north, south, firstSeed + game);
  if (played.winner === null) draws += 1;
  else if (played.winner === first) wins += 1;
  else losses += 1;
  turns += played.turns;
  slowest = Math.max(slowest, played.slowest);
  const result = played.winner === null ? 'draw' : played.winner === first ? 'A' : 'B';
  faults += played.fault === undefined ? 0 : 1;
  console.error(`${game + 1}: ${result} in ${played.turns}, ${played.fault ?? played.left}`);
}
first.end?.();
second.end?.();
const played = Number(games);
console.log(
  JSON.stringify({
    a,
    b,
    games: played,
    ms: Number(ms),
    seed: firstSeed,
    wins,
    losses,
    draws,
    faults,
    meanTurns: Math.round(turns / played),
    slowestTurn: Math.round(slowest),
    won: wilson(wins, played),
    score: wilson(wins + draws / 2, played),
    drawn: wilson(draws, played),
  }),
);
