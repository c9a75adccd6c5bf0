import type { Piece, PieceKind, Point } from '../../../engine/types';
import { lineAlong, partOf, rungs, stripOf, type Strip } from '../../plan/art/strip';
import { offsetOf } from '../camera';
import { outlineOf } from '../scene';
import type { Palette } from './palette';
import { drawFace, type Canvas } from './canvas';
import { at, drawLines, drawBars, drawBand, DETAIL } from './strips';
import { drawShallow, drawDeep, drawWater } from './waters';

/** The breadth of a rail and a sleeper, and the gaps of sleepers, planks and stones. */
const RAIL = 2;
const SLEEPER = 4.6;
const [SLEEPERS, PLANKS, LATTICE] = [13, 8, 14];

/** The part of a bed's breadth at which its rails are, and from which to which its sleepers reach. */
const RAILS = [0.3, 0.7] as const;
const REACH = [0.1, 0.9] as const;

/** The breadth of a girder or a parapet as a part of the bridge's. */
const GIRDER = 0.17;

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
