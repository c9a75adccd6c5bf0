import type { Point } from '../../../engine/types';
import { NEAREST, offsetOf, seenAt, type Camera, type Seen } from '../camera';
import type { Palette } from './palette';

/** What the gunner's view is drawn on: the canvas, the camera and the colours. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly camera: Camera;
  readonly inks: Palette;
  /** Whether another picture follows in the next frame; standing men are then copied from drawings of their size. */
  readonly moving: boolean;
  /** Device pixels per pixel of the picture. */
  readonly ratio: number;
}

/** A corner relative to the eye: how far ahead, how far to the right, how high. */
interface Corner {
  readonly depth: number;
  readonly aside: number;
  readonly z: number;
}

/** Returns the projection of the part of a face that lies ahead of the eye. */
export function seenFace(
  camera: Camera,
  face: readonly (Point & { readonly z: number })[],
): Seen[] {
  const corners = face.map((p): Corner => {
    const [depth, aside] = offsetOf(camera, p);
    return { depth, aside, z: p.z };
  });
  const visible: Corner[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Corner;
    if (a.depth >= NEAREST) visible.push(a);
    if (a.depth >= NEAREST === b.depth >= NEAREST) return;
    const part = (NEAREST - a.depth) / (b.depth - a.depth);
    visible.push({
      depth: NEAREST,
      aside: a.aside + (b.aside - a.aside) * part,
      z: a.z + (b.z - a.z) * part,
    });
  });
  return visible.map(({ depth, aside, z }) => seenAt(camera, depth, aside, z));
}

/** The most device pixels per CSS pixel that are drawn, at rest and in motion; more are not visible but cost time. */
const [FINEST, FINEST_MOVING] = [2, 1.5];

/**
 * Returns how many pixels a picture has per CSS pixel, on a screen with the ratio `screen`; fewer while the view
 * moves.
 */
export const pixelRatio = (screen: number, moving: boolean): number =>
  Math.min(moving ? FINEST_MOVING : FINEST, screen);

/**
 * Returns the width of a line in the picture's pixels, at most `width`; while the view moves it is at most one
 * device pixel, because a canvas draws such lines in a third of the time.
 */
export const hairline = ({ moving, ratio }: Sheet, width: number): number =>
  moving ? Math.min(width, 1 / ratio) : width;

/** Makes an outline the current path of the canvas, closed unless `closed` is false. */
export function trace(
  context: CanvasRenderingContext2D,
  corners: readonly Point[],
  closed = true,
): void {
  context.beginPath();
  corners.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  if (closed) context.closePath();
}

/** Fills a face and draws its outline; returns its visible corners, none if it lies behind. */
export function drawFace(
  { context, camera, inks }: Sheet,
  face: readonly (Point & { readonly z: number })[],
  fill: string,
  edge: string | null = inks.ink,
): Seen[] {
  const seen = seenFace(camera, face);
  if (seen.length < 3) return [];
  trace(context, seen);
  context.fillStyle = fill;
  context.fill();
  if (edge !== null) {
    context.strokeStyle = edge;
    context.stroke();
  }
  return seen;
}

/** Returns a pseudo-random number from 0 to below 1, the same for the same seed. */
export function chanceOf(seed: number): number {
  const x = Math.sin(seed * 12.9898) * 43758.5453;
  return x - Math.floor(x);
}

/** Returns a whole number below 9973, computed from a text, for things that must look the same every time. */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
