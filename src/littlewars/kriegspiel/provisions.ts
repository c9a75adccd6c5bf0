import { CONTACT, NEAR } from '../engine/lengths';
import { isReady, isWithin, manOf, other, radiusOf } from '../engine/men';
import { takePrisoners } from '../engine/prisoners';
import { phaseFaults, withMen, refused, refusedOr } from '../engine/refusals';
import { betweenShapes, toShape } from '../engine/shapes';
import { SIDES, type Man, type Piece, type Shape, type Side } from '../engine/types';
import { bodyWith, nextBody } from './bodies';
import { chapterFaults, moveStateOf, isOutOfAction, takes, withState } from './moveState';
import { fighting } from './general';
import { asArm } from './horses';
import { unitsOf } from './pursuit';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import { isBesieged } from './siege';
import { waggonShape } from './standing';
import { rationsOf, type Ration } from './supply';
import { EVERY, finishedMoves, hasHorse, messesOf, type Mess } from './supplyNeeds';
import { PACKETS } from './terms';
import type { Body, KriegspielBattle, KriegspielState } from './types';
import type { Depot, Supply, Waggon } from './things';

// The effects of the chapter *supply* at the end of a side's move (5.1, 5.2, 5.5 to 5.7).

/** 5.6: a besieged force surrenders so many moves after its last food, over both sides. */
const LAST_FOOD = 8;

/** Returns the number of the move that has just ended. */
const ended = ({ moves }: KriegspielBattle): number => moves - 1;

/** 5.1: returns the battle in which it is counted for how many consecutive moves each man of a side has fired. */
function withFired(battle: KriegspielBattle, side: Side): KriegspielBattle {
  const before = battle.kriegspiel.fired;
  const own = battle.men.filter((man) => man.side === side);
  const others = Object.entries(before).filter(([id]) => !own.some((man) => man.id === id));
  const now = own
    .filter((man) => moveStateOf(battle, man).fired)
    .map(({ id }) => [id, (before[id] ?? 0) + 1] as const);
  return withState(battle, { fired: Object.fromEntries([...others, ...now]) });
}

type Wanting = KriegspielState['wanting'];

/** Returns what each man lacks after a supply of some men has fallen due, or, with null, was given. */
function withLack(
  wanting: Wanting,
  ids: readonly string[],
  supply: Supply,
  since: number | null,
): Wanting {
  const now = new Map(Object.entries(wanting));
  for (const id of ids) {
    const { [supply]: _, ...rest } = now.get(id) ?? {};
    const lack = since === null ? rest : { ...rest, [supply]: since };
    if (Object.keys(lack).length > 0) now.set(id, lack);
    else now.delete(id);
  }
  return Object.fromEntries(now);
}

/** Returns the battle after one packet has been taken from a waggon or depot. */
function withoutPacket(battle: KriegspielBattle, store: string): KriegspielBattle {
  const { waggons, depots } = battle.kriegspiel;
  return withState(battle, {
    waggons: waggons.map((each) =>
      each.id === store ? { ...each, packets: each.packets - 1 } : each,
    ),
    depots: depots.map((each) =>
      each.piece === store ? { ...each, packets: each.packets - 1 } : each,
    ),
  });
}

/** Returns the battle after a ration has been given up, or has not (5.2, 5.6). */
function withRation(battle: KriegspielBattle, ration: Ration): KriegspielBattle {
  const { supply, men, from, since } = ration;
  const { wanting, fed } = battle.kriegspiel;
  const move = ended(battle);
  if (from === null)
    return withState(battle, { wanting: withLack(wanting, men, supply, since ?? move) });
  return withState(withoutPacket(battle, from), {
    wanting: withLack(wanting, men, supply, null),
    ...(supply === 'food'
      ? { fed: { ...fed, ...Object.fromEntries(men.map((id) => [id, move])) } }
      : {}),
  });
}

/** 5.2: returns the battle with the waggons filled that stood by a depot of their side in this move. */
function withFilled(battle: KriegspielBattle, side: Side): KriegspielBattle {
  return battle.kriegspiel.waggons.reduce((now, { id }) => {
    const waggon = now.kriegspiel.waggons.find((each) => each.id === id) as Waggon;
    if (waggon.side !== side || waggon.destroyed || waggon.moved) return now;
    return now.kriegspiel.depots.reduce((filled, { piece }) => {
      const { waggons, depots } = filled.kriegspiel;
      const here = waggons.find((each) => each.id === id) as Waggon;
      const depot = depots.find((each) => each.piece === piece) as Depot;
      const { shape } = battle.country.pieces.find(({ id: each }) => each === piece) as Piece;
      const count = Math.min(PACKETS - here.packets, depot.packets);
      if (depot.side !== side || depot.burnt || !isNearShape(here, shape)) return filled;
      return withState(filled, {
        waggons: waggons.map((each) =>
          each.id === id ? { ...each, packets: each.packets + count } : each,
        ),
        depots: depots.map((each) =>
          each.piece === piece ? { ...each, packets: each.packets - count } : each,
        ),
      });
    }, now);
  }, battle);
}

const isNearShape = (waggon: Waggon, shape: Shape): boolean =>
  betweenShapes(waggonShape(waggon), shape) <= NEAR;

/**
 * Returns the battle at the end of a move in which a waggon belongs to the enemy if one of his armed men is in contact
 * with it and no armed man of its side is within six inches (kriegspiel.md 5.7).
 */
export function withWaggonsTaken(battle: KriegspielBattle): KriegspielBattle {
  const { men } = fighting(battle);
  const near = (waggon: Waggon, side: Side, reach: number): boolean =>
    men.some(
      (man) =>
        man.side === side &&
        isReady(man) &&
        toShape(waggonShape(waggon), man) - radiusOf(man) <= reach,
    );
  return withState(battle, {
    waggons: battle.kriegspiel.waggons.map((waggon) =>
      !waggon.destroyed &&
      near(waggon, other(waggon.side), CONTACT) &&
      !near(waggon, waggon.side, NEAR)
        ? { ...waggon, side: other(waggon.side) }
        : waggon,
    ),
  });
}

/** 5.5, 5.6: returns the battle with who is besieged, and without the bodies that surrender for want of food. */
function withSieges(battle: KriegspielBattle, side: Side): KriegspielBattle {
  const { besieged, fed } = battle.kriegspiel;
  const move = ended(battle);
  const now = new Map(Object.entries(besieged));
  for (const { id } of battle.men.filter((man) => man.side === side)) now.delete(id);
  const held = unitsOf(battle, side).filter((men) => isBesieged(battle, men));
  for (const { id } of held.flat()) now.set(id, besieged[id] ?? move);
  const after = withState(battle, { besieged: Object.fromEntries(now) });
  if (held.length === 0) return after;
  const hungry = new Set(
    rationsOf(after, side, EVERY)
      .filter(({ supply, from }) => supply === 'food' && from === null)
      .flatMap(({ men }) => men),
  );
  const isLost = ({ id }: Man): boolean =>
    hungry.has(id) && move - Math.max(now.get(id) as number, fed[id] ?? -Infinity) >= LAST_FOOD;
  const lost = held.filter((men) => men.every(isLost)).flat();
  return lost.length === 0 ? after : surrendered(after, lost);
}

const surrendered = (battle: KriegspielBattle, men: readonly Man[]): KriegspielBattle => ({
  ...battle,
  men: takePrisoners(
    battle.men,
    men.map(({ id }) => id),
    ended(battle),
  ),
});

/**
 * Returns the battle at the end of the move of the side `mover` (kriegspiel.md 5): supplies that are due are given up,
 * waggons at depots are filled, waggons are taken, and bodies of the mover that are besieged and without food
 * surrender. Unchanged in a battle without the chapter *supply*, or one that is over.
 */
export function supplied(battle: KriegspielBattle, mover: Side): KriegspielBattle {
  if (!takes(battle, 'supply') || battle.phase === 'over') return battle;
  const counted = withFired(battle, mover);
  const isDue = finishedMoves(counted, mover) % EVERY === 0;
  const given = rationsOf(counted, mover, isDue ? 0 : null).reduce(withRation, counted);
  return withSieges(withWaggonsTaken(withFilled(given, mover)), mover);
}

/**
 * Returns the battle before the melees of a move, with those men taken prisoner who are out of action for want of food
 * or forage and are in contact with an armed enemy (kriegspiel.md 5.6).
 */
export function outOfActionTaken(battle: KriegspielBattle): KriegspielBattle {
  if (!takes(battle, 'supply')) return battle;
  const able = fighting(battle).men.filter(isReady);
  const starved = able.filter(({ id }) => isOutOfAction(battle, id));
  return SIDES.reduce((now, side) => {
    const enemies = able.filter((man) => man.side !== side && !starved.includes(man));
    const taken = starved.filter(
      (man) => man.side === side && enemies.some((enemy) => isWithin(enemy, man, CONTACT)),
    );
    return taken.length === 0
      ? now
      : {
          ...now,
          men: takePrisoners(
            now.men,
            taken.map(({ id }) => id),
            now.moves,
          ),
        };
  }, battle);
}

/**
 * The order by which horses are eaten after a move (kriegspiel.md 5.6), each in place of a packet of food that is owed
 * to the men counted together with its rider.
 */
export interface EatHorsesOrder {
  readonly kind: 'eatHorses';
  /** Their riders, who are dismounted for good. */
  readonly men: readonly string[];
}

/** Returns the food owed to those counted together with a man, what is owed longest first. */
const owedWith = (battle: KriegspielBattle, man: Man): readonly Ration[] => {
  const mess = messesOf(battle, man.side).find(({ men }) => men.includes(man)) as Mess;
  const ids = mess.men.map(({ id }) => id);
  return rationsOf(battle, man.side, null).filter(
    ({ supply, men }) => supply === 'food' && men.every((id) => ids.includes(id)),
  );
};

/** Returns why a man's horse is not eaten now (5.6). */
function eatingFaults(battle: KriegspielBattle, id: string): KriegspielReason[] {
  const man = manOf(battle, id);
  const service = battle.kriegspiel.services[id];
  if (man === undefined || service === undefined) return [{ code: 'noSuchMan', man: id }];
  if (!isReady(man)) return [{ code: 'wrongState', man: id, state: man.state }];
  if (service !== 'cavalry') return [{ code: 'wrongService', man: id, service }];
  if (!hasHorse(battle, man)) return [{ code: 'noHorse', man: id }];
  return owedWith(battle, man).length === 0 ? [{ code: 'foodNotOwed', man: id }] : [];
}

/** Returns the battle after the horses of these men were eaten (kriegspiel.md 5.6), or every reason against it. */
export function eatHorses(battle: KriegspielBattle, { men }: EatHorsesOrder): KriegspielOutcome {
  const reasons = [...chapterFaults(battle, 'supply'), ...phaseFaults(battle, 'interval')];
  if (reasons.length > 0) return refused(...reasons);
  let now = battle;
  for (const id of men) {
    const faults = eatingFaults(now, id);
    reasons.push(...faults);
    if (faults.length === 0) now = eaten(now, manOf(now, id) as Man);
  }
  return refusedOr(reasons, () => now);
}

function eaten(battle: KriegspielBattle, man: Man): KriegspielBattle {
  const [ration] = owedWith(battle, man) as [Ration];
  const { unhorsed, wanting, fed, horses } = battle.kriegspiel;
  const move = ended(battle);
  return withState(withMen(battle, asArm(battle, man, 'infantry')), {
    bodies: dismountedFrom(battle, man),
    // Nobody holds it any more.
    horses: Object.fromEntries(
      Object.entries(horses).map(([holder, riders]) => [
        holder,
        riders.filter((rider) => rider !== man.id),
      ]),
    ),
    unhorsed: [...unhorsed, man.id],
    // No forage is owed for a horse that is lost.
    wanting: withLack(withLack(wanting, ration.men, 'food', null), [man.id], 'forage', null),
    fed: { ...fed, ...Object.fromEntries(ration.men.map((id) => [id, move])) },
  });
}

/** Returns the bodies after a man has dismounted: he leaves a mounted body, and becomes a body of his own. */
function dismountedFrom(battle: KriegspielBattle, man: Man): readonly Body[] {
  const { bodies } = battle.kriegspiel;
  const body = bodyWith(battle, man.id);
  if (body === undefined || man.arm === 'infantry') return bodies;
  return [
    ...bodies.map((each) =>
      each === body ? { ...each, men: each.men.filter((id) => id !== man.id) } : each,
    ),
    { ...body, id: nextBody(battle), men: [man.id], formation: 'extended' },
  ];
}
