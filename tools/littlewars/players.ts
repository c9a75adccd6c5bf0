import { MOST_SHOTS } from '../../src/littlewars/engine/gun';
import { command, type Order } from '../../src/littlewars/engine/orders';
import { farthestToward } from '../../src/littlewars/engine/marching';
import { movedBy } from '../../src/littlewars/engine/men';
import { drawBelow, type Stream } from '../../src/littlewars/engine/stream';
import type { Battle, Side } from '../../src/littlewars/engine/types';
import { PROGRAM_LEVELS } from '../../src/littlewars/game/seats';
import type { Act } from '../../src/littlewars/opponent/marches';
import { nextActs } from '../../src/littlewars/opponent/program';

/** A player of a match: returns what a side does next. */
export type LittleWarsPlayer = (battle: Battle, side: Side, seed: number) => readonly Act[];

/** Returns the player of a name: a level, or `random`. */
export function playerNamed(name: string): LittleWarsPlayer {
  if (name === 'random') return random;
  const level = PROGRAM_LEVELS.find((each) => String(each) === name);
  if (level === undefined) throw new Error(`no player is called ${name}`);
  return (battle, side, seed) => nextActs(battle, { side, level, seed });
}

/** Sets out, settles and begins as the program does; fires anywhere, and marches every second man anywhere. */
function random(battle: Battle, side: Side, seed: number): readonly Act[] {
  const { phase, mover, country, moves, shots } = battle;
  if (phase !== 'guns' && phase !== 'men') return nextActs(battle, { side, level: 1, seed });
  if (mover !== side) return [];
  let state: Stream =
    (seed ^ Math.imul(moves + 1, 0x9e3779b1) ^ Math.imul(shots.length + 1, 97)) >>> 0;
  const below = (n: number): number => {
    const [value, after] = drawBelow(state, n);
    state = after;
    return value;
  };
  let now = battle;
  const orders: Order[] = [];
  const give = (order: Order): boolean => {
    const outcome = command(now, order);
    if (!outcome.ok) return false;
    now = outcome.battle;
    orders.push(order);
    return true;
  };
  for (const gun of battle.guns)
    for (let i = gun.shots; i < MOST_SHOTS; i++) {
      const bearing = (below(180_000) - 90_000 + (side === 'red' ? 360_000 : 180_000)) % 360_000;
      if (give({ kind: 'fire', gun: gun.id, bearing, elevation: below(8_000) }))
        return [{ purpose: 'fire', orders }];
    }
  for (const man of battle.men) {
    if (movedBy(man) !== side || below(2) === 0) continue;
    const to = farthestToward(now, man.id, { x: below(country.width), y: below(country.depth) });
    if (to !== null) give({ kind: 'march', man: man.id, to });
  }
  give({ kind: 'end' });
  return [{ purpose: 'end', orders }];
}
