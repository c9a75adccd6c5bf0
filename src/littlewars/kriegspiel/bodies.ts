import { memoizeEach } from '../../shell/memoizeEach';
import { directionOf } from '../engine/angles';
import { INCH, rounded } from '../engine/lengths';
import { isReady, radiusOf } from '../engine/men';
import type { Figure, Man, Point } from '../engine/types';
import type { Body, Formation, KriegspielBattle } from './types';

/** The least number of men who can be in fours or two ranks; fewer are in extended order (kriegspiel.md 2.5). */
export const LEAST_FORMED = 5;
/** The files of a column. */
const FILES = 4;
/** 2.6: how far neighbours stand clear of one another, so that rounding keeps them within their bounds. */
const CLOSE = INCH / 4;
const OPEN = INCH + 2;

/** Returns the body with an id; undefined if no body has it. */
export const bodyOf = ({ kriegspiel }: KriegspielBattle, id: string): Body | undefined =>
  kriegspiel.bodies.find((body) => body.id === id);

/** Returns the bodies by the ids of their men, those who have fallen included. Cached for each list of bodies. */
const byMan = memoizeEach(
  (bodies: readonly Body[]): ReadonlyMap<string, Body> =>
    new Map(bodies.flatMap((body) => body.men.map((man) => [man, body] as const))),
);

/** Returns the bodies of a battle by the ids of their men, those who have fallen included. */
export const bodyByMan = ({ kriegspiel }: KriegspielBattle): ReadonlyMap<string, Body> =>
  byMan(kriegspiel.bodies);

/** Returns the body of a man, by his id; undefined if he is in no body. */
export const bodyWith = (battle: KriegspielBattle, man: string): Body | undefined =>
  bodyByMan(battle).get(man);

/** Returns men by id; cached for each list of them. */
const byId = memoizeEach(
  (men: readonly Man[]): ReadonlyMap<string, Man> => new Map(men.map((man) => [man.id, man])),
);

/**
 * Returns the free armed men of a body on the field, as they stand, from the left of the front rank (kriegspiel.md
 * 2.5).
 */
export function presentOf(battle: KriegspielBattle, { men }: Body): readonly Man[] {
  const by = byId(battle.men);
  return men.map((id) => by.get(id) as Man).filter(isReady);
}

/** Returns the formation in which a body acts (kriegspiel.md 2.5): its own, or `extended` with fewer than five men. */
export const formationOf = (battle: KriegspielBattle, body: Body): Formation =>
  presentOf(battle, body).length < LEAST_FORMED ? 'extended' : body.formation;

/**
 * Returns how many of the `count` men of a body stand in its front rank (kriegspiel.md 2.5): four in fours, half of
 * them, rounded up, in two ranks, all in extended order.
 */
export const frontOf = (formation: Formation, count: number): number =>
  formation === 'fours'
    ? Math.min(FILES, count)
    : formation === 'ranks'
      ? Math.ceil(count / 2)
      : count;

/** Returns the distance between the middles of neighbours (2.6). */
const pitchOf = (formation: Formation, man: Figure): number =>
  2 * radiusOf(man) + (formation === 'extended' ? OPEN : CLOSE);

/**
 * Returns how far the last rank of `count` men in a formation is behind the first, middle to middle, in sixteenths of
 * an inch (kriegspiel.md 2.6). `man` gives the size of each.
 */
export const depthOf = (formation: Formation, count: number, man: Figure): number =>
  count === 0 ? 0 : (Math.ceil(count / frontOf(formation, count)) - 1) * pitchOf(formation, man);

/**
 * Returns the places of `count` men in a formation (kriegspiel.md 2.6), rank by rank from the left of the front rank.
 * `man` gives the size of each, `at` is the middle of the front rank, and `front` the direction in which it looks, in
 * thousandths of a degree.
 */
export function placesOf(
  formation: Formation,
  count: number,
  man: Figure,
  at: Point,
  front: number,
): readonly Point[] {
  const { x: dx, y: dy } = directionOf(front);
  const files = frontOf(formation, count);
  const pitch = pitchOf(formation, man);
  return Array.from({ length: count }, (_, i) => {
    const sideways = ((i % files) - (files - 1) / 2) * pitch;
    const behind = Math.floor(i / files) * pitch;
    return rounded({
      x: at.x + sideways * dy - behind * dx,
      y: at.y - sideways * dx - behind * dy,
    });
  });
}

/**
 * Returns the middle of a body's front rank, from where its men stand, rounded to whole sixteenths of an inch
 * (kriegspiel.md 2.6); null if no free armed man of it is left on the field.
 */
export function headOf(battle: KriegspielBattle, body: Body): Point | null {
  const present = presentOf(battle, body);
  const rank = present.slice(0, frontOf(formationOf(battle, body), present.length));
  if (rank.length === 0) return null;
  const sum = rank.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return rounded({ x: sum.x / rank.length, y: sum.y / rank.length });
}

/** Returns an id for a new body: the first of `A`, `B`, …, `Z`, `AA`, … that no body has. */
export function nextBody({ kriegspiel }: KriegspielBattle): string {
  const taken = new Set(kriegspiel.bodies.map(({ id }) => id));
  for (let n = 0; ; n++) {
    let id = '';
    for (let left = n; left >= 0; left = Math.floor(left / 26) - 1)
      id = String.fromCharCode(65 + (left % 26)) + id;
    if (!taken.has(id)) return id;
  }
}
