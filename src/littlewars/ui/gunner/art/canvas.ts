import type { Point } from '../../../engine/types';
import { NEAREST, offsetOf, seenAt, type Camera, type Seen } from '../camera';
import type { Palette } from './palette';

/**
 * What the gunner's view is drawn with: the canvas, the camera and the colours, whether the view is moving, and how
 * many device pixels a pixel of the picture has.
 */
export interface Canvas {
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
  readonly sideways: number;
  readonly z: number;
}

/**
 * Returns where the corners of a face appear in the gunner's picture; what is not ahead of the eye is cut off, so
 * that the corners may differ in number.
 */
export function seenFace(
  camera: Camera,
  face: readonly (Point & { readonly z: number })[],
): Seen[] {
  const corners = face.map((p): Corner => {
    const [depth, sideways] = offsetOf(camera, p);
    return { depth, sideways, z: p.z };
  });
  const visible: Corner[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Corner;
    if (a.depth >= NEAREST) visible.push(a);
    if (a.depth >= NEAREST === b.depth >= NEAREST) return;
    const part = (NEAREST - a.depth) / (b.depth - a.depth);
    visible.push({
      depth: NEAREST,
      sideways: a.sideways + (b.sideways - a.sideways) * part,
      z: a.z + (b.z - a.z) * part,
    });
  });
  return visible.map(({ depth, sideways, z }) => seenAt(camera, depth, sideways, z));
}

/** The most device pixels per CSS pixel that are drawn, at rest and in motion; more are not visible but cost time. */
const [FINEST, FINEST_MOVING] = [2, 1.5];

/**
 * Returns how many pixels the gunner's picture has for each CSS pixel, on a screen with the device pixel ratio
 * `screen`; fewer while the view moves, which is faster.
 */
export const pixelRatio = (screen: number, moving: boolean): number =>
  Math.min(moving ? FINEST_MOVING : FINEST, screen);

/**
 * Returns the width of a thin line in the gunner's picture, in its pixels: `width`, but while the view moves at most
 * one device pixel, because a canvas draws such lines in a third of the time.
 */
export const hairline = ({ moving, ratio }: Canvas, width: number): number =>
  moving ? Math.min(width, 1 / ratio) : width;

/** Makes an outline the current path of the canvas, as a closed line unless `closed` is false. */
export function trace(
  context: CanvasRenderingContext2D,
  corners: readonly Point[],
  closed = true,
): void {
  context.beginPath();
  corners.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  if (closed) context.closePath();
}

/** Draws the current path of the canvas in each of these widths and colours, the lowest first. */
export function strokes(
  context: CanvasRenderingContext2D,
  ...lines: readonly (readonly [width: number, ink: string])[]
): void {
  for (const [width, ink] of lines) {
    context.lineWidth = width;
    context.strokeStyle = ink;
    context.stroke();
  }
}

/**
 * Fills a face in the gunner's view with the colour `fill`, and draws its outline in the colour `edge`, none for
 * null. Returns its visible corners in the picture, empty if it is not ahead of the eye.
 */
export function drawFace(
  { context, camera, inks }: Canvas,
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

/** Returns a number, at least 0 and less than 1, that depends only on the seed, for drawings the same each time. */
export function chanceOf(seed: number): number {
  const x = Math.sin(seed * 12.9898) * 43758.5453;
  return x - Math.floor(x);
}

/** Returns a whole number, 0 to 9972, that depends only on a text, a seed for drawings the same each time. */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
