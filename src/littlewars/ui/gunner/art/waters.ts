import { memoizeEach } from '../../../../shell/memoizeEach';
// Rivers, ponds and fords in the view along a barrel.

import { INCH } from '../../../engine/lengths';
import { contains } from '../../../engine/shapes';
import type { Piece, Point } from '../../../engine/types';
import { stripOf, type Strip, lineAlong } from '../../plan/art/strip';
import { offsetOf, seenAt } from '../camera';
import { outlineOf } from '../scene';
import { seedOf, chanceOf, type Canvas, drawFace, hairline, trace } from './canvas';
import { at, DETAIL, drawLines } from './strips';

/** The area with one stone in it in a shallow river, in square sixteenths, and the most stones of a piece. */
const PER_STONE = 420;
const MOST_STONES = 500;

/** Returns where stones lie on the bed of a shallow river. */
const stonesOf = memoizeEach((piece: Piece): readonly Point[] => {
  const corners = outlineOf(piece);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, depth] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  const seed = seedOf(piece.id);
  const count = Math.min(MOST_STONES, Math.floor((width * depth) / PER_STONE));
  return Array.from({ length: count }, (_, i) => ({
    x: left + width * chanceOf(seed + 2 * i),
    y: bottom + depth * chanceOf(seed + 2 * i + 1),
  })).filter((stone) => contains(piece.shape, stone));
});

/** Draws a river that can be forded: its stones, and a broken line for its banks. */
export function drawShallow(
  canvas: Canvas,
  piece: Piece,
  corners: readonly Point[],
  z: number,
): void {
  const { context, camera, inks } = canvas;
  const face = at(corners, z);
  if (drawFace(canvas, face, inks.paper, null).length === 0) return;
  context.save();
  context.globalAlpha = 0.55;
  drawFace(canvas, face, inks.water, null);
  context.restore();
  context.beginPath();
  for (const stone of stonesOf(piece)) {
    const [depth, sideways] = offsetOf(camera, stone);
    if (depth < 2 * INCH || depth > DETAIL) continue;
    const { x, y, scale } = seenAt(camera, depth, sideways, z);
    if (x < 0 || x > camera.width) continue;
    const wide = Math.min(9, (1.4 + 2.2 * chanceOf(stone.x + stone.y)) * scale);
    context.moveTo(x + wide, y);
    context.ellipse(x, y, wide, Math.max(0.4, wide * 0.35), 0, 0, 2 * Math.PI);
  }
  context.fillStyle = inks.stone;
  context.fill();
  context.strokeStyle = inks.line;
  context.lineWidth = hairline(canvas, 0.7);
  context.stroke();
  const strip = stripOf(corners);
  context.setLineDash([9, 6]);
  drawLines(
    canvas,
    strip === null ? [[...corners, corners[0] as Point]] : [strip.left, strip.right],
    z,
    inks.ink,
    1,
  );
  context.setLineDash([]);
}

/** The parts of a deep river's breadth at which its ripples run along its banks. */
const RIPPLES = [0.05, 0.13, 0.25, 0.75, 0.87, 0.95] as const;

/** Draws a river that nobody walks through: ripples along its banks, as on the plan. */
export function drawDeep(canvas: Canvas, corners: readonly Point[], strip: Strip, z: number): void {
  const { inks } = canvas;
  drawFace(canvas, at(corners, z), inks.water, null);
  drawLines(
    canvas,
    RIPPLES.map((part) => lineAlong(strip, part)),
    z,
    inks.ripple,
    0.8,
  );
  drawLines(canvas, [strip.left, strip.right], z, inks.ink, 1.2);
}

/** The greatest distance that ripples are drawn for. */
const FAR = 4_000 * INCH;

/** Draws water with its ripples, or the stones of a ford. */
export function drawWater(
  canvas: Canvas,
  piece: Piece,
  corners: readonly Point[],
  z: number,
): void {
  const { context, camera, inks } = canvas;
  const isFord = piece.kind === 'ford';
  const seen = drawFace(canvas, at(corners, z), isFord ? inks.paper : inks.water);
  if (seen.length === 0) return;
  context.save();
  trace(context, seen);
  context.clip();
  context.beginPath();
  const depths = seen.map(({ depth }) => depth);
  const [near, far] = [Math.min(...depths), Math.min(Math.max(...depths), FAR)];
  const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
  const dash = isFord ? 5 : 16;
  // Equal steps in the picture, which are increasing steps on the ground.
  const lines = 9;
  for (let i = 1; i < lines; i++) {
    const depth = 1 / (1 / near + ((1 / far - 1 / near) * i) / lines);
    const { y } = seenAt(camera, depth, 0, z);
    for (let x = left + chanceOf(i) * 40; x < right; x += dash * (2 + 2 * chanceOf(x + i))) {
      context.moveTo(x, y);
      context.lineTo(x + dash, y);
    }
  }
  context.strokeStyle = inks.ripple;
  context.lineWidth = hairline(canvas, 0.8);
  context.stroke();
  context.restore();
}
