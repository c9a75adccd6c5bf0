import type { Man, Side } from '../../../src/littlewars/engine/types';
import { gap, touch } from './men';
import { HAIR, NEAR } from './sizes';

/** A melee as the floor shows it (5.2), everybody by id. */
export interface NaiveMelee {
  readonly touching: readonly string[];
  readonly men: Record<Side, readonly string[]>;
}

export interface NaiveMelees {
  readonly melees: readonly NaiveMelee[];
  /** Of each who is as near to two or more: which. */
  readonly ties: Readonly<Record<string, readonly number[]>>;
}

const ready = (men: readonly Man[]): Man[] => men.filter(({ state }) => state === 'ready');

/**
 * The melees on a table (5.2). A man in contact is within six inches of himself, so that two bodies in contact which come
 * within six inches of one another are one melee. Who is as near to two is put into the first.
 */
export function naiveMelees(all: readonly Man[]): NaiveMelees {
  const men = ready(all);
  const touching = men.filter((man) => men.some((other) => touch(man, other)));
  // Everyone in contact begins with a number of his own, and takes the least number of those joined to him until none
  // changes.
  const number = touching.map((_, i) => i);
  for (let changed = true; changed;) {
    changed = false;
    touching.forEach((a, i) =>
      touching.forEach((b, j) => {
        const joined = touch(a, b) || gap(a, b) <= NEAR + HAIR;
        if (joined && number[j]! < number[i]!) {
          number[i] = number[j]!;
          changed = true;
        }
      }),
    );
  }
  const bodies = [...new Set(number)].map((one) => touching.filter((_, i) => number[i] === one));
  const ties: Record<string, number[]> = {};
  const home = (man: Man): number => {
    const far = bodies.map((body) => Math.min(...body.map((one) => gap(man, one))));
    const least = Math.min(...far);
    if (touching.includes(man)) return bodies.findIndex((body) => body.includes(man));
    if (!(least <= NEAR + HAIR)) return -1;
    const nearest = far.flatMap((one, i) => (one - least <= HAIR ? [i] : []));
    if (nearest.length > 1) ties[man.id] = nearest;
    return nearest[0]!;
  };
  const homes = men.map(home);
  const melees = bodies.map((body, i) => {
    const members = (side: Side): string[] =>
      men.filter((man, j) => homes[j] === i && man.side === side).map(({ id }) => id);
    return {
      touching: body.map(({ id }) => id),
      men: { red: members('red'), blue: members('blue') },
    };
  });
  return { melees, ties };
}

/** What a melee costs (5.3): they kill each other off man for man, until there are as many left as are taken. */
export function naiveToll(
  one: number,
  other: number,
  isolated: boolean,
): { dead: number; taken: number } {
  let [less, more] = one < other ? [one, other] : [other, one];
  const taken = isolated && less < more ? Math.min(less, more - less) : 0;
  let dead = 0;
  while (less > taken) {
    less--;
    more--;
    dead++;
  }
  return { dead, taken };
}

/** Who of a side could support a body (5.1): ready, of its side, not of it and in no melee. */
export function mayBeSupport(all: readonly Man[], body: readonly Man[]): Man[] {
  const { melees } = naiveMelees(all);
  const fighting = new Set(melees.flatMap(({ men }) => [...men.red, ...men.blue]));
  const own = new Set(body.map(({ id }) => id));
  return ready(all).filter(
    ({ id, side }) => side === body[0]!.side && !own.has(id) && !fighting.has(id),
  );
}

/** The men that a body's supporters must reach: those in contact, or where nobody is, any. */
export function reachedFor(all: readonly Man[], body: readonly Man[]): readonly Man[] {
  const inTouch = body.filter((man) => ready(all).some((other) => touch(man, other)));
  return inTouch.length > 0 ? inTouch : body;
}
