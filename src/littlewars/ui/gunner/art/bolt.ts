import type { FlightPoint } from '../../../engine/flight';
import { INCH } from '../../../engine/lengths';
import type { Point } from '../../../engine/types';
import { project, type Seen } from '../camera';
import { strokes, trace, type Canvas } from './canvas';

/** The bolt's thickness, and from how many pixels of it on its wood is drawn. */
const THICK = 3;
const FINE_BOLT = 9;

/**
 * Draws the bolt of a shot, an inch long, in the gunner's view: at the place `at` of its path, in the direction from
 * `before`, the place just before. Near the eye it is a peg with two grooves, far away a dark dash.
 */
export function drawBolt(
  { context, camera, inks }: Canvas,
  at: FlightPoint,
  before: FlightPoint,
): void {
  const [dx, dy, dz] = [at.x - before.x, at.y - before.y, at.z - before.z];
  const length = Math.hypot(dx, dy, dz) || 1;
  const end = (part: number): Seen | null =>
    project(camera, {
      x: at.x + (dx * part * INCH) / length,
      y: at.y + (dy * part * INCH) / length,
      z: at.z + (dz * part * INCH) / length + THICK / 2,
    });
  const [head, tail] = [end(0.5), end(-0.5)];
  if (head === null || tail === null) return;
  const wide = Math.max(4, THICK * head.scale);
  const stroke = (from: Point, to: Point, width: number, ink: string): void => {
    trace(context, [from, to], false);
    strokes(context, [width, ink]);
  };
  context.lineCap = 'round';
  stroke(tail, head, wide + 2, inks.paper);
  stroke(tail, head, wide, inks.ink);
  if (wide >= FINE_BOLT) {
    stroke(tail, head, wide - 3, inks.brass);
    // Light from above, and two turned grooves.
    const [x, y] = [head.x - tail.x, head.y - tail.y];
    const far = Math.hypot(x, y) || 1;
    const up = x < 0 ? -1 : 1;
    const [ax, ay] = [(up * y * wide) / far / 4, (-up * x * wide) / far / 4];
    stroke(
      { x: tail.x + ax, y: tail.y + ay },
      { x: head.x + ax, y: head.y + ay },
      wide / 6,
      inks.lit,
    );
    context.lineCap = 'butt';
    for (const part of [0.1, 0.9]) {
      const middle = { x: tail.x + x * part, y: tail.y + y * part };
      const [out, over] = [1.5 * ax, 1.5 * ay];
      stroke(
        { x: middle.x + out, y: middle.y + over },
        { x: middle.x - out, y: middle.y - over },
        1.2,
        inks.ink,
      );
    }
  }
  context.lineCap = 'butt';
}

/** Draws the observer's circle around the place `at` where a shot struck; nothing if it is behind the eye. */
export function drawStruck({ context, camera, inks }: Canvas, at: FlightPoint): void {
  const seen = project(camera, at);
  if (seen === null) return;
  const radius = Math.min(48, Math.max(14, 0.8 * INCH * seen.scale));
  context.lineWidth = 2;
  for (const [out, ink] of [
    [radius + 2, inks.paper],
    [radius, inks.mark],
    [radius - 5, inks.mark],
  ] as const) {
    context.beginPath();
    context.arc(seen.x, seen.y, out, 0, 2 * Math.PI);
    context.strokeStyle = ink;
    context.stroke();
  }
}
