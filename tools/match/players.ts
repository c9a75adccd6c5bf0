import { attacks } from '../../src/war/engine/combat';
import { destinations, movers } from '../../src/war/engine/march';
import type { Position } from '../../src/war/engine/position';
import { play } from '../../src/war/engine/turn';
import type { Action } from '../../src/war/engine/vocabulary';
import { chanceOf } from '../../src/war/opponent/deploy';
import { LEVEL_NUMBERS, LEVELS, type Level } from '../../src/war/opponent/levels';
import { budgetOf, type Clock, type Limit } from '../../src/war/opponent/budget';
import { chooseGreedily } from './greedy';
import { chooseHunting } from './league/hunter/hunter';
import { EARLIER, opponentAt } from './league/earlier';
import { passiveTurn } from './league/passive';
import { choosePrototype } from './prototype';
import { startProgram } from './program';
import { WEIGHTS, type Weights } from '../../src/war/opponent/weights';
import { chooseTurn, type Request } from '../../src/war/opponent/opponent';

/** The turns of both sides after which a game of a match is drawn. */
export const LONGEST_MATCH_GAME = 200;

/** What the game so far tells a player: how long the enemy has waited, its plan, the squares that its units left. */
export type Past = Pick<Request, 'waited' | 'plan' | 'left'>;

/** A player of a match. */
export interface MatchPlayer {
  readonly name: string;
  /**
   * Returns a whole turn, within so many milliseconds; rejects with a `BadAnswer` if a program returns none. `past` is
   * what the game so far tells.
   */
  readonly turn: (
    position: Position,
    ms: number,
    seed: number,
    past?: Past,
  ) => readonly Action[] | Promise<readonly Action[]>;
  readonly end?: () => void;
}

/** Returns a random legal turn: each order is any of the legal ones, up to five moves. */
export function randomTurn(position: Position, seed: number): Action[] {
  const chance = chanceOf(seed);
  const actions: Action[] = [];
  let now = position;
  for (;;) {
    const moves = movers(now).flatMap((from) =>
      destinations(now, from).map((to): Action => ({ type: 'move', from, to })),
    );
    const fire = attacks(now).map(({ target }): Action => ({ type: 'attack', target }));
    const advances = (now.advance?.from ?? []).map((from): Action => ({
      type: 'advance',
      from,
      to: now.advance?.to ?? 0,
    }));
    const ends: Action[] = moves.length > 0 ? fire : [...fire, { type: 'endTurn' }];
    const from =
      advances.length > 0 ? advances : chance(6) === 0 || moves.length === 0 ? ends : moves;
    const action = from[chance(from.length)] ?? ({ type: 'endTurn' } as const);
    const next = play(now, action);
    if (!next.ok) continue;
    actions.push(action);
    if (next.position.over !== null || next.position.turn !== now.turn) return actions;
    now = next.position;
  }
}

/**
 * Returns a level's weights and settings with changes such as `line=0,turnsAhead=2`; `byHand` selects the weights
 * chosen by hand.
 */
function changesOf(text: string | undefined, level: Level): Pick<Request, 'weights' | 'sees'> {
  let from = level.weights;
  const weights: Partial<Record<string, number>> = {};
  const sees: Partial<Record<string, number>> = {};
  for (const change of (text ?? '').split(',').filter((each) => each !== '')) {
    const [name = '', value] = change.split('=');
    if (name === 'byHand') from = WEIGHTS;
    else if (typeof WEIGHTS[name as keyof Weights] === 'number') weights[name] = Number(value);
    else if (typeof LEVELS[6][name as keyof Level] === 'number') sees[name] = Number(value);
    else throw new Error(`no weight is called ${name}, and no number of a level`);
  }
  return { weights: { ...from, ...(weights as Partial<Weights>) }, sees };
}

/** The processor's clock is read once in so many calls, because reading it takes as long as a quarter of an order. */
const READ_EVERY = 8;

/** Returns this process's processor time in milliseconds, which gives equal thinking time under any load. */
function processorClock(): Clock {
  let asked = 0;
  let now = 0;
  return () => {
    if (asked++ % READ_EVERY === 0) {
      const { user, system } = process.cpuUsage();
      now = (user + system) / 1000;
    }
    return now;
  };
}

/**
 * The players of the league, the kinds against which settings are accepted: one that prepares attacks and judges
 * by values of its own, one that hurries to the enemy arsenals, greedy play, one that only ends its turns, and
 * level 6 as it was.
 */
export const LEAGUE = ['hunter', 'raider', 'greedy', 'passive', 'earlier'] as const;

/** The raider is greedy for the enemy arsenals and hardly counts dangers. */
const RAIDER = 'greedy:approach=2.5,relief=2,worstDanger=0.4,otherDanger=0.05,laterDanger=0.1';

/** Returns a league player's name with the limit of another player, such as `hunter:nodes:2000`. */
export function withLimitOf(name: string, player: string): string {
  const [, unit, amount] = player.split(':');
  const limited = name === 'hunter' || name === 'earlier';
  return limited && unit !== undefined && amount !== undefined ? `${name}:${unit}:${amount}` : name;
}

/**
 * Returns the player of a name: one of the league, `random`, `prototype`, or a level such as `6`. Those that search
 * may have a limit (`6:nodes:2000`, `hunter:ms:30`, or `6:cpu:300` in milliseconds of processor time), and a level
 * changed weights and numbers (`6:nodes:2000:approach=0.4,turnsAhead=2`, `6:nodes:2000:byHand`); `greedy:line=0`.
 * `at-1a2b3c4d:nodes:2000` is level 6 of a commit. `program:npm run --silent console` is any program that speaks
 * the console, by its command.
 */
export function playerOf(name: string): MatchPlayer {
  if (name.startsWith('program:')) return { name, ...startProgram(name.slice('program:'.length)) };
  const clock = (): number => performance.now();
  if (name === 'random') return { name, turn: (now, _, seed) => randomTurn(now, seed) };
  if (name === 'passive') return { name, turn: passiveTurn };
  if (name === 'raider') return { ...playerOf(RAIDER), name };
  if (name === 'greedy' || name.startsWith('greedy:')) {
    const { weights } = changesOf(name.split(':')[1], LEVELS[6]);
    return {
      name,
      turn: (now, ms, seed) =>
        chooseGreedily(now, { limit: { ms, clock }, seed, ...(weights && { weights }) }).actions,
    };
  }
  const [number, unit, amount, changes] = name.split(':');
  const limitOf = (ms: number): Limit =>
    unit === 'nodes'
      ? { nodes: Number(amount) }
      : { ms: Number(amount ?? ms), clock: unit === 'cpu' ? processorClock() : clock };
  if (number === 'hunter')
    return { name, turn: (now, ms) => chooseHunting(now, budgetOf(limitOf(ms))) };
  if (number === 'prototype')
    return { name, turn: (now, ms, seed) => choosePrototype(now, { limit: limitOf(ms), seed }) };
  if (number === 'earlier' || number?.startsWith('at-') === true) {
    const chosen = opponentAt(number === 'earlier' ? EARLIER : number.slice('at-'.length));
    return {
      name,
      turn: (now, ms, seed, { waited = 0 } = {}) =>
        chosen(now, { level: 6, seed, waited, limit: limitOf(ms) }),
    };
  }
  const level = LEVEL_NUMBERS.find((each) => String(each) === number);
  if (level === undefined) throw new Error(`no player is called ${name}`);
  const set = changesOf(changes, LEVELS[level]);
  return {
    name,
    turn: (now, ms, seed, { waited = 0, ...past } = {}) =>
      chooseTurn(now, {
        level,
        seed,
        waited,
        // Lower levels have no plans, and go back as they like.
        ...(level === 6 && past),
        ...set,
        limit: limitOf(ms),
      }).actions,
  };
}

/** Returns a share of games with its 95 % Wilson interval, in per cent: `[share, low, high]`. */
export function wilson(count: number, games: number): readonly [number, number, number] {
  const z = 1.96;
  const p = count / games;
  const centre = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half =
    (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const percent = (share: number): number => Math.round(share * 1000) / 10;
  return [percent(p), percent(centre - half), percent(centre + half)];
}
