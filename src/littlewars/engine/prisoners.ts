import { NEAR } from './lengths';
import { gap, isReady, isWithin, other } from './men';
import type { Man, Side } from './types';

/** The most prisoners whom one escort guards (littlewars.md 5.5). */
export const MOST_ESCORTED = 7;

type Escorts = ReadonlyMap<string, string>;

const withEscorts = (men: readonly Man[], prisoners: readonly Man[], by: Escorts): Man[] => {
  const ids = new Set(prisoners.map(({ id }) => id));
  return men.map((man) => {
    const escort = by.get(man.id) ?? null;
    return ids.has(man.id) && escort !== man.escort ? { ...man, escort } : man;
  });
};

/**
 * Returns all the men, in their order, with escorts assigned to the prisoners of the side `captor` (littlewars.md 5.5):
 * each within six inches, one for up to seven, so that as many prisoners as possible have one. A prisoner keeps a valid
 * escort unless another prisoner goes without because of that.
 */
export function assignEscorts(men: readonly Man[], captor: Side): Man[] {
  const prisoners = men.filter((man) => man.state === 'prisoner' && man.side !== captor);
  if (prisoners.length === 0) return [...men];
  const able = men.filter((man) => man.side === captor && isReady(man));
  const charges = new Map<string, Man[]>();
  const choices = new Map(
    prisoners.map((prisoner) => [
      prisoner,
      able
        .filter((man) => isWithin(man, prisoner, NEAR))
        .sort((a, b) => gap(a, prisoner) - gap(b, prisoner))
        .sort((a, b) => Number(b.id === prisoner.escort) - Number(a.id === prisoner.escort)),
    ]),
  );
  // Augmenting paths: a full escort passes one of his prisoners to another, if he can.
  const give = (prisoner: Man, asked: Set<string>): boolean => {
    for (const escort of choices.get(prisoner) as readonly Man[]) {
      if (asked.has(escort.id)) continue;
      asked.add(escort.id);
      const with_ = charges.get(escort.id) ?? [];
      const freed = with_.length < MOST_ESCORTED ? null : with_.find((each) => give(each, asked));
      if (freed === undefined) continue;
      charges.set(escort.id, [...with_.filter((each) => each !== freed), prisoner]);
      return true;
    }
    return false;
  };
  for (const prisoner of prisoners) give(prisoner, new Set());
  const by = new Map<string, string>();
  for (const [escort, with_] of charges) for (const each of with_) by.set(each.id, escort);
  return withEscorts(men, prisoners, by);
}

/**
 * Returns all the men, in their order, after those with the given ids, all of one side, are taken prisoner
 * (littlewars.md 5.5, 5.6). The escort of each is the nearest enemy who guards fewer than seven prisoners, assigned to
 * the closest pair first; null if there is no such enemy. `moves` is the number of the current move; the captor may
 * move them from the next one on.
 */
export function takePrisoners(men: readonly Man[], ids: readonly string[], moves: number): Man[] {
  const taken = men.filter(({ id }) => ids.includes(id));
  const able = men.filter((man) => isReady(man) && man.side !== taken[0]?.side);
  const pairs = taken
    .flatMap((prisoner) =>
      able.map((escort) => ({ prisoner, escort, apart: gap(prisoner, escort) })),
    )
    .sort((a, b) => a.apart - b.apart);
  const counts = new Map<string, number>();
  for (const { escort } of men)
    if (escort !== null) counts.set(escort, (counts.get(escort) ?? 0) + 1);
  const by = new Map<string, string>();
  for (const { prisoner, escort } of pairs) {
    const count = counts.get(escort.id) ?? 0;
    if (by.has(prisoner.id) || count >= MOST_ESCORTED) continue;
    by.set(prisoner.id, escort.id);
    counts.set(escort.id, count + 1);
  }
  const now = men.map((man): Man =>
    ids.includes(man.id)
      ? { ...man, state: 'prisoner', lying: false, met: false, from: moves + 1 }
      : man,
  );
  return withEscorts(
    now,
    now.filter(({ id }) => ids.includes(id)),
    by,
  );
}

/**
 * Returns all the men, in their order, with every prisoner freed whose escort has died or been taken (littlewars.md
 * 5.5). Prisoners whose escort has left the field, or is aboard a boat or train, stay prisoners without an escort.
 * `moves` is the number of the current move; the freed may be moved by their own side from the next one on.
 */
export function freeUnguarded(men: readonly Man[], moves: number): Man[] {
  const states = new Map(men.map(({ id, state }) => [id, state]));
  return men.map((man): Man => {
    if (man.state !== 'prisoner' || man.escort === null) return man;
    const escort = states.get(man.escort);
    if (escort === 'ready') return man;
    if (escort === 'gone' || escort === 'aboard') return { ...man, escort: null };
    return { ...man, state: 'freed', escort: null, from: moves + 1 };
  });
}

/**
 * Returns all the men, in their order, at the end of a move of the side `mover`, with its prisoners freed who have no
 * escort and are in contact with a free man of their side (littlewars.md 5.5). `contact` is the greatest distance that
 * counts as contact, in sixteenths of an inch; `moves` is the number of the current move, after which they may be
 * moved.
 */
export function freeByTouch(
  men: readonly Man[],
  mover: Side,
  contact: number,
  moves: number,
): Man[] {
  const free = men.filter(
    (man) => man.side === mover && (man.state === 'ready' || man.state === 'freed'),
  );
  return men.map((man): Man =>
    man.state === 'prisoner' &&
    man.side === mover &&
    man.escort === null &&
    free.some((each) => isWithin(each, man, contact))
      ? { ...man, state: 'freed', from: moves + 1 }
      : man,
  );
}

/**
 * Returns the enemies whom a side has taken prisoner, still on the field or led off it (littlewars.md 5.5, 6.5), in the
 * order of `men`.
 */
export const heldBy = (men: readonly Man[], side: Side): Man[] =>
  men.filter(
    (man) => man.side === other(side) && (man.state === 'prisoner' || man.state === 'captive'),
  );
