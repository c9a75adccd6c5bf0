// Games of level 6 against itself and the league, to train on. They are logged as they were played, turn by turn, so
// that other features can be computed from the same games.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readPosition, writeAction } from '../../src/war/engine/notation/notation';
import { readAction } from '../../src/war/engine/notation/recordText';
import { positionOf, type Position } from '../../src/war/engine/position';
import { RULE_SETS } from '../../src/war/engine/rules';
import { writePosition } from '../../src/war/engine/setups';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { play } from '../../src/war/engine/turn';
import { SIDES, type Action, type Side } from '../../src/war/engine/vocabulary';
import { chanceOf, type RandomInt } from '../../src/war/opponent/deploy';
import { LEVELS } from '../../src/war/opponent/levels';
import { actionsOf, chooseTurn, thinkingOf } from '../../src/war/opponent/opponent';
import { plansOf } from '../../src/war/opponent/plans';
import { giveQuickTurn } from '../../src/war/opponent/rollouts';
import { following, strategiesOf, type Strategy } from '../../src/war/opponent/strategies';
import { takeBackAll } from '../../src/war/opponent/thinking';
import { playerOf, withLimitOf, type MatchPlayer } from '../match/players';
import { CYCLE, KINDS, rowsOf, seenIn, type Kind } from './rows';
import { startOf } from './starts';

/** A game to train on: one line of a log. */
export interface LeagueGame {
  /** Its number, from which everything else follows. */
  readonly game: number;
  readonly kind: Kind;
  /** The side of level 6, N against itself; and the nodes of either side's search. */
  readonly side: Side;
  readonly nodes: number;
  /** The position at the beginning, as text. */
  readonly start: string;
  /** The orders of each turn, separated by spaces. */
  readonly turns: readonly string[];
  /** For each turn the score of level 6's search for the side to move; null for a turn of another player. */
  readonly scores: readonly (number | null)[];
  /** Null for a draw. */
  readonly winner: Side | null;
}

/** The kinds in the order in which they are played: itself and `earlier` in every fourth game, others in every eighth. */
const ORDER: readonly Kind[] = [
  'itself',
  'hunter',
  'earlier',
  'greedy',
  'itself',
  'raider',
  'earlier',
  'passive',
];
/** Returns the kind of the game of a number. */
export const kindOf = (game: number): Kind => ORDER[game % CYCLE] as Kind;

/** The nodes of a search, in one cycle of kinds out of three and in the others. */
const NODES = [4000, 1500, 1500];
/** The turn of both sides after which a game is drawn, as in matches. */
const LONGEST = 200;
/** One game in so many begins after quick turns of both sides, fewer than so many. */
const LATER_ONE_OF = 3;
const QUICK_TURNS = 60;
/** For how many turns a side keeps a strategy there. */
const STRATEGY_TURNS = 8;

/** Plays a game by its number; the same again on every machine. */
export async function playLeagueGame(game: number): Promise<LeagueGame> {
  const chance = chanceOf(Math.imul(game, 104_729) + 29);
  const kind = kindOf(game);
  const nodes = NODES[Math.floor(game / CYCLE) % NODES.length] as number;
  const side = SIDES[chance(2)] as Side;
  // Quick games have the numbers from 1 on, and deployments follow from the number.
  let now = startOf(1_000_000 + game, chance);
  if (chance(LATER_ONE_OF) === 0) now = afterQuickTurns(now, chance(QUICK_TURNS), chance);
  const rival = kind === 'itself' ? null : rivalOf(kind, nodes);
  const start = writePosition(now);
  const turns: string[] = [];
  const scores: (number | null)[] = [];
  while (now.over === null && now.turn <= LONGEST) {
    const seed = chance(2 ** 30);
    let actions: readonly Action[];
    if (rival === null || now.side === side) {
      const chosen = chooseTurn(now, { level: 6, limit: { nodes }, seed });
      actions = chosen.actions;
      scores.push(chosen.score);
    } else {
      actions = await rival.turn(now, 0, seed);
      scores.push(null);
    }
    const { board } = now;
    turns.push(actions.map((action) => writeAction(board, action)).join(' '));
    now = after(now, actions);
  }
  const winner = now.over?.winner ?? null;
  return { game, kind, side, nodes, start, turns, scores, winner };
}

const rivals = new Map<string, MatchPlayer>();

/** Returns the player of a kind, with a limit where it searches; it is made once. */
function rivalOf(kind: Kind, nodes: number): MatchPlayer {
  const name = withLimitOf(kind, `6:nodes:${nodes}`);
  const known = rivals.get(name) ?? playerOf(name);
  rivals.set(name, known);
  return known;
}

/** Returns the position after actions. @throws {Error} if one is illegal. */
export function after(position: Position, actions: readonly Action[]): Position {
  return actions.reduce((now, action) => {
    const next = play(now, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(next.reasons)}`);
    return next.position;
  }, position);
}

/** Returns the position after so many quick turns by random strategies, or before the turn that would end the game. */
function afterQuickTurns(start: Position, turns: number, chance: RandomInt): Position {
  let now = start;
  const strategies: Record<Side, number> = { N: 0, S: 0 };
  for (let turn = 0; turn < turns; turn++) {
    const thinking = thinkingOf(now, LEVELS[6], {
      limit: { nodes: Infinity },
      seed: chance(2 ** 30),
    });
    const all = strategiesOf(now, now.side, thinking.weights);
    if (turn % STRATEGY_TURNS < SIDES.length) strategies[now.side] = chance(all.length);
    const strategy = (all[strategies[now.side]] ?? all[0]) as Strategy;
    const { moves, finish, orders } = giveQuickTurn(following(thinking, strategy));
    takeBackAll(thinking, orders);
    const next = after(now, actionsOf(thinking, moves, finish));
    if (next.over !== null) return now;
    now = next;
  }
  return now;
}

/** Returns the games of a log; none if there is no such file. */
export const leagueGames = (file: string): LeagueGame[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as LeagueGame)
    : [];

/** Plays those of so many games from a number on that a log lacks, and adds them to it; calls `report` after each. */
export async function playLeague(
  file: string,
  first: number,
  count: number,
  report: (game: LeagueGame) => void,
): Promise<void> {
  const known = new Set(leagueGames(file).map(({ game }) => game));
  for (let number = first; number < first + count; number++) {
    if (known.has(number)) continue;
    const game = await playLeagueGame(number);
    appendFileSync(file, `${JSON.stringify(game)}\n`);
    report(game);
  }
}

/** Replays a logged game and returns its rows. @throws {Error} if it cannot be replayed. */
export function leagueRows({ game, kind, start, turns, scores, winner }: LeagueGame): Float32Array {
  const board = STANDARD_BOARD;
  const reading = readPosition(board, start);
  if (!reading.ok) throw new Error(`game ${game} begins with no position`);
  let now = positionOf(board, RULE_SETS.debord, reading.setup);
  const seen = turns.map((turn) => {
    const one = seenIn(now, plansOf(now));
    const actions = turn.split(' ').map((word) => {
      const action = readAction(board, word);
      if (action === undefined) throw new Error(`game ${game} has the order ${word}`);
      return action;
    });
    now = after(now, actions);
    return one;
  });
  return rowsOf({ game, kind: KINDS.indexOf(kind), winner }, seen, scores);
}
