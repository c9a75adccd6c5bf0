import { bearingOf } from './angles';
import {
  GUN_STRIP_HALF,
  gunHindrances,
  isNearGun,
  LEAST_CREW,
  LEAST_ELEVATION,
  MOST_ELEVATION,
  MOST_SHOTS,
  outOfAction,
  turnHindrances,
} from './gun';
import { gunGap } from './gunShape';
import { CLEARANCE, distance, MOVE } from './lengths';
import { backLine, depthsFor, hindrances, manOf, metAt, other, radiusOf } from './men';
import { pathFaults } from './marching';
import { isShutIn, trailHindrances } from './openTrail';
import { freeUnguarded } from './prisoners';
import {
  gunFaults,
  gunNamed,
  phaseFaults,
  placeFaults,
  refused,
  refusedOr,
  serviceFaults,
  withGun,
  withMen,
} from './refusals';
import { roomForGun } from './room';
import { rulingsOf } from './rulings';
import { isBearing } from './settingOut';
import { deviationOf, flightOf } from './shot';
import type { Outcome, Reason, Refused } from './reasons';
import type { Aim, Shot } from './flight';
import type { Battle, Gun, Man, Point } from './types';
import { pathTo, type Path } from './paths';

/**
 * Returns why no gun may move or fire at this point of a battle, such as that a man has been moved (littlewars.md
 * 3.3); empty if guns may.
 */
export const gunPhase = (battle: Battle): Reason[] =>
  battle.phase === 'men' ? [{ code: 'gunsClosed' }] : phaseFaults(battle, 'guns');

/**
 * Returns whether it is too early in a battle for the mover's guns to fire, because the First Player's second move has
 * not begun (littlewars.md 3.2); the defender of a Defensive Game may fire at once (6.3).
 */
export const isTooEarly = ({ rules, moves, mover, first }: Battle): boolean =>
  moves < 2 && !(rules.kind === 'defence' && mover === other(first));

/** Returns every reason against firing a gun at this aim (3.2, 3.3, 4.1 to 4.3). */
function fireFaults(battle: Battle, gun: Gun, bearing: number, elevation: number): Reason[] {
  const reasons: Reason[] = [];
  if (isTooEarly(battle)) reasons.push({ code: 'tooEarly', moves: battle.moves });
  reasons.push(...outOfAction(battle, gun));
  if (gun.crew.length > 0) reasons.push({ code: 'hasMoved', gun: gun.id });
  if (gun.shots >= MOST_SHOTS) reasons.push({ code: 'noShotsLeft', gun: gun.id });
  const [least, most] = [LEAST_ELEVATION, MOST_ELEVATION];
  if (!Number.isInteger(elevation) || elevation < least || elevation > most)
    reasons.push({ code: 'elevationOf', elevation, least, most });
  if (!isBearing(bearing)) return [...reasons, { code: 'bearingOf', bearing }];
  const turned = turnHindrances(battle, gun, bearing);
  const by =
    turned.length === 0 && rulingsOf(battle).openTrails
      ? trailHindrances(battle, { ...gun, bearing })
      : turned;
  if (by.length > 0) reasons.push({ code: 'cannotTurn', gun: gun.id, by });
  return reasons;
}

/**
 * Returns the battle after a shot, which is added to its shots: the men whom it killed are dead, and prisoners whom
 * these men escorted are free (littlewars.md 5.5).
 */
export function afterShot(battle: Battle, shot: Shot): Battle {
  const men = battle.men.map((man): Man =>
    shot.dead.includes(man.id)
      ? { ...man, state: 'dead', lying: false, met: false, escort: null }
      : man,
  );
  return {
    ...battle,
    men: freeUnguarded(men, battle.moves),
    shots: [...battle.shots, shot],
  };
}

/**
 * A gun turned to its aim, ready to fire, and the battle (`table`) in which its own men have stepped out of its way;
 * or every reason why it may not fire.
 */
export type Laid = { readonly ok: true; readonly gun: Gun; readonly table: Battle } | Refused;

/**
 * Returns the gun with an id as it would be when it fires at this aim (littlewars.md 4.2, 4.3), turned and with the
 * shot counted, and the battle (`table`) in which its own men have stepped out of its way; or every reason why it may
 * not fire.
 */
export function laid(battle: Battle, id: string, { bearing, elevation }: Aim): Laid {
  const reasons = [...gunPhase(battle), ...gunFaults(battle, id)];
  const gun = gunNamed(battle, id);
  if (gun === undefined || reasons.length > 0) return refused(...reasons);
  reasons.push(...fireFaults(battle, gun, bearing, elevation));
  const turned: Gun = { ...gun, bearing, elevation, shots: gun.shots + 1 };
  const room = roomForGun(withGun(battle, turned), turned, battle.mover);
  if (!room.ok)
    reasons.push({
      code: 'cannotTurn',
      gun: id,
      by: room.stuck.map((man) => ({ kind: 'man', id: man })),
    });
  if (reasons.length > 0 || !room.ok) return refused(...reasons);
  return { ok: true, gun: turned, table: room.table };
}

/** Returns every reason against firing a gun at an aim now (littlewars.md 3.2, 3.3, 4.1 to 4.3); empty if it may. */
export function firingFaults(battle: Battle, id: string, aim: Aim): readonly Reason[] {
  const lay = laid(battle, id, aim);
  return lay.ok ? [] : lay.reasons;
}

/**
 * Returns the battle after a gun, by id, has fired (littlewars.md 4.2, 4.3), or every reason against it: the gun
 * turns to `bearing` and `elevation`, in thousandths of a degree, its own men step aside, and the shot has the next
 * deviation of the battle's random numbers.
 */
export function fire(battle: Battle, id: string, bearing: number, elevation: number): Outcome {
  const lay = laid(battle, id, { bearing, elevation });
  if (!lay.ok) return lay;
  const [deviation, stream] = deviationOf(battle.stream);
  const shot = flightOf(lay.table, lay.gun, { bearing, elevation }, deviation);
  return { ok: true, battle: afterShot({ ...lay.table, stream }, shot) };
}

/**
 * Returns how far a crew may move its gun, in sixteenths of an inch: as far as cavalry if at least four of it are
 * cavalry, otherwise as far as infantry (littlewars.md 4.5).
 */
export const haulLimit = (crew: readonly Man[]): number =>
  crew.filter(({ arm }) => arm === 'cavalry').length >= LEAST_CREW ? MOVE.cavalry : MOVE.infantry;

/**
 * Returns the shortest path of a gun from where its move is measured to a place (littlewars.md 4.5); null if there is
 * none of at most `limit`, in sixteenths of an inch.
 */
export const gunPath = (battle: Battle, gun: Gun, to: Point, limit: number): Path | null =>
  pathTo(
    battle,
    GUN_STRIP_HALF,
    gun.start,
    to,
    limit,
    0,
    depthsFor(battle, gun.side, GUN_STRIP_HALF),
  );

/**
 * Returns every reason why the men with these ids cannot go with a gun that is moved or leaves the field (littlewars.md
 * 4.5), such as that they are fewer than four or one is not near it; empty if they can.
 */
export function crewNameFaults(battle: Battle, gun: Gun, ids: readonly string[]): Reason[] {
  const reasons: Reason[] = [];
  for (const id of new Set(ids.filter((each, i) => ids.indexOf(each) !== i)))
    reasons.push({ code: 'namedTwice', id });
  for (const id of new Set(ids)) {
    const faults = serviceFaults(battle, id);
    reasons.push(...faults);
    const man = manOf(battle, id);
    if (man === undefined || faults.length > 0) continue;
    // A man who has gone with it stays with it, wherever he began.
    if (!gun.crew.includes(id) && !isNearGun(battle, gun, man))
      reasons.push({
        code: 'notWithGun',
        gun: gun.id,
        man: id,
        distance: gunGap(battle, gun, man) - radiusOf(man),
      });
  }
  if (new Set(ids).size < LEAST_CREW)
    reasons.push({ code: 'tooFewCrew', gun: gun.id, crew: [...ids] });
  return reasons;
}

/** Returns every reason against moving a gun anywhere in this move (3.3, 4.1, 4.2). */
function haulFaults(battle: Battle, gun: Gun): Reason[] {
  const fired: Reason[] =
    gun.shots > 0 ? [{ code: 'hasFired', gun: gun.id, shots: gun.shots }] : [];
  // A gun that was moved has its crew with it, and may be moved to another place.
  return [...(gun.crew.length > 0 ? [] : outOfAction(battle, gun)), ...fired];
}

/**
 * Returns whether any of the mover's guns may still fire in the direction in which it points, or may be moved and has
 * not been (littlewars.md 3.3). The first march of a man ends both.
 */
export const mayAnyGunAct = (battle: Battle): boolean =>
  battle.guns.some(
    (gun) =>
      laid(battle, gun.id, gun).ok ||
      (gun.crew.length === 0 &&
        [...gunPhase(battle), ...gunFaults(battle, gun.id), ...haulFaults(battle, gun)].length ===
          0),
  );

/** Returns every reason against a gun's path to a place (4.5). */
function gunPathFaults(battle: Battle, gun: Gun, to: Point, limit: number): Reason[] {
  if (gunPath(battle, gun, to, limit) !== null) return [];
  const path = gunPath(battle, gun, to, 4 * limit);
  const what = { id: gun.id, from: gun.start, to };
  return path === null
    ? [{ code: 'noWay', ...what }]
    : [{ code: 'tooFar', ...what, length: path.length, limit }];
}

/**
 * Returns the battle after a gun, by id, was moved to `to` with its crew, each man to his place, trail forward, its
 * muzzle towards where it came from (littlewars.md 4.5); or every reason against it.
 */
export function haul(
  battle: Battle,
  id: string,
  to: Point,
  crew: readonly { readonly man: string; readonly to: Point }[],
): Outcome {
  const reasons = [...gunPhase(battle), ...gunFaults(battle, id), ...placeFaults(to)];
  const gun = gunNamed(battle, id);
  if (gun === undefined || reasons.length > 0) return refused(...reasons);
  const ids = crew.map(({ man }) => man);
  reasons.push(
    ...haulFaults(battle, gun),
    ...crewNameFaults(battle, gun, ids),
    ...crew.flatMap((each) => placeFaults(each.to)),
  );
  if (reasons.length > 0) return refused(...reasons);
  const going = crew.map((each): Man => {
    const man = manOf(battle, each.man) as Man;
    return { ...man, x: each.to.x, y: each.to.y, lying: false };
  });
  const limit = haulLimit(going);
  reasons.push(...gunPathFaults(battle, gun, to, limit));
  const path = gunPath(battle, gun, to, limit);
  const from = path?.stops.at(-2) ?? gun;
  const bearing =
    path === null || distance(from, to) === 0 ? gun.startBearing : bearingOf(to, from);
  const moved: Gun = { ...gun, x: to.x, y: to.y, bearing, crew: ids };
  const table = withMen(withGun(battle, moved), ...going);
  for (const hindrance of gunHindrances(table, moved, moved))
    reasons.push({ code: 'tooNear', at: to, ...hindrance, needed: CLEARANCE });
  if (reasons.length === 0 && rulingsOf(battle).openTrails && isShutIn(table, moved))
    reasons.push({ code: 'shutIn', gun: id });
  for (const man of going) {
    reasons.push(...hindrances(table, man, man), ...pathFaults(battle, man, man));
    if (!isNearGun(table, moved, man))
      reasons.push({
        code: 'notWithGun',
        gun: id,
        man: man.id,
        distance: gunGap(table, moved, man) - radiusOf(man),
      });
  }
  return refusedOr(reasons, () =>
    withMen(table, ...going.map((man) => ({ ...man, met: metAt(table, man, man).length > 0 }))),
  );
}

/** Returns the battle after a gun left the field over its back line (littlewars.md 6.4), or every reason against it. */
export function takeOff(battle: Battle, id: string, crew: readonly string[]): Outcome {
  const reasons = [...gunPhase(battle), ...gunFaults(battle, id)];
  const gun = gunNamed(battle, id);
  if (gun === undefined || reasons.length > 0) return refused(...reasons);
  reasons.push(...haulFaults(battle, gun), ...crewNameFaults(battle, gun, crew));
  if (reasons.length > 0) return refused(...reasons);
  const going = crew.map((each) => manOf(battle, each) as Man);
  const line = backLine(battle, gun.side);
  reasons.push(
    ...gunPathFaults(battle, gun, { x: gun.x, y: line }, haulLimit(going)),
    ...going.flatMap((man) => pathFaults(battle, man, { x: man.x, y: line })),
  );
  return refusedOr(reasons, () =>
    withGun(
      withMen(
        battle,
        ...going.map((man): Man => ({ ...man, y: line, state: 'gone', lying: false })),
      ),
      { ...gun, y: line, gone: true },
    ),
  );
}
