import { directionOf, TURN } from './angles';
import { meleeMembers } from './contact';
import { MOVE } from './lengths';
import { depthsFor, gap, inContact, isOnGround, isReady, radiusOf, type Table } from './men';
import { isFree } from './country';
import { fieldFrom, pointBefore, wayIn } from './ways';
import type { Isolation, Man, Point } from './types';

/** The directions in which a place beside a man is searched, if none leads straight up to him. */
const ROUND = Array.from({ length: 16 }, (_, i) => directionOf((i * TURN) / 16));

/**
 * Returns whether a man is within a move of one of the others (5.1): whether a way of at most his move leads
 * straight up to where he would touch the other, or, if an obstacle is close to the other, to one of the free
 * places around him.
 */
export function isWithinMove(table: Table, man: Man, others: readonly Man[]): boolean {
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
