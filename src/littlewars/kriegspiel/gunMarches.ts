import { directionOf, bearingOf } from '../engine/angles';
import { GUN_STRIP_HALF, gunHindrances } from '../engine/gun';
import { crewNameFaults } from '../engine/gunnery';
import { gunGap } from '../engine/gunShape';
import { FOOT, INCH, rounded, NEAR, CLEARANCE, samePlace } from '../engine/lengths';
import { radiusOf, hindrances, backLine, manOf } from '../engine/men';
import {
  withGun,
  gunFaults,
  placeFaults,
  gunNamed,
  withMen,
  refused,
  refusedOr,
} from '../engine/refusals';
import type { Point, Gun, Man } from '../engine/types';
import { moveStateOf, shareLeft, isFresh, chapterFaults, marchPhase, actFaults } from './moveState';
import { strikable } from './general';
import type { Mobility } from './ground';
import { ridersOf, limberOf, gunActFaults, unlimberedFaults, withLimber } from './guns';
import { type MarchCost, measure, pay, usedBy, withMarched, atOnceFaults } from './marches';
import { retirementFaults } from './pursuit';
import type { KriegspielReason, KriegspielOutcome } from './reasons';
import { waggonsNear, waggonsAtGun } from './standing';
import type { KriegspielBattle } from './types';

/** How a limbered gun marches (kriegspiel.md 2.2, 2.4): two feet a move on any ground, but not through rivers. */
export const GUN: Mobility = { march: 2 * FOOT, road: 2 * FOOT, wheels: true, fords: false };

/** Places about a gun as it stands, nearest first, from its axle: along its bearing and to the right. */
const NEARBY: readonly Point[] = Array.from({ length: 17 * 17 }, (_, i) => ({
  x: ((i % 17) - 8) * (INCH / 2),
  y: (Math.floor(i / 17) - 8) * (INCH / 2),
})).sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);

/**
 * Returns the riders of a gun that has marched, in the order given, each at the nearest free place within six inches of
 * it (kriegspiel.md 2.2). If one finds no place, only those before him are returned.
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
    const place = NEARBY.map(({ x, y }) =>
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
  const moveStates = ridersOf(battle, gun).map((man) => moveStateOf(battle, man));
  const limbered = limberOf(battle, gun.id);
  const from = limbered.used > 0 ? { x: gun.x, y: gun.y } : gun.start;
  return measure(
    battle,
    gun.id,
    [{ id: gun.id, side: gun.side, radius: GUN_STRIP_HALF, path: [from, ...path], leads: true }],
    GUN,
    {
      left: Math.min(shareLeft(limbered), ...moveStates.map(shareLeft)),
      fresh: [limbered, ...moveStates].every(isFresh),
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
  if (gun === undefined || to === undefined || reasons.length > 0) return refused(...reasons);
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
  if (walked === undefined) return refused(...reasons);
  const from = walked.at(-2) as Point;
  const bearing = samePlace(from, to) ? gun.bearing : bearingOf(to, from);
  const moved: Gun = { ...gun, ...to, bearing };
  reasons.push(...gunPlaceFaults(battle, moved, riders));
  const there = dismounted(withGun(battle, moved), moved, riders);
  if (there.length < riders.length) reasons.push({ code: 'shutIn', gun: id });
  return refusedOr(reasons, () => {
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
  if (gun === undefined || reasons.length > 0) return refused(...reasons);
  const line = backLine(battle, gun.side);
  const cost = gunCost(battle, gun, [{ x: gun.x, y: line }]);
  const going = crew.flatMap((each) => manOf(battle, each) ?? []);
  reasons.push(
    ...gunActFaults(battle, gun, 'march'),
    ...crewNameFaults(battle, gun, crew),
    ...going.flatMap((man) => actFaults(battle, man, 'march')),
    ...going.flatMap((man) => {
      const { retires: by } = moveStateOf(battle, man);
      return by > 0 ? [{ code: 'mustRetire', id: man.id, by } as const] : [];
    }),
    ...cost.faults,
    ...atOnceFaults(id, cost),
    ...unlimberedFaults(battle, id),
  );
  return refusedOr(reasons, () => {
    const gone = going.map((man): Man => ({ ...man, y: line, state: 'gone', lying: false }));
    const off = { ...gun, y: line, gone: true };
    return { ...withGun(withMen(battle, ...gone), off), phase: 'men' };
  });
}
