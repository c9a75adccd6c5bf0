import { INCH } from '../engine/lengths';
import { backLine } from '../engine/men';
import { boundsOf } from '../engine/shapes';
import type { Country, Point, Side } from '../engine/types';
import { LEAST_FORMED, placesOf } from '../kriegspiel/bodies';
import { takes } from '../kriegspiel/moveState';
import { commandKriegspiel, type KriegspielOrder } from '../kriegspiel/orders';
import { GUNNERS } from '../kriegspiel/terms';
import type { Formation, KriegspielBattle, Service } from '../kriegspiel/types';

// How a side of Kriegspiel is set out (kriegspiel.md 1.3, 2.6): by the program, or in parts by hand.

/** The usual number of men in a body, by service; also the most that the program puts in one. */
export const COMPANY = { infantry: 20, cavalry: 12, engineers: 12 } as const;
type InBodies = keyof typeof COMPANY;
/** How far front ranks and waggons stand before the back line, the General behind it, and gunners behind their guns. */
const FRONT = 5 * INCH;
const WAGGONS = 2 * INCH;
const REAR = -2 * INCH;
const BEHIND_GUN = 3 * INCH;
/** Where there is no room, other places are tried at these distances before the line, and in these steps along it. */
const ROWS = [4, 3, 2, 1, 0, -2, -4].map((inches) => inches * INCH);
const STEP = INCH;
/** How far from its landing a boat is looked for, and how many directions of boats and trains are tried. */
const OFF_LANDING = 12 * INCH;
const DIRECTIONS = 16;

/**
 * The battle after a side of Kriegspiel was set out, the orders that were given for that, and the orders that could
 * not be executed because there was no room (`noRoom`).
 */
export interface ArrangedSide {
  readonly battle: KriegspielBattle;
  readonly orders: readonly KriegspielOrder[];
  readonly noRoom: readonly KriegspielOrder[];
}

/** Returns the direction from a side's back line to the enemy's, in thousandths of a degree. */
export const frontOfSide = (side: Side): number => (side === 'red' ? 0 : 180_000);

/** Returns the ids of the men of a side and service who are not set out yet, in the order of their numbers. */
export const leftOf = (
  { men, placed, kriegspiel }: KriegspielBattle,
  side: Side,
  service: Service,
): readonly string[] =>
  men
    .filter(
      (man) =>
        man.side === side && kriegspiel.services[man.id] === service && !placed.includes(man.id),
    )
    .map(({ id }) => id);

/** Returns those of `things`, the guns, waggons, boats or trains of a battle, that are a side's and not set out yet. */
export const thingsLeft = <T extends { readonly id: string; readonly side: Side }>(
  { placed }: KriegspielBattle,
  side: Side,
  things: readonly T[],
): readonly T[] => things.filter((each) => each.side === side && !placed.includes(each.id));

/**
 * Returns the orders that set out men, by id, in a formation with the middle of its front rank at `at`, looking along
 * `front`, in thousandths of a degree: one order as a body with the chapter *formations*, otherwise one for each man.
 * Fewer than five men stand in extended order (kriegspiel.md 2.5). Whether the orders are legal is not checked.
 */
export function ordersForMen(
  battle: KriegspielBattle,
  men: readonly string[],
  wanted: Formation,
  at: Point,
  front: number,
): readonly KriegspielOrder[] {
  const formation = men.length < LEAST_FORMED ? 'extended' : wanted;
  if (takes(battle, 'formations')) return [{ kind: 'placeBody', men, formation, at, front }];
  const first = battle.men.find(({ id }) => id === men[0]);
  if (first === undefined) return [];
  const places = placesOf(formation, men.length, first, at, front);
  return men.map((man, i) => ({ kind: 'place', man, at: places[i] as Point }));
}

/**
 * Returns the orders that set out a gun, by id, at a place, and in a row three inches behind it up to six gunners of
 * its side who are not set out yet (kriegspiel.md 1.3). Whether the orders are legal is not checked.
 */
export const ordersForGun = (
  battle: KriegspielBattle,
  side: Side,
  gun: string,
  at: Point,
): readonly KriegspielOrder[] => {
  const front = frontOfSide(side);
  const behind = { x: at.x, y: at.y + (side === 'red' ? -1 : 1) * BEHIND_GUN };
  const gunners = leftOf(battle, side, 'artillery').slice(0, GUNNERS);
  return [
    { kind: 'placeGun', gun, at, bearing: front },
    ...gunners.map((man, i): KriegspielOrder => ({
      kind: 'place',
      man,
      at: { x: behind.x + Math.round((i - (GUNNERS - 1) / 2) * INCH), y: behind.y },
    })),
  ];
};

/** Returns men parted into companies of nearly equal numbers. */
function companies(men: readonly string[], most: number): readonly (readonly string[])[] {
  const count = Math.ceil(men.length / most);
  return Array.from({ length: count }, (_, i) =>
    men.slice(Math.floor((i * men.length) / count), Math.floor(((i + 1) * men.length) / count)),
  );
}

/** Men who are set out together, and at which part of the line from Red's left. */
interface Place {
  readonly men: readonly string[];
  readonly part: number;
}

/** Returns the bodies of a side from Red's left: infantry in the middle, cavalry on the wings. */
function bodiesOf(battle: KriegspielBattle, side: Side): readonly Place[] {
  const of = (service: InBodies) => companies(leftOf(battle, side, service), COMPANY[service]);
  const [foot, horse, sappers] = [of('infantry'), of('cavalry'), of('engineers')];
  const half = foot.length <= 3 ? 0.14 : 0.25;
  const line = foot.map((men, i) => ({
    men,
    part: foot.length === 1 ? 0.5 : 0.5 - half + (2 * half * i) / (foot.length - 1),
  }));
  const onLeft = Math.ceil(horse.length / 2);
  const wing = horse.map((men, i) => ({
    men,
    part: i < onLeft ? 0.14 - 0.08 * (onLeft - 1 - i) : 0.86 + 0.08 * (i - onLeft),
  }));
  const engineers = sappers.map((men, i) => ({ men, part: 0.57 + 0.03 * i }));
  return [
    ...wing.slice(0, onLeft),
    ...line.slice(0, -1),
    ...engineers,
    ...line.slice(-1),
    ...wing.slice(onLeft),
  ];
}

/** Returns places from one outwards along the line, the nearest first, then in other rows. */
function outwards(country: Country, { x, y }: Point, rows: readonly number[]): readonly Point[] {
  const steps = Math.ceil(country.width / STEP);
  return [y, ...rows].flatMap((row) =>
    Array.from({ length: 2 * steps + 1 }, (_, i) => ({
      x: x + (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * STEP,
      y: row,
    })).filter((at) => at.x >= 0 && at.x <= country.width),
  );
}

/** Returns the places at which a boat or a train could be, with directions: at landings, or on rails. */
const transportPlaces = ({ pieces }: Country, kind: 'boat' | 'train') =>
  pieces
    .filter((piece) => piece.kind === (kind === 'boat' ? 'landing' : 'railway'))
    .flatMap(({ shape }) => {
      const { left, right, bottom, top } = boundsOf(shape);
      const off = kind === 'boat' ? OFF_LANDING : 0;
      const [wide, deep] = [right - left + 2 * off, top - bottom + 2 * off];
      const [columns, rows] = [Math.ceil(wide / (2 * INCH)), Math.ceil(deep / (2 * INCH))];
      return Array.from({ length: columns * rows }, (_, i) => ({
        x: Math.round(left - off + (((i % columns) + 0.5) * wide) / columns),
        y: Math.round(bottom - off + ((Math.floor(i / columns) + 0.5) * deep) / rows),
      }));
    })
    .flatMap((at) =>
      Array.from({ length: DIRECTIONS }, (_, i) => ({ at, bearing: (i * 360_000) / DIRECTIONS })),
    );

/** Returns whether the first and the last man of a body would stand where it is set out; faster than for all. */
function endsStand(battle: KriegspielBattle, order: KriegspielOrder): boolean {
  if (order.kind !== 'placeBody') return true;
  const { men, formation, at, front } = order;
  const first = battle.men.find(({ id }) => id === men[0]);
  if (first === undefined) return false;
  const places = placesOf(formation, men.length, first, at, front);
  return [0, men.length - 1].every((i) => {
    const [man, to] = [men[i], places[i]];
    if (man === undefined || to === undefined) return false;
    return commandKriegspiel(battle, { kind: 'place', man, at: to }).ok;
  });
}

/**
 * Sets out all of a side of Kriegspiel that is not set out yet, as far as there is room: bodies along the line, guns
 * between them with their gunners behind, waggons and the General in rear, boats and trains at their landings and
 * railways. Returns the battle after that, the orders given, and those for which there was no room.
 */
export function arrangedSide(battle: KriegspielBattle, side: Side): ArrangedSide {
  let now = battle;
  const orders: KriegspielOrder[] = [];
  const noRoom: KriegspielOrder[] = [];
  const { width, depth } = battle.country;
  const inwards = side === 'red' ? 1 : -1;
  const line = backLine(battle, side);
  const front = frontOfSide(side);
  const at = (part: number, before: number): Point => ({
    x: Math.round(width * (side === 'red' ? part : 1 - part)),
    y: line + inwards * before,
  });
  const rows = ROWS.map((row) => line + inwards * row);
  /** The kinds of orders for which no place was left, so that no more of the kind are tried. */
  const full = new Set<KriegspielOrder['kind']>();
  /** Gives the first of some orders that is legal. */
  const giveFirst = (those: readonly KriegspielOrder[]): void => {
    const [wanted] = those;
    if (wanted === undefined) return;
    for (const order of full.has(wanted.kind) ? [] : those) {
      if (!endsStand(now, order)) continue;
      const outcome = commandKriegspiel(now, order);
      if (!outcome.ok) continue;
      now = outcome.battle;
      orders.push(order);
      return;
    }
    full.add(wanted.kind);
    noRoom.push(wanted);
  };
  const place = (wanted: Point, order: (at: Point) => KriegspielOrder): void =>
    giveFirst(outwards(now.country, wanted, rows).map(order));
  const placeMen = (men: readonly string[], wanted: Point): void => {
    for (const man of men) place(wanted, (to) => ({ kind: 'place', man, at: to }));
  };
  for (const { men, part } of bodiesOf(battle, side))
    if (takes(battle, 'formations'))
      place(
        at(part, FRONT),
        (to) => ordersForMen(battle, men, 'ranks', to, front)[0] as KriegspielOrder,
      );
    else placeMen(men, at(part, FRONT));
  const guns = battle.guns.filter((gun) => gun.side === side);
  guns.forEach(({ id }, i) => {
    if (!now.placed.includes(id))
      place(at((2 * i + 1) / (2 * guns.length), FRONT), (to) => ({
        kind: 'placeGun',
        gun: id,
        at: to,
        bearing: front,
      }));
    const gun = now.guns.find((each) => each.id === id) as Point;
    placeMen(leftOf(now, side, 'artillery').slice(0, GUNNERS), {
      x: gun.x,
      y: gun.y - inwards * BEHIND_GUN,
    });
  });
  const waggons = thingsLeft(battle, side, battle.kriegspiel.waggons);
  waggons.forEach(({ id }, i) => {
    place(at(0.3 + (0.3 * i) / Math.max(3, waggons.length - 1), WAGGONS), (to) => ({
      kind: 'placeWaggon',
      waggon: id,
      at: to,
      bearing: front,
    }));
  });
  placeMen(leftOf(battle, side, 'general'), at(0.45, REAR));
  for (const { id, kind } of thingsLeft(battle, side, battle.kriegspiel.transports)) {
    const own = transportPlaces(battle.country, kind).filter((place) =>
      side === 'red' ? place.at.y <= depth / 2 : place.at.y >= depth / 2,
    );
    giveFirst(own.map((place) => ({ kind: 'placeTransport', transport: id, ...place })));
  }
  return { battle: now, orders, noRoom };
}
