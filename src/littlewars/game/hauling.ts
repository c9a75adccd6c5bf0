import { bearingOf } from '../engine/angles';
import { crewNear, isNearGun, LEAST_CREW } from '../engine/gun';
import { gunPath, haulLimit } from '../engine/gunnery';
import { gunGap } from '../engine/gunShape';
import { distance, INCH, MOVE, samePlace } from '../engine/lengths';
import { hindrances } from '../engine/men';
import { command, type Order } from '../engine/orders';
import type { Reason } from '../engine/reasons';
import { controlFaults, withGun } from '../engine/refusals';
import type { Battle, Gun, Man, Point } from '../engine/types';
import { pointAlong, walkTo, type Path } from '../engine/paths';

/** The order that moves a gun with its crew, each man to his place (littlewars.md 4.5). */
export type HaulOrder = Extract<Order, { readonly kind: 'haul' }>;

/**
 * A haul of a gun as it could be ordered: the order, the place it leads to and the battle after it; or every reason
 * against it.
 */
export type Haul =
  | { readonly ok: true; readonly order: HaulOrder; readonly battle: Battle; readonly to: Point }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** The distance of the places tried for a man of the crew, and their number to each side. */
const STEP = 8;
const STEPS = 12;
/** By how much a gun's distance is shortened at each try, if it cannot be where it is wanted. */
const SHORTER = 2 * INCH;

/** Offsets around a place, the nearest first. */
const AROUND: readonly Point[] = Array.from(
  { length: (2 * STEPS + 1) * (2 * STEPS + 1) },
  (_, i) => ({
    x: ((i % (2 * STEPS + 1)) - STEPS) * STEP,
    y: (Math.floor(i / (2 * STEPS + 1)) - STEPS) * STEP,
  }),
).sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);

/**
 * Returns the men who go with a gun to `to` (littlewars.md 4.5): the men who have moved it in this move already; or
 * those of `chosen`, by id, who are near it, if four or more; otherwise four of the men near it, or all if fewer, the
 * chosen ones first, then the nearest. These four are cavalry if so many are near and the place is farther than
 * infantry moves.
 */
export function crewFor(
  battle: Battle,
  gun: Gun,
  to: Point,
  chosen: readonly string[],
): readonly Man[] {
  const able = crewNear(battle, gun, gun.side).filter(
    (man) => controlFaults(battle, man).length === 0,
  );
  const gone = able.filter(({ id }) => gun.crew.includes(id));
  if (gone.length >= LEAST_CREW) return gone;
  const wanted = able.filter(({ id }) => chosen.includes(id));
  if (wanted.length >= LEAST_CREW) return wanted;
  const horse = able.filter(({ arm }) => arm === 'cavalry');
  const far = distance(gun.start, to) > MOVE.infantry;
  const from = far && horse.length >= LEAST_CREW ? horse : able;
  return [...from]
    .sort(
      (a, b) =>
        Number(wanted.includes(b)) - Number(wanted.includes(a)) ||
        gunGap(battle, gun, a) - gunGap(battle, gun, b),
    )
    .slice(0, LEAST_CREW);
}

/** Returns a gun's shortest path to a place, from where its move is measured; null if none of eight feet is found. */
export const gunPathOf = (battle: Battle, gun: Gun, to: Point): Path | null =>
  gunPath(battle, gun, to, 4 * MOVE.cavalry);

/** Finds a place about the gun for each of its crew, as near as possible to his place moved by the same distance. */
function crewPlaces(
  battle: Battle,
  gun: Gun,
  moved: Gun,
  crew: readonly Man[],
): readonly { readonly man: string; readonly to: Point }[] {
  let table = withGun({ ...battle, men: battle.men.filter((man) => !crew.includes(man)) }, moved);
  return crew.map((man) => {
    const wanted = { x: man.x + moved.x - gun.x, y: man.y + moved.y - gun.y };
    const at =
      AROUND.map(({ x, y }) => ({ x: wanted.x + x, y: wanted.y + y })).find(
        (place) =>
          isNearGun(battle, moved, { ...man, ...place }) &&
          hindrances(table, man, place).length === 0 &&
          distance(man.start, place) <= MOVE[man.arm] &&
          walkTo(battle, man, place, MOVE[man.arm]) !== null,
      ) ?? wanted;
    table = { ...table, men: [...table.men, { ...man, ...at }] };
    return { man: man.id, to: at };
  });
}

/** Moves a gun with its crew to a place, or returns why not. */
function haulTo(battle: Battle, gun: Gun, to: Point, crew: readonly Man[]): Haul {
  const path = gunPath(battle, gun, to, haulLimit(crew));
  const from = path?.stops.at(-2) ?? gun.start;
  const bearing = samePlace(from, to) ? gun.startBearing : bearingOf(to, from);
  const places = crewPlaces(battle, gun, { ...gun, ...to, bearing }, crew);
  const order: HaulOrder = { kind: 'haul', gun: gun.id, to, crew: places };
  const outcome = command(battle, order);
  return outcome.ok ? { ok: true, order, battle: outcome.battle, to } : outcome;
}

/** As `haulTo`, without a search for the crew's places: for all other reasons against it. */
function haulAs(battle: Battle, gun: Gun, to: Point, crew: readonly Man[]): Haul {
  const places = crew.map((man) => ({
    man: man.id,
    to: { x: man.x + to.x - gun.x, y: man.y + to.y - gun.y },
  }));
  const order: HaulOrder = { kind: 'haul', gun: gun.id, to, crew: places };
  const outcome = command(battle, order);
  return outcome.ok ? { ok: true, order, battle: outcome.battle, to } : outcome;
}

/**
 * Returns the order that hauls a gun towards `to` with the men near it, those of `chosen`, by id, first (littlewars.md
 * 4.5), and the battle after it: to the place, or as far along the path to it as is possible. Returns every reason
 * instead if it cannot be hauled.
 */
export function haulToward(
  battle: Battle,
  gun: Gun,
  to: Point,
  chosen: readonly string[] = [],
): Haul {
  const crew = crewFor(battle, gun, to, chosen);
  const path = gunPathOf(battle, gun, to);
  const beyond = path !== null && path.length > haulLimit(crew);
  const whole = beyond ? haulAs(battle, gun, to, crew) : haulTo(battle, gun, to, crew);
  if (whole.ok || path === null || !whole.reasons.some(({ code }) => OF_PLACE.has(code)))
    return whole;
  for (let length = Math.min(path.length, haulLimit(crew)); length > SHORTER; length -= SHORTER) {
    const { x, y } = pointAlong(path, length);
    const near = {
      x: Math.trunc(x - gun.start.x) + gun.start.x,
      y: Math.trunc(y - gun.start.y) + gun.start.y,
    };
    const shorter = haulTo(battle, gun, near, crew);
    if (shorter.ok) return shorter;
  }
  return whole;
}

/** Reasons against the place only, which a nearer one may not have. */
const OF_PLACE: ReadonlySet<Reason['code']> = new Set([
  'tooNear',
  'notWithGun',
  'tooFar',
  'noWay',
  'offField',
]);
