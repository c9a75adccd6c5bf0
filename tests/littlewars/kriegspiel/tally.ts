// What has happened in random battles of Kriegspiel, counted by kind, so that they are known to be of something.
import { isOnField } from '../../../src/littlewars/engine/men';
import { chargeOf } from '../../../src/littlewars/kriegspiel/charges';
import { moveStateOf } from '../../../src/littlewars/kriegspiel/moveState';
import type { KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';

/** How often each has happened. */
export type Tally = Record<string, number>;

/** Returns what a charge is: how it is received, and how it is decided (7.1 to 7.7). */
function chargeKinds(before: KriegspielBattle, body: string, target: string): readonly string[] {
  const charge = chargeOf(before, body, target);
  if (charge === null) return [];
  const { stand, tolls, factor } = charge;
  const decided = stand === 'cavalry' ? (tolls.length === 2 ? ' by a toss' : ' unequal') : '';
  return [`charge: ${stand}${decided}`, ...(factor > 1 ? ['charge: downhill'] : [])];
}

/** Returns what an order has brought about. */
function happened(
  before: KriegspielBattle,
  after: KriegspielBattle,
  order: KriegspielOrder,
): readonly string[] {
  const [was, now] = [before.kriegspiel, after.kriegspiel];
  const found: string[] = [order.kind];
  const note = (what: string, count: number): void => {
    for (let i = 0; i < count; i++) found.push(what);
  };
  if (order.kind === 'charge') found.push(...chargeKinds(before, order.body, order.target));
  if (order.kind === 'beginWork') found.push(`begun: ${order.work}`);
  if (after.moves > before.moves)
    for (const work of was.works)
      if (work.done === work.takes - 1 && now.works.every(({ id }) => id !== work.id))
        found.push(`done: ${work.kind}`);
  note(
    'mine goes off',
    was.mines.filter(({ id }) => now.mines.every((mine) => mine.id !== id)).length,
  );
  if (order.kind === 'rifles') note('shot by rifles', after.shots.at(-1)?.dead.length ?? 0);
  if (order.kind === 'shell') {
    note('killed by a shell', after.shots.at(-1)?.dead.length ?? 0);
    for (const { id } of after.guns) {
      if (now.guns[id]!.destroyed && !was.guns[id]!.destroyed) found.push('gun destroyed');
      if (now.guns[id]!.disabledUntil > was.guns[id]!.disabledUntil) found.push('gun disabled');
    }
  }
  now.waggons.forEach((waggon, i) => {
    const old = was.waggons[i]!;
    if (waggon.destroyed && !old.destroyed) found.push('waggon destroyed');
    if (waggon.side !== old.side) found.push('waggon taken');
    if (waggon.packets > old.packets) found.push('waggon filled');
    if (waggon.packets < old.packets && !waggon.destroyed) found.push('packets given');
  });
  now.transports.forEach((transport, i) => {
    const old = was.transports[i]!;
    if (transport.aboard.length > old.aboard.length) found.push(`aboard: ${transport.kind}`);
    if (transport.aboard.length > 0 && transport.used > old.used)
      found.push(`carried: ${transport.kind}`);
  });
  after.men.forEach((man, i) => {
    const { id } = man;
    const old = before.men[i]!;
    if (now.besieged[id] !== undefined && was.besieged[id] === undefined) found.push('besieged');
    if (was.besieged[id] !== undefined && old.state === 'ready' && man.state === 'prisoner')
      found.push('besieged and taken');
    for (const supply of ['food', 'forage', 'ammunition'] as const)
      if (now.wanting[id]?.[supply] !== undefined && was.wanting[id]?.[supply] === undefined)
        found.push(`wants ${supply}`);
    const [then, here] = [moveStateOf(before, old).pursuit, moveStateOf(after, man).pursuit];
    if (here !== then && isOnField(man)) found.push(`pursuit: ${here}`);
    if (now.crossing[id] !== undefined && was.crossing[id] === undefined) found.push('at an edge');
  });
  for (const side of ['red', 'blue'] as const) {
    if (now.generals[side].awayUntil > was.generals[side].awayUntil) found.push('General away');
    if (now.generals[side].man !== was.generals[side].man) found.push('General lost');
  }
  note('horses lost', now.unhorsed.length - was.unhorsed.length);
  if (after.result !== null && before.result === null) found.push(`end: ${after.result.why}`);
  return found;
}

/** Adds what an order has brought about to a tally. */
export function count(
  tally: Tally,
  before: KriegspielBattle,
  after: KriegspielBattle,
  order: KriegspielOrder,
): void {
  for (const what of happened(before, after, order)) tally[what] = (tally[what] ?? 0) + 1;
}
