import { bearingOf, directionOf } from '../engine/angles';
import { crewNear, GUN_STRIP_HALF, gunHindrances, LEAST_CREW, outOfAction } from '../engine/gun';
import { crewNameFaults } from '../engine/gunnery';
import { gunGap } from '../engine/gunShape';
import { CLEARANCE, FOOT, INCH, NEAR, rounded, samePlace } from '../engine/lengths';
import { backLine, hindrances, manOf, radiusOf } from '../engine/men';
import { gunFaults, gunNamed, placeFaults, withGun, withMen } from '../engine/refusals';
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
import { strikable } from './general';
import { atOnceFaults, measure, pay, usedBy, withMarched, type MarchCost } from './marches';
import { retirementFaults } from './pursuit';
import {
  refuse,
  refuseOr,
  type Act,
  type KriegspielOutcome,
  type KriegspielReason,
} from './reasons';
import { waggonsAtGun, waggonsNear } from './standing';
import { GUNNERS } from './terms';
import type { Gait } from './ground';
import type { KriegspielBattle, Limber } from './types';

/** An order to `limber` or `unlimber` a gun, or to march it along a path (kriegspiel.md 2.2, 2.5). */
export type GunOrder =
  | { readonly kind: 'limber'; readonly gun: string }
  | { readonly kind: 'unlimber'; readonly gun: string }
  /** A limbered gun marches along the points of `path`, and its gunners ride. */
  | { readonly kind: 'marchGun'; readonly gun: string; readonly path: readonly Point[] };

/** The number of halves of a move that it takes to limber or unlimber a gun (kriegspiel.md 2.5). */
export const LIMBER_HALVES = 1;
/**
 * How a limbered gun marches (kriegspiel.md 2.2, 2.4): two feet a move, by road or across country, and not through
 * rivers.
 */
export const GUN: Gait = { march: 2 * FOOT, road: 2 * FOOT, wheels: true, fords: false };

/**
 * Returns what Kriegspiel adds to the state of a gun, by id: whether it is limbered or damaged, and how much of its
 * march it has used. The gun must exist.
 */
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

/**
 * Returns why a gun, by id, cannot act: a shell or a mine has disabled or destroyed it (kriegspiel.md 3.4, 6.2).
 * Empty if it can.
 */
export function damageFaults(battle: KriegspielBattle, gun: string): KriegspielReason[] {
  const { destroyed, disabledUntil } = limberOf(battle, gun);
  return [
    ...(destroyed ? [{ code: 'destroyed', id: gun } as const] : []),
    ...(disabledUntil > battle.moves
      ? [{ code: 'disabled', gun, until: disabledUntil } as const]
      : []),
  ];
}

/**
 * Returns why a gun may not act as `to` says: it is out of action, damaged, has fired or is going aboard a train
 * (littlewars.md 4.1, kriegspiel.md 3.1, 3.4, 8.2); empty if it may.
 */
export function gunActFaults(battle: KriegspielBattle, gun: Gun, to: Act): KriegspielReason[] {
  const { id, shots } = gun;
  const boards = battle.kriegspiel.transports.some(({ boarding }) => boarding?.men.includes(id));
  return [
    ...outOfAction(strikable(battle), gun),
    ...damageFaults(battle, id),
    ...(shots > 0 ? [{ code: 'hasFired', gun: id, shots } as const] : []),
    ...(boards ? [{ code: 'hasActed', id, did: 'work', to } as const] : []),
  ];
}

/**
 * Returns the reason why a gun, by id, may not march, that it is not limbered (kriegspiel.md 2.5, 3.1); empty if it
 * is, or in a battle without the chapter *formations*.
 */
export const unlimberedFaults = (battle: KriegspielBattle, gun: string): KriegspielReason[] =>
  takes(battle, 'formations') && !limberOf(battle, gun).limbered
    ? [{ code: 'limbered', gun, limbered: false }]
    : [];

/**
 * Returns the battle after a gun, by id, was limbered, or with `limbered` false unlimbered, which takes half of its
 * move (kriegspiel.md 2.5); or every reason against it.
 */
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
  // 7.7: a gun that has to retire may be limbered for that.
  const to = limbered ? 'march' : 'change';
  reasons.push(
    ...gunActFaults(battle, gun, 'change'),
    ...ridersOf(battle, gun).flatMap((man) => actFaults(battle, man, to)),
  );
  if (now.limbered === limbered) reasons.push({ code: 'limbered', gun: id, limbered });
  const cost = LIMBER_HALVES / 2;
  if (!affords(left, cost)) reasons.push({ code: 'tooDear', id, cost, left });
  return refuseOr(reasons, () => ({
    ...withLimber(battle, id, { limbered, halves: now.halves === 0 ? 1 : 2 }),
    phase: 'men',
  }));
}

/**
 * Returns the men who ride with a gun, of those who can serve it within six inches, the nearest first: up to six
 * gunners; if fewer than four gunners are there, up to four men, the gunners among them first.
 */
export function ridersOf(battle: KriegspielBattle, gun: Gun): readonly Man[] {
  const { services } = battle.kriegspiel;
  const rank = (man: Man): number => (services[man.id] === 'artillery' ? 0 : 1);
  const near = crewNear(strikable(battle), gun, gun.side).map((man) => ({
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

/**
 * Returns the riders of a gun that has marched, in the order given, each at the nearest free place within six inches of
 * it. If one finds no place, only those before him are returned.
 */
export function dismounted(
  battle: KriegspielBattle,
  gun: Gun,
  riders: readonly Man[],
): readonly Man[] {
  const { x: dx, y: dy } = directionOf(gun.bearing);
  const away = battle.men.filter((man) => riders.every(({ id }) => id !== man.id));
  let table: KriegspielBattle = { ...battle, men: away };
  const there: Man[] = [];
  for (const man of riders) {
    const place = ABOUT.map(({ x, y }) =>
      rounded({ x: gun.x + y * dx + x * dy, y: gun.y + y * dy - x * dx }),
    ).find(
      (at) =>
        gunGap(battle, gun, at) - radiusOf(man) <= NEAR &&
        hindrances(strikable(table), man, at).length === 0 &&
        waggonsNear(table, at, radiusOf(man)).length === 0,
    );
    if (place === undefined) return there;
    const set = { ...man, ...place };
    there.push(set);
    table = { ...table, men: [...table.men, set] };
  }
  return there;
}

/**
 * Returns what a march along the points of `path` would cost a gun, and the reasons against it (kriegspiel.md 2.2,
 * 2.3). It goes no farther than what is left of its riders' marches.
 */
export function gunCost(battle: KriegspielBattle, gun: Gun, path: readonly Point[]): MarchCost {
  const duties = ridersOf(battle, gun).map((man) => dutyOf(battle, man));
  const limbered = limberOf(battle, gun.id);
  const from = limbered.used > 0 ? { x: gun.x, y: gun.y } : gun.start;
  return measure(
    battle,
    gun.id,
    [{ id: gun.id, side: gun.side, radius: GUN_STRIP_HALF, path: [from, ...path], leads: true }],
    GUN,
    {
      left: Math.min(shareLeft(limbered), ...duties.map(shareLeft)),
      fresh: [limbered, ...duties].every(isFresh),
      depth: 0,
    },
  );
}

/**
 * Returns a reason for everything that a gun at its new place would be on or nearer to than a sixteenth of an inch
 * (littlewars.md 3.5); empty if it may stand there. Its riders do not count.
 */
export function gunPlaceFaults(
  battle: KriegspielBattle,
  moved: Gun,
  riders: readonly Man[],
): KriegspielReason[] {
  const { x, y } = moved;
  const absent = new Set(riders.map(({ id }) => id));
  const men = strikable(battle).men.filter(({ id }) => !absent.has(id));
  const bare = withGun({ ...battle, men }, moved);
  return [
    ...gunHindrances(bare, moved, moved).map(
      (hindrance) => ({ code: 'tooNear', at: { x, y }, ...hindrance, needed: CLEARANCE }) as const,
    ),
    ...waggonsAtGun(battle, moved).map(
      ({ id, ...apart }) => ({ code: 'waggonInWay', at: { x, y }, waggon: id, ...apart }) as const,
    ),
  ];
}

/**
 * Returns the battle after a limbered gun, by id, has marched along the points of `path` to the last, trail first, with
 * its gunners riding (kriegspiel.md 2.2); or every reason against it. If the march crosses contours that take several
 * moves (2.3), the gun stays where it is until it has paid for them.
 */
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
  const walked = cost.paths[id];
  reasons.push(
    ...gunActFaults(battle, gun, 'march'),
    ...riders.flatMap((man) => actFaults(battle, man, 'march')),
    ...riders.flatMap((man) => retirementFaults(battle, man, to)),
    ...cost.faults,
    ...unlimberedFaults(battle, id),
  );
  if (walked === undefined) return refuse(...reasons);
  const from = walked.at(-2) as Point;
  const bearing = samePlace(from, to) ? gun.bearing : bearingOf(to, from);
  const moved: Gun = { ...gun, ...to, bearing };
  reasons.push(...gunPlaceFaults(battle, moved, riders));
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

/**
 * Returns the battle after a limbered gun and its crew, by id, have left the field over their side's back line
 * (littlewars.md 6.4); or every reason against it.
 */
export function takeGunOff(
  battle: KriegspielBattle,
  id: string,
  crew: readonly string[],
): KriegspielOutcome {
  const reasons: KriegspielReason[] = [...marchPhase(battle), ...gunFaults(battle, id)];
  const gun = gunNamed(battle, id);
  if (gun === undefined || reasons.length > 0) return refuse(...reasons);
  const line = backLine(battle, gun.side);
  const cost = gunCost(battle, gun, [{ x: gun.x, y: line }]);
  const going = crew.flatMap((each) => manOf(battle, each) ?? []);
  reasons.push(
    ...gunActFaults(battle, gun, 'march'),
    ...crewNameFaults(battle, gun, crew),
    ...going.flatMap((man) => actFaults(battle, man, 'march')),
    ...going.flatMap((man) => {
      const { retires: by } = dutyOf(battle, man);
      return by > 0 ? [{ code: 'mustRetire', id: man.id, by } as const] : [];
    }),
    ...cost.faults,
    ...atOnceFaults(id, cost),
    ...unlimberedFaults(battle, id),
  );
  return refuseOr(reasons, () => {
    const gone = going.map((man): Man => ({ ...man, y: line, state: 'gone', lying: false }));
    const off = { ...gun, y: line, gone: true };
    return { ...withGun(withMen(battle, ...gone), off), phase: 'men' };
  });
}
