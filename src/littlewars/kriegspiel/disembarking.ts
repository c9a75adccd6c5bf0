import { gunHindrances } from '../engine/gun';
import { gunBars } from '../engine/gunShape';
import { INCH, NEAR, rounded } from '../engine/lengths';
import { hindrances, radiusOf } from '../engine/men';
import { withGun, withMen, refused } from '../engine/refusals';
import { betweenShapes, toShape } from '../engine/shapes';
import type { Gun, Man, Point, Shape } from '../engine/types';
import { BOATLOAD, discOf, isBeside, landingFaults, siteOf } from './boarding';
import { hungerFaults, namedTwice, withMoveStates, withState } from './moveState';
import { isInvulnerable } from './general';
import { limberOf } from './guns';
import type { KriegspielOutcome } from './reasons';
import { waggonsAtGun, waggonsNear } from './standing';
import {
  loadOf,
  transportFaults,
  transportNamed,
  transportShape,
  withTransport,
  type Load,
} from './transports';
import type { KriegspielBattle } from './types';
import type { Transport } from './things';

// Chapter 8: leaving boats and trains, and what becomes of the men in one that is destroyed.

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
 * Returns the battle after men and guns have got off beside a boat or train: guns first, then everybody on the next
 * free place within six inches of the landing or the train; or the id of the first for whom there is none.
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
  // If a man of one size finds no room, no later man of that size does.
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

/**
 * Returns the battle after men and guns, by the ids `ids`, have left the boat or train with the id `id` (kriegspiel.md
 * 8.1, 8.2): a boat at a landing, a train while it stands. They stand within six inches of the landing or train and do
 * nothing else in this move. Returns every reason instead if they cannot.
 */
export function disembark(
  battle: KriegspielBattle,
  id: string,
  ids: readonly string[],
): KriegspielOutcome {
  const reasons = [...transportFaults(battle, id), ...namedTwice(ids)];
  const transport = transportNamed(battle, id);
  if (transport === undefined || reasons.length > 0) return refused(...reasons);
  const { aboard, used, landed, boarding } = transport;
  const notAboard = ids.filter((each) => !aboard.includes(each));
  if (notAboard.length > 0 || ids.length === 0)
    reasons.push({ code: 'notAboard', transport: id, men: notAboard });
  reasons.push(...ids.flatMap((each) => hungerFaults(battle, each, 'work')));
  const did = used > 0 ? 'march' : boarding === null ? null : 'work';
  if (did !== null) reasons.push({ code: 'hasActed', id, did, to: 'work' });
  const site = siteOf(battle, transport);
  if (site === undefined) reasons.push({ code: 'notAtLanding', transport: id });
  if (transport.kind === 'boat' && landed + ids.length > BOATLOAD)
    reasons.push({ code: 'noRoom', transport: id, needed: landed + ids.length, room: BOATLOAD });
  else
    reasons.push(...landingFaults(battle, transport, landed + ids.length, (each) => each.landed));
  if (site === undefined || reasons.length > 0) return refused(...reasons);
  const load = loadOf(battle, ids);
  const now = ashore(battle, transport, site, load);
  if (typeof now === 'string') return refused({ code: 'noPlaceAshore', man: now, transport: id });
  const left = withTransport(
    withMoveStates(now, ids, () => ({ worked: true })),
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

/**
 * Returns the battle after a shell or mine at `at` (kriegspiel.md 3.4, 6.2): each boat or train within `circle`, in
 * sixteenths of an inch, is destroyed with all aboard. A General whom nothing strikes gets off unharmed (4.2).
 * `placeOf` returns a boat or train at the place where it is at that instant; by default where it stands.
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
