import { attacks } from '../../src/war/engine/combat';
import { destinations, movers } from '../../src/war/engine/march';
import type { Position } from '../../src/war/engine/position';
import { play } from '../../src/war/engine/turn';
import type { Action } from '../../src/war/engine/vocabulary';
import { chanceOf } from '../../src/war/opponent/chance';
import { LEVEL_NUMBERS, LEVELS } from '../../src/war/opponent/levels';
import { WEIGHTS, type Weights } from '../../src/war/opponent/weights';
import { chooseGreedily, chooseTurn } from '../../src/war/opponent/opponent';

/** Turns of either side after which a game of a match is drawn. */
export const LONGEST_MATCH_GAME = 200;

/** Who plays in a match. */
export interface MatchPlayer {
  readonly name: string;
  /** A whole turn, within so many milliseconds. */
  readonly turn: (position: Position, ms: number, seed: number) => readonly Action[];
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

/** The weights with some set otherwise, such as `danger=0,approach=0.4`. */
function weightsOf(text: string | undefined): Weights {
  const changes = (text ?? '').split(',').filter((each) => each !== '');
  const changed = changes.map((change) => {
    const [name = '', value] = change.split('=');
    if (typeof WEIGHTS[name as keyof Weights] !== 'number')
      throw new Error(`no weight is called ${name}`);
    return [name, Number(value)];
  });
  return { ...WEIGHTS, ...(Object.fromEntries(changed) as Partial<Weights>) };
}

/**
 * The player of a name: `random`, `greedy`, a level such as `6`, a level with a limit of its own, `6:nodes:2000` or `6:ms:30`,
 * and behind it weights set otherwise: `6:nodes:2000:approach=0.4,line=0`.
 */
export function playerOf(name: string): MatchPlayer {
  const clock = (): number => performance.now();
  if (name === 'random') return { name, turn: (now, _, seed) => randomTurn(now, seed) };
  if (name === 'greedy')
    return {
      name,
      turn: (now, ms, seed) => chooseGreedily(now, { limit: { ms, clock }, seed }).actions,
    };
  if (name.startsWith('greedy:')) {
    const weights = weightsOf(name.slice('greedy:'.length));
    return {
      name,
      turn: (now, ms, seed) => chooseGreedily(now, { limit: { ms, clock }, seed, weights }).actions,
    };
  }
  const [number, unit, amount, changes] = name.split(':');
  const level = LEVEL_NUMBERS.find((each) => String(each) === number);
  if (level === undefined) throw new Error(`no player is called ${name}`);
  const levelChanges = (changes ?? '').split(',').filter((c) => c.startsWith('X'));
  const weights = weightsOf(
    (changes ?? '')
      .split(',')
      .filter((c) => !c.startsWith('X'))
      .join(','),
  );
  for (const c of levelChanges) {
    const [k = '', v] = c.slice(1).split('=');
    (LEVELS[level] as unknown as Record<string, number>)[k] = Number(v);
  }
  return {
    name,
    turn: (now, ms, seed) => {
      return chooseTurn(now, {
        level,
        seed,
        weights,
        limit: unit === 'nodes' ? { nodes: Number(amount) } : { ms: Number(amount ?? ms), clock },
      }).actions;
    },
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
