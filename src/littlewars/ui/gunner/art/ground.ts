import { memoizeEach } from '../../../../shell/memoizeEach';
import { normalBearing } from '../../../engine/angles';
import { groundAt } from '../../../engine/country';
import { groundOf } from '../../../engine/ground';
import { APRON, BLOCK, INCH } from '../../../engine/lengths';
import { contains } from '../../../engine/shapes';
import type { Country, Piece, Point } from '../../../engine/types';
import { horizonOf, offsetOf, seenAt } from '../camera';
import { chanceOf, drawFace, hairline, seenFace, trace, type Canvas } from './canvas';

/** The spacing of the grid of tufts, and the distance up to which they are drawn. */
const TUFTS = 3 * INCH;
const TUFTS_TO = 60 * INCH;

/** Returns the height of the distant ridge as a fraction of its distance; it moves only when the gun is turned. */
const ridge = (bearing: number): number => {
  const angle = (normalBearing(bearing) / 360_000) * 2 * Math.PI;
  return (
    0.011 +
    0.006 * Math.sin(3 * angle + 1) +
    0.004 * Math.sin(7 * angle) +
    0.0018 * Math.sin(23 * angle)
  );
};

/** Draws the sky in ruled lines, and a distant ridge; `bearing`, the view's, is in thousandths of a degree. */
export function drawSky({ context, camera, inks }: Canvas, bearing: number): void {
  const { width, height, focus, middle } = camera;
  const horizon = horizonOf(camera);
  context.fillStyle = inks.sky;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = inks.faint;
  context.lineWidth = 0.6;
  context.beginPath();
  for (let i = 1, y = horizon - 9; y > 0; i++, y -= 7 + i * 1.6) {
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
  context.beginPath();
  // Its ends lie outside the picture.
  context.moveTo(-8, horizon);
  for (let x = -8; x <= width + 8; x += 8) {
    const off = (Math.atan2(x - middle.x, focus) * 180_000) / Math.PI;
    context.lineTo(x, horizon - ridge(bearing + off) * focus);
  }
  context.lineTo(width + 8, horizon);
  context.closePath();
  context.fillStyle = inks.floor;
  context.fill();
  context.strokeStyle = inks.line;
  context.stroke();
}

/**
 * Draws the floor of the gunner's view up to the horizon, the field on it with both back lines, and tufts of grass.
 */
export function drawFloor(canvas: Canvas, country: Country): void {
  const { context, camera, inks } = canvas;
  const { width, height } = camera;
  const horizon = horizonOf(camera);
  context.fillStyle = inks.floor;
  context.fillRect(0, horizon, width, Math.max(0, height - horizon));
  context.lineWidth = 1;
  const corner = (x: number, y: number) => ({ x, y, z: 0 });
  drawFace(
    canvas,
    [
      corner(0, -APRON),
      corner(country.width, -APRON),
      corner(country.width, country.depth + APRON),
      corner(0, country.depth + APRON),
    ],
    inks.paper,
    inks.line,
  );
  for (const y of [0, country.depth]) {
    const line = seenFace(camera, [
      corner(0, y),
      corner(country.width, y),
      corner(country.width, y),
    ]);
    trace(context, line, false);
    context.setLineDash([10, 5]);
    context.strokeStyle = inks.line;
    context.stroke();
    context.setLineDash([]);
  }
  context.beginPath();
  context.moveTo(0, horizon);
  context.lineTo(width, horizon);
  context.strokeStyle = inks.line;
  context.stroke();
  drawTufts(canvas, country, null);
}

interface Tuft extends Point {
  /** The height of its ground. */
  readonly z: number;
  /** How far it extends to the right, as a fraction of its size. */
  readonly wide: number;
  readonly hasBlades: boolean;
}

/** Returns where tufts grow, by the block on whose top it is, null for the floor: never on a board, or on a road. */
const tuftsOf = memoizeEach((country: Country): ReadonlyMap<Piece | null, readonly Tuft[]> => {
  const grown = new Map<Piece | null, Tuft[]>();
  const { blocks } = groundOf(country);
  for (let column = 0; column * TUFTS <= country.width; column++)
    for (let row = 0; row * TUFTS <= country.depth; row++) {
      const seed = column * 57.3 + row * 131.7;
      const at = { x: (column + chanceOf(seed)) * TUFTS, y: (row + chanceOf(seed + 1)) * TUFTS };
      if (at.x < 0 || at.y < 0 || at.x > country.width || at.y > country.depth) continue;
      const on = blocks
        .filter(({ piece }) => contains(piece.shape, at))
        .reduce<(typeof blocks)[number] | null>(
          (top, block) => (top === null || block.layer > top.layer ? block : top),
          null,
        );
      const z = on === null ? 0 : (on.layer + 1) * BLOCK;
      if (groundAt(country, at) > z) continue;
      const hill = on?.piece ?? null;
      if (!grown.has(hill)) grown.set(hill, []);
      grown.get(hill)?.push({
        ...at,
        z,
        wide: 0.4 + chanceOf(seed + 2),
        hasBlades: chanceOf(seed + 3) < 0.35,
      });
    }
  return grown;
});

/** Draws tufts of grass in the gunner's view: on the top of a piece of a hill, or, for null, on the floor. */
export function drawTufts(canvas: Canvas, country: Country, hill: Piece | null): void {
  const { context, camera, inks } = canvas;
  context.beginPath();
  for (const tuft of tuftsOf(country).get(hill) ?? []) {
    const [depth, sideways] = offsetOf(camera, tuft);
    if (depth < 3 * INCH || depth > TUFTS_TO) continue;
    const { x, y, scale } = seenAt(camera, depth, sideways, tuft.z);
    if (x < 0 || x > camera.width) continue;
    const size = Math.min(7, 2 * scale);
    context.moveTo(x - size, y);
    context.lineTo(x + size * tuft.wide, y);
    if (!tuft.hasBlades) continue;
    context.moveTo(x - size * 0.3, y);
    context.lineTo(x - size * 0.7, y - size);
    context.moveTo(x, y);
    context.lineTo(x + size * 0.3, y - size);
  }
  context.strokeStyle = inks.faint;
  context.lineWidth = hairline(canvas, 1);
  context.stroke();
}
