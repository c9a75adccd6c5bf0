// Lines, bars and bands on the ground in the view along a barrel, of which roads, railways and banks are drawn.

import { INCH } from '../../../engine/lengths';
import type { Point } from '../../../engine/types';
import { type Strip, lineAlong } from '../../plan/art/strip';
import { offsetOf, project } from '../camera';
import { type Canvas, seenFace, drawFace } from './canvas';
import { engrave } from './walls';

/**
 * The distance, in sixteenths of an inch, up to which everything is drawn in detail; beyond it sleepers, planks and
 * stones run together.
 */
export const DETAIL = 90 * INCH;

/**
 * Draws lines on the ground in the gunner's view, each given as places of the field; `z` is their height above the
 * floor, in sixteenths of an inch, `width` is in pixels of the picture. What is behind the eye is left out.
 */
export function drawLines(
  canvas: Canvas,
  all: readonly (readonly Point[])[],
  z: number,
  ink: string,
  width = 1,
): void {
  engrave(canvas, ink, width, () => {
    for (const line of all)
      line.slice(1).forEach((b, i) => {
        // A face of no breadth is cut where the eye is.
        const [from, , to] = seenFace(canvas.camera, at([line[i] as Point, b, b], z));
        if (from === undefined || to === undefined) return;
        canvas.context.moveTo(from.x, from.y);
        canvas.context.lineTo(to.x, to.y);
      });
  });
}

/**
 * Fills bars across a road or railway, such as sleepers, near the eye in the gunner's view. Each is given by its two
 * ends; `breadth` along the road and the height `z` above the floor are in sixteenths of an inch.
 */
export function drawBars(
  { context, camera }: Canvas,
  bars: readonly (readonly [Point, Point])[],
  breadth: number,
  z: number,
  ink: string,
): void {
  context.beginPath();
  for (const [a, b] of bars) {
    const [depth] = offsetOf(camera, a);
    if (depth > DETAIL) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const half = breadth / 2 / length;
    const [x, y] = [-(b.y - a.y) * half, (b.x - a.x) * half];
    const seen = [
      { x: a.x - x, y: a.y - y },
      { x: b.x - x, y: b.y - y },
      { x: b.x + x, y: b.y + y },
      { x: a.x + x, y: a.y + y },
    ].map((p) => project(camera, { ...p, z }));
    if (!seen.every((p) => p !== null)) continue;
    seen.forEach((p, i) => (i === 0 ? context.moveTo(p.x, p.y) : context.lineTo(p.x, p.y)));
    context.closePath();
  }
  context.fillStyle = ink;
  context.fill();
}

/** Returns places of the field as places in space, at the height `z` above the floor, in sixteenths of an inch. */
export const at = (places: readonly Point[], z: number) => places.map((p) => ({ ...p, z }));

/**
 * Draws in the gunner's view a lengthwise band of a road, railway or other strip in the colour `ink`: from `from` to
 * `to` across its breadth, at the height `z` above the floor, all in sixteenths of an inch.
 */
export function drawBand(
  canvas: Canvas,
  strip: Strip,
  from: number,
  to: number,
  z: number,
  ink: string,
) {
  const [near, far] = [lineAlong(strip, from), lineAlong(strip, to)];
  near.slice(1).forEach((b, i) => {
    const [a, c, d] = [near[i], far[i + 1], far[i]];
    if (a !== undefined && c !== undefined && d !== undefined)
      drawFace(canvas, at([a, b, c, d], z), ink, null);
  });
}
