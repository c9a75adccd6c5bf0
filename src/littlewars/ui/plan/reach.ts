import { apronFaults } from '../../engine/apron';
import { isFree } from '../../engine/country';
import { MOVE } from '../../engine/lengths';
import { backLine, depthsFor, radiusOf, type Depths } from '../../engine/men';
import type { Battle, Man, Point } from '../../engine/types';
import { fieldFrom } from '../../engine/ways';

/** Rays in which it is looked how far somebody can go, and by how much each is drawn in until it is found. */
const RAYS = 48;
const STEP = 16;
/** By so little less, a ray that ends at an edge ends on the ground before it. */
const HAIR = 1 / 64;

/** How far a ray that goes so much along an axis keeps between two bounds of it. */
function within(from: number, by: number, { least, most }: Depths): number {
  if (by === 0) return Infinity;
  return Math.max(0, ((by > 0 ? most : least) - from) / by - HAIR);
}

/**
 * The ground that a man's middle can reach from where his move began, as triangles about where he turns: each turning point
 * sees a part of it. Of the apron behind his line (1.5) it has what he may end on. Places of the field. It is an outline to
 * look at, not what is judged.
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
  const field = fieldFrom(country, radius, man.start, limit, depths);
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
      if (isFree(country, place, at(left), radius)) return at(left);
      let [free, shut] = [0, left];
      while (shut - free > STEP / 4) {
        const middle = (free + shut) / 2;
        if (isFree(country, place, at(middle), radius)) free = middle;
        else shut = middle;
      }
      return at(free);
    }),
  );
}
