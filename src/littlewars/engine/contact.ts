import { NEAR } from './lengths';
import { gap, inContact, isReady, isWithin, type Table } from './men';
import type { Man } from './types';

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
