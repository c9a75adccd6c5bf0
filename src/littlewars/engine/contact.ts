import { CONTACT, NEAR, RADIUS } from './lengths';
import {
  gap,
  inContact,
  isReady,
  isWithin,
  depthsFor,
  isOnGround,
  moveOf,
  radiusOf,
  type Table,
} from './men';
import type { Man, Point } from './types';
import type { Isolation } from './meleeTypes';
import { directionOf, TURN } from './angles';
import { isFree } from './obstacles';
import { fieldFrom, pointBefore, pathIn } from './paths';

/** The directions in which a place beside a man is searched, if none leads straight up to him. */
const ROUND = Array.from({ length: 16 }, (_, i) => directionOf((i * TURN) / 16));

/**
 * Returns whether a man is within his move of one of the others (littlewars.md 5.1): whether he can walk that far
 * straight up to where he would touch the other, or, if an obstacle is close to the other, to a free place beside
 * him.
 */
export function isWithinMove(table: Table, man: Man, others: readonly Man[]): boolean {
  const limit = moveOf(man);
  const radius = radiusOf(man);
  const near = others.filter((each) => gap(man, each) <= limit);
  const short = (each: Man): number => radius + radiusOf(each);
  if (near.some((each) => isFree(table, man, pointBefore(man, each, short(each)), radius)))
    return true;
  if (near.length === 0) return false;
  const field = fieldFrom(table, radius, man, limit, depthsFor(table, man.side, radius));
  const touches = (each: Man): Point[] =>
    ROUND.map(({ x, y }) => ({
      x: each.x + x * short(each),
      y: each.y + y * short(each),
    })).filter((place) => isOnGround(table, man, place));
  return near.some(
    (each) =>
      pathIn(field, each, short(each)) !== null ||
      touches(each).some((place) => pathIn(field, place) !== null),
  );
}

/** Who is in contact on a table, by id, and the ready men who are in no melee. */
interface Contacts {
  readonly touching: ReadonlySet<string>;
  readonly free: readonly Man[];
}

/**
 * Returns `touching`, the ids of the men in contact with an enemy, and `free`, the free armed men who are in no melee,
 * in the order of the men. `groups` are the melees that the places of the men make (`meleeGroupsOf`), if they have been
 * computed.
 */
export function contactsOf(table: Pick<Table, 'men'>, groups = meleeGroupsOf(table)): Contacts {
  const ids = (men: readonly Man[]): string[] => men.map(({ id }) => id);
  const fighting = new Set(groups.flatMap(({ men }) => ids(men)));
  return {
    touching: new Set(groups.flatMap(({ touching }) => ids(touching))),
    free: table.men.filter((man) => isReady(man) && !fighting.has(man.id)),
  };
}

/**
 * Returns whether a body of men is isolated, with its supporters and how many it needs (littlewars.md 5.1). Men within
 * a move of those of the body who are in contact support it; if nobody of it is in contact, men within a move of any of
 * the body. Men in a melee support nobody. The last argument is `contactsOf` the same table, if it has been computed.
 */
export function isolationOf(
  table: Table,
  body: readonly Man[],
  { touching, free } = contactsOf(table),
): Isolation {
  const own = new Set(body.map(({ id }) => id));
  const inTouch = body.filter(({ id }) => touching.has(id));
  const points = inTouch.length > 0 ? inTouch : body;
  const supporters = free.filter(
    (man) => man.side === body[0]?.side && !own.has(man.id) && isWithinMove(table, man, points),
  );
  return {
    body: body.map(({ id }) => id),
    supporters: supporters.map(({ id }) => id),
    needed: Math.ceil(body.length / 2),
    isolated: supporters.length * 2 < body.length,
  };
}

/**
 * The men of a melee by their places (littlewars.md 5.2), before its toll is counted: `touching` are the men in
 * contact, `men` these and everybody who joins them from within six inches.
 */
export interface MeleeGroup {
  readonly touching: readonly Man[];
  readonly men: readonly Man[];
  /** The men who are as near to another melee as to this one, with the numbers of all melees that are so near. */
  readonly ties: readonly { readonly man: string; readonly melees: readonly number[] }[];
}

/** The greatest distance of middles in contact, and of men within six inches of one another. */
const TOUCHING = CONTACT + 2 * Math.max(...Object.values(RADIUS));
const NEIGHBOURS = NEAR + 2 * Math.max(...Object.values(RADIUS));

/**
 * Returns the men in contact with enemies as bodies that are more than six inches apart: a man in contact belongs
 * to the same melee as others in contact within six inches. Each body is in the order of the men.
 */
function bodiesInContact(men: readonly Man[]): Man[][] {
  const around = gridOf(men, TOUCHING);
  const touching = men.filter((man) => around(man).some((each) => inContact(man, each)));
  const order = new Map(touching.map((man, i) => [man, i]));
  const near = gridOf(touching, NEIGHBOURS);
  const bodies: Man[][] = [];
  const found = new Set<Man>();
  for (const man of touching) {
    if (found.has(man)) continue;
    const body = new Set([man]);
    // The loop also visits elements added meanwhile.
    for (const each of body)
      for (const next of near(each)) if (isWithin(each, next, NEAR)) body.add(next);
    for (const each of body) found.add(each);
    bodies.push([...body].sort((a, b) => (order.get(a) as number) - (order.get(b) as number)));
  }
  return bodies;
}

/**
 * Returns the melees that the places of men make (littlewars.md 5.2), in the order of their first men in contact: men
 * in contact who are near to one another, with everybody within six inches of one of them, each man in the nearest
 * melee. `joined` gives, by a man's id, the number of the melee, from 0, that he is in if he is equally near to
 * several; without an entry he is in the first of these.
 */
export function meleeGroupsOf(
  { men }: Pick<Table, 'men'>,
  joined: Readonly<Record<string, number>> = {},
): MeleeGroup[] {
  const able = men.filter(isReady);
  const cores = bodiesInContact(able);
  const home = new Map(cores.flatMap((core, number) => core.map((man) => [man, number] as const)));
  const around = gridOf(cores.flat(), NEIGHBOURS);
  const groups = cores.map((touching) => ({
    touching,
    men: [] as Man[],
    ties: [] as MeleeGroup['ties'][number][],
  }));
  for (const man of able) {
    const own = home.get(man);
    const nearest = own === undefined ? nearestCores(man, around(man), home) : [own];
    const chosen = nearest.find((number) => number === joined[man.id]) ?? nearest[0];
    if (chosen !== undefined) groups[chosen]?.men.push(man);
    if (nearest.length > 1)
      for (const number of nearest) groups[number]?.ties.push({ man: man.id, melees: nearest });
  }
  return groups;
}

/** Returns the numbers of the bodies that are nearest to a man, if any is within six inches: several in a tie. */
function nearestCores(
  man: Man,
  around: readonly Man[],
  home: ReadonlyMap<Man, number>,
): readonly number[] {
  let least = Infinity;
  let nearest = new Set<number>();
  for (const each of around) {
    const number = home.get(each);
    if (number === undefined || !isWithin(man, each, NEAR)) continue;
    const apart = gap(man, each);
    if (apart > least) continue;
    if (apart < least) [least, nearest] = [apart, new Set()];
    nearest.add(number);
  }
  return [...nearest].sort((a, b) => a - b);
}

/**
 * Sorts things into square cells by their places. Returns, for a place, everything that may be within `reach` of it,
 * middle to middle, and some that is further; in no particular order. The time of a question depends on how many
 * are near, not on how many there are.
 */
function gridOf<T extends Point>(
  things: readonly T[],
  reach: number,
): (place: Point) => readonly T[] {
  const cells = new Map<string, T[]>();
  const cellOf = ({ x, y }: Point) => [Math.floor(x / reach), Math.floor(y / reach)] as const;
  for (const thing of things) {
    const key = cellOf(thing).join();
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [thing]);
    else cell.push(thing);
  }
  return (place) => {
    const [column, row] = cellOf(place);
    return [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get([column + dx, row + dy].join()) ?? []),
    );
  };
}
