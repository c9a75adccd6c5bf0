import { isOnField, manOf } from '../engine/men';
import type { Battle } from '../engine/types';
import { bodiesOf } from './bodies';
import type { AnyOrder } from './playing';

/** Returns the ids of the men in the same body as a man; empty if he is not on the field. */
function bodyAround(battle: Battle | undefined, id: string): ReadonlySet<string> {
  const man = battle && manOf(battle, id);
  if (battle === undefined || man === undefined) return new Set();
  const own = battle.men.filter((each) => each.side === man.side && isOnField(each));
  const body = bodiesOf(own).find((men) => men.some((each) => each.id === id)) ?? [];
  return new Set(body.map((each) => each.id));
}

/** Returns by how much an order moves its man, as text; null if it is no march of a man on the field. */
function shiftOf(battle: Battle | undefined, order: AnyOrder | undefined): string | null {
  const man = order?.kind === 'march' && battle ? manOf(battle, order.man) : undefined;
  return order?.kind !== 'march' || man === undefined
    ? null
    : `${order.to.x - man.x} ${order.to.y - man.y}`;
}

/**
 * Returns the numbers of orders after which the steps of a replay end, 0 first. A step is one order, or consecutive
 * marches that belong together: each of another man, who was in one body with the first man, or goes by the same
 * distance in the same direction. `battles` has the battle before each order.
 */
export function replaySteps(
  orders: readonly AnyOrder[],
  battles: readonly Battle[],
): readonly number[] {
  const ends = [0];
  for (let at = 0; at < orders.length;) {
    const first = orders[at];
    const before = battles[at];
    at += 1;
    if (first?.kind === 'march') {
      const body = new Set(bodyAround(before, first.man));
      const shift = shiftOf(before, first);
      const gone = new Set([first.man]);
      for (let next = orders[at]; next?.kind === 'march'; next = orders[at]) {
        const along = shiftOf(before, next) === shift;
        if (gone.has(next.man) || !(body.has(next.man) || along)) break;
        if (along && !body.has(next.man))
          for (const id of bodyAround(before, next.man)) body.add(id);
        gone.add(next.man);
        at += 1;
      }
    }
    ends.push(at);
  }
  return ends;
}
