// Games of two players against each other, in pairs from the same position with the sides swapped: the openings,
// and random sound deployments.
import { positionOf, type Position } from '../../src/war/engine/position';
import { readPosition } from '../../src/war/engine/notation/notation';
import { OPENINGS } from '../../src/war/engine/openings';
import { writePosition } from '../../src/war/engine/setups';
import { setupOfDeployments } from '../../src/war/engine/deployment';
import { RULE_SETS } from '../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { play } from '../../src/war/engine/turn';
import type { Action } from '../../src/war/engine/vocabulary';
import {
  planHistoryAfter,
  planHistoryFrom,
  planToPlay,
  type PlanHistory,
} from '../../src/war/opponent/planHistory';
import { turnsWaited } from '../../src/war/opponent/pressing';
import { movedSince, slotsOf } from '../../src/war/opponent/returning';
import { chooseDeployment } from '../../src/war/opponent/deploy';
import { BadAnswer } from './program';
import { LONGEST_MATCH_GAME, type MatchPlayer, type Past } from './players';

/** The result of a game of a match. */
export interface PlayedGame {
  /** The player of the North, and the winner. */
  readonly north: 'A' | 'B';
  readonly result: 'A' | 'B' | 'draw';
  /** The loser's answer that is no legal turn. */
  readonly fault?: string;
  readonly turns: number;
  /** The slowest turn, in milliseconds. */
  readonly slowest: number;
  /** The position at the beginning of each turn, and at the end of the game. */
  readonly positions: readonly string[];
}

/** The terms of a match besides the players: games, milliseconds a turn, the first seed. */
export interface MatchTerms {
  readonly games: number;
  readonly ms: number;
  readonly seed: number;
}

/** Plays the games of a match from a number on, one after the other; A has the North in the first of each pair. */
export async function* gamesOf(
  a: MatchPlayer,
  b: MatchPlayer,
  { games, ms, seed }: MatchTerms,
  first = 0,
): AsyncGenerator<{ readonly number: number; readonly played: PlayedGame }> {
  const players = { A: a, B: b };
  for (let number = first; number < games; number++) {
    const start = startOf(Math.floor(number / 2), seed);
    const north = number % 2 === 0 ? 'A' : 'B';
    yield { number, played: await playGame(start, players, north, ms, seed + number) };
  }
}

/** Returns the start of a pair of games: alternately an opening and a deployment. */
export function startOf(pair: number, firstSeed: number): Position {
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

/** Returns the position after a turn. @throws {BadAnswer} if it is illegal. */
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

/** Returns what the game so far tells the side to move; `before` is the position when its turn before began. */
export const pastOf = (
  now: Position,
  orders: readonly Action[],
  history: PlanHistory,
  before: Position | undefined,
): Past => {
  const waited = turnsWaited(orders);
  const left = slotsOf(now, before === undefined ? [] : movedSince(before, now));
  return { waited, left, plan: planToPlay(history, waited) };
};

async function playGame(
  start: Position,
  players: Readonly<Record<'A' | 'B', MatchPlayer>>,
  north: 'A' | 'B',
  ms: number,
  seed: number,
): Promise<PlayedGame> {
  const south = north === 'A' ? 'B' : 'A';
  let now = start;
  let slowest = 0;
  const positions = [writePosition(start)];
  const orders: Action[] = [];
  const starts: Position[] = [];
  let history = planHistoryFrom(start);
  const resultText = (result: 'A' | 'B' | 'draw') => ({
    north,
    result,
    turns: now.turn,
    slowest,
    positions,
  });
  while (now.over === null && now.turn <= LONGEST_MATCH_GAME) {
    const name = now.side === 'N' ? north : south;
    const begun = performance.now();
    try {
      const actions = await players[name].turn(
        now,
        ms,
        seed * 1000 + now.turn,
        pastOf(now, orders, history, starts.at(-2)),
      );
      orders.push(...actions);
      starts.push(now);
      slowest = Math.max(slowest, performance.now() - begun);
      now = after(now, actions);
      history = planHistoryAfter(history, actions);
      positions.push(writePosition(now));
    } catch (error) {
      if (!(error instanceof BadAnswer)) throw error;
      return {
        ...resultText(name === 'A' ? 'B' : 'A'),
        fault: `${players[name].name}: ${error.message}`,
      };
    }
  }
  const winner = now.over?.winner ?? null;
  return resultText(winner === null ? 'draw' : winner === 'N' ? north : south);
}
