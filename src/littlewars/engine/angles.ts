import type { Point } from './types';

/** A full turn, 360 degrees, in thousandths of a degree. All angles are whole numbers in this unit. */
export const TURN = 360_000;
const QUARTER = TURN / 4;
const RADIANS = 3.141592653589793 / (TURN / 2);

/** Returns sine and cosine of up to half a right angle, in radians: sums and products are the same on every machine. */
function series(angle: number): readonly [sine: number, cosine: number] {
  const square = angle * angle;
  let sine = 0;
  let cosine = 0;
  // From the smallest term to the greatest, for the least loss of precision.
  for (let n = 16; n >= 2; n -= 2) {
    cosine = (square / (n * (n - 1))) * (1 - cosine);
    sine = (square / ((n + 1) * n)) * (1 - sine);
  }
  return [angle * (1 - sine), 1 - cosine];
}

/** Returns the sine and the cosine of an angle in thousandths of a degree, the same on every machine. */
export function sineCosine(angle: number): readonly [sine: number, cosine: number] {
  const quarters = Math.floor((angle + QUARTER / 2) / QUARTER);
  const [s, c] = series((angle - quarters * QUARTER) * RADIANS);
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return [s, c];
    case 1:
      return [c, -s];
    case 2:
      return [-s, -c];
    default:
      return [-c, s];
  }
}

/**
 * Returns the direction of a bearing, in thousandths of a degree, as a vector of length 1. A bearing of 0 looks along
 * y, from Red's back line towards Blue's; a quarter of a turn looks along x.
 */
export function directionOf(bearing: number): Point {
  const [x, y] = sineCosine(bearing);
  return { x, y };
}

/** Returns a bearing, in thousandths of a degree, as the same direction from 0 to less than a full turn. */
export const normalBearing = (bearing: number): number => ((bearing % TURN) + TURN) % TURN;

/**
 * Returns the bearing from one point towards another, in whole thousandths of a degree clockwise from the direction
 * of y; 0 if the points are equal.
 */
export function bearingOf(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return 0;
  // The quadrant, and within it the greatest bearing that is not beyond the point.
  const quarter = dx >= 0 && dy > 0 ? 0 : dx > 0 ? 1 : dy < 0 ? 2 : 3;
  let [low, high] = [quarter * QUARTER, (quarter + 1) * QUARTER];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const { x, y } = directionOf(middle);
    if (dx * y - dy * x >= 0) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the shorter turn between bearings, from −180,000 to 179,999 thousandths of a degree clockwise. */
export const turnBetween = (from: number, to: number): number =>
  normalBearing(to - from + TURN / 2) - TURN / 2;
