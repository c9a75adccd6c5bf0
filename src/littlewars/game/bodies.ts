import { bearingOf, directionOf, TURN } from '../engine/angles';
import { farthestToward, marchFaults } from '../engine/marching';
import { gap, isOnGround, isReady, manOf, moveOf, radiusOf } from '../engine/men';
import { CONTACT, distance, INCH, rounded, samePlace } from '../engine/lengths';
import { isFree } from '../engine/obstacles';
import { command, type Order } from '../engine/orders';
import type { Reason } from '../engine/reasons';
import { pointBefore } from '../engine/paths';
import type { Battle, Man, Point } from '../engine/types';
import type { Body } from './game';
import { finished } from '../../shell/steps';

/** A march of several men before it is ordered: the orders, the battle after them, and who would stay and why. */
export interface BodyMarch {
  readonly orders: readonly Order[];
  readonly battle: Battle;
  /** The men, by id, who would stay where they are although they were to go, and why. */
  readonly staying: readonly { readonly man: string; readonly reasons: readonly Reason[] }[];
}

/** Returns the integer point nearest to a man's wanted place. */
const wantedAt = ({ x, y }: Point, by: Point): Point => ({
  x: Math.round(x + by.x),
  y: Math.round(y + by.y),
});

/**
 * Returns the march of the men with these ids, who all go by the same vector `by`, in sixteenths of an inch. The
 * foremost goes first, so that nobody blocks those behind him; each stops at his own limit, or as near as there is room
 * (littlewars.md 3.4, 3.5). The battle given is unchanged.
 */
export const bodyMarch = (battle: Battle, ids: readonly string[], by: Point): BodyMarch =>
  finished(bodySteps(battle, ids, by));

/**
 * Computes the march of the men with these ids by the vector `by`, in sixteenths of an inch, as `bodyMarch` does, but
 * yields after each man, so that the caller can do other work or give up meanwhile.
 */
export function bodySteps(battle: Battle, ids: readonly string[], by: Point): MarchSteps {
  const men = ids
    .flatMap((id) => manOf(battle, id) ?? [])
    .sort((a, b) => (b.x - a.x) * by.x + (b.y - a.y) * by.y);
  return marchSteps(
    battle,
    men.map((man) => ({ id: man.id, to: wantedAt(man, by) })),
  );
}

/** The computation of a march of several men in steps: it yields after each man, and returns the march. */
export type MarchSteps = Generator<undefined, BodyMarch, undefined>;

/** By how much a man turns aside from the straight line to meet an enemy, in thousandths of a degree. */
const ASIDE = [0, 1, -1, 2, -2, 3, -3].map((n) => (n * TURN) / 16);

/**
 * Returns the place in front of an enemy, as nearly straight as possible from where his move began, where a man may
 * meet him (littlewars.md 3.6); null if he cannot.
 */
function metFrom(battle: Battle, man: Man, enemy: Man): Point | null {
  const apart = radiusOf(man) + radiusOf(enemy) + CONTACT / 2;
  const bearing = bearingOf(enemy, man.start);
  const places = ASIDE.map((by) => {
    const { x, y } = directionOf(bearing + by);
    return rounded({ x: enemy.x + x * apart, y: enemy.y + y * apart });
  });
  const may = (at: Point): boolean =>
    distance(man.start, at) <= moveOf(man) && marchFaults(battle, man.id, at).length === 0;
  return places.find(may) ?? null;
}

/** Returns the armed enemy on whom a man would stand at a place, the nearest to it; undefined if there is none. */
function enemyAt(battle: Battle, man: Man, to: Point, reasons: readonly Reason[]): Man | undefined {
  return reasons
    .flatMap((reason) =>
      reason.code === 'tooNear' && reason.to.kind === 'man'
        ? (manOf(battle, reason.to.id) ?? [])
        : [],
    )
    .filter((each) => each.side !== man.side && isReady(each) && isReady(man))
    .sort((a, b) => distance(a, to) - distance(b, to))[0];
}

/**
 * Returns where a man comes who may not go to a place for these reasons: up to the enemy who is there (littlewars.md
 * 3.6), otherwise as far on his path to it as he may be put. If no path leads there, as inside a house, he goes towards
 * the last place before it on the straight line to which one leads. Null if he stays.
 */
function nearestTo(battle: Battle, man: Man, to: Point, reasons: readonly Reason[]): Point | null {
  const enemy = enemyAt(battle, man, to, reasons);
  const met = enemy === undefined ? null : metFrom(battle, man, enemy);
  if (met !== null) return met;
  let wasOpen = false;
  for (let back = 0; back < distance(man.start, to); back++) {
    const place = rounded(pointBefore(man.start, to, back));
    const open = isOnGround(battle, man, place) && isFree(battle, place, place, radiusOf(man));
    // Where a path leads to one place of the line, it leads to all others up to the next obstacle.
    const near = open && !wasOpen ? farthestToward(battle, man.id, place) : null;
    if (near !== null) return near;
    wasOpen = open;
  }
  return null;
}

type Wanted = readonly { readonly id: string; readonly to: Point }[];

/**
 * Returns the march of men, each by his id to a place of his own, one after the other in the order given; each goes as
 * near to his place as he can (littlewars.md 3.4, 3.5). The battle given is unchanged.
 */
export const marched = (battle: Battle, wanted: Wanted): BodyMarch =>
  finished(marchSteps(battle, wanted));

function* marchSteps(battle: Battle, wanted: Wanted): MarchSteps {
  let now = battle;
  const orders: Order[] = [];
  const staying: { man: string; reasons: readonly Reason[] }[] = [];
  for (const { id, to } of wanted) {
    yield;
    const man = manOf(now, id);
    if (man === undefined || samePlace(man, to)) continue;
    const reasons = marchFaults(now, id, to);
    const at = reasons.length === 0 ? to : nearestTo(now, man, to, reasons);
    if (at === null || samePlace(at, man)) {
      staying.push({ man: id, reasons });
      continue;
    }
    const order: Order = { kind: 'march', man: id, to: at };
    const outcome = command(now, order);
    if (!outcome.ok) continue;
    now = outcome.battle;
    orders.push(order);
  }
  return { orders, battle: now, staying };
}

/** The distance, nearest points, within which men look like one body. */
const TOGETHER = 2 * INCH;

/**
 * Returns men grouped into bodies by distance, the largest first: two men are in the same body if they are within 2
 * inches of each other, or joined by a chain of such men.
 */
export function bodiesOf(men: readonly Man[]): readonly (readonly Man[])[] {
  const left = new Set(men);
  const bodies: Man[][] = [];
  for (const man of left) {
    const body = new Set([man]);
    // The loop also visits elements added meanwhile.
    for (const each of body)
      for (const next of left) if (!body.has(next) && gap(each, next) <= TOGETHER) body.add(next);
    for (const each of body) left.delete(each);
    bodies.push(men.filter((each) => body.has(each)));
  }
  return bodies.sort((a, b) => b.length - a.length);
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/**
 * Returns the named bodies with one more, of the men with these ids, under the first free letter from A to Z;
 * unchanged if no letter is free or no man is given.
 */
export function withBody(bodies: readonly Body[], men: readonly string[]): readonly Body[] {
  const letter = LETTERS.find((each) => bodies.every((body) => body.letter !== each));
  return letter === undefined || men.length === 0 ? bodies : [...bodies, { letter, men }];
}

/** A body that the player has named by a letter, with those of its men whom the mover commands at present. */
export interface StandingBody {
  readonly letter: string;
  readonly men: readonly Man[];
}

/** Returns the bodies that a player has named, each with its free armed men of the mover's side, if any. */
export const standingBodies = (battle: Battle, bodies: readonly Body[]): readonly StandingBody[] =>
  bodies.flatMap(({ letter, men: ids }) => {
    const men = ids.flatMap((id): Man[] => {
      const man = manOf(battle, id);
      return man !== undefined && isReady(man) && man.side === battle.mover ? [man] : [];
    });
    return men.length > 0 ? [{ letter, men }] : [];
  });
