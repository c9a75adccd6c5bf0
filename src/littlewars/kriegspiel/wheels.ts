import { bearingOf, directionOf } from '../engine/angles';
import { crewNear, GUN_WAY, gunHindrances, LEAST_CREW, outOfAction } from '../engine/gun';
import { gunGap } from '../engine/gunShape';
import { CLEARANCE, FOOT, INCH, NEAR, rounded, samePlace } from '../engine/lengths';
import { hindrances, radiusOf } from '../engine/men';
import { gunFaults, gunNamed, placeFaults, withGun } from '../engine/refusals';
import { groundFor, isBearing } from '../engine/settingOut';
import type { Gun, Man, Point } from '../engine/types';
import {
  actFaults,
  affords,
  chapterFaults,
  dutyOf,
  isFresh,
  marchPhase,
  shareLeft,
  takes,
  withState,
} from './duties';
import { measure, pay, usedBy, withMarched, type MarchCost } from './marches';
import { refuse, refuseOr, type KriegspielOutcome, type KriegspielReason } from './reasons';
import { waggonHindrances, waggonsNear } from './standing';
import { GUNNERS, WAGGON_BREADTH } from './terms';
import type { Gait } from './ground';
import type { KriegspielBattle, Limber, Waggon } from './types';

/** Orders of guns and waggons (2.2, 2.5). */
export type WheelOrder =
  | { readonly kind: 'limber'; readonly gun: string }
  | { readonly kind: 'unlimber'; readonly gun: string }
  /** A limbered gun goes past places to the last of them, and its gunners ride. */
  | { readonly kind: 'marchGun'; readonly gun: string; readonly path: readonly Point[] }
  | { readonly kind: 'marchWaggon'; readonly waggon: string; readonly path: readonly Point[] }
  /** During setting out. */
  | {
      readonly kind: 'placeWaggon';
      readonly waggon: string;
      readonly at: Point;
      readonly bearing: number;
    };

/** 2.2 */
const GUN: Gait = { march: 2 * FOOT, road: 2 * FOOT, wheels: true, fords: false };
const WAGGON: Gait = { march: FOOT / 2, road: FOOT, wheels: true, fords: false };
/** Without *ground* waggons go as far everywhere. */
const WAGGON_PLAIN: Gait = { ...WAGGON, road: FOOT / 2 };

/** Returns what Kriegspiel knows of a gun. */
export const limberOf = ({ kriegspiel }: KriegspielBattle, gun: string): Limber =>
  kriegspiel.guns[gun] as Limber;

const withLimber = (
  battle: KriegspielBattle,
  gun: string,
  change: Partial<Limber>,
): KriegspielBattle =>
  withState(battle, {
    guns: { ...battle.kriegspiel.guns, [gun]: { ...limberOf(battle, gun), ...change } },
  });

/** Returns why the mover may do nothing with a gun now: not his, out of action, disabled, destroyed, fired (3.1, 3.4). */
function gunActFaults(battle: KriegspielBattle, gun: Gun): KriegspielReason[] {
  const { destroyed, disabledUntil } = limberOf(battle, gun.id);
  return [
    ...outOfAction(battle, gun),
    ...(destroyed ? [{ code: 'destroyed', id: gun.id } as const] : []),
    ...(disabledUntil > battle.moves
      ? [{ code: 'disabled', gun: gun.id, until: disabledUntil } as const]
      : []),
    ...(gun.shots > 0 ? [{ code: 'hasFired', gun: gun.id, shots: gun.shots } as const] : []),
  ];
}

/** Limbers or unlimbers a gun (2.5), half of its move, or returns every reason against it. */
export function limber(battle: KriegspielBattle, id: string, limbered: boolean): KriegspielOutcome {
  const reasons: KriegspielReason[] = [
    ...chapterFaults(battle, 'formations'),
    ...marchPhase(battle),
    ...gunFaults(battle, id),
  ];
  const gun = gunNamed(battle, id);
  if (gun === undefined || reasons.length > 0) return refuse(...reasons);
  const now = limberOf(battle, id);
  const left = shareLeft(now);
  reasons.push(...gunActFaults(battle, gun));
  if (now.limbered === limbered) reasons.push({ code: 'limbered', gun: id, limbered });
  if (!affords(left, 1 / 2)) reasons.push({ code: 'tooDear', id, cost: 1 / 2, left });
  return refuseOr(reasons, () => ({
    ...withLimber(battle, id, { limbered, halves: now.halves === 0 ? 1 : 2 }),
    phase: 'men',
  }));
}

/** Returns who rides with a gun: the six nearest of its side within six inches, gunners before others. */
export function ridersOf(battle: KriegspielBattle, gun: Gun): readonly Man[] {
  const { services } = battle.kriegspiel;
  const rank = (man: Man): number => (services[man.id] === 'artillery' ? 0 : 1);
  const near = crewNear(battle, gun, gun.side).map((man) => ({
    man,
    rank: rank(man),
    apart: gunGap(battle, gun, man),
  }));
  near.sort((a, b) => a.rank - b.rank || a.apart - b.apart);
  const gunners = near.filter((each) => each.rank === 0).length;
  // Men of other services go along only where too few gunners are left to serve it.
  const count = gunners >= LEAST_CREW ? Math.min(gunners, GUNNERS) : LEAST_CREW;
  return near.slice(0, count).map(({ man }) => man);
}

/** Places about a gun as it stands, nearest first, from its axle: along its bearing and to the right. */
const ABOUT: readonly Point[] = Array.from({ length: 17 * 17 }, (_, i) => ({
  x: ((i % 17) - 8) * (INCH / 2),
  y: (Math.floor(i / 17) - 8) * (INCH / 2),
})).sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);

/** Returns the riders of a moved gun where they get down: each on the next free place near it, as many as find one. */
function dismounted(battle: KriegspielBattle, gun: Gun, riders: readonly Man[]): readonly Man[] {
  const { x: dx, y: dy } = directionOf(gun.bearing);
  const away = battle.men.filter((man) => riders.every(({ id }) => id !== man.id));
  let table = { ...battle, men: away };
  const there: Man[] = [];
  for (const man of riders) {
    const place = ABOUT.map(({ x, y }) =>
      rounded({ x: gun.x + y * dx + x * dy, y: gun.y + y * dy - x * dx }),
    ).find(
      (at) =>
        gunGap(battle, gun, at) - radiusOf(man) <= NEAR &&
        hindrances(table, man, at).length === 0 &&
        waggonsNear(table, at, radiusOf(man)).length === 0,
    );
    if (place === undefined) return there;
    const set = { ...man, ...place };
    there.push(set);
    table = { ...table, men: [...table.men, set] };
  }
  return there;
}

/** Returns what a march would cost a gun (2.2, 2.3): it goes no farther than what its riders have left of their march. */
export function gunCost(battle: KriegspielBattle, gun: Gun, path: readonly Point[]): MarchCost {
  const duties = ridersOf(battle, gun).map((man) => dutyOf(battle, man));
  const limbered = limberOf(battle, gun.id);
  const from = limbered.used > 0 ? { x: gun.x, y: gun.y } : gun.start;
  return measure(
    battle,
    gun.id,
    [{ id: gun.id, side: gun.side, radius: GUN_WAY, path: [from, ...path], leads: true }],
    GUN,
    {
      left: Math.min(shareLeft(limbered), ...duties.map(shareLeft)),
      fresh: [limbered, ...duties].every(isFresh),
      depth: 0,
    },
  );
}

/** Marches a limbered gun (2.2), its trail ahead and its gunners riding, or returns every reason against it. */
export function marchGun(
  battle: KriegspielBattle,
  id: string,
  path: readonly Point[],
): KriegspielOutcome {
  const reasons: KriegspielReason[] = [
    ...chapterFaults(battle, 'ground'),
    ...marchPhase(battle),
    ...gunFaults(battle, id),
    ...path.flatMap(placeFaults),
  ];
  const gun = gunNamed(battle, id);
  const to = path.at(-1);
  if (to === undefined) reasons.push({ code: 'noPath', id });
  if (gun === undefined || to === undefined || reasons.length > 0) return refuse(...reasons);
  const riders = ridersOf(battle, gun);
  const cost = gunCost(battle, gun, path);
  const way = cost.ways[id];
  reasons.push(
    ...gunActFaults(battle, gun),
    ...riders.flatMap((man) => actFaults(battle, man, 'march')),
    ...cost.faults,
  );
  if (takes(battle, 'formations') && !limberOf(battle, id).limbered)
    reasons.push({ code: 'limbered', gun: id, limbered: false });
  if (way === undefined) return refuse(...reasons);
  const from = way.at(-2) as Point;
  const bearing = samePlace(from, to) ? gun.bearing : bearingOf(to, from);
  const moved: Gun = { ...gun, ...to, bearing };
  const absent = riders.map((man) => man.id);
  const bare = withGun(
    { ...battle, men: battle.men.filter((man) => !absent.includes(man.id)) },
    moved,
  );
  for (const hindrance of gunHindrances(bare, moved, moved))
    reasons.push({ code: 'tooNear', at: to, ...hindrance, needed: CLEARANCE });
  const there = dismounted(withGun(battle, moved), moved, riders);
  if (there.length < riders.length) reasons.push({ code: 'shutIn', gun: id });
  return refuseOr(reasons, () => {
    const paid = pay(battle, id, cost);
    const used = limberOf(battle, id).used + usedBy(cost);
    const ready = withLimber(paid.battle, id, { used });
    return paid.crosses
      ? withMarched(withGun(ready, moved), there, usedBy(cost))
      : withMarched(ready, riders, usedBy(cost));
  });
}

export const waggonNamed = ({ kriegspiel }: KriegspielBattle, id: string): Waggon | undefined =>
  kriegspiel.waggons.find((waggon) => waggon.id === id);

const withWaggon = (battle: KriegspielBattle, waggon: Waggon): KriegspielBattle =>
  withState(battle, {
    waggons: battle.kriegspiel.waggons.map((each) => (each.id === waggon.id ? waggon : each)),
  });

/** Returns what stands where a waggon would be. */
const waggonFaults = (battle: KriegspielBattle, waggon: Waggon): KriegspielReason[] =>
  waggonHindrances(battle, waggon).map(({ to, distance }) => {
    const at = { x: waggon.x, y: waggon.y };
    return to.kind === 'waggon'
      ? { code: 'waggonInWay', at, waggon: to.id, distance, needed: CLEARANCE }
      : { code: 'tooNear', at, to, distance, needed: CLEARANCE };
  });

/** Returns what a march would cost a waggon (2.2, 2.3). */
export const waggonCost = (
  battle: KriegspielBattle,
  waggon: Waggon,
  path: readonly Point[],
): MarchCost => {
  const duty = { halves: 0, used: waggon.used } as const;
  return measure(
    battle,
    waggon.id,
    [
      {
        id: waggon.id,
        side: waggon.side,
        radius: WAGGON_BREADTH / 2,
        path: [{ x: waggon.x, y: waggon.y }, ...path],
        leads: true,
      },
    ],
    takes(battle, 'ground') ? WAGGON : WAGGON_PLAIN,
    { left: shareLeft(duty), fresh: isFresh(duty), depth: 0 },
  );
};

/** Marches a waggon (2.2), or returns every reason against it. */
export function marchWaggon(
  battle: KriegspielBattle,
  id: string,
  path: readonly Point[],
): KriegspielOutcome {
  const waggon = waggonNamed(battle, id);
  const reasons: KriegspielReason[] = [...marchPhase(battle), ...path.flatMap(placeFaults)];
  if (waggon === undefined) return refuse(...reasons, { code: 'noSuchWaggon', waggon: id });
  if (waggon.side !== battle.mover) reasons.push({ code: 'notYours', id, side: waggon.side });
  if (waggon.destroyed) reasons.push({ code: 'destroyed', id });
  const to = path.at(-1);
  if (to === undefined) reasons.push({ code: 'noPath', id });
  if (to === undefined || reasons.length > 0) return refuse(...reasons);
  const cost = waggonCost(battle, waggon, path);
  const from = cost.ways[id]?.at(-2);
  if (from === undefined) return refuse(...cost.faults);
  const bearing = samePlace(from, to) ? waggon.bearing : bearingOf(from, to);
  const moved: Waggon = {
    ...waggon,
    ...to,
    bearing,
    moved: true,
    used: waggon.used + usedBy(cost),
  };
  reasons.push(...cost.faults, ...waggonFaults(battle, moved));
  return refuseOr(reasons, () => {
    const paid = pay(battle, id, cost);
    const { x, y, bearing: was } = waggon;
    const after = paid.crosses ? moved : { ...moved, x, y, bearing: was };
    return { ...withWaggon(paid.battle, after), phase: 'men' };
  });
}

/** Sets out a waggon (LW 2.3), or returns every reason against it. */
export function placeWaggon(
  battle: KriegspielBattle,
  id: string,
  at: Point,
  bearing: number,
): KriegspielOutcome {
  const waggon = waggonNamed(battle, id);
  if (waggon === undefined) return refuse({ code: 'noSuchWaggon', waggon: id });
  const { side } = waggon;
  if (battle.phase !== 'settingOut') return refuse({ code: 'wrongPhase', phase: battle.phase });
  const reasons: KriegspielReason[] = [...placeFaults(at)];
  if (battle.ready[side]) reasons.push({ code: 'alreadyReady', side });
  else if (!battle.rules.curtain && side !== battle.mover)
    reasons.push({ code: 'otherSetsOut', side: battle.mover });
  if (!isBearing(bearing)) reasons.push({ code: 'bearingOf', bearing });
  const [least, most] = groundFor(battle, side, 'infantry');
  if (at.y < least || at.y > most) reasons.push({ code: 'notYourGround', at, least, most });
  const placed: Waggon = { ...waggon, ...at, bearing };
  reasons.push(...waggonFaults(battle, placed));
  return refuseOr(reasons, () => {
    const set = withWaggon(battle, placed);
    return set.placed.includes(id) ? set : { ...set, placed: [...set.placed, id] };
  });
}
