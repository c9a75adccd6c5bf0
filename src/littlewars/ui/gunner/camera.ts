import { directionOf, sineCosine } from '../../engine/angles';
import { groundAt } from '../../engine/country';
import type { Aim } from '../../engine/flight';
import { MUZZLE, MUZZLE_HEIGHT } from '../../engine/gunShape';
import { INCH } from '../../engine/lengths';
import type { Country, Point } from '../../engine/types';

/** A place over the plane, in sixteenths of an inch. */
export interface Place extends Point {
  readonly z: number;
}

/** The picture, in its own pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The gunner's eye. It looks level, and what lies before it is raised in the picture by `rise`, so that what is upright stays
 * upright however the barrel is raised.
 */
export interface Camera extends Size {
  readonly eye: Place;
  /** Of length 1: whither the barrel points, and to the right of it. */
  readonly ahead: Point;
  readonly right: Point;
  /** Pixels that something as wide as it is far away covers. */
  readonly focus: number;
  /** The tangent of the angle by which the picture is raised. */
  readonly rise: number;
  /** Where in the picture that angle lies. */
  readonly middle: Point;
}

/** Where something is seen: in pixels, and how far ahead it lies. */
export interface Seen extends Point {
  readonly depth: number;
  /** Pixels a sixteenth of an inch. */
  readonly scale: number;
}

/** The eye behind the axle and above the barrel: over the trail's end, where nothing of the Country can be. */
const BEHIND = 3.25 * INCH;
const ABOVE = 0.6 * INCH;
/** The eye follows the breech down as far as this, and the picture the barrel; then the barrel rises before it. */
export const FOLLOWS = 8_000;
/** How much of the angle beyond that the picture still follows. */
const TRAILS = 0.15;
/** What is nearer than this is not seen. */
export const NEAREST = INCH / 2;
/** Tangents of half the angle of view, of narrow pictures and of wide ones. */
const [NARROW, WIDE] = [0.25, 0.364];
const [NARROW_WIDTH, WIDE_WIDTH] = [360, 900];
/** The part of the picture above the line of the barrel. */
const OVERHEAD = 0.44;

/** The top of the foresight over the barrel's line, at the muzzle: four degrees under it, as the eye sees it. */
export const BEAD = 0.285 * INCH;

export const tangent = (angle: number): number => {
  const [sine, cosine] = sineCosine(angle);
  return sine / cosine;
};

const slopeOf = (part: number): number => Math.min(1, Math.max(0, part));

/** The eye of who aims a gun that stands at a place so. */
export function cameraOf(
  country: Country,
  gun: Point,
  { bearing, elevation }: Aim,
  { width, height }: Size,
): Camera {
  const ahead = directionOf(bearing);
  const right = { x: ahead.y, y: -ahead.x };
  const followed = Math.min(elevation, FOLLOWS);
  const [sine, cosine] = sineCosine(followed);
  const back = BEHIND * cosine + ABOVE * sine;
  const part = slopeOf((width - NARROW_WIDTH) / (WIDE_WIDTH - NARROW_WIDTH));
  return {
    eye: {
      x: gun.x - back * ahead.x,
      y: gun.y - back * ahead.y,
      z: groundAt(country, gun) + MUZZLE_HEIGHT - BEHIND * sine + ABOVE * cosine,
    },
    ahead,
    right,
    focus: width / 2 / (NARROW + (WIDE - NARROW) * part),
    rise: tangent(followed + TRAILS * (elevation - followed)),
    middle: { x: width / 2, y: height * OVERHEAD },
    width,
    height,
  };
}

/** How far ahead of the eye a place lies, and how far to the right. */
export function offsetOf(
  { eye, ahead, right }: Camera,
  p: Point,
): readonly [depth: number, aside: number] {
  const [dx, dy] = [p.x - eye.x, p.y - eye.y];
  return [dx * ahead.x + dy * ahead.y, dx * right.x + dy * right.y];
}

/** Where a place is seen whose depth and offset are known; it must lie ahead. */
export function seenAt(camera: Camera, depth: number, aside: number, z: number): Seen {
  const { eye, focus, rise, middle } = camera;
  const scale = focus / depth;
  return {
    x: middle.x + aside * scale,
    y: middle.y - (z - eye.z) * scale + rise * focus,
    depth,
    scale,
  };
}

/** Where a place is seen; null where it is not ahead. */
export function project(camera: Camera, { x, y, z }: Place): Seen | null {
  const [depth, aside] = offsetOf(camera, { x, y });
  return depth < NEAREST ? null : seenAt(camera, depth, aside, z);
}

/** Where the horizon lies in the picture. */
export const horizonOf = ({ middle, rise, focus }: Camera): number => middle.y + rise * focus;

/** A place on the barrel, so far before the axle and so far above the barrel's line, and aside to the right. */
export function onBarrel(
  country: Country,
  gun: Point,
  { bearing, elevation }: Aim,
  [along, above, aside = 0]: readonly [along: number, above: number, aside?: number],
): Place {
  const { x, y } = directionOf(bearing);
  const [sine, cosine] = sineCosine(elevation);
  const level = along * cosine - above * sine;
  return {
    x: gun.x + level * x + aside * y,
    y: gun.y + level * y - aside * x,
    z: groundAt(country, gun) + MUZZLE_HEIGHT + along * sine + above * cosine,
  };
}

/** The one sight: the top of the bead at the muzzle. */
export const beadOf = (country: Country, gun: Point, aim: Aim): Place =>
  onBarrel(country, gun, aim, [MUZZLE, BEAD]);
