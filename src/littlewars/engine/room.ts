import { menUnder } from './gun';
import type { Placed } from './gunShape';
import { CONTACT, INCH } from './lengths';
import { hindrances, inContact, isWithin, moveOf, radiusOf, type Table } from './men';
import { isFree } from './obstacles';
import { withMen } from './refusals';
import { rulingsOf } from './rulings';
import type { Man, Point, Side } from './types';
import { walkTo } from './paths';

/** The greatest distance that a man steps aside. */
const FAR = 2 * INCH;
const SIDE = 2 * FAR + 1;

/** Steps of every length and direction, the shortest first. */
const STEPS: readonly Point[] = Array.from({ length: SIDE * SIDE }, (_, i) => ({
  x: (i % SIDE) - FAR,
  y: Math.floor(i / SIDE) - FAR,
}))
  .filter(({ x, y }) => x * x + y * y <= FAR * FAR)
  .sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);

/** Returns whether he can walk straight to where he steps, and afterwards reach it from where his move now begins. */
const isStep = (table: Table, man: Man, there: Man): boolean =>
  isFree(table, man, there, radiusOf(man)) && walkTo(table, there, there, moveOf(man)) !== null;

/** A man after stepping aside to the nearest place that is clear and in no new contact; null if there is none. */
function steppedAside(table: Table, man: Man): Man | null {
  for (const { x, y } of STEPS) {
    const there: Man = {
      ...man,
      x: man.x + x,
      y: man.y + y,
      start: { x: man.start.x + x, y: man.start.y + y },
    };
    if (hindrances(table, man, there).length > 0) continue;
    if (rulingsOf(table).openTrails && !isStep(table, man, there)) continue;
    const meets = table.men.some(
      (enemy) => inContact(there, enemy) && !isWithin(man, enemy, CONTACT),
    );
    if (!meets) return there;
  }
  return null;
}

/** A battle (`table`) in which men have stepped aside, or the ids of those who found no place to step to. */
export type Room<T extends Table> =
  | { readonly ok: true; readonly table: T }
  | { readonly ok: false; readonly stuck: readonly string[] };

/** Moves men of a side aside, each by as little as possible, until none is in the way. */
function makeRoom<T extends Table>(table: T, inTheWay: readonly Man[], side: Side): Room<T> {
  let made = table;
  const stuck: string[] = [];
  for (const man of inTheWay) {
    const there = man.side === side ? steppedAside(made, man) : null;
    if (there === null) stuck.push(man.id);
    else made = withMen(made, there);
  }
  return stuck.length === 0 ? { ok: true, table: made } : { ok: false, stuck };
}

/**
 * Returns the battle in which the men in the way of a gun that stands as `gun` have each stepped aside, by at most
 * two inches (littlewars.md 4.3); or the ids of those who find no place or are not of `side`.
 */
export const roomForGun = <T extends Table>(table: T, gun: Placed, side: Side): Room<T> =>
  makeRoom(table, menUnder(table, gun), side);

/**
 * Returns the battle in which the men of his side who are too near to a man, where he is to stand, have each stepped
 * aside, by at most two inches (littlewars.md 4.4); or the ids of those who find no place.
 */
export function roomForMan<T extends Table>(table: T, man: Man): Room<T> {
  const near = new Set(
    hindrances(table, man, man).flatMap((reason) =>
      reason.code === 'tooNear' && reason.to.kind === 'man' ? [reason.to.id] : [],
    ),
  );
  return makeRoom(
    table,
    table.men.filter(({ id }) => near.has(id)),
    man.side,
  );
}
