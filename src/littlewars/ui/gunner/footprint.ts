import type { Point } from '../../engine/types';
import { offsetOf, type Camera } from './camera';

/**
 * The area that something covers on the floor as the eye sees it: for each corner, how far ahead of the eye it is
 * (`x`) and how far to the right (`y`), in sixteenths of an inch; with the ranges of its directions and of its
 * distances ahead. Two corners are a line, such as a man, who is equally broad from every side.
 */
export interface Footprint {
  readonly corners: readonly Point[];
  /** Its range to the right per length ahead; the whole range if part of it is not ahead. */
  readonly left: number;
  readonly right: number;
  readonly nearest: number;
  readonly farthest: number;
}

/** The least depth that is divided by, so that the result stays bounded. */
const LEAST = 1;
const HAIR = 1e-6;

/**
 * Returns the area that something with these corners, places of the field, covers on the floor as the eye of a camera
 * sees it.
 */
export function footprintOf(camera: Camera, places: readonly Point[]): Footprint {
  const corners = places.map((place) => {
    const [x, y] = offsetOf(camera, place);
    return { x, y };
  });
  let [left, right, nearest, farthest] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of corners) {
    nearest = Math.min(nearest, x);
    farthest = Math.max(farthest, x);
    left = Math.min(left, x < LEAST ? -Infinity : y / x);
    right = Math.max(right, x < LEAST ? Infinity : y / x);
  }
  return { corners, left, right, nearest, farthest };
}

/**
 * Returns the area that a disc, such as a man's, covers on the floor as the eye sees it: a line of its breadth, at
 * right angles to the line of sight. The radius is in sixteenths of an inch.
 */
export function discFootprint(camera: Camera, middle: Point, radius: number): Footprint {
  const [x, y] = offsetOf(camera, middle);
  const far = Math.hypot(x, y) || 1;
  const [ux, uy] = [(-y / far) * radius, (x / far) * radius];
  const corners = [
    { x: x - ux, y: y - uy },
    { x: x + ux, y: y + uy },
  ];
  const ahead = Math.min(...corners.map((corner) => corner.x)) >= LEAST;
  const [a, b] = corners.map((corner) => corner.y / corner.x) as [number, number];
  return {
    corners,
    left: ahead ? Math.min(a, b) : -Infinity,
    right: ahead ? Math.max(a, b) : Infinity,
    nearest: Math.min(x - ux, x + ux),
    farthest: Math.max(x - ux, x + ux),
  };
}

/**
 * Returns where the straight line from the eye through a place crosses an outline, as fractions of the way to that
 * place, ascending: less than 1 is in front of the place, more than 1 behind it. `p` is relative to the eye, like the
 * outline.
 */
export function crossings(p: Point, { corners }: Footprint): number[] {
  const found: number[] = [];
  const edges = corners.length === 2 ? 1 : corners.length;
  for (let i = 0; i < edges; i++) {
    const [a, b] = [corners[i], corners[(i + 1) % corners.length]] as [Point, Point];
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const turn = p.x * ey - p.y * ex;
    if (turn === 0) continue;
    const part = (a.x * ey - a.y * ex) / turn;
    const along = (a.x * p.y - a.y * p.x) / turn;
    if (part > 0 && along >= 0 && along <= 1) found.push(part);
  }
  return found.sort((one, two) => one - two);
}

/** Returns 1 if the outline lies in front of a corner of the other, −1 if behind it, 0 if the ray misses it. */
function beside(corners: readonly Point[], outline: Footprint): number {
  for (const corner of corners) {
    const parts = crossings(corner, outline);
    const [first] = parts;
    if (first === undefined) continue;
    if (first < 1 - HAIR) return 1;
    if (first > 1 + HAIR) return -1;
  }
  return 0;
}

/** Returns which of two things that do not overlap can hide the other: 1 for the first, −1 for the second, 0 for neither. */
export function hides(one: Footprint, two: Footprint): number {
  if (one.right <= two.left || two.right <= one.left) return 0;
  if (one.farthest < two.nearest) return 1;
  if (two.farthest < one.nearest) return -1;
  return beside(two.corners, one) || -beside(one.corners, two);
}
