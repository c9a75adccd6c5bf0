import { directionOf } from '../../../engine/angles';
import { MUZZLE_HEIGHT } from '../../../engine/gunShape';
import { INCH } from '../../../engine/lengths';
import type { Point, Side } from '../../../engine/types';
import { drawWheel } from '../../gunner/art/guns';
import type { Canvas } from '../../gunner/art/canvas';
import { line } from '../../gunner/art/walls';
import { offsetOf, project } from '../../gunner/camera';
import {
  type Placed,
  drawWheels,
  drawBox,
  rectangleOf,
  loadOf,
  drawArch,
  coatOf,
  placeAt,
} from './vehicleParts';

// Waggons, limbers, boats and trains as they are seen along a barrel.

/** Half the length and breadth of a waggon, and the radius of its wheels. */
const [L, B, WHEEL] = [0.92 * INCH, 0.38 * INCH, 0.26 * INCH];
const BED = [0.22 * INCH, 0.48 * INCH] as const;

/**
 * Draws a covered waggon in the gunner's view (kriegspiel.md 1.3); `foot` is the height of the ground below it, in
 * sixteenths of an inch.
 */
export function drawWaggon(canvas: Canvas, at: Placed, side: Side, foot: number): void {
  const alongs = [-0.6 * L, 0.6 * L];
  drawWheels(canvas, at, foot, alongs, B + 1, WHEEL, false);
  drawBox(canvas, rectangleOf(at, -L, L, B), foot + BED[0], foot + BED[1], loadOf(canvas, side));
  drawArch(canvas, at, [-L, L], B, [foot + BED[1], 0.5 * INCH], coatOf(canvas, side));
  drawWheels(canvas, at, foot, alongs, B + 1, WHEEL, true);
}

/**
 * Draws the limber under the trail of a gun in the gunner's view (kriegspiel.md 2.5). `at` is where the gun's axle
 * is; `foot` is the height of the ground, in sixteenths of an inch.
 */
export function drawLimber(canvas: Canvas, at: Placed, side: Side, foot: number): void {
  const radius = 0.42 * INCH;
  const half = 0.6 * INCH;
  drawWheels(canvas, at, foot, [0], half, radius, false);
  const top = foot + MUZZLE_HEIGHT;
  drawBox(
    canvas,
    rectangleOf(at, -0.3 * INCH, 0.3 * INCH, 0.42 * INCH),
    foot + radius,
    top,
    side === 'red' ? canvas.inks.red : canvas.inks.blueDark,
  );
  drawWheels(canvas, at, foot, [0], half, radius, true);
}

/** Returns the corners of a boat's outline, from the pointed bow along its right side to the flat stern and back. */
export const hullOf = (at: Placed): readonly Point[] => [
  placeAt(at, 1.5 * INCH, 0),
  placeAt(at, 0.9 * INCH, 0.45 * INCH),
  placeAt(at, 0, 0.62 * INCH),
  placeAt(at, -1.5 * INCH, 0.5 * INCH),
  placeAt(at, -1.5 * INCH, -0.5 * INCH),
  placeAt(at, 0, -0.62 * INCH),
  placeAt(at, 0.9 * INCH, -0.45 * INCH),
];

/**
 * Draws a boat in the gunner's view, with the heads of `aboard` men over its gunwale (kriegspiel.md 8.1); `foot` is
 * the height of the water, in sixteenths of an inch.
 */
export function drawBoat(
  canvas: Canvas,
  at: Placed,
  side: Side,
  aboard: number,
  foot: number,
): void {
  const top = foot + 0.45 * INCH;
  drawBox(canvas, hullOf(at), foot, top, coatOf(canvas, side));
  const { context, camera, inks } = canvas;
  const heads = Array.from({ length: Math.min(20, aboard) }, (_, i) => {
    const [along, sideways] = [
      (Math.floor(i / 4) - 2.2) * 0.5 * INCH,
      ((i % 4) - 1.5) * 0.22 * INCH,
    ];
    return project(camera, { ...placeAt(at, along, sideways), z: top + 0.2 * INCH });
  }).filter((seen) => seen !== null);
  heads.sort((a, b) => b.depth - a.depth);
  context.fillStyle = loadOf(canvas, side);
  context.strokeStyle = inks.outline;
  for (const { x, y, scale } of heads) {
    context.beginPath();
    context.arc(x, y, 2.2 * scale, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

/** The length of a train's engine, and of each of its trucks: two inches, in sixteenths of an inch. */
export const CAR = 2 * INCH;

/** Half the breadth of a train's engine, and of each truck. */
const HALF = 0.42 * INCH;

/** Draws the engine of a train in the gunner's view; `foot` is the height of the ground, in sixteenths. */
export function drawEngine(canvas: Canvas, at: Placed, side: Side, foot: number): void {
  const alongs = [-0.6 * INCH, 0, 0.6 * INCH];
  const radius = 0.2 * INCH;
  drawWheels(canvas, at, foot, alongs, HALF, radius, false);
  const bed = foot + 0.32 * INCH;
  drawBox(
    canvas,
    rectangleOf(at, -0.9 * INCH, 0.9 * INCH, HALF),
    foot + 0.2 * INCH,
    bed,
    canvas.inks.outline,
  );
  const parts = [
    {
      at: placeAt(at, -0.6 * INCH, 0),
      draw: () =>
        drawBox(
          canvas,
          rectangleOf(at, -0.9 * INCH, -0.3 * INCH, HALF),
          bed,
          foot + 1.1 * INCH,
          coatOf(canvas, side),
        ),
    },
    {
      at: placeAt(at, 0.3 * INCH, 0),
      draw: () => {
        drawArch(
          canvas,
          at,
          [-0.3 * INCH, 0.85 * INCH],
          0.3 * INCH,
          [bed, 0.5 * INCH],
          loadOf(canvas, side),
        );
        drawBox(
          canvas,
          rectangleOf({ ...at, ...placeAt(at, 0.6 * INCH, 0) }, -1.6, 1.6, 1.6),
          bed + 0.4 * INCH,
          foot + 1.25 * INCH,
          canvas.inks.outline,
        );
      },
    },
  ];
  parts.sort((a, b) => offsetOf(canvas.camera, b.at)[0] - offsetOf(canvas.camera, a.at)[0]);
  for (const { draw } of parts) draw();
  drawWheels(canvas, at, foot, alongs, HALF, radius, true);
}

/**
 * Draws a truck of a train in the gunner's view (kriegspiel.md 8.2), covered if it is `loaded`; `foot` is the height
 * of the ground below it, in sixteenths of an inch.
 */
export function drawTruck(
  canvas: Canvas,
  at: Placed,
  side: Side,
  loaded: boolean,
  foot: number,
): void {
  const alongs = [-0.5 * INCH, 0.5 * INCH];
  const radius = 0.16 * INCH;
  drawWheels(canvas, at, foot, alongs, HALF, radius, false);
  const top = foot + 0.6 * INCH;
  drawBox(
    canvas,
    rectangleOf(at, -0.92 * INCH, 0.92 * INCH, HALF),
    foot + 0.22 * INCH,
    top,
    coatOf(canvas, side),
  );
  if (loaded)
    drawArch(
      canvas,
      at,
      [-0.8 * INCH, 0.8 * INCH],
      HALF * 0.86,
      [top, 0.3 * INCH],
      loadOf(canvas, side),
    );
  drawWheels(canvas, at, foot, alongs, HALF, radius, true);
}

/**
 * Draws the wreck of a gun, waggon, boat or train in the gunner's view (kriegspiel.md 3.4): crossed beams and a wheel;
 * `foot` is the height of the ground below it, in sixteenths of an inch.
 */
export function drawWreck(canvas: Canvas, at: Placed, foot: number): void {
  const { context, camera, inks } = canvas;
  const seen = (along: number, sideways: number, z: number) =>
    project(camera, { ...placeAt(at, along, sideways), z: foot + z });
  const beams = [
    [seen(-14, -5, 0), seen(10, 7, 9)],
    [seen(-10, 8, 1), seen(13, -6, 6)],
    [seen(2, -9, 0), seen(-2, 9, 12)],
  ] as const;
  for (const [wide, ink] of [
    [3.4, inks.outline],
    [2, inks.steep],
  ] as const) {
    context.beginPath();
    for (const [a, b] of beams) line(canvas, a, b);
    context.lineWidth = Math.max(1, wide * (beams[0][0]?.scale ?? 0));
    context.strokeStyle = ink;
    context.stroke();
  }
  const wheel = { ...placeAt(at, 8, 6), z: foot + 0.3 * INCH };
  drawWheel(canvas, wheel, directionOf(at.bearing + 50_000), true, 0.4 * INCH);
}
