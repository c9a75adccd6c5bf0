import { directionOf } from '../engine/angles';
import { groundAt, solidsOf, surfaceAt } from '../engine/country';
import { crewNear, GUN_STRIP_HALF, LEAST_CREW } from '../engine/gun';
import { gunGap, MUZZLE_HEIGHT, type Placed } from '../engine/gunShape';
import { FOOT, INCH, NEAR, rounded } from '../engine/lengths';
import { backLine, depthsFor, radiusOf } from '../engine/men';
import { isFree } from '../engine/obstacles';
import { command, type Order } from '../engine/orders';
import { groundFor } from '../engine/settingOut';
import type { Arm, Battle, Gun, Man, Point, Side } from '../engine/types';
import { fieldFrom, pathIn, type Field } from '../engine/paths';

/** The orders that set out men and guns before a battle (littlewars.md 2.3), and the battle after them. */
export interface Arranged {
  readonly orders: readonly Order[];
  readonly battle: Battle;
}

/** Returns the men of a side who are not set out yet, in their order; only those of `arm`, if given. */
export const menLeft = ({ men, placed }: Battle, side: Side, arm?: Arm): readonly Man[] =>
  men.filter(
    (man) => man.side === side && (arm ?? man.arm) === man.arm && !placed.includes(man.id),
  );

/** Returns the guns of a side that are not set out yet, in the order of the battle. */
export const gunsLeft = ({ guns, placed }: Battle, side: Side): readonly Gun[] =>
  guns.filter((gun) => gun.side === side && !placed.includes(gun.id));

/**
 * Sets out men one after the other, each on the next of `places` where he may stand. Returns the orders that do so,
 * and the battle after them. Men for whom no place is left are not set out.
 */
export function standOn(battle: Battle, men: readonly Man[], places: readonly Point[]): Arranged {
  let now = battle;
  const orders: Order[] = [];
  const left = [...men];
  for (const at of places) {
    const [man] = left;
    if (man === undefined) break;
    const order: Order = { kind: 'place', man: man.id, at };
    const outcome = command(now, order);
    if (!outcome.ok) continue;
    now = outcome.battle;
    orders.push(order);
    left.shift();
  }
  return { orders, battle: now };
}

/** Returns places in ranks from the middle of the field outwards, the foremost rank first. */
function ranks(width: number, depths: readonly number[], apart: number): Point[] {
  const half = Math.floor(width / 2 / apart);
  return depths.flatMap((y) =>
    Array.from({ length: 2 * half + 1 }, (_, i) => ({
      x: Math.round(width / 2) + (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * apart,
      y,
    })),
  );
}

/** How far a gun is set out in front of the foremost rank, so that nobody stands beside its muzzle. */
const BEFORE = INCH;
/** How far to either side of its even place a gun is moved for a free field of fire, and in which steps. */
const [MOST_SIDEWAYS, STEP] = [FOOT, 2 * INCH];
/** How many men are set out with a gun, cavalrymen first: one may fall, and it can still be served. */
const CREW = 5;
/** The places of a crew: how far beside the axle and how far behind it, in inches. */
const CREW_PLACES: readonly (readonly [sideways: number, behind: number])[] = [
  ...[2, 3, 4, 5, 6].map((sideways) => [sideways, 1] as const),
  ...[1.5, 2.75, 4, 5.25].map((sideways) => [sideways, 3.5] as const),
].flatMap(([sideways, behind]) => [[sideways, behind] as const, [-sideways, behind] as const]);
/** The own field of fire of a gun: half its width at the axle, and how much wider each side becomes with the distance. */
const [HALF_FIELD, SPREAD] = [INCH, 0.36];
/** The tops of scenery below this height over the ground of a gun do not hide what is behind it. */
const OVER = MUZZLE_HEIGHT;

/** Returns whether a place lies in a gun's field of fire, 20 degrees to either side of where it points. */
function isBefore(gun: Placed, at: Point): boolean {
  const { x, y } = directionOf(gun.bearing);
  const [dx, dy] = [at.x - gun.x, at.y - gun.y];
  const [ahead, sideways] = [dx * x + dy * y, Math.abs(dx * y - dy * x)];
  return ahead > 0 && sideways <= HALF_FIELD + SPREAD * ahead;
}

/** Returns those of a side who are set out. */
const standingOf = ({ men, guns, placed }: Battle, side: Side) =>
  [...men, ...guns].filter((each) => each.side === side && placed.includes(each.id));

/** Returns how far a gun sees straight ahead over the scenery, in sixteenths of an inch, up to the end of the field. */
function viewOf({ country }: Battle, gun: Placed): number {
  const solids = solidsOf(country);
  const { y: ahead } = directionOf(gun.bearing);
  const height = groundAt(country, gun) + OVER;
  let far = INCH;
  for (let y = gun.y + ahead * far; y > 0 && y < country.depth; y += ahead * INCH, far += INCH)
    if (surfaceAt(solids, gun.x, y).height > height) break;
  return far;
}

/**
 * Sets out the guns of a side that are not set out yet, evenly spread along the line and in front of the foremost
 * rank, at the depth `y`; each moved aside by up to a foot to where nobody of its side stands in its field of fire and
 * it sees farthest.
 */
function standGuns(battle: Battle, side: Side, y: number): Arranged {
  let now = battle;
  const orders: Order[] = [];
  const bearing = side === 'red' ? 0 : 180_000;
  const guns = gunsLeft(now, side);
  guns.forEach((gun, i) => {
    const middle = Math.round((battle.country.width * (2 * i + 1)) / (2 * guns.length));
    const places = Array.from({ length: MOST_SIDEWAYS / STEP + 1 }, (_, n) => n * STEP)
      .flatMap((off) => (off === 0 ? [middle] : [middle + off, middle - off]))
      .flatMap((x) => {
        const order: Order = { kind: 'placeGun', gun: gun.id, at: { x, y }, bearing };
        const outcome = command(now, order);
        if (!outcome.ok) return [];
        const others = standingOf(now, side);
        const blocked = others.filter((each) => isBefore({ x, y, bearing }, each)).length;
        return [{ order, battle: outcome.battle, blocked, view: viewOf(now, { x, y, bearing }) }];
      });
    const [first] = places;
    if (first === undefined) return;
    const best = places.reduce((one, two) =>
      two.blocked < one.blocked || (two.blocked === one.blocked && two.view > one.view + FOOT)
        ? two
        : one,
    );
    orders.push(best.order);
    now = best.battle;
  });
  return { orders, battle: now };
}

/**
 * Sets out all of a side who are not set out yet, without knowledge of the other side: the guns evenly spread along
 * the line, each with a free field of fire and at least four men beside it (littlewars.md 4.1), cavalry if there is
 * any; then infantry and the other cavalry in ranks, each rank from the middle outwards, and nobody in front of a gun
 * as long as there is other room. Returns the orders that do so, and the battle after them; those for whom there is no
 * room are not set out.
 */
export function defaultArrangement(battle: Battle, side: Side): Arranged {
  let now = battle;
  const orders: Order[] = [];
  const add = ({ orders: more, battle: after }: Arranged): void => {
    orders.push(...more);
    now = after;
  };
  const { width } = battle.country;
  const line = backLine(battle, side);
  const inwards = side === 'red' ? 1 : -1;
  const [least, most] = groundFor(battle, side, 'infantry');
  // As far from the line as an infantryman may be, but no farther than two feet in front of it.
  const front = Math.min((side === 'red' ? most - line : line - least) - INCH, 2 * FOOT);
  const depth = (back: number): number => line + inwards * Math.max(-4 * INCH, front - back);

  add(standGuns(now, side, depth(-BEFORE)));
  const guns = now.guns.filter((gun) => gun.side === side && now.placed.includes(gun.id));
  const clear = (places: readonly Point[]): readonly Point[] =>
    places.filter((at) => !guns.some((gun) => isBefore(gun, at)));
  for (const gun of guns) {
    const near = crewNear(setOut(now), gun, side).length;
    const crew = [...menLeft(now, side, 'cavalry'), ...menLeft(now, side, 'infantry')];
    const beside = CREW_PLACES.map(([sideways, behind]) => ({
      x: gun.x + sideways * INCH,
      y: gun.y - inwards * behind * INCH,
    })).filter((at) => gunGap(now, gun, at) <= NEAR);
    add(standOn(now, crew.slice(0, Math.max(0, CREW - near)), clear(beside)));
  }
  const infantry = [0, 1.5, 4.5, 6, 7.5].map((inches) => depth(inches * INCH));
  add(standOn(now, menLeft(now, side, 'infantry'), clear(ranks(width, infantry, INCH))));
  const cavalry = [3, 4.5, 6, 8, 1, 0].map((inches) => depth(inches * INCH));
  add(standOn(now, menLeft(now, side, 'cavalry'), clear(ranks(width, cavalry, 18))));
  // Men without a place so far stand wherever there is room, at last even in front of a gun.
  const anywhere = Array.from({ length: 40 }, (_, n) => depth(n * 6)).filter(
    (y) => y >= least && y <= most,
  );
  add(standOn(now, menLeft(now, side), clear(ranks(width, anywhere, 18))));
  add(standOn(now, menLeft(now, side), ranks(width, anywhere, 18)));
  return { orders, battle: now };
}

/** Returns the distance between the middles of men at the least clearance (3.5). */
const spacing = (arm: Arm): number => 2 * radiusOf({ arm }) + 1;

/** Returns the distance between the middles of men in open order: an inch lies between them. */
const openSpacing = (arm: Arm): number => 2 * radiusOf({ arm }) + INCH;

/**
 * Returns places for men of an arm in open order, an inch clear of one another or more, evenly spread from one end of
 * a line to the other: as many as there is room for, at most `most`. A single man stands at `from`.
 */
export function inOpenOrder(from: Point, to: Point, arm: Arm, most: number): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const room = Math.floor(Math.sqrt(dx * dx + dy * dy) / openSpacing(arm)) + 1;
  const count = Math.min(room, most);
  return Array.from({ length: count }, (_, i) => {
    const part = count === 1 ? 0 : i / (count - 1);
    return rounded({ x: from.x + dx * part, y: from.y + dy * part });
  });
}

/**
 * Returns places for `count` men of an arm in open order, an inch clear of one another, from the place `from` on in
 * the direction of x, from west to east.
 */
export const openOrderFrom = (from: Point, arm: Arm, count: number): readonly Point[] =>
  inOpenOrder(from, { x: from.x + (count - 1) * openSpacing(arm), y: from.y }, arm, count);

/** Returns a battle with only those men who are set out. */
const setOut = (battle: Battle): Battle => ({
  ...battle,
  men: battle.men.filter(({ id }) => battle.placed.includes(id)),
});

/**
 * Returns the guns of a side that are set out with fewer than four of its men within six inches (littlewars.md 4.1),
 * each with how many are there. Men who are not set out yet do not count.
 */
export function gunsUnmanned(
  battle: Battle,
  side: Side,
): readonly { readonly gun: Gun; readonly near: number }[] {
  const out = setOut(battle);
  return battle.guns
    .filter((gun) => gun.side === side && battle.placed.includes(gun.id))
    .map((gun) => ({ gun, near: crewNear(out, gun, side).length }))
    .filter(({ near }) => near < LEAST_CREW);
}

/**
 * Returns the guns of a side that are set out where scenery shuts them in: a gun can be hauled (littlewars.md 4.5)
 * from there, however far, neither to the middle of the field nor to at least half of the side's back line. In the
 * order of the battle.
 */
export function gunsEnclosed(battle: Battle, side: Side): readonly Gun[] {
  const { width, depth } = battle.country;
  const depths = depthsFor(battle, side, GUN_STRIP_HALF);
  const across = (y: number): readonly Point[] =>
    Array.from({ length: Math.floor(width / FOOT) }, (_, i) => ({ x: (i + 0.5) * FOOT, y })).filter(
      (place) => isFree(battle, place, place, GUN_STRIP_HALF),
    );
  const [middle, line] = [across(depth / 2), across(backLine(battle, side))];
  return battle.guns.filter((gun) => {
    if (gun.side !== side || !battle.placed.includes(gun.id)) return false;
    let field: Field | null = null;
    const leadsTo = (place: Point): boolean => {
      if (isFree(battle, gun, place, GUN_STRIP_HALF)) return true;
      field ??= fieldFrom(battle, GUN_STRIP_HALF, gun, Infinity, depths);
      return pathIn(field, place) !== null;
    };
    return !middle.some(leadsTo) && line.filter(leadsTo).length < line.length / 2;
  });
}

/** Returns places for men of an arm along a line from its one end, as close together as they may stand. */
export function alongLine(from: Point, to: Point, arm: Arm): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const apart = spacing(arm);
  const places: Point[] = [rounded(from)];
  for (let at = 1; at <= length; at++) {
    const place = rounded({ x: from.x + (dx * at) / length, y: from.y + (dy * at) / length });
    const last = places.at(-1) ?? place;
    const [x, y] = [place.x - last.x, place.y - last.y];
    if (x * x + y * y >= apart * apart) places.push(place);
  }
  return places;
}

/**
 * Returns places for men of an arm in ranks that fill the rectangle between two corners, as close together as they
 * may stand, beginning with the rank at `from`.
 */
export function inBlock(from: Point, to: Point, arm: Arm): readonly Point[] {
  const across = alongLine(from, { x: to.x, y: from.y }, arm);
  const deep = alongLine(from, { x: from.x, y: to.y }, arm);
  return deep.flatMap(({ y }) => across.map(({ x }) => ({ x, y })));
}
