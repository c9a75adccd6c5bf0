import { normalBearing } from '../../../engine/angles';
import { groundAt } from '../../../engine/country';
import { isCrossing, isWater } from '../../../engine/ground';
import { APRON, INCH } from '../../../engine/lengths';
import type { Country, Piece, Point } from '../../../engine/types';
import { horizonOf, offsetOf, project, seenAt } from '../camera';
import { outlineOf } from '../scene';
import { chanceOf, drawFace, hairline, seenFace, trace, type Sheet } from './sheet';

/** How far the floor extends beyond the table. */
const FAR = 4_000 * INCH;
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

/** Draws the sky in ruled lines, and a distant ridge. */
export function drawSky({ context, camera, inks }: Sheet, bearing: number): void {
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

/** Draws the floor up to the horizon, the table on it with its back lines, and tufts of grass. */
export function drawFloor(sheet: Sheet, country: Country): void {
  const { context, camera, inks } = sheet;
  const { width, height } = camera;
  const horizon = horizonOf(camera);
  context.fillStyle = inks.floor;
  context.fillRect(0, horizon, width, Math.max(0, height - horizon));
  context.lineWidth = 1;
  const corner = (x: number, y: number) => ({ x, y, z: 0 });
  drawFace(
    sheet,
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
  drawTufts(sheet, country);
}

interface Tuft extends Point {
  /** How far it extends to the right, as a fraction of its size. */
  readonly wide: number;
  readonly hasBlades: boolean;
}

const tufts = new WeakMap<Country, readonly Tuft[]>();

/** Returns where tufts grow: never on a board. */
function tuftsOf(country: Country): readonly Tuft[] {
  const known = tufts.get(country);
  if (known !== undefined) return known;
  const grown: Tuft[] = [];
  for (let column = 0; column * TUFTS <= country.width; column++)
    for (let row = 0; row * TUFTS <= country.depth; row++) {
      const seed = column * 57.3 + row * 131.7;
      const at = { x: (column + chanceOf(seed)) * TUFTS, y: (row + chanceOf(seed + 1)) * TUFTS };
      if (at.x < 0 || at.y < 0 || at.x > country.width || at.y > country.depth) continue;
      if (groundAt(country, at) > 0) continue;
      grown.push({
        ...at,
        wide: 0.4 + chanceOf(seed + 2),
        hasBlades: chanceOf(seed + 3) < 0.35,
      });
    }
  tufts.set(country, grown);
  return grown;
}

function drawTufts(sheet: Sheet, country: Country): void {
  const { context, camera, inks } = sheet;
  context.beginPath();
  for (const tuft of tuftsOf(country)) {
    const [depth, aside] = offsetOf(camera, tuft);
    if (depth < 3 * INCH || depth > TUFTS_TO) continue;
    const { x, y, scale } = seenAt(camera, depth, aside, 0);
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
  context.lineWidth = hairline(sheet, 1);
  context.stroke();
}

/** Draws water with its ripples, and fords and bridges over it. They are flat and lie under everything that stands. */
export function drawFlat(sheet: Sheet, country: Country, piece: Piece): void {
  const { context, camera, inks } = sheet;
  const corners = outlineOf(piece);
  const [first] = corners;
  const z = first === undefined ? 0 : groundAt(country, first);
  const face = corners.map(({ x, y }) => ({ x, y, z }));
  context.lineWidth = 1;
  const seen = drawFace(sheet, face, isWater(piece) ? inks.water : inks.paper);
  if (seen.length === 0) return;
  context.save();
  trace(context, seen);
  context.clip();
  context.beginPath();
  const planked = isCrossing(piece) && piece.kind !== 'ford';
  if (planked) planks(sheet, corners, z);
  else if (piece.kind === 'ford' || isWater(piece)) {
    const depths = seen.map(({ depth }) => depth);
    const [near, far] = [Math.min(...depths), Math.min(Math.max(...depths), FAR)];
    const [left, right] = [
      Math.min(...seen.map(({ x }) => x)),
      Math.max(...seen.map(({ x }) => x)),
    ];
    const dash = piece.kind === 'ford' ? 5 : 16;
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
  }
  context.strokeStyle = planked ? inks.line : inks.ripple;
  context.lineWidth = hairline(sheet, 0.8);
  context.stroke();
  context.restore();
}

/** Draws planks across a bridge, perpendicular to its longest side. */
function planks({ context, camera }: Sheet, corners: readonly Point[], z: number): void {
  const [a, b, c] = corners;
  if (a === undefined || b === undefined || c === undefined) return;
  const along = Math.hypot(b.x - a.x, b.y - a.y) >= Math.hypot(c.x - b.x, c.y - b.y);
  const [from, to] = along ? [a, b] : [b, c];
  const across = along ? { x: c.x - b.x, y: c.y - b.y } : { x: a.x - b.x, y: a.y - b.y };
  const count = Math.min(40, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / (INCH / 2)));
  for (let i = 1; i < count; i++) {
    const at = {
      x: from.x + ((to.x - from.x) * i) / count,
      y: from.y + ((to.y - from.y) * i) / count,
    };
    const one = project(camera, { ...at, z });
    const two = project(camera, { x: at.x + across.x, y: at.y + across.y, z });
    if (one === null || two === null) continue;
    context.moveTo(one.x, one.y);
    context.lineTo(two.x, two.y);
  }
}
