import { directionOf, TURN, turnBetween } from './angles';
import { GUN_HALF, gunBars, gunGap, gunLines, TRAIL, type Placed } from './gunShape';
import { APRON, CLEARANCE, NEAR, rounded } from './lengths';
import { depthsFor, isOnField, isOnGround, isReady, radiusOf, type Table } from './men';
import { piecesAlong, piecesAround } from './obstacles';
import { rulingsOf } from './rulings';
import { betweenSegments, betweenShapes } from './shapes';
import type { Hindrance, Reason } from './reasons';
import type { Figure, Gun, Man, Point, Ruled, Side } from './types';

/** The lowest elevation of a gun, in thousandths of a degree (littlewars.md 4.3). */
export const LEAST_ELEVATION = -5_000;
/** The highest elevation of a gun, in thousandths of a degree (littlewars.md 4.3). */
export const MOST_ELEVATION = 30_000;
/** The least number of men of its side within six inches with which a gun may fire or move (littlewars.md 4.1, 4.5). */
export const LEAST_CREW = 4;
/** The most shots that a gun may fire in a move (littlewars.md 4.2). */
export const MOST_SHOTS = 4;
/**
 * Half the width of the strip of ground that a moving gun needs, from the middle of its axle to either side, in
 * sixteenths of an inch (littlewars.md 3.5): half a bar's thickness and the clearance.
 */
export const GUN_STRIP_HALF = GUN_HALF + CLEARANCE;
/** The step of turning a gun between checks of the Country: two degrees. */
const STEP = 2_000;
/** How far from his exact place at the trail a man may be, in either direction: places are whole sixteenths. */
const AT_TRAIL = 1;
/** How far a gun may extend behind a back line without an apron: its axle as far as it is set out, and its trail. */
const BEHIND = APRON + TRAIL;
/** How far square roots may put a corner over an edge that it is on. */
const ROUNDING = 1e-6;

/**
 * Returns whether a man is within six inches of a gun, measured between nearest points (littlewars.md 4.1). `ruled` is
 * the battle, or its version of the rulings, on which the outline of a gun depends.
 */
export const isNearGun = (ruled: Ruled, gun: Placed, man: Man): boolean =>
  gunGap(ruled, gun, man) - radiusOf(man) <= NEAR;

/** Returns the men of a side within six inches of a gun who can serve it, free and armed (littlewars.md 4.1). */
export const crewNear = (table: Pick<Table, 'men' | 'rulings'>, gun: Placed, side: Side): Man[] =>
  table.men.filter((man) => man.side === side && isReady(man) && isNearGun(table, gun, man));

/**
 * Returns every reason why a gun may neither move nor fire, whatever the phase: it has left the field, fewer than
 * four men of its side are near it (littlewars.md 4.1), nobody serves its trail (4.4), or it is in dispute (4.9).
 * Empty if it may.
 */
export function outOfAction(table: Table, gun: Gun): Reason[] {
  if (gun.gone) return [{ code: 'noSuchGun', gun: gun.id }];
  const near = crewNear(table, gun, gun.side).map(({ id }) => id);
  return [
    ...(near.length < LEAST_CREW ? [{ code: 'outOfAction', gun: gun.id, near } as const] : []),
    ...(gun.unserved ? [{ code: 'unserved', gun: gun.id } as const] : []),
    ...(gun.disputed ? [{ code: 'disputed', gun: gun.id } as const] : []),
  ];
}

/**
 * Returns whether two men must stand at a gun's trail at the end of the move (littlewars.md 4.4), because it has been
 * fired in this move, or in an earlier one after which nobody came.
 */
export const isServiceDue = ({ shots, unserved }: Gun): boolean => shots > 0 || unserved;

/**
 * Something that a gun would be on or nearer to than a sixteenth of an inch (littlewars.md 3.5): `to` is a piece, a
 * man, another gun or the edge of the ground. `distance` is between nearest points, in sixteenths of an inch, 0 or less
 * where they overlap.
 */
export interface GunHindrance {
  readonly to: Hindrance;
  readonly distance: number;
}

/** Returns the pieces of the Country that a gun would be on or too near to. */
function countryAt(table: Table, placed: Placed): GunHindrance[] {
  const { country } = table;
  const near = new Map<string, number>();
  const found = rulingsOf(table).squareEnds
    ? gunBars(placed).flatMap((bar) => piecesAround(table, bar, CLEARANCE))
    : gunLines(placed).flatMap(([a, b]) =>
        piecesAlong(country, a, b, GUN_HALF + CLEARANCE).map(({ piece, distance }) => ({
          piece,
          distance: distance - GUN_HALF,
        })),
      );
  for (const { piece, distance } of found)
    near.set(piece.id, Math.min(distance, near.get(piece.id) ?? Infinity));
  return [...near].map(([id, distance]) => ({ to: { kind: 'piece', id }, distance }));
}

/**
 * Returns the men on the field whom a gun would be on, or nearer to than a sixteenth of an inch, if it stood as
 * `placed` (littlewars.md 3.5), in the order of the table's men.
 */
export const menUnder = (table: Table, placed: Placed): Man[] =>
  table.men.filter(
    (man) => isOnField(man) && gunGap(table, placed, man) - radiusOf(man) < CLEARANCE,
  );

/** Returns the distance between two guns, nearest points; 0 or below if they overlap. */
function betweenGuns(table: Table, one: Placed, other: Placed): number {
  if (rulingsOf(table).squareEnds)
    return Math.min(...gunBars(one).flatMap((a) => gunBars(other).map((b) => betweenShapes(a, b))));
  const lines = gunLines(one);
  return (
    Math.min(
      ...gunLines(other).flatMap(([c, d]) => lines.map(([a, b]) => betweenSegments(a, b, c, d))),
    ) -
    2 * GUN_HALF
  );
}

/** Returns the other guns on the field that a gun would be on or too near to. */
const gunsNear = (table: Table, gun: Gun, placed: Placed): GunHindrance[] =>
  table.guns
    .filter((standing) => standing.id !== gun.id && !standing.gone)
    .map((standing) => ({
      to: { kind: 'gun', id: standing.id } as const,
      distance: betweenGuns(table, standing, placed),
    }))
    .filter(({ distance }) => distance < CLEARANCE);

/**
 * 3.5: returns whether a gun would not be wholly on the table or on its side's apron; it may extend beyond the enemy's
 * line.
 */
function isOffGround(table: Table, side: Side, placed: Placed, settingOut: boolean): boolean {
  const { width, depth } = table.country;
  const { apron } = rulingsOf(table);
  const { least, most } = depthsFor(table, side, 0, settingOut);
  if (placed.y < least || placed.y > most) return true;
  const [outline, over] = apron
    ? [gunBars(placed).flatMap(({ corners }) => corners), ROUNDING]
    : [gunLines(placed).flat(), 0];
  const behind = apron ? APRON + over : BEHIND;
  return outline.some(
    ({ x, y }) => x < -over || x > width + over || y < -behind || y > depth + behind,
  );
}

/**
 * Returns everything that a gun would be on or nearer to than a sixteenth of an inch if it stood as `placed`
 * (littlewars.md 3.5): pieces, men, other guns, then the edge; empty if it may stand there. With `settingOut` it may be
 * behind its back line even under rulings without an apron.
 */
export function gunHindrances(
  table: Table,
  gun: Gun,
  placed: Placed,
  settingOut = false,
): GunHindrance[] {
  return [
    ...countryAt(table, placed),
    ...menUnder(table, placed).map((man) => ({
      to: { kind: 'man', id: man.id } as const,
      distance: gunGap(table, placed, man) - radiusOf(man),
    })),
    ...gunsNear(table, gun, placed),
    ...(isOffGround(table, gun.side, placed, settingOut)
      ? [{ to: { kind: 'edge' } as const, distance: 0 }]
      : []),
  ];
}

/** Returns the obstacles in the Country when a gun is turned by an angle, or the other way round. */
function turning(table: Table, gun: Gun, by: number): Hindrance[] {
  const steps = Math.ceil(Math.abs(by) / STEP);
  for (let i = 1; i <= steps; i++) {
    const met = countryAt(table, { ...gun, bearing: gun.bearing + (by * i) / steps });
    if (met.length > 0) return met.map(({ to }) => to);
  }
  return [];
}

/**
 * 3.5, 4.4: returns whether a turned gun would extend over an edge, or be so near to one that its crew has no room
 * for two at its trail.
 */
function isTurnedOff(table: Table, gun: Gun): boolean {
  if (isOffGround(table, gun.side, gun, false)) return true;
  const crew = crewNear(table, gun, gun.side);
  const able = crew.filter((man) =>
    trailPlaces(gun, man).every((place) => isOnGround(table, man, place)),
  );
  return crew.length >= LEAST_CREW && able.length < 2;
}

/**
 * Returns what prevents a gun from turning on its axle to a bearing, whichever way it turns (littlewars.md 4.3);
 * empty if it can.
 */
export function turnHindrances(table: Table, gun: Gun, bearing: number): Hindrance[] {
  const met = countryTurning(table, gun, bearing);
  const isOff = rulingsOf(table).apron && isTurnedOff(table, { ...gun, bearing });
  return isOff ? [...met, { kind: 'edge' }] : met;
}

/** The pieces of the Country among them. */
function countryTurning(table: Table, gun: Gun, bearing: number): Hindrance[] {
  const by = turnBetween(gun.bearing, bearing);
  const met = turning(table, gun, by);
  if (met.length === 0) return met;
  return turning(table, gun, by < 0 ? by + TURN : by - TURN).length === 0 ? [] : met;
}

/**
 * Returns the exact places for a man of this size at the end of a gun's trail, one to its left and one to its right,
 * as seen along the barrel (littlewars.md 4.4).
 */
export function trailPlaces(gun: Placed, man: Figure): readonly [left: Point, right: Point] {
  const { x: dx, y: dy } = directionOf(gun.bearing);
  const [[end]] = gunLines(gun);
  // Rounding moves a place by less than a sixteenth, so one more keeps him clear of the trail.
  const out = radiusOf(man) + GUN_HALF + CLEARANCE + 1;
  return [
    rounded({ x: end.x - out * dy, y: end.y + out * dx }),
    rounded({ x: end.x + out * dy, y: end.y - out * dx }),
  ];
}

/**
 * Returns the men who stand at the end of a gun's trail, to its left and to its right as seen along the barrel
 * (littlewars.md 4.4); undefined for an empty place.
 */
export function atTrail(
  { men }: Pick<Table, 'men'>,
  gun: Gun,
): readonly [left: Man | undefined, right: Man | undefined] {
  const standing = (index: 0 | 1): Man | undefined =>
    men.find((man) => {
      if (man.side !== gun.side || !isReady(man)) return false;
      const place = trailPlaces(gun, man)[index];
      return Math.abs(man.x - place.x) <= AT_TRAIL && Math.abs(man.y - place.y) <= AT_TRAIL;
    });
  return [standing(0), standing(1)];
}
