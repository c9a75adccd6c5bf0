import { gunHindrances } from '../engine/gun';
import { gunBars } from '../engine/gunShape';
import { INCH, NEAR, rounded } from '../engine/lengths';
import { hindrances, manOf, radiusOf } from '../engine/men';
import { controlFaults, gunFaults, gunNamed, withGun, withMen } from '../engine/refusals';
import { betweenShapes, toShape } from '../engine/shapes';
import type { Gun, Man, Point, Shape, Side } from '../engine/types';
import { actFaults, hungerFaults, namedTwice, takes, withDuties, withState } from './duties';
import { isInvulnerable } from './general';
import { gunActFaults, limberOf } from './guns';
import { refuse, refuseOr, type KriegspielOutcome, type KriegspielReason } from './reasons';
import { waggonsAtGun, waggonsNear } from './standing';
import {
  landingOf,
  loadOf,
  transportFaults,
  transportNamed,
  transportShape,
  withTransport,
  type Load,
} from './transports';
import type { KriegspielBattle, Service, Transport } from './types';

// Chapter 8: who goes aboard boats and trains and gets off, and what becomes of them there.

/** 8.1: how many a boat holds, and how many embark or disembark at a landing at once. */
export const BOATLOAD = 20;
/** 8.1, 8.2: in how many moves of their side men go aboard. */
const MOVES: Readonly<Record<Transport['kind'], number>> = { boat: 2, train: 1 };

/** Returns the outline beside which men go aboard and get off: a landing, or the train; undefined at no landing. */
const siteOf = (battle: KriegspielBattle, transport: Transport): Shape | undefined =>
  transport.kind === 'train'
    ? transportShape(battle, transport)
    : landingOf(battle, transport)?.shape;

/** Returns whether an outline is within six inches of where men go aboard. */
const isBeside = (site: Shape | undefined, shape: Shape): boolean =>
  site !== undefined && betweenShapes(site, shape) <= NEAR;

const discOf = (man: Man, { x, y }: Point = man): Shape => ({
  kind: 'circle',
  x,
  y,
  radius: radiusOf(man),
});

/** Returns why a man may not go aboard now. */
function manFaults(
  battle: KriegspielBattle,
  { id: transport, kind }: Transport,
  site: Shape | undefined,
  man: Man,
): KriegspielReason[] {
  const { id, state } = man;
  const service = battle.kriegspiel.services[id] as Service;
  const fits = kind === 'train' || service === 'infantry' || service === 'engineers';
  return [
    ...actFaults(battle, man, 'work'),
    ...(battle.kriegspiel.duties[id]?.fixed === true ? [{ code: 'heldInPlace', id } as const] : []),
    ...(state === 'ready' ? [] : [{ code: 'wrongState', man: id, state } as const]),
    ...(fits ? [] : [{ code: 'wrongService', man: id, service } as const]),
    ...(isBeside(site, discOf(man)) ? [] : [{ code: 'notBeside', man: id, transport } as const]),
  ];
}

/** Returns why a gun may not go aboard now: a train takes it limbered, from where it has stood all move. */
function gunBoardFaults(
  battle: KriegspielBattle,
  { id: transport, kind }: Transport,
  site: Shape | undefined,
  gun: Gun,
): KriegspielReason[] {
  const { id } = gun;
  const { limbered, used, halves } = limberOf(battle, id);
  const isNear = gunBars(gun).some((bar) => isBeside(site, bar));
  return [
    ...gunActFaults(battle, gun, 'work'),
    ...(used > 0 ? [{ code: 'hasActed', id, did: 'march', to: 'work' } as const] : []),
    ...(halves > 0 ? [{ code: 'hasActed', id, did: 'change', to: 'work' } as const] : []),
    ...(takes(battle, 'formations') && !limbered
      ? [{ code: 'limbered', gun: id, limbered } as const]
      : []),
    ...(kind === 'train' ? [] : [{ code: 'wrongService', man: id, service: 'artillery' } as const]),
    ...(isNear ? [] : [{ code: 'notBeside', man: id, transport } as const]),
  ];
}

/** Returns why these men and guns may not be ordered to go aboard at all: not there, of the other side, named twice. */
const namedFaults = (battle: KriegspielBattle, ids: readonly string[]): KriegspielReason[] => [
  ...(ids.length === 0 ? [{ code: 'emptyBody' } as const] : []),
  ...ids.flatMap((id): readonly KriegspielReason[] => {
    if (gunNamed(battle, id) !== undefined) return gunFaults(battle, id);
    const man = manOf(battle, id);
    return man === undefined ? [{ code: 'noSuchMan', man: id }] : controlFaults(battle, man);
  }),
  ...namedTwice(ids),
];

/** 8.1: returns why a landing cannot serve so many more at once. */
function landingFaults(
  battle: KriegspielBattle,
  transport: Transport,
  more: number,
  countOf: (transport: Transport) => number,
): KriegspielReason[] {
  const landing = transport.kind === 'boat' ? landingOf(battle, transport) : undefined;
  if (landing === undefined) return [];
  const others = battle.kriegspiel.transports
    .filter(
      (each) => each !== transport && each.kind === 'boat' && landingOf(battle, each) === landing,
    )
    .reduce((sum, each) => sum + countOf(each), 0);
  return others > 0 && others + more > BOATLOAD
    ? [{ code: 'landingTaken', transport: transport.id }]
    : [];
}

/** Begins to take men and guns aboard (8.1, 8.2), or returns every reason against it. */
export function embark(
  battle: KriegspielBattle,
  id: string,
  ids: readonly string[],
): KriegspielOutcome {
  const reasons = [...transportFaults(battle, id), ...namedFaults(battle, ids)];
  const transport = transportNamed(battle, id);
  if (transport === undefined || reasons.length > 0) return refuse(...reasons);
  const { used, landed, boarding, aboard } = transport;
  const did = used > 0 ? 'march' : boarding !== null || landed > 0 ? 'work' : null;
  if (did !== null) reasons.push({ code: 'hasActed', id, did, to: 'work' });
  reasons.push(
    ...landingFaults(battle, transport, ids.length, (each) => each.boarding?.men.length ?? 0),
  );
  const { men, guns } = loadOf(battle, ids);
  const site = siteOf(battle, transport);
  reasons.push(
    ...men.flatMap((man) => manFaults(battle, transport, site, man)),
    ...guns.flatMap((gun) => gunBoardFaults(battle, transport, site, gun)),
  );
  const needed = aboard.length + ids.length;
  if (transport.kind === 'boat' && needed > BOATLOAD)
    reasons.push({ code: 'noRoom', transport: id, needed, room: BOATLOAD });
  return refuseOr(reasons, () => ({
    ...withTransport(
      withDuties(battle, ids, () => ({ worked: true })),
      { ...transport, boarding: { men: ids, done: 0 } },
    ),
    phase: 'men',
  }));
}

/** How far from the middle of a transport places to get off are looked for, in steps of half an inch. */
const STEPS = 36;
const SIDE = 2 * STEPS + 1;
/** Places round a point, the nearest first. */
const ROUND: readonly Point[] = Array.from({ length: SIDE * SIDE }, (_, i) => ({
  x: ((i % SIDE) - STEPS) * (INCH / 2),
  y: (Math.floor(i / SIDE) - STEPS) * (INCH / 2),
})).sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);

/** The directions in which a gun that gets off may stand, from that of its train. */
const TURNS = [0, 90_000, 180_000, 270_000];

/** Returns a gun where it stands beside a train after getting off; undefined if there is no place for it. */
function gunAshore(
  battle: KriegspielBattle,
  { x, y, bearing }: Transport,
  site: Shape,
  gun: Gun,
): Gun | undefined {
  for (const by of ROUND) {
    const at = rounded({ x: x + by.x, y: y + by.y });
    if (toShape(site, at) > NEAR) continue;
    for (const turn of TURNS) {
      const there: Gun = { ...gun, ...at, bearing: (bearing + turn) % 360_000, gone: false };
      if (
        gunBars(there).every((bar) => betweenShapes(bar, site) > 0) &&
        gunHindrances(battle, there, there).length === 0 &&
        waggonsAtGun(battle, there).length === 0
      )
        return { ...there, start: at, startBearing: there.bearing, shots: 0, crew: [] };
    }
  }
  return undefined;
}

/**
 * Returns the battle after men and guns have got off beside a boat or train: guns first, then everybody on the next free place
 * within six inches of the landing or the train; or the id of the first for whom there is none.
 */
function ashore(
  battle: KriegspielBattle,
  transport: Transport,
  site: Shape,
  { men, guns }: Load,
): KriegspielBattle | string {
  let now = battle;
  for (const gun of guns) {
    const there = gunAshore(now, transport, site, gun);
    if (there === undefined) return gun.id;
    now = withGun(now, there);
  }
  // Where one of a size finds no room, none does who comes after him.
  const left = new Map<number, readonly Point[]>();
  for (const man of men) {
    const radius = radiusOf(man);
    const places = left.get(radius) ?? ROUND;
    const found = places.findIndex((by) => {
      const at = rounded({ x: transport.x + by.x, y: transport.y + by.y });
      return (
        isBeside(site, discOf(man, at)) &&
        !(transport.kind === 'train' && toShape(site, at) < radius) &&
        hindrances(now, { ...man, state: 'ready' }, at).length === 0 &&
        waggonsNear(now, at, radius).length === 0
      );
    });
    const by = places[found];
    if (by === undefined) return man.id;
    left.set(radius, places.slice(found + 1));
    const place = rounded({ x: transport.x + by.x, y: transport.y + by.y });
    now = withMen(now, { ...man, ...place, start: place, state: 'ready' });
  }
  return now;
}

/** Takes men and guns off a boat at a landing, or a standing train (8.1, 8.2); they stand near it and have done their move. */
export function disembark(
  battle: KriegspielBattle,
  id: string,
  ids: readonly string[],
): KriegspielOutcome {
  const reasons = [...transportFaults(battle, id), ...namedTwice(ids)];
  const transport = transportNamed(battle, id);
  if (transport === undefined || reasons.length > 0) return refuse(...reasons);
  const { aboard, used, landed, boarding } = transport;
  const strange = ids.filter((each) => !aboard.includes(each));
  if (strange.length > 0 || ids.length === 0)
    reasons.push({ code: 'notAboard', transport: id, men: strange });
  reasons.push(...ids.flatMap((each) => hungerFaults(battle, each, 'work')));
  const did = used > 0 ? 'march' : boarding === null ? null : 'work';
  if (did !== null) reasons.push({ code: 'hasActed', id, did, to: 'work' });
  const site = siteOf(battle, transport);
  if (site === undefined) reasons.push({ code: 'notAtLanding', transport: id });
  if (transport.kind === 'boat' && landed + ids.length > BOATLOAD)
    reasons.push({ code: 'noRoom', transport: id, needed: landed + ids.length, room: BOATLOAD });
  else
    reasons.push(...landingFaults(battle, transport, landed + ids.length, (each) => each.landed));
  if (site === undefined || reasons.length > 0) return refuse(...reasons);
  const load = loadOf(battle, ids);
  const now = ashore(battle, transport, site, load);
  if (typeof now === 'string') return refuse({ code: 'noPlaceAshore', man: now, transport: id });
  const left = withTransport(
    withDuties(now, ids, () => ({ worked: true })),
    {
      ...transport,
      aboard: aboard.filter((each) => !ids.includes(each)),
      landed: landed + ids.length,
    },
  );
  const guns = Object.fromEntries(
    load.guns.map((gun) => [gun.id, { ...limberOf(battle, gun.id), used: 1 }] as const),
  );
  return {
    ok: true,
    battle: {
      ...withState(left, { guns: { ...left.kriegspiel.guns, ...guns } }),
      phase: 'men',
    },
  };
}

/** At the beginning of a move its transports have done nothing; who is going aboard goes on with it (8.1). */
export const transportsAtGo = (battle: KriegspielBattle, mover: Side): KriegspielBattle => {
  const own = battle.kriegspiel.transports.filter(({ side }) => side === mover);
  const boarding = own.flatMap((each) => each.boarding?.men ?? []);
  return withDuties(
    withState(battle, {
      transports: battle.kriegspiel.transports.map((each) =>
        each.side === mover ? { ...each, used: 0, landed: 0 } : each,
      ),
    }),
    boarding,
    () => ({ worked: true }),
  );
};

/** Returns the battle with men and guns aboard: off the field, and where their boat or train is. */
function taken(battle: KriegspielBattle, transport: Transport, able: Load): KriegspielBattle {
  const { x, y, aboard } = transport;
  const ids = [...able.men, ...able.guns].map(({ id }) => id);
  const men = able.men.map((man): Man => ({ ...man, x, y, state: 'aboard', lying: false }));
  const now = withTransport(withMen(battle, ...men), {
    ...transport,
    aboard: [...aboard, ...ids],
    boarding: null,
  });
  // To the engine a gun that is aboard is held, and off the field.
  return able.guns.reduce((each, gun) => withGun(each, { ...gun, gone: true, crew: [] }), now);
}

/** At the end of a move men and guns who have gone aboard long enough are aboard (8.1, 8.2). */
export const transportsAtEnd = (battle: KriegspielBattle, mover: Side): KriegspielBattle =>
  battle.kriegspiel.transports.reduce((now, transport) => {
    const { boarding, kind, side, destroyed } = transport;
    if (side !== mover || boarding === null) return now;
    const { men, guns } = loadOf(now, boarding.men);
    const able: Load = {
      men: men.filter(({ state }) => state === 'ready'),
      guns: guns.filter((gun) => !gun.gone && gun.side === side),
    };
    const ids = [...able.men, ...able.guns].map(({ id }) => id);
    if (destroyed || ids.length === 0) return withTransport(now, { ...transport, boarding: null });
    const done = boarding.done + 1;
    return done < MOVES[kind]
      ? withTransport(now, { ...transport, boarding: { men: ids, done } })
      : taken(now, transport, able);
  }, battle);

/**
 * 3.4, 6.2: returns the battle after a shell or a mine: a boat or train within its circle is destroyed, and all aboard are dead
 * and their guns destroyed. Wells' General gets off unharmed (4.2). `placeOf` has where each is just then.
 */
export function afterTransportsHit(
  battle: KriegspielBattle,
  at: Point,
  circle: number,
  placeOf: (transport: Transport) => Transport = (transport) => transport,
): KriegspielBattle {
  const hit = battle.kriegspiel.transports.filter(
    (each) => !each.destroyed && toShape(transportShape(battle, placeOf(each)), at) <= circle,
  );
  return hit.reduce((now, transport) => {
    const { men, guns } = loadOf(now, transport.aboard);
    const limbers = guns.map(
      (gun) => [gun.id, { ...limberOf(now, gun.id), destroyed: true }] as const,
    );
    const lost = withState(
      withTransport(withMen(now, ...men.map((man): Man => ({ ...man, state: 'dead' }))), {
        ...transport,
        aboard: [],
        boarding: null,
        destroyed: true,
      }),
      { guns: { ...now.kriegspiel.guns, ...Object.fromEntries(limbers) } },
    );
    const general = men.filter(({ id }) => isInvulnerable(battle, id));
    const saved = ashore(lost, transport, transportShape(battle, transport), {
      men: general,
      guns: [],
    });
    return typeof saved === 'string' ? lost : saved;
  }, battle);
}
