import type { Man, Point } from '../../../engine/types';
import { project, type Seen } from '../camera';
import type { Palette } from './palette';
import { strokes, type Canvas } from './canvas';

/** How far a man has fallen, from 0 (upright) to 1, and the direction in which he falls, as a vector of length 1. */
export interface Lean {
  readonly part: number;
  readonly along: Point;
}

/**
 * Draws the shadow of a standing man. The canvas must have been moved so that his feet are at (0, 0). The shadow
 * falls to the right whichever way he faces. `unit` is how many pixels long a unit of the figures' drawings is.
 */
export function drawShadow(context: CanvasRenderingContext2D, inks: Palette, unit: number): void {
  const wide = 6.5 * unit;
  context.fillStyle = inks.shadow;
  context.beginPath();
  context.ellipse(0.35 * wide, 0, wide, Math.max(1, 0.17 * wide), 0, 0, 2 * Math.PI);
  context.fill();
}

/**
 * Draws the shadow of a falling man, from his feet to below his head. The canvas must have been moved to his feet,
 * which are at `at` in the picture. `foot`, the height of the ground, and `height`, his own, are in sixteenths of an
 * inch; `unit` is how many pixels long a unit of the figures' drawings is.
 */
export function drawLongShadow(
  { context, camera, inks }: Canvas,
  man: Man,
  foot: number,
  height: number,
  { part, along }: Lean,
  at: Seen,
  unit: number,
): void {
  const reach = height * Math.sin((part * Math.PI) / 2);
  const head = project(camera, {
    x: man.x + along.x * reach,
    y: man.y + along.y * reach,
    z: foot,
  });
  if (head === null) return;
  const wide = 6.5 * unit;
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(head.x - at.x + 0.35 * wide, head.y - at.y);
  context.lineCap = 'round';
  strokes(context, [Math.max(2, 0.34 * wide), inks.shadow]);
  context.lineCap = 'butt';
}
