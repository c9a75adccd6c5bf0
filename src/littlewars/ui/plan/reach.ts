import { MOVE } from '../../engine/lengths';
import { radiusOf } from '../../engine/men';
import type { Country, Man, Point } from '../../engine/types';
import { fieldFrom } from '../../engine/ways';
import { isFree } from '../../engine/country';

/** Rays in which it is looked how far somebody can go, and by how much each is drawn in until it is found. */
const RAYS = 48;
const STEP = 16;

/**
 * The ground that a man's middle can reach from where his move began, as triangles about where he turns: each turning point
 * sees a part of it. Places of the field. It is an outline to look at, not what is judged.
 */
export function reachOf(
  country: Country,
  man: Man,
  limit = MOVE[man.arm],
): readonly (readonly Point[])[] {
  const radius = radiusOf(man);
  const field = fieldFrom(country, radius, man.start, limit);
  return [{ place: man.start, length: 0 }, ...field.reached].map(({ place, length }) => {
    const left = limit - length;
    return Array.from({ length: RAYS }, (_, i) => {
      const angle = (2 * Math.PI * i) / RAYS;
      const along = { x: Math.cos(angle), y: Math.sin(angle) };
      const at = (reach: number): Point => ({
        x: place.x + along.x * reach,
        y: place.y + along.y * reach,
      });
      if (isFree(country, place, at(left), radius)) return at(left);
      let [free, shut] = [0, left];
      while (shut - free > STEP / 4) {
        const middle = (free + shut) / 2;
        if (isFree(country, place, at(middle), radius)) free = middle;
        else shut = middle;
      }
      return at(free);
    });
  });
}
