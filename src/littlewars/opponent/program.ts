import { defaultArrangement } from '../battles/arrangement';
import { other } from '../engine/men';
import { command, type Order } from '../engine/orders';
import type { Battle, Side } from '../engine/types';
import type { ProgramLevel } from '../game/seats';
import { nextLay } from './aiming';
import { nextHaul } from './hauls';
import { ABILITIES } from './levels';
import { marchActs, type Act } from './marches';

/**
 * After so many moves of both sides a draw is offered, and one that is offered is agreed to: a third of battles between
 * programs never end.
 */
const LONG = 80;
/** After so many more it is offered again. */
const OFTEN = 20;

/** A side that the program plays, at which level, and the seed of the errors that it makes. */
export interface Player {
  readonly side: Side;
  readonly level: ProgramLevel;
  /** Decides the errors of hand and eye; a whole number from 0 to 2³² − 1. */
  readonly seed: number;
}

/**
 * Returns what a side that the program plays orders next: acts to be executed in order, before this function is called
 * again; empty if it has nothing to order. A shot is an act by itself, because what follows depends on it. The same
 * battle, level and seed give the same acts on every machine. During setting out the other side's men and guns are not
 * considered.
 */
export function nextActs(battle: Battle, { side, level, seed }: Player): readonly Act[] {
  const ability = ABILITIES[level];
  const { phase, mover } = battle;
  if (phase === 'settingOut') return setOut(battle, side);
  if (phase === 'over') return [];
  if (battle.drawOffers.includes(other(side)))
    return isLong(battle)
      ? [{ purpose: 'agree', orders: [{ kind: 'offerDraw', side }] }]
      : [{ purpose: 'decline', orders: [{ kind: 'declineDraw', side }] }];
  if (mover !== side) return [];
  if (phase === 'interval') {
    const begin: Act = { purpose: 'begin', orders: [{ kind: 'go' }] };
    const offers = isLong(battle) && battle.moves % OFTEN < 2 && !battle.drawOffers.includes(side);
    return offers ? [{ purpose: 'offer', orders: [{ kind: 'offerDraw', side }] }, begin] : [begin];
  }
  if (phase === 'melees') return settled(battle);
  const lay = nextLay(battle, ability, seed);
  if (lay !== null)
    return [{ purpose: 'fire', orders: [{ kind: 'fire', gun: lay.gun.id, ...lay.aim }] }];
  const haul = ability.hauls ? nextHaul(battle) : null;
  if (haul !== null) return [{ purpose: 'haul', orders: [haul] }];
  return marchActs(battle, ability);
}

/** Returns whether a battle has gone on for so long that a draw is fair (6.7): no blow has been struck either. */
const isLong = ({ moves, struck }: Battle): boolean => moves >= LONG && struck === null;

function setOut(battle: Battle, side: Side): readonly Act[] {
  if (battle.ready[side] || (!battle.rules.curtain && battle.mover !== side)) return [];
  const { orders } = defaultArrangement(ownOf(battle, side), side);
  return [{ purpose: 'setOut', orders: [...orders, { kind: 'ready', side }] }];
}

/** Returns a battle that is being set out with only what one side may see, its own men and guns (littlewars.md 2.3). */
export function ownOf(battle: Battle, side: Side): Battle {
  const men = battle.men.filter((man) => man.side === side);
  const guns = battle.guns.filter((gun) => gun.side === side);
  const ids = new Set([...men, ...guns].map(({ id }) => id));
  return { ...battle, men, guns, placed: battle.placed.filter((id) => ids.has(id)) };
}

/** Settles the melees of the move as they are proposed: one's own dearest men live (5.4). */
function settled(battle: Battle): readonly Act[] {
  const orders: Order[] = [];
  let now = battle;
  for (const { number, proposal, settled: done } of battle.melees) {
    if (done) continue;
    const order: Order = { kind: 'settle', melee: number, casualties: proposal };
    const outcome = command(now, order);
    if (!outcome.ok) break;
    now = outcome.battle;
    orders.push(order);
  }
  return orders.length === 0 ? [] : [{ purpose: 'settle', orders }];
}
