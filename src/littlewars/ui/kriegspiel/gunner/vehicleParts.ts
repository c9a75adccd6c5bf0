import { directionOf } from '../../../engine/angles';
import type { Point, Side } from '../../../engine/types';
import { type Canvas, drawFace } from '../../gunner/art/canvas';
import { drawWheel } from '../../gunner/art/guns';
import { wallsOf, drawWall, engrave, line, onWall, drawTop } from '../../gunner/art/walls';
import { type Place, offsetOf } from '../../gunner/camera';

// The parts of vehicles as they are seen along a barrel: boxes, round covers, wheels.

/** Where a vehicle is on the field, in sixteenths of an inch, and its bearing, in thousandths of a degree. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly bearing: number;
}

/**
 * Returns the place on the field that is `along` ahead of a vehicle's middle and `sideways` to its right (negative:
 * behind, to the left), in sixteenths of an inch.
 */
export const placeAt = ({ x, y, bearing }: Placed, along: number, sideways: number): Point => {
  const { x: dx, y: dy } = directionOf(bearing);
  return { x: x + along * dx + sideways * dy, y: y + along * dy - sideways * dx };
};

/**
 * Returns the corners of a rectangle placed relative to a vehicle's middle and bearing: rear left, front left, front
 * right, rear right. `back` and `front` are distances ahead of the middle (negative: behind), `half` is half the
 * width; all in sixteenths of an inch.
 */
export const rectangleOf = (
  at: Placed,
  back: number,
  front: number,
  half: number,
): readonly Point[] => [
  placeAt(at, back, -half),
  placeAt(at, front, -half),
  placeAt(at, front, half),
  placeAt(at, back, half),
];

/** Returns the colour of the bodies of a side's vehicles: Red's are light, Blue's dark, like their men. */
export const coatOf = ({ inks }: Canvas, side: Side): string =>
  side === 'red' ? inks.redLight : inks.blue;
/** Returns the colour of a vehicle's load, by the side of the vehicle. */
export const loadOf = ({ inks }: Canvas, side: Side): string =>
  side === 'red' ? inks.red : inks.blueDark;

/**
 * Draws a box of planks in the gunner's view, with these `corners` on the field and from the height `foot` to the
 * height `top` above the floor, in sixteenths of an inch.
 */
export function drawBox(
  canvas: Canvas,
  corners: readonly Point[],
  foot: number,
  top: number,
  ink: string,
): void {
  for (const wall of wallsOf(canvas, corners, foot, top)) {
    if (drawWall(canvas, wall, ink).length < 4) continue;
    const middle = (foot + top) / 2;
    engrave(canvas, canvas.inks.line, 0.7, () =>
      line(canvas, onWall(canvas, wall, 0, middle), onWall(canvas, wall, wall.length, middle)),
    );
  }
  drawTop(canvas, corners, top, ink);
}

/** Draws faces of something convex, the farthest first. */
function drawFaces(
  canvas: Canvas,
  faces: readonly { readonly face: readonly Place[]; readonly ink: string }[],
): void {
  const depth = (face: readonly Place[]): number =>
    face.reduce((sum, place) => sum + offsetOf(canvas.camera, place)[0], 0) / face.length;
  for (const { face, ink } of [...faces].sort((a, b) => depth(b.face) - depth(a.face)))
    drawFace(canvas, face, ink);
}

/** The angles of the ribs of a round cover, from one side over the top to the other. */
const RIBS = [0, 30, 60, 90, 120, 150, 180].map((degrees) => (degrees * Math.PI) / 180);

/**
 * Draws the round cover of a waggon, or a boiler, in the gunner's view, with its ends closed. It lies along the vehicle
 * from `back` to `front`, distances ahead of the vehicle's middle, `half` to either side; `foot` and `height` are above
 * the floor and above `foot`. All in sixteenths of an inch.
 */
export function drawArch(
  canvas: Canvas,
  at: Placed,
  [back, front]: readonly [number, number],
  half: number,
  [foot, height]: readonly [number, number],
  ink: string,
): void {
  const rib = (along: number): readonly Place[] =>
    RIBS.map((angle) => ({
      ...placeAt(at, along, -half * Math.cos(angle)),
      z: foot + height * Math.sin(angle),
    }));
  const [rear, fore] = [rib(back), rib(front)];
  drawFaces(canvas, [
    { face: rear, ink },
    { face: fore, ink },
    ...RIBS.slice(1).map((_, i) => ({
      face: [rear[i], fore[i], fore[i + 1], rear[i + 1]] as readonly Place[],
      ink,
    })),
  ]);
}

/**
 * Draws the wheels on one side of a vehicle in the gunner's view: with `near` the side nearer to the eye, otherwise the
 * farther one. `alongs` are the distances of their axles ahead of the vehicle's middle, `half` that of the wheels from
 * its middle line, `foot` the height of the ground; all in sixteenths of an inch.
 */
export function drawWheels(
  canvas: Canvas,
  at: Placed,
  foot: number,
  alongs: readonly number[],
  half: number,
  radius: number,
  near: boolean,
): void {
  const wheels = alongs.map((along) => {
    const [left, right] = [placeAt(at, along, -half), placeAt(at, along, half)];
    const isLeftNear = offsetOf(canvas.camera, left)[0] < offsetOf(canvas.camera, right)[0];
    return isLeftNear === near ? left : right;
  });
  wheels.sort((a, b) => offsetOf(canvas.camera, b)[0] - offsetOf(canvas.camera, a)[0]);
  for (const wheel of wheels)
    drawWheel(canvas, { ...wheel, z: foot + radius }, directionOf(at.bearing), near, radius);
}
