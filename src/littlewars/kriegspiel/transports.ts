import { bearingOf, directionOf } from '../engine/angles';
import { CLEARANCE, distance, FOOT, INCH, NEAR, rounded, samePlace } from '../engine/lengths';
import { hindrances, manOf, radiusOf } from '../engine/men';
import { controlFaults, placeFaults, withMen } from '../engine/refusals';
import { rectangle, toShape } from '../engine/shapes';
import type { Man, PieceKind, Point, Side } from '../engine/types';
import { actFaults, chapterFaults, marchPhase, namedTwice, withDuties, withState } from './duties';
import { isAlong } from './ground';
import { refuse, refuseOr, type KriegspielOutcome, type KriegspielReason } from './reasons';
import { waggonsNear } from './standing';
import type { KriegspielBattle, Service, Transport } from './types';

// Chapter 8: boats and trains, and who goes in them.

/** Orders of boats and trains (8). */
export type TransportOrder =
  /** During setting out: a boat on water at a landing, a train on rails. */
  | {
      readonly kind: 'placeTransport';
      readonly transport: string;
      readonly at: Point;
      readonly bearing: number;
    }
  | { readonly kind: 'moveTransport'; readonly transport: string; readonly path: readonly Point[] }
  /** Men at its landing, or by the train, go aboard; a boat takes two moves, a train one. */
  | { readonly kind: 'embark'; readonly transport: string; readonly men: readonly string[] }
  /** Men aboard get off and stand near it, in one move. */
  | { readonly kind: 'disembark'; readonly transport: string; readonly men: readonly string[] };

/** 8.1: how many a boat holds, and how many embark or disembark at a landing at once. */
export const BOATLOAD = 20;
/** 8.2: how many trucks a train has, of which each holds so many infantry or cavalry. */
export const TRUCKS = 8;
const IN_TRUCK = { infantry: 12, cavalry: 5 } as const;
/** 2.2 */
const SPEED: Readonly<Record<Transport['kind'], number>> = { boat: FOOT, train: 8 * FOOT };
const ON: Readonly<Record<Transport['kind'], ReadonlySet<PieceKind>>> = {
  boat: new Set(['water', 'river']),
  train: new Set(['railway', 'railBridge', 'culvert']),
};
/** 8.1, 8.2: in how many moves of their side men go aboard. */
const MOVES: Readonly<Record<Transport['kind'], number>> = { boat: 2, train: 1 };
/** How far round a transport men get off at the most. */
const ASHORE = 2 * NEAR;

const transportNamed = ({ kriegspiel }: KriegspielBattle, id: string): Transport | undefined =>
  kriegspiel.transports.find((each) => each.id === id);

const withTransport = (battle: KriegspielBattle, transport: Transport): KriegspielBattle =>
  withState(battle, {
    transports: battle.kriegspiel.transports.map((each) =>
      each.id === transport.id ? transport : each,
    ),
  });

/** How long and broad they are on the floor: a boat, and an engine with its trucks in a straight line. */
const SIZE: Readonly<Record<Transport['kind'], readonly [length: number, breadth: number]>> = {
  boat: [3 * INCH, 1.25 * INCH],
  train: [18 * INCH, INCH],
};

/** 3.4: returns the battle after a shell: a boat or train within its circle is destroyed, and all aboard are dead. */
export function afterTransportsHit(
  battle: KriegspielBattle,
  at: Point,
  circle: number,
): KriegspielBattle {
  const hit = battle.kriegspiel.transports.filter((each) => {
    const [length, breadth] = SIZE[each.kind];
    const shape = rectangle(each, length, breadth, directionOf(each.bearing));
    return !each.destroyed && toShape(shape, at) <= circle;
  });
  return hit.reduce((now, transport) => {
    const dead = transport.aboard.map((id): Man => ({
      ...(manOf(now, id) as Man),
      state: 'dead',
    }));
    return withTransport(withMen(now, ...dead), { ...transport, aboard: [], destroyed: true });
  }, battle);
}

/** Returns how many trucks so many figures take (8.2); each arm has its own. */
export const trucksFor = (men: readonly Pick<Man, 'arm'>[]): number =>
  (['infantry', 'cavalry'] as const).reduce(
    (sum, arm) => sum + Math.ceil(men.filter((man) => man.arm === arm).length / IN_TRUCK[arm]),
    0,
  );

/** Returns the landing at which a boat lies; undefined if it is at none. */
const landingOf = ({ country }: KriegspielBattle, at: Point) =>
  country.pieces.find(({ kind, shape }) => kind === 'landing' && toShape(shape, at) <= NEAR);

/** Returns whether a man is where he goes aboard: within six inches of the landing, or of the train. */
function isBeside(battle: KriegspielBattle, transport: Transport, man: Man): boolean {
  if (transport.kind === 'train') return distance(transport, man) - radiusOf(man) <= NEAR;
  const landing = landingOf(battle, transport);
  return landing !== undefined && toShape(landing.shape, man) - radiusOf(man) <= NEAR;
}

/** Returns why the mover may not order a transport now. */
function transportFaults(battle: KriegspielBattle, id: string): KriegspielReason[] {
  const transport = transportNamed(battle, id);
  const reasons = marchPhase(battle);
  if (transport === undefined) return [...reasons, { code: 'noSuchTransport', transport: id }];
  reasons.push(...chapterFaults(battle, transport.kind === 'boat' ? 'boats' : 'trains'));
  if (transport.side !== battle.mover) reasons.push({ code: 'notYours', id, side: transport.side });
  if (transport.destroyed) reasons.push({ code: 'destroyed', id });
  return reasons;
}

/** Moves a boat along water or a train along rails (2.2), or returns every reason against it. */
export function moveTransport(
  battle: KriegspielBattle,
  id: string,
  path: readonly Point[],
): KriegspielOutcome {
  const reasons = [...transportFaults(battle, id), ...path.flatMap(placeFaults)];
  const transport = transportNamed(battle, id);
  const to = path.at(-1);
  if (to === undefined) reasons.push({ code: 'noPath', id });
  if (transport === undefined || to === undefined || reasons.length > 0) return refuse(...reasons);
  const { kind, x, y, used, boarding } = transport;
  const stops = [{ x, y }, ...path];
  const length = stops
    .slice(1)
    .reduce((sum, stop, i) => sum + distance(stops[i] as Point, stop), 0);
  const cost = length / SPEED[kind];
  if (cost > 1 - used) reasons.push({ code: 'tooDear', id, cost, left: 1 - used });
  if (boarding !== null) reasons.push({ code: 'hasActed', id, did: 'work', to: 'march' });
  if (!isAlong(battle.country, stops, ON[kind]))
    reasons.push({ code: 'noWay', id, from: { x, y }, to });
  const from = stops.at(-2) as Point;
  const bearing = samePlace(from, to) ? transport.bearing : bearingOf(from, to);
  return refuseOr(reasons, () => ({
    ...withTransport(battle, { ...transport, ...to, bearing, used: used + cost }),
    phase: 'men',
  }));
}

/** Returns why men may not go aboard together: too many, not beside it, of an arm that it does not carry. */
function boardFaults(
  battle: KriegspielBattle,
  transport: Transport,
  men: readonly Man[],
): KriegspielReason[] {
  const { services } = battle.kriegspiel;
  const aboard = transport.aboard.map((id) => manOf(battle, id) as Man);
  const reasons: KriegspielReason[] = men.flatMap((man): KriegspielReason[] => {
    const service = services[man.id] as Service;
    const fits = transport.kind === 'train' || service === 'infantry' || service === 'engineers';
    return [
      ...controlFaults(battle, man),
      ...actFaults(battle, man, 'work'),
      ...(man.state === 'prisoner'
        ? [{ code: 'wrongState', man: man.id, state: man.state } as const]
        : []),
      ...(fits ? [] : [{ code: 'wrongService', man: man.id, service } as const]),
      ...(isBeside(battle, transport, man)
        ? []
        : [{ code: 'notBeside', man: man.id, transport: transport.id } as const]),
    ];
  });
  const all = [...aboard, ...men];
  const [needed, room] =
    transport.kind === 'boat' ? [all.length, BOATLOAD] : [trucksFor(all), TRUCKS];
  if (needed > room) reasons.push({ code: 'noRoom', transport: transport.id, needed, room });
  return reasons;
}

/** Begins to take men aboard (8.1, 8.2), or returns every reason against it. */
export function embark(
  battle: KriegspielBattle,
  id: string,
  ids: readonly string[],
): KriegspielOutcome {
  const reasons = transportFaults(battle, id);
  const transport = transportNamed(battle, id);
  const men = ids.flatMap((each) => manOf(battle, each) ?? []);
  if (men.length === 0) reasons.push({ code: 'emptyBody' });
  for (const each of ids.filter((one) => manOf(battle, one) === undefined))
    reasons.push({ code: 'noSuchMan', man: each });
  reasons.push(...namedTwice(ids));
  if (transport === undefined || reasons.length > 0) return refuse(...reasons);
  if (transport.used > 0) reasons.push({ code: 'hasActed', id, did: 'march', to: 'work' });
  if (transport.boarding !== null) reasons.push({ code: 'hasActed', id, did: 'work', to: 'work' });
  const landing = transport.kind === 'boat' ? landingOf(battle, transport) : undefined;
  const taken = battle.kriegspiel.transports.some(
    (each) =>
      each.boarding !== null && landing !== undefined && landingOf(battle, each) === landing,
  );
  if (taken) reasons.push({ code: 'landingTaken', transport: id });
  reasons.push(...boardFaults(battle, transport, men));
  return refuseOr(reasons, () => ({
    ...withTransport(
      withDuties(battle, ids, () => ({ worked: true })),
      {
        ...transport,
        boarding: { men: ids, done: 0 },
      },
    ),
    phase: 'men',
  }));
}

/** Places round a point, the nearest first, in steps of half an inch. */
const ROUND: readonly Point[] = Array.from({ length: 49 * 49 }, (_, i) => ({
  x: ((i % 49) - 24) * (INCH / 2),
  y: (Math.floor(i / 49) - 24) * (INCH / 2),
}))
  .filter(({ x, y }) => x * x + y * y <= ASHORE * ASHORE)
  .sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);

/** Takes men off a boat at a landing, or a standing train (8.1, 8.2); they stand near it and have done their move. */
export function disembark(
  battle: KriegspielBattle,
  id: string,
  ids: readonly string[],
): KriegspielOutcome {
  const reasons = transportFaults(battle, id);
  const transport = transportNamed(battle, id);
  if (transport === undefined || reasons.length > 0) return refuse(...reasons);
  const { aboard } = transport;
  const men = battle.men.filter(({ id: each }) => ids.includes(each) && aboard.includes(each));
  if (men.length < ids.length || men.length === 0)
    reasons.push({ code: 'notAboard', transport: id, men: ids });
  if (transport.used > 0 || transport.landed)
    reasons.push({ code: 'hasActed', id, did: transport.landed ? 'work' : 'march', to: 'work' });
  if (transport.kind === 'boat') {
    if (landingOf(battle, transport) === undefined)
      reasons.push({ code: 'notAtLanding', transport: id });
    if (ids.length > BOATLOAD)
      reasons.push({ code: 'noRoom', transport: id, needed: ids.length, room: BOATLOAD });
  }
  let now = battle;
  for (const man of reasons.length > 0 ? [] : men) {
    const place = ROUND.map(({ x, y }) => rounded({ x: transport.x + x, y: transport.y + y })).find(
      (at) =>
        hindrances(now, { ...man, state: 'ready' }, at).length === 0 &&
        waggonsNear(now, at, radiusOf(man)).length === 0,
    );
    if (place === undefined) return refuse({ code: 'noPlaceAshore', man: man.id, transport: id });
    now = withMen(now, { ...man, ...place, start: place, state: 'ready' });
  }
  return refuseOr(reasons, () => ({
    ...withTransport(
      withDuties(now, ids, () => ({ worked: true })),
      {
        ...transport,
        aboard: transport.aboard.filter((each) => !ids.includes(each)),
        landed: true,
      },
    ),
    phase: 'men',
  }));
}

/** Sets out a boat or train on its own half (8), or returns every reason against it. */
export function placeTransport(
  battle: KriegspielBattle,
  id: string,
  at: Point,
  bearing: number,
): KriegspielOutcome {
  const transport = transportNamed(battle, id);
  if (transport === undefined) return refuse({ code: 'noSuchTransport', transport: id });
  const { side, kind } = transport;
  if (battle.phase !== 'settingOut') return refuse({ code: 'wrongPhase', phase: battle.phase });
  const reasons: KriegspielReason[] = [...placeFaults(at)];
  if (battle.ready[side]) reasons.push({ code: 'alreadyReady', side });
  const middle = battle.country.depth / 2;
  const [least, most] = side === 'red' ? [0, middle] : [middle, battle.country.depth];
  if (at.y < least || at.y > most) reasons.push({ code: 'notYourGround', at, least, most });
  const { x, y } = directionOf(bearing);
  const ahead = { x: at.x + x * CLEARANCE, y: at.y + y * CLEARANCE };
  if (!isAlong(battle.country, [at, ahead], ON[kind]))
    reasons.push({ code: 'noWay', id, from: at, to: at });
  if (kind === 'boat' && landingOf(battle, at) === undefined)
    reasons.push({ code: 'notAtLanding', transport: id });
  return refuseOr(reasons, () => {
    const set = withTransport(battle, { ...transport, ...at, bearing });
    return set.placed.includes(id) ? set : { ...set, placed: [...set.placed, id] };
  });
}

/** At the beginning of a move its transports have done nothing; who is going aboard goes on with it (8.1). */
export const transportsAtGo = (battle: KriegspielBattle, mover: Side): KriegspielBattle => {
  const own = battle.kriegspiel.transports.filter(({ side }) => side === mover);
  const boarding = own.flatMap((each) => each.boarding?.men ?? []);
  return withDuties(
    withState(battle, {
      transports: battle.kriegspiel.transports.map((each) =>
        each.side === mover ? { ...each, used: 0, landed: false } : each,
      ),
    }),
    boarding,
    () => ({ worked: true }),
  );
};

/** At the end of a move men who have gone aboard long enough are aboard: off the field, alive and free (8.1, 8.2). */
export const transportsAtEnd = (battle: KriegspielBattle, mover: Side): KriegspielBattle =>
  battle.kriegspiel.transports.reduce((now, transport) => {
    const { boarding, kind, side, destroyed } = transport;
    if (side !== mover || boarding === null) return now;
    const able = boarding.men.filter((id) => manOf(now, id)?.state === 'ready');
    if (destroyed || able.length === 0) return withTransport(now, { ...transport, boarding: null });
    const done = boarding.done + 1;
    if (done < MOVES[kind])
      return withTransport(now, { ...transport, boarding: { men: able, done } });
    return withTransport(
      withMen(
        now,
        ...able.map((id): Man => ({ ...(manOf(now, id) as Man), state: 'gone', lying: false })),
      ),
      { ...transport, aboard: [...transport.aboard, ...able], boarding: null },
    );
  }, battle);
