import { INCH } from '../../../engine/lengths';
import { contains } from '../../../engine/shapes';
import type { Piece, PieceKind, Point } from '../../../engine/types';
import { lineAlong, partOf, rungs, stripOf, type Strip } from '../../plan/art/strip';
import { offsetOf, project, seenAt } from '../camera';
import { outlineOf } from '../scene';
import type { Palette } from './palette';
import { chanceOf, drawFace, hairline, seedOf, seenFace, trace, type Canvas } from './canvas';

/** Everything within this distance is drawn in detail; beyond it sleepers, planks and stones run together. */
const DETAIL = 90 * INCH;
/** The breadth of a rail and a sleeper, and the gaps of sleepers, planks and stones. */
const RAIL = 2;
const SLEEPER = 4.6;
const [SLEEPERS, PLANKS, LATTICE] = [13, 8, 14];
/** The part of a bed's breadth at which its rails are, and from which to which its sleepers reach. */
const RAILS = [0.3, 0.7] as const;
const REACH = [0.1, 0.9] as const;
/** The breadth of a girder or a parapet as a part of the bridge's. */
const GIRDER = 0.17;
/** The area with one stone in it in a shallow river, in square sixteenths, and the most stones of a piece. */
const PER_STONE = 420;
const MOST_STONES = 500;

/** Returns the path of a canvas for lines at a height; those in part behind the eye are cut there. */
function traceLines(canvas: Canvas, all: readonly (readonly Point[])[], z: number): void {
  const { context, camera } = canvas;
  context.beginPath();
  for (const line of all)
    line.slice(1).forEach((b, i) => {
      const a = line[i] as Point;
      // A face of no breadth is cut where the eye is.
      const [from, , to] = seenFace(
        camera,
        [a, b, b].map((p) => ({ ...p, z })),
      );
      if (from === undefined || to === undefined) return;
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    });
}

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
  traceLines(canvas, all, z);
  canvas.context.strokeStyle = ink;
  canvas.context.lineWidth = hairline(canvas, width);
  canvas.context.stroke();
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

/** Draws a part of a strip's breadth as a band. */
function drawBand(canvas: Canvas, strip: Strip, from: number, to: number, z: number, ink: string) {
  const [near, far] = [lineAlong(strip, from), lineAlong(strip, to)];
  near.slice(1).forEach((b, i) => {
    const [a, c, d] = [near[i], far[i + 1], far[i]];
    if (a !== undefined && c !== undefined && d !== undefined)
      drawFace(canvas, at([a, b, c, d], z), ink, null);
  });
}

function drawRoad(canvas: Canvas, corners: readonly Point[], strip: Strip | null, z: number): void {
  const { inks } = canvas;
  drawFace(canvas, at(corners, z), inks.road, null);
  if (strip === null) return;
  drawLines(canvas, [strip.left, strip.right], z, inks.line, 1.1);
  drawLines(canvas, [lineAlong(strip, 0.36), lineAlong(strip, 0.64)], z, inks.faint, 0.8);
}

function drawRailway(canvas: Canvas, corners: readonly Point[], strip: Strip | null, z: number) {
  const { inks } = canvas;
  drawFace(canvas, at(corners, z), inks.paper, null);
  if (strip === null) return;
  const sleepers = rungs(strip, SLEEPERS).map((rung) => partOf(rung, ...REACH));
  drawBars(canvas, sleepers, SLEEPER, z, inks.line);
  const [first] = sleepers;
  const breadth =
    first === undefined ? 1 : Math.hypot(first[1].x - first[0].x, first[1].y - first[0].y);
  for (const part of RAILS) {
    drawBand(canvas, strip, part - RAIL / breadth / 2, part + RAIL / breadth / 2, z, inks.ink);
    // Far away a rail is thinner than a line.
    drawLines(canvas, [lineAlong(strip, part)], z, inks.ink, 0.8);
  }
}

function drawPlanks(canvas: Canvas, strip: Strip, z: number): void {
  const near = rungs(strip, PLANKS).filter(([a]) => offsetOf(canvas.camera, a)[0] < DETAIL);
  drawLines(canvas, near, z, canvas.inks.line, 0.8);
}

/** The colours of the bridges and landings that are darker than the ground. */
const GROUND: Partial<Readonly<Record<PieceKind, keyof Palette>>> = {
  roadBridge: 'road',
  railBridge: 'stone',
  landing: 'thatch',
};

function drawBridge(
  canvas: Canvas,
  kind: PieceKind,
  corners: readonly Point[],
  strip: Strip | null,
  z: number,
): void {
  const { inks } = canvas;
  const isPlanked = kind === 'bridge' || kind === 'landing';
  const ground = inks[GROUND[kind] ?? 'paper'];
  drawFace(canvas, at(corners, z), ground);
  if (strip === null) return;
  if (isPlanked) {
    drawPlanks(canvas, strip, z);
    return;
  }
  const girders = [
    [0, GIRDER],
    [1 - GIRDER, 1],
  ] as const;
  for (const [from, to] of girders) {
    drawBand(canvas, strip, from, to, z, inks.stone);
    drawLines(canvas, [lineAlong(strip, from), lineAlong(strip, to)], z, inks.ink, 1.2);
    if (kind !== 'railBridge') continue;
    const bays = rungs(strip, LATTICE).map((rung) => partOf(rung, from, to));
    drawLines(
      canvas,
      [0, 1].map((start) => bays.map((bay, i) => bay[(i + start) % 2] as Point)),
      z,
      inks.line,
      0.8,
    );
  }
}

/** A culvert's head walls on both sides of its railway, seen from above. */
function drawCulvert(canvas: Canvas, corners: readonly Point[], strip: Strip | null, z: number) {
  drawFace(canvas, at(corners, z), canvas.inks.stone);
  if (strip !== null) drawPlanks(canvas, strip, z);
}

const beds = new WeakMap<Piece, readonly Point[]>();

/** Returns where stones lie on the bed of a shallow river. */
function stonesOf(piece: Piece): readonly Point[] {
  const known = beds.get(piece);
  if (known !== undefined) return known;
  const corners = outlineOf(piece);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, depth] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  const seed = seedOf(piece.id);
  const count = Math.min(MOST_STONES, Math.floor((width * depth) / PER_STONE));
  const stones = Array.from({ length: count }, (_, i) => ({
    x: left + width * chanceOf(seed + 2 * i),
    y: bottom + depth * chanceOf(seed + 2 * i + 1),
  })).filter((stone) => contains(piece.shape, stone));
  beds.set(piece, stones);
  return stones;
}

/** A river that is forded: its stones, and a broken line for its banks. */
function drawShallow(canvas: Canvas, piece: Piece, corners: readonly Point[], z: number): void {
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

/** A river that nobody walks through: ripples along its banks, as on the plan. */
function drawDeep(canvas: Canvas, corners: readonly Point[], strip: Strip, z: number): void {
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
function drawWater(canvas: Canvas, piece: Piece, corners: readonly Point[], z: number): void {
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

/**
 * Draws a flat piece of scenery (a road, railway, bridge, culvert, landing or water) in the view from a gun; `z` is
 * the height of its surface above the floor, in sixteenths of an inch.
 */
export function drawFlat(canvas: Canvas, piece: Piece, z: number): void {
  const corners = outlineOf(piece);
  const strip = stripOf(corners);
  canvas.context.lineWidth = 1;
  switch (piece.kind) {
    case 'road':
      drawRoad(canvas, corners, strip, z);
      break;
    case 'railway':
      drawRailway(canvas, corners, strip, z);
      break;
    case 'culvert':
      drawCulvert(canvas, corners, strip, z);
      break;
    case 'bridge':
    case 'roadBridge':
    case 'railBridge':
    case 'landing':
      drawBridge(canvas, piece.kind, corners, strip, z);
      break;
    default:
      if (piece.fordable === true) drawShallow(canvas, piece, corners, z);
      else if (piece.kind === 'river' && strip !== null) drawDeep(canvas, corners, strip, z);
      else drawWater(canvas, piece, corners, z);
  }
}
