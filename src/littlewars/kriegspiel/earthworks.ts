import { CLEARANCE, distance, INCH } from '../engine/lengths';
import { isOnField, radiusOf } from '../engine/men';
import { groundOf } from '../engine/ground';
import { betweenShapes, rectangle, toShape } from '../engine/shapes';
import type { Piece, Point, Shape } from '../engine/types';
import { gunBars } from '../engine/gunShape';
import { waggonShape } from './standing';
import { directionTo } from './driving';
import { transportShape } from './transports';
import type { KriegspielBattle } from './types';
import type { Work } from './things';

// Entrenchments and epaulements (6.3) as pieces of the Country, and what stands in their way.

/** 6.3 */
const HEIGHT = { entrench: 2 * INCH, epaulement: INCH } as const;
/** How thick they are. */
const THICKNESS = INCH / 4;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Returns the wall that an entrenchment or epaulement becomes in the Country when it is done (kriegspiel.md 6.3); null
 * for works of other kinds, or without two ends.
 */
export function earthworkOf({ id, kind, at }: Pick<Work, 'id' | 'kind' | 'at'>): Piece | null {
  const [from, to] = at;
  if ((kind !== 'entrench' && kind !== 'epaulement') || from === undefined || to === undefined)
    return null;
  const shape = rectangle(middle(from, to), distance(from, to), THICKNESS, directionTo(from, to));
  return { id, kind: 'wall', shape, height: HEIGHT[kind] };
}

/** Returns whether anybody or anything is on a shape or nearer to it than `reach`, by default a sixteenth. */
export const isOccupied = (battle: KriegspielBattle, shape: Shape, reach = CLEARANCE): boolean =>
  battle.men.some((man) => isOnField(man) && toShape(shape, man) - radiusOf(man) < reach) ||
  battle.guns.some(
    (gun) => !gun.gone && gunBars(gun).some((bar) => betweenShapes(bar, shape) < reach),
  ) ||
  battle.kriegspiel.waggons.some(
    (waggon) => !waggon.destroyed && betweenShapes(waggonShape(waggon), shape) < reach,
  ) ||
  battle.kriegspiel.transports.some(
    (each) => !each.destroyed && betweenShapes(transportShape(battle, each), shape) < reach,
  );

/**
 * Returns whether an earthwork can be added to the Country where it would be (kriegspiel.md 6.3): it touches nothing
 * solid and no water, and no man, gun, waggon, boat or train is nearer than a sixteenth of an inch.
 */
export function isClear(battle: KriegspielBattle, { shape }: Piece): boolean {
  const { solids, waters } = groundOf(battle.country);
  return (
    !isOccupied(battle, shape) &&
    [...solids, ...waters].every(({ piece }) => betweenShapes(piece.shape, shape) > 0)
  );
}
