import type { Man, Point } from '../../../engine/types';
import { project, type Seen } from '../camera';
import type { Palette } from './palette';
import type { Sheet } from './sheet';

/** How far a falling man has fallen, from 0 (upright) to 1, and in which direction (of length 1). */
export interface Lean {
  readonly part: number;
  readonly along: Point;
}

/**
 * Draws the shadow of a standing man around (0, 0), where the canvas has been moved to his feet; it falls to the
 * right whichever way he faces. `unit` is the size in pixels of a unit of the figures' drawings.
 */
export function drawShadow(context: CanvasRenderingContext2D, inks: Palette, unit: number): void {
  const wide = 6.5 * unit;
  context.fillStyle = inks.shadow;
  context.beginPath();
  context.ellipse(0.35 * wide, 0, wide, Math.max(1, 0.17 * wide), 0, 0, 2 * Math.PI);
  context.fill();
}

/**
 * Draws the shadow of a falling man, from his feet to below his head. The canvas has been moved to his feet, `at`.
 * `foot` and `height` are in sixteenths of an inch; `unit` is the size in pixels of a unit of the figures' drawings.
 */
export function drawLongShadow(
  { context, camera, inks }: Sheet,
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
  context.lineWidth = Math.max(2, 0.34 * wide);
  context.strokeStyle = inks.shadow;
  context.stroke();
  context.lineCap = 'butt';
}
