import { bearingOf } from '../engine/angles';
import { CLEARANCE, FOOT, samePlace } from '../engine/lengths';
import { placeFaults, refused, refusedOr } from '../engine/refusals';
import { groundFor, isBearing } from '../engine/settingOut';
import type { Point } from '../engine/types';
import { isFresh, marchPhase, shareLeft, takes, withState } from './moveState';
import type { Mobility } from './ground';
import { measure, pay, usedBy, type MarchCost } from './marches';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import { vehicleSettingOutFaults, waggonHindrances } from './standing';
import { WAGGON_BREADTH } from './terms';
import type { KriegspielBattle } from './types';
import type { Waggon } from './things';

/** An order to a waggon, by id (kriegspiel.md 2.2): to march along a path, or, before the battle, to be set out. */
export type WaggonOrder =
  | { readonly kind: 'marchWaggon'; readonly waggon: string; readonly path: readonly Point[] }
  /** Before the battle: a waggon is set out. */
  | {
      readonly kind: 'placeWaggon';
      readonly waggon: string;
      readonly at: Point;
      readonly bearing: number;
    };

/** How a waggon marches with the chapter *ground* (kriegspiel.md 2.2): half a foot across country, a foot on a road. */
export const WAGGON: Mobility = { march: FOOT / 2, road: FOOT, wheels: true, fords: false };
/** Without *ground* waggons go as far everywhere. */
const WAGGON_PLAIN: Mobility = { ...WAGGON, road: FOOT / 2 };

/** Returns the waggon with an id; undefined if no waggon has it. */
export const waggonNamed = ({ kriegspiel }: KriegspielBattle, id: string): Waggon | undefined =>
  kriegspiel.waggons.find((waggon) => waggon.id === id);

const withWaggon = (battle: KriegspielBattle, waggon: Waggon): KriegspielBattle =>
  withState(battle, {
    waggons: battle.kriegspiel.waggons.map((each) => (each.id === waggon.id ? waggon : each)),
  });

/** Returns what stands where a waggon would be. */
const waggonFaults = (battle: KriegspielBattle, waggon: Waggon): KriegspielReason[] =>
  waggonHindrances(battle, waggon).map(({ to, distance }) => {
    const at = { x: waggon.x, y: waggon.y };
    return to.kind === 'waggon'
      ? { code: 'waggonInWay', at, waggon: to.id, distance, needed: CLEARANCE }
      : { code: 'tooNear', at, to, distance, needed: CLEARANCE };
  });

/** Returns what a march along `path` would cost a waggon, and the reasons against it (kriegspiel.md 2.2, 2.3). */
export const waggonCost = (
  battle: KriegspielBattle,
  waggon: Waggon,
  path: readonly Point[],
): MarchCost => {
  const moveState = { halves: 0, used: waggon.used } as const;
  return measure(
    battle,
    waggon.id,
    [
      {
        id: waggon.id,
        side: waggon.side,
        radius: WAGGON_BREADTH / 2,
        path: [{ x: waggon.x, y: waggon.y }, ...path],
        leads: true,
      },
    ],
    takes(battle, 'ground') ? WAGGON : WAGGON_PLAIN,
    { left: shareLeft(moveState), fresh: isFresh(moveState), depth: 0 },
  );
};

/**
 * Returns the battle after a waggon, by id, has marched along the points of `path` to the last (kriegspiel.md 2.2); or
 * every reason against it. If the march crosses contours that take several moves (2.3), the waggon stays where it is
 * until it has paid for them.
 */
export function marchWaggon(
  battle: KriegspielBattle,
  id: string,
  path: readonly Point[],
): KriegspielOutcome {
  const waggon = waggonNamed(battle, id);
  const reasons: KriegspielReason[] = [...marchPhase(battle), ...path.flatMap(placeFaults)];
  if (waggon === undefined) return refused(...reasons, { code: 'noSuchWaggon', waggon: id });
  if (waggon.side !== battle.mover) reasons.push({ code: 'notYours', id, side: waggon.side });
  if (waggon.destroyed) reasons.push({ code: 'destroyed', id });
  const to = path.at(-1);
  if (to === undefined) reasons.push({ code: 'noPath', id });
  if (to === undefined || reasons.length > 0) return refused(...reasons);
  const cost = waggonCost(battle, waggon, path);
  const from = cost.paths[id]?.at(-2);
  if (from === undefined) return refused(...cost.faults);
  const bearing = samePlace(from, to) ? waggon.bearing : bearingOf(from, to);
  const moved: Waggon = {
    ...waggon,
    ...to,
    bearing,
    moved: true,
    used: waggon.used + usedBy(cost),
  };
  reasons.push(...cost.faults, ...waggonFaults(battle, moved));
  return refusedOr(reasons, () => {
    const paid = pay(battle, id, cost);
    const { x, y, bearing: was } = waggon;
    const after = paid.crosses ? moved : { ...moved, x, y, bearing: was };
    return { ...withWaggon(paid.battle, after), phase: 'men' };
  });
}

/**
 * Returns the battle after a waggon, by id, was set out with its middle at `at` (littlewars.md 2.3), or every reason
 * against it. `bearing` is in thousandths of a degree.
 */
export function placeWaggon(
  battle: KriegspielBattle,
  id: string,
  at: Point,
  bearing: number,
): KriegspielOutcome {
  const waggon = waggonNamed(battle, id);
  if (waggon === undefined) return refused({ code: 'noSuchWaggon', waggon: id });
  const { side } = waggon;
  if (battle.phase !== 'settingOut') return refused({ code: 'wrongPhase', phase: battle.phase });
  const reasons: KriegspielReason[] = [
    ...placeFaults(at),
    ...vehicleSettingOutFaults(battle, side),
  ];
  if (!isBearing(bearing)) reasons.push({ code: 'bearingOf', bearing });
  const [least, most] = groundFor(battle, side, 'infantry');
  if (at.y < least || at.y > most) reasons.push({ code: 'notYourGround', at, least, most });
  const placed: Waggon = { ...waggon, ...at, bearing };
  reasons.push(...waggonFaults(battle, placed));
  return refusedOr(reasons, () => {
    const set = withWaggon(battle, placed);
    return set.placed.includes(id) ? set : { ...set, placed: [...set.placed, id] };
  });
}
