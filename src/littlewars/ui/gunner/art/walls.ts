import { edgesOf, twiceArea } from '../../../engine/shapes';
import type { Point } from '../../../engine/types';
import { NEAREST, offsetOf, project, type Place, type Seen } from '../camera';
import { drawFace, hairline, type Canvas } from './canvas';

/** The light comes from the left over the field, in this direction. */
const LIGHT = { x: 0.8, y: -0.6 };

/** The shade from which on a face is hatched as dark. */
const SHADED = 0.45;

/** A small distance beyond the nearest visible depth, so that a point is certainly visible. */
const HAIR = 1e-3;

/**
 * An upright face over the line from `a` to `b` of the field. `foot` and `top` are its heights above the floor and
 * `length` its length, in sixteenths of an inch; `shade` goes from 0 in the light to 1.
 */
export interface Wall {
  readonly a: Point;
  readonly b: Point;
  readonly foot: number;
  readonly top: number;
  /** How dark it is: from 0 (lit) to 1. */
  readonly shade: number;
  readonly length: number;
}

/**
 * Returns the upright faces over the edges of an outline with these `corners` that face the eye, the farthest first:
 * over all edges, or only those given as `edges`. `foot` and `top` are heights above the floor, in sixteenths of an
 * inch.
 */
export function wallsOf(
  { camera }: Canvas,
  corners: readonly Point[],
  foot: number,
  top: number,
  edges: readonly (readonly [Point, Point])[] = edgesOf(corners),
): Wall[] {
  const turn = twiceArea(corners) > 0 ? 1 : -1;
  const { eye } = camera;
  return edges
    .flatMap(([a, b]) => {
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      if (length === 0) return [];
      const out = { x: (turn * (b.y - a.y)) / length, y: (-turn * (b.x - a.x)) / length };
      if ((eye.x - a.x) * out.x + (eye.y - a.y) * out.y <= 0) return [];
      const shade = 0.5 + 0.5 * (out.x * LIGHT.x + out.y * LIGHT.y);
      const [one, two] = [offsetOf(camera, a), offsetOf(camera, b)];
      return [{ wall: { a, b, foot, top, shade, length }, far: one[0] + two[0] }];
    })
    .sort((one, two) => two.far - one.far)
    .map(({ wall }) => wall);
}

const faceOf = ({ a, b, foot, top }: Wall): Place[] => [
  { ...a, z: foot },
  { ...b, z: foot },
  { ...b, z: top },
  { ...a, z: top },
];

/**
 * Draws an upright face in the gunner's view in the colour `fill`, shaded if it is turned away from the light.
 * Returns its visible corners in the picture, empty if it is not visible.
 */
export function drawWall(canvas: Canvas, wall: Wall, fill: string): Seen[] {
  const { context, inks } = canvas;
  const seen = drawFace(canvas, faceOf(wall), fill);
  if (seen.length === 0 || wall.shade < SHADED) return seen;
  context.save();
  context.globalAlpha = Math.min(1, (wall.shade - 0.3) * 0.9);
  context.fillStyle = inks.shadow;
  context.fill();
  context.restore();
  return seen;
}

/**
 * Returns where a place on an upright face appears in the picture: `along` sixteenths of an inch from the end `a`, at
 * the height `z` above the floor; null if it is not ahead of the eye.
 */
export const onWall = (
  { camera }: Canvas,
  { a, b, length }: Wall,
  along: number,
  z: number,
): Seen | null => {
  const part = along / length;
  return project(camera, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, z });
};

/**
 * Draws lines of the colour `ink` and the `width` in pixels on a face; `draw` adds them to the canvas's path. They
 * must stay within the face: they are not cut off at its edges, because that is slow.
 */
export function engrave(canvas: Canvas, ink: string, width: number, draw: () => void): void {
  const { context } = canvas;
  context.beginPath();
  draw();
  context.strokeStyle = ink;
  context.lineWidth = hairline(canvas, width);
  context.stroke();
}

/**
 * Adds a line between two places of the picture to the canvas's path; none if either is null because it is not ahead of
 * the eye.
 */
export const line = (canvas: Canvas, from: Seen | null, to: Seen | null): void => {
  if (from === null || to === null) return;
  canvas.context.moveTo(from.x, from.y);
  canvas.context.lineTo(to.x, to.y);
};

/** Returns the part of a wall that lies ahead of the eye; null if none of it does. */
function ahead(
  { camera }: Canvas,
  { a, b, length }: Wall,
): readonly [from: number, to: number] | null {
  const [from, to] = [offsetOf(camera, a)[0], offsetOf(camera, b)[0]];
  if (Math.max(from, to) < NEAREST) return null;
  const cut = ((NEAREST - from) / (to - from)) * length;
  return [
    from < NEAREST ? Math.min(length, cut + HAIR) : 0,
    to < NEAREST ? Math.max(0, cut - HAIR) : length,
  ];
}

/**
 * Draws the courses of stones on a wall as lines about `every` sixteenths of an inch apart, closer in the shade, and
 * the joints between the stones where there is room for them. `seen` are the wall's visible corners.
 */
export function courses(canvas: Canvas, wall: Wall, seen: readonly Seen[], every: number): void {
  const scale = Math.max(...seen.map((each) => each.scale));
  const close = every * (1.35 - 0.75 * wall.shade);
  // Never closer than is visible.
  const step = Math.max(close, 3.2 / scale);
  const [from, to] = ahead(canvas, wall) ?? [0, wall.length];
  engrave(canvas, canvas.inks.line, 0.7, () => {
    for (let z = wall.foot + step; z < wall.top; z += step)
      line(canvas, onWall(canvas, wall, from, z), onWall(canvas, wall, to, z));
    // Joints, if the courses are high enough for them.
    if (step * scale < 7) return;
    for (let z = wall.foot, odd = 0; z < wall.top; z += step, odd = 1 - odd)
      for (let along = step * (1.2 + 1.2 * odd); along < wall.length; along += 2.4 * step)
        line(
          canvas,
          onWall(canvas, wall, along, z),
          onWall(canvas, wall, along, Math.min(z + step, wall.top)),
        );
  });
}

/** Draws the flat top of a piece, in the colour `fill`, if the eye is above it; `z` is its height in sixteenths. */
export function drawTop(canvas: Canvas, corners: readonly Point[], z: number, fill: string): void {
  if (canvas.camera.eye.z > z)
    drawFace(
      canvas,
      corners.map(({ x, y }) => ({ x, y, z })),
      fill,
    );
}
