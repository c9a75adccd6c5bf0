import { INCH } from '../../../engine/lengths';
import type { Solid } from '../../../engine/country';
import type { Point } from '../../../engine/types';
import { middleOf } from '../../plan/art/outline';
import { offsetOf, project, type Place, type Seen } from '../camera';
import { outlineOf } from '../scene';
import { chanceOf, drawFace, seedOf, trace, type Canvas } from './canvas';
import { courses, drawTop, engrave, drawWall, line, onWall, wallsOf, type Wall } from './walls';

/** Draws windows and a door if the wall is long enough. */
function openings(canvas: Canvas, wall: Wall, seed: number): void {
  const { context, inks } = canvas;
  const height = wall.top - wall.foot;
  const count = Math.floor(wall.length / (2.2 * INCH));
  context.fillStyle = inks.outline;
  const pane = (along: number, wide: number, low: number, high: number): void => {
    const corners = [
      onWall(canvas, wall, along - wide, wall.foot + low),
      onWall(canvas, wall, along + wide, wall.foot + low),
      onWall(canvas, wall, along + wide, wall.foot + high),
      onWall(canvas, wall, along - wide, wall.foot + high),
    ];
    if (!corners.every((corner) => corner !== null)) return;
    trace(context, corners);
    context.fill();
  };
  const door = Math.floor(chanceOf(seed + wall.length) * count);
  for (let i = 0; i < count; i++) {
    const along = (wall.length * (i + 0.5)) / count;
    if (i === door) pane(along, 0.36 * INCH, 0, Math.min(1.7 * INCH, 0.5 * height));
    else pane(along, 0.28 * INCH, 0.34 * height, 0.56 * height);
    if (height > 4.5 * INCH) pane(along, 0.26 * INCH, 0.68 * height, 0.86 * height);
  }
}

/** Draws the arcade of a station, and its clock over the middle. */
function arcade(canvas: Canvas, wall: Wall): void {
  const { context, inks } = canvas;
  const height = wall.top - wall.foot;
  const count = Math.max(1, Math.floor(wall.length / (1.5 * INCH)));
  /** Returns places on a part of a circle, from its left over its top. */
  const arc = (along: number, up: number, radius: number, angle: number): (Seen | null)[] =>
    Array.from({ length: 13 }, (_, i) => {
      const turn = (angle * i) / 12;
      const [x, z] = [along - radius * Math.cos(turn), up + radius * Math.sin(turn)];
      return onWall(canvas, wall, x, wall.foot + z);
    });
  const fill = (corners: readonly (Seen | null)[], ink: string): void => {
    if (!corners.every((corner) => corner !== null)) return;
    trace(context, corners);
    context.fillStyle = ink;
    context.fill();
    context.strokeStyle = inks.ink;
    context.stroke();
  };
  const half = 0.45 * INCH;
  for (let i = 0; i < count; i++) {
    const along = (wall.length * (i + 0.5)) / count;
    const foot = (x: number): Seen | null => onWall(canvas, wall, x, wall.foot);
    const arch = arc(along, 0.42 * height, half, Math.PI);
    fill([foot(along - half), ...arch, foot(along + half)], inks.outline);
  }
  const [middle, up, dial] = [wall.length / 2, 0.8 * height, 0.14 * height];
  fill(arc(middle, up, dial, 2 * Math.PI), inks.paper);
  const hand = (x: number, z: number): Seen | null =>
    onWall(canvas, wall, middle + x * dial, wall.foot + up + z * dial);
  engrave(canvas, inks.ink, 1, () => {
    line(canvas, hand(0, 0), hand(-0.3, 0.75));
    line(canvas, hand(0, 0), hand(0.5, 0.1));
  });
}

/** The heights of eaves and ridge as fractions of a house's height. */
const [EAVES, RIDGE] = [0.94, 1.22];

/**
 * Draws a house, a shed or a station in the gunner's view: its walls, and, if it has four, a roof along the longer
 * two; a square one has a pointed roof. Its `foot` and `top` are heights above the floor, in sixteenths of an inch.
 */
export function drawHouse(canvas: Canvas, { piece, foot, top }: Solid): void {
  const { inks } = canvas;
  const corners = outlineOf(piece);
  const height = top - foot;
  const seed = seedOf(piece.id);
  const eaves = corners.length === 4 ? foot + EAVES * height : top;
  const shed = piece.kind === 'shed';
  for (const wall of wallsOf(canvas, corners, foot, eaves)) {
    const seen = drawWall(canvas, wall, inks.stone);
    if (seen.length < 4) continue;
    courses(canvas, wall, seen, shed ? INCH * 0.5 : INCH * 0.34);
    if (piece.kind === 'station') arcade(canvas, wall);
    else openings(canvas, wall, seed);
  }
  if (corners.length === 4)
    drawRoof(canvas, corners, eaves, foot + RIDGE * height, shed ? inks.thatch : inks.roof);
  else drawTop(canvas, corners, top, inks.roof);
}

function drawRoof(
  canvas: Canvas,
  corners: readonly Point[],
  eaves: number,
  ridge: number,
  cover: string,
): void {
  const { inks, camera } = canvas;
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const [ab, bc] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)];
  const [p, q, r, s] = ab >= bc ? [a, b, c, d] : [b, c, d, a];
  const middle = middleOf(corners);
  const pointed = Math.max(ab, bc) < 1.2 * Math.min(ab, bc);
  const between = (one: Point, two: Point): Place => ({
    ...(pointed ? middle : { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }),
    z: ridge,
  });
  const [left, right] = [between(p, s), between(q, r)];
  const low = ({ x, y }: Point): Place => ({ x, y, z: eaves });
  const faces: (readonly Place[])[] = [
    [low(p), low(q), right, left],
    [low(r), low(s), left, right],
    [low(q), low(r), right],
    [low(s), low(p), left],
  ];
  const far = (face: readonly Place[]): number =>
    face.reduce((sum, each) => sum + offsetOf(camera, each)[0], 0) / face.length;
  for (const face of [...faces].sort((one, two) => far(two) - far(one))) {
    if (!facesEye(camera.eye, face, middle)) continue;
    const slope = face.length === 4 || pointed;
    const seen = drawFace(canvas, face, slope ? cover : inks.stone);
    if (seen.length >= 3 && slope) tiles(canvas, face);
  }
}

/** Whether a slope faces the viewer: its outer side is the one away from the middle of the house. */
function facesEye(eye: Place, face: readonly Place[], middle: Point): boolean {
  const [a, b, c] = face as [Place, Place, Place];
  const [u, v] = [
    { x: b.x - a.x, y: b.y - a.y, z: b.z - a.z },
    { x: c.x - a.x, y: c.y - a.y, z: c.z - a.z },
  ];
  const normal = { x: u.y * v.z - u.z * v.y, y: u.z * v.x - u.x * v.z, z: u.x * v.y - u.y * v.x };
  const side = (p: Place): number =>
    normal.x * (p.x - a.x) + normal.y * (p.y - a.y) + normal.z * (p.z - a.z);
  return side({ ...middle, z: 0 }) * side(eye) < 0;
}

/** Draws the lines of a slope from eaves to ridge. */
function tiles(canvas: Canvas, face: readonly Place[]): void {
  const [a, b, c] = face as [Place, Place, Place];
  const d = face[3] ?? c;
  const count = Math.min(60, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / (0.35 * INCH)));
  const along = (from: Place, to: Place, part: number): Seen | null =>
    project(canvas.camera, {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      z: from.z + (to.z - from.z) * part,
    });
  engrave(canvas, canvas.inks.line, 0.8, () => {
    for (let i = 1; i < count; i++) line(canvas, along(a, b, i / count), along(d, c, i / count));
    line(canvas, along(a, d, 0.5), along(b, c, 0.5));
  });
}
