import { NEAR, MOVE } from './lengths';
import {
  gap,
  inContact,
  isReady,
  isWithin,
  depthsFor,
  isOnGround,
  radiusOf,
  type Table,
} from './men';
import type { Man, Isolation, Point } from './types';
import { directionOf, TURN } from './angles';
import { isFree } from './country';
import { fieldFrom, pointBefore, wayIn } from './ways';

/** The directions in which a place beside a man is searched, if none leads straight up to him. */
const ROUND = Array.from({ length: 16 }, (_, i) => directionOf((i * TURN) / 16));

/**
 * Returns whether a man is within a move of one of the others (5.1): whether a way of at most his move leads
 * straight up to where he would touch the other, or, if an obstacle is close to the other, to one of the free
 * places around him.
 */
function isWithinMove(table: Table, man: Man, others: readonly Man[]): boolean {
  const { country } = table;
  const limit = MOVE[man.arm];
  const radius = radiusOf(man);
  const near = others.filter((each) => gap(man, each) <= limit);
  const short = (each: Man): number => radius + radiusOf(each);
  if (near.some((each) => isFree(country, man, pointBefore(man, each, short(each)), radius)))
    return true;
  if (near.length === 0) return false;
  const field = fieldFrom(country, radius, man, limit, depthsFor(table, man.side, radius));
  const touches = (each: Man): Point[] =>
    ROUND.map(({ x, y }) => ({
      x: each.x + x * short(each),
      y: each.y + y * short(each),
    })).filter((place) => isOnGround(table, man, place));
  return near.some(
    (each) =>
      wayIn(field, each, short(each)) !== null ||
      touches(each).some((place) => wayIn(field, place) !== null),
  );
}

/**
 * Returns the isolation of a body (5.1). It is supported from within a move of its men in contact, or, if there are
 * none, of any of them; men in a melee support nobody.
 */
export function isolationOf(table: Table, body: readonly Man[]): Isolation {
  const fighting = meleeMembers(table);
  const own = new Set(body.map(({ id }) => id));
  const touching = body.filter((man) => table.men.some((enemy) => inContact(man, enemy)));
  const points = touching.length > 0 ? touching : body;
  const supporters = table.men.filter(
    (man) =>
      man.side === body[0]?.side &&
      isReady(man) &&
      !own.has(man.id) &&
      !fighting.has(man.id) &&
      isWithinMove(table, man, points),
  );
  return {
    body: body.map(({ id }) => id),
    supporters: supporters.map(({ id }) => id),
    needed: Math.ceil(body.length / 2),
    isolated: supporters.length * 2 < body.length,
  };
}

/** The men of a melee by their places: those in contact, and those within six inches of them. */
export interface Knot {
  readonly touching: readonly Man[];
  readonly men: readonly Man[];
  /** The men who are as near to another melee, with the numbers of all of these. */
  readonly ties: readonly { readonly man: string; readonly melees: readonly number[] }[];
}

/**
 * Returns the men in contact with enemies as bodies that are more than six inches apart: a man in contact belongs
 * to the same melee as others in contact within six inches. Each body is in the order of the men.
 */
function bodiesInContact(men: readonly Man[]): Man[][] {
  const [red, blue] = [men.filter((m) => m.side === 'red'), men.filter((m) => m.side === 'blue')];
  const touching = new Set<Man>();
  for (const a of red)
    for (const b of blue)
      if (inContact(a, b)) {
        touching.add(a);
        touching.add(b);
      }
  const left = new Set(men.filter((man) => touching.has(man)));
  const bodies: Man[][] = [];
  for (const man of left) {
    const joined = new Set([man]);
    // The loop also visits elements added meanwhile.
    for (const each of joined)
      for (const next of left)
        if (!joined.has(next) && isWithin(each, next, NEAR)) joined.add(next);
    for (const each of joined) left.delete(each);
    bodies.push(men.filter((each) => joined.has(each)));
  }
  return bodies;
}

/**
 * Returns the melees on a table (5.2): the bodies in contact, and everybody within six inches of one of their men,
 * each in the nearest. For men as near to two, `joined` decides; by default the first.
 */
export function knotsOf(
  { men }: Pick<Table, 'men'>,
  joined: Readonly<Record<string, number>> = {},
): Knot[] {
  const able = men.filter(isReady);
  const cores = bodiesInContact(able);
  const inCore = new Set(cores.flat());
  const into = new Map<Man, number>();
  const ties = new Map<Man, number[]>();
  for (const man of able) {
    if (inCore.has(man)) continue;
    let least = Infinity;
    let nearest: number[] = [];
    cores.forEach((core, number) => {
      const near = core.filter((each) => isWithin(man, each, NEAR));
      if (near.length === 0) return;
      const apart = Math.min(...near.map((each) => gap(man, each)));
      if (apart < least) [least, nearest] = [apart, [number]];
      else if (apart === least) nearest.push(number);
    });
    const chosen = nearest.find((number) => number === joined[man.id]) ?? nearest[0];
    if (chosen !== undefined) into.set(man, chosen);
    if (nearest.length > 1) ties.set(man, nearest);
  }
  return cores.map((core, number) => ({
    touching: core,
    men: able.filter((man) => core.includes(man) || into.get(man) === number),
    ties: [...ties].flatMap(([man, melees]) =>
      melees.includes(number) ? [{ man: man.id, melees }] : [],
    ),
  }));
}

/** Returns the ids of everybody in a melee. */
export const meleeMembers = (table: Pick<Table, 'men'>): Set<string> =>
  new Set(knotsOf(table).flatMap(({ men }) => men.map(({ id }) => id)));
