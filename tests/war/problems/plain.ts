import { attacks } from '../../../src/war/engine/combat';
import { destinations, enemyArsenalAt, movers, takesArsenals } from '../../../src/war/engine/march';
import { slotAt, type Position } from '../../../src/war/engine/position';
import { positionHash } from '../../../src/war/engine/positionHash';
import { play } from '../../../src/war/engine/turn';
import { other, type Action, type Square } from '../../../src/war/engine/vocabulary';
import { isolatedSince } from '../../../src/war/problems/cuts';

// The searches of src/war/problems without any of what makes them fast: every order in every sequence, by the rules alone.

const after = (position: Position, action: Action): Position => {
  const played = play(position, action);
  if (!played.ok) throw new Error(JSON.stringify(played.reasons));
  return played.position;
};

/** Every position that sequences of so many moves at most lead to, that one first. */
function* everyMarch(position: Position, moves: number): Generator<Position> {
  yield position;
  if (moves === 0 || position.over !== null) return;
  for (const from of movers(position))
    for (const to of destinations(position, from))
      yield* everyMarch(after(position, { type: 'move', from, to }), moves - 1);
}

export function plainBlows(position: Position, moves: number): Set<Square> {
  const found = new Set<Square>();
  for (const now of everyMarch(position, moves))
    for (const { target, outcome } of attacks(now)) if (outcome === 'destroyed') found.add(target);
  return found;
}

export function plainCaptures(position: Position, moves: number): Set<string> {
  const found = new Set<string>();
  const step = (now: Position, left: number): void => {
    if (left === 0 || now.over !== null || now.taken >= 0) return;
    for (const from of movers(now))
      for (const to of destinations(now, from)) {
        const slot = slotAt(now, from);
        if (takesArsenals(now, slot) && enemyArsenalAt(now, now.side, to) >= 0)
          found.add(`${slot} ${to}`);
        else step(after(now, { type: 'move', from, to }), left - 1);
      }
  };
  step(position, moves);
  return found;
}

export function plainCut(
  position: Position,
  orders: number,
): { readonly count: number; readonly ends: ReadonlySet<number> } {
  let count = 1;
  let ends = new Set<number>();
  const enemy = other(position.side);
  const note = (now: Position): void => {
    const isolated = isolatedSince(position, now, enemy);
    if (isolated < count) return;
    if (isolated > count) ends = new Set();
    count = isolated;
    ends.add(positionHash(now));
  };
  const step = (now: Position, left: number): void => {
    if (now.over !== null) return;
    note(now);
    if (left === 0) return;
    for (const { target, outcome } of attacks(now)) {
      const fired = after(now, { type: 'attack', target });
      if (outcome === 'destroyed' && fired.over === null) note(fired);
    }
    for (const from of movers(now))
      for (const to of destinations(now, from))
        step(after(now, { type: 'move', from, to }), left - 1);
  };
  step(position, orders);
  return { count: ends.size === 0 ? 0 : count, ends };
}

/** Ends of every turn of so many orders at most, an attack that its target resists being none. */
export function plainTurns(position: Position, orders: number): Set<number> {
  const ends = new Set<number>();
  const step = (now: Position, left: number): void => {
    const ended = play(now, { type: 'endTurn' });
    if (ended.ok) ends.add(positionHash(ended.position));
    else if (now.over !== null) ends.add(positionHash(now));
    if (left === 0 || now.over !== null) return;
    for (const { target, outcome } of attacks(now))
      if (outcome !== 'resists') ends.add(positionHash(after(now, { type: 'attack', target })));
    for (const from of movers(now))
      for (const to of destinations(now, from))
        step(after(now, { type: 'move', from, to }), left - 1);
  };
  step(position, orders);
  return ends;
}
