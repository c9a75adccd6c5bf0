import { distance, NEAR } from '../engine/lengths';
import { farthestToward } from '../engine/marching';
import { meleesNow } from '../engine/melee';
import { isReady, isWithin, manOf, other } from '../engine/men';
import { command, type Order } from '../engine/orders';
import type { Battle, Man } from '../engine/types';
import { beside, reaches } from '../game/attack';
import { worthOf } from './aiming';
import type { Ability } from './levels';

/** An attack hand to hand by the mover's men on a body of enemies: the orders, and the battle after them. */
export interface Fight {
  readonly orders: readonly Order[];
  readonly battle: Battle;
  /** The ids of the attackers, and of the enemies whom they attack. */
  readonly men: readonly string[];
  readonly against: readonly string[];
}

/** What a prisoner costs: his side loses his worth, and his captor gains half of it (littlewars.md 6.5). */
const TAKEN = 1.5;
/** The most men who are sent beyond the enemy's number: more of them would win no more. */
const BEYOND = 3;
/** The most bodies of enemies that are considered in a move, those that most men reach first. */
const MOST_BODIES = 8;

/**
 * Returns the attacks hand to hand that the program makes with the men whose ids are in `free`, each from the battle
 * after the one before. In each melee the mover has more men than the enemy; if `leastGain` is not null, the tolls
 * (littlewars.md 5.3) cost the enemy at least so many points more than the mover.
 */
export function fightsNow(
  battle: Battle,
  free: ReadonlySet<string>,
  { leastGain }: Ability,
): Fight[] {
  const fights: Fight[] = [];
  const left = new Set(free);
  let now = battle;
  for (const body of bodiesInReach(battle, free).slice(0, MOST_BODIES)) {
    const fight = fightWith(now, body, left);
    if (fight === null) continue;
    if (leastGain !== null && gainOf(fight.battle, now) < leastGain) continue;
    fights.push(fight);
    for (const id of fight.men) left.delete(id);
    now = fight.battle;
  }
  return fights;
}

/** Returns bodies of enemies within six inches of one another, those that most men reach first. */
function bodiesInReach(battle: Battle, free: ReadonlySet<string>): (readonly Man[])[] {
  const own = battle.men.filter(({ id }) => free.has(id));
  const enemies = battle.men.filter((man) => man.side === other(battle.mover) && isReady(man));
  const reached = enemies.filter((enemy) => own.some((man) => reaches(man, enemy)));
  const seen = new Set<Man>();
  const bodies: (readonly Man[])[] = [];
  for (const first of reached) {
    if (seen.has(first)) continue;
    const body = enemies.filter((each) => isWithin(each, first, NEAR));
    for (const each of body) seen.add(each);
    bodies.push(body);
  }
  const ratio = (body: readonly Man[]): number =>
    own.filter((man) => body.some((enemy) => reaches(man, enemy))).length / body.length;
  return bodies.sort((a, b) => ratio(b) - ratio(a));
}

/** Returns a fight with a body of enemies; null if too few men reach it, or they would be outnumbered. */
function fightWith(battle: Battle, body: readonly Man[], free: ReadonlySet<string>): Fight | null {
  const nearest = (man: Man): Man =>
    body.reduce((a, b) => (distance(man, b) < distance(man, a) ? b : a));
  const able = battle.men
    .filter((man) => free.has(man.id) && body.some((enemy) => reaches(man, enemy)))
    .sort((a, b) => distance(a, nearest(a)) - distance(b, nearest(b)));
  if (able.length <= body.length) return null;
  let now = battle;
  const orders: Order[] = [];
  const men: string[] = [];
  for (const { id } of able.slice(0, body.length + BEYOND)) {
    const man = manOf(now, id);
    if (man === undefined) continue;
    const enemy = nearest(man);
    const at = farthestToward(now, id, beside(man, enemy));
    if (at === null) continue;
    const order: Order = { kind: 'march', man: id, to: at };
    const outcome = command(now, order);
    if (!outcome.ok) continue;
    now = outcome.battle;
    orders.push(order);
    men.push(id);
  }
  const contact = body.some(({ id }) =>
    meleesNow(now).some(({ touching }) => touching.includes(id)),
  );
  if (!contact) return null;
  const isOutnumbered = meleesNow(now).some(
    (melee) => melee.men[battle.mover].length <= melee.men[other(battle.mover)].length,
  );
  return isOutnumbered ? null : { orders, battle: now, men, against: body.map(({ id }) => id) };
}

/** Returns what the melees of a battle gain the mover beyond those of the battle before, in points of men (6.5). */
const gainOf = (battle: Battle, before: Battle): number => balanceOf(battle) - balanceOf(before);

function balanceOf(battle: Battle): number {
  let sum = 0;
  for (const { proposal } of meleesNow(battle)) {
    const count = (ids: readonly string[], factor: number): void => {
      for (const id of ids) {
        const man = manOf(battle, id);
        if (man === undefined) continue;
        sum += (man.side === battle.mover ? -1 : 1) * worthOf(man) * factor;
      }
    };
    count(proposal.dead, 1);
    count(proposal.taken, TAKEN);
  }
  return sum;
}
