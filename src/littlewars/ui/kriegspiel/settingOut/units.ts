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

/** The kinds of units that a side of Kriegspiel places while it sets out (`Unit`), as they are offered. */
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
/**
 * What one tap or click places while a side sets out in Kriegspiel (kriegspiel.md 1.3, 2.6): a body of infantry,
 * cavalry or engineers; a gun with its gunners; `artillery`, a gunner without a gun; the General; or a waggon, boat
 * or train.
 */
export type Unit = (typeof UNITS)[number];

/** The units of Kriegspiel that are placed as bodies of several men in a formation while a side sets out. */
export const IN_BODIES: ReadonlySet<Unit> = new Set(['infantry', 'cavalry', 'engineers']);

/** Returns how many men a body of a unit has by default in setting out; 1 for a unit that is placed singly. */
export const usualOf = (unit: Unit): number =>
  unit === 'infantry' || unit === 'cavalry' || unit === 'engineers' ? COMPANY[unit] : 1;

/**
 * Returns the ids of the men or things of a unit that a side has not placed yet while it sets out. Gunners without a
 * gun are among them only after all guns are placed.
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

/**
 * Returns a battle in which a side sets out with only those already placed: men, guns, waggons, and bodies all of
 * whose men are placed.
 */
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

/**
 * Returns the orders that place the next of a unit at a place of the field while a side sets out: for infantry,
 * cavalry and engineers a body of this shape, for a gun the gun with its gunners. Empty if none is left.
 */
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

/**
 * How a body is placed while a side sets out: the number of its men, its formation, and the bearing of its front, in
 * thousandths of a degree.
 */
export interface BodyShape {
  readonly count: number;
  readonly formation: Formation;
  readonly front: number;
}

/**
 * How a unit that has been placed is to be changed while its side sets out: moved by a distance on the field, turned
 * by an angle, or put into another formation.
 */
export interface Change {
  /** How far he is moved. */
  readonly by?: Point;
  /** By how much he is turned, in thousandths of a degree. */
  readonly turn?: number;
  /** Of a body. */
  readonly formation?: Formation;
}

/**
 * Returns the orders that move or turn the placed unit with this id, or change its formation, while its side sets out;
 * a gun takes its gunners along. Empty if the unit is unknown. Whether the orders are legal is not checked.
 */
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
