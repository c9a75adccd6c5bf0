import { bearingOf, TURN, turnBetween } from '../engine/angles';
import { isPlace, samePlace } from '../engine/lengths';
import { crewFaults, escortNear } from '../engine/marching';
import { backLine, manOf, movedBy, radiusOf } from '../engine/men';
import { placeFaults, withMen, refused, refusedOr } from '../engine/refusals';
import { isBearing } from '../engine/settingOut';
import type { Man, Point } from '../engine/types';
import {
  bodyOf,
  bodyWith,
  depthOf,
  formationOf,
  frontOf,
  headOf,
  placesOf,
  presentOf,
} from './bodies';
import { meetingFaults } from './charges';
import {
  chapterFaults,
  moveStateOf,
  isFresh,
  marchPhase,
  shareLeft,
  takes,
  withState,
} from './moveState';
import {
  atOnceFaults,
  mobilityOf,
  goingFaults,
  measure,
  pay,
  standingFaults,
  usedBy,
  withMarched,
  type MarchCost,
  type Walker,
} from './marches';
import { retirementFaults } from './pursuit';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import type { Body, KriegspielBattle } from './types';

/**
 * An order to march (kriegspiel.md 2.2 to 2.4): `march` of a man who is in no body, past the points `by`; `marchBody`
 * of a body along the points of `path`.
 */
export type MarchOrder =
  /** A man who is in no body marches to a point past others. This replaces the order of Little Wars. */
  | {
      readonly kind: 'march';
      readonly man: string;
      readonly to: Point;
      readonly by?: readonly Point[];
    }
  /**
   * A body marches along the points of `path`; the middle of its front rank comes to stand at the last. It then looks
   * along `front`, in thousandths of a degree; by default in the direction of its last leg.
   */
  | {
      readonly kind: 'marchBody';
      readonly body: string;
      readonly path: readonly Point[];
      readonly front?: number;
    };

/**
 * Returns from where a man's march is measured: the place where his move began (littlewars.md 3.4, kriegspiel.md 2.5);
 * once he has marched, mounted or changed formation in this move, the place where he stands.
 */
export const beginsAt = (battle: KriegspielBattle, man: Man): Point =>
  isFresh(moveStateOf(battle, man)) ? man.start : { x: man.x, y: man.y };

/** Returns a path without places that repeat the one before. */
const simplified = (path: readonly Point[]): readonly Point[] =>
  path.filter((at, i) => i === 0 || !samePlace(at, path[i - 1] as Point));

/**
 * The march of a body before it is ordered: what it costs, the direction `front` in which the body would look, in
 * thousandths of a degree, and where its men would stand.
 */
export interface BodyMarch extends MarchCost {
  readonly front: number;
  /** The men in the order in which they would stand, at their places. */
  readonly there: readonly Man[];
}

/** How a body would stand at the end of a march: the direction in which it looks, and its men at their places, in order. */
type Formed = Pick<BodyMarch, 'front' | 'there'>;

/**
 * Returns how a body would stand at the last point of `path`, even if something is in its way (kriegspiel.md 2.6).
 * `wanted` is the direction in which it is to look, in thousandths of a degree; by default it looks along its last leg.
 * If that turns it about, its rear rank leads. Null if the path is empty or not of whole coordinates, or nobody is
 * left.
 */
export function formedAt(
  battle: KriegspielBattle,
  body: Body,
  path: readonly Point[],
  wanted?: number,
): Formed | null {
  const present = presentOf(battle, body);
  const head = headOf(battle, body);
  const to = path.at(-1);
  if (head === null || to === undefined || !path.every(isPlace)) return null;
  const [first] = present as readonly [Man, ...Man[]];
  const from = path.at(-2) ?? head;
  const front = wanted ?? (samePlace(from, to) ? body.front : bearingOf(from, to));
  const turned = Math.abs(turnBetween(body.front, front)) > TURN / 4;
  const order = turned ? [...present].reverse() : present;
  const places = placesOf(formationOf(battle, body), order.length, first, to, front);
  return { front, there: order.map((man, i): Man => ({ ...man, ...(places[i] as Point) })) };
}

/**
 * Returns what a march along the points of `path` would cost a body, and where its men would stand at its end
 * (kriegspiel.md 2.2 to 2.6), looking along `wanted`, in thousandths of a degree, by default along its last leg. Length
 * counts for every man, contours for the front rank alone. Null if the path is empty or not of whole coordinates, or
 * nobody is left.
 */
export function marchCost(
  battle: KriegspielBattle,
  body: Body,
  path: readonly Point[],
  wanted?: number,
): BodyMarch | null {
  const formed = formedAt(battle, body, path, wanted);
  if (formed === null) return null;
  const present = presentOf(battle, body);
  const head = headOf(battle, body) as Point;
  const [first] = present as readonly [Man, ...Man[]];
  const formation = formationOf(battle, body);
  const leading = frontOf(formation, present.length);
  const walkers = formed.there.map(({ id, x: endX, y: endY }, i): Walker => {
    const man = manOf(battle, id) as Man;
    // In fours one follows the other; in line everybody keeps his distance from the middle.
    const offset =
      formation === 'fours' ? { x: 0, y: 0 } : { x: man.x - head.x, y: man.y - head.y };
    const by = path.slice(0, -1).map(({ x, y }) => ({ x: x + offset.x, y: y + offset.y }));
    return {
      id,
      side: man.side,
      radius: radiusOf(man),
      path: simplified([beginsAt(battle, man), ...by, { x: endX, y: endY }]),
      leads: i < leading,
    };
  });
  const moveStates = present.map((man) => moveStateOf(battle, man));
  const cost = measure(battle, body.id, walkers, mobilityOf(battle, first, formation), {
    left: Math.min(...moveStates.map(shareLeft)),
    fresh: moveStates.every(isFresh),
    depth: depthOf(formation, present.length, first),
  });
  return { ...cost, ...formed };
}

/**
 * Returns why the mover may not order a body, by its id, to march or change its formation now, such as that it is the
 * enemy's or has nobody left (kriegspiel.md 2.2, 2.5); empty if the mover may.
 */
export function bodyFaults(battle: KriegspielBattle, id: string): KriegspielReason[] {
  const body = bodyOf(battle, id);
  const reasons = [...chapterFaults(battle, 'formations'), ...marchPhase(battle)];
  if (body === undefined) return [...reasons, { code: 'noSuchBody', body: id }];
  if (body.side !== battle.mover) reasons.push({ code: 'notYours', id, side: body.side });
  if (presentOf(battle, body).length === 0) reasons.push({ code: 'nobodyLeft', body: id });
  return reasons;
}

/**
 * Returns the battle after a body, by its id, has marched along the points of `path` to the last (kriegspiel.md 2.2 to
 * 2.6), and looks along `front`, in thousandths of a degree; or every reason against it. If the march crosses contours
 * that take several moves (2.3), the body stays where it is until it has paid for them.
 */
export function marchBody(
  battle: KriegspielBattle,
  id: string,
  path: readonly Point[],
  front?: number,
): KriegspielOutcome {
  const reasons = [
    ...bodyFaults(battle, id),
    ...path.flatMap(placeFaults),
    ...(front === undefined || isBearing(front)
      ? []
      : [{ code: 'bearingOf', bearing: front } as const]),
    ...(path.length === 0 ? [{ code: 'noPath', id } as const] : []),
  ];
  const body = bodyOf(battle, id);
  if (body === undefined || reasons.length > 0) return refused(...reasons);
  const march = marchCost(battle, body, path, front) as BodyMarch;
  reasons.push(
    ...goingFaults(battle, march.there),
    ...march.there.flatMap((man) => retirementFaults(battle, man, man)),
    ...march.faults,
    ...standingFaults(battle, march.there),
    ...meetingFaults(battle, march.there),
  );
  return refusedOr(reasons, () => {
    const paid = pay(battle, id, march);
    if (!paid.crosses) return withMarched(paid.battle, presentOf(battle, body), usedBy(march));
    const ids = march.there.map((man) => man.id);
    const absent = body.men.filter((man) => !ids.includes(man));
    const changed: Body = { ...body, men: [...ids, ...absent], front: march.front };
    return withState(withMarched(paid.battle, march.there, usedBy(march)), {
      bodies: battle.kriegspiel.bodies.map((each) => (each.id === id ? changed : each)),
    });
  });
}

/**
 * Returns what a march to `to`, past the points `by`, would cost a man who is in no body (kriegspiel.md 2.2 to 2.4);
 * null if a coordinate is not a whole number.
 */
export function manCost(
  battle: KriegspielBattle,
  man: Man,
  to: Point,
  by: readonly Point[] = [],
): MarchCost | null {
  if (![...by, to].every(isPlace)) return null;
  const moveState = moveStateOf(battle, man);
  const walker: Walker = {
    id: man.id,
    side: movedBy(man),
    radius: radiusOf(man),
    path: simplified([beginsAt(battle, man), ...by, to]),
    leads: true,
  };
  return measure(battle, man.id, [walker], mobilityOf(battle, man, 'extended'), {
    left: shareLeft(moveState),
    fresh: isFresh(moveState),
    depth: 0,
  });
}

/**
 * Returns the battle after a man who is in no body, such as the General, a gunner or a prisoner, has marched to `to`,
 * past the points `by` (kriegspiel.md 2.2 to 2.4); or every reason against it. If the march crosses contours that take
 * several moves (2.3), he stays where he is until he has paid for them.
 */
export function marchMan(
  battle: KriegspielBattle,
  id: string,
  to: Point,
  by: readonly Point[] = [],
): KriegspielOutcome {
  const man = manOf(battle, id);
  const reasons: KriegspielReason[] = [...marchPhase(battle)];
  if (man === undefined) return refused(...reasons, { code: 'noSuchMan', man: id });
  reasons.push(...goingFaults(battle, [man]), ...[...by, to].flatMap(placeFaults));
  const body =
    takes(battle, 'formations') && man.state === 'ready' ? bodyWith(battle, id) : undefined;
  if (body !== undefined) reasons.push({ code: 'inBody', man: id, body: body.id });
  const cost = manCost(battle, man, to, by);
  if (cost === null || reasons.length > 0) return refused(...reasons);
  const there = { ...man, ...to };
  reasons.push(
    ...cost.faults,
    ...retirementFaults(battle, man, to),
    ...standingFaults(battle, [there]),
    ...meetingFaults(battle, [there]),
  );
  return refusedOr(reasons, () => {
    const paid = pay(battle, id, cost);
    return withMarched(paid.battle, [paid.crosses ? there : man], usedBy(cost));
  });
}

/**
 * Returns the battle after a man, by id, has left the field across his own back line (littlewars.md 6.4), or a
 * prisoner across his captor's, at the cost of the march to it; or every reason against it. A man who owes a
 * retirement may not leave: over the line he is destroyed (kriegspiel.md 7.6).
 */
export function leaveField(battle: KriegspielBattle, id: string): KriegspielOutcome {
  const reasons: KriegspielReason[] = [...marchPhase(battle)];
  const man = manOf(battle, id);
  if (man === undefined) return refused(...reasons, { code: 'noSuchMan', man: id });
  reasons.push(...goingFaults(battle, [man]));
  if (reasons.length > 0) return refused(...reasons);
  const led = man.state === 'prisoner';
  const there = { ...man, y: backLine(battle, movedBy(man)) };
  const cost = manCost(battle, man, there) as MarchCost;
  const { retires: by } = moveStateOf(battle, man);
  reasons.push(...cost.faults, ...atOnceFaults(id, cost), ...crewFaults(battle, man, null));
  if (by > 0) reasons.push({ code: 'mustRetire', id, by });
  if (led && !escortNear(battle, man)) reasons.push({ code: 'noEscort', man: id });
  return refusedOr(reasons, () => {
    const state = led ? 'captive' : 'gone';
    const gone: Man = { ...there, state, lying: false, met: false, escort: null };
    return { ...withMen(battle, gone), phase: 'men' };
  });
}
