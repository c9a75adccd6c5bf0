import {
  COMPANY,
  leftOf,
  ordersForGun,
  ordersForMen,
  thingsLeft,
} from '../../../battles/kriegspielArrangement';
import { distance, NEAR } from '../../../engine/lengths';
import { manOf } from '../../../engine/men';
import { gunNamed } from '../../../engine/refusals';
import type { Point, Side } from '../../../engine/types';
import { bodyOf, headOf } from '../../../kriegspiel/bodies';
import { commandKriegspiel, type KriegspielOrder } from '../../../kriegspiel/orders';
import { transportNamed } from '../../../kriegspiel/transports';
import type { Formation, KriegspielBattle } from '../../../kriegspiel/types';
import { waggonNamed } from '../../../kriegspiel/waggons';

// What a side of Kriegspiel sets out by hand (kriegspiel.md 1.3, 2.6), and the orders of each press and drag.

/** What can be set out by a press, in the order of the tray. */
export const UNITS = [
  'infantry',
  'cavalry',
  'engineers',
  'gun',
  'artillery',
  'waggon',
  'general',
  'boat',
  'train',
] as const;
/** What a press sets out: men of a service, a gun with its gunners, gunners alone, or a thing. */
export type Unit = (typeof UNITS)[number];

/** The units that are set out as bodies, in a number and a formation. */
export const IN_BODIES: ReadonlySet<Unit> = new Set(['infantry', 'cavalry', 'engineers']);

/** Returns the usual number of men in a body of a unit; 1 for a unit that is set out one by one. */
export const usualOf = (unit: Unit): number =>
  unit === 'infantry' || unit === 'cavalry' || unit === 'engineers' ? COMPANY[unit] : 1;

/**
 * Returns the ids of what is not set out yet of a unit; of gunners, those whom the crews of guns not yet set out do
 * not need.
 */
export function unitsLeft(battle: KriegspielBattle, side: Side, unit: Unit): readonly string[] {
  const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
  const { waggons, transports } = battle.kriegspiel;
  switch (unit) {
    case 'gun':
      return idsOf(thingsLeft(battle, side, battle.guns));
    case 'waggon':
      return idsOf(thingsLeft(battle, side, waggons));
    case 'boat':
    case 'train':
      return idsOf(
        thingsLeft(
          battle,
          side,
          transports.filter(({ kind }) => kind === unit),
        ),
      );
    case 'artillery':
      return unitsLeft(battle, side, 'gun').length > 0 ? [] : leftOf(battle, side, unit);
    default:
      return leftOf(battle, side, unit);
  }
}

/** Returns the battle with only those who are set out on the field and in bodies. */
export const standingOn = (battle: KriegspielBattle): KriegspielBattle => {
  const placed = new Set(battle.placed);
  const { bodies, waggons } = battle.kriegspiel;
  const isOut = ({ id }: { readonly id: string }): boolean => placed.has(id);
  return {
    ...battle,
    men: battle.men.filter(isOut),
    guns: battle.guns.filter(isOut),
    kriegspiel: {
      ...battle.kriegspiel,
      bodies: bodies.filter(({ men }) => men.every((id) => placed.has(id))),
      waggons: waggons.filter(isOut),
    },
  };
};

/** The directions in which a boat or a train is tried, from that in which its side looks. */
const TURNS = Array.from({ length: 16 }, (_, i) => i * 22_500);

/** Returns the orders that set out the next of a unit at a place; of a unit in bodies, a body of this shape. */
export function ordersAt(
  battle: KriegspielBattle,
  side: Side,
  unit: Unit,
  at: Point,
  { count, formation, front }: BodyShape,
): readonly KriegspielOrder[] {
  const left = unitsLeft(battle, side, unit);
  const [first] = left;
  if (first === undefined) return [];
  switch (unit) {
    case 'gun':
      return ordersForGun(battle, side, first, at);
    case 'waggon':
      return [{ kind: 'placeWaggon', waggon: first, at, bearing: front }];
    case 'boat':
    case 'train': {
      const orders = TURNS.map((turn): KriegspielOrder => ({
        kind: 'placeTransport',
        transport: first,
        at,
        bearing: (front + turn) % 360_000,
      }));
      const good = orders.find((order) => commandKriegspiel(battle, order).ok);
      return [good ?? (orders[0] as KriegspielOrder)];
    }
    case 'general':
    case 'artillery':
      return [{ kind: 'place', man: first, at }];
    default:
      return ordersForMen(battle, left.slice(0, count), formation, at, front);
  }
}

/** How a body is set out: how many men, in which formation, and in which direction it looks. */
export interface BodyShape {
  readonly count: number;
  readonly formation: Formation;
  readonly front: number;
}

/** How something that is set out is to be changed: moved, turned, or in another formation. */
export interface Change {
  /** How far he is moved. */
  readonly by?: Point;
  /** By how much he is turned, in thousandths of a degree. */
  readonly turn?: number;
  /** Of a body. */
  readonly formation?: Formation;
}

/** Returns the orders that change what is set out, by id; a gun takes its gunners along. */
export function changedOrders(
  battle: KriegspielBattle,
  id: string,
  { by = { x: 0, y: 0 }, turn = 0, formation }: Change,
): readonly KriegspielOrder[] {
  const shifted = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  const turned = (bearing: number): number => (((bearing + turn) % 360_000) + 360_000) % 360_000;
  const body = bodyOf(battle, id);
  if (body !== undefined) {
    const head = headOf(battle, body);
    if (head === null) return [];
    const { men, front } = body;
    return [
      {
        kind: 'placeBody',
        men,
        formation: formation ?? body.formation,
        at: shifted(head),
        front: turned(front),
      },
    ];
  }
  const gun = gunNamed(battle, id);
  if (gun !== undefined) {
    const moves = by.x !== 0 || by.y !== 0;
    const crew = battle.men.filter(
      (man) =>
        moves &&
        man.side === gun.side &&
        battle.kriegspiel.services[man.id] === 'artillery' &&
        distance(man, gun) <= NEAR,
    );
    return [
      { kind: 'placeGun', gun: id, at: shifted(gun), bearing: turned(gun.bearing) },
      ...crew.map((man): KriegspielOrder => ({ kind: 'place', man: man.id, at: shifted(man) })),
    ];
  }
  const waggon = waggonNamed(battle, id);
  if (waggon !== undefined)
    return [
      { kind: 'placeWaggon', waggon: id, at: shifted(waggon), bearing: turned(waggon.bearing) },
    ];
  const transport = transportNamed(battle, id);
  if (transport !== undefined)
    return [
      {
        kind: 'placeTransport',
        transport: id,
        at: shifted(transport),
        bearing: turned(transport.bearing),
      },
    ];
  const man = manOf(battle, id);
  return man === undefined ? [] : [{ kind: 'place', man: id, at: shifted(man) }];
}
