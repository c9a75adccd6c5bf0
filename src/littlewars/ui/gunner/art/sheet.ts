import type { Point } from '../../../engine/types';
import { NEAREST, offsetOf, seenAt, type Camera, type Seen } from '../camera';
import type { Palette } from './palette';

/** What is drawn on: the canvas, the eye it is seen by, and the colours. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly camera: Camera;
  readonly inks: Palette;
  /** Another picture follows in the next frame: who stands is copied from what was drawn of his size. */
  readonly moving: boolean;
  /** The screen's pixels to one of the picture's. */
  readonly ratio: number;
}

/** A corner before the eye: how far ahead, how far to the right, how high. */
interface Corner {
  readonly depth: number;
  readonly aside: number;
  readonly z: number;
}

/** The part of a face that lies ahead of the eye, as it is seen. */
export function seenFace(
  camera: Camera,
  face: readonly (Point & { readonly z: number })[],
): Seen[] {
  const corners = face.map((p): Corner => {
    const [depth, aside] = offsetOf(camera, p);
    return { depth, aside, z: p.z };
  });
  const kept: Corner[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Corner;
    if (a.depth >= NEAREST) kept.push(a);
    if (a.depth >= NEAREST === b.depth >= NEAREST) return;
    const part = (NEAREST - a.depth) / (b.depth - a.depth);
    kept.push({
      depth: NEAREST,
      aside: a.aside + (b.aside - a.aside) * part,
      z: a.z + (b.z - a.z) * part,
    });
  });
  return kept.map(({ depth, aside, z }) => seenAt(camera, depth, aside, z));
}

/** More of a screen's own pixels than these to one of the page are not seen, but must be drawn: at rest, and in motion. */
const [FINEST, FINEST_MOVING] = [2, 1.5];

/** How many pixels a picture has to one of the page, on a screen that has so many. */
export const pixelRatio = (screen: number, moving: boolean): number =>
  Math.min(moving ? FINEST_MOVING : FINEST, screen);

/**
 * How wide a line is drawn that is no wider than this at rest, in the picture's pixels: while the view moves one of the screen's
 * at most, for a canvas draws such lines in a third of the time.
 */
export const hairline = ({ moving, ratio }: Sheet, width: number): number =>
  moving ? Math.min(width, 1 / ratio) : width;

/** Makes an outline the path of the canvas. */
export function trace(
  context: CanvasRenderingContext2D,
  corners: readonly Point[],
  closed = true,
): void {
  context.beginPath();
  corners.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  if (closed) context.closePath();
}

/** Fills a face and draws round it; answers what is seen of it, nothing where it lies behind. */
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

/** A chance that is the same for the same seed: from 0, below 1. */
export function chanceOf(seed: number): number {
  const x = Math.sin(seed * 12.9898) * 43758.5453;
  return x - Math.floor(x);
}

/** A number from a text, for what is to look the same every time. */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
