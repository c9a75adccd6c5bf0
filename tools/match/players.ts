import { attacks } from '../../src/war/engine/combat';
import { destinations, movers } from '../../src/war/engine/march';
import type { Position } from '../../src/war/engine/position';
import { play } from '../../src/war/engine/turn';
import type { Action } from '../../src/war/engine/vocabulary';
import { chanceOf } from '../../src/war/opponent/chance';
import { LEVEL_NUMBERS, LEVELS, type Level } from '../../src/war/opponent/levels';
import type { Clock, Limit } from '../../src/war/opponent/budget';
import { choosePrototype } from './prototype';
import { startProgram } from './program';
import { WEIGHTS, type Weights } from '../../src/war/opponent/weights';
import { chooseGreedily, chooseTurn, type Request } from '../../src/war/opponent/opponent';

/** Turns of either side after which a game of a match is drawn. */
export const LONGEST_MATCH_GAME = 200;

/** Who plays in a match. */
export interface MatchPlayer {
  readonly name: string;
  /** A whole turn, within so many milliseconds; rejects with a `BadAnswer` where a program answers none. */
  readonly turn: (
    position: Position,
    ms: number,
    seed: number,
  ) => readonly Action[] | Promise<readonly Action[]>;
  readonly end?: () => void;
}

/** A legal turn by chance: each order any of those that are legal, up to five moves. */
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

/** A level's weights and what it sees, with some set otherwise, such as `line=0,turnsAhead=2`; `byHand` for the weights chosen so. */
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

/** How many times the clock of the processor is asked before it is read anew: reading it takes as long as a quarter of an order. */
const READ_EVERY = 8;

/** Milliseconds that this program has had of the processor: whatever else the machine does, as much thought for each. */
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
 * The player of a name: `random`, `greedy`, `prototype`, or a level such as `6`; the last two with a limit of their own or
 * without, `6:nodes:2000`, `6:ms:30`, or `6:cpu:300` with milliseconds of the processor, and a level behind it with weights and
 * numbers of the level set otherwise: `6:nodes:2000:approach=0.4,turnsAhead=2`, `6:nodes:2000:byHand`; `greedy:line=0`; or any program that speaks the
 * console, by its command: `program:npm run --silent console`.
 */
export function playerOf(name: string): MatchPlayer {
  if (name.startsWith('program:')) return { name, ...startProgram(name.slice('program:'.length)) };
  const clock = (): number => performance.now();
  if (name === 'random') return { name, turn: (now, _, seed) => randomTurn(now, seed) };
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
  if (number === 'prototype')
    return { name, turn: (now, ms, seed) => choosePrototype(now, { limit: limitOf(ms), seed }) };
  const level = LEVEL_NUMBERS.find((each) => String(each) === number);
  if (level === undefined) throw new Error(`no player is called ${name}`);
  const set = changesOf(changes, LEVELS[level]);
  return {
    name,
    turn: (now, ms, seed) =>
      chooseTurn(now, {
        level,
        seed,
        ...set,
        limit: limitOf(ms),
      }).actions,
  };
}

/** A share of games with its Wilson interval of 95 %, as per cent: `[share, low, high]`. */
export function wilson(count: number, games: number): readonly [number, number, number] {
  const z = 1.96;
  const p = count / games;
  const centre = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half =
    (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const percent = (share: number): number => Math.round(share * 1000) / 10;
  return [percent(p), percent(centre - half), percent(centre + half)];
}
