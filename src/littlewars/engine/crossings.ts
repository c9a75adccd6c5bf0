import { groundOf, onCrossing } from './ground';
import { APRON, distance, RADIUS } from './lengths';
import { isAtEnd } from './obstacles';
import { NEWEST_RULINGS } from './rulings';
import { toShape } from './shapes';
import { sidesOf } from './turnings';
import type { Country, Played, Point, Shape } from './types';

/** Anybody crosses (1.3): the widest is asked. */
const WIDEST = Math.max(...Object.values(RADIUS));
/** The distance of places looked at just outside a crossing, and how far outside they are. */
const STEP = 1;
const HAIR = 1 / 8;

/** Returns places all round a crossing, just outside it. */
const placesRound = (shape: Shape): Point[] =>
  sidesOf(shape).flatMap(([a, b]) => {
    const length = distance(a, b);
    const count = Math.ceil(length / STEP);
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    return Array.from({ length: count }, (_, i) => {
      const along = ((i + 0.5) / count) * length;
      return { x: a.x + dx * along + dy * HAIR, y: a.y + dy * along - dx * HAIR };
    });
  });

/** Returns whether water and the edges of field and aprons (1.5) let the widest body be at a place. */
function isDry(played: Played, p: Point): boolean {
  const { width, depth } = played.country;
  const [least, most] = [WIDEST - APRON, depth + APRON - WIDEST];
  if (p.x < WIDEST || p.x > width - WIDEST || p.y < least || p.y > most) return false;
  if (onCrossing(played.country, p)) return true;
  return groundOf(played.country).waters.every(
    ({ piece: { shape } }) => toShape(shape, p) >= WIDEST || isAtEnd(played, shape, p),
  );
}

/**
 * Returns whether everybody can cross the water by a ford or bridge of this shape (littlewars.md 3.5): it can be left
 * at two banks at least, neither of them wholly blocked by something solid, or on all sides.
 */
export function leadsAcross(country: Country, shape: Shape): boolean {
  const played: Played = { country, rulings: NEWEST_RULINGS };
  const places = placesRound(shape);
  const dry = places.map((p) => isDry(played, p));
  const wet = dry.indexOf(false);
  if (wet < 0) return true;
  const { solids } = groundOf(country);
  let banks = 0;
  let isOpen = false;
  // Round the outline from a wet place on; every stretch of dry places is a bank.
  for (let i = 0; i < places.length; i++) {
    const at = (wet + i) % places.length;
    const p = places[at];
    if (p === undefined || dry[at] !== true) isOpen = false;
    else if (!isOpen && solids.every(({ piece }) => toShape(piece.shape, p) >= WIDEST)) {
      isOpen = true;
      banks++;
    }
  }
  return banks >= 2;
}
