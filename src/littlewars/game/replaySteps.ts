import { isOnField, manOf } from '../engine/men';
import type { Order } from '../engine/orders';
import type { Battle } from '../engine/types';
import { bodiesOf } from './bodies';

/** Returns the ids of the men in the same body as a man; empty if he is not on the field. */
function bodyAround(battle: Battle | undefined, id: string): ReadonlySet<string> {
  const man = battle && manOf(battle, id);
  if (battle === undefined || man === undefined) return new Set();
  const own = battle.men.filter((each) => each.side === man.side && isOnField(each));
  const body = bodiesOf(own).find((men) => men.some((each) => each.id === id)) ?? [];
  return new Set(body.map((each) => each.id));
}

/**
 * Returns the number of orders at which each step of a replay ends, 0 first. A step is one order, or consecutive
 * marches of men who were in one body before the first, each of whom marches once. `battles` has the battle before
 * each order.
 */
export function replaySteps(
  orders: readonly Order[],
  battles: readonly Battle[],
): readonly number[] {
  const ends = [0];
  for (let at = 0; at < orders.length;) {
    const first = orders[at];
    at += 1;
    if (first?.kind === 'march') {
      const left = new Set(bodyAround(battles[at - 1], first.man));
      left.delete(first.man);
      for (
        let next = orders[at];
        next?.kind === 'march' && left.delete(next.man);
        next = orders[at]
      )
        at += 1;
    }
    ends.push(at);
  }
  return ends;
}
