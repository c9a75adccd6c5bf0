import { directionOf } from '../engine/angles';
import { gunBars, type Outline, type Placed } from '../engine/gunShape';
import { CLEARANCE, distance, rounded } from '../engine/lengths';
import { isOnField, manOf, radiusOf } from '../engine/men';
import { piecesAround } from '../engine/obstacles';
import type { Hindrance } from '../engine/reasons';
import { gunNamed, phaseFaults } from '../engine/refusals';
import { betweenShapes, toShape } from '../engine/shapes';
import type { Gun, Point, Side } from '../engine/types';
import type { KriegspielReason } from './reasons';
import { WAGGON_BREADTH, WAGGON_LENGTH } from './terms';
import type { KriegspielBattle } from './types';
import type { Waggon } from './things';

/**
 * Returns the rectangle that a waggon covers, 2 inches by 1, its corners rounded to sixteenths of an inch
 * (kriegspiel.md 1.3).
 */
export function waggonShape({ x, y, bearing }: Pick<Waggon, 'x' | 'y' | 'bearing'>): Outline {
  const { x: dx, y: dy } = directionOf(bearing);
  const [l, b] = [WAGGON_LENGTH / 2, WAGGON_BREADTH / 2];
  const corner = (along: number, sideways: number): Point =>
    rounded({ x: x + along * dx + sideways * dy, y: y + along * dy - sideways * dx });
  return { kind: 'polygon', corners: [corner(-l, b), corner(l, b), corner(l, -b), corner(-l, -b)] };
}

/** Returns the waggons that stand on the field: not destroyed, and during setting out only those set out. */
export const waggonsOn = ({ kriegspiel, placed, phase }: KriegspielBattle): readonly Waggon[] =>
  kriegspiel.waggons.filter(
    ({ id, destroyed }) => !destroyed && (phase !== 'settingOut' || placed.includes(id)),
  );

/**
 * Returns the waggons that a man's disc of this radius would be on or nearer to than a sixteenth of an inch, with their
 * distances from its edge and the distance `needed`, in sixteenths of an inch (littlewars.md 3.5); in the order of the
 * waggons.
 */
export const waggonsNear = (
  battle: KriegspielBattle,
  at: Point,
  radius: number,
): readonly { readonly id: string; readonly distance: number; readonly needed: number }[] =>
  waggonsOn(battle).flatMap((waggon) => {
    // Most waggons are far away; the exact distance to them is not needed.
    if (distance(waggon, at) > WAGGON_LENGTH + radius) return [];
    const apart = toShape(waggonShape(waggon), at) - radius;
    return apart < CLEARANCE ? [{ id: waggon.id, distance: apart, needed: CLEARANCE }] : [];
  });

/**
 * Returns everything that a waggon at a place would be on or nearer to than a sixteenth of an inch, with its distance
 * in sixteenths of an inch (littlewars.md 3.5): pieces, men, guns, other waggons, then the edge of the field; empty if
 * it may stand there.
 */
export function waggonHindrances(
  battle: KriegspielBattle,
  waggon: Pick<Waggon, 'id' | 'x' | 'y' | 'bearing'>,
): readonly {
  readonly to: Hindrance | { readonly kind: 'waggon'; readonly id: string };
  readonly distance: number;
}[] {
  const shape = waggonShape(waggon);
  const { width, depth } = battle.country;
  const isOff = shape.corners.some(({ x, y }) => x < 0 || x > width || y < 0 || y > depth);
  const settingOut = battle.phase === 'settingOut';
  const isThere = ({ id }: { readonly id: string }): boolean =>
    !settingOut || battle.placed.includes(id);
  return [
    ...piecesAround(battle, shape, CLEARANCE).map(({ piece, distance: apart }) => ({
      to: { kind: 'piece', id: piece.id } as const,
      distance: apart,
    })),
    ...battle.men
      .filter((man) => isOnField(man) && isThere(man))
      .map((man) => ({
        to: { kind: 'man', id: man.id } as const,
        distance: toShape(shape, man) - radiusOf(man),
      })),
    ...battle.guns
      .filter((gun) => !gun.gone && isThere(gun))
      .map((gun) => ({
        to: { kind: 'gun', id: gun.id } as const,
        distance: Math.min(...gunBars(gun).map((bar) => betweenShapes(bar, shape))),
      })),
    ...waggonsOn(battle)
      .filter(({ id }) => id !== waggon.id)
      .map((each) => ({
        to: { kind: 'waggon', id: each.id } as const,
        distance: betweenShapes(waggonShape(each), shape),
      })),
    ...(isOff ? [{ to: { kind: 'edge' } as const, distance: 0 }] : []),
  ].filter(({ distance: apart }) => apart < CLEARANCE);
}

/**
 * Returns the waggons that a gun at a place would be on or nearer to than a sixteenth of an inch, with their distances
 * between nearest points and the distance `needed`, in sixteenths of an inch (littlewars.md 3.5); in the order of the
 * waggons.
 */
export const waggonsAtGun = (
  battle: KriegspielBattle,
  gun: Placed,
): readonly { readonly id: string; readonly distance: number; readonly needed: number }[] =>
  waggonsOn(battle).flatMap((waggon) => {
    const shape = waggonShape(waggon);
    const apart = Math.min(...gunBars(gun).map((bar) => betweenShapes(bar, shape)));
    return apart < CLEARANCE ? [{ id: waggon.id, distance: apart, needed: CLEARANCE }] : [];
  });

/**
 * Returns a reason against setting out a man or gun, by id, where it stands for each waggon that it is on or too near
 * to (littlewars.md 3.5); empty if there is none.
 */
export function onWaggonFaults(battle: KriegspielBattle, id: string): KriegspielReason[] {
  const man = manOf(battle, id);
  const what = man ?? (gunNamed(battle, id) as Gun);
  const near =
    man === undefined ? waggonsAtGun(battle, what as Gun) : waggonsNear(battle, man, radiusOf(man));
  const at = { x: what.x, y: what.y };
  return near.map(({ id: waggon, ...apart }) => ({ code: 'waggonInWay', at, waggon, ...apart }));
}

/**
 * Returns why a side may not set out waggons, boats and trains now: the battle has begun, it has declared itself
 * ready, or the other side sets out first (littlewars.md 2.3). Empty if it may.
 */
export const vehicleSettingOutFaults = (
  battle: KriegspielBattle,
  side: Side,
): KriegspielReason[] => [
  ...phaseFaults(battle, 'settingOut'),
  ...(battle.ready[side] ? [{ code: 'alreadyReady', side } as const] : []),
  ...(!battle.ready[side] && !battle.rules.curtain && side !== battle.mover
    ? [{ code: 'otherSetsOut', side: battle.mover } as const]
    : []),
];
