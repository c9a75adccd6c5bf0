import { bearingOf, directionOf } from '../engine/angles';
import { CLEARANCE, distance, FOOT, INCH, NEAR, samePlace } from '../engine/lengths';
import { placeFaults, withMen, refused, refusedOr } from '../engine/refusals';
import { isBearing } from '../engine/settingOut';
import {
  boundsOf,
  contains,
  rectangle,
  segmentToShape,
  toSegment,
  toShape,
} from '../engine/shapes';
import type { Gun, Man, Piece, PieceKind, Point, Shape } from '../engine/types';
import { affords, chapterFaults, marchPhase, shareLeft, withState } from './moveState';
import { isAlong } from './ground';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import { vehicleSettingOutFaults } from './standing';
import type { KriegspielBattle } from './types';
import type { Transport } from './things';

// Chapter 8: boats and trains, how long they are, and how they go. Going aboard is in `boarding.ts`, leaving in
// `disembarking.ts`.

/** An order to a boat or train (kriegspiel.md 8): to set it out, to move it, or that men and guns go aboard or off. */
export type TransportOrder =
  /** Before the battle: a boat is set out on water at a landing, a train on rails. */
  | {
      readonly kind: 'placeTransport';
      readonly transport: string;
      readonly at: Point;
      readonly bearing: number;
    }
  | { readonly kind: 'moveTransport'; readonly transport: string; readonly path: readonly Point[] }
  /** Men, and into a train guns too, go aboard at the boat's landing or beside the train, in two moves or one. */
  | { readonly kind: 'embark'; readonly transport: string; readonly men: readonly string[] }
  /** Men and guns aboard get off and stand near it, in one move. */
  | { readonly kind: 'disembark'; readonly transport: string; readonly men: readonly string[] };

/** The most trucks with which a train goes at full speed (kriegspiel.md 8.2); with more it goes half as fast. */
export const TRUCKS = 8;
/** The number of men of each arm that a truck of a train holds (kriegspiel.md 8.2). */
export const IN_TRUCK = { infantry: 12, cavalry: 5 } as const;
/** The number of trucks of a train that a gun takes (kriegspiel.md 8.2). */
export const TRUCKS_FOR_GUN = 2;
/** How far a boat, a train and a long train go in a move, in sixteenths of an inch (kriegspiel.md 2.2, 8.2). */
export const TRANSPORT_MARCH = { boat: FOOT, train: 8 * FOOT, longTrain: 4 * FOOT };
const ON: Readonly<Record<Transport['kind'], ReadonlySet<PieceKind>>> = {
  boat: new Set(['water', 'river']),
  train: new Set(['railway', 'railBridge', 'culvert']),
};
/** The length and breadth of a boat; the breadth of a train, and the length of its engine and of each truck. */
const BOAT_LENGTH = 3 * INCH;
const BOAT_BREADTH = 1.25 * INCH;
const TRAIN_BREADTH = INCH;
const TRUCK = 2 * INCH;
/** How near to the middle of a train's path the middle of the railway must be. */
const RAIL = 2 * INCH;

/** Returns the boat or train with an id; undefined if none has it. */
export const transportNamed = (
  { kriegspiel }: KriegspielBattle,
  id: string,
): Transport | undefined => kriegspiel.transports.find((each) => each.id === id);

/** Returns the battle in which the given boat or train replaces the one with the same id. */
export const withTransport = (battle: KriegspielBattle, transport: Transport): KriegspielBattle =>
  withState(battle, {
    transports: battle.kriegspiel.transports.map((each) =>
      each.id === transport.id ? transport : each,
    ),
  });

/** Men and guns that are aboard a boat or train, or are to go aboard. */
export interface Load {
  readonly men: readonly Man[];
  readonly guns: readonly Gun[];
}

/** Returns the men and guns of a battle that have these ids, in the order of the ids; ids of neither are ignored. */
export const loadOf = ({ men, guns }: KriegspielBattle, ids: readonly string[]): Load => ({
  men: ids.flatMap((id) => men.find((man) => man.id === id) ?? []),
  guns: ids.flatMap((id) => guns.find((gun) => gun.id === id) ?? []),
});

/**
 * Returns how many trucks of a train a load takes (kriegspiel.md 8.2): infantry and cavalry have trucks of their own,
 * the last of each not always full, and each gun two.
 */
export const trucksFor = ({
  men,
  guns,
}: {
  readonly men: readonly Pick<Man, 'arm'>[];
  readonly guns: readonly unknown[];
}): number =>
  (['infantry', 'cavalry'] as const).reduce(
    (sum, arm) => sum + Math.ceil(men.filter((man) => man.arm === arm).length / IN_TRUCK[arm]),
    guns.length * TRUCKS_FOR_GUN,
  );

/** Returns how far a boat or train goes in a move as loaded, in sixteenths of an inch (kriegspiel.md 2.2, 8.2). */
export function speedOf(battle: KriegspielBattle, { kind, aboard }: Transport): number {
  if (kind === 'boat') return TRANSPORT_MARCH.boat;
  return TRANSPORT_MARCH[trucksFor(loadOf(battle, aboard)) > TRUCKS ? 'longTrain' : 'train'];
}

/** Returns the breadth of a boat or train on the floor, in sixteenths of an inch. */
export const breadthOf = ({ kind }: Pick<Transport, 'kind'>): number =>
  kind === 'boat' ? BOAT_BREADTH : TRAIN_BREADTH;

/**
 * Returns the outline on the floor, in sixteenths of an inch, of a boat, or of a train: an engine and as many trucks as
 * its load needs, at least eight, in a line (kriegspiel.md 8.2).
 */
export function transportShape(battle: KriegspielBattle, transport: Transport): Shape {
  const trucks = Math.max(TRUCKS, trucksFor(loadOf(battle, transport.aboard)));
  const length = transport.kind === 'boat' ? BOAT_LENGTH : (1 + trucks) * TRUCK;
  return rectangle(transport, length, breadthOf(transport), directionOf(transport.bearing));
}

/** Returns the landing within six inches of the middle of a boat (kriegspiel.md 8.1); undefined without one. */
export const landingOf = ({ country }: KriegspielBattle, at: Point): Piece | undefined =>
  country.pieces.find(({ kind, shape }) => kind === 'landing' && toShape(shape, at) <= NEAR);

/**
 * Returns why the mover may not order a boat or train, by id, now, such as that it is the enemy's, destroyed, or of a
 * chapter without which the battle is fought; empty if the mover may (kriegspiel.md 8).
 */
export function transportFaults(battle: KriegspielBattle, id: string): KriegspielReason[] {
  const transport = transportNamed(battle, id);
  const reasons = marchPhase(battle);
  if (transport === undefined) return [...reasons, { code: 'noSuchTransport', transport: id }];
  reasons.push(...chapterFaults(battle, transport.kind === 'boat' ? 'boats' : 'trains'));
  if (transport.side !== battle.mover) reasons.push({ code: 'notYours', id, side: transport.side });
  if (transport.destroyed) reasons.push({ code: 'destroyed', id });
  return reasons;
}

/** Returns the torn up rails and the destroyed culverts and bridges on the path of a train (6.1). */
function brokenFaults(
  { country, kriegspiel: { gaps, ruins } }: KriegspielBattle,
  transport: string,
  stops: readonly Point[],
): KriegspielReason[] {
  const isMet = (isOn: (a: Point, b: Point) => boolean): boolean =>
    stops.slice(1).some((b, i) => isOn(stops[i] as Point, b));
  const torn = gaps.filter(({ railway, at }) => {
    const shape = country.pieces.find(({ id }) => id === railway)?.shape;
    return isMet((a, b) => {
      const near = toSegment(at, a, b);
      // A train that stands before it may go back.
      return (
        near <= RAIL &&
        near < distance(at, a) &&
        shape !== undefined &&
        segmentToShape(shape, a, b) === 0
      );
    });
  });
  const down = ruins.filter(
    ({ kind, shape }) =>
      (kind === 'culvert' || kind === 'railBridge') &&
      isMet((a, b) => !contains(shape, a) && segmentToShape(shape, a, b) === 0),
  );
  return [
    ...torn.map(({ railway, at }) => ({ code: 'railBroken', transport, by: railway, at }) as const),
    ...down.map(({ id, shape }) => {
      const { left, right, bottom, top } = boundsOf(shape);
      const at = { x: (left + right) / 2, y: (bottom + top) / 2 };
      return { code: 'railBroken', transport, by: id, at } as const;
    }),
  ];
}

/** Returns what a path costs a boat or train, and what it has left, as shares of a whole march (kriegspiel.md 8.2). */
export function transportCost(
  battle: KriegspielBattle,
  transport: Transport,
  path: readonly Point[],
): { readonly cost: number; readonly left: number } {
  const stops = [transport, ...path];
  const length = path.reduce((sum, stop, i) => sum + distance(stops[i] as Point, stop), 0);
  return {
    cost: length / speedOf(battle, transport),
    left: shareLeft({ halves: 0, used: transport.used }),
  };
}

/**
 * Returns the battle after a boat has moved along water, or a train along rails, along the points of `path`
 * (kriegspiel.md 2.2); or every reason against it.
 */
export function moveTransport(
  battle: KriegspielBattle,
  id: string,
  path: readonly Point[],
): KriegspielOutcome {
  const reasons = [...transportFaults(battle, id), ...path.flatMap(placeFaults)];
  const transport = transportNamed(battle, id);
  const to = path.at(-1);
  if (to === undefined) reasons.push({ code: 'noPath', id });
  if (transport === undefined || to === undefined || reasons.length > 0) return refused(...reasons);
  const { kind, x, y, used, boarding, landed, aboard } = transport;
  const stops = [{ x, y }, ...path];
  const { cost, left } = transportCost(battle, transport, path);
  if (!affords(left, cost)) reasons.push({ code: 'tooDear', id, cost, left });
  if (boarding !== null || landed > 0)
    reasons.push({ code: 'hasActed', id, did: 'work', to: 'march' });
  if (!isAlong(battle.country, stops, ON[kind]))
    reasons.push({ code: 'noWay', id, from: { x, y }, to });
  if (kind === 'train') reasons.push(...brokenFaults(battle, id, stops));
  const from = stops.at(-2) as Point;
  const bearing = samePlace(from, to) ? transport.bearing : bearingOf(from, to);
  const carried = loadOf(battle, aboard).men.map((man): Man => ({ ...man, x: to.x, y: to.y }));
  return refusedOr(reasons, () => ({
    ...withTransport(withMen(battle, ...carried), {
      ...transport,
      x: to.x,
      y: to.y,
      bearing,
      used: used + cost,
    }),
    phase: 'men',
  }));
}

/**
 * Returns the battle after a boat or train, by id, was set out on its side's half of the field, its middle at `at`
 * (kriegspiel.md 8); or every reason against it. `bearing` is in thousandths of a degree.
 */
export function placeTransport(
  battle: KriegspielBattle,
  id: string,
  at: Point,
  bearing: number,
): KriegspielOutcome {
  const transport = transportNamed(battle, id);
  if (transport === undefined) return refused({ code: 'noSuchTransport', transport: id });
  const { side, kind } = transport;
  if (battle.phase !== 'settingOut') return refused({ code: 'wrongPhase', phase: battle.phase });
  const reasons: KriegspielReason[] = [
    ...placeFaults(at),
    ...vehicleSettingOutFaults(battle, side),
  ];
  if (!isBearing(bearing)) reasons.push({ code: 'bearingOf', bearing });
  const middle = battle.country.depth / 2;
  const [least, most] = side === 'red' ? [0, middle] : [middle, battle.country.depth];
  if (at.y < least || at.y > most) reasons.push({ code: 'notYourGround', at, least, most });
  const { x, y } = directionOf(bearing);
  const ahead = { x: at.x + x * CLEARANCE, y: at.y + y * CLEARANCE };
  if (!isAlong(battle.country, [at, ahead], ON[kind]))
    reasons.push({ code: 'noWay', id, from: at, to: at });
  if (kind === 'boat' && landingOf(battle, at) === undefined)
    reasons.push({ code: 'notAtLanding', transport: id });
  return refusedOr(reasons, () => {
    const set = withTransport(battle, { ...transport, ...at, bearing });
    return set.placed.includes(id) ? set : { ...set, placed: [...set.placed, id] };
  });
}
