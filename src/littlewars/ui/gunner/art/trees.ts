import { INCH } from '../../../engine/lengths';
import type { Solid } from '../../../engine/country';
import { offsetOf, seenAt } from '../camera';
import { chanceOf, hairline, seedOf, trace, type Canvas } from './canvas';

const crowns = new Map<number, Path2D>();
/** Returns the outline of a treetop, from −1 to 1 in both directions; y points down. */
function crownOf(seed: number): Path2D {
  const known = crowns.get(seed);
  if (known !== undefined) return known;
  const path = new Path2D();
  const bumps = 11;
  for (let i = 0; i <= bumps; i++) {
    const angle = (2 * Math.PI * i) / bumps + chanceOf(seed) * 3;
    const out = 0.86 + 0.12 * chanceOf(seed + (i % bumps));
    const [x, y] = [out * Math.cos(angle), out * Math.sin(angle)];
    if (i === 0) path.moveTo(x, y);
    else {
      const before = angle - Math.PI / bumps;
      path.quadraticCurveTo(1.2 * Math.cos(before), 1.2 * Math.sin(before), x, y);
    }
  }
  path.closePath();
  crowns.set(seed, path);
  return path;
}

const shades = new Map<number, Path2D>();
/** Returns leaves on the side away from the light. */
function leavesOf(seed: number): Path2D {
  const known = shades.get(seed);
  if (known !== undefined) return known;
  const path = new Path2D();
  for (let i = 0; i < 46; i++) {
    const [x, y] = [chanceOf(seed + i) * 1.7 - 0.75, chanceOf(seed + i + 0.5) * 1.7 - 0.85];
    if (x * x + y * y > 0.66 || x + y < -0.35) continue;
    path.moveTo(x - 0.1, y);
    path.quadraticCurveTo(x, y + 0.1, x + 0.1, y - 0.02);
  }
  shades.set(seed, path);
  return path;
}

/** Draws a tree in the gunner's view. Its trunk stops shots; the treetop is only drawn. */
export function drawTree(canvas: Canvas, { piece, foot }: Solid): void {
  const { context, camera, inks } = canvas;
  if (piece.shape.kind !== 'circle') return;
  const { x, y, radius } = piece.shape;
  const [depth, sideways] = offsetOf(camera, { x, y });
  if (depth < 2 * radius) return;
  const root = seenAt(camera, depth, sideways, foot);
  const { scale } = root;
  const [wide, tall] = [radius * scale, piece.height * scale];
  trace(context, [
    { x: root.x - 1.15 * wide, y: root.y },
    { x: root.x + 1.15 * wide, y: root.y },
    { x: root.x + 0.8 * wide, y: root.y - 0.9 * tall },
    { x: root.x - 0.8 * wide, y: root.y - 0.9 * tall },
  ]);
  context.fillStyle = inks.steep;
  context.fill();
  context.strokeStyle = inks.ink;
  context.lineWidth = 1;
  context.stroke();
  context.beginPath();
  for (const part of [0.1, 0.4, 0.62]) {
    context.moveTo(root.x + part * wide, root.y);
    context.lineTo(root.x + part * 0.8 * wide, root.y - 0.7 * tall);
  }
  context.stroke();
  const seed = seedOf(piece.id);
  const size = Math.max(1.9 * INCH, 0.38 * piece.height) * scale;
  context.save();
  context.translate(root.x, root.y - 0.86 * tall);
  context.scale(size, 0.85 * size);
  context.lineWidth = 1.1 / size;
  context.fillStyle = inks.crown;
  context.fill(crownOf(seed));
  context.stroke(crownOf(seed));
  context.strokeStyle = inks.hachure;
  context.lineWidth = hairline(canvas, 1.1) / size;
  context.stroke(leavesOf(seed));
  context.restore();
}
