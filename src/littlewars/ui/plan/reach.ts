import { apronFaults } from '../../engine/apron';
import { MOVE } from '../../engine/lengths';
import { backLine, depthsFor, radiusOf, type Depths } from '../../engine/men';
import { isFree } from '../../engine/obstacles';
import type { Battle, Man, Point } from '../../engine/types';
import { fieldFrom } from '../../engine/paths';

/** The number of rays along which reach is searched, and the step that shortens each until its end is reachable. */
const RAYS = 48;
const STEP = 16;
/** The amount by which a ray that ends at an edge is shortened, so that it ends on the ground before it. */
const HAIR = 1 / 64;

/** Returns how far a ray with this slope along an axis stays between two bounds. */
function within(from: number, by: number, { least, most }: Depths): number {
  if (by === 0) return Infinity;
  return Math.max(0, ((by > 0 ? most : least) - from) / by - HAIR);
}

/**
 * Returns the ground that the middle of a man can reach in a move of `limit` sixteenths of an inch (littlewars.md
 * 3.4), from where his move began, as polygons of the field around the places at which he may turn. Behind his back
 * line it includes only where he may stop (1.5). It is for display, not for judging moves.
 */
export function reachOf(
  battle: Battle,
  man: Man,
  limit = MOVE[man.arm],
): readonly (readonly Point[])[] {
  const { country } = battle;
  const radius = radiusOf(man);
  const breadth = { least: radius, most: country.width - radius };
  const depths = depthsFor(battle, man.side, radius);
  const line = backLine(battle, man.side);
  const before = man.side === 'red' ? { ...depths, least: line } : { ...depths, most: line };
  const field = fieldFrom(battle, radius, man.start, limit, depths);
  return [{ place: man.start, length: 0 }, ...field.reached].map(({ place, length }) =>
    Array.from({ length: RAYS }, (_, i) => {
      const angle = (2 * Math.PI * i) / RAYS;
      const along = { x: Math.cos(angle), y: Math.sin(angle) };
      const at = (reach: number): Point => ({
        x: place.x + along.x * reach,
        y: place.y + along.y * reach,
      });
      const onGround = Math.min(
        limit - length,
        within(place.x, along.x, breadth),
        within(place.y, along.y, depths),
      );
      const left =
        apronFaults(battle, man, at(onGround)).length === 0
          ? onGround
          : Math.min(onGround, within(place.y, along.y, before));
      if (isFree(battle, place, at(left), radius)) return at(left);
      let [free, shut] = [0, left];
      while (shut - free > STEP / 4) {
        const middle = (free + shut) / 2;
        if (isFree(battle, place, at(middle), radius)) free = middle;
        else shut = middle;
      }
      return at(free);
    }),
  );
}
